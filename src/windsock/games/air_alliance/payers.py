"""Slots and flights (section 7): which places of a pass could pay for a flight, with LAND, SPECIAL and NPA
slots and by alliance. Which slot of a place is used makes no difference, since the others are blocked then:
it is the first that allows the flight."""

from __future__ import annotations

from windsock.core.card import Seat

from .board.numbers import PLACES, PLAYER_COLOURS
from .board.slots import LAND, SHARE, SPECIAL, Slot
from .state import NONE, World


def is_allowed(
    slot: Slot, colour: int, origin: int, destination: int, flown: int, shared: int, home: int
) -> bool:
    """Whether a slot allows a flight. `flown` are the colours that LAND and SPECIAL serve, `shared` those
    open to code share, `home` is the special airport."""
    if slot.kind == LAND:  # AA-FLIGHT-01, -09; AA-FLIGHT-03, AA-SPECIAL-04, AA-RULING-24: from anywhere
        return bool(flown >> colour & slot.airports >> destination & 1)
    if slot.kind == SPECIAL:  # AA-SPECIAL-02, -03, AA-RULING-25, AA-RULING-28: at either end
        return bool(flown >> colour & 1) and home in (origin, destination)
    if slot.kind == SHARE:  # AA-CODE-01, AA-CODE-02, AA-RULING-26: anywhere
        return bool(slot.colours & shared & 1 << colour)
    return False


def rights_of(s: World, seat: Seat) -> tuple[int, int, int]:
    """The colours that LAND and SPECIAL serve, those open to code share, and the special airport."""
    own = s.colours[seat]
    return s.allies(seat) | 1 << own, s.shareable(seat), s.board.special[own]  # AA-FLIGHT-09


def slot_for(s: World, seat: Seat, place: int, colour: int, origin: int, destination: int) -> int:
    """The first slot of a place that allows this flight, from 1; 0 if none does."""
    own = s.colours[seat]
    slots = s.board.slots[s.face(seat, place)]
    if colour == own and slots[0].airports >> destination & 1:
        return 1  # what follows says the same, but most flights are of this kind
    flown, shared, home = rights_of(s, seat)
    for number, slot in enumerate(slots):
        if is_allowed(slot, colour, origin, destination, flown, shared, home):
            return number + 1
    return 0


def slots_for(s: World, seat: Seat, colour: int, origin: int, destination: int) -> tuple[str, ...]:
    """All slots of free places that allow this flight, each by its place and its number, both from 1."""
    if s.colours[seat] == NONE:
        return ()
    flown, shared, home = rights_of(s, seat)
    return tuple(
        [
            f"{place + 1}-{number}"
            for place in range(PLACES)
            if not s.spent[place]  # AA-MARKER-05
            for number, slot in enumerate(s.board.slots[s.face(seat, place)], 1)
            if is_allowed(slot, colour, origin, destination, flown, shared, home)
        ]
    )


def payers(s: World, seat: Seat, colour: int, origin: int, destination: int) -> int:
    """The free places of the pass that allow this flight, one bit each (AA-MARKER-05, AA-RULING-23)."""
    board = s.board
    own = s.colours[seat]
    is_flown = colour == own or s.allies(seat) >> colour & 1 == 1
    is_shared = colour >= PLAYER_COLOURS and s.shareable(seat) >> colour & 1 == 1
    is_home = is_flown and board.special[own] in (origin, destination)
    found = 0
    faces = s.faces
    first = seat * PLACES
    for place in range(PLACES):
        if not s.spent[place]:
            face = faces[first + place]
            is_payer = is_home and board.is_special[face]
            is_payer = is_payer or (is_flown and board.lands[face] >> destination & 1 == 1)
            if is_payer or (is_shared and board.shares[face] >> colour & 1):
                found |= 1 << place
    return found


def only(places: int) -> int:
    """The one place of a set, from 1; 0 if there are several, or none."""
    return places.bit_length() if places & places - 1 == 0 else 0
