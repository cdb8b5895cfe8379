"""What those who watch a match are shown: made once for several; what a seat has seen is not sent again."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from windsock.core.card import Seat
from windsock.core.state import State
from windsock.match.match import Match

from .log import Log
from .public import on_map, standing
from .shapes import ChartNow, Standing
from .sparing import Seen

Decided = tuple[bool, bool, int]


def decided_at(match: Match) -> Decided:
    """What becomes of a match without a new entry: it stops, it is closed, lines of the talk go."""
    return match.read_only is not None, match.closed is not None, len(match.removed)


class Showing:
    """One for a match that is open."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.log = Log()
        self.chart: tuple[Any, ChartNow | None] | None = None  # of which position
        self.all_see: tuple[Any, Standing] | None = None
        self.shown: dict[Seat | None, dict[str, Seen]] = {}  # to a seat, of its view, the map and the rest

    def seen_by(self, seat: Seat | None) -> dict[str, Seen]:
        if seat not in self.shown:
            self.shown[seat] = {"view": {}, "chart": {}, "standing": {}}
        return self.shown[seat]

    def standing(self, here: Set[Seat], now: float | None) -> Standing:
        """What everybody sees. Only clocks make it change between two entries."""
        key = (self.match.count, decided_at(self.match), here)
        if self.all_see is None or self.all_see[0] != key or self.match.clocks.clock is not None:
            self.all_see = (key, standing(self.match, here, now))
        return self.all_see[1]

    def map(self, s: State) -> ChartNow | None:
        """What lies on the map, of anybody's view: all see the same. Most actions leave it as it was."""
        table = self.match.table
        key = table.game.chart_key(s) if table.game.chart_key is not None else self.match.count
        if self.chart is None or self.chart[0] != key:
            self.chart = (key, on_map(table, s))
        return self.chart[1]
