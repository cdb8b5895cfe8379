"""All matches that are open in one process: commands recorded, watchers woken, bots and clocks kept going."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from math import inf
from time import monotonic, time
from typing import Final

from sqlalchemy import Executable

from windsock.core.card import Seat
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.frames.answer import seat_move
from windsock.frames.shapes import Move
from windsock.match.agreement import STAND_IN, Agreement
from windsock.match.match import Match
from windsock.match.moment import Moment

from .beats import SILENT, Beats
from .bus import Bus
from .errands import Errands, Proof, judge_save, play_again
from .keeping import Keeper, rank_of
from .kept import Kept
from .live import Hint, Live
from .presence import Presence
from .recording import LOG, Command
from .store import Store, new_key
from .thinking import Thinkers
from .waiting import Rank

__all__ = ["House", "Live"]

BOT_CLOCK: Final = 0.3  # seconds that a bot may think
HOLD: Final = 600.0  # seconds that an old table is kept from whoever tidies up
OLD: Final = 43_200.0  # seconds: nothing younger than a day is ever tidied up
MOST_HELD: Final = 200
IDLE: Final = 600.0  # seconds after which a match that nobody watches is put away
PASSING: Final = ("store-failed", "unknown-match")  # troubles that may be none the next time
ROUND: Final = 20.0  # seconds between two looks after everything
MOST_IDLE: Final = 200  # matches that are kept open although nobody needs them now
MOST_OWNERS: Final = 20_000  # matches of which we remember who opened them
MOST_PROOFS: Final = 16_000_000  # bytes
MOST_HINTS: Final = 50  # that are being thought about or wait for it

Sit = tuple[Seat, str, str, str | None, str | None]  # seat, kind, name, bot, person


class House(Keeper):
    """One a process. Nothing is told before it is durable: propose, append, apply, wake."""

    def __init__(
        self,
        store: Store,
        *,
        workers: int = 1,
        bot_clock: float = BOT_CLOCK,
        now: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(store, Thinkers(workers, bot_clock), now or Moment())
        self.id = secrets.token_hex(4)
        self.beats = Beats(store, self.id, self.now)
        self.presence = Presence(self.lives)
        self.started = 0.0
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.broken: dict[str, Trouble] = {}  # matches that cannot be opened until somebody mends them
        self.owners: dict[str, str] = {}  # who opened a match here, the oldest first
        self.resting: dict[str, float] = {}  # put away: when something may be due there
        self.is_alone = False  # whether the store did not answer when it was last asked for work
        self.hinting: set[asyncio.Task[str]] = set()
        self.errands = Errands()
        self.proofs: Kept[Proof] = Kept(MOST_PROOFS)
        self.proving: dict[str, asyncio.Task[Proof]] = {}
        self.bus: Bus | None = None

    async def start(self) -> None:
        """Open the doors: bots and clocks of running matches go on."""
        self.slept = await self.beats.start()
        self.started = self.now()
        if self.store.is_shared:
            self.bus = self.presence.bus = Bus(
                self.store.engine, self.id, self.hear, self.presence.hear, self.presence.lose
            )
        self.begin(self.every_round(self.look_after))
        self.begin(self.every_round(self.tell_others))

    async def stop(self) -> None:
        for live in self.lives.values():
            for timer in (live.timer, live.leaving):
                if timer is not None:
                    timer.cancel()
        for task in [*self.tasks, *self.loading.values()]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.loading.values(), return_exceptions=True)
        if self.bus is not None:
            self.presence.end()
            await asyncio.to_thread(self.bus.close)
        await self.beats.end()
        self.thinkers.close()
        self.errands.close()

    async def every_round(self, work: Callable[[], Awaitable[None]]) -> None:
        """Again and again, for as long as the server runs. What goes wrong once is tried again."""
        while True:
            try:
                await work()
            except Exception as error:
                LOG.error("a round failed", exc_info=error)
            await asyncio.sleep(ROUND)

    async def look_after(self) -> None:
        """Wake what has to go on, put away what nobody needs."""
        if self.store.writer.condition.failing is not None:
            await self.store.writer.probe()
        for waiting in await self.at_work():
            with suppress(Trouble):  # told when it was tried first
                await self.opened(waiting)
        await self.hold_on()
        for live in list(self.lives.values()):
            if live.is_idle and monotonic() - live.used > IDLE:
                self.put_away(live)
            elif live.is_doubtful and not live.lock.locked():
                self.begin(self.refresh(live))
            elif live.timer is None:
                self.attend(live)

    async def tell_others(self) -> None:
        """That we run, and who is here. Nothing else keeps this waiting: others would take us for gone."""
        self.presence.forget()
        self.presence.tell_all()
        await self.beats.go_on()

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

    async def at_work(self) -> list[str]:
        """Matches with bots or clocks that are not open here, and where something may be due."""
        try:
            found = await self.store.at_work()
        except Trouble:  # the store is away: the next round comes
            if not self.is_alone:
                LOG.warning("the store does not answer")
            self.is_alone = True
            return []
        if self.is_alone:
            LOG.warning("the store answers again")
        self.is_alone = False
        known, soon = self.resting, self.now() + ROUND
        self.resting = {one: known[one] for one in found if one in known}
        shut = self.lives.keys() | self.broken.keys()
        return [one for one in found if one not in shut and self.resting.get(one, soon) <= soon]

    # Matches

    async def create(
        self,
        agreement: Agreement,
        sits: Iterable[Sit] = (),
        by: str | None = None,
        owner: str = "",
        table: Table | None = None,
    ) -> tuple[Live, dict[Seat, str]]:
        """A new match; the secret links of the seats that people or programs have taken."""
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
        self.remember(match.id, owner)
        live = self.open(match)  # before it can be found in the store and loaded again
        live.is_ours, live.has_resumed = True, True
        try:
            await self.store.create(match, by, keys)
        except Exception:
            del self.lives[match.id]
            raise
        self.attend(live)
        return live, tokens

    async def live(self, id: str) -> Live:
        """A match for somebody who looks or acts, loaded if it is not open here yet."""
        live = await self.opened(id)
        live.used = monotonic()
        log, table = live.showing.log, live.match.table
        if log.is_behind(table):
            await self.store.slices.run(log.catching_up(table))
        return live

    async def opened(self, id: str) -> Live:
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
            live = self.open(match)
            live.snapshot = snapshot
            self.begin(self.refresh(live))  # what fell due meanwhile
            return live
        except Trouble as trouble:
            if trouble.key not in PASSING and id not in self.broken:
                cause = type(trouble.__cause__ or trouble).__name__
                LOG.error("match %s cannot be opened: %s (%s)", id, trouble.key, cause)
                self.broken[id] = Trouble(trouble.key, **trouble.facts)  # without what it has seen
            raise
        finally:
            self.loading.pop(id, None)

    def open(self, match: Match) -> Live:
        match.opened = self.started
        live = self.lives[match.id] = Live(match)
        live.owner = self.owners.get(match.id, "")
        self.resting.pop(match.id, None)
        self.presence.follow(live)
        return live

    def remember(self, id: str, owner: str) -> None:
        """Who opened a match, for as long as there are not too many newer ones."""
        self.owners[id] = owner
        if len(self.owners) > MOST_OWNERS:
            del self.owners[next(iter(self.owners))]

    def make_room(self) -> None:
        """Put away those that nobody has needed for longest, if there are too many."""
        idle = sorted((live for live in self.lives.values() if live.is_idle), key=lambda live: live.used)
        for live in idle[: max(0, len(idle) - MOST_IDLE)]:
            self.put_away(live)

    def put_away(self, live: Live) -> None:
        """It is opened again when somebody asks for it, or when something is due there."""
        match = live.match
        due = match.next_due()
        is_asked = any(match.chairs[seat].played_by is not None for seat in match.asked)  # a bot
        self.resting[match.id] = 0.0 if is_asked else inf if due is None else due
        del self.lives[match.id]

    # Long work

    async def proof(self, live: Live, by: str) -> Proof:
        """A finished match, played again once for all who ask: it never changes."""
        match = live.match
        match.check_stage("over")
        known = self.proofs.find(match.id)
        if known is not None:
            return known
        if match.id not in self.proving:
            work = self.prove(match, by)
            self.proving[match.id] = self.begin(work)
        return await asyncio.shield(self.proving[match.id])

    async def prove(self, match: Match, by: str) -> Proof:
        try:
            words = (match.agreement.written(), match.nonces, match.lines[:], match.players())
            proof = await self.errands.run(by, play_again, *words)
            self.proofs.keep(match.id, proof, len(proof.text))
            return proof
        finally:
            del self.proving[match.id]

    async def read_save(self, text: str, by: str) -> tuple[Agreement, Table]:
        """What a save holds, judged by the rules, and the table that it leads to."""
        written, places = await self.errands.run(by, judge_save, text)
        agreement = Agreement.read(written)
        return agreement, await self.store.slices.run(agreement.beginning(places))

    async def do(
        self,
        id: str,
        command: Command,
        also: Sequence[Executable] = (),
        known_as: str | None = None,
        then: Command | None = None,
    ) -> int:
        """What somebody wants, recorded: the number of its entry, also if it was done before."""
        live = await self.live(id)
        try:
            return await self.perform(live, command, also, known_as, then)
        except asyncio.CancelledError:  # somebody hung up; the entry may be on its way to the disk
            self.begin(self.make_sure(live))
            raise

    async def make_sure(self, live: Live) -> None:
        """Read what was on its way."""
        await self.store.written()
        await self.refresh(live)

    def alone(self, owner: str) -> int:
        """How many tables of this owner are running where nobody plays but bots."""
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
        """Somebody sits down, with a nonce if they have one; the secret link, unless it is a bot."""
        token, key = new_key(id, seat, person)
        also = [] if kind == "bot" else [key]
        then = None if nonce is None else lambda match: match.propose_nonce(seat, nonce)
        await self.do(id, lambda match: match.propose_sit(seat, kind, name, bot), also, then=then)
        return None if kind == "bot" else token

    async def leave(self, id: str, seat: Seat) -> None:
        await self.do(id, lambda match: match.propose_leave(seat), [self.store.void_keys(id, seat)])

    async def token(self, id: str, seat: Seat, person: str) -> str:
        """A fresh link for a seat that this person holds already."""
        if await self.store.holder(id, seat) != person:
            raise Trouble("seat-not-yours", seat=seat)
        return await self.store.add_key(id, seat, person)

    async def hint(self, id: str, seat: Seat) -> Move:
        """What a bot would do in this seat, where the table allows to ask."""
        live = await self.live(id)
        match = live.match
        match.check_player(seat)
        if not match.agreement.has_hints:
            raise Trouble("hints-off")
        if seat not in match.asked:
            raise Trouble("hint-not-asked")
        number = match.table.number
        move = await asyncio.shield(self.hint_for(live, seat).move)
        if match.table.number != number:
            raise Trouble("moved-on", number=match.table.number)
        return seat_move(match, seat, move)

    def hint_for(self, live: Live, seat: Seat) -> Hint:
        """Thought about once for a position, whoever asks how often; one at a time for a seat."""
        match, known = live.match, live.hints.get(seat)
        moment = (match.table.number, match.rewound)
        if known is not None and known.moment == moment and not known.has_failed:
            return known
        if known is not None and not known.move.done():
            raise Trouble("hint-pending")
        if len(self.hinting) >= MOST_HINTS:
            raise Trouble("busy")
        move = self.begin(self.thinkers.choose(match, seat, STAND_IN, owner=live.owner))
        self.hinting.add(move)
        move.add_done_callback(self.hinting.discard)
        hint = live.hints[seat] = Hint(moment, move)
        return hint

    # Other processes

    def hear(self, id: str | None, count: int) -> None:
        """Another process says how long a journal is; without a match: anything may have happened."""
        if id is None:
            self.presence.since = monotonic()
            self.resting.clear()
        elif id in self.resting:  # whoever wrote there goes on; if not, we look after it
            self.resting[id] = self.now() + SILENT
        heard = self.lives.values() if id is None else [live for live in [self.lives.get(id)] if live]
        for live in list(heard):
            pending = 0 if live.is_doubtful else live.pending  # it may never have been written
            if id is None or count > max(live.match.count, pending):
                self.begin(self.refresh(live))


def is_old(match: Match, now: float) -> bool:
    """Whether it might be tidied up: nothing happens there, and has not for long."""
    return match.stage != "running" and now - match.at > OLD
