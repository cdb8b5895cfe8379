"""Phase 3: flight control (section 11): the cards won are laid on the pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step, each_seat

from .board.numbers import PLACES
from .rules import CONTROL_01, CONTROL_03, MARKER_04
from .show.events import CardLaid
from .state import World


@dataclass(frozen=True)
class LayCard(Action):
    """Lay a card won in this turn on a place of the pass, counted from 1 (AA-CONTROL-01)."""

    card: Card
    place: int

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return [s.moves.lays[card * PLACES + place] for card in s.won for place in range(PLACES)]

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        if self.card not in s.won:
            return CONTROL_01  # AA-CONTROL-06: others are never moved
        if not 1 <= self.place <= PLACES:
            return MARKER_04
        return None if free_places(s) >> self.place - 1 & 1 else CONTROL_03

    def perform(self, s: World, seat: Seat) -> None:
        s.won.remove(self.card)
        place = seat * PLACES + self.place - 1
        s.passes[place] = [*s.passes[place], self.card]  # AA-CONTROL-02, AA-CONTROL-05: on top of the others
        s.faces[place] = self.card
        s.laid |= 1 << self.place - 1
        if s.told is not None:
            s.tell(CardLaid(seat, self.card, self.place))

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        board = s.board
        return {
            "card": self.card,
            "place": self.place,
            "origin": board.origin[self.card],
            "destination": board.destination[self.card],
            "miles": board.miles[self.card],
        }


def free_places(s: World) -> int:
    """Where a card may go, one bit for each place: first one to each of the three (AA-CONTROL-03), then
    anywhere (AA-CONTROL-04, AA-RULING-39)."""
    everywhere = (1 << PLACES) - 1
    return everywhere & ~s.laid or everywhere


@dataclass(frozen=True)
class ControlFlights(Step):
    """Until all cards won are laid (AA-CONTROL-07: none, if none was won)."""

    seat: Seat

    def word(self) -> str:
        return "control-flights"

    def asks(self, s: World) -> Seats:
        return 1 << self.seat if s.won else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (LayCard,)

    def why_not(self, action: Action) -> Rule:
        return CONTROL_01

    def next(self, s: World, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (self,)


CONTROL_FLIGHTS: Final = each_seat(ControlFlights)
