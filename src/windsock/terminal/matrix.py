"""Seats and pieces as a table: who has how many of which, and how each piece stands."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.text import Text

from windsock.core.card import Seat

from .panels import DIM, STRONG, is_wordy, lines_of, names_of
from .parts import Part, Parts, own_tallies, parts_in, parts_of, records_in, seats_in, values_in
from .signs import Signs
from .words import Words

OWN = 4  # columns for the sign of a seat
NARROW = 13  # columns for names and labels, however narrow the pane
SHORT = 4  # letters that are left of a head where nothing else helps


def matrix(
    view: Mapping[str, Any],
    signs: Signs,
    words: Words,
    names: Sequence[str],
    asked: Collection[Seat],
    room: int,
) -> Text:
    """Seats and pieces: who has how many of which, what one has in hand, how each piece stands."""
    parts = parts_of(view, words)
    seats = seats_in(parts)
    values = [values_in(seat) for seat in seats]
    shared = public_tallies(seats)
    own = own_tallies(view, parts)
    alone = [part for part in parts if part.is_tally] + own
    pieces = piece_records(parts, signs)
    titles = [name + " " * OWN * (piece_of(seat, signs) is not None) for name, seat in zip(names, seats)]
    titles += [*(words.field(part.key) for part in alone), *map(words.column, piece_fields(pieces))]
    has_names = is_wordy(parts, signs)
    tallies = [seat[key] for seat in values for key in shared] + [part.value for part in alone]
    grid = Grid(
        columns=[] if has_names else signs.columns(tallies),
        label=max(map(len, titles), default=0) + 3,
        numbers=number_columns(seats),
        words=words,
        room=room,
    )
    lines = [grid.head(signs)]
    for number, seat in enumerate(seats):
        is_asked = number in asked
        line = grid.start(("▶ " if is_asked else "  ") + names[number], "bold" if is_asked else "")
        if sign := piece_of(seat, signs):
            line.right_crop(OWN)
            line.append_text(signs.chip(sign)).append(" ")
        if shared and not has_names:
            line.append_text(grid.counts(values[number][shared[0]], most(values, shared[0])))
        else:
            line.append(" " * grid.cell * len(grid.columns))
        lines.append(line.append_text(grid.numbers_of(values[number])))
        if has_names:
            lines += [Text(f"    {text}") for text in seat_lines(seat, words)]
            continue
        for key in shared[1:]:
            counts = grid.counts(values[number][key], {})
            lines.append(grid.start(f"    {words.field(key)}", DIM).append_text(counts))
    if has_names:
        lines += [Text(f"  {tally_line(part, words)}") for part in alone if part.value]
        for line in lines:
            line.truncate(max(room, grid.width), overflow="ellipsis")
        return lines_of(lines)
    for part in alone:
        lines.append(
            grid.start(f"  {words.field(part.key)}", STRONG).append_text(grid.counts(part.value, {}))
        )
    for key in piece_fields(pieces):
        lines.append(grid.start(f"  {words.column(key)}", DIM).append_text(grid.values(pieces, key)))
    return lines_of(lines)


def seat_lines(seat: Parts, words: Words) -> list[str]:
    """What a seat has, by its names: single things in one line, then its tallies and rows."""
    single = [words.word(part.value, part.field.of) for part in seat if isinstance(part.value, str)]
    found = [" · ".join(single)] if single else []
    for part in seat:
        if part.is_tally and part.value:
            found.append(tally_line(part, words))
        elif part.is_row:
            found.append(f"{words.field(part.key)}: {names_of(part, words)}")
    return found


def tally_line(part: Part, words: Words) -> str:
    """Aboard: Mail 1, Passengers 2."""
    counted = ", ".join(f"{words.word(word, part.field.of)} {count}" for word, count in part.value.items())
    return f"{words.field(part.key)}: {counted}"


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

    def values(self, pieces: Mapping[str, Parts], key: str) -> Text:
        """One field of all pieces: a number, the first of a list, or a mark."""
        row = Text()
        for word in self.columns:
            value = values_in(pieces.get(word, [])).get(key)
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


# What the parts are for here


def piece_of(seat: Parts, signs: Signs) -> str | None:
    """The piece that stands for a seat, such as its colour."""
    return next((part.value for part in seat if part.value in signs.order), None)


def public_tallies(seats: Sequence[Parts]) -> list[str]:
    """The cards that everybody is shown of every seat."""
    first = seats[0] if seats else []
    return [part.key for part in first if all(is_tally_in(seat, part.key) for seat in seats)]


def is_tally_in(seat: Parts, key: str) -> bool:
    return any(part.is_tally for part in seat if part.key == key)


def number_columns(seats: Sequence[Parts]) -> list[str]:
    """The numbers of a seat, without those that are nothing for all."""
    values = [values_in(seat) for seat in seats]
    keys = [part.key for part in seats[0] if not part.field.is_flag] if seats else []
    return [key for key in keys if any(type(seat.get(key)) is int and seat[key] for seat in values)]


def piece_records(parts: Parts, signs: Signs) -> dict[str, Parts]:
    """The records that are kept for each piece."""
    for part in records_in(parts):
        if part.value and all(word in signs.order for word in part.value):
            return {word: parts_in(record, part.field.fields) for word, record in part.value.items()}
    return {}


def piece_fields(pieces: Mapping[str, Parts]) -> list[str]:
    """The fields worth a row: marks only if one is set."""
    first = next(iter(pieces.values()), [])
    marked = {part.key for piece in pieces.values() for part in piece if part.field.is_flag and part.value}
    return [part.key for part in first if not part.field.is_flag or part.key in marked]
