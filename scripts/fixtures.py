"""Databases and saves as this version writes them: every later version opens them in its tests.

    python scripts/fixtures.py tests/fixtures

makes a folder that is named after the version and the shape of its database: `windsock.db` (SQLite),
`windsock.sql` (the same rows, for PostgreSQL) and a save of each game. What is there already is never
written again.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, text

import windsock
from windsock.core import record
from windsock.core.chance import Swift
from windsock.core.registry import games
from windsock.core.seal import seal_of
from windsock.hosting.store import Store, new_key
from windsock.hosting.tables import METADATA
from windsock.match.agreement import Agreement
from windsock.match.match import Match
from windsock.match.snapshot import Snapshot
from windsock.web.accounts.people import People

MOVES = 70  # of each game: more than lie between two snapshots
BEGAN = 1_700_000_000.0


class Time:
    """A second passes whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = BEGAN

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def played(game: str, place: int, moves: int) -> Match:
    """Two people and a bot, who move at random, talk, and take something back."""
    time = Time()
    secret = f"{place + 1:032x}"
    agreement = replace(Agreement.agree(game, 3, has_nonces=True), secret=secret, noted_seal=seal_of(secret))
    match = Match(f"fixture-{game}", agreement, time(), time)
    for seat, name in enumerate(("Ada", "Brigitte")):
        match.apply(match.propose_sit(seat, "person", name))
        match.apply(match.propose_nonce(seat, f"{seat + 1:032x}"))
    match.apply(match.propose_sit(2, "bot", "Bot", "steady"))
    settle(match)
    chance = Swift(place)
    while match.table.number < moves and match.stage != "over":
        seat = match.asked[0]
        legal = match.table.legal(seat)
        move = match.table.write(legal[chance.below(len(legal))])
        match.apply(match.propose_play(seat, move, match.table.number, match.chairs[seat].played_by))
        if match.table.number == moves // 2 and match.rewound < match.count - moves // 4:
            match.apply(match.propose_chat(0, "Grüße, à bientôt"))
            match.apply(match.propose_ask(0, match.table.number - 3))
            match.apply(match.propose_answer(1, True))
            settle(match)
    return match


def settle(match: Match) -> None:
    while (entry := match.due()) is not None:
        match.apply(entry)


async def fill(store: Store) -> list[Match]:
    """A running match of each game, with its snapshot on the way."""
    person, _ = await People(store).guest("Ada", "fr")
    matches = []
    for place, game in enumerate(sorted(games())):
        match = played(game, place, MOVES)
        keys = [new_key(match.id, 0, person.id)[1], new_key(match.id, 1, None)[1]]
        await store.create(match, person.id, keys)
        early = Match(match.id, match.agreement, match.created, match.now)
        early.fold(match.entries[:50])
        await store.rows.write(store.keeping(match.id, Snapshot.of(early)))
        matches.append(match)
    return matches


def rows(connection: Connection) -> list[str]:
    """All that the database holds, as statements that SQLite and PostgreSQL both read."""
    lines = []
    for table in METADATA.sorted_tables:
        names = ", ".join(f'"{column.name}"' for column in table.c)
        for row in connection.execute(select(table).order_by(*table.primary_key)):
            values = ", ".join(literal(value) for value in row)
            lines.append(f'INSERT INTO "{table.name}" ({names}) VALUES ({values});')
    return lines


def literal(value: Any) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return str(value).upper()  # TRUE, 17, 3.5


async def make(folder: Path) -> Path:
    with tempfile.TemporaryDirectory() as scratch:
        store = Store(f"sqlite:///{scratch}/windsock.db")
        matches = await fill(store)
        with store.engine.connect() as connection:
            shape = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            target = folder / f"{windsock.__version__}-{shape}"
            target.mkdir(parents=True)  # fails if this version has made its own already
            lines = rows(connection)
            connection.execute(text("VACUUM INTO :file"), {"file": str(target / "windsock.db")})
        store.close()
    (target / "windsock.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for match in matches:
        (target / f"{match.agreement.game}.wsk").write_text(record.write(match.table), encoding="utf-8")
    return target


if __name__ == "__main__":
    print(asyncio.run(make(Path(sys.argv[1]))))
