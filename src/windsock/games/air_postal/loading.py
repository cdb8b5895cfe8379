"""Action FLIGHTS, loading (section 8): a joint draft of all flyers (AP-FLIGHTS-01, AP-RULING-40)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .board.material import FIRST_LOAD
from .board.numbers import CARGO_SLOT, LOADS, PAX, PAX_SLOT
from .rules import LOAD_01, LOAD_03, LOAD_07
from .show.events import LoadingPassed, LoadTaken
from .slots import slot_of
from .state import NOTHING, Postal


@dataclass(frozen=True)
class TakeLoad(Action):
    """One card of the river, free of charge, wherever the plane stands (AP-LOAD-02, AP-LOAD-08); without a
    spot one of the cards drawn, which only the initiation game has."""

    load: int
    spot: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        found = [s.moves.loads[card - FIRST_LOAD][0] for card in sorted({*s.drawn.cards})]
        return found + [s.moves.loads[load][i + 1] for i, load in enumerate(s.load_river) if load != NOTHING]

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        if not self.spot:
            if FIRST_LOAD + self.load not in s.drawn.cards:
                return LOAD_07  # AP-VAR-INIT-10
        elif not 1 <= self.spot <= len(s.load_river) or s.load_river[self.spot - 1] != self.load:
            return LOAD_07
        return None if s.room(seat, slot_of(self.load)) > 0 else LOAD_03  # AP-PLANE-07, AP-PLANE-08

    def perform(self, s: Postal, seat: Seat) -> None:
        if self.spot:
            s.load_river[self.spot - 1] = NOTHING
        else:
            s.drawn.take(FIRST_LOAD + self.load)
        s.loads[seat * LOADS + self.load] += 1  # AP-LOAD-09, AP-LOAD-10: it stays until it is delivered
        if s.told is not None:
            s.tell(LoadTaken(seat, self.load))


@dataclass(frozen=True)
class StopLoading(Action):
    """No further card in this round's loading (AP-LOAD-04, AP-RULING-41)."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.passes

    def perform(self, s: Postal, seat: Seat) -> None:
        if s.told is not None:
            s.tell(LoadingPassed(seat))


def can_load(s: Postal, seat: Seat) -> bool:
    """AP-LOAD-05: whether any card of the river has a free slot."""
    has_cargo, has_pax = s.room(seat, CARGO_SLOT) > 0, s.room(seat, PAX_SLOT) > 0
    for load in s.load_river:
        if load != NOTHING and (has_pax if load == PAX else has_cargo):
            return True
    return False


@dataclass(frozen=True)
class Loading(Step):
    """Asks the first in line, who then waits behind the others, or is out after a pass (AP-LOAD-01). It ends
    when the river is empty or all have passed (AP-LOAD-06)."""

    waiting: tuple[Seat, ...]

    def word(self) -> str:
        return "loading"

    def asks(self, s: Postal) -> Seats:
        if not self.waiting or not can_load(s, self.waiting[0]):
            return 0
        return 1 << self.waiting[0]

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeLoad, StopLoading)

    def why_not(self, action: Action) -> Rule:
        return LOAD_01

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        others = self.waiting[1:]
        return (Loading(others if isinstance(action, StopLoading) else (*others, seat)),)  # AP-LOAD-04

    def run(self, s: Postal) -> None:
        if len(self.waiting) > 1:
            s.todo(Loading(self.waiting[1:]))  # AP-LOAD-05: passes without being asked
