"""A view read aloud: plain lines for pipes, screen readers, and any game that has no panels of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from windsock.maps.chart import Chart, Link, Slot

from .panels import ABOUT, is_record, is_words
from .printed import printed_on
from .records import card_line, cards_of
from .signs import is_tally
from .words import Words


def read_view(view: Mapping[str, Any], words: Words, names: Sequence[str], chart: Chart | None) -> list[str]:
    """Everything that the view tells, apart from the map."""
    on_map = {link.key for link in chart.links} if chart is not None else set()
    places = {place.key for place in chart.places} if chart is not None else set()
    cards = cards_of(view)
    lines = []
    for key, value in view.items():
        if key in ABOUT or is_empty(value) or key == "track" or value is cards:
            continue
        if isinstance(value, dict) and value and value.keys() <= places:
            continue  # it is on the map
        if is_words(value) and all(word in cards for word in value):
            lines += [f"{words.field(key)}:", *(f"  {card_line(word, cards[word], words)}" for word in value)]
            continue
        if key == "seats":
            lines += [f"{names[seat]}: {record(row, words)}" for seat, row in enumerate(value)]
        elif is_records(value):
            lines += [
                f"{words.speaker.name(word)}: {record(row, words)}"
                for word, row in value.items()
                if word not in on_map
            ]
        else:
            lines.append(words.field(key) if value is True else f"{words.field(key)}: {plain(value, words)}")
    return lines


def record(row: Mapping[str, Any], words: Words) -> str:
    """The fields of one seat or piece, in a row."""
    return "; ".join(
        words.field(key) if value is True else f"{words.field(key)} {plain(value, words)}"
        for key, value in row.items()
        if not is_empty(value)
    )


def is_empty(value: Any) -> bool:
    """Nothing to tell; a number is told even if it is 0."""
    return value is None or value is False or value == [] or value == {}


def plain(value: Any, words: Words) -> str:
    if is_tally(value):
        return ", ".join(f"{words.speaker.name(word)} {count}" for word, count in value.items()) or "–"
    if isinstance(value, list):
        between = " / " if any(isinstance(one, list) for one in value) else ", "
        return between.join(plain(one, words) for one in value) or "–"
    if isinstance(value, dict):
        parts = {key: part for key, part in value.items() if not is_record(value) or not is_empty(part)}
        return "; ".join(f"{called(key, words)} {plain(part, words)}" for key, part in parts.items())
    if isinstance(value, str):
        return words.thing(value)
    return "–" if value is None else str(value)


def called(key: str, words: Words) -> str:
    """The name of a thing, or what a field is called."""
    name = words.speaker.name(key)
    return words.field(key) if name == key else name


def is_records(value: Any) -> bool:
    return isinstance(value, dict) and bool(value) and all(isinstance(row, dict) for row in value.values())


def read_map(chart: Chart, words: Words, about: str = "") -> list[str]:
    """What is printed at the places, the pieces on them and the routes in lines, all or those that touch a
    place."""
    wanted = about.casefold().strip()
    names = {place.key: place.name for place in chart.places}
    standing: list[str] = []
    for place in chart.places:
        if not wanted or wanted in (place.key.casefold(), place.name.casefold()):
            printed = printed_on(chart.legend, words, place.key)
            standing += [printed] if printed else []
            if any(slot.piece or slot.text.isalnum() for slot in place.slots):
                standing.append(f"{place.name}: {read_slots(place.slots, words)}")
    return standing + [
        read_link(link, words)
        for link in chart.links
        if not wanted
        or wanted in (link.key.casefold(), link.a.casefold(), link.b.casefold())
        or wanted in (names[link.a].casefold(), names[link.b].casefold())
    ]


def read_link(link: Link, words: Words) -> str:
    """LON-PAR (London–Paris): 3 grey, 4 free, 5 closed; of spaces that are never taken their colours."""
    return f"{link.key} ({words.speaker.name(link.key)}): {read_slots(link.slots, words)}"


def read_slots(slots: Sequence[Slot], words: Words) -> str:
    return ", ".join(read_slot(slot, words) for slot in slots)


def read_slot(slot: Slot, words: Words) -> str:
    """What is printed, by its name if it has one, and what lies there. A mere mark is not read."""
    name = words.speaker.name(slot.text)
    parts = [name] if slot.text.isalnum() else []
    if slot.piece is not None:
        parts.append(words.thing(slot.piece))
    elif name == slot.text:
        parts.append(words.say("slot-closed" if slot.is_closed else "slot-free"))
    return " ".join(parts)
