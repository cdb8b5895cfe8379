"""Turn (section 5): its phases, and the extra turn (section 11).

    `start-turn`          the markers come back
    `alliance`            phase 0
    `markers`             phase 1, again for each marker; if several places could pay for it: `pay-flight`
                          and `take-off`, for a priority take-off `pay-exchange` and `exchange`
    `lose-baggage`        phase 2
    `control-flights`     phase 3, again for each card that was won
    `end-turn`            to `extra-turn`, or to `pass-on`: the next seat's `start-turn`, or `end-game`

Before the first turn: `pick-colour` for each seat, `lay-out-row`, `place-first-planes` for each plane. With
the option `planes_first` the row comes after the planes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .alliance import ALLIANCE
from .board.numbers import EXTRA_TURN, MARKERS, MOST_SEATS, PLACES
from .control import CONTROL_FLIGHTS
from .delivery import LOSE_BAGGAGE
from .ending import EndGame
from .last_round import begin_last_round, count_idle_turn
from .markers import MARKERS_STEP
from .rules import EXTRA_01
from .show.events import ExtraTurnDeclined, ExtraTurnTaken, MarkersReturned, TurnBegun
from .state import NONE, World


@dataclass(frozen=True)
class StartTurn(Step):
    """The markers come back (AA-TURN-02, AA-RESERVE-06, AA-RULING-36), then the four phases (AA-TURN-01), in
    the last round too (AA-LAST-10)."""

    seat: Seat
    is_extra: bool

    def word(self) -> str:
        return "start-turn"

    def run(self, s: World) -> None:
        s.is_extra = self.is_extra
        s.markers = MARKERS  # AA-MARKER-01, AA-RESERVE-07
        s.spent = [0] * PLACES
        s.legs = []  # AA-JOURNEY-06: an extra turn is a new turn
        s.haul = 0  # AA-EXTRA-05
        s.laid = 0
        s.has_replaced = False  # AA-LAST-08
        s.has_drawn = False
        returned = s.marks.count(self.seat)
        if returned:
            s.marks = [NONE if mark == self.seat else mark for mark in s.marks]
        if s.told is not None:
            s.tell(TurnBegun(self.seat))
            if returned:
                s.tell(MarkersReturned(self.seat, returned))
        seat = self.seat
        s.todo(ALLIANCE[seat], MARKERS_STEP[seat], LOSE_BAGGAGE[seat], CONTROL_FLIGHTS[seat])


@dataclass(frozen=True)
class EndTurn(Step):
    """The turn is over (AA-CONTROL-08): an extra turn, the next player's, or the end (AA-TURN-05)."""

    seat: Seat

    def word(self) -> str:
        return "end-turn"

    def run(self, s: World) -> None:
        s.turns += 1
        count_idle_turn(s)
        if s.haul >= EXTRA_TURN and not (s.seats == 2 and s.is_extra):  # AA-EXTRA-03, -04, AA-RULING-42
            s.todo(EXTRA_TURNS[self.seat])  # AA-LAST-06, AA-LAST-11, AA-RULING-44: before anybody else
        else:
            s.todo(PASS_ON[self.seat])


@dataclass(frozen=True)
class PassOn(Step):
    """Clockwise to the next player."""

    seat: Seat

    def word(self) -> str:
        return "pass-on"

    def run(self, s: World) -> None:
        if s.is_last:
            s.last_turns -= 1
            if not s.last_turns:
                s.todo(EndGame())  # AA-LAST-05
                return
        seat = s.next_seat(self.seat)
        if s.trigger and not s.is_last:  # AA-LAST-03: until now all was ordinary
            begin_last_round(s, seat)
        s.todo(START_TURN[seat], END_TURN[seat])


@dataclass(frozen=True)
class TakeExtraTurn(Action):
    """Another complete turn, directly after this one (AA-EXTRA-02)."""

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.agains

    def perform(self, s: World, seat: Seat) -> None:
        if s.told is not None:
            s.tell(ExtraTurnTaken(seat))


@dataclass(frozen=True)
class DeclineExtraTurn(Action):
    """It is not compulsory (AA-EXTRA-06, AA-RULING-41)."""

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.declines

    def perform(self, s: World, seat: Seat) -> None:
        if s.told is not None:
            s.tell(ExtraTurnDeclined(seat))


@dataclass(frozen=True)
class ExtraTurn(SeatStep):
    """Three cards or more were won in this turn (AA-EXTRA-01)."""

    def word(self) -> str:
        return "extra-turn"

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeExtraTurn, DeclineExtraTurn)

    def why_not(self, action: Action) -> Rule:
        return EXTRA_01

    def next(self, s: World, seat: Seat, action: Action) -> tuple[Step, ...]:
        if isinstance(action, DeclineExtraTurn):
            return (PASS_ON[seat],)
        return (START_EXTRA[seat], END_TURN[seat])  # AA-EXTRA-02


START_TURN: Final = tuple(StartTurn(seat, False) for seat in range(MOST_SEATS))
START_EXTRA: Final = tuple(StartTurn(seat, True) for seat in range(MOST_SEATS))
END_TURN: Final = each_seat(EndTurn)
PASS_ON: Final = each_seat(PassOn)
EXTRA_TURNS: Final = each_seat(ExtraTurn)
