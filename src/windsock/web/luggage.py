"""All that is stored about a person, as a zip file. It is sent while it is made, game after game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from sqlalchemy import select

from windsock.frames.frame import frame
from windsock.hosting.reports import reports_of
from windsock.hosting.store import Store
from windsock.hosting.tables import DEVICES, MATCHES, PEOPLE, SESSIONS
from windsock.match.match import Match

from .accounts.people import Person
from .desk import Desk
from .logs import LOG

MOST_GAMES: Final = 1000  # the newest ones
LARGEST: Final = 64 * 1024 * 1024  # bytes of the zip; a game takes about four thousand


class Belt:
    """The file that a zip is written to. What was written is taken away at once."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.sent = 0

    def write(self, part: bytes) -> int:
        self.parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Does nothing: nothing is held back."""

    def take(self) -> bytes:
        part = b"".join(self.parts)
        self.parts.clear()
        self.sent += len(part)
        return part


async def packed(desk: Desk, person: Person) -> AsyncIterator[bytes]:
    """The parts of the zip. Of all who export, one game at a time is in memory."""
    belt = Belt()
    about = await known_of(desk.store, person)
    seats = await desk.people.seats(person, "open", "running", "over", "closed")
    games: dict[str, list[int]] = {}
    for match, seat, _ in seats:
        games.setdefault(match, []).append(seat)
    with ZipFile(belt, "w", ZIP_DEFLATED) as chest:  # type: ignore[call-overload]
        told = []
        for match in list(games)[:MOST_GAMES]:
            if belt.sent > LARGEST:
                break
            async with desk.packing:
                told.append(await pack_game(desk.store, chest, match, games[match]))
            yield belt.take()
        about |= {"games": told, "games left out": len(games) - len(told)}
        chest.writestr("about-me.json", pretty(about))
        yield belt.take()
    yield belt.take()


async def pack_game(store: Store, chest: ZipFile, id: str, seats: list[int]) -> dict[str, Any]:
    """Writes one game into the zip. Returns its line for the list of games."""
    try:
        match = await store.load(id)
        name, text = await asyncio.to_thread(written, match, seats)
    except Exception as error:  # one bad table does not stop the others
        LOG.warning("game not packed", match=id, reason=type(error).__name__)
        return {"match": id, "seats": [{"seat": seat + 1} for seat in seats], "file": None}
    await asyncio.to_thread(chest.writestr, name, text)
    mine = [line for line in match.chat if line.seat in seats]
    return {
        "match": id,
        "game": match.agreement.game,
        "stage": match.stage,
        "created": match.created,
        "seats": [{"seat": seat + 1, "name": match.chairs[seat].name} for seat in seats],
        "chat": [{"at": line.at, "text": line.text} for line in mine],
        "file": name,
    }


def written(match: Match, seats: list[int]) -> tuple[str, bytes]:
    """A finished game as a save. Of any other game what these seats see: no seed, no hidden card."""
    if match.stage == "over":
        return f"games/{match.id}.wsk", match.save_text().encode()
    return f"running/{match.id}.json", pretty([frame(match, seat) for seat in seats])


async def known_of(store: Store, person: Person) -> dict[str, Any]:
    """What the database holds about a person, without hashes of secrets."""
    people = store.rows
    (row,) = await people.all(select(PEOPLE).where(PEOPLE.c.id == person.id))
    since = {
        table.name: [
            found.created
            for found in await people.all(select(table.c.created).where(table.c.person == person.id))
        ]
        for table in (SESSIONS, DEVICES)
    }
    made = await people.all(select(MATCHES.c.id).where(MATCHES.c.by == person.id))
    told = await reports_of(store, person.id, [])
    return {
        "name": row.name,
        "account": row.account,
        "language": row.language,
        "email": row.email,
        "email confirmed": row.confirmed,
        "notices": row.has_notices,
        "created": row.created,
        "sessions since": since["sessions"],
        "known browsers since": since["devices"],
        "tables opened": [found.id for found in made],
        "reports": [
            {"at": one.at, "match": one.match, "text": one.text, "answer": one.answer} for one in told
        ],
    }


def pretty(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value, enc_hook=str), indent=1)
