"""Seats and pieces as a table: who has how many of which, and how each piece stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from .panels import ABOUT, DIM, STRONG, is_words, lines_of, names_of, own_tallies
from .signs import Signs, is_tally
from .words import Words

OWN = 4  # columns for the sign of a seat
NARROW = 13  # columns for names and labels, however narrow the pane
SHORT = 4  # letters that are left of a head where nothing else helps


def matrix(view: Mapping[str, Any], signs: Signs, words: Words, names: Sequence[str], room: int) -> Text:
    """Seats and pieces: who has how many of which, what one has in hand, how each piece stands."""
    seats: list[dict[str, Any]] = view.get("seats", [])
    shared = public_tallies(seats)
    alone = {
        **{key: value for key, value in view.items() if is_tally(value) and key not in ABOUT},
        **own_tallies(view),
    }
    pieces = piece_records(view, signs)
    titles = [name + " " * OWN * (piece_of(seat, signs) is not None) for name, seat in zip(names, seats)]
    titles += [*map(words.field, alone), *map(words.column, piece_fields(pieces))]
    is_wordy = signs.is_wordy(view)
    tallies = [seat[key] for seat in seats for key in shared] + list(alone.values())
    grid = Grid(
        columns=[] if is_wordy else signs.columns(tallies),
        label=max(map(len, titles)) + 3,
        numbers=number_columns(seats),
        words=words,
        room=room,
    )
    lines = [grid.head(signs)]
    for number, seat in enumerate(seats):
        is_asked = number in view.get("asked", ())
        line = grid.start(("▶ " if is_asked else "  ") + names[number], "bold" if is_asked else "")
        if own := piece_of(seat, signs):
            line.right_crop(OWN)
            line.append_text(signs.chip(own)).append(" ")
        if shared and not is_wordy:
            line.append_text(grid.counts(seat[shared[0]], most(seats, shared[0])))
        lines.append(line.append_text(grid.numbers_of(seat)))
        if is_wordy:
            lines += [Text(f"    {text}") for text in seat_lines(seat, words)]
            continue
        for key in shared[1:]:
            lines.append(grid.start(f"    {words.field(key)}", DIM).append_text(grid.counts(seat[key], {})))
    if is_wordy:
        open_ = [(key, tally) for key, tally in alone.items() if tally]
        lines += [Text(f"  {words.field(key)}: {counted(tally, words)}") for key, tally in open_]
        for line in lines:
            line.truncate(max(room, grid.width), overflow="ellipsis")
        return lines_of(lines)
    for key, tally in alone.items():
        lines.append(grid.start(f"  {words.field(key)}", STRONG).append_text(grid.counts(tally, {})))
    for key in piece_fields(pieces):
        lines.append(grid.start(f"  {words.column(key)}", DIM).append_text(grid.values(pieces, key)))
    return lines_of(lines)


def seat_lines(seat: Mapping[str, Any], words: Words) -> list[str]:
    """What a seat has, by its names: single things in one line, then its heaps and rows."""
    single = [words.speaker.name(value) for value in seat.values() if isinstance(value, str)]
    found = [" · ".join(single)] if single else []
    for key, value in seat.items():
        if is_tally(value) and value:
            found.append(f"{words.field(key)}: {counted(value, words)}")
        elif is_words(value):
            found.append(f"{words.field(key)}: {names_of(value, words)}")
    return found


def counted(tally: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{words.speaker.name(word)} {count}" for word, count in tally.items())


class Grid:
    """The columns of the matrix: a label, one for each piece, and the numbers of a seat."""

    def __init__(
        self, columns: Sequence[str], label: int, numbers: Sequence[str], words: Words, room: int
    ) -> None:
        self.columns, self.label, self.numbers = columns, label, numbers
        self.heads = [words.column(key) for key in numbers]
        self.gap, self.cell = 2, 4
        if self.width > room:
            self.cell = 3
        if self.width > room:
            self.gap = 1
        if self.width > room:  # a narrow pane: labels are cut, and heads only if that is not enough
            self.label = max(self.label - (self.width - room), min(label, NARROW))
        if self.width > room:
            self.heads = [head[:SHORT] for head in self.heads]

    @property
    def width(self) -> int:
        return (
            self.label
            + self.cell * len(self.columns)
            + sum(self.gap + max(len(head), 2) for head in self.heads)
        )

    def number(self, text: str, head: str) -> str:
        return " " * self.gap + text.rjust(max(len(head), 2))

    def head(self, signs: Signs) -> Text:
        line = Text(" " * self.label)
        for word in self.columns:
            line.append_text(signs.chip(word)).append(" " * (self.cell - 3))
        for head in self.heads:
            line.append(self.number(head, head), DIM)
        return line

    def start(self, text: str, style: str) -> Text:
        if len(text) >= self.label:
            text = text[: self.label - 2] + "…"
        return Text.assemble((text.ljust(self.label), style))

    def counts(self, tally: Mapping[str, int], leads: Mapping[str, int]) -> Text:
        """A row of numbers; the most of a column is strong and marked."""
        row = Text()
        for word in self.columns:
            count = tally.get(word, 0)
            is_lead = count > 0 and leads.get(word) == count
            text = f"{count or '·':>2}" + ("•" if is_lead else " ")
            row.append(text.ljust(self.cell), STRONG if is_lead else ("bold" if count else DIM))
        return row

    def values(self, pieces: Mapping[str, Mapping[str, Any]], key: str) -> Text:
        """One field of all pieces: a number, the first of a list, or a mark."""
        row = Text()
        for word in self.columns:
            value = pieces.get(word, {}).get(key)
            if isinstance(value, list):
                value = value[0] if value else None
            if isinstance(value, bool):
                value = "+" if value else "·"
            row.append(f"{'' if value is None else value:>2}".ljust(self.cell), DIM if value == "·" else "")
        return row

    def numbers_of(self, seat: Mapping[str, Any]) -> Text:
        row = Text()
        for key, head in zip(self.numbers, self.heads, strict=True):
            value = seat.get(key)
            row.append(self.number("?" if value is None else str(value), head), "bold")
        return row


def most(seats: Sequence[Mapping[str, Any]], key: str) -> dict[str, int]:
    """The highest count of each word over all seats."""
    found: dict[str, int] = {}
    for seat in seats:
        for word, count in seat[key].items():
            found[word] = max(count, found.get(word, 0))
    return found


# Shapes


def piece_of(seat: Mapping[str, Any], signs: Signs) -> str | None:
    """The piece that stands for a seat, such as its colour."""
    return next((value for value in seat.values() if isinstance(value, str) and value in signs.order), None)


def public_tallies(seats: Sequence[Mapping[str, Any]]) -> list[str]:
    """The heaps that everybody is shown of every seat."""
    return [key for key in (seats[0] if seats else {}) if all(is_tally(seat.get(key)) for seat in seats)]


def number_columns(seats: Sequence[Mapping[str, Any]]) -> list[str]:
    """The numbers of a seat, without those that are nothing for all."""
    found = []
    for key in seats[0] if seats else ():
        values = [seat.get(key) for seat in seats]
        if any(type(value) is int and value for value in values):
            found.append(key)
    return found


def piece_records(view: Mapping[str, Any], signs: Signs) -> dict[str, dict[str, Any]]:
    """The records that are kept for each piece."""
    for value in view.values():
        if isinstance(value, dict) and value and all(word in signs.order for word in value):
            records = {word: record for word, record in value.items() if isinstance(record, dict)}
            if records:
                return records
    return {}


def piece_fields(pieces: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """The fields worth a row: marks only if one is set."""
    first = next(iter(pieces.values()), {})
    return [
        key
        for key, value in first.items()
        if not isinstance(value, bool) or any(record.get(key) for record in pieces.values())
    ]
