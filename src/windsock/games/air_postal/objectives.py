"""Action OBJECTIVES (section 6): revenue, then exactly one card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step, each_seat

from .board.numbers import AIR_ROUTE, DIPLOMACY, OBJECTIVES, PAX_SLOT, SORTS, VIP
from .rules import OBJ_02, OBJ_03, OBJ_07
from .show.events import (
    CubeLaid,
    NoObjectiveLeft,
    ObjectiveDrawn,
    ObjectiveTaken,
    RevenueReceived,
    VipTurnedAway,
)
from .state import NOTHING, Postal


@dataclass(frozen=True)
class TakeObjective(Action):
    """A card of the river; it is not replaced before the refresh (AP-OBJ-04)."""

    objective: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return [s.moves.objectives[card] for card in s.objective_river if card != NOTHING]

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        if self.objective not in s.objective_river:
            return OBJ_02
        return None if can_hold(s, seat, self.objective) else OBJ_07

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return objective_facts(s, self.objective)

    def perform(self, s: Postal, seat: Seat) -> None:
        s.objective_river[s.objective_river.index(self.objective)] = NOTHING
        if s.told is not None:
            s.tell(ObjectiveTaken(seat, self.objective))
        receive(s, seat, self.objective)


def objective_facts(s: Postal, card: int) -> dict[str, Any]:
    """An objective in a menu; DIPLOMACY with the first step of its scale, a VIP with the goal."""
    board = s.board
    sort = board.sort[card]
    points = board.scales[card - board.first_diplomacy][0] if sort == DIPLOMACY else board.glory[card]
    facts = {"objective": card, "sort": SORTS[sort], "points": points, "money": board.money[card]}
    return {**facts, "city": board.goals[card][0]} if sort == VIP else facts


@dataclass(frozen=True)
class DrawObjective(Action):
    """The top card of the deck, unseen (AP-OBJ-02, AP-INFO-05)."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.draws

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        return None if s.objective_deck.left or s.objective_discard else OBJ_02

    def perform(self, s: Postal, seat: Seat) -> None:
        aside: list[int] = []
        card = s.draw_objective()
        while card != NOTHING and not can_hold(s, seat, card):
            aside.append(card)  # AP-OBJ-08, AP-RULING-22
            if s.told is not None:
                s.tell(VipTurnedAway(seat, card))
            card = s.draw_objective()
        s.objective_discard += aside  # AP-RULING-23: not drawn a second time in the same search
        if card == NOTHING:
            s.todo(FROM_RIVER[seat])
            return
        if s.told is not None:
            s.tell(ObjectiveDrawn(seat, card))
        receive(s, seat, card)


def can_hold(s: Postal, seat: Seat, card: int) -> bool:
    """AP-OBJ-05, AP-RULING-25: any number; but a VIP needs a free PAX slot (AP-OBJ-07, AP-RULING-21)."""
    return s.board.sort[card] != VIP or s.room(seat, PAX_SLOT) > 0


def receive(s: Postal, seat: Seat, card: int) -> None:
    """The card is the player's for good (AP-OBJ-06); it brings nothing yet, not even a VIP in their own city
    or DIPLOMACY for bags delivered before (AP-OBJ-10 to -12, AP-FAQ-21)."""
    s.objectives[seat].append(card)
    if s.board.sort[card] == AIR_ROUTE and s.place[seat] in s.board.goals[card]:
        lay_cube(s, seat, card)  # AP-OBJ-09, AP-RULING-24


def lay_cube(s: Postal, seat: Seat, card: int) -> None:
    """On the place of an AIR ROUTE where the plane stands."""
    s.cubes[card] = 1 + s.board.goals[card].index(s.place[seat])
    if s.told is not None:
        s.tell(CubeLaid(seat, card, s.place[seat]))


def pay_revenue(s: Postal, seat: Seat) -> None:
    """AP-OBJ-01, AP-PILOT-01."""
    revenue = s.board.revenue[s.pilot[seat]]
    s.earn(seat, revenue)
    if s.told is not None:
        s.tell(RevenueReceived(seat, revenue))


@dataclass(frozen=True)
class Revenue(Step):
    """AP-OBJ-01: for all on OBJECTIVES."""

    def word(self) -> str:
        return "revenue"

    def run(self, s: Postal) -> None:
        for seat in s.tokens[OBJECTIVES]:
            pay_revenue(s, seat)


@dataclass(frozen=True)
class Objectives(Step):
    """Exactly one card (AP-OBJ-03, AP-FAQ-09), unless there is none at all (AP-RULING-23)."""

    seat: Seat

    def word(self) -> str:
        return "objectives"

    def asks(self, s: Postal) -> Seats:
        has_any = s.objective_deck.left or s.objective_discard
        if not has_any and not self.moves(s, self.seat):
            return 0
        return 1 << self.seat

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeObjective, DrawObjective)

    def why_not(self, action: Action) -> Rule:
        return OBJ_03


@dataclass(frozen=True)
class FromRiver(Step):
    """After a search of the deck that found no card to keep: one of the river, unless there is none either
    (AP-OBJ-03, AP-RULING-23)."""

    seat: Seat

    def word(self) -> str:
        return "from-river"

    def asks(self, s: Postal) -> Seats:
        return 1 << self.seat if self.moves(s, self.seat) else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeObjective,)

    def why_not(self, action: Action) -> Rule:
        return OBJ_03

    def run(self, s: Postal) -> None:
        if s.told is not None:
            s.tell(NoObjectiveLeft(self.seat))


REVENUE: Final = Revenue()
TAKE_OBJECTIVE: Final = each_seat(Objectives)
FROM_RIVER: Final = each_seat(FromRiver)
