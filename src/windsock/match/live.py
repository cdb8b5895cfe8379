"""A match that is open in this process, and those who watch it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from windsock.core.card import Seat

from .match import Match
from .snapshot import Snapshot


class Live:
    """`version` grows with every entry, and when somebody comes or goes."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = asyncio.Lock()  # one entry at a time
        self.version = 0
        self.frames: dict[tuple[Seat | None, int, bool], str] = {}  # of this version, by who looks and how
        self.told: list[Callable[[], None]] = []  # whom to call at every change
        self.watchers: Counter[Seat | None] = Counter()
        self.used = monotonic()
        self.pending = 0  # the entry that is being written
        self.is_doubtful = False  # whether an entry may be on the disk that we do not know of
        self.is_ours = False  # whether this process wrote the last entry
        self.thinking: set[Seat] = set()  # seats whose bot has been asked
        self.timer: asyncio.TimerHandle | None = None
        self.snapshot: Snapshot | None = None
        self.kept = match.count  # entries when something was last kept for a quick start

    @property
    def here(self) -> set[Seat]:
        """The seats that somebody looks from."""
        return {seat for seat, count in self.watchers.items() if seat is not None and count}

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        is_watched = any(self.watchers.values())
        return not (is_watched or self.thinking or self.timer or self.lock.locked())

    @contextmanager
    def watching(self, seat: Seat | None) -> Iterator[None]:
        """Somebody looks, from a seat or as a spectator."""
        self.count_watcher(seat, 1)
        try:
            yield
        finally:
            self.count_watcher(seat, -1)

    def count_watcher(self, seat: Seat | None, change: int) -> None:
        before = self.here
        self.watchers[seat] += change
        self.used = monotonic()
        if self.here != before:
            self.wake()

    async def changed(self, version: int) -> int:
        """Returns as soon as there is a later version than this."""
        if self.version <= version:
            news = asyncio.Event()
            self.told.append(news.set)
            try:
                await news.wait()
            finally:
                self.told.remove(news.set)
        return self.version

    def wake(self) -> None:
        """There is news for all who watch."""
        self.version += 1
        self.frames = {}
        for tell in self.told:
            tell()
