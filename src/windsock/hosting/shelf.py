"""The matches that are open in this process. Loads those that somebody needs, puts away the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from math import inf
from time import monotonic, time
from typing import Final

from windsock.core.trouble import Trouble
from windsock.match.match import Match

from .beats import SILENT
from .condition import LOG
from .live import Live
from .presence import Presence
from .store import Store

HOLD: Final = 600.0  # seconds for which an old table is not tidied up
OLD: Final = 43_200.0  # seconds: nothing younger than a day is ever tidied up
MOST_HELD: Final = 200
IDLE: Final = 600.0  # seconds after which a match that nobody watches is put away
MOST_IDLE: Final = 200  # matches that stay open although nobody needs them now
MOST_OWNERS: Final = 20_000  # matches whose opener is remembered
PASSING: Final = ("store-failed", "unknown-match")  # troubles that may have passed the next time
SOON: Final = 20.0  # seconds ahead: matches with something due by then are opened now


class Shelf:
    """The open matches. Calls `loaded` with each match that it loads: something may be due there."""

    def __init__(
        self, store: Store, now: Callable[[], float], presence: Presence, loaded: Callable[[Live], None]
    ) -> None:
        self.store = store
        self.now = now
        self.presence = presence
        self.lives = presence.lives
        self.loaded = loaded
        self.leaving: Callable[[Live], None] = lambda live: None  # called with each match that is put away
        self.started = 0.0
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.broken: dict[str, Trouble] = {}  # matches that cannot be opened until the owner mends them
        self.owners: dict[str, str] = {}  # by match, the oldest first: who opened it here
        self.resting: dict[str, float] = {}  # by match that was put away: when something may be due
        self.is_cut_off = False  # whether the store did not answer when it was last asked

    # Opening

    async def take(self, id: str) -> Live:
        """A match, opened if it was not open yet."""
        live = self.lives.get(id)
        if live is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
            live = await asyncio.shield(self.loading[id])
        return live

    async def load(self, id: str) -> Live:
        """Loads a match. One that cannot be read is remembered as broken and not read again and again."""
        try:
            if (broken := self.broken.get(id)) is not None:
                raise broken.again()
            match, snapshot = await self.store.load_kept(id)
            match.now = self.now
            if is_old(match, self.now()) and not await self.is_held(id):
                raise Trouble("unknown-match", match=id)
            self.make_room()
            live = self.put(match)
            live.snapshot = snapshot
            self.loaded(live)
            return live
        except Trouble as trouble:
            if trouble.key not in PASSING and id not in self.broken:
                cause = type(trouble.__cause__ or trouble).__name__
                LOG.error("match %s cannot be opened: %s (%s)", id, trouble.key, cause)
                self.broken[id] = trouble.again()  # a new one, without a traceback
            raise
        finally:
            self.loading.pop(id, None)

    def put(self, match: Match, owner: str = "") -> Live:
        """Puts a match on the shelf. `owner` is who opened the table, if it is a new one."""
        match.opened = self.started
        live = self.lives[match.id] = Live(match)
        if owner:
            self.owners[match.id] = owner
            if len(self.owners) > MOST_OWNERS:
                del self.owners[next(iter(self.owners))]
        live.owner = self.owners.get(match.id, "")
        self.resting.pop(match.id, None)
        self.presence.follow(live)
        return live

    async def stop(self) -> None:
        tasks = list(self.loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Putting away

    def make_room(self) -> None:
        """Puts away the matches that nobody has needed for longest, if there are too many."""
        idle = sorted((live for live in self.lives.values() if live.is_idle), key=lambda live: live.used)
        for live in idle[: max(0, len(idle) - MOST_IDLE)]:
            self.put_away(live)

    def put_away_idle(self) -> None:
        for live in list(self.lives.values()):
            if live.is_idle and monotonic() - live.used > IDLE:
                self.put_away(live)

    def put_away(self, live: Live) -> None:
        """Closes a match here. It is opened again when somebody asks for it, or when something is due."""
        match = live.match
        due = match.next_due()
        is_asked = any(match.chairs[seat].played_by is not None for seat in match.asked)  # a bot
        self.leaving(live)
        self.resting[match.id] = 0.0 if is_asked else inf if due is None else due
        del self.lives[match.id]

    def hear(self, id: str | None) -> None:
        """Notes that another process plays at a match (None: perhaps any). If it stops, this one goes on."""
        if id is None:
            self.resting.clear()
        elif id in self.resting:
            self.resting[id] = min(self.resting[id], self.now() + SILENT)

    async def at_work(self) -> list[str]:
        """Matches with bots or clocks that are not open here and where something may be due."""
        try:
            found = await self.store.at_work()
        except Trouble:  # the store does not answer: try again in the next round
            if not self.is_cut_off:
                LOG.warning("the store does not answer")
            self.is_cut_off = True
            return []
        if self.is_cut_off:
            LOG.warning("the store answers again")
        self.is_cut_off = False
        known, soon = self.resting, self.now() + SOON
        self.resting = {one: known[one] for one in found if one in known}
        shut = self.lives.keys() | self.broken.keys()
        return [one for one in found if one not in shut and self.resting.get(one, soon) <= soon]

    # Old tables

    async def hold_on(self) -> None:
        """Marks old tables that are open here, so that tidying up does not delete them."""
        old = [live.match.id for live in self.lives.values() if is_old(live.match, self.now())]
        with suppress(Trouble):  # try again in the next round
            for start in range(0, len(old), MOST_HELD):
                await self.store.hold(old[start : start + MOST_HELD], time() + HOLD)

    async def is_held(self, id: str) -> bool:
        """Marks an old table as open here. Returns whether it is still there."""
        try:
            return await self.store.hold([id], time() + HOLD)
        except Trouble:  # nothing can be written, so nothing can be deleted
            return True


def is_old(match: Match, now: float) -> bool:
    """Whether a match might be tidied up: it is not running, and nothing has happened there for long."""
    return match.stage != "running" and now - match.at > OLD
