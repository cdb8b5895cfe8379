"""Invariants (section 16): they hold all through random games, and whoever breaks one is caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from windsock.core.chance import Swift
from windsock.core.play import legal, push
from windsock.games.airlines_europe.invariants import broken

from .position import begun, play, position

RED, BLUE = 3, 1
SEATS = {"p1": {"portfolio": {"red": 2}, "hand": {"blue": 1}}}
SOLD = {"r02": ["green"], "r07": ["grey", "green"]}  # red is blocked


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("option", ["", "flight_ban"])
def test_they_hold_in_random_games(seats: int, option: str) -> None:
    """AE-INV-01 to -10; and AE-INV-11: every game ends."""
    for board in ("europe", "t1"):
        s: Any = begun(seats, seats, board, *[option] * bool(option)).s
        chance = Swift(seats)
        before = None
        while s.asked:
            assert broken(s, before) is None
            before = s.copy()
            seat = (s.asked & -s.asked).bit_length() - 1
            moves = legal(s, seat)
            push(s, seat, moves[chance.below(len(moves))])
        assert broken(s, before) is None


def set_money(s: Any) -> None:
    s.bank += 1


def set_planes(s: Any) -> None:
    s.planes[RED] -= 1


def set_shares(s: Any) -> None:
    s.reserve -= 1


def set_market(s: Any) -> None:
    s.removed.add(s.market.pop(), 0)


def set_marker(s: Any) -> None:
    s.spaces[RED] += 1


def set_network(s: Any) -> None:
    s.circles[0] = RED + 1  # London to Madrid, and nothing at home
    s.planes[RED] -= 1
    s.spaces[RED] += s.board.printed[0]


@pytest.mark.parametrize(
    ("rule", "change"),
    [
        ("AE-INV-01", set_money),
        ("AE-INV-02", set_planes),
        ("AE-INV-03", set_shares),
        ("AE-INV-04", set_market),
        ("AE-INV-05", set_marker),
        ("AE-INV-06", set_network),
    ],
)
def test_a_broken_position_is_caught(rule: str, change: Callable[[Any], None]) -> None:
    s: Any = position(3, seats=SEATS).s
    s.own_board()
    assert broken(s, None) is None
    change(s)
    assert broken(s, None) == rule


def dearer(s: Any) -> None:
    s.circles[2], s.circles[0] = s.circles[0], 0
    s.spaces[8] += 3


def last_ban(s: Any) -> None:
    for circle in range(3):
        s.circles[circle] = 11


def unblock(s: Any) -> None:
    s.open_to[0] |= 1 << RED


def take_up(s: Any) -> None:
    s.laid[RED] -= 1
    s.removed.add(RED, 0)


def lose_points(s: Any) -> None:
    s.points[0] -= 1


@pytest.mark.parametrize(
    ("rule", "phase", "move", "change"),
    [
        ("AE-INV-07", "turn", "buy grey r01", dearer),
        ("AE-INV-08", "ban", "pass", last_ban),
        ("AE-INV-09", "turn", "cash", unblock),
        ("AE-INV-10", "turn", "cash", take_up),
        ("AE-INV-10", "turn", "cash", lose_points),
    ],
)
def test_a_step_that_breaks_one_is_caught(
    rule: str, phase: str, move: str, change: Callable[[Any], None]
) -> None:
    table = position(3, options=("flight_ban",), phase=phase, seats=SEATS, sold=SOLD)
    s: Any = table.s
    before = s.copy()
    play(table, f"p1 {move}")
    assert broken(s, before) is None
    s.own_board()
    change(s)
    assert broken(s, before) == rule
