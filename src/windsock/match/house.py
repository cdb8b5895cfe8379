"""All matches that are open in one process: commands recorded, watchers woken, bots and clocks kept going."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Any, Final

from sqlalchemy import Executable

from windsock.core.card import Seat
from windsock.core.trouble import Trouble

from .agreement import Agreement
from .answer import seat_move
from .bus import Bus
from .keeping import Keeper
from .live import Live
from .match import STAND_IN, Match
from .recording import LOG, Command
from .store import Store, new_key
from .thinking import Thinkers

__all__ = ["House", "Live"]

BOT_CLOCK: Final = 0.3  # seconds that a bot may think
IDLE: Final = 600.0  # seconds after which a match that nobody watches is put away
ROUND: Final = 20.0  # seconds between two looks after everything

Sit = tuple[Seat, str, str, str | None, str | None]  # seat, kind, name, bot, person


class House(Keeper):
    """One a process. Nothing is told before it is durable: propose, append, apply, wake."""

    def __init__(
        self,
        store: Store,
        *,
        workers: int = 1,
        bot_clock: float = BOT_CLOCK,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(store, Thinkers(workers, bot_clock), now)
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.bus: Bus | None = None

    async def start(self) -> None:
        """Open the doors: bots and clocks of running matches go on."""
        if self.store.is_shared:
            self.bus = Bus(self.store.engine, self.hear)
        self.begin(self.go_round())

    async def stop(self) -> None:
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in [*self.tasks, *self.loading.values()]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.loading.values(), return_exceptions=True)
        if self.bus is not None:
            await asyncio.to_thread(self.bus.close)
        self.thinkers.close()

    async def go_round(self) -> None:
        """Wake what has to go on, put away what nobody needs."""
        while True:
            for waiting in await self.at_work():
                try:
                    await self.live(waiting)
                except Exception as error:
                    LOG.error("match %s cannot be loaded", waiting, exc_info=error)
            for live in list(self.lives.values()):
                if live.is_idle and monotonic() - live.used > IDLE:
                    del self.lives[live.match.id]
                elif live.timer is None:
                    self.attend(live)
            await asyncio.sleep(ROUND)

    async def at_work(self) -> list[str]:
        """Matches with bots or clocks that are not open here."""
        try:
            return [found for found in await self.store.at_work() if found not in self.lives]
        except Trouble:  # the store is away: the next round comes
            LOG.warning("the store does not answer")
            return []

    # Matches

    async def create(
        self, agreement: Agreement, sits: Iterable[Sit] = (), by: str | None = None
    ) -> tuple[Live, dict[Seat, str]]:
        """A new match; the secret links of the seats that people or programs have taken."""
        match = Match(secrets.token_hex(8), agreement, self.now(), self.now)
        tokens: dict[Seat, str] = {}
        keys: list[Executable] = []
        for seat, kind, name, bot, person in sits:
            match.apply(match.propose_sit(seat, kind, name, bot))
            if kind != "bot":
                tokens[seat], key = new_key(match.id, seat, person)
                keys.append(key)
        while (entry := match.due()) is not None:
            match.apply(entry)
        live = self.lives[match.id] = Live(match)  # before it can be found in the store and loaded again
        live.is_ours = True
        try:
            await self.store.create(match, by, keys)
        except Exception:
            del self.lives[match.id]
            raise
        self.attend(live)
        return live, tokens

    async def live(self, id: str) -> Live:
        """A match, loaded if it is not open here yet."""
        live = self.lives.get(id)
        if live is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
            live = await asyncio.shield(self.loading[id])
        live.used = monotonic()
        return live

    async def load(self, id: str) -> Live:
        try:
            match = await self.store.load(id)
            match.now = self.now
            live = self.lives[id] = Live(match)
            self.begin(self.refresh(live))  # what fell due meanwhile
            return live
        finally:
            self.loading.pop(id, None)

    async def do(self, id: str, command: Command, also: Sequence[Executable] = ()) -> int:
        """What somebody wants, recorded. How many entries there are then."""
        live = await self.live(id)
        try:
            await self.perform(live, command, also)
        except asyncio.CancelledError:  # somebody hung up; the entry may be on its way to the disk
            self.begin(self.make_sure(live))
            raise
        return live.match.count

    async def make_sure(self, live: Live) -> None:
        """Read what was on its way."""
        await self.store.written()
        await self.refresh(live)

    # Seats

    async def sit(
        self,
        id: str,
        seat: Seat,
        kind: str,
        name: str,
        bot: str | None = None,
        person: str | None = None,
    ) -> str | None:
        """Somebody sits down; the secret link, unless it is a bot."""
        token, key = new_key(id, seat, person)
        also = [] if kind == "bot" else [key]
        await self.do(id, lambda match: match.propose_sit(seat, kind, name, bot), also)
        return None if kind == "bot" else token

    async def leave(self, id: str, seat: Seat) -> None:
        await self.do(id, lambda match: match.propose_leave(seat), [self.store.void_keys(id, seat)])

    async def token(self, id: str, seat: Seat, person: str) -> str:
        """A fresh link for a seat that this person holds already."""
        if await self.store.holder(id, seat) != person:
            raise Trouble("seat-not-yours", seat=seat)
        return await self.store.add_key(id, seat, person)

    async def hint(self, id: str, seat: Seat) -> dict[str, Any]:
        """What a bot would do in this seat, where the table allows to ask."""
        match = (await self.live(id)).match
        match.check_player(seat)
        if not match.agreement.has_hints:
            raise Trouble("hints-off")
        if seat not in match.asked:
            raise Trouble("hint-not-asked")
        number = match.table.number
        move = await self.thinkers.choose(match, seat, STAND_IN)
        if match.table.number != number:
            raise Trouble("moved-on", number=match.table.number)
        return seat_move(match, seat, move)

    # Other processes

    def hear(self, id: str | None, count: int) -> None:
        """Another process says how long a journal is; without a match: anything may have happened."""
        heard = self.lives.values() if id is None else [live for live in [self.lives.get(id)] if live]
        for live in list(heard):
            if id is None or count > max(live.match.count, live.pending):
                self.begin(self.refresh(live))
