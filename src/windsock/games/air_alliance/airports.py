"""Airports and planes (section 3): positions, moving up, who may take off."""

from __future__ import annotations

from .board.material import Board
from .board.numbers import CAPACITY, INVERTED, POSITIONS, RANKS
from .state import NONE


def front(board: Board, planes: list[int], airport: int, colour: int) -> int:
    """The position of rank 1 with a plane of this colour; -1 if there is none (AA-AIRPORT-10)."""
    first = airport * POSITIONS
    if planes[first] == colour:
        return 0
    # AA-AIRPORT-06, AA-AIRPORT-09: two may take off; AA-AIRPORT-08: only the first one
    return 1 if board.shapes[airport] != INVERTED and planes[first + 1] == colour else -1


def stands_at(planes: list[int], airport: int, colour: int) -> bool:
    """Whether a plane of this colour is there at all."""
    first = airport * POSITIONS
    return colour in planes[first : first + POSITIONS]


def has_room(board: Board, planes: list[int], airport: int) -> bool:
    """AA-AIRPORT-05, AA-AIRPORT-07, AA-AIRPORT-09: as many planes as positions."""
    first = airport * POSITIONS
    return NONE in planes[first : first + CAPACITY[board.shapes[airport]]]


def take_off(board: Board, planes: list[int], airport: int, position: int) -> None:
    """A plane leaves a position; the others move up at once (AA-AIRPORT-14, AA-RULING-04)."""
    first = airport * POSITIONS
    if board.shapes[airport] == INVERTED:
        planes[first] = planes[first + 1]  # AA-AIRPORT-12, AA-RULING-02
        planes[first + 1] = planes[first + 2]
        planes[first + 2] = NONE
    else:
        # AA-AIRPORT-11, AA-RULING-01; AA-AIRPORT-13: at a V airport nobody waits there
        planes[first + position] = planes[first + 2]
        planes[first + 2] = NONE


def land(planes: list[int], airport: int, colour: int) -> None:
    """A plane takes the free position of lowest number (AA-AIRPORT-15, AA-RULING-03)."""
    first = airport * POSITIONS
    while planes[first] != NONE:
        first += 1
    planes[first] = colour


def is_effective(board: Board, planes: list[int], airport: int, one: int, other: int) -> bool:
    """Whether exchanging two positions changes anything: ranks and colours differ (AA-PRIORITY-04)."""
    ranks = RANKS[board.shapes[airport]]
    first = airport * POSITIONS
    return ranks[one] != ranks[other] and planes[first + one] != planes[first + other]
