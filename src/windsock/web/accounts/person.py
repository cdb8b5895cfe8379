"""A person who plays."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row

from windsock.match.names import clean


@dataclass(frozen=True)
class Person:
    """A guest, known by a cookie alone, or an account, with a name to log in by and a password."""

    id: str
    name: str
    language: str
    email: str | None
    is_guest: bool
    account: str | None = None  # the name to log in by
    is_confirmed: bool = False  # the e-mail address was confirmed
    has_notices: bool = True  # wants letters about their turn
    looks_alike: bool = False  # an older account has a name that looks the same

    def owns(self, name: str) -> bool:
        """Whether this is the name of their account. Nobody else can have it."""
        return self.account == clean(name).casefold() and not self.looks_alike

    @property
    def postbox(self) -> str | None:
        """The address for letters, if it was confirmed."""
        return self.email if self.is_confirmed else None


def row_of(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "language": person.language, "created": time.time()}


def person_of(row: Row[Any]) -> Person:
    return Person(
        row.id,
        row.name,
        row.language,
        row.email,
        row.account is None,
        row.account,
        row.email is not None and row.confirmed is not None,
        row.has_notices,
        row.account is not None and row.skeleton is None,
    )
