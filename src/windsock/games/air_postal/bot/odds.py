"""The odds of a leg, exact: how likely it is to arrive, with or without one card used well; what is at stake.

The gauge and endurance only ever fall, so a leg arrives if three sums hold: the FUEL of all dice but the last
leaves at least 1 on the gauge (AP-FLIGHT-19), that of all dice leaves at least 0, and so does ENDURANCE
(AP-FLIGHT-18). A card used well looks at all dice first (AP-FLIGHT-09).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from windsock.core.card import Seat

from ..board.numbers import (
    ALTIMETER,
    BLUE,
    CO_PILOT,
    COMPASS,
    ENDURANCE_COST,
    FAIR,
    FOG,
    FUEL,
    FUEL_COST,
    FUEL_EXPERT,
    GREEN,
    GYROSCOPE,
    MET_REPORT,
    METEOROLOGIST,
    PROPELLER,
    PROPELLER_SPACES,
    RED,
    STORM,
    WHITE,
    WIND,
)
from ..effects import ANY_USE, REROLLED, USABLE, colours
from ..state import Postal

Dice = tuple[tuple[int, ...], ...]  # the faces of each colour
SIDES: Final = 6
NO_CARD: Final = -1
FUEL_CARD: Final = -2


@dataclass(frozen=True)
class Forecast:
    """Of a leg before it is rolled: chances from 0 to 1, and what is left on average if it arrives."""

    arrive: float
    breakdown: float
    crash: float
    fuel: float
    endurance: float


def saved(card: int, colour: int, face: int) -> tuple[int, int] | None:
    """The FUEL and ENDURANCE that a card saves on a die; None if it cannot be used there."""
    fuel, endurance = FUEL_COST[face], ENDURANCE_COST[face]
    to_fair = (fuel - FUEL_COST[FAIR], endurance)
    if card == MET_REPORT:
        return to_fair if face != FAIR else None
    if card == COMPASS:
        return to_fair if face == WIND and colour in (GREEN, BLUE) else None
    if card == METEOROLOGIST:
        return to_fair if face in (WIND, STORM) else None
    if card == ALTIMETER:
        return to_fair if face == FOG and colour != BLUE else None
    if card == CO_PILOT:
        return (0, 1) if endurance else None
    if card == GYROSCOPE:
        return (0, 1) if endurance and colour in (WHITE, RED) else None
    if card == FUEL_EXPERT:
        return (1, 0) if fuel == 2 else None
    if card == PROPELLER:
        return (1, 0)
    return None


@lru_cache(maxsize=20_000)
def chance_to_arrive(
    dice: Dice, spaces: tuple[int, ...], fuel: int, endurance: int, card: int = NO_CARD, cards: int = 1
) -> float:
    """The chance that a leg over these colours arrives; with `card` used as well as can be (AP-FLIGHT-29)."""
    outcomes = sums(dice, spaces[:-1], card)
    last = spaces[-1]
    good = 0.0
    for (used, effort, marks), weight in outcomes.items():
        for face in dice[last]:
            good += weight * best(dice, used, effort, marks, last, face, fuel, endurance, card, cards)
    return good / float(SIDES ** len(spaces))


Sums = dict[tuple[int, int, int], int]


def sums(dice: Dice, spaces: tuple[int, ...], card: int) -> Sums:
    """FUEL, ENDURANCE and the marks of all dice but the last -> in how many of all rolls. A mark is a kind of
    die on which the card could be used: a bit for each face and whether its colour is the one."""
    found: Sums = {(0, 0, 0): 1}
    for colour in spaces:
        grown: Sums = {}
        for (used, effort, marks), weight in found.items():
            for face in dice[colour]:
                can_use = (
                    REROLLED[card] == colour if card in REROLLED else saved(card, colour, face) is not None
                )
                key = (
                    used + FUEL_COST[face],
                    effort + ENDURANCE_COST[face],
                    marks | (1 << face if can_use else 0),
                )
                grown[key] = grown.get(key, 0) + weight
        found = grown
    return found


def best(
    dice: Dice,
    used: int,
    effort: int,
    marks: int,
    last: int,
    face: int,
    fuel: int,
    endurance: int,
    card: int,
    cards: int,
) -> float:
    """The chance of one roll, the card used on the best die or not at all."""
    end, strain = FUEL_COST[face], effort + ENDURANCE_COST[face]
    if arrives(used, end, strain, fuel, endurance):
        return 1.0
    if card == NO_CARD:
        return 0.0
    if card == FUEL_CARD:
        first = min(cards, used)
        return float(arrives(used - first, max(0, end - cards + first), strain, fuel, endurance))
    if card in REROLLED:
        return reroll(dice, used, effort, marks, last, face, fuel, endurance, card)
    for other in range(len(FUEL_COST)):
        if marks >> other & 1:
            less = saved(card, GREEN if card != GYROSCOPE else WHITE, other)
            if less is not None and arrives(used - less[0], end, strain - less[1], fuel, endurance):
                return 1.0
    here = saved(card, last, face)
    return float(here is not None and arrives(used, end - here[0], strain - here[1], fuel, endurance))


def arrives(used: int, end: int, strain: int, fuel: int, endurance: int) -> bool:
    return used < fuel and used + end <= fuel and strain <= endurance


def reroll(
    dice: Dice,
    used: int,
    effort: int,
    marks: int,
    last: int,
    face: int,
    fuel: int,
    endurance: int,
    card: int,
) -> float:
    """The best single reroll of a die of the card's colour."""
    colour = REROLLED[card]
    end, strain = FUEL_COST[face], effort + ENDURANCE_COST[face]
    most = 0
    for other in range(len(FUEL_COST)):
        if marks >> other & 1:
            rest, ease = used - FUEL_COST[other], strain - ENDURANCE_COST[other]
            good = sum(
                arrives(rest + FUEL_COST[new], end, ease + ENDURANCE_COST[new], fuel, endurance)
                for new in dice[colour]
            )
            most = max(most, good)
    if last == colour:
        good = sum(
            arrives(used, FUEL_COST[new], effort + ENDURANCE_COST[new], fuel, endurance)
            for new in dice[colour]
        )
        most = max(most, good)
    return most / SIDES


@lru_cache(maxsize=20_000)
def forecast(
    dice: Dice, spaces: tuple[int, ...], is_crash: tuple[bool, ...], fuel: int, endurance: int
) -> Forecast:
    """Without any card. `is_crash` says of each space what an interruption there is (AP-INTERRUPT-04)."""
    left = {(fuel, endurance): 1.0}
    lost = [0.0, 0.0]  # breakdown, crash
    for space, colour in enumerate(spaces):
        after: dict[tuple[int, int], float] = {}
        for (gauge, stamina), weight in left.items():
            for face in dice[colour]:
                now = (gauge - FUEL_COST[face], stamina - ENDURANCE_COST[face])
                if min(now) < 0 or (now[0] == 0 and space < len(spaces) - 1):
                    lost[is_crash[space]] += weight / SIDES
                else:
                    after[now] = after.get(now, 0.0) + weight / SIDES
        left = after
    arrive = sum(left.values())
    if not arrive:
        return Forecast(0.0, lost[0], lost[1], 0.0, 0.0)
    mean_fuel = sum(gauge * weight for (gauge, _), weight in left.items()) / arrive
    mean_endurance = sum(stamina * weight for (_, stamina), weight in left.items()) / arrive
    return Forecast(arrive, lost[0], lost[1], mean_fuel, mean_endurance)


def stakes(s: Postal, seat: Seat) -> tuple[bool, ...]:
    """For each space of the announced leg: whether an interruption there is a crash."""
    crashes = s.form.crashes[s.type(seat)]
    return tuple(crashes[s.board.is_sea[route]] for route in s.leg for _ in range(s.board.lengths[route]))


def forecast_of(s: Postal, seat: Seat) -> Forecast:
    """The announced leg of a player."""
    return forecast(s.board.dice, tuple(colours(s)), stakes(s, seat), s.gauge[seat], s.endurance)


def chances_with(s: Postal, seat: Seat) -> dict[int, float]:
    """The chance that the announced leg arrives with each card aboard that is still of use in this flight."""
    spaces = tuple(colours(s))
    dice, gauge = s.board.dice, s.gauge[seat]
    found: dict[int, float] = {}
    for kind in USABLE:
        if s.equipment[seat] & ANY_USE & ~s.used & 1 << kind:
            if kind == PROPELLER and s.flight_spaces() < PROPELLER_SPACES:
                continue
            found[kind] = chance_to_arrive(dice, spaces, gauge, s.endurance, kind)
    if s.carries(seat, FUEL):
        found[FUEL_CARD] = chance_to_arrive(
            dice, spaces, gauge, s.endurance, FUEL_CARD, s.carries(seat, FUEL)
        )
    return found
