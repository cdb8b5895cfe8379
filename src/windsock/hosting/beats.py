"""Processes say from time to time that they run. Time in which none did counts for nobody."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from windsock.core.trouble import Trouble
from windsock.match.moment import Moment

from .recording import LOG
from .store import Store

SILENT: Final = 60.0  # seconds after which a process that says nothing no longer runs


class Beats:
    """The beats of one process, and the clock that it has in common with the others."""

    def __init__(self, store: Store, process: str, now: Callable[[], float]) -> None:
        self.store = store
        self.process = process
        self.now = now

    async def start(self) -> tuple[float, float] | None:
        """Agree with the database how late it is; between which moments no server ran, if that is so.

        It is never earlier than when a server last ran: nothing in a journal lies ahead of us.
        """
        beats = await self.store.beats()
        last = max((beat.at for beat in beats), default=0.0)
        if isinstance(self.now, Moment):
            self.now.set(max(last, await self.store.moment() or self.now.wall()))
        now = self.now()
        with suppress(Trouble):  # a database that cannot be written to can still be looked at
            await self.store.beat(self.process, now, since=now - SILENT)
        is_served = any(beat.is_open and beat.at > now - SILENT for beat in beats)
        return None if self.store.is_shared and is_served else (last, now)

    async def go_on(self) -> None:
        """Say that we run, and look at the clock of the database."""
        try:
            await self.store.beat(self.process, self.now())
            if isinstance(self.now, Moment):
                self.now.aim(await self.store.moment())
        except Trouble:
            LOG.warning("the store does not answer")

    async def end(self) -> None:
        with suppress(Trouble):
            await self.store.beat(self.process, self.now(), is_open=False)
