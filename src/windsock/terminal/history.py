"""A game looked at again: any moment, in the eyes of a seat or of a spectator. No screen is known here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from windsock.core.card import Seat
from windsock.core.player import Player
from windsock.core.reading import whole
from windsock.core.sight import SPECTATOR, view
from windsock.core.state import State
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.frames.saying import sayings_of
from windsock.maps.chart import Chart

from .session import Told, chart_of
from .words import Words


class History:
    """A recorded game, the moment that is looked at, and whose eyes look."""

    def __init__(
        self, table: Table, players: Sequence[Player], seat: Seat | None = None, number: int | None = None
    ) -> None:
        self.table = table
        self.names = [player.name for player in players] or [f"p{seat + 1}" for seat in range(table.seats)]
        self.seat = seat
        self.past = table.at(table.number if number is None else number)

    @property
    def number(self) -> int:
        return self.past.number

    @property
    def count(self) -> int:
        return self.table.number

    def go(self, number: int) -> None:
        """To the moment after so many moves, or as near as there is one."""
        self.past = self.table.at(min(max(number, 0), self.count))

    def look_as(self, seat: Seat | None) -> None:
        self.seat = seat

    def next_eyes(self) -> None:
        """The next seat's eyes; after the last the spectator's."""
        order: list[Seat | None] = [None, *range(self.table.seats)]
        self.seat = order[(order.index(self.seat) + 1) % len(order)]

    # What these eyes see

    def sight(self) -> State:
        return view(self.past.s, SPECTATOR if self.seat is None else self.seat).state

    def shown(self) -> dict[str, Any]:
        return self.past.view(self.seat)

    def chart(self, words: Words) -> Chart:
        return words.chart(chart_of(self.table, self.sight()))

    def log(self) -> list[Told]:
        return told(self.past, 0, self.seat)

    def titles(self, words: Words) -> list[str]:
        """A line for each move of the whole game: what these eyes were told first of it, or who moved."""
        found: dict[int, str] = {}
        for one in told(self.table, 1, self.seat):
            if one["number"] not in found:
                found[one["number"]] = words.event(one)
        return [found.get(number, self.names[seat]) for number, (seat, _) in enumerate(self.table.done, 1)]

    def heading(self, words: Words) -> str:
        """Move 12 of 160, seen by Anna."""
        eyes = words.say("replay-spectator") if self.seat is None else self.names[self.seat]
        place = words.say("replay-at", number=self.number, count=self.count)
        return f"{place} · {words.say('replay-eyes', name=eyes)}"


def told(table: Table, since: int, seat: Seat | None) -> list[Told]:
    """What happened from action `since` on, as a frame tells it to this seat."""
    sayings = sayings_of(table.catalogue)
    return [sayings.event(number, event) for number, event in table.events_since(since, seat)]


def seat_named(text: str | None, table: Table) -> Seat | None:
    """p1 -> 0; nothing or `spectator` is a spectator."""
    if text is None or text.lower() == "spectator":
        return None
    number = text.lower().removeprefix("p")
    seat = whole(number)
    if not (seat is not None and text[:1].lower() == "p" and 1 <= seat <= table.seats):
        raise Trouble("unknown-seat-name", seat=text, seats=table.seats)
    return seat - 1
