"""All connections of a server: how many a visitor may have, how fast they are read, which are late."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container
from time import monotonic
from typing import Final

from uvicorn.server import ServerState

from .bucket import Buckets

LOOK: Final = 1.0  # seconds between two checks of all connections
MOST_HALF: Final = 100  # requests of one visitor that are not complete
MOST_OF_VISITOR: Final = 400  # connections of one visitor
MOST: Final = 10_000
SPARE_FILES: Final = 200  # open files besides connections: the database, bots, pages
READING: Final = (0.25, 0.1)  # seconds of work that reading from one visitor may take, at once and a second
REQUEST: Final = 0.001  # seconds that a connection or a request counts for, in addition to its reading
PIECE: Final = 4096  # bytes that are read from a connection at once


class Timed:
    """A connection that may be late: a request or a socket of `windsock.web.wire`."""

    address = ""
    visitor = ""
    payer = ""  # who pays for reading: the visitor, or nobody

    @property
    def is_full(self) -> bool:
        """Whether nothing may be read before what was read is worked off."""
        raise NotImplementedError

    def is_late(self, now: float) -> bool:
        raise NotImplementedError

    def drop(self) -> None:
        raise NotImplementedError


class Connections(ServerState):
    """All connections of a server. A visitor has a limited share; trusted proxies have no limit."""

    def __init__(self, *, is_limited: bool = True, proxies: Container[str] = ()) -> None:
        super().__init__()
        self.is_limited = is_limited
        self.proxies = proxies
        self.most = min(MOST, most_files() - SPARE_FILES)
        self.of_visitor: Counter[str] = Counter()
        self.half: dict[str, dict[Timed, None]] = {}  # by visitor: incomplete requests, the oldest first
        self.reading = Buckets(*READING)
        self.piece = memoryview(bytearray(PIECE))

    def enter(self, visitor: str, address: str) -> bool:
        """Counts a new connection. Returns whether there is room for it."""
        self.of_visitor[visitor] += 1
        if not self.is_limited:
            return True
        is_one_too_many = self.of_visitor[visitor] > MOST_OF_VISITOR and address not in self.proxies
        return not is_one_too_many and len(self.connections) <= self.most

    def leave(self, visitor: str) -> None:
        self.of_visitor[visitor] -= 1
        if not self.of_visitor[visitor]:
            del self.of_visitor[visitor]

    def pay(self, payer: str, seconds: float) -> float:
        """Counts work that reading took. Returns for how long nothing more is read from this payer."""
        if not self.is_limited or not payer:
            return 0.0
        return max(0.0, -self.reading.owe(payer, seconds) / self.reading.rate)

    def expect(self, request: Timed) -> None:
        """Notes that a request begins. If its visitor has too many incomplete ones, drops the oldest."""
        half = self.half.setdefault(request.visitor, {})
        half[request] = None
        if self.is_limited and len(half) > MOST_HALF and request.address not in self.proxies:
            next(iter(half)).drop()

    def expect_no_more(self, request: Timed) -> None:
        half = self.half.get(request.visitor, {})
        half.pop(request, None)
        if not half:
            self.half.pop(request.visitor, None)

    async def watch(self) -> None:
        """Drops connections that are late, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK)
            now = monotonic()
            for connection in list(self.connections):
                if isinstance(connection, Timed) and connection.is_late(now):
                    connection.drop()


def most_files() -> int:
    """Raises the limit of open files as far as the system allows, and returns it."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return MOST + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft
