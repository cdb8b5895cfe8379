"""Perft: how many positions can be reached from a fixed deal in so many decisions. The counts are pinned.

Any change to what is legal, to what follows, or to how cards are dealt from a seed shows here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import windsock
from windsock.core.play import legal, push
from windsock.core.state import State

GOLDEN = Path(__file__).parent / "golden" / "airlines-europe"

# seats, board -> sequences of 1, 2, 3 ... decisions from the first turn
FROM_FIRST_TURN: dict[tuple[int, str], list[int]] = {
    (2, "t1"): [34, 716, 10255, 141466],
    (2, "europe"): [49, 1615, 26414, 480641],
    (3, "t1"): [31, 743, 11856, 212723],
    (3, "europe"): [50, 1922, 33877],
    (4, "t1"): [36, 869, 14385, 261860],
    (4, "europe"): [58, 2445, 45845],
    (5, "t1"): [37, 872, 13689, 234903],
    (5, "europe"): [62, 2800, 51180],
}

# golden game, step -> the same from the first time that step asks
FROM_STEP: dict[tuple[str, str], list[int]] = {
    ("4-seats-flight-ban", "EmptyMarket"): [5, 20, 60, 120],
    ("4-seats-flight-ban", "BanPhase"): [120, 14207],
    ("2-seats-flight-ban", "BanPhase"): [134, 17753],
    ("blocked-3-seats-flight-ban", "BanPhase"): [9, 65, 361],
    ("5-seats", "TakeCard"): [6, 390, 18450],
    ("3-seats", "GiveUpShare"): [6, 32, 150, 7050],
    ("2-seats", "SecondLicence"): [33, 198, 8898],
}


def perft(s: State, depth: int) -> int:
    """Sequences of `depth` decisions; of several seats asked at the same time the first one answers."""
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


def first_turn(seats: int, board: str) -> State:
    table = windsock.game("airlines-europe").new(seats, 7, board=board)
    for seat in range(seats):
        table.play(seat, table.legal(seat)[0])
    return table.s


def first_time(name: str, step: str) -> State:
    """The position of a golden game in which this step first asks."""
    table = windsock.load(GOLDEN / f"{name}.wsk")
    return next(s for s in positions(table) if type(s.agenda[-1]).__name__ == step)


def positions(table: windsock.Table) -> Iterator[State]:
    s = table.at(0).s
    for seat, action in table.done:
        yield s
        push(s, seat, action)


@pytest.mark.parametrize("kind", FROM_FIRST_TURN)
def test_from_the_first_turn(kind: tuple[int, str]) -> None:
    s = first_turn(*kind)
    assert [perft(s, depth + 1) for depth in range(len(FROM_FIRST_TURN[kind]))] == FROM_FIRST_TURN[kind]


@pytest.mark.parametrize("kind", FROM_STEP)
def test_from_a_step(kind: tuple[str, str]) -> None:
    s = first_time(*kind)
    assert [perft(s, depth + 1) for depth in range(len(FROM_STEP[kind]))] == FROM_STEP[kind]


def test_secret_choices_of_all_seats() -> None:
    """AE-SETUP-25: pairs of different airlines in each hand, seat after seat."""
    s = windsock.game("airlines-europe").new(3, 7).s
    assert [perft(s, depth) for depth in (1, 2, 3)] == [15, 225, 1350]
