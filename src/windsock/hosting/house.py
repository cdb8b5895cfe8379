"""All matches that are open in one process. Records commands, wakes watchers, keeps bots and clocks going."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Final

from sqlalchemy import Executable

from windsock.core.card import Seat
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.frames.shapes import Move
from windsock.match.agreement import Agreement
from windsock.match.match import Match
from windsock.match.moment import Moment

from .beats import Beats
from .bus import Bus
from .errands import Errands
from .hints import Hints
from .keeping import Keeper, rank_of
from .live import Live
from .presence import Presence
from .proofs import Proofs
from .recording import Command, Recorder
from .shelf import Shelf
from .store import Store, new_key
from .tasks import Tasks
from .thinking import Thinkers
from .waiting import Rank

__all__ = ["House", "Live", "Sit"]

BOT_CLOCK: Final = 0.3  # seconds that a bot may think
ROUND: Final = 20.0  # seconds between two rounds through everything

Sit = tuple[Seat, str, str, str | None, str | None]  # seat, kind, name, bot, person


class House:
    """One for each process. Nothing is told before it is on the disk: propose, append, apply, wake."""

    def __init__(
        self,
        store: Store,
        *,
        workers: int = 1,
        bot_clock: float = BOT_CLOCK,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.now = now or Moment()
        self.id = secrets.token_hex(4)
        self.lives: dict[str, Live] = {}
        self.tasks = Tasks()
        self.thinkers = Thinkers(workers, bot_clock)
        self.errands = Errands()
        self.beats = Beats(store, self.id, self.now)
        self.presence = Presence(self.lives)
        self.recorder = Recorder(store, self.tasks)
        self.keeper = Keeper(self.recorder, self.thinkers, self.tasks, self.lives, self.now)
        self.shelf = Shelf(store, self.now, self.presence, self.refresh)
        self.hints = Hints(self.thinkers, self.tasks)
        self.proofs = Proofs(self.errands, store.slices, self.tasks)
        self.bus: Bus | None = None

    async def start(self) -> None:
        """Opens the house: bots and clocks of running matches go on."""
        self.keeper.slept = await self.beats.start()
        self.shelf.started = self.now()
        if self.store.is_shared:
            self.bus = self.presence.bus = Bus(
                self.store.engine, self.id, self.hear, self.presence.hear, self.presence.lose
            )
        self.tasks.begin(self.tasks.repeat(self.look_after, ROUND))
        self.tasks.begin(self.tasks.repeat(self.tell_others, ROUND))

    async def stop(self) -> None:
        for live in self.lives.values():
            for timer in (live.timer, live.leaving):
                if timer is not None:
                    timer.cancel()
        await self.tasks.stop()
        await self.shelf.stop()
        if self.bus is not None:
            self.presence.end()
            await asyncio.to_thread(self.bus.close)
        await self.beats.end()
        self.thinkers.close()
        self.errands.close()

    # Round after round

    async def look_after(self) -> None:
        """Opens matches that have to go on, puts away those that nobody needs."""
        if self.store.writer.condition.failing is not None:
            await self.store.writer.probe()
        for waiting in await self.shelf.at_work():
            with suppress(Trouble):  # it was logged at the first try
                await self.shelf.take(waiting)
        await self.shelf.hold_on()
        self.shelf.put_away_idle()
        for live in list(self.lives.values()):
            if live.is_doubtful and not live.lock.locked():
                self.refresh(live)
            elif live.timer is None:
                self.keeper.attend(live)

    async def tell_others(self) -> None:
        """Tells other processes that this one runs, and who is here. Never waits for the other round."""
        self.presence.forget()
        self.presence.tell_all()
        await self.beats.go_on()

    # Matches

    async def create(
        self,
        agreement: Agreement,
        sits: Iterable[Sit] = (),
        by: str | None = None,
        owner: str = "",
        table: Table | None = None,
    ) -> tuple[Live, dict[Seat, str]]:
        """Creates a match. Returns it with the secret links of seats that people or programs have taken."""
        if table is None:
            table = await self.store.slices.run(agreement.undealt().beginning())
        match = Match(secrets.token_hex(8), agreement, self.now(), self.now, table)
        tokens: dict[Seat, str] = {}
        keys: list[Executable] = []
        for seat, kind, name, bot, person in sits:
            match.apply(match.propose_sit(seat, kind, name, bot))
            if kind != "bot":
                tokens[seat], key = new_key(match.id, seat, person)
                keys.append(key)
        while (entry := match.due()) is not None:
            match.apply(entry)
        live = self.shelf.put(match, owner)  # before somebody finds it in the store and loads it again
        live.is_ours, live.has_resumed = True, True
        try:
            await self.store.create(match, by, keys)
        except Exception:
            del self.lives[match.id]
            raise
        self.keeper.attend(live)
        return live, tokens

    async def live(self, id: str) -> Live:
        """A match for somebody who looks or acts. Loads it if it is not open here yet."""
        live = await self.shelf.take(id)
        live.used = monotonic()
        log, table = live.showing.log, live.match.table
        if log.is_behind(table):
            await self.store.slices.run(log.catching_up(table))
        return live

    async def do(
        self,
        id: str,
        command: Command,
        also: Sequence[Executable] = (),
        known_as: str | None = None,
        then: Command | None = None,
    ) -> int:
        """Records what somebody wants. Returns the number of its entry, also if it was done before."""
        live = await self.live(id)
        try:
            return await self.keeper.perform(live, command, also, known_as, then)
        except asyncio.CancelledError:  # the sender hung up; the entry may be on its way to the disk
            self.tasks.begin(self.make_sure(live))
            raise

    async def make_sure(self, live: Live) -> None:
        """Reads what was on its way to the disk."""
        await self.store.written()
        await self.keeper.refresh(live)

    def refresh(self, live: Live) -> None:
        """Starts to read what others wrote. Nobody waits for it."""
        self.tasks.begin(self.keeper.refresh(live))

    def alone(self, owner: str) -> int:
        """How many running tables of this owner have nobody but bots."""
        mine = [live for live in self.lives.values() if live.owner == owner]
        return sum(live.match.stage == "running" and rank_of(live) is Rank.ALONE for live in mine)

    # Seats

    async def sit(
        self,
        id: str,
        seat: Seat,
        kind: str,
        name: str,
        bot: str | None = None,
        person: str | None = None,
        nonce: str | None = None,
    ) -> str | None:
        """Takes a seat, with a nonce if there is one. Returns the secret link, unless a bot sits there."""
        token, key = new_key(id, seat, person)
        also = [] if kind == "bot" else [key]
        then = None if nonce is None else lambda match: match.propose_nonce(seat, nonce)
        await self.do(id, lambda match: match.propose_sit(seat, kind, name, bot), also, then=then)
        return None if kind == "bot" else token

    async def leave(self, id: str, seat: Seat) -> None:
        await self.do(id, lambda match: match.propose_leave(seat), [self.store.void_keys(id, seat)])

    async def token(self, id: str, seat: Seat, person: str) -> str:
        """A new link for a seat that this person holds already."""
        if await self.store.holder(id, seat) != person:
            raise Trouble("seat-not-yours", seat=seat)
        return await self.store.add_key(id, seat, person)

    async def hint(self, id: str, seat: Seat) -> Move:
        """The move that a bot would choose in this seat, if the table allows hints."""
        return await self.hints.hint(await self.live(id), seat)

    # Other processes

    def hear(self, id: str | None, count: int) -> None:
        """Hears from another process how long a journal is. Without a match anything may have happened."""
        if id is None:
            self.presence.since = monotonic()
        self.shelf.hear(id)
        heard = self.lives.values() if id is None else [live for live in [self.lives.get(id)] if live]
        for live in list(heard):
            pending = 0 if live.is_doubtful else live.pending  # the entry may never have been written
            if id is None or count > max(live.match.count, pending):
                self.refresh(live)
