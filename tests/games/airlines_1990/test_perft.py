"""Perft: how many positions can be reached from a fixed deal in so many decisions. The counts are pinned.

Any change to what is legal, to what follows, or to how cards are dealt from a seed shows here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import windsock
from windsock.core.play import legal, push
from windsock.core.state import State

GOLDEN = Path(__file__).parents[2] / "golden" / "airlines-1990"

# seats, board -> sequences of 1, 2, 3 ... decisions from the deal
FROM_DEAL: dict[tuple[int, str], list[int]] = {
    (2, "t1"): [8, 8, 42, 266, 773, 4821],
    (2, "america"): [9, 9, 43, 125, 323],
    (3, "t1"): [8, 8, 49, 317, 924, 6074],
    (3, "america"): [9, 9, 51, 149, 384],
    (4, "america"): [9, 9, 43, 125, 342],
    (5, "t1"): [8, 8, 42, 266, 831],
    (6, "america"): [9, 9, 51, 149, 450],
}

# golden game, step -> the same from the first time that step asks
FROM_STEP: dict[tuple[str, str], list[int]] = {
    ("4-seats", "Turn"): [4, 114, 798, 3538, 79398],
    ("4-seats", "Sabotage"): [30, 265, 1161, 30156],
    ("2-seats", "Turn"): [4, 126, 832, 1009, 7990, 15155],
    ("3-seats", "Expansion"): [11, 22, 108, 108, 2069, 2076],
    ("6-seats", "TakeCard"): [6, 12, 396, 1764, 5086, 89832],
    ("stuck-3-seats", "Turn"): [2, 57, 209, 365, 5045, 8877],
    ("5-seats", "ChooseMarker"): [9, 36, 576, 4527, 17982],
    ("6-seats-all-variants", "PayFlight"): [1, 3, 12, 231, 1167, 1787],
}


def perft(s: State, depth: int) -> int:
    """Sequences of `depth` decisions."""
    seat = (s.asked & -s.asked).bit_length() - 1
    moves = legal(s, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = s.copy()
        push(twin, seat, move)
        total += perft(twin, depth - 1)
    return total


def first(name: str, step: str) -> State:
    """A golden game at the first decision of its second half that is of this kind."""
    table = windsock.load(GOLDEN / f"{name}.wsk")
    past = table.at(table.number // 2)
    for seat, action in table.done[table.number // 2 :]:
        if type(past.s.agenda[-1]).__name__ == step:
            return past.s
        past.play(seat, action)
    raise AssertionError(f"no {step} in {name}")


@pytest.mark.parametrize(("seats", "board"), FROM_DEAL)
def test_from_the_deal(seats: int, board: str) -> None:
    s = windsock.game("airlines-1990").new(seats, 7, board=board).s
    counts = FROM_DEAL[seats, board]
    assert [perft(s, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(("name", "step"), FROM_STEP)
def test_from_the_middle_of_a_game(name: str, step: str) -> None:
    counts = FROM_STEP[name, step]
    assert [perft(first(name, step), depth + 1) for depth in range(len(counts))] == counts
