"""Who plays: guests with a name, accounts with a password. Only hashes of secrets are kept."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Engine, Executable, Row, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from windsock.core.trouble import Trouble

from .database import reading
from .match import checked_name, plain
from .tables import KEYS, MATCHES, PEOPLE, SESSIONS
from .writer import Writer

SESSION_SECONDS: Final = 180 * 24 * 3600
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_EMAIL, LONGEST_LANGUAGE = 254, 8
HASHER: Final = PasswordHasher()
NO_PASSWORD: Final = HASHER.hash(secrets.token_hex(16))  # a wrong name takes as long as a wrong password


@dataclass(frozen=True)
class Person:
    """Somebody who plays. A guest is known by a cookie alone."""

    id: str
    name: str
    language: str
    email: str | None
    is_guest: bool


class People:
    """The people of a store."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def guest(self, name: str, language: str = "en") -> tuple[Person, str]:
        """Somebody new, and the secret of their session."""
        person = Person(secrets.token_hex(8), checked_name(name), language[:LONGEST_LANGUAGE], None, True)
        token, session = new_session(person.id)
        await self.write(insert(PEOPLE).values(**row_of(person)), session)
        return person, token

    async def by_token(self, token: str) -> Person | None:
        """Whose session this is."""
        wanted = (
            (SESSIONS.c.hash == hashed(token))
            & (SESSIONS.c.created > time.time() - SESSION_SECONDS)
            & (SESSIONS.c.person == PEOPLE.c.id)
        )
        rows = await self.all(select(PEOPLE).where(wanted))
        return person_of(rows[0]) if rows else None

    async def by_id(self, person: str) -> Person | None:
        rows = await self.all(select(PEOPLE).where(PEOPLE.c.id == person))
        return person_of(rows[0]) if rows else None

    async def rename(self, person: Person, name: str, language: str) -> Person:
        """Another name to be shown, another language."""
        known = Person(
            person.id, checked_name(name), language[:LONGEST_LANGUAGE], person.email, person.is_guest
        )
        values = {"name": known.name, "language": known.language}
        await self.write(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values))
        return known

    async def register(
        self, person: Person | None, name: str, password: str, email: str | None = None
    ) -> tuple[Person, str]:
        """An account. A guest who makes one keeps all matches."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Trouble("password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        if email is not None and not (
            "@" in email[1:-1] and len(email) <= LONGEST_EMAIL and plain(email) == email
        ):
            raise Trouble("email-form")
        if person is not None and not person.is_guest:
            raise Trouble("account-already")
        name = checked_name(name)
        secret = await asyncio.to_thread(HASHER.hash, password)
        language = "en" if person is None else person.language
        known = Person(secrets.token_hex(8) if person is None else person.id, name, language, email, False)
        values = {"name": name, "account": name.casefold(), "email": email, "password": secret}
        token, session = new_session(known.id)
        change: Executable
        if person is None:
            change = insert(PEOPLE).values(**{**row_of(known), **values})
        else:
            change = update(PEOPLE).where(PEOPLE.c.id == known.id).values(**values)
        try:
            await self.write(change, session)
        except IntegrityError:
            raise Trouble("name-taken", name=name) from None
        return known, token

    async def login(self, name: str, password: str) -> tuple[Person, str]:
        """A new session of an account."""
        rows = await self.all(select(PEOPLE).where(PEOPLE.c.account == plain(name).casefold()))
        secret = rows[0].password if rows else NO_PASSWORD
        is_right = await asyncio.to_thread(verifies, secret, password[: LONGEST_PASSWORD + 1])
        if not rows or not is_right:
            raise Trouble("login-wrong")
        token, session = new_session(rows[0].id)
        await self.write(session)
        return person_of(rows[0]), token

    async def logout(self, token: str) -> None:
        await self.write(delete(SESSIONS).where(SESSIONS.c.hash == hashed(token)))

    async def matches(self, person: Person, limit: int = 50) -> list[dict[str, Any]]:
        """Where this person has a seat, those touched last first."""
        wanted = (KEYS.c.person == person.id) & (KEYS.c.match == MATCHES.c.id)
        columns = (MATCHES.c.info, KEYS.c.seat, MATCHES.c.touched)
        rows = select(*columns).where(wanted).distinct().order_by(MATCHES.c.touched.desc()).limit(limit)
        return [{**msgspec.json.decode(row.info), "seat": row.seat} for row in await self.all(rows)]

    # The database

    async def all(self, rows: Select[Any]) -> Sequence[Row[Any]]:
        return await reading(self.engine, lambda connection: connection.execute(rows).all())

    async def write(self, *statements: Executable) -> None:
        await self.writer.work(lambda connection: [connection.execute(one) for one in statements] and None)


def hashed(token: str) -> str:
    """A secret of 24 random bytes needs no salt."""
    return hashlib.sha256(b"windsock " + token.encode()).hexdigest()


def new_session(person: str) -> tuple[str, Executable]:
    token = secrets.token_urlsafe(24)
    return token, insert(SESSIONS).values(hash=hashed(token), person=person, created=time.time())


def verifies(secret: str, password: str) -> bool:
    try:
        return HASHER.verify(secret, password)
    except (VerificationError, InvalidHashError):
        return False


def row_of(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "language": person.language, "created": time.time()}


def person_of(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.language, row.email, row.account is None)
