"""A match that is open in this process, and those who watch it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final

from windsock.core.card import Seat
from windsock.frames.showing import Showing
from windsock.match.match import Match
from windsock.match.snapshot import Snapshot

LINGER: Final = 3.0  # seconds that a watcher still counts as here: reloading and polling are not leaving


@dataclass(frozen=True)
class Hint:
    """What a bot would do, worked out once for a position."""

    moment: tuple[int, int]  # actions on the table, and the entry of the last takeback
    move: asyncio.Task[str]

    @property
    def has_failed(self) -> bool:
        return self.move.done() and (self.move.cancelled() or self.move.exception() is not None)


class Live:
    """One open match. `version` grows with every entry, and when somebody comes or goes."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.showing = Showing(match)
        self.lock = asyncio.Lock()  # one entry at a time
        self.version = 0
        self.frames: dict[tuple[Seat | None, int, bool], str] = {}  # by seat, entries read, is_sparing
        self.painted = 0.0  # when the first of these frames was made
        self.told: list[Callable[[], None]] = []  # called at every change
        self.watchers: Counter[Seat | None] = Counter()
        self.own: frozenset[Seat] = frozenset()  # the seats that are connected in this process
        self.far: frozenset[Seat] = frozenset()  # and in other processes
        self.leaving: asyncio.TimerHandle | None = None
        self.report: Callable[[Live], None] = lambda live: None  # called when somebody comes or goes
        self.used = monotonic()
        self.pending = 0  # the entry that is being written
        self.is_doubtful = False  # whether an entry may be on the disk that is not applied here
        self.is_ours = False  # whether this process wrote the last entry
        self.thinking: set[Seat] = set()  # seats whose bot is at work
        self.owner = ""  # the address that opened it, as far as this process knows
        self.hints: dict[Seat, Hint] = {}  # the last hint of each seat
        self.timer: asyncio.TimerHandle | None = None
        self.has_resumed = False  # whether the time in which no server ran has been given back
        self.snapshot: Snapshot | None = None
        self.kept = match.count  # entries when the last snapshot was kept

    @property
    def here(self) -> frozenset[Seat]:
        """The seats that are connected, in this process or another."""
        return self.own | self.far

    @property
    def is_idle(self) -> bool:
        """Whether the match can be put away: nobody watches and nothing is under way."""
        is_watched = self.own or any(self.watchers.values())
        return not (is_watched or self.thinking or self.timer or self.lock.locked())

    @contextmanager
    def watching(self, seat: Seat | None) -> Iterator[None]:
        """Counts somebody who watches, from a seat or as a spectator."""
        self.count_watcher(seat, 1)
        try:
            yield
        finally:
            self.count_watcher(seat, -1)

    def count_watcher(self, seat: Seat | None, change: int) -> None:
        self.watchers[seat] += change
        self.used = monotonic()
        if change > 0:
            self.look_round(self.own)
        elif self.leaving is None:
            self.leaving = asyncio.get_running_loop().call_later(LINGER, self.look_round)

    def look_round(self, still: frozenset[Seat] | None = None) -> None:
        """Works out who is here now. The seats in `still` left a moment ago and count as here."""
        if still is None:
            self.leaving = None
        found = {seat for seat, count in self.watchers.items() if seat is not None and count}
        own = frozenset(found | (still or set()))
        if own != self.own:
            before, self.own = self.here, own
            self.report(self)
            if self.here != before:
                self.wake()

    def look_far(self, seats: frozenset[Seat]) -> None:
        """Notes who is here in other processes."""
        before, self.far = self.here, seats
        if self.here != before:
            self.wake()

    async def changed(self, version: int) -> int:
        """Waits for a later version than this."""
        if self.version <= version:
            news = asyncio.Event()
            self.told.append(news.set)
            try:
                await news.wait()
            finally:
                self.told.remove(news.set)
        return self.version

    def wake(self) -> None:
        """Tells all who watch that there is news."""
        self.version += 1
        self.frames = {}
        for tell in self.told:
            tell()
