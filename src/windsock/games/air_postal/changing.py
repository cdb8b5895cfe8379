"""Change of plane (section 7): the new plane, then the cards that it has no room for.

SYSTEM and CREW cards are settled first, then CARGO and PAX (AP-RULING-39). In the initiation game all cards
share one LOAD value and nothing is compensated (AP-VAR-INIT-09).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step, each_seat

from .board.numbers import (
    CARGO_SLOT,
    CREW_SLOT,
    FLAPS,
    FLOATS,
    KINDS,
    LAND_FLOATS,
    LOADS,
    PAX,
    PAX_SLOT,
    SLATS,
    SYSTEM,
    SYSTEM_SLOT,
    VIP,
)
from .equipment import unload_equipment
from .hiring import hand_over, plane_facts
from .rules import MAINT_18, MAINT_19, MAINT_21, MAINT_22, MAINT_30, MAINT_31, RULING_39
from .show.events import LoadGivenUp, PlaneChanged, VipGivenUp
from .slots import bonus, slot_of, slot_of_equipment
from .state import NOTHING, Postal, ones_in


@dataclass(frozen=True)
class ChangePlane(Action):
    """A new plane at its purchase price, or one of the second-hand planes on offer at its resale price."""

    plane: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.changes

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        board = s.board
        if self.plane == s.plane[seat]:
            return MAINT_31
        if not s.new_planes >> self.plane & 1 and self.plane not in s.on_offer():
            return MAINT_30 if self.plane in s.second_hand else MAINT_18
        if board.level[self.plane] > board.level[s.plane[seat]] + board.competence[s.pilot[seat]]:
            return MAINT_19  # AP-PILOT-03, AP-FAQ-04, AP-RULING-32: steps down are free
        left = s.money[seat] - cost(s, seat, self.plane)
        return None if left >= least_compensation(s, seat, self.plane) else MAINT_21  # AP-RULING-34

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        paid = cost(s, seat, self.plane) if s.plane[seat] != NOTHING else 0
        return {**plane_facts(s, self.plane), "cost": paid}

    def perform(self, s: Postal, seat: Seat) -> None:
        old, paid = s.plane[seat], cost(s, seat, self.plane)
        s.pay(seat, paid)
        hand_over(s, seat, self.plane)
        if s.board.resale[old]:
            s.second_hand.append(old)  # AP-MAINT-28, AP-RULING-38: only now
        else:
            s.retired |= 1 << old  # AP-PLANE-06
        if s.told is not None:
            s.tell(PlaneChanged(seat, self.plane, old, paid))
        s.cut_gauge(seat)  # AP-MAINT-29, AP-RULING-36
        s.todo(GIVE_UP[seat])
        for kind in must_go(s, seat):
            unload_equipment(s, seat, kind)


def cost(s: Postal, seat: Seat, plane: int) -> int:
    """AP-MAINT-20, AP-RULING-33: the price less the resale price of the old plane."""
    return price_of(s, plane) - s.board.resale[s.plane[seat]]


def price_of(s: Postal, plane: int) -> int:
    """AP-PLANE-04, AP-PLANE-05: a new plane costs its price, a second-hand one its resale price."""
    return s.board.price[plane] if s.new_planes >> plane & 1 else s.board.resale[plane]


def changes(s: Postal, seat: Seat) -> list[Action]:
    """The planes that the player can change to."""
    board, old = s.board, s.plane[seat]
    top = min(board.level[old] + board.competence[s.pilot[seat]], len(board.up_to) - 1)  # AP-MAINT-19
    money = s.money[seat] + board.resale[old]  # AP-MAINT-20
    most = most_compensation(s, seat)
    found: list[Action] = []
    for plane in ones_in(s.new_planes & board.up_to[top]):
        if can_change(s, seat, plane, money - board.price[plane], most):
            found.append(s.moves.changes[plane])
    for plane in s.on_offer():
        if board.level[plane] <= top and can_change(s, seat, plane, money - board.resale[plane], most):
            found.append(s.moves.changes[plane])
    return found


def can_change(s: Postal, seat: Seat, plane: int, left: int, most: int) -> bool:
    """AP-MAINT-21: whether the money left will do for what has no room."""
    return left >= most or (left >= 0 and left >= least_compensation(s, seat, plane))


def most_compensation(s: Postal, seat: Seat) -> int:
    """For everything aboard."""
    first = seat * LOADS
    total = s.form.vip_compensation * len(s.vips(seat))
    for load in range(LOADS):
        total += s.loads[first + load] * s.form.compensation[load]
    return total


def staying(s: Postal, equipment: int, plane: int) -> int:
    """The equipment that may stay on a plane: FLOATS on LAND(FLOATS) only (AP-MAINT-27), and no SYSTEM card
    where the plane itself has no slot (AP-RULING-39: SLATS does not carry itself)."""
    if s.board.type[plane] != LAND_FLOATS:
        equipment &= ~(1 << FLOATS)
    if not s.form.slots[plane][SYSTEM_SLOT]:
        equipment &= ~SYSTEM
    return equipment


def must_go(s: Postal, seat: Seat) -> list[int]:
    """Equipment that leaves whatever the player wishes."""
    equipment = s.equipment[seat]
    gone = equipment & ~staying(s, equipment, s.plane[seat])
    return [kind for kind in range(KINDS) if gone >> kind & 1]


def least_compensation(s: Postal, seat: Seat, plane: int) -> int:
    """What the cards given up cost at least: FLAPS stays wherever there is a SYSTEM slot, the cheapest go."""
    return cheapest(s, seat, staying(s, s.equipment[seat], plane), plane)


def cheapest(s: Postal, seat: Seat, equipment: int, plane: int) -> int:
    """The least compensation for CARGO and PAX that a plane has no room for."""
    form = s.form
    pax = [form.compensation[PAX]] * s.carries(seat, PAX) + [form.vip_compensation] * len(s.vips(seat))
    total = 0
    for cards, slot in ((cargo_costs(s, seat), CARGO_SLOT), (pax, PAX_SLOT)):
        over = len(cards) - form.slots[plane][slot] - bonus(equipment, slot)
        if over > 0:
            total += sum(sorted(cards)[:over])
    return total


def cargo_costs(s: Postal, seat: Seat) -> list[int]:
    """The compensation of each CARGO card aboard, the cheapest first."""
    first, costs = seat * LOADS, s.form.compensation
    return sorted(costs[load] for load in range(LOADS) if load != PAX for _ in range(s.loads[first + load]))


@dataclass(frozen=True)
class GiveUpEquipment(Action):
    """One SYSTEM or CREW card that is too many."""

    equipment: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.losses

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        kind = self.equipment
        if not s.has(seat, kind) or not s.over(seat, slot_of_equipment(kind)):
            return MAINT_22
        if kind == SLATS:
            return RULING_39
        rest = s.equipment[seat] & ~(1 << kind)
        if kind == FLAPS and s.money[seat] < cheapest(s, seat, rest, s.plane[seat]):
            return MAINT_21
        return None

    def perform(self, s: Postal, seat: Seat) -> None:
        unload_equipment(s, seat, self.equipment)


@dataclass(frozen=True)
class GiveUpLoad(Action):
    """One CARGO or PAX card that is too many, for its compensation (AP-MAINT-23, AP-MAINT-25)."""

    load: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.load_losses

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        slot = slot_of(self.load)
        if not s.carries(seat, self.load) or is_equipment_over(s, seat) or not s.over(seat, slot):
            return MAINT_22  # AP-RULING-35: exactly the excess
        if self.load == PAX:
            return None  # all PAX cards cost the same, and that can be paid
        return None if can_afford(s, seat, s.form.compensation[self.load]) else MAINT_21

    def perform(self, s: Postal, seat: Seat) -> None:
        paid = s.form.compensation[self.load]  # AP-VAR-INIT-09: nothing there
        s.pay(seat, paid)
        s.discard_load(seat, self.load)
        if s.told is not None:
            s.tell(LoadGivenUp(seat, self.load, paid))


@dataclass(frozen=True)
class GiveUpVip(Action):
    """One VIP that is too many; it costs no points (AP-MAINT-24)."""

    objective: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.vip_losses

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        is_there = self.objective in s.objectives[seat] and s.board.sort[self.objective] == VIP
        return None if is_there and not is_equipment_over(s, seat) and s.over(seat, PAX_SLOT) else MAINT_22

    def perform(self, s: Postal, seat: Seat) -> None:
        paid = s.form.vip_compensation
        s.pay(seat, paid)
        s.objectives[seat].remove(self.objective)
        s.objective_discard.append(self.objective)  # AP-RULING-76
        if s.told is not None:
            s.tell(VipGivenUp(seat, self.objective, paid))


def is_equipment_over(s: Postal, seat: Seat) -> bool:
    """SYSTEM and CREW go first; in the initiation game all cards are alike."""
    return any(s.over(seat, slot) for slot in s.form.settled_first)


def can_afford(s: Postal, seat: Seat, compensation: int) -> bool:
    """Whether the rest that must go can be paid for after this CARGO card (AP-MAINT-21)."""
    least = cheapest(s, seat, s.equipment[seat], s.plane[seat])
    cards = cargo_costs(s, seat)
    over = s.over(seat, CARGO_SLOT)
    others = cards[:]
    others.remove(compensation)
    return s.money[seat] >= least - sum(cards[:over]) + compensation + sum(others[: over - 1])


@dataclass(frozen=True)
class GiveUp(Step):
    """Exactly as many cards as are too many, kind by kind (AP-MAINT-22)."""

    seat: Seat

    def word(self) -> str:
        return "give-up"

    def asks(self, s: Postal) -> Seats:
        slots = (CARGO_SLOT, PAX_SLOT, CREW_SLOT, SYSTEM_SLOT)
        return 1 << self.seat if any(s.over(self.seat, slot) for slot in slots) else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (GiveUpEquipment, GiveUpLoad, GiveUpVip)

    def why_not(self, action: Action) -> Rule:
        return MAINT_22

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (self,)


GIVE_UP: Final = each_seat(GiveUp)
