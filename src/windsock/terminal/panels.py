"""What lies on the table, as panels. Everything is read from a view's plain values by their shape.

Numbers become a status line, lists of words rows of signs, heaps of words (`{"red": 2}`) a matrix of seats
and pieces (`matrix`), records of pieces further rows of it, and pieces with a `space` markers on a `track`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from windsock.maps.palette import DARK

from .records import cards_of, short_line, told
from .signs import Signs, is_tally
from .words import Words

ABOUT = ("game", "board", "options", "seat", "step", "asked", "number", "ending", "derived")  # told elsewhere
DIM = "#8FA1AA"
MOST_LINES = 6  # cards of one kind that are shown in full
SHORTEST = 20  # columns for names, however narrow the pane
MOST_NAMES = 8  # things that are called by their names, side by side
HEAPS = ("discards", "objective_discard")  # cards of which the number is enough
STRONG = f"bold {DARK.glow}"


def lines_of(lines: Iterable[Text]) -> Text:
    """Lines that are cut at the edge and never wrap."""
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def in_rows(parts: Sequence[Text], room: int, gap: int = 0) -> list[list[Text]]:
    """Parts side by side, as many in a row as there is room for."""
    rows: list[list[Text]] = [[]]
    taken = 0
    for part in parts:
        if rows[-1] and taken + len(part) > room:
            rows.append([])
            taken = 0
        rows[-1].append(part)
        taken += len(part) + gap
    return rows


def status(view: Mapping[str, Any], words: Words, room: int) -> Text:
    """The game and the numbers of the table."""
    numbers = [
        Text.assemble((words.column(key), DIM), " ", (told(value, words), "bold"))
        for key, value in view.items()
        if key not in ABOUT and isinstance(value, int | str) and not isinstance(value, bool)
    ]
    rows = in_rows([Text(words.title(view) + " ", "bold"), *numbers], room, gap=2)
    return lines_of(Text("  ").join(row) for row in rows)


def in_sight(view: Mapping[str, Any], signs: Signs, words: Words, room: int) -> Text:
    """What one has in front of oneself: the hand, then what lies open for all."""
    rows: list[tuple[str, Text]] = []
    for key, tally in own_tallies(view).items():
        rows.append((words.field(key), signs.row(tally) if tally else Text("–", DIM)))
    cards = cards_of(view)
    is_wordy = signs.is_wordy(view)
    own = {} if is_wordy else own_words(view)  # by their names they stand with those of the others
    for key, value in [*own.items(), *view.items()]:
        label = words.field(key)
        if is_words(value) and all(word in cards for word in value):
            if len(value) > MOST_LINES or key in HEAPS:
                rows.append((label, Text(str(len(value)))))
            else:
                rows += labelled(label, [short_line(word, cards[word], words) for word in value])
        elif is_words(value):
            if signs.has_piece(value):
                rows.append((label, signs.row(value)))
            else:
                rows.append((label, Text(str(len(value)) if key in HEAPS else names_of(value, words))))
        elif key not in ABOUT and is_record(value):
            rows[:0] = labelled(label, record_lines(value, words))  # what is going on comes first
        elif key != "seats" and isinstance(value, list) and all(isinstance(one, dict) for one in value):
            rows += labelled(label, [" · ".join(fields(one, words)) for one in value])
    width = max((len(label) for label, _ in rows), default=0)
    if is_wordy:
        rows = [part for row in rows for part in folded(*row, max(room - width - 2, SHORTEST))]
    lines = [Text.assemble((label.ljust(width), DIM), "  ", row) for label, row in rows]
    if cards:
        for line in lines:
            line.truncate(max(room, width + 2), overflow="ellipsis")
    return lines_of(lines)


def names_of(value: Sequence[str], words: Words) -> str:
    """Things without a sign: by their names, or how many they are."""
    return (
        str(len(value)) if len(value) > MOST_NAMES else ", ".join(words.speaker.name(word) for word in value)
    )


def record_lines(record: Mapping[str, Any], words: Words) -> list[str]:
    """A record that lies open: what is not empty in it, a line for each field."""
    found = []
    for key, value in record.items():
        text = ", ".join(pairs(value, words)) if isinstance(value, dict) else told_all(value, words)
        if text and value:
            found.append(f"{words.field(key)} {text}")
    return found


def told_all(value: Any, words: Words) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return ", ".join(" ".join(fields(one, words)) for one in value)
    return told(value, words)


def pairs(record: Mapping[str, Any], words: Words) -> list[str]:
    """The fields of a record within a record."""
    found = []
    for key, value in record.items():
        if isinstance(value, dict):
            inner = ", ".join(f"{words.speaker.name(word)} {told(one, words)}" for word, one in value.items())
            found += [f"{words.field(key)} {inner}"] if inner else []
        elif value is not None:
            found.append(f"{words.field(key)} {told(value, words) or value}")
    return found


def folded(label: str, row: Text, room: int) -> list[tuple[str, Text]]:
    """A row in as many lines as it needs; signs are not parted."""
    return [(label, row)] if row.spans else labelled(label, wrap(row.plain, room))


def labelled(label: str, lines: Sequence[str]) -> list[tuple[str, Text]]:
    """Lines under one label."""
    return [(label if not number else "", Text(line)) for number, line in enumerate(lines)]


def fields(record: Mapping[str, Any], words: Words) -> list[str]:
    """What a record says, without what is empty."""
    return [text for text in (told(value, words) for value in record.values()) if text]


# Shapes


def is_words(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(word, str) for word in value)


def is_record(value: Any) -> bool:
    """Fields of several kinds, a number among them."""
    return (
        isinstance(value, dict)
        and not is_tally(value)
        and any(type(field) is int for field in value.values())
    )


def own_tallies(view: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """The heaps that only the viewer is shown: the hand."""
    seat = view.get("seat")
    seats = view.get("seats", [])
    if seat is None:
        return {}
    others = [other for place, other in enumerate(seats) if place != seat]
    found = {
        key: value
        for key, value in seats[seat].items()
        if is_tally(value) and any(other.get(key) is None for other in others)
    }
    return {key: value for key, value in found.items() if value} or found


def own_words(view: Mapping[str, Any]) -> dict[str, Any]:
    """The rows of words that the viewer is shown of the own seat."""
    seat = view.get("seat")
    return {} if seat is None else view["seats"][seat]
