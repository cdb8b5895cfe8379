"""Unusable flight cards (section 9): exchanged at the start of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule

from .board.material import flight_of
from .board.numbers import PATTERNS
from .rules import FLIGHT_03, FLIGHT_05, RULING_23
from .show.events import FlightRemoved
from .state import America


@dataclass(frozen=True)
class ExchangeFlight(Action):
    """Put away one unusable flight card and draw another, as long as there are such (A90-RULING-23)."""

    flight: int

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.exchanges

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        if not s.holds_flight(seat, self.flight):
            return FLIGHT_03
        if not s.is_unusable(self.flight):
            return FLIGHT_05
        if not s.can_draw_flight():
            return RULING_23
        return None

    def perform(self, s: America, seat: Seat) -> None:
        s.lose_flight(seat, self.flight)
        s.removed_flights.append(self.flight)  # A90-FLIGHT-04, A90-RULING-24, A90-INFO-14
        if s.told is not None:
            s.tell(FlightRemoved(seat, self.flight))
        s.draw_flight(seat)  # A90-FLIGHT-03


def exchanges(s: America, seat: Seat) -> list[Action]:
    """The unusable cards of a hand, if they can be replaced."""
    found: list[Action] = []
    first = seat * PATTERNS
    for pattern in range(PATTERNS):
        useless = s.values[first + pattern] & ((1 << s.least[pattern]) - 1)
        if useless and s.can_draw_flight():
            for value in range(1, useless.bit_length()):
                if useless >> value & 1:
                    found.append(s.moves.exchange_of[flight_of(pattern, value)])
    return found
