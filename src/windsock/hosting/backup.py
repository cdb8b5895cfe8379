"""Copies a SQLite database while a server writes to it. The copy is complete, on the disk, and private."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from windsock.core.trouble import Trouble

from .export import sync_folder

PRIVATE = 0o600


def backup(engine: Engine, file: Path) -> None:
    """Copies all that was committed when it began. The file appears once it is complete."""
    if engine.dialect.name != "sqlite":
        raise Trouble("backup-postgres")
    if file.exists():
        raise Trouble("results-exist", file=str(file))
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM INTO :file"), {"file": str(part)})
        check(part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        os.link(part, file)  # never overwrites a file that appeared meanwhile
        sync_folder(file.absolute().parent)
    except FileExistsError as error:
        raise Trouble("results-exist", file=str(file)) from error
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise Trouble("save-unwritable", file=str(file)) from error
    finally:
        part.unlink(missing_ok=True)


def check(file: Path) -> None:
    """Checks that the copy can be read from one end to the other."""
    with sqlite3.connect(file) as copy:
        found = copy.execute("PRAGMA quick_check").fetchone()
    copy.close()
    if found != ("ok",):
        raise sqlite3.DatabaseError("the copy is damaged")
