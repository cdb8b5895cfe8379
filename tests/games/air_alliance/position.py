"""Positions for tests: the words are those of scenarios."""

from __future__ import annotations

from typing import Any

from windsock.core.chance import Swift
from windsock.core.play import push, settle
from windsock.core.table import Table
from windsock.games.air_alliance import GAME
from windsock.games.air_alliance.state import World
from windsock.laws.broken import tempted


def table(seats: int = 4, board: str = "t1", given: dict[str, Any] | None = None) -> Table:
    """A table with this position; without one as dealt."""
    found = GAME.new(seats, 7, board=board)
    if given is not None:
        GAME.arrange(found.s, given)
        settle(found.s)
    return found


def state(found: Table) -> World:
    assert isinstance(found.s, World)
    return found.s


def in_play(turns: int, seats: int = 4, seed: int = 3, markers: int = 3) -> World:
    """A position of a random game in which cards are won, with so many markers left."""
    s = state(table(seats, "world"))
    s.told = None
    chance = Swift(seed)
    while s.turns < turns or s.markers != markers or type(s.agenda[-1]).__name__ != "Markers":
        seat = s.asked.bit_length() - 1
        moves = tempted(GAME, s, seat, s.agenda[-1].moves(s, seat), chance)
        push(s, seat, moves[chance.below(len(moves))])
    return s
