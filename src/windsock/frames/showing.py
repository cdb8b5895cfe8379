"""What the watchers of a match share: parts that are made once, and what each seat has been sent."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from windsock.core.card import Seat
from windsock.core.state import State
from windsock.match.match import Match

from .log import Log
from .public import on_map, standing
from .shapes import ChartNow, Standing
from .sparing import SentParts

Decided = tuple[bool, bool, int]


def decided_at(match: Match) -> Decided:
    """What changes a match without a new entry: it stops, it is closed, lines of the chat are removed."""
    return match.read_only is not None, match.closed is not None, len(match.removed)


class Showing:
    """One for each open match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.log = Log()
        self.chart: tuple[Any, ChartNow | None] | None = None  # and of which position it is
        self.all_see: tuple[Any, Standing] | None = None
        self.shown: dict[Seat | None, dict[str, SentParts]] = {}  # view, map and the rest, by seat

    def seen_by(self, seat: Seat | None) -> dict[str, SentParts]:
        if seat not in self.shown:
            self.shown[seat] = {"view": {}, "chart": {}, "standing": {}}
        return self.shown[seat]

    def standing(self, here: Set[Seat], now: float | None) -> Standing:
        """What everybody sees. Between two entries only clocks change it."""
        key = (self.match.count, decided_at(self.match), here)
        if self.all_see is None or self.all_see[0] != key or self.match.clocks.clock is not None:
            self.all_see = (key, standing(self.match, here, now))
        return self.all_see[1]

    def map(self, s: State) -> ChartNow | None:
        """What lies on the map, from any view: everybody sees the same. Most actions do not change it."""
        table = self.match.table
        key = table.game.chart_key(s) if table.game.chart_key is not None else self.match.count
        if self.chart is None or self.chart[0] != key:
            self.chart = (key, on_map(table, s))
        return self.chart[1]
