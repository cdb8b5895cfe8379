"""What the owner of the server wants done while it runs: new bans, tidying up."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from windsock.core.trouble import Trouble
from windsock.hosting.news import News
from windsock.hosting.tidy import DAY, Ages, tidy

from .desk import Desk
from .logs import LOG
from .socket import Visit

FIRST: Final = 600.0  # seconds after the start of the server until it tidies up; then once a day
PAUSE: Final = 0.05  # seconds between two slices, so that others can write


class Office:
    """One for each process."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.news = News(desk.store, desk.house.hear, self.heed_bans)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.news.begin()
        await self.desk.bans.load()
        self.tasks.append(asyncio.create_task(self.news.listen()))
        if self.desk.settings.tidy is not None:
            self.tasks.append(asyncio.create_task(self.tidy_daily(self.desk.settings.tidy)))

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()

    async def heed_bans(self) -> None:
        """Follows changed bans: disconnects whoever is banned now."""
        await self.desk.bans.load()
        for visit in self.desk.rooms.visits():
            if isinstance(visit, Visit) and visit.is_banned:
                self.desk.house.tasks.begin(visit.dismiss())  # a visitor who does not read delays nobody

    async def tidy_daily(self, ages: Ages) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.tidy(ages)
            except Trouble as trouble:
                LOG.warning("not tidied up", reason=trouble.key)
            except Exception as error:
                LOG.error("not tidied up", exc_info=error)
            await asyncio.sleep(DAY)

    async def tidy(self, ages: Ages) -> None:
        gone: Counter[str] = Counter()
        async for part in tidy(self.desk.store, ages, pause=PAUSE):
            gone[part.kind] += part.count
            if part.trouble is not None:
                LOG.warning("table stays", match=part.match, reason=part.trouble.key)
        LOG.info("tidied up", **gone)
