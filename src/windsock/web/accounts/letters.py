"""Letters that were sent. The secret in a link opens one thing, once, for a time. Letters are counted."""

from __future__ import annotations

import time
from typing import Any, Final, Literal

from sqlalchemy import Connection, Executable, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from windsock.hosting.rows import Rows
from windsock.hosting.secret import hashed, new_secret
from windsock.hosting.tables import LETTERS, PEOPLE

from .person import Person, person_of

Kind = Literal["confirm", "recover", "notice"]
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
LASTS: Final[dict[Kind, float]] = {"confirm": DAY, "recover": HOUR, "notice": 90 * DAY}
MOST: Final[dict[Kind, int]] = {
    "confirm": 4,
    "recover": 4,
    "notice": 50,
}  # a day, for a person and for an address


class Letters(Rows):
    """The letters that were sent."""

    async def begin(self, kind: Kind, person: Person, email: str, about: str | None = None) -> str | None:
        """The secret for a new letter. None after too many, or if one `about` the same was sent before."""
        token, kept = new_secret()
        now, address = time.time(), address_print(email)
        row = {"kind": kind, "person": person.id, "address": address, "created": now}

        def work(connection: Connection) -> bool:
            since = (LETTERS.c.kind == kind) & (LETTERS.c.created > now - DAY)
            for whose in (LETTERS.c.person == person.id, LETTERS.c.address == address):
                sent = connection.scalar(select(func.count()).select_from(LETTERS).where(since & whose))
                if (sent or 0) >= MOST[kind]:
                    return False
            connection.execute(delete(LETTERS).where(LETTERS.c.until < now - DAY))
            if about is not None:
                claim = {**row, "kind": "about", "hash": hashed(about), "until": now + DAY}
                connection.execute(insert(LETTERS).values(claim))
            connection.execute(insert(LETTERS).values(hash=kept, until=now + LASTS[kind], **row))
            return True

        try:
            return token if await self.work(work) else None
        except IntegrityError:  # another process sent it, or this one before a restart
            return None

    async def reader(self, kind: Kind, token: str) -> Person | None:
        """The person whose letter this is, if its secret still works."""
        rows = await self.all(opened(kind, token))
        return person_of(rows[0]) if rows and fits(rows[0]) else None

    async def confirm(self, token: str) -> Person | None:
        """Confirms an address: the letter has been read there."""

        def work(connection: Connection) -> Person | None:
            person = spend(connection, "confirm", token)
            if person is not None:
                change = update(PEOPLE).where(PEOPLE.c.id == person.id)
                connection.execute(change.values(confirmed=time.time()))
            return person

        return await self.work(work)

    async def unsubscribe(self, token: str) -> Person | None:
        """Ends notices. This link may be followed twice."""
        rows = await self.all(opened("notice", token))
        if not rows:
            return None
        await self.write(update(PEOPLE).where(PEOPLE.c.id == rows[0].id).values(has_notices=False))
        return person_of(rows[0])


def opened(kind: Kind, token: str) -> Any:
    """The person whose letter has this secret, while it is valid."""
    wanted = (
        (LETTERS.c.hash == hashed(token))
        & (LETTERS.c.kind == kind)
        & LETTERS.c.used.is_(None)
        & (LETTERS.c.until > time.time())
        & (LETTERS.c.person == PEOPLE.c.id)
    )
    return select(PEOPLE, LETTERS.c.address).where(wanted)


def fits(row: Any) -> bool:
    """Whether the letter was sent to the address that the person has now."""
    return row.email is not None and address_print(row.email) == row.address


def spend(connection: Connection, kind: Kind, token: str) -> Person | None:
    """Uses up the secret of a letter: only once, even if two try at the same moment."""
    row = connection.execute(opened(kind, token)).first()
    mine = (LETTERS.c.hash == hashed(token)) & LETTERS.c.used.is_(None)
    used = connection.execute(update(LETTERS).where(mine).values(used=time.time()))
    return person_of(row) if row is not None and fits(row) and used.rowcount == 1 else None


def voiding(person: str) -> Executable:
    """The statement that makes letters useless which would change the account."""
    wanted = (LETTERS.c.person == person) & LETTERS.c.kind.in_(("confirm", "recover"))
    return update(LETTERS).where(wanted & LETTERS.c.used.is_(None)).values(used=time.time())


def address_print(email: str) -> str:
    """The hash of an address. All its variants (`ann+games@`) are the same postbox."""
    box, _, host = email.strip().casefold().rstrip(".").rpartition("@")
    return hashed(f"{box.partition('+')[0]}@{host}")
