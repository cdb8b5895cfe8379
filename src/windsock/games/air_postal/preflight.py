"""Action FLIGHTS, preflight check (section 8): once per turn, before the first flight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .board.numbers import (
    AUTOPILOT,
    AUTOPILOT_ENDURANCE,
    CO_PILOT,
    FUEL_PRICE,
    MET_REPORT,
    PRICE,
    VETERAN,
    VETERAN_ENDURANCE,
)
from .equipment import install
from .rules import MAINT_08, MAINT_10, PREFLIGHT_01, PREFLIGHT_02, PREFLIGHT_03, PREFLIGHT_04, PREFLIGHT_09
from .show.events import FuelBought, ReadyToFly
from .slots import slot_of_equipment
from .state import Postal


@dataclass(frozen=True)
class OrderSupply(Action):
    """Buy a MET REPORT (AP-CARD-21) or a CO-PILOT (AP-CARD-22)."""

    equipment: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.orders

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        kind = self.equipment
        if kind > CO_PILOT:
            return MAINT_08
        if s.has(seat, kind):
            return MAINT_10  # AP-RULING-31
        if not s.supply[kind] or s.room(seat, slot_of_equipment(kind)) <= 0:
            return PREFLIGHT_02 if kind == MET_REPORT else PREFLIGHT_03  # AP-VAR-INIT-11
        return None if s.money[seat] >= PRICE[kind] else PREFLIGHT_09

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return {"equipment": self.equipment, "price": PRICE[self.equipment]}

    def perform(self, s: Postal, seat: Seat) -> None:
        s.supply[self.equipment] -= 1
        install(s, seat, self.equipment)


@dataclass(frozen=True)
class BuyFuel(Action):
    """Raise the gauge; a FUEL card cannot do that (AP-PREFLIGHT-07, AP-FAQ-16)."""

    count: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.fuels[: max(0, s.max_fuel(seat) - s.gauge[seat])]

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        if not 0 < self.count <= s.max_fuel(seat) - s.gauge[seat]:
            return PREFLIGHT_04
        return None if s.money[seat] >= self.count * FUEL_PRICE else PREFLIGHT_09

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return {"count": self.count, "price": self.count * FUEL_PRICE}

    def perform(self, s: Postal, seat: Seat) -> None:
        s.pay(seat, self.count * FUEL_PRICE)
        s.gauge[seat] += self.count
        if s.told is not None:
            s.tell(FuelBought(seat, self.count, self.count * FUEL_PRICE))


@dataclass(frozen=True)
class Ready(Action):
    """FIT TO FLY (AP-PREFLIGHT-08): endurance is set, and nothing more is bought (AP-PREFLIGHT-05)."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.readies

    def perform(self, s: Postal, seat: Seat) -> None:
        s.endurance = fitness(s, seat)
        s.flown = 0
        s.is_grounded = False
        if s.told is not None:
            s.tell(ReadyToFly(seat, s.endurance))


def fitness(s: Postal, seat: Seat) -> int:
    """AP-PILOT-04, AP-FAQ-02: the pilot's ENDURANCE, with AUTOPILOT and VETERAN (AP-RULING-48)."""
    endurance = s.board.endurance[s.pilot[seat]]
    if s.has(seat, AUTOPILOT):
        endurance += AUTOPILOT_ENDURANCE  # AP-CARD-36
    if s.has(seat, VETERAN):
        endurance += VETERAN_ENDURANCE  # AP-CARD-43
    return endurance


@dataclass(frozen=True)
class Preflight(SeatStep):
    """Purchases in any order, or none (AP-PREFLIGHT-01, AP-RULING-42)."""

    def word(self) -> str:
        return "preflight"

    def offers(self) -> tuple[type[Action], ...]:
        return (Ready, OrderSupply, BuyFuel)

    def why_not(self, action: Action) -> Rule:
        return PREFLIGHT_01

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        return () if isinstance(action, Ready) else (self,)


PREFLIGHT: Final = each_seat(Preflight)
