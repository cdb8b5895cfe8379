"""Positions for tests: the words are those of scenarios."""

from __future__ import annotations

from typing import Any

from windsock.core.play import settle
from windsock.core.table import Table
from windsock.games.air_postal import GAME
from windsock.games.air_postal.state import Postal


def table(
    seats: int = 2,
    board: str = "t1",
    options: dict[str, bool] | None = None,
    given: dict[str, Any] | None = None,
) -> Table:
    """A table with this position; without one as dealt."""
    found = GAME.new(seats, 7, options, board)
    if given:
        GAME.arrange(found.s, given)
        settle(found.s)
    return found


def state(found: Table) -> Postal:
    assert isinstance(found.s, Postal)
    return found.s
