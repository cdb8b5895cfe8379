"""Keeps a match going by itself: bots that have to move, clocks that run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from typing import Final

from sqlalchemy import Executable

from windsock.core.card import Seat
from windsock.core.trouble import Trouble
from windsock.match.entry import Entry
from windsock.match.match import Match

from .condition import LOG
from .live import Live
from .recording import Command, Recorder
from .tasks import Tasks
from .thinking import Thinkers
from .waiting import Rank

GRACE: Final = 3.0  # seconds until the bots of another process are taken over
OVERTAKEN: Final = ("moved-on", "seat-of-bot", "match-closed")  # while a bot thought
AFTER_ERROR: Final = 5.0
FAR: Final = (
    600.0  # seconds: no timer is set for what lies farther ahead, and a match need not stay open for it
)


class Keeper:
    """Keeps matches going."""

    def __init__(
        self,
        recorder: Recorder,
        thinkers: Thinkers,
        tasks: Tasks,
        lives: dict[str, Live],
        now: Callable[[], float],
    ) -> None:
        self.recorder = recorder
        self.thinkers = thinkers
        self.tasks = tasks
        self.lives = lives
        self.now = now
        self.slept: tuple[float, float] | None = None  # when no server ran, if we know that none did

    async def perform(
        self,
        live: Live,
        command: Command,
        also: Sequence[Executable] = (),
        known_as: str | None = None,
        then: Command | None = None,
    ) -> int:
        """Records a command, then `then` if it can be, and only after both what follows by itself."""
        async with live.lock:
            await self.resume(live)
            number = await self.recorder.record(live, command, also, known_as)
            if then is not None:
                with suppress(Trouble):
                    await self.recorder.record(live, then)
            await self.recorder.settle(live)
        self.attend(live)
        return number

    async def refresh(self, live: Live) -> None:
        async with live.lock:
            await self.recorder.catch_up(live)
            await self.resume(live)
            await self.recorder.settle(live)
        self.attend(live)

    async def resume(self, live: Live) -> None:
        """Gives back the time in which no server ran, before anything else happens."""
        if self.slept is not None and not live.has_resumed:
            slept, woke = self.slept
            await self.recorder.record(live, lambda match: match.propose_resume(slept, woke))
        live.has_resumed = True

    def attend(self, live: Live) -> None:
        """Asks the bots that have to move, and sets the clock."""
        match = live.match
        for seat in match.asked:
            if self.waits_for_bot(live, seat) and seat not in live.thinking:
                live.thinking.add(seat)
                self.tasks.begin(self.turn_of_bot(live, seat))
        if live.timer is not None:
            live.timer.cancel()
        moment = match.next_due()
        live.timer = None
        pause = inf if moment is None or match.read_only is not None else max(0.0, moment - self.now())
        if pause < FAR:
            live.timer = asyncio.get_running_loop().call_later(
                pause, lambda: self.tasks.begin(self.ring(live))
            )

    async def ring(self, live: Live) -> None:
        """Looks whether somebody's time is up."""
        live.timer = None
        await self.refresh(live)

    def waits_for_bot(self, live: Live, seat: Seat) -> bool:
        """Whether this seat waits for a bot. Bots do not move while a request to take back is open."""
        match = live.match
        if self.lives.get(match.id) is not live or match.request is not None or match.read_only is not None:
            return False
        return seat in match.asked and match.chairs[seat].played_by is not None

    async def turn_of_bot(self, live: Live, seat: Seat) -> None:
        """Lets the bot move for as long as this seat is asked."""
        try:
            while self.waits_for_bot(live, seat):
                try:
                    await self.move_of_bot(live, seat)
                except Exception as error:
                    if isinstance(error, Trouble) and error.key in OVERTAKEN:
                        continue  # the table moved on while it thought
                    if not (isinstance(error, Trouble) and error.key == "store-failed"):  # the writer logs it
                        LOG.error("match %s: the bot of seat %s failed", live.match.id, seat, exc_info=error)
                    await asyncio.sleep(AFTER_ERROR)
        finally:
            live.thinking.discard(seat)

    async def move_of_bot(self, live: Live, seat: Seat) -> None:
        match = live.match
        if self.recorder.store.is_shared and not live.is_ours:  # the process that wrote last runs the bots
            count = match.count
            await asyncio.sleep(GRACE)
            if match.count != count:
                return
        bot = match.chairs[seat].played_by
        number, rewound = match.table.number, match.rewound
        if bot is None:
            return
        move = await self.thinkers.choose(match, seat, bot, lambda: rank_of(live), live.owner)

        def play(match: Match) -> Entry | None:
            if match.rewound != rewound or not self.waits_for_bot(live, seat):
                return None
            return match.propose_play(seat, move, number, bot)

        await self.perform(live, play)


def rank_of(live: Live) -> Rank:
    """Which tables' bots think first."""
    if not any(chair.kind in ("person", "program") for chair in live.match.chairs):
        return Rank.ALONE
    return Rank.HERE if live.here else Rank.AWAY
