"""Flights (section 7): with LAND, SPECIAL and NPA slots, and by alliance.

A flight is named first; if several places of the pass could pay for it, the place is chosen right after. A
flight that no free slot allows is refused, so what is begun can always be finished. Which slot of a place is
used makes no difference, since the others are blocked then: it is the first that allows the flight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .airports import front, has_room, land, stands_at, take_off
from .events import PlaneFlown
from .journeys import complete_journeys, wins
from .material import BITS, HIGH_BITS
from .numbers import ALL_COLOURS, INVERTED, PLACES, PLAYER_COLOURS, POSITIONS
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
    MARKER_03,
    MARKER_04,
    MARKER_05,
    MARKER_07,
    PLANE_04,
    SPECIAL_03,
)
from .slots import LAND, SHARE, SPECIAL, Slot
from .state import NONE, World


@dataclass(frozen=True)
class FlyPlane(Action):
    """One plane takes off and lands elsewhere; how far does not matter (AA-PLANE-06). Planes of one colour at
    one airport are alike. The place of the pass may be named, from 1."""

    colour: int
    origin: int
    destination: int
    place: int = 0

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.flights

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        rule = grounded(s, seat, self.colour, self.origin)
        if rule is not None:
            return rule
        rule = closed(s, self.colour, self.origin, self.destination)
        if rule is not None:
            return rule
        if self.place:
            return unpaid(s, seat, self.place, self.colour, self.origin, self.destination)
        if payers(s, seat, self.colour, self.origin, self.destination):
            return None
        return no_slot(s, seat, self.colour, self.origin, self.destination)

    def perform(self, s: World, seat: Seat) -> None:
        if s.paying:
            s.markers -= 1  # AA-MARKER-02
            fly(s, seat, self.colour, self.origin, self.destination, s.paying - 1)
            s.paying = 0

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        """With the cards that it would win, and what may keep it on the ground: planes ahead, slots left."""
        first = self.origin * POSITIONS
        is_queue = s.board.shapes[self.origin] == INVERTED
        won = wins(s, seat, self.origin, self.destination)
        places = [self.place - 1] if 0 < self.place <= PLACES else range(PLACES)
        free = [slot.word for p in places if not s.spent[p] for slot in s.board.slots[s.face(seat, p)]]
        return {
            "colour": self.colour,
            "origin": self.origin,
            "destination": self.destination,
            "place": self.place,
            "wins": tuple(won),
            "miles": sum(s.board.miles[card] for card in won),
            "ahead": s.planes[first],
            "beside": s.planes[first if is_queue else first + 1],
            "home": s.board.special[s.colours[seat]],
            "slots": ", ".join(free),
        }


def grounded(s: World, seat: Seat, colour: int, origin: int) -> Rule | None:
    """What keeps a plane from taking off, whatever the slot."""
    if not stands_at(s.planes, origin, colour):
        return FLIGHT_04  # AA-PLANE-05: planes beside the board never fly
    if colour < PLAYER_COLOURS:
        if colour != s.colours[seat]:
            return PLANE_04  # AA-PLANE-02: his own ones
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


# Slots


def is_allowed(
    slot: Slot, colour: int, origin: int, destination: int, flown: int, shared: int, home: int
) -> bool:
    """Whether a slot allows a flight. `flown` are the colours that LAND and SPECIAL serve, `shared` those
    open to code share, `home` is the special airport."""
    if slot.kind == LAND:  # AA-FLIGHT-01, -09; AA-FLIGHT-03, AA-SPECIAL-04, AA-RULING-24: from anywhere
        return bool(flown >> colour & slot.airports >> destination & 1)
    if slot.kind == SPECIAL:  # AA-SPECIAL-02, AA-RULING-25, AA-RULING-28: at either end
        return bool(flown >> colour & 1) and home in (origin, destination)
    if slot.kind == SHARE:  # AA-CODE-01, AA-CODE-02, AA-RULING-26: anywhere
        return bool(slot.colours & shared & 1 << colour)
    return False


def slot_for(s: World, seat: Seat, place: int, colour: int, origin: int, destination: int) -> int:
    """The first slot of a place that allows this flight, from 1; 0 if none does."""
    own = s.colours[seat]
    slots = s.board.slots[s.face(seat, place)]
    if colour == own and slots[0].airports >> destination & 1:
        return 1  # what follows says the same, but most flights are of this kind
    flown, shared = s.allies(seat) | 1 << own, s.shareable(seat)
    home = s.board.special[own]
    for number, slot in enumerate(slots):
        if is_allowed(slot, colour, origin, destination, flown, shared, home):
            return number + 1
    return 0


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


# The legal ones


def flights(s: World, seat: Seat) -> list[Action]:
    """All legal flights."""
    board = s.board
    own = s.colours[seat]
    lands = shares = 0
    is_special = False
    first = seat * PLACES
    for place in range(PLACES):
        if not s.spent[place]:
            face = s.faces[first + place]
            lands |= board.lands[face]
            shares |= board.shares[face]
            is_special = is_special or board.is_special[face]
    flown = s.allies(seat) | 1 << own
    if shares:
        shares &= s.shareable(seat)
    able = flown | shares
    home = board.special[own]
    free = ~s.full
    found: list[Action] = []
    for airport, fronts in enumerate(s.fronts):
        if not fronts & able:
            continue
        for colour in BITS[fronts & able]:
            targets = board.admitted[colour] & free & ~(1 << airport)
            if not shares >> colour & 1:
                if not is_special:
                    targets &= lands
                elif airport != home:
                    targets &= lands | 1 << home
            actions = s.moves.flights_of[airport * ALL_COLOURS + colour]
            if targets & 0xFFF:
                found += [actions[target] for target in BITS[targets & 0xFFF]]
            if targets >> 12:
                found += [actions[target] for target in HIGH_BITS[targets >> 12]]
    return found


def fly(s: World, seat: Seat, colour: int, origin: int, destination: int, place: int) -> None:
    """Take-off, moving up, landing, cards won, delivery zone refilled (AA-FLIGHT-06)."""
    s.spent[place] = slot_for(s, seat, place, colour, origin, destination)
    position = front(s.board, s.planes, origin, colour)  # AA-FLIGHT-08, AA-RULING-30: again, from the front
    take_off(s.board, s.planes, origin, position)
    land(s.planes, destination, colour)
    s.show_airport(origin)
    s.show_airport(destination)
    if s.told is not None:
        s.tell(PlaneFlown(seat, colour, origin, destination, place + 1))
    complete_journeys(s, seat, origin, destination)


# Which place of the pass pays


@dataclass(frozen=True)
class UsePlace(Action):
    """Put the marker on a slot of this place, counted from 1."""

    place: int

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.uses

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        step = s.agenda[-1]
        if isinstance(step, PayFlight):
            return unpaid(s, seat, self.place, step.colour, step.origin, step.destination)
        if not 1 <= self.place <= PLACES:
            return MARKER_04
        if s.spent[self.place - 1]:
            return MARKER_05
        return None if s.board.is_priority[s.face(seat, self.place - 1)] else MARKER_07

    def perform(self, s: World, seat: Seat) -> None:
        s.markers -= 1  # AA-MARKER-02

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        facts: dict[str, Any] = {"place": self.place, "colour": s.colours[seat], "home": 0, "slots": ""}
        if s.colours[seat] != NONE and 0 < self.place <= PLACES:
            facts["home"] = s.board.special[s.colours[seat]]
            facts["slots"] = ", ".join(slot.word for slot in s.board.slots[s.face(seat, self.place - 1)])
        step = s.agenda[-1] if s.agenda else None
        facts["destination"] = facts["origin"] = facts["home"]
        if isinstance(step, PayFlight):
            facts["colour"], facts["origin"] = step.colour, step.origin
            facts["destination"] = step.destination
        return facts


def uses(s: World, places: int) -> list[Action]:
    return [s.moves.uses[place] for place in BITS[places]]


@dataclass(frozen=True)
class PayFlight(Step):
    """Several places of the pass could pay for the flight: which one?"""

    seat: Seat
    colour: int
    origin: int
    destination: int

    def asks(self, s: World) -> Seats:
        return 1 << self.seat

    def offers(self) -> tuple[type[Action], ...]:
        return (UsePlace,)

    def moves(self, s: World, seat: Seat) -> list[Action]:
        return uses(s, payers(s, seat, self.colour, self.origin, self.destination))

    def why_not(self, action: Action) -> Rule:
        return MARKER_03

    def next(self, s: World, seat: Seat, action: Action) -> tuple[Step, ...]:
        assert isinstance(action, UsePlace)
        return (TakeOff(seat, self.colour, self.origin, self.destination, action.place - 1),)


@dataclass(frozen=True)
class TakeOff(Step):
    """The flight, with its marker put down."""

    seat: Seat
    colour: int
    origin: int
    destination: int
    place: int

    def run(self, s: World) -> None:
        fly(s, self.seat, self.colour, self.origin, self.destination, self.place)
