"""Whether writes reach the disk: how the last one went, and why it failed."""

from __future__ import annotations

import logging
import sqlite3
import time
from time import monotonic
from typing import Final

from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

LOG: Final = logging.getLogger("windsock.match")
FAILED: Final = "store-failed"
OF_SQLITE: Final = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}
OF_POSTGRES: Final = {
    "53100": "store-full",
    "25006": "store-read-only",
    "XX001": "store-damaged",
    "XX002": "store-damaged",
}


def reason(error: BaseException) -> str:
    """Why a database failed, as the key of a trouble."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return OF_SQLITE.get(code & 0xFF, FAILED)  # the other bits tell finer kinds
    return OF_POSTGRES.get(getattr(cause, "sqlstate", None) or "", FAILED)


def sentence(error: BaseException) -> str:
    """The message of the database, without the values that were to be written."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0] or type(cause).__name__


def is_of_database(error: BaseException) -> bool:
    """Whether the database is to blame, and not the values that were to be written."""
    to_blame = isinstance(error, SQLAlchemyError | sqlite3.Error)
    return to_blame and not isinstance(error, IntegrityError | DataError | sqlite3.IntegrityError)


class Condition:
    """The condition of one writer. The log reports every change once, however many writes fail in between."""

    def __init__(self) -> None:
        self.failing: str | None = None  # the key of the trouble
        self.since = 0.0
        self.failures = 0  # writes that failed so far
        self.known = monotonic()  # when a write last went well or failed

    @property
    def seconds(self) -> int:
        """How long writes have been failing."""
        return max(0, round(time.time() - self.since))

    def went_well(self) -> None:
        if self.failing is not None:
            LOG.warning("writes reach the disk again, after %s seconds", self.seconds)
        self.failing = None
        self.known = monotonic()

    def went_wrong(self, error: BaseException) -> None:
        if not is_of_database(error):
            return
        key = reason(error)
        self.failures += 1
        self.known = monotonic()
        if self.failing is None:
            self.since = time.time()
        if self.failing != key:
            self.failing = key
            LOG.error("writes fail (%s): %s", key, sentence(error))
