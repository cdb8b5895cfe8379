"""Reads a match from the database: its row, its snapshot, its entries."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import SQLAlchemyError

from windsock.core.trouble import Trouble
from windsock.match.entry import Entry
from windsock.match.snapshot import Snapshot

from .condition import reason
from .tables import ENTRIES, MATCHES, SNAPSHOTS


def rows_of_match(connection: Connection, match: str) -> tuple[Row[Any], Row[Any] | None, list[Entry]]:
    """A match, its snapshot and its journal. Unreadable pages of the database close only this match."""
    try:
        found = connection.execute(select(MATCHES).where(MATCHES.c.id == match)).first()
        if found is None:
            raise Trouble("unknown-match", match=match)
        row = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)).first()
        return found, row, lines_after(connection, match, 0)
    except SQLAlchemyError as error:
        if reason(error) != "store-damaged":
            raise
        raise Trouble("match-damaged", match=match) from error


def snapshot_of(row: Row[Any] | None) -> Snapshot | None:
    """The snapshot of a match. None if there is none, or if it cannot be read."""
    if row is None:
        return None
    try:
        actions = msgspec.json.decode(row.actions, type=tuple[int, ...])
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError):
        return None
    return Snapshot(row._mapping["count"], row.version, row.print, actions, row.digest)


def lines_after(connection: Connection, match: str, count: int) -> list[Entry]:
    wanted = (ENTRIES.c.match == match) & (ENTRIES.c.number > count)
    columns = [column for column in ENTRIES.c if column is not ENTRIES.c.match]
    rows = connection.execute(select(*columns).where(wanted).order_by(ENTRIES.c.number))
    return [Entry(*row) for row in rows]
