"""Deletes what nobody needs any more, in slices: short transactions that check again before they delete.

So it can be interrupted and started again, two can run at once, and a server can go on meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, CursorResult, delete, exists, or_, select

from windsock.core.trouble import Trouble

from .export import made
from .listing import exported
from .moderation import stage_of
from .store import Store
from .tables import (
    BANS,
    DEVICE_SECONDS,
    DEVICES,
    ENTRIES,
    KEYS,
    LETTERS,
    MATCHES,
    NEWS,
    PEOPLE,
    REPORTS,
    SESSION_SECONDS,
    SESSIONS,
    SNAPSHOTS,
)

DAY: Final = 86_400.0
USUAL_DAYS: Final = 30
SLICE: Final = 200  # rows of one transaction
NEWS_DAYS: Final = 1
REPORT_DAYS: Final = 180  # days that an answered report is kept

Work = Callable[[Connection], int]


@dataclass(frozen=True)
class Ages:
    """After how many days things are deleted. Finished tables stay unless the owner names days and folder."""

    days: float = USUAL_DAYS  # guests without a seat, tables that nobody joined
    finished: float | None = None
    folder: Path | None = None

    def __post_init__(self) -> None:
        days = [self.days, *([] if self.finished is None else [self.finished])]
        if min(days) < 1:  # a server marks only older tables as open
            raise Trouble("tidy-days")
        if (self.finished is None) != (self.folder is None):
            raise Trouble("tidy-export")


@dataclass(frozen=True)
class Slice:
    """Something to delete: its kind, how many, and how. `trouble` says why a table stays."""

    kind: str
    count: int
    work: Work = lambda connection: 0
    match: str = ""
    trouble: Trouble | None = None


async def tidy(store: Store, ages: Ages, *, pause: float = 0.0, is_dry: bool = False) -> AsyncIterator[Slice]:
    """Deletes slice by slice. Yields how many were deleted, or with `is_dry` how many would be."""
    async for part in slices(store, ages, is_dry=is_dry):
        if is_dry or part.trouble is not None:
            yield part
            continue
        gone = await store.writer.work(part.work)
        yield Slice(part.kind, gone, match=part.match)
        await asyncio.sleep(pause)  # others write in between


async def slices(store: Store, ages: Ages, *, is_dry: bool) -> AsyncIterator[Slice]:
    now = time.time()
    before = now - ages.days * DAY
    for kind, column, wanted in (
        ("sessions", SESSIONS.c.hash, is_expired(now)),
        ("devices", DEVICES.c.hash, DEVICES.c.created < now - DEVICE_SECONDS),
        ("letters", LETTERS.c.hash, LETTERS.c.until < now - DAY),  # letters count against a limit until then
        ("guests", PEOPLE.c.id, is_empty_guest(before)),
        ("bans", BANS.c.number, BANS.c.until < now - DAY),
        ("news", NEWS.c.number, NEWS.c.at < now - NEWS_DAYS * DAY),
        ("reports", REPORTS.c.number, REPORTS.c.answered < now - REPORT_DAYS * DAY),
    ):
        async for keys in pages(store, column, wanted):
            yield Slice(kind, len(keys), deletion(column, keys, wanted))
    async for keys in pages(store, MATCHES.c.id, is_unjoined(before, now)):
        for match in keys:
            yield Slice("open", 1, table_deletion(match, is_unjoined(before, now)), match)
    if ages.finished is not None and ages.folder is not None:
        wanted = is_finished(now - ages.finished * DAY, now)
        async for keys in pages(store, MATCHES.c.id, wanted):
            for match in keys:
                trouble = None if is_dry else await export_first(store, match, ages.folder)
                yield Slice("finished", 0 if trouble else 1, table_deletion(match, wanted), match, trouble)


async def pages(
    store: Store, column: Column[Any], wanted: ColumnElement[bool]
) -> AsyncIterator[Sequence[Any]]:
    """The keys of all rows that are wanted, some at a time, so that nobody waits for the reading."""
    last: Any = None
    while True:
        further = wanted if last is None else wanted & (column > last)
        rows = await store.rows.all(select(column).where(further).order_by(column).limit(SLICE))
        if not rows:
            return
        last = rows[-1][0]
        yield [row[0] for row in rows]


async def export_first(store: Store, match: str, folder: Path) -> Trouble | None:
    """Exports a finished table before it is deleted. Returns why it must stay, or None."""
    try:
        is_closed = await stage_of(store, match) == "closed"  # its deal was never published
        trouble = await exported(store, match, made(folder), with_secrets=is_closed, is_whole=True)
        await stage_of(store, match)
    except Trouble as gone:
        if gone.key != "unknown-match":
            raise
        return None  # another process was faster: there is nothing left to delete
    return trouble


# What goes


def is_expired(now: float) -> ColumnElement[bool]:
    return SESSIONS.c.created < now - SESSION_SECONDS


def is_empty_guest(before: float) -> ColumnElement[bool]:
    """A guest without a seat, without a report, and without a table of their own that may still be played."""
    maker = exists().where((MATCHES.c.by == PEOPLE.c.id) & MATCHES.c.stage.in_(("open", "running")))
    return (
        PEOPLE.c.account.is_(None)
        & (PEOPLE.c.created < before)
        & ~exists().where(KEYS.c.person == PEOPLE.c.id)
        & ~exists().where(REPORTS.c.person == PEOPLE.c.id)
        & ~maker
    )


def is_quiet(before: float, now: float) -> ColumnElement[bool]:
    """Nothing has happened at the table since, and no process has it open."""
    return (
        (MATCHES.c.created < before)
        & or_(MATCHES.c.held.is_(None), MATCHES.c.held < now)
        & ~exists().where((ENTRIES.c.match == MATCHES.c.id) & (ENTRIES.c.at >= before))
    )


def has_begun() -> ColumnElement[bool]:
    return exists().where((ENTRIES.c.match == MATCHES.c.id) & (ENTRIES.c.kind == "start"))


def is_unjoined(before: float, now: float) -> ColumnElement[bool]:
    """A table that never began, whether it is open or was closed by the owner."""
    return MATCHES.c.stage.in_(("open", "closed")) & ~has_begun() & is_quiet(before, now)


def is_finished(before: float, now: float) -> ColumnElement[bool]:
    is_over = or_(MATCHES.c.stage == "over", (MATCHES.c.stage == "closed") & has_begun())
    return is_over & is_quiet(before, now)


# How it goes


def deletion(column: Column[Any], keys: Sequence[Any], wanted: ColumnElement[bool]) -> Work:
    def work(connection: Connection) -> int:
        gone = connection.execute(delete(column.table).where(column.in_(keys) & wanted))
        if column is PEOPLE.c.id:
            left = SESSIONS.c.person.in_(keys) & ~exists().where(PEOPLE.c.id == SESSIONS.c.person)
            connection.execute(delete(SESSIONS).where(left))
        return rows_of(gone)

    return work


def table_deletion(match: str, wanted: ColumnElement[bool]) -> Work:
    """Deletes a table and all that belongs to it, or nothing if somebody has opened it meanwhile."""

    def work(connection: Connection) -> int:
        gone = rows_of(connection.execute(delete(MATCHES).where((MATCHES.c.id == match) & wanted)))
        if gone:
            for column in (ENTRIES.c.match, SNAPSHOTS.c.match, KEYS.c.match, REPORTS.c.match):
                connection.execute(delete(column.table).where(column == match))
        return gone

    return work


def rows_of(result: Any) -> int:
    assert isinstance(result, CursorResult)
    return int(result.rowcount)
