"""What was told at a match, as JSON: each event is written once, however many read it how often."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

import msgspec

from windsock.core.card import Seats
from windsock.core.event import Told
from windsock.core.table import Table
from windsock.match.slices import Sliced

from .saying import Sayings, sayings_of

FAR: Final = 200  # events that may be written in one go


class Row:
    """An event with its two forms, for those who saw all of it and for the others."""

    __slots__ = ("full", "hidden", "told")

    def __init__(self, told: Told) -> None:
        self.told = told
        self.full: bytes | None = None
        self.hidden: bytes | None = None

    def text(self, sayings: Sayings, watcher: Seats | None) -> bytes:
        """For a watcher; None: everything."""
        number, event, seen = self.told
        if watcher is None or seen & watcher or event.hidden() is event:
            if self.full is None:
                self.full = msgspec.json.encode(sayings.event(number, event))
            return self.full
        if self.hidden is None:
            self.hidden = msgspec.json.encode(sayings.event(number, event.hidden()))
        return self.hidden


class Log:
    """Rows in the order of what a table has told. What was taken back is found out by comparing."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def text(self, table: Table, watcher: Seats | None, since: int) -> msgspec.Raw:
        """What a watcher (None: everybody) was told after action `since`, at a moment of the match."""
        heard, sayings = table.s.told or [], sayings_of(table.catalogue)
        start = bisect_right(heard, since, key=lambda told: told[0])
        found = [self.row(heard, place).text(sayings, watcher) for place in range(start, len(heard))]
        return msgspec.Raw(b"[%b]" % b",".join(found))

    def row(self, heard: list[Told], place: int) -> Row:
        while len(self.rows) <= place:
            self.rows.append(Row(heard[len(self.rows)]))
        row = self.rows[place]
        if row.told is not heard[place]:
            row = self.rows[place] = Row(heard[place])
        return row

    def is_behind(self, table: Table) -> bool:
        """Whether much was told that is not written yet."""
        return len(table.s.told or ()) - len(self.rows) > FAR

    def catching_up(self, table: Table) -> Sliced[None]:
        """Write what was told, before anybody waits for it."""
        heard, sayings = table.s.told or [], sayings_of(table.catalogue)
        for place in range(len(self.rows), len(heard)):
            self.row(heard, place).text(sayings, 0)
            yield
