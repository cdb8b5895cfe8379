"""Golden games: whole games that every later version must replay, digest by digest, to the same end.

`scripts/golden.py` made them. They end by the third scoring (AE-END-01) or with everything blocked
(AE-END-05), with the next scoring in number as the last one (AE-RULING-38).
"""

from __future__ import annotations

from pathlib import Path

import pytest

import windsock
from windsock.core.record import write

FOLDER = Path(__file__).parent / "golden" / "airlines-europe"
BAN, LOOSE = "flight_ban", "loose_cut"

# name -> seats, options, ending, number of the last scoring
GAMES: dict[str, tuple[int, set[str], str, int]] = {
    "2-seats": (2, set(), "third-scoring", 3),
    "3-seats": (3, set(), "third-scoring", 3),
    "4-seats": (4, set(), "third-scoring", 3),
    "5-seats": (5, set(), "third-scoring", 3),
    "2-seats-flight-ban": (2, {BAN}, "third-scoring", 3),
    "3-seats-flight-ban": (3, {BAN}, "third-scoring", 3),
    "4-seats-flight-ban": (4, {BAN}, "third-scoring", 3),
    "5-seats-flight-ban": (5, {BAN}, "third-scoring", 3),
    "blocked-2-seats": (2, set(), "all-blocked", 3),
    "blocked-3-seats": (3, set(), "all-blocked", 2),
    "blocked-4-seats": (4, set(), "all-blocked", 2),
    "blocked-5-seats": (5, set(), "all-blocked", 2),
    "blocked-2-seats-flight-ban": (2, {BAN}, "all-blocked", 3),
    "blocked-3-seats-flight-ban": (3, {BAN}, "all-blocked", 2),
    "blocked-4-seats-flight-ban": (4, {BAN}, "all-blocked", 2),
    "blocked-5-seats-flight-ban": (5, {BAN}, "all-blocked", 2),
    "blocked-2-seats-one-held": (2, {BAN}, "all-blocked", 2),
    "blocked-3-seats-two-held": (3, set(), "all-blocked", 3),
    "blocked-5-seats-none-held": (5, {LOOSE}, "all-blocked", 1),
    "loose-cut-4-seats": (4, {LOOSE}, "third-scoring", 3),
    "bust-turns-up-scoring-card": (3, set(), "third-scoring", 3),
}


def test_every_golden_game_is_named_here() -> None:
    assert {path.stem for path in FOLDER.glob("*.wsk")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_replays_to_the_same_end(name: str) -> None:
    seats, options, ending, last = GAMES[name]
    text = (FOLDER / f"{name}.wsk").read_text(encoding="utf-8")
    table = windsock.load(FOLDER / f"{name}.wsk")  # compares every digest and the result
    assert table.over
    assert table.read_only is None
    assert table.seats == seats
    assert {option for option, on in table.setup.options.items() if on} == options
    assert table.standing.ending == ending
    assert table.view(None)["scorings"] == last
    assert write(table) == text


@pytest.mark.parametrize("name", [name for name in GAMES if name.endswith("2-seats") or "one-held" in name])
def test_two_players_have_a_phantom_in_scoring_three_only(name: str) -> None:
    """AE-2P-03, AE-2P-04, AE-RULING-39."""
    table = windsock.load(FOLDER / f"{name}.wsk")
    assert (table.view(None)["phantom"] is not None) == (GAMES[name][3] == 3)


def test_a_bust_pays_before_the_scoring_that_it_turned_up() -> None:
    """AE-RULING-24."""
    table = windsock.load(FOLDER / "bust-turns-up-scoring-card.wsk")
    events = [event for _, event in table.events_since(0, None)]
    kinds = [type(event).__name__ for event in events]
    wanted = ["ScoringCardTurned", "MarketFilled", "MoneyTaken", "ScoringBegun"]
    place = next(i for i in range(len(kinds)) if kinds[i : i + 4] == wanted)
    paid, begun = events[place + 2].facts(), events[place + 3].facts()
    assert begun["holder"] == (paid["seat"] + 1) % table.seats
