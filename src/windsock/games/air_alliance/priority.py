"""Priority take-off (section 7): two planes of an airport change places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step

from .airports import is_effective
from .board.numbers import CAPACITY, INVERTED, PLACES, POSITIONS
from .board.slots import PRIORITY
from .paying import UsePlace
from .rules import MARKER_03, MARKER_04, MARKER_05, MARKER_07, PRIORITY_01, PRIORITY_04
from .show.events import PlanesExchanged
from .state import NONE, World


@dataclass(frozen=True)
class ExchangePlanes(Action):
    """Positions are counted from 0. The planes may be anybody's (AA-PRIORITY-02, AA-RULING-29)."""

    airport: int
    first: int
    second: int
    place: int = 0

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.exchanges

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        positions = CAPACITY[s.board.shapes[self.airport]]
        base = self.airport * POSITIONS
        for position in (self.first, self.second):
            if position >= positions or s.planes[base + position] == NONE:
                return PRIORITY_01
        if not is_effective(s.board, s.planes, self.airport, self.first, self.second):
            return PRIORITY_04
        if self.place:
            if self.place > PLACES:
                return MARKER_04
            if s.spent[self.place - 1]:
                return MARKER_05
            return None if s.board.is_priority[s.face(seat, self.place - 1)] else MARKER_07
        if priorities(s, seat):
            return None
        spent = [place for place in range(PLACES) if s.spent[place]]
        had_one = any(s.board.is_priority[s.face(seat, place)] for place in spent)
        return MARKER_05 if had_one else MARKER_07

    def perform(self, s: World, seat: Seat) -> None:
        if s.paying:
            s.markers -= 1  # AA-MARKER-02
            exchange(s, seat, self.airport, self.first, self.second, s.paying - 1)
            s.paying = 0

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        """With the colours of the two planes, and the slots that could pay for it."""
        base = self.airport * POSITIONS
        return {
            "airport": self.airport,
            "first": self.first,
            "second": self.second,
            "place": self.place,
            "ahead": s.planes[base + self.first],
            "beside": s.planes[base + self.second],
            "fits": priority_slots(s, seat),
        }


def priorities(s: World, seat: Seat) -> int:
    """The free places of the pass with a PRIORITY slot, one bit each."""
    found = 0
    first = seat * PLACES
    for place in range(PLACES):
        if not s.spent[place] and s.board.is_priority[s.faces[first + place]]:
            found |= 1 << place
    return found


def priority_slots(s: World, seat: Seat) -> tuple[str, ...]:
    """The PRIORITY slots of free places, each by its place and its number, both from 1."""
    if s.colours[seat] == NONE:
        return ()
    return tuple(
        [
            f"{place + 1}-{number}"
            for place in range(PLACES)
            if not s.spent[place]  # AA-MARKER-05
            for number, slot in enumerate(s.board.slots[s.face(seat, place)], 1)
            if slot.kind == PRIORITY
        ]
    )


def exchanges(s: World, seat: Seat) -> list[Action]:
    """All legal exchanges: of three planes that do not all have the same colour."""
    if not priorities(s, seat):
        return []
    found: list[Action] = []
    planes, shapes = s.planes, s.board.shapes
    for airport in s.board.open_airports:
        base = airport * POSITIONS
        if planes[base + 1] == NONE:
            continue
        one, two, three = planes[base], planes[base + 1], planes[base + 2]
        ways = s.moves.exchanges_at[airport]
        if shapes[airport] == INVERTED and one != two:
            found.append(ways[0])
        if three != NONE:
            if one != three:
                found.append(ways[1])
            if two != three:
                found.append(ways[2])
    return found


def exchange(s: World, seat: Seat, airport: int, first: int, second: int, place: int) -> None:
    """No take-off belongs to it (AA-PRIORITY-03), and it completes no journey (AA-JOURNEY-14)."""
    slots = s.board.slots[s.face(seat, place)]
    s.spent[place] = [slot.kind for slot in slots].index(PRIORITY) + 1
    one, other = airport * POSITIONS + first, airport * POSITIONS + second
    s.planes[one], s.planes[other] = s.planes[other], s.planes[one]
    s.show_airport(airport)
    if s.told is not None:
        s.tell(PlanesExchanged(seat, airport, first, second, place + 1))


@dataclass(frozen=True)
class PayExchange(SeatStep):
    """Several places of the pass have a PRIORITY slot: which one?"""

    airport: int
    first: int
    second: int

    def word(self) -> str:
        return "pay-exchange"

    def offers(self) -> tuple[type[Action], ...]:
        return (UsePlace,)

    def why_not(self, action: Action) -> Rule:
        return MARKER_03

    def next(self, s: World, seat: Seat, action: Action) -> tuple[Step, ...]:
        assert isinstance(action, UsePlace)
        return (Exchange(seat, self.airport, self.first, self.second, action.place - 1),)


@dataclass(frozen=True)
class Exchange(Step):
    """The exchange, with its marker put down."""

    seat: Seat
    airport: int
    first: int
    second: int
    place: int

    def word(self) -> str:
        return "exchange"

    def run(self, s: World) -> None:
        exchange(s, self.seat, self.airport, self.first, self.second, self.place)
