"""Reports of players to the owner: about a line of chat, or about another player. The owner answers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, false, func, insert, or_, select, true, update

from windsock.core.card import Seat
from windsock.core.player import one_line
from windsock.core.trouble import Trouble
from windsock.match.match import Match

from .store import Store
from .tables import KEYS, REPORTS

LONGEST: Final = 500  # characters of a report, and of its answer
MOST_AT_TABLE: Final = 5  # from one reporter at one match
MOST_OF_TABLE: Final = 40  # from all players at one match, and from all outsiders
MOST_SHOWN: Final = 50


@dataclass(frozen=True)
class Report:
    """One report: who sent it (a person, a seat, or both), whom it is about, and the answer."""

    number: int
    at: float
    match: str
    person: str | None
    by: Seat | None
    seat: Seat
    line: int | None
    text: str
    answer: str | None
    answered: float | None


async def report(
    store: Store, match: Match, person: str | None, by: Seat | None, seat: Seat, line: int | None, text: str
) -> None:
    """Stores a report. The table is not told. Reports from outsiders are counted apart."""
    said = checked(text)
    if by is None and person is not None:
        by = await seat_held(store, match.id, person)
    if match.chairs[match.table.check_seat(seat)].kind not in ("person", "program"):
        raise Trouble("seat-empty", seat=seat)
    if line is not None and not any(said.number == line and said.seat == seat for said in match.chat):
        raise Trouble("no-such-line", match=match.id, number=line)
    own = reporter(person, by if person is None else None, match.id)
    alike = REPORTS.c.by.is_(None) if by is None else REPORTS.c.by.is_not(None)
    for wanted, most in ((own, MOST_AT_TABLE), (alike, MOST_OF_TABLE)):
        rows = await store.rows.all(select(func.count()).where(REPORTS.c.match == match.id, wanted))
        if rows[0][0] >= most:
            raise Trouble("report-many")
    values = {"match": match.id, "person": person, "by": by, "seat": seat, "line": line, "text": said}
    await store.rows.write(insert(REPORTS).values(at=time.time(), **values))


async def seat_held(store: Store, match: str, person: str) -> Seat | None:
    """A seat that this person holds, if any."""
    wanted = (KEYS.c.match == match) & (KEYS.c.person == person)
    rows = await store.rows.all(select(KEYS.c.seat).where(wanted).order_by(KEYS.c.seat).limit(1))
    return rows[0].seat if rows else None


def reporter(person: str | None, by: Seat | None, match: str) -> ColumnElement[bool]:
    if person is not None:
        return REPORTS.c.person == person
    return and_(REPORTS.c.match == match, REPORTS.c.by == by)


async def reports_of(store: Store, person: str | None, seats: Sequence[tuple[str, Seat]]) -> list[Report]:
    """The reports that somebody sent: as this person, or from these seats before they had a name."""
    own = [reporter(person, None, "")] if person is not None else []
    held = [and_(reporter(None, seat, match), REPORTS.c.person.is_(None)) for match, seat in seats]
    return await found(store, or_(false(), *own, *held))


async def all_reports(store: Store, *, with_answered: bool = False) -> list[Report]:
    """All reports, for the owner."""
    return await found(store, true() if with_answered else REPORTS.c.answered.is_(None), most=1000)


async def answer(store: Store, number: int, text: str) -> Report:
    """Answers a report. A later answer replaces an earlier one."""
    said = checked(text)
    if not await found(store, REPORTS.c.number == number):
        raise Trouble("report-none", number=number)
    await store.rows.write(
        update(REPORTS).where(REPORTS.c.number == number).values(answer=said, answered=time.time())
    )
    return (await found(store, REPORTS.c.number == number))[0]


async def found(store: Store, wanted: Any, most: int = MOST_SHOWN) -> list[Report]:
    rows = await store.rows.all(select(REPORTS).where(wanted).order_by(REPORTS.c.number.desc()).limit(most))
    return [Report(**row._mapping) for row in rows]


def checked(text: str) -> str:
    said = one_line(text)
    if not 0 < len(said) <= LONGEST:
        raise Trouble("report-length", most=LONGEST)
    return said
