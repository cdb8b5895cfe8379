"""Golden games: whole games that every later version must replay, digest by digest, to the same end.

They end with the last share (A90-END-01), with the extra turns (A90-VAR-02), with the third score card
(A90-2P-01) or because nobody can do anything (A90-END-05).
"""

from __future__ import annotations

from pathlib import Path

import pytest

import windsock
from windsock.core.record import write

FOLDER = Path(__file__).parents[2] / "golden" / "airlines-1990"
BONUS, EXTRA, LATE = "seat_bonus", "extra_turn", "late_cards"

# name -> seats, options, ending, number of the last scoring
GAMES: dict[str, tuple[int, set[str], str, int]] = {
    "2-seats": (2, set(), "third-score-card", 3),
    "3-seats": (3, set(), "last-share", 4),
    "4-seats": (4, set(), "last-share", 4),
    "5-seats": (5, set(), "last-share", 4),
    "6-seats": (6, set(), "last-share", 4),
    "2-seats-late": (2, {LATE}, "third-score-card", 3),
    "3-seats-extra-turn": (3, {EXTRA}, "last-turns", 4),
    "4-seats-seat-bonus": (4, {BONUS}, "last-share", 4),
    "5-seats-late": (5, {LATE}, "last-share", 4),
    "6-seats-all-variants": (6, {BONUS, EXTRA, LATE}, "last-turns", 4),
    "stuck-2-seats": (2, set(), "stuck", 3),
    "stuck-3-seats": (3, set(), "stuck", 4),
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
