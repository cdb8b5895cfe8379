"""Mutants fit the sources, tests notice those of a sample, and the script tells a killed one from a survivor.

`make mutants` tries them all.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

from scripts.judging import GAMES, KILLED, SURVIVED, Suite, Verdict, judge_all, judge_alone
from scripts.mutants import EQUIVALENT, Ledger, equivalents, games, mutants
from windsock.core.registry import load_game
from windsock.coverage.citations import sources
from windsock.coverage.mutants import Mutant, in_module, mutants_of, one_line

RULES = Path(__file__).parent.parent / "rules"
SAMPLE = 30  # of each game, the same ones as long as they are there
TRIED = "AA-ALLIANCE-10 alliance.py CreateAlliance.refuse never"
ALL = {game: mutants_of(GAMES / game) for game in games()}

SOURCE = '''"""A chapter."""

PRICES = (5, 10)  # XX-NUM-01


class Buy(Action):
    """Buy something (XX-BUY-01)."""

    def refuse(self, s, seat):
        if s.cash[seat] < s.price and s.open:
            return POOR
        return None if s.free else FULL

    def perform(self, s, seat):
        s.cash[seat] -= s.price  # XX-BUY-04
        if s.last:  # XX-BUY-05
            s.over = True
        s.todo(
            Count(),
            End(),  # XX-BUY-06
        )
        if s.told is not None:
            s.tell(Bought(seat))


def check(d, notes):
    if len(d.rows) > 3:
        notes.refuse("XX-DATA-01", 0)


def last(s):
    """The seats that are left (XX-BUY-07)."""
    return [seat for seat in s.seats if s.cash[seat]]
'''
NAMES = {"POOR": "XX-BUY-02", "FULL": "XX-BUY-03"}


def test_what_a_citation_stands_for() -> None:
    """Each change with its rule: by hand, so that no operator and no kind of citation is lost."""
    found = in_module("chapter.py", SOURCE, NAMES)
    made = {(mutant.rules[0], one_line(mutant.old), one_line(mutant.new)) for mutant in found}
    test = "s.cash[seat] < s.price and s.open"
    assert made == {
        ("XX-NUM-01", "5", "6"),
        ("XX-NUM-01", "10", "11"),
        ("XX-BUY-02", "POOR", "None"),
        ("XX-BUY-02", test, f"(not ({test}))"),
        ("XX-BUY-02", test, "False"),
        ("XX-BUY-02", test, "(s.open)"),
        ("XX-BUY-02", test, "(s.cash[seat] < s.price)"),
        ("XX-BUY-02", "s.cash[seat] < s.price", "(s.cash[seat] <= s.price)"),
        ("XX-BUY-03", "FULL", "None"),
        ("XX-BUY-03", "s.free", "(not s.free)"),
        ("XX-BUY-04", "s.cash[seat] -= s.price", "pass"),
        ("XX-BUY-05", "s.last", "(not s.last)"),
        ("XX-BUY-05", "s.last", "False"),
        ("XX-BUY-06", "s.todo( Count(), End(), # XX-BUY-06 )", "(s.todo(Count()))"),
        ("XX-DATA-01", 'notes.refuse("XX-DATA-01", 0)', "pass"),
        ("XX-DATA-01", "len(d.rows) > 3", "(not len(d.rows) > 3)"),
        ("XX-DATA-01", "len(d.rows) > 3", "False"),
        ("XX-DATA-01", "len(d.rows) > 3", "(len(d.rows) >= 3)"),
        ("XX-DATA-01", "3", "4"),
        ("XX-BUY-07", "s.cash[seat]", "True"),
    }
    negated = next(mutant for mutant in found if mutant.new == f"(not ({test}))")
    assert negated.id == "XX-BUY-02 chapter.py Buy.refuse negate"
    assert negated.rules == ("XX-BUY-02", "XX-BUY-01")
    for mutant in found:
        ast.parse(mutant.applied(SOURCE))


@pytest.mark.parametrize("game", games())
def test_all_apply(game: str) -> None:
    """Each is another text that Python can read, and has an id of its own."""
    modules = sources(GAMES / game)
    for mutant in ALL[game]:
        text = mutant.applied(modules[mutant.file])
        assert text != modules[mutant.file], mutant.id
        ast.parse(part_around(text, mutant.line))
    assert [one for one, count in Counter(mutant.id for mutant in ALL[game]).items() if count > 1] == []


def part_around(text: str, line: int) -> str:
    """The definition or constant of a module that a line stands in: a module is long to read 400 times."""
    lines = text.splitlines()
    starts = [number for number, one in enumerate(lines) if re.match(r"[\w@\"]", one)]
    first = max((start for start in starts if start < line), default=0)
    after = min((start for start in starts if start >= line), default=len(lines))
    return "\n".join(lines[first:after])


@pytest.mark.parametrize("game", games())
def test_every_rule_that_a_judge_names_has_some(game: str) -> None:
    cited = {rule for mutant in ALL[game] for rule in mutant.rules}
    assert sorted(set(load_game(game.replace("_", "-")).rules) - cited) == []


def test_every_card_of_air_postal_has_some() -> None:
    text = (RULES / "air-postal.md").read_text(encoding="utf-8")
    cards = set(re.findall(r"\*\*(AP-CARD-\d\d[a-z]?)\*\*", text))
    assert len(cards) == 39
    assert sorted(cards - {rule for mutant in ALL["air_postal"] for rule in mutant.rules}) == []


def test_the_exceptions_fit_and_say_why() -> None:
    made = {mutant.id: mutant for game in games() for mutant in ALL[game]}
    for one in equivalents().values():
        assert one.id in made, f"{EQUIVALENT.name}: no such mutant: {one.id}"
        assert one.code == one_line(made[one.id].old), one.id
        assert one.why.endswith("."), one.id


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """A process that has no game in it yet, as judging needs it."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("game", games())
def test_a_sample_is_killed(game: str, elsewhere: ProcessPoolExecutor) -> None:
    chosen = sorted(mutants(game), key=lambda mutant: Random(mutant.id).random())[:SAMPLE]
    fates = elsewhere.submit(judged, Suite(game), chosen).result()
    assert [str(mutant) for mutant in chosen if fates[mutant.id].fate != KILLED] == []


def judged(tests: Suite, chosen: list[Mutant]) -> dict[str, Verdict]:
    return {mutant.id: verdict for mutant, verdict in judge_all(tests, chosen, 1)}


def test_one_that_no_test_notices_survives(elsewhere: ProcessPoolExecutor) -> None:
    """The rule of a mutant that is killed by a scenario, and the tests without those that cite it."""
    mutant = next(one for one in ALL["air_alliance"] if one.id == TRIED)
    tests = Suite("air_alliance")
    assert elsewhere.submit(judged, tests, [mutant]).result()[TRIED].fate == KILLED
    tests.modules.clear()
    tests.walks = 0
    tests.scenarios = [one for one in tests.scenarios if not {*one.rules} & {*mutant.rules}][:5]
    assert elsewhere.submit(judged, tests, [mutant]).result() == {TRIED: Verdict(SURVIVED)}


def test_one_that_never_ends_is_noticed(elsewhere: ProcessPoolExecutor) -> None:
    endless = replace(ALL["air_alliance"][0], file="rules.py", start=10**6, end=10**6, new="while True: pass")
    tests = Suite("air_alliance")
    tests.longest = 1
    verdict = elsewhere.submit(judged, tests, [endless]).result()[endless.id]
    assert verdict == Verdict(KILLED, "it never ends")


def test_tests_that_fail_by_themselves_judge_nothing(elsewhere: ProcessPoolExecutor) -> None:
    tests = Suite("air_alliance")
    tests.scenarios = [replace(tests.scenarios[0], steps=({"over": True},))]
    assert elsewhere.submit(judge_alone, tests).result().fate == KILLED


def test_a_verdict_holds_until_sources_or_tests_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scripts.mutants.KEPT", tmp_path)
    tests = Suite("air_alliance")
    killed, lived = ALL["air_alliance"][:2]
    ledger = Ledger("air_alliance", tests)
    verdict = Verdict(KILLED, "a test", str(tests.files[0]))
    ledger.put(killed, verdict)
    ledger.put(lived, Verdict(SURVIVED))
    ledger.save()
    again = Ledger("air_alliance", tests)
    assert (again.get(killed), again.get(lived)) == (verdict, Verdict(SURVIVED))
    tests.files.pop()  # another set of tests: only a survivor is tried again
    fewer = Ledger("air_alliance", tests)
    assert (fewer.get(killed), fewer.get(lived)) == (verdict, None)
    fewer.prints[verdict.file] = "the test that noticed is another one"
    assert fewer.get(killed) is None
    again.sources = "other sources"
    again.put(killed, verdict)
    again.save()
    assert Ledger("air_alliance", tests).get(killed) is None
