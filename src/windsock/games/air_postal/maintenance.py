"""Action MAINTENANCE (section 7): UNLOCK, UPGRADE and CHANGE OF PLANE, in any order, or none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windsock.core.action import Action
from windsock.core.card import EVERYONE, Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step

from .board.material import FIRST_EXPERT_CARD
from .board.numbers import FIRST_BASIC, FIRST_EXPERT, FLAPS, MOST_SEATS, PILES, SLATS, SYSTEM_SLOT
from .changing import ChangePlane, changes
from .equipment import BuyEquipment, purchases, unload_equipment
from .rules import MAINT_02, MAINT_03, MAINT_04, MAINT_12, MAINT_16, MAINT_18, RULING_28, VAR_INIT_08
from .show.events import PileUnlocked
from .slots import bonus
from .state import Postal, ones_in


@dataclass(frozen=True)
class UnlockPile(Action):
    """Turn one locked pile face up, free of charge (AP-MAINT-03); it is never locked again (AP-MAINT-07)."""

    pile: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.unlockings

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        if s.form.is_initiation:
            return VAR_INIT_08
        if s.has_unlocked:
            return MAINT_04
        return None if s.locked >> self.pile & 1 else MAINT_03

    def perform(self, s: Postal, seat: Seat) -> None:
        s.locked &= ~(1 << self.pile)
        s.has_unlocked = True
        pile = s.expert_piles[self.pile] = s.expert_piles[self.pile].own()
        pile.show(EVERYONE)  # AP-MAINT-05, AP-MAINT-06
        if s.told is not None:
            basics = [FIRST_BASIC + self.pile] * s.supply[FIRST_BASIC + self.pile]
            experts = [card - FIRST_EXPERT_CARD + FIRST_EXPERT for card in sorted(pile.cards)]
            s.tell(PileUnlocked(seat, self.pile, tuple(basics + experts)))


@dataclass(frozen=True)
class DiscardEquipment(Action):
    """Give up a SYSTEM or CREW card of earlier rounds; only here (AP-MAINT-12, AP-MAINT-13, AP-FAQ-11), and
    never a CARGO or PAX card (AP-MAINT-17, AP-FAQ-10). What is not given up stays (AP-CARD-53)."""

    equipment: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.discards

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        if s.form.is_initiation:
            return VAR_INIT_08
        if not s.has(seat, self.equipment):
            return MAINT_12
        if s.bought >> self.equipment & 1:
            return RULING_28
        if self.equipment in (FLAPS, SLATS) and not fits_without(s, seat, self.equipment):
            return MAINT_16  # AP-RULING-29
        return None

    def perform(self, s: Postal, seat: Seat) -> None:
        unload_equipment(s, seat, self.equipment)


def fits_without(s: Postal, seat: Seat, kind: int) -> bool:
    """Whether the other cards aboard have slots without the bonus of this one."""
    rest = s.equipment[seat] & ~(1 << kind)
    printed = s.board.slots[s.plane[seat]]
    for slot in range(len(printed)):
        cards = s.aboard(seat, slot) - (slot == SYSTEM_SLOT)  # both are SYSTEM cards themselves
        if cards > printed[slot] + bonus(rest, slot):
            return False
    return True


@dataclass(frozen=True)
class EndMaintenance(Action):
    """Nothing more (AP-RULING-20)."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.ends

    def perform(self, s: Postal, seat: Seat) -> None:
        s.bought = 0


@dataclass(frozen=True)
class Maintenance(SeatStep):
    """A player's whole MAINTENANCE (AP-MAINT-01): all three, UPGRADE as often as wanted (AP-RULING-26). It
    brings and costs no points (AP-MAINT-32)."""

    has_changed: bool

    def word(self) -> str:
        return "maintenance"

    def offers(self) -> tuple[type[Action], ...]:
        return KINDS_OF_ACTION[: -1 if self.has_changed else None]

    def moves(self, s: Postal, seat: Seat) -> list[Action]:
        found: list[Action] = s.moves.ends[:]
        if not s.form.is_initiation:
            if not s.has_unlocked:
                found += [s.moves.unlockings[pile] for pile in range(PILES) if s.locked >> pile & 1]
            found += purchases(s, seat)
            discards = [s.moves.discards[kind] for kind in ones_in(s.equipment[seat])]
            found += [action for action in discards if action.refuse(s, seat) is None]
        if not self.has_changed:
            found += changes(s, seat)
        return found

    def why_not(self, action: Action) -> Rule:
        return MAINT_18 if isinstance(action, ChangePlane) else MAINT_02

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        if isinstance(action, EndMaintenance):
            return ()
        return (STEPS[self.has_changed or isinstance(action, ChangePlane)][seat],)


KINDS_OF_ACTION: Final[tuple[type[Action], ...]] = (
    EndMaintenance,
    UnlockPile,
    BuyEquipment,
    DiscardEquipment,
    ChangePlane,
)
STEPS: Final = tuple(
    tuple(Maintenance(seat, has_changed) for seat in range(MOST_SEATS)) for has_changed in (False, True)
)
MAINTENANCE_OF: Final = STEPS[False]
