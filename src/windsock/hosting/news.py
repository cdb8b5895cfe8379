"""Tells a running server what a command of its owner wrote. The server looks every few seconds.

On PostgreSQL the bus tells of entries at once. This finds them on SQLite too, and bans on both.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Executable, func, insert, select

from windsock.core.trouble import Trouble

from .condition import LOG
from .store import Store
from .tables import NEWS

EVERY: Final = 2.0  # seconds
LATEST: Final = 50  # rows that are looked at again: one may be committed after a later one


def word(match: str | None, count: int = 0) -> Executable:
    """The statement to tell that a match has so many entries; without a match, that the bans have changed."""
    return insert(NEWS).values(at=time.time(), match=match, count=count)


class News:
    """Looks for news. Calls `hear` with a match and its count of entries, `hear_bans` for changed bans."""

    def __init__(
        self, store: Store, hear: Callable[[str, int], None], hear_bans: Callable[[], Awaitable[None]]
    ) -> None:
        self.store = store
        self.hear = hear
        self.hear_bans = hear_bans
        self.last = 0
        self.known: set[int] = set()

    async def begin(self) -> None:
        """Skips what is there already: everything is read after this."""
        self.last = (await self.store.rows.all(select(func.max(NEWS.c.number))))[0][0] or 0
        rows = await self.store.rows.all(select(NEWS.c.number).where(NEWS.c.number > self.last - LATEST))
        self.known = {row.number for row in rows}

    async def listen(self) -> None:
        """Looks again and again, for as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Trouble:
                continue  # the database does not answer: ask again later
            except Exception as error:
                LOG.error("news that cannot be read", exc_info=error)

    async def look(self) -> None:
        rows = await self.store.rows.all(
            select(NEWS).where(NEWS.c.number > self.last - LATEST).order_by(NEWS.c.number)
        )
        fresh = [row._mapping for row in rows if row.number not in self.known]
        if any(row["match"] is None for row in fresh):
            await self.hear_bans()
        for row in fresh:
            if row["match"] is not None:
                self.hear(row["match"], row["count"])
        self.known = {row.number for row in rows}
        self.last = max([self.last, *self.known])
