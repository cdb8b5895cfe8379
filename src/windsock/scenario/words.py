"""The words in a clause: seats, lines of notation, events. What cannot be read is a `Trouble`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.event import Event
from windsock.core.table import Table
from windsock.core.trouble import Trouble

from .shape import KINDS, check, texts

SEAT = re.compile(r"p([1-9]\d*)", re.ASCII)
SEAT_FIELDS: Final = ("seat", "holder", "winners")  # of events
FACE_DOWN: Final = "face-down"


def seat_of(table: Table, name: str) -> Seat:
    """p1 is seat 0."""
    match = SEAT.fullmatch(name)
    if match is None or int(match[1]) > table.seats:
        raise Trouble("scenario-seat", word=name, seats=table.seats)
    return int(match[1]) - 1


def seats_of(table: Table, key: str, value: Any) -> list[Seat]:
    return [seat_of(table, name) for name in texts(key, value)]


def seat_names(seats: list[Seat]) -> list[str]:
    return [f"p{seat + 1}" for seat in seats]


def turn_of(table: Table, line: str) -> tuple[Seat, Action]:
    """Who does what in a line such as `p1 buy red r07`."""
    name, _, move = line.strip().partition(" ")
    return seat_of(table, name), table.read(move)


def read(table: Table, row: Mapping[str, Any], key: str) -> list[tuple[str, Action]]:
    """The moves that a clause lists under this key."""
    return [(text, table.read(text)) for text in texts(key, row.get(key, []))]


# Events


def kinds_of_event(base: type[Event] = Event) -> Iterator[type[Event]]:
    """Every kind of event that an installed game tells."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of_event(kind)


def check_event(wanted: Any) -> None:
    """A misspelt event would never be found, and so never missed."""
    kinds: dict[str, list[str]] = {}  # games may call events alike: the fields of all of them
    for kind in kinds_of_event():
        kinds.setdefault(kind.__name__, []).extend(field.name for field in fields(kind))  # type: ignore[arg-type]
    name = wanted.get("event") if isinstance(wanted, dict) else None
    if not isinstance(name, str) or name not in kinds:
        raise Trouble("scenario-event", word=str(name), events=", ".join(sorted(kinds)))
    check(wanted, "events", dict.fromkeys(("event", *kinds[name]), tuple(KINDS)))


def worded(table: Table, event: Event) -> dict[str, Any]:
    """An event as a table, in the words of the notation."""
    facts = {name: word(table, name, value) for name, value in event.facts().items()}
    return {"event": type(event).__name__, **facts}


def word(table: Table, name: str, value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [word(table, name, one) for one in value]
    if name in SEAT_FIELDS:
        return f"p{value + 1}"
    if name not in table.catalogue.vocabularies:
        return value
    return table.catalogue.word(name, value) if value >= 0 else FACE_DOWN
