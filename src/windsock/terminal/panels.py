"""What lies on the table, as panels: a status line, and what one has in front of oneself.

Each part of a view is shown by its role. Numbers become the status line, hands and rows become rows of signs,
tallies a matrix of seats and pieces (`matrix`), records of pieces further rows of it, and pieces with a place
on a track markers on it (`track`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from windsock.core.show import HEAP, RECORD
from windsock.maps.palette import DARK

from .parts import (
    Part,
    Parts,
    names_in,
    own_parts,
    own_tallies,
    parts_in,
    parts_of,
    places_in,
    printed_in,
    seats_in,
)
from .records import parts_on, said, short_line, told
from .signs import Signs
from .words import Words

DIM = "#8FA1AA"
MOST_LINES = 6  # cards of one kind that are shown in full
SHORTEST = 20  # columns for names, however narrow the pane
MOST_NAMES = 8  # things that are called by their names, side by side
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
        Text.assemble((words.column(part.key), DIM), " ", (told(part, words), "bold"))
        for part in parts_of(view, words)
        if isinstance(part.value, int | str) and not part.field.is_flag
    ]
    rows = in_rows([Text(words.title(view) + " ", "bold"), *numbers], room, gap=2)
    return lines_of(Text("  ").join(row) for row in rows)


def is_wordy(parts: Parts, signs: Signs) -> bool:
    """Whether what is counted in a game are things without a sign: those are called by their names."""
    everywhere = [*parts, *(part for seat in seats_in(parts) for part in seat)]
    counted = [word for part in everywhere if part.is_tally for word in part.value]
    return bool(counted) and not signs.has_piece(counted)


def in_sight(view: Mapping[str, Any], signs: Signs, words: Words, room: int) -> Text:
    """What one has in front of oneself: the hand, then what lies open for all."""
    parts = parts_of(view, words)
    has_names = is_wordy(parts, signs)
    cards, places = printed_in(parts), places_in(parts)
    rows: list[tuple[str, Text]] = []
    for part in own_tallies(view, parts):
        rows.append((words.field(part.key), signs.row(part.value) if part.value else Text("–", DIM)))
    own = [] if has_names else own_parts(view, parts)  # by their names they stand with those of the others
    for part in [*own, *parts]:
        label = words.field(part.key)
        if part.is_row:
            printed = cards.get(part.field.of)
            if part.role == HEAP.word or (printed and len(part.value) > MOST_LINES):
                rows.append((label, Text(str(len(part.value)))))
            elif printed:
                rows += labelled(
                    label, [short_line(word, parts_on(printed, word), places, words) for word in part.value]
                )
            elif signs.has_piece(part.value):
                rows.append((label, signs.row(part.value)))
            else:
                rows.append((label, Text(names_of(part, words))))
        elif part.role == RECORD.word and isinstance(part.value, dict) and not part.field.by:
            rows[:0] = labelled(label, record_lines(part, words))  # what is going on comes first
        elif part.role == RECORD.word and isinstance(part.value, list) and not part.is_seats:
            rows += labelled(label, [" · ".join(fields(one, words)) for one in records_of(part)])
    width = max((len(label) for label, _ in rows), default=0)
    if has_names:
        rows = [part for row in rows for part in folded(*row, max(room - width - 2, SHORTEST))]
    lines = [Text.assemble((label.ljust(width), DIM), "  ", row) for label, row in rows]
    if cards:
        for line in lines:
            line.truncate(max(room, width + 2), overflow="ellipsis")
    return lines_of(lines)


def names_of(part: Part, words: Words) -> str:
    """Things without a sign: by their names, or how many they are."""
    return str(len(part.value)) if len(part.value) > MOST_NAMES else ", ".join(names_in(part, words))


def records_of(part: Part) -> list[Parts]:
    """The records of a list."""
    return [parts_in(record, part.field.fields) for record in part.value]


def record_lines(record: Part, words: Words) -> list[str]:
    """A record that lies open: what is not empty in it, a line for each field."""
    found = []
    for part in parts_in(record.value, record.field.fields):
        text = record_text(part, words)
        if text and part.value:
            found.append(f"{words.field(part.key)} {text}")
    return found


def record_text(part: Part, words: Words) -> str:
    if part.role == RECORD.word and isinstance(part.value, dict):
        return ", ".join(pairs(parts_in(part.value, part.field.fields), words))
    if part.role == RECORD.word and isinstance(part.value, list):
        return ", ".join(" ".join(fields(one, words)) for one in records_of(part))
    return told(part, words)


def pairs(record: Parts, words: Words) -> list[str]:
    """The fields of a record within a record."""
    found = []
    for part in record:
        if isinstance(part.value, dict):
            inner = ", ".join(
                f"{words.word(word, part.field.by)} {said(one, part.field.of, words)}"
                for word, one in part.value.items()
            )
            found += [f"{words.field(part.key)} {inner}"] if inner else []
        elif part.value is not None:
            found.append(f"{words.field(part.key)} {told(part, words) or part.value}")
    return found


def folded(label: str, row: Text, room: int) -> list[tuple[str, Text]]:
    """A row in as many lines as it needs; signs are not parted."""
    return [(label, row)] if row.spans else labelled(label, wrap(row.plain, room))


def labelled(label: str, lines: Sequence[str]) -> list[tuple[str, Text]]:
    """Lines under one label."""
    return [(label if not number else "", Text(line)) for number, line in enumerate(lines)]


def fields(record: Parts, words: Words) -> list[str]:
    """What a record says, without what is empty."""
    return [text for text in (told(part, words) for part in record) if text]
