"""Phase 1: markers (section 7), and reserving a card (section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step, each_seat

from .alliance import CreateAlliance, SkipAlliance
from .board.numbers import PLACES
from .flights import FlyPlane, flights
from .last_round import ReplaceRow
from .payers import only, payers
from .paying import PayFlight
from .priority import ExchangePlanes, PayExchange, exchanges, priorities
from .rules import ALLIANCE_01, LAST_07, MARKER_02, RESERVE_01, RESERVE_05
from .show.events import CardReserved
from .state import NONE, World


@dataclass(frozen=True)
class ReserveCard(Action):
    """Put a marker on a card of the delivery zone. No place of the pass is used (AA-RESERVE-09)."""

    card: Card

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.reserves

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        if s.is_last:
            return LAST_07
        place = s.place_of(self.card)
        if place < 0:
            return RESERVE_01
        if s.marks[place] != NONE:
            return RESERVE_05  # AA-RULING-35
        return None

    def perform(self, s: World, seat: Seat) -> None:
        s.markers -= 1
        s.marks[s.place_of(self.card)] = seat  # AA-RESERVE-01, AA-RESERVE-03, AA-INFO-02
        if s.told is not None:
            s.tell(CardReserved(seat, self.card))

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        board = s.board
        return {
            "card": self.card,
            "origin": board.origin[self.card],
            "destination": board.destination[self.card],
            "miles": board.miles[self.card],
        }


@dataclass(frozen=True)
class EndActions(Action):
    """End the phase before all markers are used (AA-MARKER-08)."""

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.ends

    def perform(self, s: World, seat: Seat) -> None:
        s.markers = 0


@dataclass(frozen=True)
class Markers(Step):
    """Up to three actions (AA-MARKER-01), each complete before the next one (AA-MARKER-03, AA-RULING-22)."""

    seat: Seat

    def word(self) -> str:
        return "markers"

    def asks(self, s: World) -> Seats:
        return 1 << self.seat if s.markers else 0

    def offers(self) -> tuple[type[Action], ...]:
        return KINDS_OF_ACTION  # an alliance says itself why it is not possible, or no longer

    def moves(self, s: World, seat: Seat) -> list[Action]:
        found = flights(s, seat)  # AA-MARKER-07: only what can be carried out completely
        found += exchanges(s, seat)
        if s.is_last:
            if not s.has_replaced:
                found += s.moves.replaces
        else:
            reserves = s.moves.reserves
            found += [reserves[card] for card, mark in zip(s.row, s.marks) if mark == NONE]
        found += s.moves.ends
        return found

    def why_not(self, action: Action) -> Rule:
        return ALLIANCE_01 if isinstance(action, SkipAlliance) else MARKER_02

    def next(self, s: World, seat: Seat, action: Action) -> tuple[Step, ...]:
        if isinstance(action, FlyPlane):
            colour, origin, destination = action.colour, action.origin, action.destination
            s.paying = action.place or only(payers(s, seat, colour, origin, destination))
            if not s.paying:
                return (PayFlight(seat, colour, origin, destination), self)
        elif isinstance(action, ExchangePlanes):
            s.paying = action.place or only(priorities(s, seat))
            if not s.paying:
                return (PayExchange(seat, action.airport, action.first, action.second), self)
        return (self,)

    def run(self, s: World) -> None:
        s.spent = [0] * PLACES  # AA-MARKER-09: the markers on slots come back


KINDS_OF_ACTION: Final[tuple[type[Action], ...]] = (
    FlyPlane,
    ExchangePlanes,
    ReserveCard,
    ReplaceRow,
    EndActions,
    CreateAlliance,
)
MARKERS_STEP: Final = each_seat(Markers)
