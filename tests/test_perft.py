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
    (2, "t1"): [30, 606, 8128, 119384],
    (2, "europe"): [45, 1445, 21740, 450428],
    (3, "t1"): [35, 885, 16713, 310457],
    (3, "europe"): [54, 2140, 42841],
    (4, "t1"): [36, 1022, 19723, 399337],
    (4, "europe"): [58, 2598, 55751],
    (5, "t1"): [37, 923, 16659, 321132],
    (5, "europe"): [62, 2851, 56928],
}

# golden game, step -> the same from the first time that step asks
FROM_STEP: dict[tuple[str, str], list[int]] = {
    ("4-seats-flight-ban", "EmptyMarket"): [4, 13, 33, 60],
    ("4-seats-flight-ban", "BanPhase"): [128, 16181],
    ("2-seats-flight-ban", "BanPhase"): [134, 17753],
    ("blocked-3-seats-flight-ban", "BanPhase"): [7, 37, 139],
    ("5-seats", "TakeCard"): [4, 244, 11988],
    ("3-seats", "GiveUpShare"): [7, 43, 228, 12312],
    ("2-seats", "SecondLicence"): [33, 165, 8075],
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
    assert [perft(s, depth) for depth in (1, 2, 3)] == [15, 150, 1500]
