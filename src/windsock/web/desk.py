"""What all requests share: the house with its matches, the store, the limits; and who is who."""

from __future__ import annotations

import asyncio
from collections import Counter
from time import monotonic
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from windsock.core.trouble import Trouble
from windsock.frames.commands import Hint
from windsock.frames.frame import encoded, is_whole
from windsock.hosting.house import House, Live
from windsock.hosting.kept import Kept
from windsock.hosting.secret import hashed
from windsock.hosting.store import Store
from windsock.match.match import Match
from windsock.match.names import accounts_of

from .accounts.bans import Bans
from .accounts.letters import Letters
from .accounts.people import People, Person
from .bucket import Buckets
from .metrics import Measures
from .network import network_of, visitor_of
from .once import Once
from .post import Post
from .rooms import Rooms
from .settings import Settings

COOKIE = "windsock_person"
DEVICE = "windsock_device"
LOGINS = (10.0, 0.1)  # tries at once and a second, for an address, and for a known device
TRIES = (8.0, 1 / 120)  # tries of strangers, for one name from one network
NAMES = (60.0, 0.1)  # tries of strangers, for one name from everywhere
TABLES = (30.0, 0.2)  # new tables and uploads
FRESH = 1.0  # seconds for which a frame can be sent to others
REPORTS = (10.0, 0.02)
DATA = (2.0, 1 / 600)  # exports of all data, for a person
PACE = (60.0, 15.0)  # messages and commands of a seat at one match, at once and a second
PACE_OF_ADDRESS = (300.0, 75.0)  # the same for everybody from one address
COST_OF_HINT = 15.0  # in such messages: a bot has to think
WORK = (40_000.0, 4_000.0)  # actions that are played again for an address, at once and a second
COST_OF_EVENT = 0.1  # in such actions, for each event that a frame tells again
FAR_BEHIND = 500  # actions: from then on a frame with all of a game is paid for
MOST_FRAMES = 24  # frames that are kept of one moment
MOST_PICTURES = 32_000_000  # bytes of answers about finished matches that are kept
MOST_ALONE = 5  # tables with nobody but bots that one address may have running

PathSeat = Annotated[int, PathParameter(ge=0, le=15)]
PathNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Caller = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]


class Desk:
    """One for each process."""

    def __init__(self, settings: Settings, store: Store, house: House, bans: Bans) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.letters = Letters(store.engine, store.writer)
        self.house = house
        self.bans = bans
        self.measures = Measures()
        self.logins = Buckets(*LOGINS)
        self.tries = Buckets(*TRIES)
        self.names = Buckets(*NAMES)
        self.data = Buckets(*DATA)
        self.tables = Buckets(*TABLES)
        self.reports = Buckets(*REPORTS)
        self.work = Buckets(*WORK)
        self.pictures: Kept[bytes] = Kept(MOST_PICTURES)
        self.paces = Buckets(*PACE)
        self.paces_of_addresses = Buckets(*PACE_OF_ADDRESS)
        self.sockets: Counter[str] = Counter()  # open sockets, by address
        self.rooms = Rooms()
        self.packing = asyncio.Semaphore(1)  # one game at a time, of all who export their data
        self.post = Post(settings, self.people, self.letters)
        self.polls: set[asyncio.Timeout] = set()  # long polls that wait for news
        self.is_closing = False
        self.openings = Once()  # seat links that a browser is about to open

    def close(self) -> None:
        """Ends all waits for news: the server is about to stop."""
        self.is_closing = True
        for poll in [poll for poll in self.polls if not poll.expired()]:
            poll.reschedule(asyncio.get_running_loop().time())

    # Frames

    def paint(self, live: Live, seat: int | None, after: int, is_sparing: bool = False) -> str:
        """The frame for a watcher. It is made once for all who look from the same seat and moment."""
        if monotonic() - live.painted > FRESH:  # clocks have moved on
            live.frames, live.painted = {}, monotonic()
        after = 0 if is_whole(live.match, after) else after  # full frames are all the same
        frames, key = live.frames, (seat, after, is_sparing)
        if key not in frames:
            if len(frames) >= MOST_FRAMES:
                frames.clear()
            frames[key] = encoded(live.showing, seat, after, here=live.here, is_sparing=is_sparing).decode()
            self.measures.painted.inc()
        self.measures.frames.inc()
        return frames[key]

    async def news(self, live: Live, version: int, seconds: float) -> bool:
        """Waits for a later version of a match. Returns whether it came in time and before a stop."""
        if self.is_closing:
            return False
        poll = asyncio.timeout(seconds)
        try:
            async with poll:
                self.polls.add(poll)
                await live.changed(version)
        except TimeoutError:
            return False
        finally:
            self.polls.discard(poll)
        return True

    # Long work

    async def live(self, connection: Connection, match: str) -> Live:
        """A match. Loading one is paid for by the number of its actions."""
        if match in self.house.lives:
            return await self.house.live(match)
        self.pay(connection, 1.0)
        live = await self.house.live(match)
        if self.settings.is_limited:
            self.work.owe(address_of(connection), float(live.match.table.number))
        return live

    def pay(self, connection: Connection, actions: float) -> None:
        """Charges an address for work as long as playing so many actions again, at most for a full bucket."""
        if self.settings.is_limited and not self.work.take(address_of(connection), min(actions, WORK[0])):
            raise Trouble("too-often")

    def pay_for_frame(self, connection: Connection, match: Match, after: int) -> None:
        """Charges for a frame that tells all of a long game to somebody who has read so many entries."""
        told = match.table.number - (0 if is_whole(match, after) else match.numbers[after])
        if told > FAR_BEHIND:
            self.pay(connection, told * COST_OF_EVENT)

    # Who asks

    async def seats_of(self, match: str, tokens: list[str]) -> list[int]:
        """The seats of this match that these secret tokens open, in the order of the tokens."""
        seats = [seat for where, seat in await self.store.seats_of(tokens) if where == match]
        for seat in seats:
            if (ban := self.bans.of_seat(match, seat)) is not None:
                raise ban.trouble("banned")
        return seats

    async def seat_of(self, connection: Connection, match: str) -> int | None:
        """The seat that the token of a request opens. None without a token; a wrong one is refused."""
        said = connection.headers.get("authorization")
        if said is None:
            return None
        scheme, _, token = said.partition(" ")
        seats = await self.seats_of(match, [token.strip()[:100]]) if scheme.lower() == "bearer" else []
        if not seats:
            raise Trouble("bad-token")
        return seats[0]

    async def person(self, connection: Connection) -> Person | None:
        """The person of the cookie, or None."""
        token = connection.cookies.get(COOKIE)
        return await self.people.by_token(token) if token else None

    async def actor(self, connection: Connection, *names: str | None) -> Person | None:
        """The same for somebody who wants to act under these names. Refuses those who are banned."""
        person = await self.person(connection)
        if person is not None:
            self.admit(person)
        for name in [*names, person and person.name]:
            if name and not is_own(person, name) and (ban := self.bans.of_name(name)) is not None:
                raise ban.trouble("banned-name")
        return person

    def admit(self, person: Person) -> Person:
        """Returns the person, or refuses if the account is banned."""
        if (ban := self.bans.of_person(person.id)) is not None:
            raise ban.trouble("banned")
        return person

    async def member(self, connection: Connection) -> Person:
        """The same where an account is needed."""
        person = await self.person(connection)
        if person is None or person.is_guest:
            raise Trouble("no-account")
        return person

    async def is_known(self, connection: Connection, name: str) -> bool:
        """Whether this browser was logged in to that account before. The tries of all others are limited.

        A known browser has a bucket of its own, which no stranger can empty.
        """
        device = connection.cookies.get(DEVICE)
        if device and await self.people.knows(device, name):
            self.limit(self.logins, f"device {hashed(device)}")
            return True
        account = accounts_of(name)[0]
        self.limit(self.logins, address_of(connection))
        self.limit(self.tries, f"{network_of(host_of(connection))} {account}", trouble="login-slow")
        self.limit(self.names, account, trouble="login-slow")
        return False

    def limit(self, buckets: Buckets, *keys: str, trouble: str = "too-often") -> None:
        """Refuses what comes too often."""
        if not self.settings.is_limited:
            return
        for key in keys:
            if not buckets.take(key):
                raise Trouble(trouble)

    def is_in_pace(self, connection: Connection, match: str, seat: int | None, message: Any) -> bool:
        """Whether a seat may send this now. It costs the same on a socket and in a request."""
        if not self.settings.is_limited:
            return True
        cost = COST_OF_HINT if isinstance(message, Hint) else 1.0
        address = address_of(connection)
        return self.paces.take(f"{address} {match} {seat}", cost) and self.paces_of_addresses.take(
            address, cost
        )

    def limit_alone(self, owner: str) -> None:
        """Refuses one table too many with nobody but bots."""
        if self.settings.is_limited and self.house.alone(owner) >= MOST_ALONE:
            raise Trouble("bots-alone", most=MOST_ALONE)


AtDesk = NamedDependency[Desk]  # a parameter of a handler


def is_own(person: Person | None, name: str) -> bool:
    """Whether this is the name of the person's own account. Then the ban of the account decides."""
    return person is not None and not person.is_guest and name == person.name


def host_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def address_of(connection: Connection) -> str:
    """What limits count as one visitor: all addresses of one home."""
    return visitor_of(host_of(connection))


def desk_of(state: State) -> Desk:
    """The desk as a parameter of a handler, for Litestar."""
    desk = state.desk
    assert isinstance(desk, Desk)
    return desk
