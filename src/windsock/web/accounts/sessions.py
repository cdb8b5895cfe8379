"""Sessions and devices: one cookie says who asks, another that this browser was here before."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Executable, delete, insert, select

from windsock.hosting.rows import Rows
from windsock.hosting.secret import hashed, new_secret
from windsock.hosting.tables import DEVICE_SECONDS, DEVICES, PEOPLE, SESSION_SECONDS, SESSIONS
from windsock.match.names import accounts_of

from .person import Person, person_of

MOST_DEVICES: Final = 20  # the newest of one account


class Sessions(Rows):
    """The sessions and devices of all people."""

    async def by_token(self, token: str) -> Person | None:
        """The person whose session this is."""
        wanted = (
            (SESSIONS.c.hash == hashed(token))
            & (SESSIONS.c.created > time.time() - SESSION_SECONDS)
            & (SESSIONS.c.person == PEOPLE.c.id)
        )
        rows = await self.all(select(PEOPLE).where(wanted))
        return person_of(rows[0]) if rows else None

    async def logout(self, token: str) -> None:
        await self.write(ending(token))

    async def logout_everywhere(self, person: Person) -> None:
        """Ends every session, and forgets every device."""
        await self.write(*ending_all(person.id))

    async def new_device(self, person: Person) -> str:
        """A secret by which this browser is known from now on. Of too many the oldest are forgotten."""
        token, kept = new_secret()
        newest = (
            select(DEVICES.c.hash)
            .where(DEVICES.c.person == person.id)
            .order_by(DEVICES.c.created.desc())
            .limit(MOST_DEVICES - 1)
        )
        older = delete(DEVICES).where((DEVICES.c.person == person.id) & DEVICES.c.hash.not_in(newest))
        await self.write(older, insert(DEVICES).values(hash=kept, person=person.id, created=time.time()))
        return token

    async def knows(self, device: str, name: str) -> bool:
        """Whether this browser was logged in to this account before."""
        wanted = (
            (DEVICES.c.hash == hashed(device))
            & (DEVICES.c.created > time.time() - DEVICE_SECONDS)
            & (DEVICES.c.person == PEOPLE.c.id)
            & (PEOPLE.c.account.in_(accounts_of(name)))
        )
        return bool(await self.all(select(DEVICES.c.hash).where(wanted)))


def new_session(person: str) -> tuple[str, Executable]:
    token, kept = new_secret()
    return token, insert(SESSIONS).values(hash=kept, person=person, created=time.time())


def ending(token: str) -> Executable:
    return delete(SESSIONS).where(SESSIONS.c.hash == hashed(token))


def ending_all(person: str) -> list[Executable]:
    """The statements that end all sessions and devices of a person."""
    return [delete(table).where(table.c.person == person) for table in (SESSIONS, DEVICES)]
