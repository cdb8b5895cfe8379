"""The runner of scenarios itself: every clause can fail, and every typo is told with its file and place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from windsock.command.scenario import register
from windsock.core.trouble import Trouble
from windsock.scenario import files, read, run

DOCS = Path(__file__).parent.parent / "docs" / "scenarios.md"
HEAD = 'game = "airlines-europe"\nboard = "t1"\nseats = 2\n'
POSITION = """
[given]
seats.p1 = { cash = 8, points = 11, hand = { red = 2, white = 1 }, portfolio = { grey = 1 } }
sold.r06 = ["orange"]
market = ["red", "black", "brown", "grey", "white"]
deck_top = ["green"]
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "idea.toml"
    file.write_text(text, encoding="utf-8")
    return file


def failures(folder: Path, clauses: str, play: str = "p1 buy orange r01") -> list[str]:
    """The paths on which one step fails."""
    text = f'{HEAD}{POSITION}\n[[step]]\nplay = "{play}"\n{clauses}\n'
    (scenario,) = read(written(folder, text))
    return [failure.path for failure in run(scenario)]


def root(trouble: Trouble) -> Trouble:
    """What went wrong, inside whatever says where."""
    cause: BaseException | None = trouble
    while isinstance(cause, Trouble) and isinstance(cause.__cause__, Trouble):
        cause = cause.__cause__
    assert isinstance(cause, Trouble)
    return cause


def run_all(file: Path) -> None:
    for scenario in read(file):
        run(scenario)


def trouble_of(folder: Path, text: str) -> Trouble:
    file = written(folder, text)
    with pytest.raises(Trouble) as caught:
        run_all(file)
    assert "idea.toml" in str(caught.value)
    return caught.value


PASSING = [
    "then = { bank = '+3', seats.p1.cash = 5, airlines.orange = { space = 19, bonus = false } }",
    "then = { seats.p1.hand = { exact = true, red = 2, white = 1 }, market = 'same', ending = 'none' }",
    "then = { market.size = 5, market.2 = 'black', market.1-2 = ['red', 'black'], market.count.red = 1 }",
    "then = { routes = { r01.price = 4, MAD-LON.price = 4 }, seats.p1.hand = { blue = 0, size = 3 } }",
    "then = { market = ['red', 'black', 'brown', 'grey', 'white'], seats.size = 2 }",
    "then.routes.r01.licences = [{ plane = 'orange' }, { plane = 'none' }, { price = 6 }]",
    "refused = { move = 'p2 cash', rule = 'AE-TURN-01' }",
    "refused = [{ move = ['p1 cash', 'p1 draw'], rule = 'AE-BUY-12' }]",
    "asked = ['p1']",
    "legal = { seat = 'p1', includes = ['stop'], excludes = ['buy orange L1', 'cash'] }",
    "legal = { seat = 'p1', verbs = ['buy', 'stop'] }",
    "legal = { seat = 'p2', exactly = [] }",
    "view = { seat = 'p2', then.seats.p1 = { cards = 3, cash = '-3' }, lacks.seats.p1 = ['red', 11] }",
    "view = { seat = 'spectator', then.deck = 'same', lacks.deck = ['green'] }",
    "events = { seat = 'p2', includes = [{ event = 'BonusConnected' }], lacks = [{ event = 'ShareDrawn' }] }",
    "events = { seat = 'p2', exactly = [{ event = 'LicenceBought' }, { event = 'BonusConnected' }] }",
    "over = false",
    "winners = ['p1']",
]


@pytest.mark.parametrize("clause", PASSING)
def test_a_clause_passes(clause: str, tmp_path: Path) -> None:
    assert failures(tmp_path, clause) == []


FAILING = {
    "then = { bank = '+2' }": ["then.bank"],
    "then = { bank = '-3', seats.p1.cash = 6 }": ["then.bank", "then.seats.p1.cash"],
    "then = { bank = 'same' }": ["then.bank"],
    "then = { bank = true }": ["then.bank"],
    "then = { ending = 'third-scoring' }": ["then.ending"],
    "then = { market = 'none' }": ["then.market"],
    "then = { seats.p1.hand = { exact = true, red = 2 } }": ["then.seats.p1.hand.white"],
    "then = { seats.p1.hand.blue = 1 }": ["then.seats.p1.hand.blue"],
    "then = { seats.p1.hand = 3 }": ["then.seats.p1.hand"],
    "then = { market = ['red'] }": ["then.market"],
    "then = { market = ['black', 'red', 'brown', 'grey', 'white'] }": ["then.market.1", "then.market.2"],
    "then = { market.6 = 'red' }": ["then.market.6"],
    "then = { market.1-2.count.red = 2 }": ["then.market.1-2.count.red"],
    "then = { phantom.red = 2 }": ["then.phantom"],
    "then = { phantom = 'same', bank.size = 1 }": ["then.bank"],
    "then = { market.size = 'same', deck.size = '-1' }": ["then.deck.size"],
    "then.routes.r01.licences = [{}, { plane = 'orange' }, {}]": ["then.routes.r01.licences.2.plane"],
    "refused = { move = 'p1 stop', rule = 'AE-BUY-12' }": ["refused (p1 stop)"],
    "refused = { move = 'p1 cash', rule = 'AE-BUY-14' }": ["refused (p1 cash)"],
    "asked = ['p1', 'p2']": ["asked"],
    "asked = []": ["asked"],
    "legal = { seat = 'p1', includes = ['cash'] }": ["legal.includes"],
    "legal = { seat = 'p1', excludes = ['stop'] }": ["legal.excludes"],
    "legal = { seat = 'p1', excludes = ['buy orange r05 2'] }": ["legal.excludes"],
    "legal = { seat = 'p1', exactly = ['stop'] }": ["legal.exactly"],
    "legal = { seat = 'p1', verbs = ['stop'] }": ["legal.verbs"],
    "view = { seat = 'p2', then.seats.p1.cards = 2 }": ["view p2.seats.p1.cards"],
    "view = { seat = 'p1', lacks.seats.p1 = ['red'] }": ["view p1.lacks.seats.p1"],
    "view = { seat = 'p1', lacks = ['red'] }": ["view p1.lacks"],
    "view = { seat = 'p2', lacks.seats.p1.cash = 5 }": ["view p2.lacks.seats.p1.cash"],
    "events = { seat = 'p2', includes = [{ event = 'BonusConnected', bonus = 4 }] }": ["events p2.includes"],
    "events = { seat = 'p2', includes = [{ event = 'BonusConnected' }, { event = 'LicenceBought' }] }": [
        "events p2.includes"
    ],
    "events = { seat = 'p2', lacks = [{ event = 'BonusConnected' }] }": ["events p2.lacks"],
    "events = { seat = 'p2', exactly = [{ event = 'BonusConnected' }] }": ["events p2.exactly"],
    "over = true": ["over"],
    "winners = ['p2']": ["winners"],
}


@pytest.mark.parametrize(("clause", "paths"), FAILING.items())
def test_a_clause_fails(clause: str, paths: list[str], tmp_path: Path) -> None:
    assert failures(tmp_path, clause) == paths


def test_a_move_that_the_rules_refuse_is_a_failure_with_the_rule(tmp_path: Path) -> None:
    (scenario,) = read(written(tmp_path, f'{HEAD}{POSITION}[[step]]\nplay = ["p1 cash", "p1 cash"]\n'))
    (failure,) = run(scenario)
    assert (failure.step, failure.path, failure.expected, failure.found) == (
        1,
        "play",
        "p1 cash",
        "AE-TURN-01",
    )


def test_a_failure_names_file_step_path_expected_and_found(tmp_path: Path) -> None:
    (scenario,) = read(written(tmp_path, f"{HEAD}[[step]]\nover = false\n[[step]]\nthen.bank = 45\n"))
    (failure,) = run(scenario)
    assert str(failure) == f"{tmp_path / 'idea.toml'}: idea, step 2, then.bank: expected 45, found 44"


def test_the_events_of_a_step_are_those_since_the_last(tmp_path: Path) -> None:
    text = f"""{HEAD}{POSITION}
[[step]]
play = "p1 cash"
events = {{ seat = "p2", exactly = [{{ event = "MoneyTaken", seat = "p1" }}] }}
[[step]]
play = "p2 cash"
events = {{ seat = "p1", exactly = [{{ event = "MoneyTaken", seat = "p2" }}] }}
"""
    (scenario,) = read(written(tmp_path, text))
    assert run(scenario) == []


def step(clause: str) -> str:
    return f"{HEAD}{POSITION}[[step]]\n{clause}\n"


def given(line: str) -> str:
    return f"{HEAD}[given]\n{line}\n[[step]]\nover = false\n"


TYPOS: dict[str, tuple[str, dict[str, Any]]] = {
    "game = [": ("scenario-toml", {}),
    'game = "a"\ngame = "b"': ("scenario-toml", {}),
    HEAD: ("scenario-missing", {"field": "step"}),
    f"gmae = 1\n{HEAD}": ("scenario-key", {"field": "gmae"}),
    'game = "chess"\nseats = 2\n[[step]]\nover = true': ("unknown-game", {"game": "chess"}),
    'game = "airlines-europe"\nseats = 2\nboard = "t2"\n[[step]]\nover = true': ("unknown-board", {}),
    'game = "airlines-europe"\nseats = 2\noptions = { fast = true }\n[[step]]\nover = true': (
        "unknown-option",
        {},
    ),
    'game = "airlines-europe"\nseats = 2\noptions = { flight_ban = 1 }\n[[step]]\nover = true': (
        "scenario-kind",
        {"field": "flight_ban"},
    ),
    'game = "airlines-europe"\nseats = 6\n[[step]]\nover = true': ("seat-count", {"seats": 6}),  # AE-SETUP-01
    'game = "airlines-europe"\nseats = 1\n[[step]]\nover = true': ("seat-count", {"seats": 1}),  # AE-SETUP-01
    'game = "airlines-europe"\nseats = "2"\n[[step]]\nover = true': ("scenario-kind", {"field": "seats"}),
    f"rules = [1]\n{HEAD}[[step]]\nover = true": ("scenario-kind", {"field": "rules"}),
    f"scenario = 1\n{HEAD}": ("scenario-kind", {"field": "scenario"}),
    f"scenario = [1]\n{HEAD}": ("scenario-kind", {"field": "scenario"}),
    f"scenario = []\n{HEAD}": ("scenario-kind", {"field": "scenario"}),
    f"{HEAD}[[scenario]]\nstep = []": ("scenario-missing", {"field": "name"}),
    f'{HEAD}[[scenario]]\nname = "a"\nstep = []\n[[scenario]]\nname = "a"\nstep = []': (
        "scenario-twice",
        {"name": "a"},
    ),
    f'title = "x"\n{HEAD}[[scenario]]\nname = "a"\nstep = []': ("scenario-key", {"field": "title"}),
    f"step = [1]\n{HEAD}": ("scenario-kind", {"field": "step"}),
    f"{HEAD}[[step]]\n": ("scenario-empty", {}),
    step("then = {}"): ("scenario-empty", {}),
    step("legal = []"): ("scenario-empty", {}),
    step("play = []"): ("scenario-empty", {}),
    step("paly = 'p1 cash'"): ("scenario-key", {"field": "paly"}),
    step("play = 3"): ("scenario-kind", {"field": "play"}),
    step("play = ['p1 cash', 3]"): ("scenario-kind", {"field": "play"}),
    step("play = 'p3 cash'"): ("scenario-seat", {"word": "p3"}),
    step("play = 'cash'"): ("scenario-seat", {"word": "cash"}),
    step("play = 'p1 chas'"): ("notation-verb", {"word": "chas"}),
    step("play = 'p1 buy ornge r05'"): ("notation-word", {"word": "ornge"}),
    step("play = 'p1'"): ("notation-empty", {}),
    step("refused = { move = 'p1 cash' }"): ("scenario-missing", {"field": "rule"}),
    step("refused = { move = 'p1 cash', rule = 'AE-TRUN-01' }"): ("scenario-rule", {"word": "AE-TRUN-01"}),
    step("refused = { move = 'p1 chas', rule = 'AE-TURN-01' }"): ("notation-verb", {}),
    step("refused = ['p1 cash']"): ("scenario-kind", {"field": "refused"}),
    step("asked = ['p0']"): ("scenario-seat", {"word": "p0"}),
    step("asked = [1]"): ("scenario-kind", {"field": "asked"}),
    step("winners = ['red']"): ("scenario-seat", {"word": "red"}),
    step("over = 'yes'"): ("scenario-kind", {"field": "over"}),
    step("legal = { seat = 'p1', include = ['cash'] }"): ("scenario-key", {"field": "include"}),
    step("legal = { seat = 'p1', excludes = ['chas'] }"): ("notation-verb", {}),
    step("legal = { seat = 'p1', verbs = ['chas'] }"): ("notation-verb", {}),
    step("legal = { seat = 'p1' }"): ("scenario-empty", {}),
    step("legal = { includes = ['cash'] }"): ("scenario-missing", {"field": "seat"}),
    step("then = { bnak = 44 }"): ("scenario-path", {"path": "bnak"}),
    step("then = { seats.p3x.cash = 44 }"): ("scenario-path", {"path": "seats.p3x"}),
    step("then = { seats.p1.hand.rde = 0 }"): ("scenario-path", {"path": "seats.p1.hand.rde"}),
    step("then = { market = { exact = true } }"): ("scenario-path", {"path": "market.exact"}),
    step("then = { bank = '+0' }"): ("scenario-unplayed", {"path": "bank"}),
    step("then = { market = 'same' }"): ("scenario-unplayed", {"path": "market"}),
    step("view = { seat = 'p9', then.bank = 44 }"): ("scenario-seat", {"word": "p9"}),
    step("view = { seat = 'p2', lacks.seats.p1 = ['rde'] }"): ("scenario-not-there", {"value": "rde"}),
    step("view = { seat = 'p2', lacks.seats.p8 = ['red'] }"): ("scenario-not-there", {}),
    step("view = { seat = 'p2', lacks.saets = ['red'] }"): ("scenario-path", {"path": "saets"}),
    step("events = { seat = 'p2', lacks = [{ event = 'ShareDrwan' }] }"): (
        "scenario-event",
        {"word": "ShareDrwan"},
    ),
    step("events = { seat = 'p2', lacks = ['ShareDrawn'] }"): ("scenario-event", {}),
    step("events = { seat = 'p2', lacks = [{ event = ['ShareDrawn'] }] }"): ("scenario-event", {}),
    step("events = { seat = 'p2', lacks = [{ event = 'ShareDrawn', crad = 1 }] }"): (
        "scenario-key",
        {"field": "crad"},
    ),
    given("bnak = 1"): ("scenario-word", {"word": "bnak"}),
    given("bank = -1"): ("scenario-kind", {"field": "bank"}),
    given("bank = 'much'"): ("scenario-kind", {"field": "bank"}),
    given("scorings = 3"): ("scenario-word", {"field": "scorings"}),
    given("turn = 'p3'"): ("scenario-word", {"word": "p3"}),
    given("turn = 3"): ("scenario-word", {"word": "3"}),
    given("phase = 'lunch'"): ("scenario-word", {"word": "lunch"}),
    given("phase = [1]"): ("scenario-word", {"field": "phase"}),
    given("seats = 3"): ("scenario-kind", {"field": "seats"}),
    given("seats.p1 = 3"): ("scenario-kind", {"field": "p1"}),
    given("seats.p4.cash = 3"): ("scenario-word", {"word": "p4"}),
    given("seats.p1.csah = 3"): ("scenario-word", {"word": "p1.csah"}),
    given("seats.p1.cash = 61"): ("scenario-money", {"cash": 69}),
    given("seats.p1.hand = { rde = 1 }"): ("scenario-word", {"word": "rde"}),
    given("seats.p1.hand = { red = 14 }"): ("scenario-cards", {"word": "red"}),
    given("seats.p1.hand = { red = 'two' }"): ("scenario-kind", {"field": "red"}),
    given("seats.p1.hand = 'red'"): ("scenario-kind", {"field": "hand"}),
    given("seats.p1.portfolio = ['blue']"): ("scenario-cards", {"word": "blue"}),  # out of play
    given("market = [1]"): ("scenario-kind", {"field": "market"}),
    given("reserve = 21"): ("scenario-cards", {"word": "abacus"}),
    given("sold = ['r01']"): ("scenario-kind", {"field": "sold"}),
    given("sold.r99 = ['red']"): ("scenario-word", {"word": "r99"}),
    given("sold.r07 = ['violet']"): ("scenario-word", {"word": "violet"}),
    given("sold.r07 = ['abacus']"): ("scenario-word", {"word": "abacus"}),
    given("sold.r07 = ['red', 'grey', 'green']"): ("scenario-word", {"word": "green"}),
    given("banned.r99 = [2]"): ("scenario-word", {"word": "r99"}),
    given("banned.r01 = [2]"): ("scenario-word", {"word": "2"}),
    given("planes.white = -1"): ("scenario-kind", {"field": "white"}),
    given("spaces.wihte = 1"): ("scenario-word", {"word": "wihte"}),
    given("pile = ['red']\nmarket = ['red']"): ("scenario-word", {"word": "market"}),
    given("pile = ['abacus']"): ("scenario-cards", {"word": "abacus"}),
}


@pytest.mark.parametrize(("text", "expected"), TYPOS.items(), ids=range(len(TYPOS)))
def test_a_typo_is_told_with_its_file_and_place(
    text: str, expected: tuple[str, dict[str, Any]], tmp_path: Path
) -> None:
    trouble = trouble_of(tmp_path, text)
    key, facts = expected
    cause = root(trouble)
    assert cause.key == key
    assert {name: cause.facts[name] for name in facts} == facts
    if trouble.key == "scenario-broken":
        assert trouble.facts["where"]


def test_a_typo_in_a_step_names_scenario_step_and_clause(tmp_path: Path) -> None:
    trouble = trouble_of(tmp_path, f"{HEAD}[[step]]\nover = false\n[[step]]\nthen = {{ bnak = 44 }}\n")
    assert trouble.facts["where"] == "idea, step 2, then"


def test_unreadable_files_and_empty_folders(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as caught:
        read(tmp_path / "nothing.toml")
    assert caught.value.key == "scenario-unreadable"
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Trouble) as caught:
        read(tmp_path / "bytes.toml")
    assert caught.value.key == "scenario-unreadable"
    (tmp_path / "empty").mkdir()
    with pytest.raises(Trouble) as caught:
        files([tmp_path / "empty"])
    assert caught.value.key == "scenario-none"


def test_a_folder_gives_its_files_in_order(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    for name in ("b.toml", "a.toml", "inner/c.toml", "d.txt"):
        (tmp_path / name).write_text(HEAD)
    assert files([tmp_path]) == [tmp_path / "a.toml", tmp_path / "b.toml", tmp_path / "inner" / "c.toml"]


def test_what_stands_above_holds_for_every_scenario(tmp_path: Path) -> None:
    text = f"""{HEAD}
[[scenario]]
name = "two"
[[scenario.step]]
then.bank = 44
[[scenario]]
name = "three"
seats = 3
[[scenario.step]]
then.bank = 66
"""
    scenarios = read(written(tmp_path, text))
    assert [(scenario.name, scenario.seats) for scenario in scenarios] == [("two", 2), ("three", 3)]
    assert [run(scenario) for scenario in scenarios] == [[], []]


def test_the_example_of_the_documentation_runs(tmp_path: Path) -> None:
    examples = re.findall(r"^```toml\n(.*?)^```", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert examples
    for example in examples:
        (scenario,) = read(written(tmp_path, example))
        assert [str(failure) for failure in run(scenario)] == []


# The command


@pytest.fixture
def app() -> typer.Typer:
    app = typer.Typer()
    app.command("other")(lambda: None)  # with one command only, Typer would not ask for its name
    register(app)
    return app


PASSES = f"{HEAD}[[step]]\nover = false\n"
FAILS = f"{HEAD}[[step]]\nover = true\n"
BROKEN = f"{HEAD}[[step]]\nover = 1\n"
BROKEN_LATER = f'{HEAD}[[step]]\nplay = "p9 cash"\n'


@pytest.mark.parametrize(
    ("texts", "code", "lines"),
    [
        ([PASSES, PASSES], 0, ["passed  0", "passed  1", "2 passed, 0 failed, 0 broken"]),
        (
            [PASSES, FAILS],
            1,
            ["passed  0", "failed  1", "expected True, found False", "1 passed, 1 failed, 0 broken"],
        ),
        ([BROKEN, FAILS, PASSES], 2, ["failed  1", "passed  2", "1 passed, 1 failed, 1 broken"]),
        ([BROKEN_LATER, PASSES], 2, ["broken  0", "passed  1", "1 passed, 0 failed, 1 broken"]),
    ],
)
def test_the_command(app: typer.Typer, texts: list[str], code: int, lines: list[str], tmp_path: Path) -> None:
    for number, text in enumerate(texts):
        (tmp_path / f"{number}.toml").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(app, ["scenario", str(tmp_path)])
    assert result.exit_code == code
    assert all(line in result.output for line in lines), result.output
    assert "Traceback" not in result.output
