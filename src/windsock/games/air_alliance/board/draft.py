"""A board as it is written, sound or not: what can be read of its sheets, for the validator."""

from __future__ import annotations

from typing import final

from windsock.boards.sheets import Line, Sheet
from windsock.core.reading import whole

from .numbers import COLOURS, PLAYER_COLOURS
from .slots import Misprint, Slot, slot_of, texts_of


@final
class AirportDraft:
    """A row of airports.csv."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.row = line.row
        self.id = line["id"]
        self.name = line["name"]
        self.is_open = self.id[1:] in ("1", "2", "3")
        text = line["may_use"]
        self.may_use = list(COLOURS) if text == "all" else text.split("|")


@final
class SlotsDraft:
    """The slots of a cell, and what is no slot in it."""

    def __init__(self, cell: str) -> None:
        self.slots: list[Slot] = []
        self.misprints: list[Misprint] = []
        self.texts = texts_of(cell)
        for text in self.texts:
            try:
                self.slots.append(slot_of(text))
            except Misprint as misprint:
                self.misprints.append(misprint)


@final
class CardDraft:
    """A row of travellers.csv."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.row = line.row
        self.id = line["id"]
        self.miles = whole(line["miles"])
        self.slots = SlotsDraft(line["slots"])
        self.trio = "" if line["trio"] == "-" else line["trio"]


@final
class PlaceDraft:
    """A row of boarding-pass.csv; `colours` are those that it serves."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.row = line.row
        colour = line["colour"]
        self.colours = COLOURS[:PLAYER_COLOURS] if colour == "all" else (colour,)
        self.slots = SlotsDraft(line["slots"])


@final
class Draft:
    """The sheets of a board, with what several constraints ask of them."""

    def __init__(self, sheets: list[Sheet]) -> None:
        airports, passes, cards = sheets
        self.airports = [AirportDraft(line) for line in airports.lines]
        self.passes = [PlaceDraft(line) for line in passes.lines]
        self.cards = [CardDraft(line) for line in cards.lines]
        self.by_id: dict[str, AirportDraft] = {}
        for airport in self.airports:
            self.by_id.setdefault(airport.id, airport)

    def named(self, name: str) -> AirportDraft | None:
        """The airport of this name."""
        return next((airport for airport in self.airports if airport.name == name), None)

    def all_slots(self) -> list[Slot]:
        """Of all cards and passes."""
        cells = [*(card.slots for card in self.cards), *(place.slots for place in self.passes)]
        return [slot for cell in cells for slot in cell.slots]
