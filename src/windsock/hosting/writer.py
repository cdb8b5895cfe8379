"""The one thread that writes. Entries that wait together share one transaction and one wait for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from queue import SimpleQueue
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Executable, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from windsock.core.trouble import Trouble
from windsock.match.entry import Entry

from .condition import Condition
from .tables import ENTRIES, PULSE

LARGEST: Final = 500  # entries in one transaction
CHANNEL: Final = "windsock"
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', word) FROM unnest(CAST(:words AS text[])) AS word")

INSERT = {  # an entry that is not returned was taken
    module.dialect.name: module.insert(ENTRIES)
    .on_conflict_do_nothing()
    .returning(ENTRIES.c.match, ENTRIES.c.number)
    for module in (postgresql, sqlite)
}
BEAT = text(
    f"INSERT INTO {PULSE.name} (name, at) VALUES ('writer', :at)"
    " ON CONFLICT (name) DO UPDATE SET at = excluded.at"
)
COLUMNS: Final = [column.name for column in ENTRIES.c]
AT_ONCE: Final = (
    f"INSERT INTO {ENTRIES.name} ({', '.join(COLUMNS)}) SELECT "
    + ", ".join(f"json_extract(value, '$.{name}')" for name in COLUMNS)
    + " FROM json_each(?)"
)


class Taken(Exception):
    """Another process has already written an entry of this number."""


@dataclass
class Job:
    """Something to write, and who waits for it: an entry with what belongs to it, or any other work."""

    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    match: str = ""
    entry: Entry | None = None
    also: Sequence[Executable] = ()
    work: Callable[[Connection], Any] | None = None
    is_probe: bool = False  # whether it always writes; other work may find nothing to change
    result: Any = None
    error: BaseException | None = field(default=None, repr=False)

    def settle(self) -> None:
        if not self.future.done():
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.result)


class Writer:
    """Writes everything, in order."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_postgres = engine.dialect.name == "postgresql"
        self.condition = Condition()
        self.is_closed = False
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="windsock-writer", daemon=True)
        self.thread.start()

    def append(self, match: str, entry: Entry, also: Sequence[Executable] = ()) -> asyncio.Future[None]:
        """Appends an entry with all that belongs to it. Done when it is on the disk; fails with `Taken`."""
        loop = asyncio.get_running_loop()
        job = Job(loop, loop.create_future(), match, entry, also)
        self.jobs.put(job)
        return job.future

    async def work(self, work: Callable[[Connection], Any], is_probe: bool = False) -> Any:
        """Does any other writing, in a transaction of its own."""
        if self.is_closed:  # the thread is gone: it would never answer
            raise Trouble("store-failed")
        loop = asyncio.get_running_loop()
        job = Job(loop, loop.create_future(), work=work, is_probe=is_probe)
        self.jobs.put(job)
        try:
            return await asyncio.shield(job.future)
        except IntegrityError:
            raise  # the caller deals with it
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise Trouble("store-failed") from error

    async def probe(self) -> None:
        """Writes a little, in turn with everything else. `condition` then says how it went."""

        def beat(connection: Connection) -> None:
            connection.execute(BEAT, {"at": time()})

        with suppress(Trouble):
            await self.work(beat, is_probe=True)

    def close(self) -> None:
        """Writes what waits, then ends."""
        self.is_closed = True
        self.jobs.put(None)
        self.thread.join()

    # In the thread

    def run(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while not self.jobs.empty() and len(batch) < LARGEST:
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                batch.append(following)
            self.write([job for job in batch if job.entry is not None])
            for job in batch:
                if job.work is not None:
                    self.do(job, job.work)
            settle(batch)
        if not self.is_postgres:
            self.own.close()

    def do(self, job: Job, work: Callable[[Connection], Any]) -> None:
        try:
            with self.engine.begin() as connection:
                job.result = work(connection)
            if job.is_probe:
                self.condition.went_well()
        except Exception as error:  # raised where somebody waits for the job
            job.error = error
            self.went_wrong(error)

    def write(self, jobs: list[Job]) -> None:
        """Writes all entries in one transaction. Each is written, or its number was taken."""
        if not jobs:
            return
        try:
            if self.is_postgres or not self.write_at_once(jobs):
                with self.engine.begin() as connection:
                    self.insert_all(connection, jobs)
            self.condition.went_well()
        except Exception as error:
            for job in jobs:
                job.error = error
            self.went_wrong(error)

    def went_wrong(self, error: Exception) -> None:
        """Drops old connections to PostgreSQL: a new one may reach another server, or be allowed to write."""
        self.condition.went_wrong(error)
        if self.is_postgres and self.condition.failing is not None:
            self.engine.dispose()

    def insert_all(self, connection: Connection, jobs: list[Job]) -> None:
        first: dict[tuple[str, int], Job] = {}
        for job in jobs:
            assert job.entry is not None
            if first.setdefault((job.match, job.entry.number), job) is not job:
                job.error = Taken()
        # Always in the same order, so that two processes never wait for each other in a circle.
        rows = [row_of(job.match, job.entry) for _, job in sorted(first.items()) if job.entry is not None]
        insert = INSERT[self.engine.dialect.name]
        kept = {(match, number) for match, number in connection.execute(insert, rows)}
        counts: dict[str, int] = {}
        for key, job in first.items():
            if key not in kept:
                job.error = Taken()
                continue
            counts[key[0]] = max(key[1], counts.get(key[0], 0))
            for statement in job.also:
                connection.execute(statement)
        if self.is_postgres and counts:
            words = [f"{match} {count}" for match, count in counts.items()]
            connection.execute(NOTIFY, {"words": words})

    def write_at_once(self, jobs: list[Job]) -> bool:
        """Writes all entries to SQLite in one statement, its own transaction. Returns whether that worked.

        Every statement gives up Python's lock and waits to get it back: the fewer, the better. If a number
        was taken nothing is written, and the usual way finds out which one it was.
        """
        if any(job.also for job in jobs):
            return False
        rows = [row_of(job.match, job.entry) for job in jobs if job.entry is not None]
        try:
            self.own.execute(AT_ONCE, (msgspec.json.encode(rows).decode(),))
        except sqlite3.IntegrityError:
            return False
        return True

    @cached_property
    def own(self) -> sqlite3.Connection:
        """The connection of this thread. It commits by itself."""
        taken = self.engine.raw_connection()
        connection = taken.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        taken.detach()  # from the pool
        connection.isolation_level = None
        return connection


def row_of(match: str, entry: Entry) -> dict[str, Any]:
    return {
        "match": match,
        "number": entry.number,
        "at": entry.at,
        "seat": entry.seat,
        "kind": entry.kind,
        "text": entry.text,
        "command": entry.command,
        "digest": entry.digest,
    }


def settle_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()


def settle(batch: list[Job]) -> None:
    """Tells those who wait, each in its own loop. Skips loops that are closed."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in batch:
        loops.setdefault(job.loop, []).append(job)
    for loop, jobs in loops.items():
        try:
            loop.call_soon_threadsafe(settle_all, jobs)
        except RuntimeError:
            continue
