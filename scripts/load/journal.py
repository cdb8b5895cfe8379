"""What the players were told is done, held against what the database has."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any


def check_journal(database: Path, journal: Path) -> dict[str, Any]:
    """Every acknowledged move is there, by seat and in order, none twice: how many are not."""
    acknowledged = stored = lost = 0
    with sqlite3.connect(database) as connection:
        for table in json.loads(journal.read_text(encoding="utf-8")):
            for match in table:
                plays = plays_of(connection, match["id"])
                for seat, done in enumerate(match["done"]):
                    kept = plays.get(seat, [])
                    acknowledged += len(done)
                    stored += len(kept)
                    lost += wrong(done, kept)
    return {"acknowledged": acknowledged, "stored": stored, "lost": lost}


def plays_of(connection: sqlite3.Connection, match: str) -> dict[int, list[str]]:
    rows = connection.execute(
        "SELECT seat, text FROM entries WHERE match = ? AND kind = 'play' ORDER BY number", (match,)
    )
    plays: dict[int, list[str]] = {}
    for seat, text in rows:
        plays.setdefault(seat, []).append(text)
    return plays


def wrong(done: list[str], kept: list[str]) -> int:
    """How many are lost, out of order or twice. The last one may have been on its way at the end."""
    same = sum(1 for mine, theirs in zip(done, kept) if mine == theirs)
    return max(len(done) - same, len(kept) - same - 1, 0)


def database_size(database: Path) -> dict[str, Any]:
    """Bytes of the file, once all of it is written back, for each action and each match."""
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        entries = connection.execute("SELECT count(*) FROM entries").fetchone()[0]
        matches = connection.execute("SELECT count(*) FROM matches").fetchone()[0]
    size = database.stat().st_size
    return {
        "database": size,
        "entries": entries,
        "matches": matches,
        "bytes_an_entry": size / max(1, entries),
    }
