"""Decides for whom a bot thinks next. Tables with people come first, and no owner starves another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

from windsock.core.card import Seat

Line = tuple[Seat, str]
MOST_REMEMBERED: Final = 5_000  # tables and their owners


class Rank(IntEnum):
    """The kinds of table that wait. The first kind is served before the others."""

    HERE = 0  # a player of the table is here
    AWAY = 1  # people play, but all of them are away
    ALONE = 2  # nobody but bots


@dataclass(eq=False)
class Asker:
    """A table that waits for a worker. The rank is looked up when one is free, since people come and go."""

    table: str
    lines: Sequence[Line]
    rank: Callable[[], Rank]
    owner: str  # whose table it is
    turn: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Waiting:
    """All who wait, in order of arrival. Within a rank the owner who was served longest ago is next."""

    def __init__(self) -> None:
        self.askers: list[Asker] = []
        self.served: dict[str, int] = {}  # when each owner and each table was last served, the oldest first
        self.count = 0

    def next(self) -> Asker | None:
        """Takes the next asker out of the queue. Skips those who have gone meanwhile."""
        self.askers = [asker for asker in self.askers if not asker.turn.done()]
        if not self.askers:
            return None
        chosen = min(self.askers, key=self.order)
        self.askers.remove(chosen)
        self.count += 1
        for name in (owner_of(chosen), chosen.table):
            self.served.pop(name, None)
            self.served[name] = self.count
        while len(self.served) > MOST_REMEMBERED:
            del self.served[next(iter(self.served))]
        return chosen

    def order(self, asker: Asker) -> tuple[int, int, int]:
        served = self.served
        return asker.rank(), served.get(owner_of(asker), 0), served.get(asker.table, 0)


def owner_of(asker: Asker) -> str:
    """The owner of a table. A table whose owner is not known counts for itself."""
    return f"owner {asker.owner or asker.table}"
