"""Card effects in flight (section 13), in the window between the roll of a leg and its first die.

Each effect is used on one die, in any order, seeing each result before the next (AP-FLIGHT-09,
AP-RULING-46). Using one is never a duty (AP-FLIGHT-10).
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
    ALTIMETER,
    BLUE,
    CO_PILOT,
    COMPASS,
    ENDURANCE_COST,
    ENGINEER,
    FAIR,
    FOG,
    FUEL,
    FUEL_COST,
    FUEL_EXPERT,
    GREEN,
    GYROSCOPE,
    MET_REPORT,
    METEOROLOGIST,
    NAVIGATOR,
    PROPELLER,
    PROPELLER_SPACES,
    RADIO,
    RED,
    STORM,
    WHITE,
    WIND,
)
from .rules import (
    CARD_06A,
    CARD_21,
    CARD_22,
    CARD_31,
    CARD_32,
    CARD_33,
    CARD_34,
    CARD_35,
    CARD_41,
    CARD_42,
    CARD_49,
    CARD_50,
    FLIGHT_08,
    FLIGHT_09,
    FLIGHT_12,
)
from .show.dice import NamedDice
from .show.events import DieRerolled, EffectUsed, FuelCardUsed
from .state import Postal

REROLLED: Final = {ENGINEER: GREEN, RADIO: WHITE, NAVIGATOR: RED}  # AP-CARD-31 to -33
REROLL_RULES: Final = {ENGINEER: CARD_31, RADIO: CARD_32, NAVIGATOR: CARD_33}
USABLE: Final = (
    *(MET_REPORT, CO_PILOT, COMPASS, ENGINEER, NAVIGATOR, GYROSCOPE, RADIO),
    *(FUEL_EXPERT, METEOROLOGIST, PROPELLER, ALTIMETER),
)
ANY_USE: Final = sum(1 << kind for kind in USABLE)


def colours(s: Postal) -> list[int]:
    """The colours of the leg's spaces, in the order in which they are flown."""
    start = s.path[-1 - len(s.leg)]
    found: list[int] = []
    for route in s.leg:
        found += s.board.colours(route, start)
        start = s.board.beyond(route, start)
    return found


def roll(s: Postal, colour: int) -> int:
    """All dice of the game (AP-SETUP-07): every face of a die is equally likely (AP-RULING-19,
    AP-WEATHER-08, -09)."""
    faces = s.board.dice[colour]
    if isinstance(s.chance, NamedDice):
        s.chance.die = colour
    return faces[s.chance.below(len(faces))]


def turn_die(s: Postal, die: int, face: int) -> None:
    """A die gets the whole cost of its face (AP-WEATHER-01 to -07); what was cancelled on it before is lost
    (AP-FLIGHT-30)."""
    s.dice[die] = face
    s.fuel_costs[die] = FUEL_COST[face]
    s.endurance_costs[die] = ENDURANCE_COST[face]


def misuse(s: Postal, kind: int, die: int, colour: int) -> Rule | None:
    """The rule that keeps an effect from a die: it must be of its kind, and change something (AP-FLIGHT-29,
    AP-RULING-47). Which card does what: AP-RULING-52, AP-RULING-53. Different cards may modify the same die
    (AP-FLIGHT-14)."""
    face = s.dice[die]
    if kind in REROLLED:
        return None if colour == REROLLED[kind] else REROLL_RULES[kind]
    if kind == MET_REPORT:
        return CARD_21 if face == FAIR else None
    if kind == CO_PILOT:
        return None if s.endurance_costs[die] else CARD_22
    if kind == COMPASS:
        return None if face == WIND and colour in (GREEN, BLUE) else CARD_34
    if kind == GYROSCOPE:
        return None if s.endurance_costs[die] and colour in (WHITE, RED) else CARD_35
    if kind == FUEL_EXPERT:
        return None if s.fuel_costs[die] == 2 else CARD_41
    if kind == METEOROLOGIST:
        return None if face in (WIND, STORM) else CARD_42  # AP-RULING-51: one die
    if kind == PROPELLER:
        is_long = s.flight_spaces() >= PROPELLER_SPACES  # AP-RULING-50
        return None if is_long and s.fuel_costs[die] else CARD_49
    return None if face == FOG and colour != BLUE else CARD_50  # ALTIMETER


def face_of(s: Postal, die: int) -> int:
    """What a die of the leg shows; FAIR if there is no such die."""
    return s.dice[die - 1] if 1 <= die <= len(s.dice) else FAIR


@dataclass(frozen=True)
class UseEffect(Action):
    """Use a SYSTEM or CREW card on a die, counted from 1."""

    equipment: int
    die: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        kinds = [kind for kind in USABLE if s.equipment[seat] >> kind & 1]
        return [s.moves.uses[kind][die] for kind in kinds for die in range(len(s.dice))]

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        kind = self.equipment
        if not (s.has(seat, kind) and ANY_USE >> kind & 1):
            return FLIGHT_09
        if s.used >> kind & 1:
            return FLIGHT_12  # AP-FLIGHT-11, AP-FLIGHT-13, AP-FAQ-14, AP-FAQ-15
        if not 1 <= self.die <= len(s.dice):
            return FLIGHT_08
        return misuse(s, kind, self.die - 1, colours(s)[self.die - 1])

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return {"equipment": self.equipment, "die": self.die, "face": face_of(s, self.die)}

    def perform(self, s: Postal, seat: Seat) -> None:
        kind, die = self.equipment, self.die - 1
        s.used |= 1 << kind
        if kind in (MET_REPORT, CO_PILOT):  # AP-CARD-53: all others stay
            s.equipment[seat] &= ~(1 << kind)
            s.supply[kind] += 1  # AP-CARD-21a, AP-INTERRUPT-07, AP-RULING-71: whatever comes of the flight
        if kind in REROLLED:
            turn_die(s, die, roll(s, REROLLED[kind]))  # AP-CARD-31 to -33, AP-FLIGHT-15, AP-RULING-57
            if s.told is not None:
                s.tell(DieRerolled(seat, kind, self.die, s.dice[die]))
            return
        if kind in (CO_PILOT, GYROSCOPE):
            s.endurance_costs[die] -= 1
        elif kind in (FUEL_EXPERT, PROPELLER):
            s.fuel_costs[die] -= 1  # AP-FLIGHT-17: never below 0
        else:
            turn_die(s, die, FAIR)  # AP-WEATHER-10
        if s.told is not None:
            s.tell(EffectUsed(seat, kind, self.die))


@dataclass(frozen=True)
class BurnFuelCard(Action):
    """AP-CARD-06: discard a FUEL card instead of spending 1 FUEL; any number on the same die
    (AP-RULING-49)."""

    die: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.burns[: len(s.dice)]

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        if not s.carries(seat, FUEL):
            return CARD_06A
        if not 1 <= self.die <= len(s.dice):
            return FLIGHT_08
        return None if s.fuel_costs[self.die - 1] else CARD_06A

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return {"die": self.die, "face": face_of(s, self.die)}

    def perform(self, s: Postal, seat: Seat) -> None:
        s.discard_load(seat, FUEL)  # AP-RULING-60: no delivery
        s.fuel_costs[self.die - 1] -= 1
        if s.told is not None:
            s.tell(FuelCardUsed(seat, self.die))


@dataclass(frozen=True)
class FlyOn(Action):
    """No further effect (AP-FLIGHT-10): the dice are resolved as they lie."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.fly_ons

    def perform(self, s: Postal, seat: Seat) -> None:
        pass


@dataclass(frozen=True)
class Effects(Step):
    """The window of a leg (AP-RULING-46). Skips a player without an effect to use."""

    seat: Seat

    def word(self) -> str:
        return "effects"

    def asks(self, s: Postal) -> Seats:
        return 1 << self.seat if len(self.moves(s, self.seat)) > 1 else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (FlyOn, UseEffect, BurnFuelCard)

    def why_not(self, action: Action) -> Rule:
        return FLIGHT_09

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        return () if isinstance(action, FlyOn) else (self,)


EFFECTS: Final = each_seat(Effects)
