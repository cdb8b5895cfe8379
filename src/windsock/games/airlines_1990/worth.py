"""How good a position is for a seat. For bots."""

from __future__ import annotations

from windsock.core.card import Seat

from .state import America


def worth(s: America, seat: Seat) -> float:
    return float(s.points[seat])
