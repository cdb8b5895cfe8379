"""Which matches are open in this process: loaded when somebody needs them, put away when nobody does."""

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

HOLD: Final = 600.0  # seconds that an old table is kept from whoever tidies up
OLD: Final = 43_200.0  # seconds: nothing younger than a day is ever tidied up
MOST_HELD: Final = 200
IDLE: Final = 600.0  # seconds after which a match that nobody watches is put away
MOST_IDLE: Final = 200  # matches that are kept open although nobody needs them now
MOST_OWNERS: Final = 20_000  # matches of which we remember who opened them
PASSING: Final = ("store-failed", "unknown-match")  # troubles that may be none the next time
SOON: Final = 20.0  # seconds: what is due then is opened now


class Shelf:
    """`loaded` is called with each match that was: something may have fallen due meanwhile."""

    def __init__(
        self, store: Store, now: Callable[[], float], presence: Presence, loaded: Callable[[Live], None]
    ) -> None:
        self.store = store
        self.now = now
        self.presence = presence
        self.lives = presence.lives
        self.loaded = loaded
        self.started = 0.0
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.broken: dict[str, Trouble] = {}  # matches that cannot be opened until somebody mends them
        self.owners: dict[str, str] = {}  # who opened a match here, the oldest first
        self.resting: dict[str, float] = {}  # put away: when something may be due there
        self.is_cut_off = False  # whether the store did not answer when it was last asked for work

    # Opening

    async def take(self, id: str) -> Live:
        """A match that is open from now on, if it was not yet."""
        live = self.lives.get(id)
        if live is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
            live = await asyncio.shield(self.loading[id])
        return live

    async def load(self, id: str) -> Live:
        """Only this one match is shut if it cannot be read, and it is not read again and again."""
        try:
            if (broken := self.broken.get(id)) is not None:
                raise Trouble(broken.key, **broken.facts)
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
                self.broken[id] = Trouble(trouble.key, **trouble.facts)  # without what it has seen
            raise
        finally:
            self.loading.pop(id, None)

    def put(self, match: Match, owner: str = "") -> Live:
        """A match is open here; who opened the table, if it is a new one."""
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
        """Put away those that nobody has needed for longest, if there are too many."""
        idle = sorted((live for live in self.lives.values() if live.is_idle), key=lambda live: live.used)
        for live in idle[: max(0, len(idle) - MOST_IDLE)]:
            self.put_away(live)

    def put_away_idle(self) -> None:
        for live in list(self.lives.values()):
            if live.is_idle and monotonic() - live.used > IDLE:
                self.put_away(live)

    def put_away(self, live: Live) -> None:
        """It is opened again when somebody asks for it, or when something is due there."""
        match = live.match
        due = match.next_due()
        is_asked = any(match.chairs[seat].played_by is not None for seat in match.asked)  # a bot
        self.resting[match.id] = 0.0 if is_asked else inf if due is None else due
        del self.lives[match.id]

    def hear(self, id: str | None) -> None:
        """Another process plays there (None: perhaps anywhere). If it does not go on, we look after it."""
        if id is None:
            self.resting.clear()
        elif id in self.resting:
            self.resting[id] = min(self.resting[id], self.now() + SILENT)

    async def at_work(self) -> list[str]:
        """Matches with bots or clocks that are not open here, and where something may be due."""
        try:
            found = await self.store.at_work()
        except Trouble:  # the store is away: the next round comes
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
        """Old tables that are open here are not deleted by whoever tidies up."""
        old = [live.match.id for live in self.lives.values() if is_old(live.match, self.now())]
        with suppress(Trouble):  # the next round comes
            for place in range(0, len(old), MOST_HELD):
                await self.store.hold(old[place : place + MOST_HELD], time() + HOLD)

    async def is_held(self, id: str) -> bool:
        """Whether an old table is still there, and stays for as long as it is open here."""
        try:
            return await self.store.hold([id], time() + HOLD)
        except Trouble:  # nothing can be written, so nothing can be deleted
            return True


def is_old(match: Match, now: float) -> bool:
    """Whether it might be tidied up: nothing happens there, and has not for long."""
    return match.stage != "running" and now - match.at > OLD
