"""What all requests share: the house with its matches, the store, the counters; and who is who."""

from __future__ import annotations

from collections import Counter
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from windsock.core.trouble import Trouble
from windsock.match.frame import encoded
from windsock.match.house import House, Live
from windsock.match.people import Person
from windsock.match.store import Store

from .bucket import Buckets
from .metrics import Measures
from .rooms import Rooms
from .settings import Settings

COOKIE = "windsock_person"
LOGINS = (10.0, 0.1)  # tries at once and a second, for a name and for an address
TABLES = (30.0, 0.2)  # new tables and uploads

Caller = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]


class Desk:
    """One a process."""

    def __init__(self, settings: Settings, store: Store, house: House) -> None:
        self.settings = settings
        self.store = store
        self.house = house
        self.measures = Measures()
        self.logins = Buckets(*LOGINS)
        self.tables = Buckets(*TABLES)
        self.sockets: Counter[str] = Counter()  # open ones, by address
        self.rooms = Rooms()

    # Frames

    def paint(self, live: Live, seat: int | None, after: int, is_sparing: bool = False) -> str:
        """The frame for a watcher: made once for all who look the same way from the same moment."""
        frames, key = live.frames, (seat, after, is_sparing)
        if key not in frames:
            frames[key] = encoded(live.match, seat, after, here=live.here, is_sparing=is_sparing).decode()
            self.measures.painted.inc()
        self.measures.frames.inc()
        return frames[key]

    # Who asks

    async def seats_of(self, match: str, tokens: list[str]) -> list[int]:
        """The seats of this match that these secret tokens open, in their order."""
        return [seat for where, seat in await self.store.seats_of(tokens) if where == match]

    async def seat_of(self, connection: Connection, match: str) -> int | None:
        """The seat of a request: that of its token; None without one. A wrong token is refused."""
        said = connection.headers.get("authorization")
        if said is None:
            return None
        scheme, _, token = said.partition(" ")
        seats = await self.seats_of(match, [token.strip()[:100]]) if scheme.lower() == "bearer" else []
        if not seats:
            raise Trouble("bad-token")
        return seats[0]

    async def person(self, connection: Connection) -> Person | None:
        """Whoever the cookie names."""
        token = connection.cookies.get(COOKIE)
        return await self.store.people.by_token(token) if token else None

    def limit(self, buckets: Buckets, *keys: str) -> None:
        """Refuse what comes too often."""
        if not self.settings.is_limited:
            return
        for key in keys:
            if not buckets.take(key):
                raise Trouble("too-often")


AtDesk = NamedDependency[Desk]  # a parameter of a handler


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def desk_of(state: State) -> Desk:
    """For Litestar: the desk as a parameter of a handler."""
    desk = state.desk
    assert isinstance(desk, Desk)
    return desk
