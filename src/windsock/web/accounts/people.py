"""People: guests with a name, and accounts with a password. Only hashes of secrets are stored."""

from __future__ import annotations

import re
import secrets
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from windsock.core.card import Seat
from windsock.core.player import one_line
from windsock.core.trouble import Trouble
from windsock.hosting.noting import noted_info
from windsock.hosting.store import Store
from windsock.hosting.tables import KEYS, LETTERS, LONGEST_EMAIL, MATCHES, PEOPLE, REPORTS
from windsock.match.names import account_name, accounts_of, checked_name, skeleton

from .letters import spend, voiding
from .passwords import Passwords, check_password
from .person import Person, person_of, row_of
from .sessions import Sessions, ending, ending_all, new_session

__all__ = ["People", "Person"]

LONGEST_LANGUAGE = 8
# One address and nothing around it: `Ann <ann@example.org>` could hide another postbox.
EMAIL: Final = re.compile(r"""[^@\s<>()\[\]{},;:"\\]+@[^@\s<>()\[\]{},;:"'\\]+""")
MOST_READERS: Final = 5  # accounts with the same e-mail address that get a letter


class People(Sessions):
    """The people of a store."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.engine, store.writer)
        self.store = store
        self.passwords = Passwords()

    async def guest(self, name: str, language: str = "en") -> tuple[Person, str]:
        """A new guest, and the secret of their session."""
        person = Person(secrets.token_hex(8), checked_name(name), language[:LONGEST_LANGUAGE], None, True)
        token, session = new_session(person.id)
        await self.write(insert(PEOPLE).values(**row_of(person)), session)
        return person, token

    async def by_id(self, person: str) -> Person | None:
        rows = await self.all(select(PEOPLE).where(PEOPLE.c.id == person))
        return person_of(rows[0]) if rows else None

    async def at(self, match: str, seat: Seat) -> Person | None:
        """The person who took a seat."""
        person = await self.store.holder(match, seat)
        return None if person is None else await self.by_id(person)

    async def rename(self, person: Person, name: str, language: str) -> Person:
        """Changes the name that is shown, and the language. The name to log in by stays."""
        known = replace(person, name=checked_name(name), language=language[:LONGEST_LANGUAGE])
        await self.change(person, name=known.name, language=known.language)
        return known

    # Accounts

    async def register(
        self,
        person: Person | None,
        name: str,
        password: str,
        email: str | None = None,
        language: str | None = None,
    ) -> tuple[Person, str]:
        """Makes an account. A guest keeps all their matches; their old cookie stops working."""
        check_password(password)
        check_email(email)
        if person is not None and not person.is_guest:
            raise Trouble("account-already")
        name = account_name(name)
        guest = person or Person(secrets.token_hex(8), name, "en", None, True)
        secret = await self.passwords.hash(password)
        language = (language or guest.language)[:LONGEST_LANGUAGE]
        values = {
            "name": name,
            "account": name.casefold(),
            "skeleton": skeleton(name),
            "email": email,
            "password": secret,
            "language": language,
        }
        token, session = new_session(guest.id)

        def work(connection: Connection) -> bool:
            if person is None:
                connection.execute(insert(PEOPLE).values(**row_of(guest)))
            mine = (PEOPLE.c.id == guest.id) & PEOPLE.c.account.is_(None)
            is_first = connection.execute(update(PEOPLE).where(mine).values(**values)).rowcount == 1
            for statement in (*ending_all(guest.id), session) if is_first else ():
                connection.execute(statement)
            return is_first

        try:
            if not await self.work(work):
                raise Trouble("account-already")
        except IntegrityError:
            raise Trouble("name-taken", name=name) from None
        return Person(guest.id, name, language, email, False, name.casefold()), token

    async def login(
        self, name: str, password: str, *, worn: str | None = None, is_known: bool = False
    ) -> tuple[Person, str]:
        """Starts a session of an account. It replaces the one that this browser had."""
        names = accounts_of(name)
        found = await self.all(select(PEOPLE).where(PEOPLE.c.account.in_(names)))
        rows = sorted(found, key=lambda row: names.index(row.account))
        secret = rows[0].password if rows else None
        if not await self.passwords.fits(secret, password, is_known):
            raise Trouble("login-wrong")
        token, session = new_session(rows[0].id)
        await self.write(*([ending(worn)] if worn else []), session)
        return person_of(rows[0]), token

    async def check(self, person: Person, password: str) -> None:
        """Checks the password once more, before something that cannot be undone."""
        rows = await self.all(select(PEOPLE.c.password).where(PEOPLE.c.id == person.id))
        if not await self.passwords.fits(rows[0].password if rows else None, password, is_known=True):
            raise Trouble("password-wrong")

    async def new_password(self, person: Person, old: str, password: str) -> str:
        """Changes the password and ends all other sessions. Returns the secret of a new session."""
        check_password(password)
        await self.check(person, old)
        secret = await self.passwords.hash(password, is_known=True)
        token, session = new_session(person.id)
        change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(password=secret)
        await self.write(change, voiding(person.id), *ending_all(person.id), session)
        return token

    async def recover(self, letter: str, password: str) -> tuple[Person, str]:
        """Changes the password by a letter, which works once, and ends all other sessions."""
        secret = await self.passwords.hash(password)

        def work(connection: Connection) -> tuple[Person, str] | None:
            person = spend(connection, "recover", letter)
            if person is None or person.postbox is None:
                return None
            token, session = new_session(person.id)
            change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(password=secret)
            for statement in (change, voiding(person.id), *ending_all(person.id), session):
                connection.execute(statement)
            return person, token

        done = await self.work(work)
        if done is None:
            raise Trouble("letter-spent")
        return done

    async def reached_by(self, who: str) -> list[Person]:
        """The accounts of this name or e-mail address that have a confirmed address."""
        is_theirs = PEOPLE.c.account.in_(accounts_of(who)) | (PEOPLE.c.email == one_line(who))
        wanted = is_theirs & PEOPLE.c.account.is_not(None) & PEOPLE.c.confirmed.is_not(None)
        rows = await self.all(select(PEOPLE).where(wanted).order_by(PEOPLE.c.created).limit(MOST_READERS))
        return [person_of(row) for row in rows]

    async def new_account_name(self, person: Person, name: str) -> Person:
        """Changes the name to log in by, which is also shown."""
        name = account_name(name)
        account, bones = name.casefold(), skeleton(name)
        try:
            await self.change(person, name=name, account=account, skeleton=bones)
        except IntegrityError:
            raise Trouble("name-taken", name=name) from None
        return replace(person, name=name, account=account, looks_alike=False)

    async def new_email(self, person: Person, email: str | None) -> Person:
        """Changes or removes the address. It has to be confirmed before anything else is sent there."""
        check_email(email)
        change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(email=email, confirmed=None)
        await self.write(change, voiding(person.id))
        return replace(person, email=email, is_confirmed=False)

    async def want_notices(self, person: Person, wants: bool) -> Person:
        await self.change(person, has_notices=wants)
        return replace(person, has_notices=wants)

    async def forget(self, person: Person) -> None:
        """Deletes an account and everything that leads to it. Games stay, with the names at their seats."""
        await self.write(
            *ending_all(person.id),
            update(KEYS).where(KEYS.c.person == person.id).values(person=None),
            update(MATCHES).where(MATCHES.c.by == person.id).values(by=None),
            update(REPORTS).where(REPORTS.c.person == person.id).values(person=None, by=None),
            update(LETTERS).where(LETTERS.c.person == person.id).values(person=None),  # they still count
            delete(PEOPLE).where(PEOPLE.c.id == person.id),
        )

    # Their matches

    async def matches(self, person: Person, limit: int = 50) -> list[dict[str, Any]]:
        """The matches where this person has a seat, the most recently touched first."""
        wanted = (KEYS.c.person == person.id) & (KEYS.c.match == MATCHES.c.id)
        columns = (MATCHES.c.id, MATCHES.c.info, KEYS.c.seat, MATCHES.c.touched)
        rows = select(*columns).where(wanted).distinct().order_by(MATCHES.c.touched.desc()).limit(limit)
        return [
            {**(noted_info(row.info) or {}), "id": row.id, "seat": row.seat} for row in await self.all(rows)
        ]

    async def seats(self, person: Person, *stages: str) -> list[tuple[str, int, str]]:
        """All seats of this person at matches in these stages, as match, seat and stage, the newest first."""
        wanted = (KEYS.c.person == person.id) & (KEYS.c.match == MATCHES.c.id) & MATCHES.c.stage.in_(stages)
        columns = (MATCHES.c.id, KEYS.c.seat, MATCHES.c.stage, MATCHES.c.touched)
        order = (MATCHES.c.touched.desc(), MATCHES.c.id, KEYS.c.seat)
        rows = await self.all(select(*columns).where(wanted).distinct().order_by(*order))
        return [(row.id, row.seat, row.stage) for row in rows]

    async def change(self, person: Person, **values: Any) -> None:
        await self.write(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values))


def check_email(email: str | None) -> None:
    if email is None:
        return
    if not EMAIL.fullmatch(email) or len(email) > LONGEST_EMAIL or one_line(email) != email:
        raise Trouble("email-form")
