"""A view read aloud: plain lines for pipes, screen readers, and games without a map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from windsock.core.show import PRINTED, RECORD, SLOTS, TRACK, Field
from windsock.maps.chart import Chart, Link, Slot

from .parts import Part, Parts, is_empty, parts_in, parts_of, places_in, printed_in
from .printed import printed_on
from .records import card_line, parts_on
from .words import Words


def read_view(view: Mapping[str, Any], words: Words, names: Sequence[str], chart: Chart | None) -> list[str]:
    """Everything that the view tells, apart from the map."""
    parts = parts_of(view, words)
    cards, places = printed_in(parts), places_in(parts)
    lines = []
    for part in parts:
        if is_empty(part.value) or is_drawn(part, chart):
            continue
        label, printed = words.field(part.key), cards.get(part.field.of)
        if part.is_row and printed:
            lines.append(f"{label}:")
            for word in part.value:
                card = card_line(word, parts_on(printed, word), places, words)
                lines.append(f"  {card}")
        elif part.is_seats:
            seats = [record(parts_in(row, part.field.fields), words) for row in part.value]
            lines += [f"{name}: {seat}" for name, seat in zip(names, seats)]
        elif part.role == RECORD.word and part.field.by:
            lines += [
                f"{words.word(word, part.field.by)}: {record(parts_in(row, part.field.fields), words)}"
                for word, row in part.value.items()
            ]
        else:
            lines.append(label if part.value is True else f"{label}: {plain(part.value, part.field, words)}")
    return lines


def is_drawn(part: Part, chart: Chart | None) -> bool:
    """Whether something is told otherwise: the spaces of a track, what is printed, what lies on the map."""
    if part.role == TRACK.word:
        return isinstance(part.value, list)
    if part.role == PRINTED.word:
        return bool(part.field.by)
    if part.role != SLOTS.word or chart is None:
        return False
    return {*part.value} <= {*(link.key for link in chart.links), *(place.key for place in chart.places)}


def record(row: Parts, words: Words) -> str:
    """The fields of one seat or piece, in a row."""
    return "; ".join(
        words.field(part.key)
        if part.value is True
        else f"{words.field(part.key)} {plain(part.value, part.field, words)}"
        for part in row
        if not is_empty(part.value)
    )


def plain(value: Any, field: Field, words: Words) -> str:
    """A value in words: a record by its fields, a table by its keys, a list in its order."""
    if isinstance(value, dict) and field.fields is not None and not field.by:
        return record(parts_in(value, field.fields), words) or "–"
    if isinstance(value, dict):
        is_counted = all(isinstance(one, int) for one in value.values())
        texts = [
            f"{words.word(key, field.by or field.of)} {plain(one, field, words)}"
            for key, one in value.items()
        ]
        return (", " if is_counted else "; ").join(texts) or "–"
    if isinstance(value, list):
        between = " / " if any(isinstance(one, list | dict) for one in value) else ", "
        return between.join(plain(one, field, words) for one in value) or "–"
    if isinstance(value, str):
        return words.word(value, field.of)
    return "–" if value is None else str(value)


def read_map(chart: Chart, words: Words, about: str = "") -> list[str]:
    """What is printed at the places, the pieces on them and the routes in lines, all or those that touch a
    place."""
    wanted = about.casefold().strip()
    names = {place.key: place.name for place in chart.places}
    pieces = {piece.key: piece.name for piece in chart.pieces}
    standing: list[str] = []
    for place in chart.places:
        if not wanted or wanted in (place.key.casefold(), place.name.casefold()):
            printed = printed_on(chart.legend, words, place.key)
            standing += [printed] if printed else []
            if any(slot.piece or slot.text.isalnum() for slot in place.slots):
                standing.append(f"{place.name}: {read_slots(place.slots, pieces, words)}")
    return standing + [
        read_link(link, pieces, words)
        for link in chart.links
        if not wanted
        or wanted in (link.key.casefold(), link.a.casefold(), link.b.casefold())
        or wanted in (names[link.a].casefold(), names[link.b].casefold())
    ]


def read_link(link: Link, pieces: Mapping[str, str], words: Words) -> str:
    """LON-PAR (London–Paris): 3 grey, 4 free, 5 closed; of spaces that are never taken their colours."""
    return f"{link.key} ({words.speaker.name(link.key)}): {read_slots(link.slots, pieces, words)}"


def read_slots(slots: Sequence[Slot], pieces: Mapping[str, str], words: Words) -> str:
    return ", ".join(read_slot(slot, pieces, words) for slot in slots)


def read_slot(slot: Slot, pieces: Mapping[str, str], words: Words) -> str:
    """What is printed, by its name if it has one, and what lies there. A mere mark is not read."""
    name = words.speaker.name(slot.text)
    parts = [name] if slot.text.isalnum() else []
    if slot.piece is not None:
        parts.append(pieces[slot.piece])
    elif name == slot.text:
        parts.append(words.say("slot-closed" if slot.is_closed else "slot-free"))
    return " ".join(parts)
