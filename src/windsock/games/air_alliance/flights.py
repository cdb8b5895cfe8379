"""Flights (section 7): the action, the legal ones, and what one does.

A flight is named first; if several places of the pass could pay for it, the place is chosen right after. A
flight that no free slot allows is refused, so what is begun can always be finished.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule

from .airports import front, land, take_off
from .board.material import BITS, HIGH_BITS
from .board.numbers import ALL_COLOURS, INVERTED, PLACES, POSITIONS
from .grounded import closed, grounded, no_slot, unpaid
from .journeys import complete_journeys, wins
from .payers import payers, slot_for, slots_for
from .show.events import PlaneFlown
from .state import World


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
        """With the cards that it would win, what may keep it on the ground (planes ahead, slots left), and
        the slots that could pay for it."""
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
            "fits": slots_for(s, seat, self.colour, self.origin, self.destination),
        }


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
