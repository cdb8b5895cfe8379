"""The parts of a view that are for readers, each with what its game declares of it: its role, and of what.

Nothing here or in the panels looks at the name of a field: it is a label, and asked for as such.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from windsock.core.show import HAND, HEAP, PRINTED, RECORD, ROW, SEAT, SLOTS, Field, fields_of, known

from .words import Words

LYING = (HAND.word, HEAP.word, ROW.word)  # roles of cards and pieces


class Part(NamedTuple):
    """A field of a view or of a record in it."""

    key: str
    value: Any
    field: Field

    @property
    def role(self) -> str:
        return self.field.role

    @property
    def is_tally(self) -> bool:
        """Whether it has things counted by their words: { red: 2 }."""
        return isinstance(self.value, dict) and self.role in (HAND.word, HEAP.word)

    @property
    def is_row(self) -> bool:
        """Whether words lie side by side in it, one at least."""
        return self.role in LYING and is_words(self.value)

    @property
    def is_seats(self) -> bool:
        """Whether it has a record of each seat."""
        return self.role == RECORD.word and self.field.by == SEAT


Parts = list[Part]


def parts_in(record: Mapping[str, Any], fields: Mapping[str, Field] | None) -> Parts:
    """What is for readers in a record, in its order."""
    found = [Part(key, value, known(fields, key)) for key, value in record.items()]
    return [part for part in found if part.field.is_told]


def parts_of(view: Mapping[str, Any], words: Words) -> Parts:
    """What is for readers in a view."""
    return parts_in(view, fields_of(words.speaker.played.view))


def seats_in(parts: Parts) -> list[Parts]:
    """What each seat has, in seat order."""
    seats = next((part for part in parts if part.is_seats), None)
    return [] if seats is None else [parts_in(record, seats.field.fields) for record in seats.value]


def records_in(parts: Parts) -> Parts:
    """The parts with records that are kept by the words of things: airlines, piles."""
    return [part for part in parts if part.role == RECORD.word and part.field.by and not part.is_seats]


def printed_in(parts: Parts) -> dict[str, Part]:
    """What is printed on cards or tiles, by what these are."""
    return {part.field.by: part for part in parts if part.role == PRINTED.word and part.field.by}


def places_in(parts: Parts) -> set[str]:
    """What the places are called on which pieces stand: routes, airports."""
    return {part.field.by for part in parts if part.role == SLOTS.word}


def own_parts(view: Mapping[str, Any], parts: Parts) -> Parts:
    """What lies before the one who looks."""
    seat, seats = view["seat"], seats_in(parts)
    return seats[seat] if seat is not None and seats else []


def own_tallies(view: Mapping[str, Any], parts: Parts) -> Parts:
    """The cards that only the one who looks is shown: the hand."""
    seats = seats_in(parts)
    others = [values_in(other) for place, other in enumerate(seats) if place != view["seat"]]
    own = [part for part in own_parts(view, parts) if part.is_tally]
    found = [part for part in own if any(other.get(part.key) is None for other in others)]
    return [part for part in found if part.value] or found


def values_in(parts: Parts) -> dict[str, Any]:
    return {part.key: part.value for part in parts}


def is_words(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(word, str) for word in value)


def is_empty(value: Any) -> bool:
    """Nothing to tell; a number is told even if it is 0."""
    return value is None or value is False or value == [] or value == {}


def names_in(part: Part, words: Words) -> Sequence[str]:
    """What the words of a row are called."""
    return [words.word(word, part.field.of) for word in part.value]
