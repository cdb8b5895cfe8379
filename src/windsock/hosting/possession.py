"""Locks a SQLite file for one server, and closes it to other users: it holds the seeds of running games."""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from sqlalchemy import URL

from windsock.core.trouble import Trouble

LOG: Final = logging.getLogger("windsock.match")
OURS: Final = 0o600
OTHERS: Final = 0o077


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database. None if it is in memory, or another kind of database."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database.removeprefix("file:"))


def close_to_others(file: Path) -> None:
    """Lets only its owner read the file. SQLite gives the files beside it the same mode."""
    if os.name == "nt":
        return
    try:
        # An existing file is not opened: closing it would end SQLite's locks on it in this process.
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_RDONLY | os.O_CREAT | os.O_EXCL, OURS))
        open_to_others = [one for one in beside(file) if one.is_file() and one.stat().st_mode & OTHERS]
    except OSError:
        return  # opening the database will report it
    for one in open_to_others:
        try:
            one.chmod(OURS)
            LOG.warning("%s could be read by others; now only by its owner", one.name)
        except OSError:
            LOG.warning("%s can be read by others, and is not ours to change", one.name)


def beside(file: Path) -> list[Path]:
    """A database, and the files that SQLite keeps beside it."""
    return [file, *[file.with_name(f"{file.name}-{word}") for word in ("wal", "shm")]]


def take(file: Path) -> IO[bytes]:
    """Locks a database for one server. The lock ends when what is returned is closed, or with the process."""
    file = file.resolve()  # it may have other names
    lock = file.with_name(f"{file.name}.lock")
    try:
        held = os.fdopen(os.open(lock, os.O_RDWR | os.O_CREAT, OURS), "r+b")
    except OSError as error:
        raise Trouble("serve-failed", problem=error.strerror or type(error).__name__) from None
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Trouble("store-in-use", file=str(file)) from None
    return held
