"""Watchers by match, and the order in which their frames are made."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, process_time
from typing import Any, Final

from windsock.hosting.house import Live

LATEST: Final = 1.0  # seconds that a frame may wait, whatever else there is to do
LOOK_EVERY: Final = 0.1  # seconds between two looks at the load
BUSY: Final = 0.9  # the share of its time that a process works when it has no rest


class Watcher:
    """Somebody who is shown frames: from which seat, and whether a new one is due."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.looking: int | None = None
        self.turn = asyncio.Event()

    @property
    def is_asked(self) -> bool:
        return self.looking in self.live.match.asked


class FrameQueue:
    """Makes frames one at a time, so that commands get through in between.

    Seats that must act come first, the others as soon as there is time. A process that has no rest lets the
    others wait, each for `LATEST`: they get one frame for several moves.
    """

    def __init__(self) -> None:
        self.asked: dict[Watcher, None] = {}
        self.others: dict[Watcher, float] = {}  # since when they wait, the first one longest
        self.wanted = asyncio.Event()
        self.rest = Rest()
        self.was_late = False  # whether the last turn went to somebody who had waited long

    def want(self, watcher: Watcher) -> None:
        if watcher.is_asked:
            self.others.pop(watcher, None)
            self.asked[watcher] = None
        elif watcher not in self.asked and watcher not in self.others:
            self.others[watcher] = monotonic()
        self.wanted.set()

    def drop(self, watcher: Watcher) -> None:
        self.asked.pop(watcher, None)
        self.others.pop(watcher, None)

    def next(self) -> Watcher | None:
        """Whose turn it is. Those who have waited long take turns with those who must act."""
        is_late = bool(self.others) and next(iter(self.others.values())) < monotonic() - LATEST
        self.was_late = is_late and not (self.was_late and self.asked)
        queue: dict[Watcher, Any] = self.asked
        if self.was_late or (not self.asked and not self.rest.is_short()):
            queue = self.others
        if not queue:
            return None
        watcher = next(iter(queue))
        del queue[watcher]
        return watcher

    async def give(self) -> None:
        """Gives turns for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            self.wanted.clear()
            while (watcher := self.next()) is not None:
                watcher.turn.set()
                await asyncio.sleep(0)
            again = loop.call_later(LOOK_EVERY, self.wanted.set) if self.others else None
            await self.wanted.wait()
            if again is not None:
                again.cancel()


class Rest:
    """How much of its time this process works, looked at from time to time."""

    def __init__(self) -> None:
        self.at = monotonic()
        self.worked = process_time()
        self.share = 0.0

    def is_short(self) -> bool:
        now = monotonic()
        if now - self.at > LOOK_EVERY:
            worked = process_time()
            self.share = (worked - self.worked) / (now - self.at)
            self.at, self.worked = now, worked
        return self.share > BUSY


class Room:
    """All who watch one match. News is told once a command is done, and waits for nobody's socket."""

    def __init__(self, live: Live, queue: FrameQueue) -> None:
        self.live = live
        self.queue = queue
        self.watchers: list[Watcher] = []
        self.undone = 0
        self.has_news = False
        live.told.append(self.hear)

    def close(self) -> None:
        self.live.told.remove(self.hear)

    def hear(self) -> None:
        """Hears that something has changed."""
        if self.undone:
            self.has_news = True
        else:
            self.tell()

    def tell(self) -> None:
        self.has_news = False
        for watcher in self.watchers:
            self.queue.want(watcher)

    def __enter__(self) -> None:
        """Holds news back while a command of one of the watchers is done."""
        self.undone += 1

    def __exit__(self, *_: object) -> None:
        self.undone -= 1
        if self.has_news:
            self.tell()


class Rooms:
    """The rooms of this process: one for each match that somebody watches."""

    def __init__(self) -> None:
        self.queue = FrameQueue()
        self.rooms: dict[Live, Room] = {}
        self.task = asyncio.create_task(self.queue.give())

    @contextmanager
    def entered(self, watcher: Watcher) -> Iterator[Room]:
        """Puts a watcher into its room. The last one to leave closes it."""
        live = watcher.live
        room = self.rooms.get(live)
        if room is None:
            room = self.rooms[live] = Room(live, self.queue)
        room.watchers.append(watcher)
        self.queue.want(watcher)
        try:
            yield room
        finally:
            room.watchers.remove(watcher)
            self.queue.drop(watcher)
            if not room.watchers:
                room.close()
                del self.rooms[live]

    def visits(self) -> list[Watcher]:
        """All watchers of this process."""
        return [watcher for room in self.rooms.values() for watcher in room.watchers]

    def close(self) -> None:
        self.task.cancel()
