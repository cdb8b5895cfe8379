"""SYSTEM and CREW cards: where they lie, how they are bought and given up (sections 7, 8 and 13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import EVERYONE, Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, each_seat

from .board.material import FIRST_EXPERT_CARD
from .board.numbers import (
    CREW,
    CREW_SLOT,
    FIRST_BASIC,
    FIRST_EXPERT,
    FLOATS,
    KINDS,
    LAND_FLOATS,
    PRICE,
    SYSTEM,
    SYSTEM_SLOT,
)
from .rules import (
    MAINT_05,
    MAINT_08,
    MAINT_09,
    MAINT_10,
    MAINT_11,
    MAINT_15,
    PREFLIGHT_05,
    VAR_INIT_08,
)
from .show.events import EquipmentBought, EquipmentDiscarded, ExpertShelved
from .slots import slot_of_equipment
from .state import NOTHING, Postal, ones_in


@dataclass(frozen=True)
class BuyEquipment(Action):
    """UPGRADE: a card of an unlocked pile, at its price (AP-MAINT-08)."""

    equipment: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.purchases

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        kind = self.equipment
        if s.form.is_initiation:
            return VAR_INIT_08
        if kind < FIRST_BASIC:
            return PREFLIGHT_05
        if pile_of(s, kind) == NOTHING:
            return MAINT_05  # AP-SETUP-11
        if s.has(seat, kind):
            return MAINT_10
        if kind == FLOATS and s.board.type[s.plane[seat]] != LAND_FLOATS:
            return MAINT_11  # AP-RULING-37
        if s.room(seat, slot_of_equipment(kind)) <= 0:
            return MAINT_09  # AP-CARD-45a
        return None if s.money[seat] >= PRICE[kind] else MAINT_08

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return {"equipment": self.equipment, "price": PRICE[self.equipment], "money": s.money[seat]}

    def perform(self, s: Postal, seat: Seat) -> None:
        kind = self.equipment
        if kind >= FIRST_EXPERT:
            pile = pile_of(s, kind)
            s.expert_piles[pile] = s.expert_piles[pile].own()
            s.expert_piles[pile].take(expert_card(kind))
        else:
            s.supply[kind] -= 1
        s.bought |= 1 << kind
        install(s, seat, kind)


def install(s: Postal, seat: Seat, kind: int) -> None:
    """Pay the bank at once, and put the card aboard."""
    s.pay(seat, PRICE[kind])
    s.equipment[seat] |= 1 << kind
    if s.told is not None:
        s.tell(EquipmentBought(seat, kind, PRICE[kind]))


def expert_card(kind: int) -> int:
    return FIRST_EXPERT_CARD + kind - FIRST_EXPERT


def pile_of(s: Postal, kind: int) -> int:
    """The unlocked pile where a card of this kind is for sale; NOTHING if it is in none (AP-MAINT-05,
    AP-RULING-27: every card of the pile, not only the top one)."""
    if kind < FIRST_EXPERT:
        pile = kind - FIRST_BASIC
        return pile if s.supply[kind] and not s.locked >> pile & 1 else NOTHING
    card = expert_card(kind)
    for pile in s.unlocked_piles():
        if card in s.expert_piles[pile].cards:
            return pile
    return NOTHING


def for_sale(s: Postal) -> int:
    """Kinds that can be bought in MAINTENANCE, money and slots aside, one bit each."""
    kinds = 0
    for pile in s.unlocked_piles():
        if s.supply[FIRST_BASIC + pile]:
            kinds |= 1 << FIRST_BASIC + pile
        for card in s.expert_piles[pile].cards:
            kinds |= 1 << card - FIRST_EXPERT_CARD + FIRST_EXPERT
    return kinds


def purchases(s: Postal, seat: Seat) -> list[Action]:
    """Everything that the player can buy."""
    kinds = for_sale(s) & ~s.equipment[seat]  # AP-MAINT-10
    if not kinds:
        return []
    if s.board.type[s.plane[seat]] != LAND_FLOATS:
        kinds &= ~(1 << FLOATS)  # AP-MAINT-11
    if s.room(seat, CREW_SLOT) <= 0:
        kinds &= ~CREW  # AP-MAINT-09
    if s.room(seat, SYSTEM_SLOT) <= 0:
        kinds &= ~SYSTEM
    money, actions = s.money[seat], s.moves.purchases
    return [actions[kind] for kind in ones_in(kinds) if PRICE[kind] <= money]  # AP-MAINT-08


@dataclass(frozen=True)
class ShelveExpert(Action):
    """An expert card that was given up goes face up to an unlocked pile (AP-MAINT-15, AP-RULING-30)."""

    pile: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.shelvings

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        return MAINT_15 if s.locked >> self.pile & 1 else None

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        loose = [kind for kind in range(FIRST_EXPERT, KINDS) if s.loose >> kind & 1]
        return {"pile": self.pile, "equipment": loose[0] if loose else FIRST_EXPERT}

    def perform(self, s: Postal, seat: Seat) -> None:
        for kind in range(FIRST_EXPERT, KINDS):
            if s.loose >> kind & 1:
                shelve(s, seat, kind, self.pile)
                return


def shelve(s: Postal, seat: Seat, kind: int, pile: int) -> None:
    s.loose &= ~(1 << kind)
    s.expert_piles[pile] = s.expert_piles[pile].own()
    s.expert_piles[pile].add(expert_card(kind), EVERYONE)
    if s.told is not None:
        s.tell(ExpertShelved(seat, kind, pile))


def unload_equipment(s: Postal, seat: Seat, kind: int) -> None:
    """A card leaves the plane without refund (AP-MAINT-12, AP-MAINT-26): a basic one to its own pile, MET
    REPORT and CO-PILOT to their supplies (AP-MAINT-14, AP-FAQ-05), an expert one to a pile that is chosen
    next."""
    s.equipment[seat] &= ~(1 << kind)
    if s.told is not None:
        s.tell(EquipmentDiscarded(seat, kind))
    if kind < FIRST_EXPERT:
        s.supply[kind] += 1
    else:
        s.loose |= 1 << kind
        piles = s.unlocked_piles()
        if len(piles) == 1:
            shelve(s, seat, kind, piles[0])
        else:
            s.todo(SHELVE[seat])
    s.cut_gauge(seat)  # AP-CARD-47a


@dataclass(frozen=True)
class Shelve(SeatStep):
    """Which pile gets the expert card."""

    def word(self) -> str:
        return "shelve"

    def offers(self) -> tuple[type[Action], ...]:
        return (ShelveExpert,)

    def why_not(self, action: Action) -> Rule:
        return MAINT_15


SHELVE: Final = each_seat(Shelve)
