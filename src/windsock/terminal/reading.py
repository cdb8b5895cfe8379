"""A view read aloud: plain lines for pipes, screen readers, and any game that has no panels of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from windsock.maps.chart import Chart, Link

from .panels import ABOUT
from .signs import is_tally
from .words import Words


def read_view(view: Mapping[str, Any], words: Words, names: Sequence[str], chart: Chart | None) -> list[str]:
    """Everything that the view tells, apart from the map."""
    on_map = {link.key for link in chart.links} if chart is not None else set()
    lines = []
    for key, value in view.items():
        if key in ABOUT or value is None or key == "track":
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
            lines.append(f"{words.field(key)}: {plain(value, words)}")
    return lines


def record(row: Mapping[str, Any], words: Words) -> str:
    """The fields of one seat or piece, in a row."""
    return "; ".join(
        words.field(key) if value is True else f"{words.field(key)} {plain(value, words)}"
        for key, value in row.items()
        if value is not None and value is not False
    )


def plain(value: Any, words: Words) -> str:
    if is_tally(value):
        return ", ".join(f"{words.speaker.name(word)} {count}" for word, count in value.items()) or "–"
    if isinstance(value, list):
        between = " / " if any(isinstance(one, list) for one in value) else ", "
        return between.join(plain(one, words) for one in value) or "–"
    if isinstance(value, dict):
        return record(value, words) or "–"
    if isinstance(value, str):
        return words.speaker.name(value)
    return str(value)


def is_records(value: Any) -> bool:
    return isinstance(value, dict) and bool(value) and all(isinstance(row, dict) for row in value.values())


def read_map(chart: Chart, words: Words, about: str = "") -> list[str]:
    """The routes in lines, all or those that touch a place."""
    wanted = about.casefold().strip()
    names = {place.key: place.name for place in chart.places}
    return [
        read_link(link, words)
        for link in chart.links
        if not wanted
        or wanted in (link.key.casefold(), link.a.casefold(), link.b.casefold())
        or wanted in (names[link.a].casefold(), names[link.b].casefold())
    ]


def read_link(link: Link, words: Words) -> str:
    """LON-PAR (London–Paris): 3 grey, 4 free, 5 closed."""
    say = words.say
    slots = []
    for slot in link.slots:
        if slot.piece is not None:
            state = words.speaker.name(slot.piece)
        else:
            state = say("slot-closed") if slot.is_closed else say("slot-free")
        slots.append(f"{slot.text} {state}")
    return f"{link.key} ({words.speaker.name(link.key)}): {', '.join(slots)}"
