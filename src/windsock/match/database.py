"""Opening a database: SQLite in a file of one's own, PostgreSQL for several processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from windsock.core.trouble import Trouble

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 1_937_011_316  # any number: only one process migrates at a time


def open_database(url: str) -> Engine:
    """An engine on a database that is in today's shape. Its errors never show what was to be written."""
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(parsed, hide_parameters=True)
        event.listen(engine, "connect", be_durable)
    else:
        engine = create_engine(parsed, hide_parameters=True, pool_size=8, pool_pre_ping=True)
    with engine.begin() as connection:
        migrate(connection)
    return engine


async def reading(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Read in a thread. A database that does not answer is a trouble that will pass."""

    def read() -> T:
        with engine.connect() as connection:
            return work(connection)

    try:
        return await asyncio.to_thread(read)
    except SQLAlchemyError as error:
        raise Trouble("store-failed") from error


def be_durable(connection: Any, _: Any) -> None:
    """A commit is on the disk when it returns; readers never wait for the writer."""
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
