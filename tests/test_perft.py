"""Perft: how many positions can be reached from a fixed deal in so many decisions. The counts are pinned.

Any change to what is legal, to what follows, or to how cards are dealt from a seed shows here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import windsock
from windsock.core.play import legal, push
from windsock.core.state import State

GOLDEN = Path(__file__).parent / "golden"

# game, seats, board -> sequences of 1, 2, 3 ... decisions from the first turn
FROM_FIRST_TURN: dict[tuple[str, int, str], list[int]] = {
    ("airlines-europe", 2, "t1"): [34, 716, 10255, 141466],
    ("airlines-europe", 2, "europe"): [49, 1615, 26414, 480641],
    ("airlines-europe", 3, "t1"): [31, 743, 11856, 212723],
    ("airlines-europe", 3, "europe"): [50, 1922, 33877],
    ("airlines-europe", 4, "t1"): [36, 869, 14385, 261860],
    ("airlines-europe", 4, "europe"): [58, 2445, 45845],
    ("airlines-europe", 5, "t1"): [37, 872, 13689, 234903],
    ("airlines-europe", 5, "europe"): [62, 2800, 51180],
    ("airlines-1990", 2, "t1"): [8, 8, 42, 266, 773, 4821],
    ("airlines-1990", 2, "america"): [9, 9, 43, 125, 323],
    ("airlines-1990", 3, "t1"): [8, 8, 49, 317, 924, 6074],
    ("airlines-1990", 3, "america"): [9, 9, 51, 149, 384],
    ("airlines-1990", 4, "america"): [9, 9, 43, 125, 342],
    ("airlines-1990", 5, "t1"): [8, 8, 42, 266, 831],
    ("airlines-1990", 6, "america"): [9, 9, 51, 149, 450],
    ("air-postal", 1, "t1"): [4, 36, 108, 747],
    ("air-postal", 2, "north-atlantic"): [4, 12, 156],
    ("air-postal", 4, "the-line"): [4, 12, 24],
    ("air-alliance", 2, "t1"): [4, 12, 144, 1728, 20736],
    ("air-alliance", 2, "world"): [4, 12, 144, 1728, 20736],
    ("air-alliance", 3, "world"): [4, 12, 24, 288, 3456],
    ("air-alliance", 4, "t1"): [4, 12, 24, 288, 3456],
    ("air-alliance", 4, "world"): [4, 12, 24, 288, 3456],
}

# game, golden game, step -> the same from the first time that step asks
FROM_STEP: dict[tuple[str, str, str], list[int]] = {
    ("airlines-europe", "4-seats-flight-ban", "EmptyMarket"): [5, 20, 60, 120],
    ("airlines-europe", "4-seats-flight-ban", "BanPhase"): [120, 14207],
    ("airlines-europe", "2-seats-flight-ban", "BanPhase"): [134, 17753],
    ("airlines-europe", "blocked-3-seats-flight-ban", "BanPhase"): [9, 65, 361],
    ("airlines-europe", "5-seats", "TakeCard"): [6, 390, 18450],
    ("airlines-europe", "3-seats", "GiveUpShare"): [6, 32, 150, 7050],
    ("airlines-europe", "2-seats", "SecondLicence"): [33, 198, 8898],
    ("airlines-1990", "4-seats", "Turn"): [4, 114, 798, 3538, 79398],
    ("airlines-1990", "4-seats", "Sabotage"): [30, 265, 1161, 30156],
    ("airlines-1990", "2-seats", "Turn"): [4, 126, 832, 1009, 7990, 15155],
    ("airlines-1990", "3-seats", "Expansion"): [11, 22, 108, 108, 2069, 2076],
    ("airlines-1990", "6-seats", "TakeCard"): [6, 12, 396, 1764, 5086, 89832],
    ("airlines-1990", "stuck-3-seats", "Turn"): [2, 57, 209, 365, 5045, 8877],
    ("airlines-1990", "5-seats", "ChooseMarker"): [9, 36, 576, 4527, 17982],
    ("airlines-1990", "6-seats-all-variants", "PayFlight"): [1, 3, 12, 231, 1167, 1787],
    ("air-postal", "2-seats", "Windsock"): [3, 9, 86],
    ("air-postal", "2-seats", "Maintenance"): [26, 247],
    ("air-postal", "4-seats", "Loading"): [8, 58, 243, 1717],
    ("air-postal", "3-seats", "Preflight"): [10, 63, 307],
    ("air-postal", "2-seats", "Flights"): [6, 30, 116, 465],
    ("air-postal", "1-seat", "Effects"): [6, 26, 78],
    ("air-postal", "4-seats", "Delivery"): [2, 4, 8],
    ("air-postal", "3-seats-initiation", "Keep"): [5, 15, 110],
    ("air-postal", "2-seats-start-cities", "BoxCities"): [4, 16],
    ("air-alliance", "2-seats", "Markers"): [122, 6202],
    ("air-alliance", "3-seats", "Markers"): [53, 1170],
    ("air-alliance", "4-seats", "Markers"): [129, 5591],
    ("air-alliance", "4-seats", "PayFlight"): [3, 66, 1134],
    ("air-alliance", "3-seats", "ControlFlights"): [3, 210],
    ("air-alliance", "4-seats", "Alliance"): [3, 226, 6288],
    ("air-alliance", "extra-turn-2-seats", "Alliance"): [3, 337],
    ("air-alliance", "extra-turns-3-seats", "ExtraTurn"): [2, 353],
}
HALF_WAY = {
    "airlines-1990",
    "air-alliance",
}  # the first time in the second half: before that little can be done


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


def first_turn(game: str, seats: int, board: str) -> State:
    """With the secret choices of all seats behind us, if there are any."""
    table = windsock.game(game).new(seats, 7, board=board)
    if len(table.asked) > 1:
        for seat in table.asked:
            table.play(seat, table.legal(seat)[0])
    return table.s


def first_time(game: str, name: str, step: str) -> State:
    """The position of a golden game in which this step first asks."""
    table = windsock.load(GOLDEN / game / f"{name}.wsk")
    start = table.number // 2 if game in HALF_WAY else 0
    s = table.at(start).s
    for seat, action in table.done[start:]:
        if type(s.agenda[-1]).__name__ == step:
            return s
        push(s, seat, action)
    raise AssertionError(f"no {step} in {name}")


@pytest.mark.parametrize("kind", FROM_FIRST_TURN)
def test_from_the_first_turn(kind: tuple[str, int, str]) -> None:
    s = first_turn(*kind)
    assert [perft(s, depth + 1) for depth in range(len(FROM_FIRST_TURN[kind]))] == FROM_FIRST_TURN[kind]


@pytest.mark.parametrize("kind", FROM_STEP)
def test_from_a_step(kind: tuple[str, str, str]) -> None:
    s = first_time(*kind)
    assert [perft(s, depth + 1) for depth in range(len(FROM_STEP[kind]))] == FROM_STEP[kind]


def test_secret_choices_of_all_seats() -> None:
    """AE-SETUP-25: pairs of different airlines in each hand, seat after seat."""
    s = windsock.game("airlines-europe").new(3, 7).s
    assert [perft(s, depth) for depth in (1, 2, 3)] == [15, 225, 1350]
