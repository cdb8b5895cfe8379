"""Processes note from time to time that they run. Time in which none ran counts for nobody."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import delete, extract, func, select
from sqlalchemy.dialects import postgresql, sqlite

from windsock.core.trouble import Trouble
from windsock.match.moment import Moment

from .condition import LOG
from .store import Store
from .tables import BEATS

SILENT: Final = 60.0  # seconds without a beat after which a process counts as ended


class Beat(NamedTuple):
    """A process that served this database: when it last ran, and whether it has not ended in order."""

    process: str
    at: float
    is_open: bool


class Beats:
    """The beats of one process, and the clock that it shares with the others."""

    def __init__(self, store: Store, process: str, now: Callable[[], float]) -> None:
        self.store = store
        self.process = process
        self.now = now

    async def start(self) -> tuple[float, float] | None:
        """Sets the clock by the database. Returns the time between which no server ran, if there is one.

        The clock never starts before the moment when a server last ran, so no entry lies in the future.
        """
        beats = await self.all()
        last = max((beat.at for beat in beats), default=0.0)
        if isinstance(self.now, Moment):
            self.now.set(max(last, await self.moment() or self.now.wall()))
        now = self.now()
        with suppress(Trouble):  # a database that cannot be written to can still be read
            await self.beat(now, since=now - SILENT)
        is_served = any(beat.is_open and beat.at > now - SILENT for beat in beats)
        return None if self.store.is_shared and is_served else (last, now)

    async def go_on(self) -> None:
        """Notes that this process runs, and compares its clock with that of the database."""
        try:
            await self.beat(self.now())
            if isinstance(self.now, Moment):
                self.now.aim(await self.moment())
        except Trouble:
            LOG.warning("the store does not answer")

    async def end(self) -> None:
        with suppress(Trouble):
            await self.beat(self.now(), is_open=False)

    # In the database

    async def moment(self) -> float | None:
        """The time by the clock that all processes share. None means that of this machine."""
        if not self.store.is_shared:
            return None
        rows = await self.store.rows.all(select(extract("epoch", func.clock_timestamp()).label("now")))
        return float(rows[0].now)

    async def all(self) -> list[Beat]:
        """When servers were last known to run."""
        return [Beat(row.process, row.at, row.is_open) for row in await self.store.rows.all(select(BEATS))]

    async def beat(self, at: float, *, is_open: bool = True, since: float = 0.0) -> None:
        """Notes that this process runs, or has ended. Deletes beats that are older than `since`."""
        add = (postgresql.insert if self.store.is_shared else sqlite.insert)(BEATS)
        values = {"at": at, "is_open": is_open}
        beat = add.values(process=self.process, **values)
        old = delete(BEATS).where(BEATS.c.at < since)
        await self.store.rows.write(old, beat.on_conflict_do_update(index_elements=["process"], set_=values))
