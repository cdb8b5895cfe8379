"""The events of a match as JSON. Each event is written once, however often it is read."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

import msgspec

from windsock.core.card import Seats
from windsock.core.event import Told
from windsock.core.table import Table
from windsock.match.slices import Sliced

from .saying import Sayings, sayings_of

FAR: Final = 200  # events that are written at one go


class Row:
    """One event in two forms: for those who saw all of it, and for the others."""

    __slots__ = ("full", "hidden", "told")

    def __init__(self, told: Told) -> None:
        self.told = told
        self.full: bytes | None = None
        self.hidden: bytes | None = None

    def text(self, sayings: Sayings, watcher: Seats | None) -> bytes:
        """The form for a watcher. None means everything."""
        number, event, seen = self.told
        if watcher is None or seen & watcher or event.hidden() is event:
            if self.full is None:
                self.full = msgspec.json.encode(sayings.event(number, event))
            return self.full
        if self.hidden is None:
            self.hidden = msgspec.json.encode(sayings.event(number, event.hidden()))
        return self.hidden


class Log:
    """The rows in the order in which the table told them. A comparison shows what was taken back."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def text(self, table: Table, watcher: Seats | None, since: int) -> msgspec.Raw:
        """What a watcher (None: everybody) was told after action `since`, up to a moment of the match."""
        heard, sayings = table.s.told or [], sayings_of(table.catalogue)
        start = bisect_right(heard, since, key=lambda told: told[0])
        found = [self.row(heard, index).text(sayings, watcher) for index in range(start, len(heard))]
        return msgspec.Raw(b"[%b]" % b",".join(found))

    def row(self, heard: list[Told], index: int) -> Row:
        while len(self.rows) <= index:
            self.rows.append(Row(heard[len(self.rows)]))
        row = self.rows[index]
        if row.told is not heard[index]:
            row = self.rows[index] = Row(heard[index])
        return row

    def is_behind(self, table: Table) -> bool:
        """Whether many events are not written yet."""
        return len(table.s.told or ()) - len(self.rows) > FAR

    def catching_up(self, table: Table) -> Sliced[None]:
        """Writes the events before anybody waits for them."""
        heard, sayings = table.s.told or [], sayings_of(table.catalogue)
        for index in range(len(self.rows), len(heard)):
            self.row(heard, index).text(sayings, 0)
            yield
