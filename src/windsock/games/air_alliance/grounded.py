"""Flights that are refused (section 7), and the rule that says so."""

from __future__ import annotations

from windsock.core.card import Seat
from windsock.core.rule import Rule

from .airports import front, has_room, stands_at
from .board.numbers import INVERTED, PLACES, PLAYER_COLOURS
from .payers import slot_for
from .rules import (
    AIRPORT_03,
    AIRPORT_06,
    AIRPORT_08,
    AIRPORT_16,
    CODE_01,
    CODE_03,
    CODE_05,
    FLIGHT_01,
    FLIGHT_04,
    FLIGHT_05,
    FLIGHT_10,
    MARKER_04,
    MARKER_05,
    MARKER_07,
    PLANE_04,
    SPECIAL_03,
)
from .state import World


def grounded(s: World, seat: Seat, colour: int, origin: int) -> Rule | None:
    """What keeps a plane from taking off, whatever the slot."""
    if not stands_at(s.planes, origin, colour):
        return FLIGHT_04  # AA-PLANE-05: planes beside the board never fly
    if colour < PLAYER_COLOURS:
        if colour != s.colours[seat]:
            return PLANE_04  # AA-PLANE-02: own ones
    elif not s.allies(seat) >> colour & 1:  # AA-PLANE-03: by alliance, or by code share
        if not symbols_left(s, seat) >> colour & 1:
            return FLIGHT_10  # AA-RULING-21
        if not s.shareable(seat) >> colour & 1:
            return CODE_03
    if front(s.board, s.planes, origin, colour) < 0:
        return AIRPORT_08 if s.board.shapes[origin] == INVERTED else AIRPORT_06
    return None


def closed(s: World, colour: int, origin: int, destination: int) -> Rule | None:
    """What keeps a plane from landing there, whatever the slot."""
    if destination == origin:
        return FLIGHT_05
    if not s.board.admits[destination] >> colour & 1:
        return AIRPORT_03
    if not has_room(s.board, s.planes, destination):
        return AIRPORT_16
    return None


def symbols_left(s: World, seat: Seat) -> int:
    """The neutral airlines on symbols of places that are still free."""
    found = 0
    for place in range(PLACES):
        if not s.spent[place]:
            found |= s.board.shares[s.face(seat, place)]
    return found


def unpaid(s: World, seat: Seat, place: int, colour: int, origin: int, destination: int) -> Rule | None:
    """What keeps this place, counted from 1, from paying for a flight."""
    if not 1 <= place <= PLACES:
        return MARKER_04
    if s.spent[place - 1]:
        return MARKER_05
    if slot_for(s, seat, place - 1, colour, origin, destination):
        return None
    return unfit(s, seat, place - 1, colour)


def unfit(s: World, seat: Seat, place: int, colour: int) -> Rule:
    """Why no slot of a place allows a flight with this colour, that to its destination is none of theirs."""
    face = s.face(seat, place)
    board = s.board
    is_own = colour == s.colours[seat]
    is_flown = is_own or s.allies(seat) >> colour & 1 == 1
    if board.lands[face]:
        return FLIGHT_01 if is_flown else FLIGHT_10  # AA-RULING-28
    if board.is_special[face]:
        return SPECIAL_03 if is_flown else FLIGHT_10
    if board.shares[face]:
        return CODE_05 if is_own else CODE_01
    return MARKER_07  # nothing but a priority take-off


def no_slot(s: World, seat: Seat, colour: int, origin: int, destination: int) -> Rule:
    """Why no place is left that allows a flight: it was used, or none ever did."""
    found: list[Rule] = []
    for place in range(PLACES):
        if not s.spent[place]:
            found.append(unfit(s, seat, place, colour))
        elif slot_for(s, seat, place, colour, origin, destination):
            return MARKER_05
    for rule in (FLIGHT_01, SPECIAL_03, CODE_05, FLIGHT_10, CODE_01):
        if rule in found:
            return rule
    return MARKER_07
