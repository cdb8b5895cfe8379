"""Variant: initiation game (section 16). No windsock, no rivers, no piles: each player acts in turn.

`begin-turns`         for each seat in order a `turn`: one of the actions, then `take-back`
  OBJECTIVES          `draw-objectives`, `keep`
  MAINTENANCE         `maintenance`, as in the round
  FLIGHTS             `draw-loads`, `load-drawn`, `discard-loads`, `preflight`, `flights`, `end-turn`
`end-of-turns`        the next `begin-turns`; or `final-score`
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Pile, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .board.material import FIRST_LOAD
from .board.numbers import CARGO_SLOT, DRAWN, MAINTENANCE, OBJECTIVES
from .ending import FinalScore, ends_now
from .flight import FLIGHTS_OF
from .loading import StopLoading, TakeLoad
from .maintenance import MAINTENANCE_OF
from .objectives import can_hold, objective_facts, pay_revenue, receive
from .preflight import PREFLIGHT
from .rules import LOAD_01, OBJ_07, ROUND_04, VAR_INIT_07
from .show.events import (
    LoadsDiscarded,
    LoadsSeen,
    NoObjectiveLeft,
    ObjectivesDiscarded,
    ObjectivesSeen,
    ObjectiveTaken,
    RoundBegun,
)
from .state import NOTHING, Postal
from .windsock import END_TURN, PlaceToken


@dataclass(frozen=True)
class BeginTurns(Step):
    """A round of turns, from the first player on, clockwise (AP-VAR-INIT-01, AP-VAR-INIT-02)."""

    def word(self) -> str:
        return "begin-turns"

    def run(self, s: Postal) -> None:
        s.round += 1
        if s.told is not None:
            s.tell(RoundBegun(s.round))
        s.todo(*(TURNS[seat] for seat in s.order), END_OF_TURNS)


@dataclass(frozen=True)
class Turn(SeatStep):
    """One of the three actions, completely (AP-VAR-INIT-06)."""

    def word(self) -> str:
        return "turn"

    def offers(self) -> tuple[type[Action], ...]:
        return (PlaceToken,)

    def why_not(self, action: Action) -> Rule:
        return ROUND_04

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        assert isinstance(action, PlaceToken)
        if action.activity == OBJECTIVES:
            return (DRAW_OBJECTIVES[seat], KEEP[seat], TAKE_BACK)
        if action.activity == MAINTENANCE:
            return (MAINTENANCE_OF[seat], TAKE_BACK)  # AP-VAR-INIT-08
        steps = (DRAW_LOADS[seat], LOADING[seat], DISCARD_LOADS[seat])
        return (*steps, PREFLIGHT[seat], FLIGHTS_OF[seat], END_TURN[seat], TAKE_BACK)  # AP-VAR-INIT-11


@dataclass(frozen=True)
class TakeBack(Step):
    """The token is not part of this game: it only says what is being done."""

    def word(self) -> str:
        return "take-back"

    def run(self, s: Postal) -> None:
        s.tokens = [[], [], []]


@dataclass(frozen=True)
class EndOfTurns(Step):
    """All have had equally many turns (AP-VAR-INIT-16, AP-RULING-93). There is no refresh
    (AP-VAR-INIT-15)."""

    def word(self) -> str:
        return "end-of-turns"

    def run(self, s: Postal) -> None:
        ending = ends_now(s)
        s.todo(FinalScore(ending) if ending else BEGIN_TURNS)


@dataclass(frozen=True)
class DrawObjectives(Step):
    """Revenue, then 5 cards that the player sees (AP-VAR-INIT-07, AP-INFO-07)."""

    seat: Seat

    def word(self) -> str:
        return "draw-objectives"

    def run(self, s: Postal) -> None:
        pay_revenue(s, self.seat)
        draw_objectives(s, self.seat)


def draw_objectives(s: Postal, seat: Seat) -> None:
    """AP-RULING-95: as many as there are; if none of them can be kept, all are discarded and others drawn."""
    aside: list[int] = []
    while True:
        cards = [card for card in (s.draw_objective() for _ in range(DRAWN)) if card != NOTHING]
        if not cards or any(can_hold(s, seat, card) for card in cards):
            break
        aside += cards
        if s.told is not None:
            s.tell(ObjectivesDiscarded(seat, tuple(cards)))
    s.objective_discard += aside
    s.drawn = Pile(cards, [1 << seat] * len(cards))
    if s.told is not None:
        if cards:
            s.tell(ObjectivesSeen(seat, tuple(sorted(cards))), 1 << seat)
        else:
            s.tell(NoObjectiveLeft(seat))


@dataclass(frozen=True)
class KeepObjective(Action):
    """Exactly one of the cards drawn; the others are discarded face up."""

    objective: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return [s.moves.keepings[card] for card in sorted(s.drawn.cards)]

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        if self.objective not in s.drawn.cards:
            return VAR_INIT_07
        return None if can_hold(s, seat, self.objective) else OBJ_07  # AP-RULING-94

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return objective_facts(s, self.objective)

    def perform(self, s: Postal, seat: Seat) -> None:
        others = [card for card in sorted(s.drawn.cards) if card != self.objective]
        s.drawn = Pile([], [])
        s.objective_discard += others
        if s.told is not None:
            s.tell(ObjectiveTaken(seat, self.objective))
            if others:
                s.tell(ObjectivesDiscarded(seat, tuple(others)))
        receive(s, seat, self.objective)


@dataclass(frozen=True)
class Keep(Step):
    seat: Seat

    def word(self) -> str:
        return "keep"

    def asks(self, s: Postal) -> Seats:
        return 1 << self.seat if s.drawn.cards else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (KeepObjective,)

    def why_not(self, action: Action) -> Rule:
        return VAR_INIT_07


@dataclass(frozen=True)
class DrawLoads(Step):
    """5 cards of the CARGO & PAX deck (AP-VAR-INIT-10)."""

    seat: Seat

    def word(self) -> str:
        return "draw-loads"

    def run(self, s: Postal) -> None:
        loads = [load for load in (s.draw_load() for _ in range(DRAWN)) if load != NOTHING]
        s.drawn = Pile([FIRST_LOAD + load for load in loads], [1 << self.seat] * len(loads))
        if s.told is not None and loads:
            s.tell(LoadsSeen(self.seat, tuple(sorted(loads))), 1 << self.seat)


@dataclass(frozen=True)
class LoadDrawn(Step):
    """Any of them, within the LOAD value (AP-VAR-INIT-12: a card loaded must be delivered)."""

    seat: Seat

    def word(self) -> str:
        return "load-drawn"

    def asks(self, s: Postal) -> Seats:
        return 1 << self.seat if s.drawn.cards and s.room(self.seat, CARGO_SLOT) > 0 else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeLoad, StopLoading)

    def why_not(self, action: Action) -> Rule:
        return LOAD_01

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        return () if isinstance(action, StopLoading) else (self,)


@dataclass(frozen=True)
class DiscardLoads(Step):
    """The rest, openly."""

    seat: Seat

    def word(self) -> str:
        return "discard-loads"

    def run(self, s: Postal) -> None:
        loads = sorted(card - FIRST_LOAD for card in s.drawn.cards)
        s.drawn = Pile([], [])
        s.load_discard += loads
        if s.told is not None and loads:
            s.tell(LoadsDiscarded(self.seat, tuple(loads)))


BEGIN_TURNS: Final = BeginTurns()
END_OF_TURNS: Final = EndOfTurns()
TAKE_BACK: Final = TakeBack()
TURNS: Final = each_seat(Turn)
DRAW_OBJECTIVES: Final = each_seat(DrawObjectives)
KEEP: Final = each_seat(Keep)
DRAW_LOADS: Final = each_seat(DrawLoads)
LOADING: Final = each_seat(LoadDrawn)
DISCARD_LOADS: Final = each_seat(DiscardLoads)
