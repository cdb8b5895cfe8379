"""Delivery (section 9): at each stop one LOAD card, two with CARGO DOOR or AIR STAIRS; then the arrival."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .arrival import FULFIL, OUTSTATION, SETTLE
from .board.material import Board
from .board.numbers import (
    AIR_STAIRS,
    BAG,
    BIG_CITY,
    BONUS,
    CARGO_DOOR,
    CASE,
    CUSTOMS,
    FINE,
    FUEL,
    LETTER,
    LOADS,
    MOST_SEATS,
    NATIONS,
    PAX,
    SMUGGLED,
    VIP,
)
from .rules import (
    CARD_05B,
    CARD_12,
    DELIVER_01,
    DELIVER_02,
    DELIVER_03,
    DELIVER_05,
    DELIVER_08,
    DELIVER_09,
    DELIVER_10,
    DELIVER_12,
)
from .show.events import BagKept, CaseFound, CaseSmuggled, LoadDelivered, VipDelivered
from .state import Postal

NOTHING_YET, CARGO_FIRST, PAX_FIRST = range(3)


def misdelivery(s: Postal, seat: Seat, load: int) -> Rule | None:
    """The rule that keeps a CARGO or PAX card aboard at this place."""
    rule = held_back(s, seat, load)
    if rule is not None:
        return rule
    return None if accepts(s.board, s.place[seat], load) else DELIVER_08 if load == PAX else DELIVER_09


def held_back(s: Postal, seat: Seat, load: int) -> Rule | None:
    """The rule that keeps a CARGO or PAX card aboard wherever the plane lands next."""
    if not s.carries(seat, load):
        return DELIVER_01
    if load == FUEL:
        return DELIVER_12
    if has_letter(s, seat) and load != LETTER:
        return DELIVER_10
    return None


def has_letter(s: Postal, seat: Seat) -> bool:
    """AP-DELIVER-10, AP-CARD-02, AP-RULING-59: nothing else is delivered while a letter is aboard."""
    return s.carries(seat, LETTER) > 0


def accepts(board: Board, place: int, load: int) -> bool:
    """AP-DELIVER-06 to -09: mail, letters and cases anywhere, PAX in a BIG CITY, a bag at its EMBASSY."""
    if load == PAX:
        return board.kind[place] == BIG_CITY  # AP-CARD-04
    if load >= BAG:
        return board.nation[place] == load - BAG  # AP-CARD-03
    return load != FUEL  # AP-CARD-01


@dataclass(frozen=True)
class DeliverLoad(Action):
    """Leave a card here for its bonus; a case is declared (AP-DELIVER-04, AP-CARD-05a)."""

    load: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.deliveries

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        return misdelivery(s, seat, self.load) or not_a_second(s, seat, self.load == PAX)

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return {"load": self.load, "bonus": BONUS[self.load]}

    def perform(self, s: Postal, seat: Seat) -> None:
        bonus = BONUS[self.load]  # AP-CARD-01 to -05
        s.earn(seat, bonus)
        if s.told is not None:
            s.tell(LoadDelivered(seat, self.load, bonus))
        if self.load >= BAG and s.board.first_diplomacy + self.load - BAG in s.objectives[seat]:
            keep_bag(s, seat, self.load)
        else:
            s.discard_load(seat, self.load)


def keep_bag(s: Postal, seat: Seat, load: int) -> None:
    """AP-DELIVER-11, AP-CARD-13, AP-FAQ-20: it stays with the DIPLOMACY card and brings its next step."""
    nation = load - BAG
    s.loads[seat * LOADS + load] -= 1
    place = seat * NATIONS + nation
    scale = s.board.scales[nation]
    points = scale[s.kept[place]] if s.kept[place] < len(scale) else 0  # AP-RULING-64
    s.kept[place] += 1
    s.points[seat] += points
    if s.told is not None:
        s.tell(BagKept(seat, load, points))


@dataclass(frozen=True)
class DeliverVip(Action):
    """A VIP in their city (AP-CARD-12): points and money, and the card is kept (AP-DELIVER-13)."""

    objective: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return [s.moves.vip_deliveries[card - s.board.first_vip] for card in s.vips(seat)]

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        if self.objective not in s.objectives[seat] or s.board.sort[self.objective] != VIP:
            return DELIVER_01
        if has_letter(s, seat):
            return DELIVER_10
        if s.board.goals[self.objective][0] != s.place[seat]:
            return CARD_12  # AP-DELIVER-08
        return not_a_second(s, seat, True)

    def perform(self, s: Postal, seat: Seat) -> None:
        card = self.objective
        s.objectives[seat].remove(card)
        s.fulfilled[seat].append(card)
        s.points[seat] += s.board.glory[card]
        s.earn(seat, s.board.money[card])
        if s.told is not None:
            s.tell(VipDelivered(seat, card, s.board.glory[card], s.board.money[card]))


@dataclass(frozen=True)
class SmuggleCase(Action):
    """At CUSTOMS a case may be smuggled: one LOAD card aboard is drawn, each equally likely (AP-CARD-05b)."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.smugglings

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        if s.board.kind[s.place[seat]] != CUSTOMS:
            return CARD_05B  # AP-DELIVER-07
        return misdelivery(s, seat, CASE) or not_a_second(s, seat, False)

    def perform(self, s: Postal, seat: Seat) -> None:
        cases = s.carries(seat, CASE)
        cards = sum(s.loads[seat * LOADS : (seat + 1) * LOADS]) + len(s.vips(seat))  # AP-RULING-61
        is_caught = s.chance.below(cards) < cases
        s.discard_load(seat, CASE)
        if is_caught:
            fine = min(FINE, s.money[seat])  # AP-CARD-05c, AP-RULING-62
            s.pay(seat, fine)
            s.is_grounded = True  # AP-RULING-63: the rest of the stop is lost
            if s.told is not None:
                s.tell(CaseFound(seat, fine))
        else:
            s.earn(seat, SMUGGLED)  # AP-CARD-05d
            if s.told is not None:
                s.tell(CaseSmuggled(seat, SMUGGLED))


@dataclass(frozen=True)
class StopDelivering(Action):
    """Deliver nothing, or nothing more (AP-RULING-58)."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.keeps

    def perform(self, s: Postal, seat: Seat) -> None:
        pass


def not_a_second(s: Postal, seat: Seat, is_pax: bool) -> Rule | None:
    """AP-DELIVER-02, AP-DELIVER-03: a second card must be of the kind of the first, and its card aboard."""
    step = s.agenda[-1]
    first = step.first if isinstance(step, Delivery) else NOTHING_YET
    if first == NOTHING_YET:
        return None
    if is_pax != (first == PAX_FIRST):
        return DELIVER_03
    return None if s.has(seat, AIR_STAIRS if is_pax else CARGO_DOOR) else DELIVER_02  # AP-CARD-46, AP-CARD-48


@dataclass(frozen=True)
class Delivery(Step):
    """What is left at a stop, and nowhere else (AP-DELIVER-05). `first` is the kind of the first card."""

    seat: Seat
    first: int

    def word(self) -> str:
        return "delivery"

    def asks(self, s: Postal) -> Seats:
        return 1 << self.seat if not s.is_grounded and len(self.moves(s, self.seat)) > 1 else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (StopDelivering, DeliverLoad, SmuggleCase, DeliverVip)

    def why_not(self, action: Action) -> Rule:
        return DELIVER_05

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        if isinstance(action, StopDelivering) or self.first != NOTHING_YET:
            return ()
        is_pax = isinstance(action, DeliverVip) or (isinstance(action, DeliverLoad) and action.load == PAX)
        return (DELIVERY[PAX_FIRST if is_pax else CARGO_FIRST][seat],)


DELIVERY: Final = tuple(tuple(Delivery(seat, first) for seat in range(MOST_SEATS)) for first in range(3))
ARRIVAL: Final = tuple(  # AP-RULING-67
    (DELIVERY[NOTHING_YET][seat], FULFIL[seat], OUTSTATION[seat], SETTLE[seat]) for seat in range(MOST_SEATS)
)
