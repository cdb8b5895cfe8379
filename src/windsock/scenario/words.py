"""The words in a clause: seats, lines of notation, events. What cannot be read is a `Trouble`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.event import Event
from windsock.core.show import SEAT, fields_of
from windsock.core.step import Step
from windsock.core.table import Table
from windsock.core.trouble import Trouble

from .compare import NONE, SAME
from .shape import KINDS, check, texts

NAME = re.compile(r"p([1-9]\d?)", re.ASCII)
FACE_DOWN: Final = "face-down"


def seat_of(table: Table, name: str) -> Seat:
    """p1 is seat 0."""
    match = NAME.fullmatch(name)
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


# Steps and events


def steps_of(table: Table) -> list[str]:
    """The steps that ask somebody: what `step` may be in a position."""
    return sorted(kind.__name__ for kind in table.game.steps.values() if kind.asks is not Step.asks)


def events_of(table: Table) -> dict[str, list[str]]:
    """The kinds of event, with their facts."""
    kinds = sorted(table.game.events.values(), key=lambda kind: kind.__name__)
    return {kind.__name__: [*fields_of(kind)] for kind in kinds}


def check_step(table: Table, wanted: Any) -> None:
    """Refuses a misspelt step, which would never be reached."""
    known = steps_of(table)
    if isinstance(wanted, str) and wanted not in (*known, SAME, NONE):
        raise Trouble("scenario-step", word=wanted, steps=", ".join(known), field="step")


def check_event(table: Table, wanted: Any) -> None:
    """Refuses a misspelt event, which would never be found and so never missed."""
    kinds = events_of(table)
    name = wanted.get("event") if isinstance(wanted, dict) else None
    if not isinstance(name, str) or name not in kinds:
        raise Trouble("scenario-event", word=str(name), events=", ".join(kinds))
    check(wanted, "events", dict.fromkeys(("event", *kinds[name]), tuple(KINDS)))


def worded(table: Table, event: Event) -> dict[str, Any]:
    """An event as a table, in the words of the notation."""
    fields = fields_of(type(event))
    facts = {name: word(table, fields[name].of, value) for name, value in event.facts().items()}
    return {"event": type(event).__name__, **facts}


def word(table: Table, of: str, value: Any) -> Any:
    """A value of what is told, by what it is."""
    if isinstance(value, tuple | list):
        return [word(table, of, one) for one in value]
    if of == SEAT:
        return f"p{value + 1}"
    if of not in table.catalogue.vocabularies:
        return value
    return table.catalogue.word(of, value) if value >= 0 else FACE_DOWN
