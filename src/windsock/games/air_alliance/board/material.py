"""The board and the cards as immutable tables, loaded from CSV files (section 19 of the catalogue)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windsock.boards.board import Shelf, fingerprint, rows

from .check import ALL, STARTS, check
from .check_cards import TRIOS
from .numbers import ALL_COLOURS, COLOURS, PLACES, PLAYER_COLOURS, SHAPES, V
from .sheets import AIRPORTS, CARDS, PASSES, SHEETS
from .slots import LAND, PRIORITY, SHARE, SPECIAL, Slot, slot_of, texts_of

DATA: Final = Path(__file__).parent.parent / "data"
BOARDS: Final = ("world", "t1")
# The members of a set of twelve things, one bit each.
BITS: Final = tuple(tuple(i for i in range(12) if mask >> i & 1) for mask in range(1 << 12))
HIGH_BITS: Final = tuple(tuple(12 + i for i in bits) for bits in BITS)  # the other half of all airports


class Board:
    """All tables of one board. Airports, colours and cards are known by their place in these lists.

    A face is what a place of a pass shows: a card, or a printed place. Printed places come after the cards.
    """

    def __init__(self, folder: Path) -> None:
        airports = {row["id"]: row for row in rows(folder / AIRPORTS)}
        cards = rows(folder / CARDS)
        self.name = folder.name
        self.folder = folder
        self.print = fingerprint(folder, SHEETS)

        self.airports = ALL  # AA-AIRPORT-01
        self.names = tuple(airports[key]["name"] for key in ALL)
        airport = {key: place for place, key in enumerate(ALL)}
        self.shapes = tuple(SHAPES.index(airports[key]["shape"]) for key in ALL)  # AA-AIRPORT-04
        self.open_airports = tuple(a for a, shape in enumerate(self.shapes) if shape != V)
        # Airport -> colours that may land there, one bit each (AA-AIRPORT-02, AA-AIRPORT-03, AA-RULING-06);
        # colour -> airports that it may use.
        self.admits = tuple(colours_of(airports[key]["may_use"]) for key in ALL)
        self.admitted = tuple(
            sum(1 << a for a, admits in enumerate(self.admits) if admits >> colour & 1)
            for colour in range(ALL_COLOURS)
        )
        self.special = tuple(  # AA-SPECIAL-01, AA-RULING-07
            next(a for a, key in enumerate(ALL) if airports[key]["special_of"] == colour)
            for colour in COLOURS[:PLAYER_COLOURS]
        )
        self.starts = tuple(  # airport, colour: AA-SETUP-05, AA-RULING-09
            (airport[key], COLOURS.index(npa)) for npa, keys in STARTS.items() for key in keys
        )

        self.cards = tuple(row["id"] for row in cards)  # AA-COMP-03
        self.travellers = tuple(row["traveller"] for row in cards)
        self.classes = tuple(row["class"].lower() for row in cards)
        self.origin = tuple(airport[row["from"]] for row in cards)  # AA-JOURNEY-01
        self.destination = tuple(airport[row["to"]] for row in cards)
        self.miles = tuple(int(row["miles"]) for row in cards)
        trios = list(TRIOS)
        self.trio = tuple(-1 if row["trio"] == "-" else trios.index(row["trio"]) for row in cards)
        self.trios = tuple(  # AA-TRIO-01
            tuple(card for card, other in enumerate(self.trio) if other == trio) for trio in range(len(trios))
        )

        self.slots = tuple(slots_in(row["slots"]) for row in cards) + printed(folder)  # AA-MARKER-04
        self.lands = tuple(sum_of(slots, LAND) for slots in self.slots)
        self.shares = tuple(sum_of(slots, SHARE) for slots in self.slots)
        self.is_special = tuple(any(slot.kind == SPECIAL for slot in slots) for slots in self.slots)
        self.is_priority = tuple(any(slot.kind == PRIORITY for slot in slots) for slots in self.slots)
        # Symbols by colour, four bits each: counts of several faces can be added (AA-ALLIANCE-02).
        self.symbols = tuple(
            sum(
                1 << 4 * colour
                for slot in slots
                for colour in range(ALL_COLOURS)
                if slot.kind == SHARE and slot.colours >> colour & 1
            )
            for slots in self.slots
        )


def colours_of(text: str) -> int:
    names = COLOURS if text == "all" else tuple(text.split("|"))
    return sum(1 << COLOURS.index(name) for name in names)


def slots_in(cell: str) -> tuple[Slot, ...]:
    return tuple(slot_of(text) for text in texts_of(cell))


def printed(folder: Path) -> tuple[tuple[Slot, ...], ...]:
    """The printed slots, colour by colour and place by place (AA-COMP-04)."""
    found: dict[tuple[str, int], tuple[Slot, ...]] = {}
    for row in rows(folder / PASSES):
        for colour in COLOURS[:PLAYER_COLOURS] if row["colour"] == "all" else (row["colour"],):
            found[colour, int(row["place"])] = slots_in(row["slots"])
    return tuple(found[colour, place + 1] for colour in COLOURS[:PLAYER_COLOURS] for place in range(PLACES))


def sum_of(slots: tuple[Slot, ...], kind: int) -> int:
    """All airports, or all colours, that slots of a kind allow."""
    found = 0
    for slot in slots:
        if slot.kind == kind:
            found |= slot.airports | slot.colours
    return found


SHELF: Final = Shelf(DATA, BOARDS, SHEETS, check, Board)


def load(name: str) -> Board:
    """A shipped board by its name, or anybody's by the path of its folder."""
    board: Board = SHELF.load(name)
    return board
