"""What is printed on the board and on cards, in words: for whoever draws them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from ..airports import front
from ..board.material import Board
from ..board.numbers import (
    ALL_COLOURS,
    CAPACITY,
    COLOURS,
    MARKERS,
    NUMBERS,
    PLAYER_COLOURS,
    POSITIONS,
    RANKS,
    SYMBOLS,
    TRIO_BONUS,
    ZONE_SPACES,
    ZONES,
)
from ..board.slots import Slot
from ..state import NONE

if TYPE_CHECKING:
    from .view import AirportPrint, Legend, SlotPrint

KindOfSlot = Literal["land", "special", "priority", "npa"]
KINDS: Final[tuple[KindOfSlot, ...]] = ("land", "special", "priority", "npa")
EVERY_COLOUR: Final = (1 << ALL_COLOURS) - 1


@cache
def legend(board: Board) -> Legend:
    return {
        "markers": MARKERS,  # AA-MARKER-01
        "zone_spaces": ZONE_SPACES,  # AA-ALLIANCE-09
        "symbols": SYMBOLS,  # AA-ALLIANCE-03
        "trio_cards": len(board.trios[0]),  # AA-TRIO-01
        "trio_bonus": TRIO_BONUS,  # AA-SCORE-02
        "neutral": list(COLOURS[PLAYER_COLOURS:]),  # AA-COMP-06
        "airports": {key: airport(board, number) for number, key in enumerate(board.airports)},
        "slots": {one.word: slot(one) for slots in board.slots for one in slots},
    }


def airport(board: Board, number: int) -> AirportPrint:
    shape = board.shapes[number]
    positions = range(CAPACITY[shape])
    return {
        "zone": ZONES[number // NUMBERS],
        "is_restricted": board.admits[number] != EVERY_COLOUR,  # AA-AIRPORT-03
        "ranks": [RANKS[shape][position] for position in positions],  # AA-AIRPORT-05, -07, -09
        "fronts": [position for position in positions if is_front(board, number, position)],
    }


def is_front(board: Board, airport: int, position: int) -> bool:
    """Whether a plane that stands there alone may take off (AA-AIRPORT-10)."""
    colour = 0
    planes = [NONE] * (len(board.airports) * POSITIONS)
    planes[airport * POSITIONS + position] = colour
    return front(board, planes, airport, colour) == position


def slot(one: Slot) -> SlotPrint:
    airports = [number for number in range(len(ZONES) * NUMBERS) if one.airports >> number & 1]
    return {
        "kind": KINDS[one.kind],
        "zones": list(dict.fromkeys(ZONES[number // NUMBERS] for number in airports)),
        "numbers": sorted({str(number % NUMBERS + 1) for number in airports}),
        "colours": [COLOURS[colour] for colour in range(ALL_COLOURS) if one.colours >> colour & 1],
    }
