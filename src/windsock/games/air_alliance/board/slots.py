"""Slots as the sheets write them: `A-M 1-2-3`, `ALL 1-2-3`, `SPECIAL`, `PRIORITY`, `NPA KW`."""

from __future__ import annotations

from typing import Final, final

from .numbers import COLOURS, NUMBERS, ZONES

# Kinds of slots, by their place in this list.
KINDS: Final = ("LAND", "SPECIAL", "PRIORITY", "NPA")
LAND: Final = 0
SPECIAL: Final = 1
PRIORITY: Final = 2
SHARE: Final = 3

LETTERS: Final = {"K": COLOURS.index("black"), "P": COLOURS.index("violet"), "W": COLOURS.index("white")}


@final
class Slot:
    """One slot. `word` is how it is written, without spaces between letters of colours."""

    def __init__(self, kind: int, word: str, airports: int, colours: int) -> None:
        self.kind = kind
        self.word = word
        self.airports = airports  # where it lets a plane land, one bit each (LAND)
        self.colours = colours  # neutral airlines, one bit each (NPA)


@final
class Misprint(Exception):
    """A text that is no slot: the constraint it breaks and why."""

    def __init__(self, rule: str, problem: str, found: str) -> None:
        super().__init__(rule, problem, found)
        self.rule = rule
        self.problem = problem
        self.found = found


def texts_of(cell: str) -> list[str]:
    return [text.strip() for text in cell.split("|")]


def slot_of(text: str) -> Slot:
    """The slot that a text means, one of four kinds (AA-MARKER-10), or a misprint."""
    if text == "SPECIAL":
        return Slot(SPECIAL, text, 0, 0)
    if text == "PRIORITY":
        return Slot(PRIORITY, text, 0, 0)
    head, _, tail = text.partition(" ")
    if head == "NPA":
        return Slot(SHARE, f"NPA-{tail}", 0, npas_of(tail))
    if not tail:
        raise Misprint("AA-DATA-13", "slot", text)
    return Slot(LAND, text, airports_of(head, tail), 0)


def npas_of(letters: str) -> int:
    """AA-DATA-15: one neutral airline, or two different ones."""
    if any(letter not in LETTERS for letter in letters) or not letters:
        raise Misprint("AA-DATA-15", "colour", letters)
    if len(letters) > 2 or len(set(letters)) != len(letters):
        raise Misprint("AA-DATA-15", "number", letters)
    return sum(1 << LETTERS[letter] for letter in letters)


def airports_of(zones: str, numbers: str) -> int:
    """AA-DATA-14; AA-FLIGHT-02, AA-RULING-05: both are lists, not ranges."""
    zone_list = list(ZONES) if zones == "ALL" else zones.split("-")
    number_list = numbers.split("-")
    if any(len(zone) != 1 or zone not in ZONES for zone in zone_list):
        raise Misprint("AA-DATA-14", "zone", zones)
    if any(len(number) != 1 or number not in "123456" for number in number_list):
        raise Misprint("AA-DATA-14", "number", numbers)
    for found in (zone_list, number_list):
        if len(set(found)) != len(found):
            raise Misprint("AA-DATA-14", "twice", f"{zones} {numbers}")
    return sum(
        1 << ZONES.index(zone) * NUMBERS + int(number) - 1 for zone in zone_list for number in number_list
    )
