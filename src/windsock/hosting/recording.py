"""Records entries: each is proposed, written, and only then applied and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Executable

from windsock.core.table import FORM
from windsock.core.trouble import Trouble
from windsock.match.entry import Entry
from windsock.match.fold import BY_OWNER
from windsock.match.judging import judged
from windsock.match.match import Match
from windsock.match.snapshot import EVERY, Snapshot

from .condition import LOG, is_of_database
from .live import Live
from .store import Store, Taken
from .tasks import Tasks

SHOWN_IN_LISTS: Final = ("sit", "leave", "start", "stand-in", "return")

Command = Callable[[Match], Entry | None]


class Recorder:
    """Writes entries. The caller holds the lock of the match."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.store = store
        self.tasks = tasks

    async def record(
        self, live: Live, command: Command, also: Sequence[Executable] = (), known_as: str | None = None
    ) -> int:
        """Proposes, appends and applies. Returns the number of the entry, 0 if there is nothing to do.

        If another process was faster, reads what it wrote and proposes again. A command that was done before
        under the name `known_as` is not done again.
        """
        if live.is_doubtful:
            await self.catch_up(live)
        while True:
            match = live.match
            if known_as is not None and known_as in match.commands:
                return match.commands[known_as]
            try:
                entry = command(match)
            except Trouble:  # if another process wrote meanwhile, it may be right after all
                if self.store.is_shared and await self.catch_up(live):
                    continue
                raise
            if entry is None:
                return 0
            if known_as is not None:
                entry = replace(entry, command=known_as)
            live.pending = entry.number
            kept = self.keep(live)
            if kept and live.snapshot is not None:
                entry = replace(entry, digest=f"{FORM} {live.snapshot.digest}")
            try:
                await self.store.append(match.id, entry, [*also, *kept])
            except Taken:
                if not await self.catch_up(live):
                    match.check_readable()
                    raise Trouble("store-failed") from None
                continue
            except Exception as error:  # whether it is on the disk is not known
                if not is_of_database(error):  # the writer logs the others
                    name = type(error).__name__
                    LOG.error("match %s: entry %s not written: %s", match.id, entry.number, name)
                live.is_doubtful = True
                raise Trouble("store-failed") from error
            stage = match.stage
            match.apply(entry)
            live.is_ours = True
            live.wake()
            if entry.kind in SHOWN_IN_LISTS or match.stage != stage:
                self.tasks.begin(self.store.note(match))
            if match.stage == "over" != stage:  # the last position has its digest too
                end = Snapshot.of(match, live.snapshot)
                self.tasks.begin(self.store.rows.write(self.store.keeping(match.id, end)))
            return entry.number

    def keep(self, live: Live) -> list[Executable]:
        """The statements that keep a snapshot together with an entry, from time to time."""
        if live.match.count - live.kept < EVERY:
            return []
        live.kept = live.match.count
        live.snapshot = Snapshot.of(live.match, live.snapshot)
        return [self.store.keeping(live.match.id, live.snapshot), self.store.noting(live.match)]

    async def settle(self, live: Live) -> None:
        """Records what follows by itself: the start, a takeback that all agreed to, time that is up."""
        while await self.record(live, lambda match: match.due()):
            pass

    async def catch_up(self, live: Live) -> bool:
        """Reads what others have written. Returns whether the match went on; a read-only match never does."""
        match = live.match
        if match.read_only is not None:
            await self.heed_owner(live)
            live.is_doubtful = False
            return False
        count = match.count
        entries = await self.store.entries_after(match.id, count)
        live.is_doubtful = False
        if entries:
            judged(match, entries)
            live.is_ours = False
            live.wake()
        return match.count > count

    async def heed_owner(self, live: Live) -> None:
        """Follows decisions of the owner, which hold at a read-only table too."""
        match = live.match
        before = match.closed, len(match.removed)
        for entry in await self.store.entries_after(match.id, match.count):
            if entry.kind in BY_OWNER:
                match.heed(entry)
        if before != (match.closed, len(match.removed)):
            live.wake()
