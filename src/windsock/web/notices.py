"""Sends a notice, once a turn, to players who are asked and away."""

from __future__ import annotations

import asyncio

from windsock.hosting.house import Live

from .desk import Desk
from .logs import LOG

LATE = 600.0  # seconds: a restart does not send notices of long ago
MOST_LETTERS = 100  # letters that are being sent at once


class Notices:
    """Looks through the live matches. Does nothing without a mail server."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.told: dict[tuple[str, int], int] = {}  # the last question that a seat was told of
        self.task: asyncio.Task[None] | None = None
        self.letters: set[asyncio.Task[None]] = set()  # being sent

    def start(self) -> None:
        if self.desk.settings.mail is not None:
            self.desk.house.shelf.leaving = self.tell_early
            self.task = asyncio.create_task(self.go_round())

    def stop(self) -> None:
        for task in [*self.letters, *([] if self.task is None else [self.task])]:
            task.cancel()

    async def go_round(self) -> None:
        pause = max(0.1, min(10.0, self.desk.settings.mail_delay / 2))
        while True:
            await asyncio.sleep(pause)
            lives = self.desk.house.lives
            self.told = {where: turn for where, turn in self.told.items() if where[0] in lives}
            for live in list(lives.values()):
                for seat in self.waiting(live):
                    self.begin(live, seat)

    def tell_early(self, live: Live) -> None:
        """Sends the notices of a match that is put away: nobody would look at it when their time has come."""
        for seat in self.waiting(live, delay=0.0):
            self.begin(live, seat)

    def waiting(self, live: Live, delay: float | None = None) -> list[int]:
        """The seats that have been asked for a while, are away, and were not told of this turn."""
        match = live.match
        if match.stage != "running":
            return []
        return [
            seat
            for seat in match.asked
            if match.chairs[seat].kind == "person"
            and match.chairs[seat].played_by is None
            and seat not in live.here
            and self.is_time(match.asked_at[seat], delay)
            and self.told.get((match.id, seat)) != match.asked_since[seat]
        ]

    def is_time(self, asked_at: float | None, delay: float | None) -> bool:
        delay = self.desk.settings.mail_delay if delay is None else delay
        return asked_at is not None and delay <= self.desk.house.now() - asked_at < delay + LATE

    def begin(self, live: Live, seat: int) -> None:
        """Starts to send a notice and does not wait. If too many are under way it is sent later."""
        if len(self.letters) >= MOST_LETTERS:
            return
        self.told[live.match.id, seat] = live.match.asked_since[seat]
        task = asyncio.create_task(self.tell(live, seat))
        self.letters.add(task)
        task.add_done_callback(self.letters.discard)

    async def tell(self, live: Live, seat: int) -> None:
        """Sends one letter, if that person wants letters."""
        match = live.match
        try:
            person = await self.desk.people.at(match.id, seat)
            turn = f"turn {match.id} {seat} {match.asked_since[seat]}"
            if person is not None and await self.desk.post.notice(person, match.id, turn):
                self.desk.measures.notices.inc()
        except Exception as error:
            LOG.error("notice failed", match=match.id, exc_info=error)
