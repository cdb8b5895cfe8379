"""Opens a database: SQLite in a private file, or PostgreSQL for several processes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, delete, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from windsock.core.trouble import Trouble

from .condition import FAILED, reason, sentence
from .possession import close_to_others, file_of
from .tables import PULSE

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 1_937_011_316  # any number: only one process migrates at a time


def open_database(url: str) -> Engine:
    """An engine on a database that is in today's shape. Its errors never show the values of a statement."""
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if (file := file_of(parsed)) is not None:
        close_to_others(file)
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(parsed, hide_parameters=True)
        event.listen(engine, "connect", be_durable)
    else:
        engine = create_engine(parsed, hide_parameters=True, pool_size=8, pool_pre_ping=True)
    try:
        with engine.begin() as connection:
            check_shape(connection)
            migrate(connection)
            connection.execute(delete(PULSE))  # a database that cannot be written to is noticed at once
    except (SQLAlchemyError, sqlite3.Error) as error:
        engine.dispose()
        key = reason(error)
        raise Trouble(key) if key != FAILED else Trouble("serve-failed", problem=sentence(error)) from None
    except Trouble:
        engine.dispose()
        raise
    return engine


async def reading(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Reads in a thread. Raises a trouble that may pass if the database does not answer."""

    def read() -> T:
        with engine.connect() as connection:
            return work(connection)

    try:
        return await asyncio.to_thread(read)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise Trouble("store-failed") from error


def be_durable(connection: Any, _: Any) -> None:
    """Settings by which a commit is on the disk when it returns, and readers never wait for the writer."""
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(connection: Connection, shape: str = "head") -> None:
    """Brings a database to a shape, by default today's."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    command.upgrade(configured(connection), shape)


def check_shape(connection: Connection) -> None:
    """Refuses a database of a later version, and leaves it alone."""
    found = MigrationContext.configure(connection).get_current_heads()
    scripts = ScriptDirectory.from_config(configured(connection))
    known = {script.revision for script in scripts.walk_revisions()}
    for shape in found:
        if shape not in known:
            raise Trouble("store-newer", shape=shape)


def configured(connection: Connection) -> Config:
    """The configuration of Alembic."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
