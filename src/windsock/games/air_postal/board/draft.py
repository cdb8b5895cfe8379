"""A set as it is written, sound or not: what can be read of its sheets, for the validator."""

from __future__ import annotations

import re
from typing import Final, final

from windsock.boards.draft import distances
from windsock.boards.sheets import Line, Notes, Sheet
from windsock.core.reading import whole

from . import sheets

SIDES: Final = {"world": "W", "atlantic": "A"}
CONTINENTS: Final = ("EU", "NA", "SA", "AF", "AS")
SIGNED: Final = re.compile(r"-?[0-9]{1,3}")


@final
class Draft:
    """The sheets of a set, with what several constraints ask of them."""

    def __init__(self, found: list[Sheet]) -> None:
        self.lines = {sheet.file: sheet.lines for sheet in found}
        self.places = first_by("code", self.lines[sheets.PLACES])
        self.pilots = first_by("name", self.lines[sheets.PILOTS])
        self.cities = first_by("code", self.lines[sheets.CITIES])
        self.nations = [line["nation"] for line in self.lines[sheets.DIPLOMACY]]
        self.setups = self.lines[sheets.SETUPS]

    def on(self, side: str, code: str) -> bool:
        """Whether a place lies on a side of the board."""
        return code in self.places and SIDES.get(side, "?") in self.places[code]["boards"].split("+")

    def routes_on(self, side: str) -> list[Line]:
        return [
            line
            for line in self.lines[sheets.ROUTES]
            if self.on(side, line["a"]) and self.on(side, line["b"])
        ]

    def near(self, side: str) -> dict[str, list[str]]:
        """Place -> the places one route away."""
        near: dict[str, list[str]] = {code: [] for code in self.places if self.on(side, code)}
        for line in self.routes_on(side):
            near[line["a"]].append(line["b"])
            near[line["b"]].append(line["a"])
        return near

    def apart(self, side: str) -> list[str]:
        """The places that the first one is not connected with."""
        near = self.near(side)
        reached = distances(near, next(iter(near))) if near else {}
        return [code for code in near if code not in reached]

    def between(self, a: str, b: str) -> Line | None:
        for line in self.lines[sheets.ROUTES]:
            if {line["a"], line["b"]} == {a, b}:
                return line
        return None

    def code_of(self, name: str) -> str:
        """The code of a place by its name; nothing if there is none."""
        return next((code for code, line in self.places.items() if line["name"] == name), "")


def first_by(column: str, lines: list[Line]) -> dict[str, Line]:
    found: dict[str, Line] = {}
    for line in lines:
        found.setdefault(line[column], line)
    return found


def listed(text: str) -> list[str]:
    """The words of a cell: EU|NA."""
    return [word for word in text.split("|") if word]


def crews(line: Line) -> list[tuple[str, str]]:
    """Pilots and start cities of a SETUP."""
    pairs = (word.partition("@") for word in listed(line["pilots_and_start_cities"]))
    return [(name, city) for name, _, city in pairs]


def slug(name: str) -> str:
    """A name as a word of the notation: Lady Mary Bailey -> lady-mary-bailey."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def number(line: Line, column: str) -> int:
    """The number in a cell; -1 if there is none."""
    value = whole(line[column])
    return -1 if value is None else value


def sound_number(rule: str, line: Line, column: str, least: int, notes: Notes, multiple: int = 1) -> bool:
    """A cell holds a whole number, not below the least, and a multiple."""
    value = number(line, column)
    if value >= least and value % multiple == 0:
        return True
    expected = f"{least}, {least + multiple}, {least + 2 * multiple} …"
    notes.refuse(rule, line.row, "cell", column=column, found=line[column], expected=expected)
    return False


def sound_word(rule: str, line: Line, column: str, words: tuple[str, ...], notes: Notes) -> bool:
    """A cell holds one of these words."""
    if line[column] in words:
        return True
    notes.refuse(rule, line.row, "cell", column=column, found=line[column], expected=", ".join(words))
    return False


def sound_name(rule: str, line: Line, column: str, notes: Notes) -> None:
    """A name can be a word of the notation."""
    if not slug(line[column]):
        expected = "A … Z, 0 … 9"
        notes.refuse(rule, line.row, "cell", column=column, found=line[column], expected=expected)


def sound_rows(rule: str, lines: list[Line], expected: int, notes: Notes) -> None:
    """A sheet has so many rows."""
    if len(lines) != expected:
        notes.refuse(rule, 0, "rows", sheet=notes.file, found=len(lines), expected=expected)


def known_word(rule: str, line: Line, word: str, known: object, sheet: str, notes: Notes) -> bool:
    """A word stands in another sheet."""
    if word in known:  # type: ignore[operator]
        return True
    notes.refuse(rule, line.row, "unknown", found=word, sheet=sheet)
    return False


def once(rule: str, lines: list[Line], column: str, notes: Notes) -> None:
    """No cell of a column stands twice: two names that are one word of the notation are one."""
    met: dict[str, int] = {}
    for line in lines:
        word = slug(line[column])
        if word in met:
            notes.refuse(rule, line.row, "twice", column=column, found=line[column], first=met[word])
        met.setdefault(word, line.row)
