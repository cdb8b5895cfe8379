"""Databases and saves of every version so far open, go on and agree. `scripts/fixtures.py` makes new ones."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select, text

from scripts import fixtures
from tests.match.conftest import Opening
from tests.match.people import sooner
from windsock.core import record
from windsock.core.registry import games
from windsock.hosting.database import migrate
from windsock.hosting.house import House
from windsock.hosting.store import Store
from windsock.hosting.tables import ENTRIES, METADATA, SNAPSHOTS

FOLDER = Path(__file__).parent.parent / "fixtures"
MADE = sorted(folder for folder in FOLDER.iterdir() if folder.is_dir())
SHAPES = {folder.name: folder.name.rpartition("-")[2] for folder in MADE}

Placing = Callable[[Path], str]


@pytest.fixture
def placed(url: str, tmp_path: Path) -> Placing:
    """A fixture as a database of this test: the SQLite file itself, or its rows in PostgreSQL."""

    def place(folder: Path) -> str:
        if url.startswith("sqlite"):
            shutil.copy(folder / "windsock.db", tmp_path / "windsock.db")
            return url
        engine = create_engine(url)
        with engine.begin() as connection:
            migrate(connection, SHAPES[folder.name])
            for line in (folder / "windsock.sql").read_text("utf-8").splitlines():
                connection.exec_driver_sql(line.replace("%", "%%"))
        engine.dispose()
        return url

    return place


@pytest.mark.parametrize("folder", MADE, ids=lambda folder: folder.name)
async def test_an_old_database_opens_and_its_tables_go_on(
    folder: Path, placed: Placing, opening: Opening
) -> None:
    url = placed(folder)
    house = await opening(url)
    store = house.store
    for game in games():
        match = f"fixture-{game}"
        snapshots = await store.rows.all(select(SNAPSHOTS).where(SNAPSHOTS.c.match == match))
        live = await house.live(match)
        assert live.match.read_only is None
        assert live.match.chat[0].text == "Grüße, à bientôt"
        saved = record.load(folder / f"{game}.wsk")
        assert saved.read_only is None
        assert live.match.numbers[-1] >= saved.number
        assert live.match.table.at(saved.number).digest() == saved.digest()
        early = live.match.numbers[snapshots[0]._mapping["count"]]
        assert early <= saved.number
        await play_on(house, match)
        again = await store.load(match)
        assert again.read_only is None
        assert again.entries[: len(live.match.entries)] == live.match.entries[: again.count]


async def play_on(house: House, id: str) -> None:
    """A move of a person, and those of the bot on the way there."""
    live = await house.live(id)
    await sooner(lambda: any(seat != 2 for seat in live.match.asked))
    seat = next(seat for seat in live.match.asked if seat != 2)
    number = live.match.table.number
    move = live.match.table.write(live.match.table.legal(seat)[0])
    await house.do(id, lambda match: match.propose_play(seat, move, number))
    assert live.match.table.number > number


async def test_rows_survive_the_migrations(url: str, placed: Placing) -> None:
    """Of the oldest fixture: every row is there as it was, and new columns are empty."""
    url = placed(MADE[0])
    engine = create_engine(url)
    with engine.connect() as connection:
        before = {
            table: connection.execute(text(f'SELECT * FROM "{table}" ORDER BY 1, 2')).mappings().all()
            for table in ("matches", "entries", "snapshots", "keys", "people", "sessions")
        }
    Store(url).close()
    with engine.connect() as connection:
        for table, rows in before.items():
            after = connection.execute(text(f'SELECT * FROM "{table}" ORDER BY 1, 2')).mappings().all()
            assert len(after) == len(rows) > 0
            assert [{name: row[name] for name in old} for row, old in zip(after, rows, strict=True)] == [
                dict(old) for old in rows
            ]
    engine.dispose()


async def test_new_ones_are_made_and_old_ones_never_again(tmp_path: Path) -> None:
    made = await fixtures.make(tmp_path)
    store = Store(f"sqlite:///{made}/windsock.db")
    rows = await store.rows.all(select(ENTRIES.c.digest).where(ENTRIES.c.digest.is_not(None)))
    assert len(rows) >= 3 * len(games())
    store.close()
    with pytest.raises(FileExistsError):
        await fixtures.make(tmp_path)


def test_the_sql_of_a_fixture_names_every_table_that_has_rows() -> None:
    latest = (MADE[-1] / "windsock.sql").read_text("utf-8")
    found = {table.name for table in METADATA.sorted_tables if f'INSERT INTO "{table.name}"' in latest}
    assert {"matches", "entries", "snapshots", "keys", "people", "sessions"} <= found
