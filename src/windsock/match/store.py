"""Where matches are kept. An entry is on the disk, under its own number, before anybody is told of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from windsock.core.card import Seat
from windsock.core.trouble import Trouble

from .agreement import Agreement
from .database import open_database, reading
from .entry import Entry
from .match import Match
from .people import People, Person, hashed
from .public import info
from .snapshot import Snapshot, fold
from .tables import ENTRIES, KEYS, MATCHES, SNAPSHOTS
from .writer import Taken, Writer, row_of

__all__ = ["Store", "Taken"]


class Store:
    """The database of all matches. Reading happens in threads, writing in one thread of its own."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.writer = Writer(self.engine)
        self.people = People(self.engine, self.writer)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may play on the same database, and say so."""
        return self.writer.is_postgres

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    # Matches

    async def create(self, match: Match, by: str | None = None, also: Sequence[Executable] = ()) -> None:
        """A new match, with the entries it already has."""
        row = {
            "id": match.id,
            "agreement": match.agreement.written().decode(),
            "created": match.created,
            "by": by,
            "is_private": match.agreement.is_private,
            **noted(match),
        }
        lines = [row_of(match.id, entry) for entry in match.entries]

        def work(connection: Connection) -> None:
            connection.execute(insert(MATCHES), row)
            if lines:
                connection.execute(insert(ENTRIES), lines)
            for statement in also:
                connection.execute(statement)

        await self.writer.work(work)

    async def append(self, match: str, entry: Entry, also: Sequence[Executable] = ()) -> None:
        """Returns when the entry is durable; raises `Taken` if its number is not free."""
        await self.writer.append(match, entry, also)

    async def written(self) -> None:
        """Returns when all that was to be written is."""
        await self.writer.work(lambda connection: None)

    async def load(self, match: str) -> Match:
        """A match as its journal tells it."""

        def read(connection: Connection) -> Match:
            found = connection.execute(select(MATCHES).where(MATCHES.c.id == match)).first()
            if found is None:
                raise Trouble("unknown-match", match=match)
            row = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)).first()
            snapshot = None
            if row is not None:
                actions = msgspec.json.decode(row.actions, type=tuple[int, ...])
                snapshot = Snapshot(row._mapping["count"], row.version, row.print, actions, row.digest)
            entries = lines_after(connection, match, 0)
            return fold(match, Agreement.read(found.agreement), found.created, entries, snapshot)

        return await reading(self.engine, read)

    async def entries_after(self, match: str, count: int) -> list[Entry]:
        """What the journal holds beyond so many entries."""
        return await reading(self.engine, lambda connection: lines_after(connection, match, count))

    # What is worked out from the journal

    async def note(self, match: Match) -> None:
        """Keep what lists need to know of a match."""
        await self.people.write(self.noting(match))

    def noting(self, match: Match) -> Executable:
        return update(MATCHES).where(MATCHES.c.id == match.id).values(**noted(match))

    def keeping(self, match: str, snapshot: Snapshot) -> Executable:
        """To keep a snapshot, in the place of an older one."""
        add = (postgresql.insert if self.is_shared else sqlite.insert)(SNAPSHOTS)
        values = {
            "count": snapshot.count,
            "version": snapshot.version,
            "print": snapshot.print,
            "actions": msgspec.json.encode(snapshot.actions).decode(),
            "digest": snapshot.digest,
        }
        return add.values(match=match, **values).on_conflict_do_update(
            index_elements=["match"], set_=values, where=SNAPSHOTS.c["count"] < snapshot.count
        )

    async def lobby(self, stage: str, limit: int = 50) -> list[dict[str, Any]]:
        """Public matches, those touched last first."""
        wanted = (MATCHES.c.stage == stage) & MATCHES.c.is_private.is_(False)
        rows = select(MATCHES.c.info).where(wanted).order_by(MATCHES.c.touched.desc()).limit(limit)
        return [msgspec.json.decode(row.info) for row in await self.people.all(rows)]

    async def maker(self, match: str) -> str | None:
        """The person who set a match up."""
        rows = await self.people.all(select(MATCHES.c.by).where(MATCHES.c.id == match))
        return rows[0].by if rows else None

    async def at_work(self) -> list[str]:
        """Running matches that go on by themselves: with bots to move, or clocks that run."""
        wanted = (MATCHES.c.stage == "running") & MATCHES.c.has_work.is_(True)
        return [row.id for row in await self.people.all(select(MATCHES.c.id).where(wanted))]

    # Seats

    async def seat_of(self, token: str) -> tuple[str, Seat] | None:
        """The match and the seat that a secret link opens."""
        rows = await self.people.all(select(KEYS.c.match, KEYS.c.seat).where(KEYS.c.hash == hashed(token)))
        return (rows[0].match, rows[0].seat) if rows else None

    async def add_key(self, match: str, seat: Seat, person: str | None = None) -> str:
        """Another secret link to a seat: for a second device."""
        token, statement = new_key(match, seat, person)
        await self.people.write(statement)
        return token

    async def seats_of(self, tokens: Sequence[str]) -> list[tuple[str, Seat]]:
        """The same of several, in their order; those that open nothing are left out."""
        keys = [hashed(token) for token in tokens]
        rows = await self.people.all(
            select(KEYS.c.hash, KEYS.c.match, KEYS.c.seat).where(KEYS.c.hash.in_(keys))
        )
        found = {row.hash: (row.match, row.seat) for row in rows}
        return [found[key] for key in keys if key in found]

    async def holder(self, match: str, seat: Seat) -> str | None:
        """The person who took a seat."""
        wanted = (KEYS.c.match == match) & (KEYS.c.seat == seat) & KEYS.c.person.is_not(None)
        rows = await self.people.all(select(KEYS.c.person).where(wanted).limit(1))
        return rows[0].person if rows else None

    async def person_at(self, match: str, seat: Seat) -> Person | None:
        """The same with name and address."""
        person = await self.holder(match, seat)
        return None if person is None else await self.people.by_id(person)

    def void_keys(self, match: str, seat: Seat) -> Executable:
        """The links to a seat that was given up open nothing any more."""
        return delete(KEYS).where((KEYS.c.match == match) & (KEYS.c.seat == seat))


def new_key(match: str, seat: Seat, person: str | None) -> tuple[str, Executable]:
    """A secret link to a seat, and how to keep it: only its hash is written down."""
    token = secrets.token_urlsafe(24)
    return token, insert(KEYS).values(hash=hashed(token), match=match, seat=seat, person=person)


def noted(match: Match) -> dict[str, Any]:
    """What lists need to know of a match."""
    has_bots = any(chair.played_by is not None for chair in match.chairs)
    return {
        "stage": match.stage,
        "has_work": has_bots or match.agreement.clock is not None,
        "touched": match.at,
        "info": msgspec.json.encode(info(match)).decode(),
    }


def lines_after(connection: Connection, match: str, count: int) -> list[Entry]:
    wanted = (ENTRIES.c.match == match) & (ENTRIES.c.number > count)
    columns = (ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.seat, ENTRIES.c.kind, ENTRIES.c.text)
    rows = connection.execute(select(*columns).where(wanted).order_by(ENTRIES.c.number))
    return [Entry(*row) for row in rows]
