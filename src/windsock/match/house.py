"""All matches that are open in one process: commands recorded, watchers woken, bots and clocks kept going."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from time import monotonic
from typing import Any, Final

from sqlalchemy import Executable

from windsock.core.card import Seat
from windsock.core.trouble import Trouble

from .agreement import Agreement
from .answer import seat_move
from .bus import Bus
from .entry import Entry
from .live import Live
from .match import STAND_IN, Match
from .snapshot import EVERY, Snapshot, judged
from .store import Store, Taken, new_key
from .thinking import Thinkers

__all__ = ["House", "Live"]

LOG: Final = logging.getLogger("windsock.match")
BOT_CLOCK: Final = 0.3  # seconds that a bot may think
IDLE: Final = 600.0  # seconds after which a match that nobody watches is put away
ROUND: Final = 20.0  # seconds between two looks after everything
GRACE: Final = 3.0  # seconds until another process's bots are taken over
AFTER_ERROR: Final = 5.0

Command = Callable[[Match], Entry | None]
Sit = tuple[Seat, str, str, str | None, str | None]  # seat, kind, name, bot, person


class House:
    """One a process. Nothing is told before it is durable: propose, append, apply, wake."""

    def __init__(
        self,
        store: Store,
        *,
        workers: int = 1,
        bot_clock: float = BOT_CLOCK,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.now = now
        self.thinkers = Thinkers(workers, bot_clock)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
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
        except Exception as error:
            del self.lives[match.id]
            raise Trouble("store-failed") from error
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

    # Commands

    async def do(self, id: str, command: Command, also: Sequence[Executable] = ()) -> int:
        """What somebody wants, recorded. How many entries there are then."""
        live = await self.live(id)
        await asyncio.shield(self.begin(self.perform(live, command, also)))  # half of it is never left
        return live.match.count

    async def perform(self, live: Live, command: Command, also: Sequence[Executable] = ()) -> None:
        async with live.lock:
            await self.record(live, command, also)
            await self.settle(live)
        self.attend(live)

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
            if entry.kind in ("sit", "leave", "start", "stand-in", "return") or match.stage != stage:
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

    async def refresh(self, live: Live) -> None:
        async with live.lock:
            await self.catch_up(live)
            await self.settle(live)
        self.attend(live)

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

    # What goes on by itself

    def attend(self, live: Live) -> None:
        """Ask the bots that have to move, and set the clock."""
        match = live.match
        for seat in match.asked:
            if self.waits_for_bot(live, seat) and seat not in live.thinking:
                live.thinking.add(seat)
                self.begin(self.turn_of_bot(live, seat))
        if live.timer is not None:
            live.timer.cancel()
        deadlines = [deadline for seat in match.asked if (deadline := match.deadline(seat)) is not None]
        live.timer = None
        if deadlines and match.read_only is None:
            pause = max(0.0, min(deadlines) - self.now())
            live.timer = asyncio.get_running_loop().call_later(pause, lambda: self.begin(self.ring(live)))

    async def ring(self, live: Live) -> None:
        """Somebody's time may be up."""
        live.timer = None
        await self.refresh(live)

    def waits_for_bot(self, live: Live, seat: Seat) -> bool:
        """While people talk about taking back, bots wait."""
        match = live.match
        if self.lives.get(match.id) is not live or match.request is not None or match.read_only is not None:
            return False
        return seat in match.asked and match.chairs[seat].played_by is not None

    async def turn_of_bot(self, live: Live, seat: Seat) -> None:
        """As long as this seat is asked and a bot plays there."""
        try:
            while self.waits_for_bot(live, seat):
                try:
                    await self.move_of_bot(live, seat)
                except Trouble:
                    continue  # the table moved on while it thought
                except Exception as error:
                    LOG.error("bot failed: match %s seat %s", live.match.id, seat, exc_info=error)
                    await asyncio.sleep(AFTER_ERROR)
        finally:
            live.thinking.discard(seat)

    async def move_of_bot(self, live: Live, seat: Seat) -> None:
        match = live.match
        if self.store.is_shared and not live.is_ours:  # whoever wrote last lets the bots think
            count = match.count
            await asyncio.sleep(GRACE)
            if match.count != count:
                return
        bot = match.chairs[seat].played_by
        number, rewound = match.table.number, match.rewound
        if bot is None:
            return
        move = await self.thinkers.choose(match, seat, bot)

        def play(match: Match) -> Entry | None:
            if match.rewound != rewound or not self.waits_for_bot(live, seat):
                return None
            return match.propose_play(seat, move, number, bot)

        await self.do(match.id, play)

    async def go_round(self) -> None:
        """Wake what has to go on, put away what nobody needs."""
        while True:
            for waiting in await self.store.at_work():
                if waiting not in self.lives:
                    try:
                        await self.live(waiting)
                    except Exception as error:
                        LOG.error("match %s cannot be loaded", waiting, exc_info=error)
            await asyncio.sleep(ROUND)
            for live in list(self.lives.values()):
                if live.is_idle and monotonic() - live.used > IDLE:
                    del self.lives[live.match.id]

    def hear(self, id: str | None, count: int) -> None:
        """Another process says how long a journal is; without a match: anything may have happened."""
        heard = self.lives.values() if id is None else [live for live in [self.lives.get(id)] if live]
        for live in list(heard):
            if id is None or count > max(live.match.count, live.pending):
                self.begin(self.refresh(live))

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is not forgotten before it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
