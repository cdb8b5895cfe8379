"""How an entry comes into being: proposed, written, and only then applied and told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from sqlalchemy import Executable

from windsock.core.trouble import Trouble

from .entry import Entry
from .live import Live
from .match import Match
from .snapshot import EVERY, Snapshot, judged
from .store import Store, Taken

LOG: Final = logging.getLogger("windsock.match")
SHOWN_IN_LISTS: Final = ("sit", "leave", "start", "stand-in", "return")

Command = Callable[[Match], Entry | None]


class Recorder:
    """Writes entries of matches that are locked by whoever calls."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tasks: set[asyncio.Task[Any]] = set()

    async def record(self, live: Live, command: Command, also: Sequence[Executable] = ()) -> bool:
        """Propose, append, apply. If another process was faster, read what it wrote and propose again."""
        if live.is_doubtful:
            await self.catch_up(live)
        while True:
            match = live.match
            try:
                entry = command(match)
            except Trouble:  # if others have written meanwhile, it may be right after all
                if self.store.is_shared and await self.catch_up(live):
                    continue
                raise
            if entry is None:
                return False
            live.pending = entry.number
            try:
                await self.store.append(match.id, entry, [*also, *self.keep(live)])
            except Taken:
                await self.catch_up(live)
                continue
            except Exception as error:  # it may be on the disk or not: only the disk knows
                LOG.error("match %s: entry %s not written: %s", match.id, entry.number, type(error).__name__)
                live.is_doubtful = True
                raise Trouble("store-failed") from error
            stage = match.stage
            match.apply(entry)
            live.is_ours = True
            live.wake()
            if entry.kind in SHOWN_IN_LISTS or match.stage != stage:
                self.begin(self.store.note(match))
            return True

    def keep(self, live: Live) -> list[Executable]:
        """From time to time a snapshot travels with an entry."""
        if live.match.count - live.kept < EVERY:
            return []
        live.kept = live.match.count
        live.snapshot = Snapshot.of(live.match, live.snapshot)
        return [self.store.keeping(live.match.id, live.snapshot), self.store.noting(live.match)]

    async def settle(self, live: Live) -> None:
        """Record what follows by itself: the start, a takeback that all agreed to, time that is up."""
        while await self.record(live, lambda match: match.due()):
            pass

    async def catch_up(self, live: Live) -> bool:
        """Read what others have written; whether there was anything."""
        entries = await self.store.entries_after(live.match.id, live.match.count)
        live.is_doubtful = False
        if entries:
            judged(live.match, entries)
            live.is_ours = False
            live.wake()
        return bool(entries)

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is not forgotten before it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Trouble):
            LOG.error("something failed", exc_info=error)
