"""The store of all matches. An entry is on the disk, under its own number, before anybody is told of it."""

from __future__ import annotations

from asyncio import Lock, timeout
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec
from sqlalchemy import Connection, Executable, delete, insert, make_url, select, update
from sqlalchemy.dialects import postgresql, sqlite

from windsock.core.card import Seat
from windsock.core.trouble import Trouble
from windsock.frames.shapes import MatchInfo
from windsock.match.agreement import Agreement
from windsock.match.entry import Entry
from windsock.match.match import Match
from windsock.match.slices import Slices
from windsock.match.snapshot import Snapshot, folding

from .condition import FAILED
from .database import open_database, reading
from .journal import lines_after, rows_of_match, snapshot_of
from .noting import is_noted, noted, noted_info
from .possession import file_of, take
from .rows import Rows
from .secret import hashed, new_secret
from .tables import ENTRIES, KEYS, MATCHES, SNAPSHOTS
from .writer import Taken, Writer, row_of

__all__ = ["Store", "Taken"]

TELLING: Final = ("store-failed", "unknown-match", "unknown-game", "unknown-board", "match-damaged")
FRESH: Final = 5.0  # seconds for which the result of the last write is believed
PATIENCE: Final = 5.0  # seconds that a small write may take


class Store:
    """The database of all matches. Reads in several threads, writes in one."""

    def __init__(self, url: str, is_alone: bool = False) -> None:
        """With `is_alone` a SQLite file is locked: a second server on it is refused while this one runs."""
        file = file_of(make_url(url)) if is_alone else None
        self.held = None if file is None else take(file)
        try:
            self.engine = open_database(url)
        except BaseException:
            self.let_go()
            raise
        self.writer = Writer(self.engine)
        self.rows = Rows(self.engine, self.writer)
        self.slices = Slices()
        self.checking = Lock()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database, and send news about it."""
        return self.writer.is_postgres

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()
        self.let_go()

    def let_go(self) -> None:
        if self.held is not None:
            self.held.close()

    async def check(self) -> None:
        """The trouble with writing, or None. Looks at the last write, or writes a little."""
        condition = self.writer.condition
        try:
            async with timeout(PATIENCE), self.checking:
                if monotonic() - condition.known > FRESH:
                    await self.writer.probe()
        except TimeoutError:
            raise Trouble(condition.failing or FAILED) from None
        if condition.failing is not None:
            raise Trouble(condition.failing)

    # Matches

    async def create(self, match: Match, by: str | None = None, also: Sequence[Executable] = ()) -> None:
        """Stores a new match, with the entries that it already has."""
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
        """Appends an entry and waits until it is on the disk. Raises `Taken` if its number is not free."""
        await self.writer.append(match, entry, also)

    async def written(self) -> None:
        """Waits until everything that was to be written is written."""
        await self.writer.work(lambda connection: None)

    async def load(self, match: str) -> Match:
        """A match, from its journal."""
        return (await self.load_kept(match))[0]

    async def load_kept(self, match: str) -> tuple[Match, Snapshot | None]:
        """The same with the snapshot that was used. Others play on while a long journal is folded.

        A snapshot or a line of the lists that is wrong, or was made by other rules, is made again.
        """
        cause: Exception | None = None
        try:
            return await self.folded(match)
        except Trouble as trouble:
            if trouble.key in TELLING:
                raise
        except Exception as error:
            cause = error
        # Raised out here, so that it has no cause: that one may name the seed.
        raise Trouble("match-damaged", match=match) from cause

    async def folded(self, id: str) -> tuple[Match, Snapshot | None]:
        found, row, entries = await reading(self.engine, lambda connection: rows_of_match(connection, id))
        agreement = Agreement.read(found.agreement)
        work = folding(id, agreement, found.created, entries, snapshot_of(row))
        match, snapshot = await self.slices.run(work)
        match.was_over = match.read_only is not None and found.stage == "over"
        mends: list[Executable] = []
        if row is not None and snapshot is None and match.read_only is None:
            snapshot = await self.slices.run(Snapshot.making(match))
            mends.append(self.keeping(id, snapshot))
        if not is_noted(found, match):
            mends.append(self.noting(match))
        if mends:
            with suppress(Trouble):  # the writer logs it
                await self.rows.write(*mends)
        return match, snapshot

    async def entries_after(self, match: str, count: int) -> list[Entry]:
        """The entries of a journal after the first `count`."""
        return await reading(self.engine, lambda connection: lines_after(connection, match, count))

    # What is worked out from the journal

    async def note(self, match: Match) -> None:
        """Stores what lists need to know of a match."""
        await self.rows.write(self.noting(match))

    def noting(self, match: Match) -> Executable:
        return update(MATCHES).where(MATCHES.c.id == match.id).values(**noted(match))

    def keeping(self, match: str, snapshot: Snapshot) -> Executable:
        """The statement to store a snapshot. It replaces the old one, which may be wrong."""
        add = (postgresql.insert if self.is_shared else sqlite.insert)(SNAPSHOTS)
        values = {
            "count": snapshot.count,
            "version": snapshot.version,
            "print": snapshot.print,
            "actions": msgspec.json.encode(snapshot.actions).decode(),
            "digest": snapshot.digest,
        }
        return add.values(match=match, **values).on_conflict_do_update(index_elements=["match"], set_=values)

    async def lobby(self, stage: str, limit: int = 50) -> list[MatchInfo]:
        """Public matches, the most recently touched first."""
        wanted = (MATCHES.c.stage == stage) & MATCHES.c.is_private.is_(False)
        rows = select(MATCHES.c.info).where(wanted).order_by(MATCHES.c.touched.desc()).limit(limit)
        found = [noted_info(row.info) for row in await self.rows.all(rows)]
        return [line for line in found if line is not None]

    async def info_of(self, match: str) -> MatchInfo | None:
        """What lists know of one match."""
        rows = await self.rows.all(select(MATCHES.c.info).where(MATCHES.c.id == match))
        return noted_info(rows[0].info) if rows else None

    async def hold(self, matches: Sequence[str], until: float) -> bool:
        """Marks matches as open in this process for a while. Returns whether any of them is still there."""

        def work(connection: Connection) -> bool:
            rows = update(MATCHES).where(MATCHES.c.id.in_(matches)).values(held=until)
            return bool(connection.execute(rows).rowcount)

        return bool(await self.writer.work(work))

    async def maker(self, match: str) -> str | None:
        """The person who set a match up."""
        rows = await self.rows.all(select(MATCHES.c.by).where(MATCHES.c.id == match))
        return rows[0].by if rows else None

    async def at_work(self) -> list[str]:
        """Running matches that go on by themselves, because of bots or clocks."""
        wanted = (MATCHES.c.stage == "running") & MATCHES.c.has_work.is_(True)
        return [row.id for row in await self.rows.all(select(MATCHES.c.id).where(wanted))]

    # Seats

    async def seat_of(self, token: str) -> tuple[str, Seat] | None:
        """The match and the seat that a secret link opens."""
        rows = await self.rows.all(select(KEYS.c.match, KEYS.c.seat).where(KEYS.c.hash == hashed(token)))
        return (rows[0].match, rows[0].seat) if rows else None

    async def add_key(self, match: str, seat: Seat, person: str | None = None) -> str:
        """Another secret link to a seat, for a second device."""
        token, statement = new_key(match, seat, person)
        await self.rows.write(statement)
        return token

    async def seats_of(self, tokens: Sequence[str]) -> list[tuple[str, Seat]]:
        """The same for several links, in their order. Links that open nothing are left out."""
        keys = [hashed(token) for token in tokens]
        rows = await self.rows.all(
            select(KEYS.c.hash, KEYS.c.match, KEYS.c.seat).where(KEYS.c.hash.in_(keys))
        )
        found = {row.hash: (row.match, row.seat) for row in rows}
        return [found[key] for key in keys if key in found]

    async def holder(self, match: str, seat: Seat) -> str | None:
        """The person who took a seat."""
        wanted = (KEYS.c.match == match) & (KEYS.c.seat == seat) & KEYS.c.person.is_not(None)
        rows = await self.rows.all(select(KEYS.c.person).where(wanted).limit(1))
        return rows[0].person if rows else None

    def void_keys(self, match: str, seat: Seat) -> Executable:
        """The statement that makes the links to a seat useless, after it was given up."""
        return delete(KEYS).where((KEYS.c.match == match) & (KEYS.c.seat == seat))


def new_key(match: str, seat: Seat, person: str | None) -> tuple[str, Executable]:
    """A secret link to a seat, and the statement that stores its hash."""
    token, kept = new_secret()
    return token, insert(KEYS).values(hash=kept, match=match, seat=seat, person=person)
