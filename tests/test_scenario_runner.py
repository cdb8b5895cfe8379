"""The runner of scenarios itself: every clause can fail, and every typo is told with its file and place."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from windsock.command.scenario import register
from windsock.core.record import load
from windsock.core.registry import load_game
from windsock.core.trouble import Trouble
from windsock.scenario import Scenario, files, lines_of, moves_of, read, run
from windsock.scenario.lines import line_of
from windsock.scenario.run import set_up
from windsock.scenario.words import events_of, steps_of

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs" / "scenarios.md"
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
    "legal = [{ seat = 'p2', count = 0 }, { seat = 'p1', count = { stop = 1, cash = 0 } }]",
    "then.market.unordered = ['white', 'grey', 'brown', 'black', 'red']",
    "then.routes.r01.licences.unordered = [{}, { price = 6 }, { plane = 'orange' }]",  # {} must make way
    "then.step = 'SecondLicence'",
    "events.seat = 'p2'\n"
    "events.exactly.unordered = [{ event = 'BonusConnected' }, { event = 'LicenceBought' }]",
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
    "legal = { seat = 'p1', count = 0 }": ["legal.count"],
    "legal = { seat = 'p1', count = { stop = 1, cash = 1 } }": ["legal.count.cash"],
    "then.market.unordered = ['white', 'grey', 'brown', 'black']": ["then.market.unordered"],
    "then.market.unordered = ['white', 'grey', 'brown', 'black', 'black']": ["then.market.unordered"],
    "then.step = 'Turn'": ["then.step"],
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


def banned(line: str) -> str:
    """With Flight Ban."""
    return f"{HEAD}options.flight_ban = true\n[given]\n{line}\n[[step]]\nover = false\n"


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
    step("legal = { seat = 'p1', count = { chas = 1 } }"): ("notation-verb", {}),
    step("legal = { seat = 'p1', count = 1.5 }"): ("scenario-kind", {"field": "count"}),
    step("legal = { seat = 'p1', count = { cash = true } }"): ("scenario-kind", {"field": "cash"}),
    step("then.market.unordered = 'red'"): ("scenario-kind", {"field": "market.unordered"}),
    step("then.seats.p1.hand = { exact = 1 }"): ("scenario-kind", {"field": "seats.p1.hand.exact"}),
    step("then.step = 'Trun'"): ("scenario-step", {"word": "Trun"}),
    step("view = { seat = 'p2', then.step = 'Trun' }"): ("scenario-step", {"word": "Trun"}),
    step(f"then.bank = 0x{'f' * 5_000}"): ("scenario-huge", {"field": "step.1.then.bank"}),
    step(f"then.bank = {'9' * 5_000}"): ("scenario-toml", {}),
    step(f"then.{'a.' * 5_000}a = 1"): ("scenario-deep", {"field": "step.1.then"}),
    step(f"then.market.{'1' * 5_000} = 1"): ("scenario-path", {}),
    step(f"play = 'p{'1' * 5_000} cash'"): ("scenario-seat", {}),
    step("events = { seat = 'p2', lacks = [{ event = 'WeatherRolled' }] }"): ("scenario-event", {}),
    f'board = "a\\u0000b"\n{HEAD}'.replace('board = "t1"', "") + "[[step]]\nover = true": (
        "unknown-board",
        {},
    ),
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
    given("bnak = 1"): ("scenario-key", {"field": "bnak"}),
    given("bank = -1"): ("scenario-number", {"field": "bank", "least": 0, "most": 60}),
    given("bank = 'much'"): ("scenario-number", {"field": "bank"}),
    given("bank = 0"): ("scenario-money", {"field": "bank", "cash": 16, "money": 60}),
    given("bank = 44.0"): ("scenario-number", {"field": "bank", "word": "44.0"}),
    given("bank = true"): ("scenario-number", {"field": "bank", "word": "True"}),
    given("seats.p1.points = 10000"): ("scenario-number", {"field": "seats.p1.points", "most": 9999}),
    given("scorings = 3"): ("scenario-number", {"field": "scorings", "most": 2}),
    given("turn = 'p3'"): ("scenario-word", {"word": "p3"}),
    given("turn = 3"): ("scenario-word", {"word": "3"}),
    banned("phase = 'lunch'"): ("scenario-word", {"words": "turn, choose, score, scoring, ban, end"}),
    given("phase = [1]"): ("scenario-word", {"field": "phase"}),
    given("seats = 3"): ("scenario-kind", {"field": "seats"}),
    given("seats.p1 = 3"): ("scenario-kind", {"field": "seats.p1"}),
    given("seats.p4.cash = 3"): ("scenario-word", {"word": "p4", "field": "seats", "words": "p1, p2"}),
    given("seats.p1.csah = 3"): ("scenario-key", {"field": "seats.p1.csah"}),
    given("seats.p1.cash = 61"): ("scenario-number", {"most": 60}),
    given("seats.p1.cash = 60"): ("scenario-money", {"field": "seats", "cash": 68}),
    given("seats.p1.hand = { rde = 1 }"): ("scenario-word", {"word": "rde"}),
    given("seats.p1.hand = { red = 14 }"): ("scenario-cards", {"word": "red"}),
    given("seats.p1.hand = { red = 'two' }"): ("scenario-number", {"field": "seats.p1.hand.red"}),
    given("seats.p1.hand = { scoring = 1 }"): ("scenario-word", {"field": "seats.p1.hand"}),
    given("seats.p1.portfolio = { scoring = 1 }"): ("scenario-word", {"field": "seats.p1.portfolio"}),
    given("seats.p1.ban_markers = 1"): ("scenario-number", {"most": 0}),  # without the option,
    given("seats.p1.hand = 'red'"): ("scenario-kind", {"field": "seats.p1.hand"}),
    given("seats.p1.portfolio = ['blue']"): ("scenario-word", {"word": "blue"}),  # out of play
    given("market = [1]"): ("scenario-kind", {"field": "market"}),
    given("reserve = 21"): ("scenario-number", {"most": 20}),
    given("market = ['red']"): ("scenario-invariant", {"rule": "AE-INV-04"}),
    given("market = ['red', 'red', 'red', 'red', 'red', 'red']"): ("scenario-full", {"most": 5}),
    given("deck = ['abacus']"): ("scenario-word", {"field": "deck"}),
    given("sold = ['r01']"): ("scenario-kind", {"field": "sold"}),
    given("sold.r99 = ['red']"): ("scenario-word", {"word": "r99"}),
    given("sold.r07 = ['violet']"): ("scenario-word", {"word": "violet"}),
    given("sold.r07 = ['abacus']"): ("scenario-word", {"word": "abacus"}),
    given("sold.r07 = ['red', 'grey', 'green']"): ("scenario-full", {"word": "green", "most": 2}),
    given("sold.r07 = ['red', 'red']"): ("scenario-again", {"word": "red", "field": "sold.r07"}),
    banned("banned.r99 = [2]"): ("scenario-word", {"word": "r99"}),
    banned("banned.r01 = [2]"): ("scenario-word", {"word": "2", "words": "3, 4, 6"}),
    given("planes.white = -1"): ("scenario-number", {"field": "planes.white"}),
    given("planes.white = 8"): ("scenario-number", {"most": 7}),
    given("spaces.white = 99"): ("scenario-number", {"most": 60}),
    given("spaces.wihte = 1"): ("scenario-word", {"word": "wihte"}),
    given("pile = ['red']\nmarket = ['red']"): ("scenario-key", {"field": "market"}),
    given("pile = ['abacus']"): ("scenario-word", {"word": "abacus"}),
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
    assert trouble.facts["where"] == "idea, step 2, then, line 7"


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
        read(*files([tmp_path / "empty"]))
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


# Positions that there are not, in the other games


OTHERS: dict[tuple[str, int, str], tuple[str, dict[str, Any]]] = {
    ("airlines-1990", 3, "discard = 99"): ("scenario-number", {"field": "discard", "most": 42}),
    ("airlines-1990", 3, "flight_pile = 43"): ("scenario-number", {"most": 42}),
    ("airlines-1990", 3, "removed_flights = 3"): ("scenario-kind", {"field": "removed_flights"}),
    ("airlines-1990", 3, "seats.p1.hand = { score = 1 }"): ("scenario-word", {"word": "score"}),
    ("airlines-1990", 3, "supply.BOI = 99"): ("scenario-number", {"field": "supply.BOI"}),
    ("airlines-1990", 3, "scorings = 1\nturns = 0"): ("scenario-invariant", {"rule": "A90-INV-14"}),
    ("airlines-1990", 3, "networks.BOI = ['r01', 'r01']"): ("scenario-again", {"field": "networks.BOI"}),
    ("airlines-1990", 3, "sabotaged.r07 = { company = 'HIT', value = 1 }"): ("scenario-number", {"least": 5}),
    ("airlines-1990", 3, "sabotaged.r07 = { company = 'HIT' }"): ("scenario-missing", {}),
    ("air-alliance", 2, "pile = 99"): ("scenario-number", {"field": "pile", "most": 54}),
    ("air-alliance", 2, "discards = 99"): ("scenario-number", {"field": "discards"}),
    ("air-alliance", 2, "row = ['c01', 'c01']"): ("scenario-cards", {"word": "c01", "field": "row"}),
    ("air-alliance", 2, "seats.p1.colour = 'black'"): (
        "scenario-word",
        {"words": "red, yellow, blue, green"},
    ),
    ("air-alliance", 2, "seats = { p1.colour = 'red', p2.colour = 'red' }"): ("scenario-cards", {}),
    ("air-alliance", 2, "zones.Z1 = ['red']"): ("scenario-invariant", {"rule": "AA-INV-06"}),
    ("air-alliance", 2, "planes = { E1 = ['-', '-', 'blue'] }"): ("scenario-invariant", {}),
    ("air-alliance", 2, "is_extra_turn = 1"): ("scenario-kind", {"field": "is_extra_turn"}),
    ("air-alliance", 2, "seats.p1.reserved = ['c01']\nrow = ['c01']"): ("scenario-invariant", {}),
    ("air-postal", 2, "seats.p1.bags = { mail = 1 }"): ("scenario-word", {"field": "seats.p1.bags"}),
    ("air-postal", 2, "seats.p1.place = 'NOWHERE'"): ("scenario-word", {"field": "seats.p1.place"}),
    ("air-postal", 2, "tokens = { lunch = ['p1'] }\nphase = 'flights'"): ("scenario-word", {"word": "lunch"}),
    ("air-postal", 2, "tokens = { flights = ['p1', 'p1'] }\nphase = 'flights'"): ("scenario-again", {}),
    ("air-postal", 2, "tokens = { flights = ['p2'] }\nphase = 'flights'"): (
        "scenario-word",
        {"field": "turn"},
    ),
    ("air-postal", 2, "seats.p1.money = 7"): ("scenario-invariant", {"rule": "AP-INV-09"}),
    ("air-postal", 2, "seats.p1.gauge = 99"): ("scenario-number", {"field": "seats.p1.gauge"}),
    ("air-postal", 2, "seats.p1.points = 'x'"): ("scenario-number", {"field": "seats.p1.points"}),
    ("air-postal", 2, "lost_tiles = [0]"): ("scenario-number", {"least": 1, "most": 8}),
    ("air-postal", 2, "order = ['p1']"): ("scenario-invariant", {"rule": "AP-INV-17"}),
    ("air-postal", 2, "phase = 'turn'"): ("scenario-word", {"field": "phase"}),  # of the initiation game only
    ("air-postal", 2, "seats = { p1.plane = 'p1', p2.plane = 'p1' }"): ("scenario-cards", {"word": "p1"}),
    ("air-postal", 2, "seats.p1.equipment = ['compass', 'compass']"): ("scenario-again", {}),
    ("air-postal", 2, "piles.compass = ['compass']"): ("scenario-word", {"field": "piles.compass"}),
    ("air-postal", 2, "seats.p1.cubes = { ALFA-ECHO = 'ALFA' }"): (
        "scenario-nothing",
        {"field": "seats.p1.cubes"},
    ),
    ("air-postal", 2, "chance = ['green:nice']"): ("scenario-word", {"word": "nice", "field": "chance"}),
    ("air-postal", 2, "chance = [-1]"): ("scenario-number", {"field": "chance"}),
    ("air-postal", 2, "round = 99"): ("scenario-number", {"field": "round", "least": 1}),  # AP-RULING-83
    ("air-postal", 2, "seats.p1.tour = 3"): (
        "scenario-key",
        {"field": "seats.p1.tour"},
    ),  # of the Epic ending
    ("airlines-europe", 2, "banned.r04 = [4]"): ("scenario-key", {"field": "banned"}),  # without Flight Ban
    ("airlines-europe", 2, "phase = 'ban'"): ("scenario-word", {"field": "phase", "word": "ban"}),
}


@pytest.mark.parametrize(("position", "expected"), OTHERS.items(), ids=range(len(OTHERS)))
def test_a_position_that_there_is_not_is_refused(
    position: tuple[str, int, str], expected: tuple[str, dict[str, Any]], tmp_path: Path
) -> None:
    game, seats, line = position
    text = f'game = "{game}"\nboard = "t1"\nseats = {seats}\n[given]\n{line}\n[[step]]\nover = false\n'
    trouble = trouble_of(tmp_path, text)
    key, facts = expected
    cause = root(trouble)
    assert cause.key == key
    assert {name: cause.facts[name] for name in facts} == facts
    assert re.search(r"given, line \d$", trouble.facts["where"])


HEADS = {  # what stands above the position, wrong, and the line that says so
    "seats = 9": ("seat-count", "seats, line 2"),
    "seats = 2\nboard = 'nowhere'": ("unknown-board", "board, line 3"),
    "seats = 2\noptions = { fast = true }": ("unknown-option", "options, line 3"),
}


@pytest.mark.parametrize("line", HEADS)
@pytest.mark.parametrize("is_shared", [False, True])
def test_a_mistake_above_the_position_is_said_of_its_line(line: str, is_shared: bool, tmp_path: Path) -> None:
    inner = "[[scenario]]\nname = 'idea'\n[[scenario.step]]" if is_shared else "[[step]]"
    trouble = trouble_of(tmp_path, f'game = "airlines-europe"\n{line}\n{inner}\nover = false\n')
    key, where = HEADS[line]
    assert (root(trouble).key, trouble.facts["where"]) == (key, f"idea, {where}")


BANS = {
    "scorings = 1\nbanned.r04 = [4, 6]": "scenario-nothing",  # AE-BAN-07: the last one of a route
    "banned = { r02 = [2, 4] }\nseats = { p1.ban_markers = 4, p2.ban_markers = 3 }": "scenario-full",
}


@pytest.mark.parametrize("position", BANS)
def test_bans_that_nobody_can_have_laid_are_refused(position: str, tmp_path: Path) -> None:
    trouble = trouble_of(tmp_path, banned(position))
    assert root(trouble).key == BANS[position]


def test_a_ban_on_the_board_was_a_marker_of_somebody(tmp_path: Path) -> None:
    text = banned("banned.r02 = [4]") + "then.seats = { p1.ban_markers = 3, p2.ban_markers = 4 }\n"
    (scenario,) = read(written(tmp_path, text))
    assert run(scenario) == []


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_text(f"\ufeff{HEAD}[[step]]\nthen.bank = 44\n", encoding="utf-8")
    (scenario,) = read(file)
    assert run(scenario) == []


def test_a_table_that_was_set_up_is_saved_with_its_position(tmp_path: Path) -> None:
    (scenario,) = read(written(tmp_path, f"{HEAD}{POSITION}[[step]]\nover = false\n"))
    table = set_up(scenario)
    before = table.digest()
    table.play(0, table.legal(0)[0])
    table.save(tmp_path / "game.wsk")
    again = load(tmp_path / "game.wsk")
    assert (again.digest(), again.at(0).digest()) == (table.digest(), before)


def test_a_die_of_the_wrong_colour_is_told_when_it_is_rolled(tmp_path: Path) -> None:
    text = (HERE / "scenarios" / "air-postal" / "flight.toml").read_text(encoding="utf-8")
    first = next(scenario for scenario in read(written(tmp_path, text)) if named_dice(scenario))
    assert first.given is not None
    wrong = {**first.given, "chance": ["red:fair"] * len(first.given["chance"])}
    assert run(first) == []
    with pytest.raises(Trouble) as caught:
        run(replace(first, given=wrong))
    assert root(caught.value).key == "scenario-die"
    assert "step 1, play" in caught.value.facts["where"]


def named_dice(scenario: Scenario) -> bool:
    chance = (scenario.given or {}).get("chance", [])
    return "green:wind" in chance[:1]


LINES = """# a comment
game = "airlines-europe"
board = "t1"

[[scenario]]
name = "one"
seats = 2
[scenario.given]
seats.p1 = { cash = 5 }
[[scenario.step]]
over = false

[[scenario]]
name = "two"
seats = 2
given.market = [
    "red",
]
given.seats.p2.cash = 5
[[scenario.step]]
over = false
[[scenario.step]]
then.bank = 3
[scenario.step.view]
seat = "p1"
"""


@pytest.mark.parametrize(
    ("trail", "line"),
    [
        (("game",), 2),
        (("scenario", 0, "given", "seats", "p1", "cash"), 9),
        (("scenario", 0, "given", "nothing"), 8),
        (("scenario", 1, "given", "market"), 16),
        (("scenario", 1, "given", "seats", "p2", "cash"), 19),
        (("scenario", 1, "step", 1, "then", "bank"), 23),
        (("scenario", 1, "step", 1, "view", "seat"), 25),
        (("scenario", 1, "step", 0), 20),
        (("nothing",), 0),
    ],
)
def test_the_line_of_a_key(trail: tuple[str | int, ...], line: int, tmp_path: Path) -> None:
    assert line_of(written(tmp_path, LINES), trail) == line


# Showing a position


@pytest.mark.parametrize("game", ["airlines-europe", "airlines-1990", "air-alliance", "air-postal"])
def test_the_lines_of_a_position_are_those_of_then(game: str, tmp_path: Path) -> None:
    table = load_game(game).new(2, 0, board="t1")
    then = "\n".join(f"{path} = {value}" for path, value in lines_of(table).items())
    text = f'game = "{game}"\nboard = "t1"\nseats = 2\n[[step]]\n{moves_of(table)[0]}\n[step.then]\n{then}\n'
    (scenario,) = read(written(tmp_path, text))
    assert [str(failure) for failure in run(scenario)] == []


# Steps and events in the documentation


@pytest.mark.parametrize("game", ["airlines-europe", "airlines-1990", "air-alliance", "air-postal"])
def test_the_documentation_lists_all_steps_and_events(game: str) -> None:
    text = " ".join(DOCS.read_text(encoding="utf-8").split())
    table = load_game(game).new(2, 0)
    steps = ", ".join(f"`{name}`" for name in steps_of(table))
    events = "; ".join(
        f"`{name}`" + (f" ({', '.join(facts)})" if facts else "") for name, facts in events_of(table).items()
    )
    assert f"Steps: {steps}." in text
    assert f"Events: {events}." in text


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


def test_the_command_goes_on_after_what_it_cannot_read(app: typer.Typer, tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(PASSES, encoding="utf-8")
    (tmp_path / "empty").mkdir()
    names = ("none.toml", "empty", "good.toml")
    result = CliRunner().invoke(app, ["scenario", *(str(tmp_path / name) for name in names)])
    assert result.exit_code == 2
    assert "passed  good" in result.output
    assert "1 passed, 0 failed, 2 broken" in result.output


def test_the_command_shows_positions(app: typer.Typer, tmp_path: Path) -> None:
    file = written(tmp_path, f'{HEAD}{POSITION}[[step]]\nplay = "p1 cash"\nover = false\n')
    result = CliRunner().invoke(app, ["scenario", "--show", str(file)])
    assert result.exit_code == 0
    given, _, after = result.output.partition("step 1  idea")
    for line in ('step = "Turn"', "bank = 44", "seats.p1.hand.red = 2", 'legal = { seat = "p1", count = '):
        assert f"        {line}" in given
    assert "        bank = 36\n" in after  # what has changed,
    assert "market = " not in after  # and nothing else
    assert after.endswith("passed  idea\n1 passed, 0 failed, 0 broken\n")
