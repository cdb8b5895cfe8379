"""Whose turn it is and who is away: they get a notice, once a turn."""

from __future__ import annotations

import asyncio

from windsock.hosting.house import Live

from .desk import Desk
from .logs import LOG

LATE = 600.0  # seconds: a restart does not bring back notices of long ago


class Notices:
    """Goes round the live matches; does nothing where no mail server is configured."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.told: dict[tuple[str, int], int] = {}  # the question that a seat was told of
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.desk.settings.mail is not None:
            self.task = asyncio.create_task(self.go_round())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def go_round(self) -> None:
        pause = max(0.1, min(10.0, self.desk.settings.mail_delay / 2))
        while True:
            await asyncio.sleep(pause)
            for live in list(self.desk.house.lives.values()):
                for seat in self.waiting(live):
                    try:
                        await self.tell(live, seat)
                    except Exception as error:
                        LOG.error("notice failed", match=live.match.id, exc_info=error)

    def waiting(self, live: Live) -> list[int]:
        """The seats that have been asked for a while, are away, and were not told of this turn."""
        match = live.match
        if match.stage != "running" or not match.entries:
            return []
        since = self.desk.house.now() - match.entries[-1].at
        if not self.desk.settings.mail_delay <= since < self.desk.settings.mail_delay + LATE:
            return []
        return [
            seat
            for seat in match.asked
            if match.chairs[seat].kind == "person"
            and match.chairs[seat].played_by is None
            and seat not in live.here
            and self.told.get((match.id, seat)) != match.asked_since[seat]
        ]

    async def tell(self, live: Live, seat: int) -> None:
        """One letter, if that person wants letters."""
        match = live.match
        self.told[match.id, seat] = match.asked_since[seat]
        person = await self.desk.people.at(match.id, seat)
        turn = f"turn {match.id} {seat} {match.asked_since[seat]}"
        if person is not None and await self.desk.post.notice(person, match.id, turn):
            self.desk.measures.notices.inc()
