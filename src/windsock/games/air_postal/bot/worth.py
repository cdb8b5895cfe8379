"""How good a position is for a seat: its points, what its money, plane and cards are good for, and how far
its goals are. For bots: give it an imagined world, not the truth.

A goal counts with the part that is left of it after the rounds that the plane needs to get there. What a
token promises is foretold until the action is done.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from windsock.core.card import Seat

from ..board.material import Board
from ..board.numbers import (
    CO_PILOT,
    COMPASS,
    DIPLOMACY,
    FLIGHTS,
    FUEL,
    FUEL_EXPERT,
    FUEL_PRICE,
    GYROSCOPE,
    KINDS,
    MAINTENANCE,
    MET_REPORT,
    METEOROLOGIST,
    NAVIGATOR,
    OBJECTIVES,
    PRICE,
    PROPELLER,
    RADIO,
)
from ..changing import changes
from ..effects import colours
from ..flight import Flights
from ..maintenance import Maintenance
from ..objectives import Objectives, can_hold
from ..preflight import Preflight, fitness
from ..state import NOTHING, Postal
from ..windsock import ResolveActions
from .odds import Forecast, forecast, stakes
from .outlook import FUEL_WORTH, MONEY, Outlook, outlook

# What experience has taught, from games alone.
NEED: Final = ((30, 0.05), (70, 0.02))  # and more for each of the first ones
LEVEL: Final = 0.7
REACH: Final = 0.5  # points for a space of range
TANK: Final = 0.2
SLOT: Final = 0.25
GEAR: Final = 0.6  # of its price that equipment is worth
CRASH: Final = 6.0  # what a crash costs beside the plane
SURE: Final = 0.85  # of what is foretold that comes true
WORST_CARD: Final = -0.3  # one must be taken with the revenue
LEAST: Final = 0.1  # for which it is worth while to fly at all
IDLE: Final = -1.0  # a round in which nothing is done
RIVAL: Final = 0.3
SAVES_FUEL: Final = sum(1 << kind for kind in (COMPASS, FUEL_EXPERT, METEOROLOGIST, PROPELLER, MET_REPORT))
SAVES_ENDURANCE: Final = sum(1 << kind for kind in (CO_PILOT, GYROSCOPE, MET_REPORT, RADIO, NAVIGATOR))


def worth(s: Postal, seat: Seat) -> float:
    """Points to expect for `seat`, less a part of those of the best of the others."""
    if s.ending:
        scores = [float(points) for points in s.points]
    else:
        scores = [prospects(s, other) if other == seat else standing(s, other) for other in range(s.seats)]
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - RIVAL * max(others, default=0.0)


def standing(s: Postal, seat: Seat) -> float:
    """A rough look at somebody else."""
    return s.points[seat] + MONEY * s.money[seat]


def prospects(s: Postal, seat: Seat) -> float:
    if s.plane[seat] == NOTHING:
        return float(s.points[seat]) + (0.0 if s.pilot[seat] == NOTHING else promise(s.board, s.pilot[seat]))
    value = holdings(s, seat)
    if s.leg and s.asked == 1 << seat and not s.dice:
        return value + in_the_air(s, seat)
    place = s.path[-1] if s.path else s.place[seat]
    goals = outlook(s, seat)
    return value + from_here(s, seat, goals, place) + foretold(s, seat, place, goals)


def from_here(s: Postal, seat: Seat, goals: Outlook, place: int) -> float:
    """What can be reached: from a place overhead all that is there, too."""
    return goals.onward(place) if place == s.place[seat] and not s.path else goals.goals(place)


def promise(board: Board, pilot: int) -> float:
    """What a pilot is good for."""
    return board.start_level[pilot] + 0.08 * board.revenue[pilot] + board.endurance[pilot] * 0.8


def holdings(s: Postal, seat: Seat) -> float:
    """Points, money, plane, equipment and fuel."""
    gear = sum(PRICE[kind] for kind in range(KINDS) if s.equipment[seat] >> kind & 1)
    return (
        s.points[seat]
        + purse(s.money[seat])
        + MONEY * GEAR * gear
        + FUEL_WORTH * s.gauge[seat]
        + plane_worth(s.board, s.plane[seat])
        + promise(s.board, s.pilot[seat])
    )


def purse(money: int) -> float:
    """What money is worth: the first of it most, because nobody flies without any."""
    return MONEY * money + sum(more * min(money, limit) for limit, more in NEED)


@cache
def plane_worth(board: Board, plane: int) -> float:
    slots = sum(board.slots[plane])
    return (
        LEVEL * board.level[plane]
        + REACH * min(board.range[plane], 9)
        + TANK * min(board.max_fuel[plane], 12)
        + SLOT * min(slots, 8)
        + MONEY * 0.5 * board.resale[plane]
    )


def in_the_air(s: Postal, seat: Seat) -> float:
    """A leg that is announced: arriving against an interruption, by the odds."""
    board = s.board
    more_fuel, more_stamina = help_aboard(s, seat)
    gauge, stamina = s.gauge[seat] + more_fuel, s.endurance + more_stamina
    found = forecast(board.dice, tuple(colours(s)), stakes(s, seat), gauge, stamina)
    end = s.path[-1]
    routes = s.flight + s.leg
    firsts = sum(
        points
        for first, points in enumerate(board.first_points)
        if s.firsts[first] == NOTHING and all(r in routes for r in board.first_routes[first])
    )
    spaces = s.range(seat) - s.flown - s.leg_spaces()
    goals = outlook(s, seat)
    onward = hops(s, seat, goals, (more_fuel, more_stamina), end, found.fuel, found.endurance, spaces, 1)
    value = goals.goals(end) + goals.landing(end) + firsts + onward
    value -= FUEL_WORTH * max(0.0, s.gauge[seat] - found.fuel)
    return balance(s, seat, found, value, goals.onward(s.path[0]))


def balance(s: Postal, seat: Seat, found: Forecast, arrived: float, home: float) -> float:
    """What a leg is worth on average."""
    plane, fuel = s.plane[seat], FUEL_WORTH * s.gauge[seat]
    crash = CRASH + 0.5 * plane_worth(s.board, plane)
    value = found.arrive * arrived + found.breakdown * (home - s.board.level[plane] - 1.0 - fuel)
    return value + found.crash * (home - crash - fuel)


def help_aboard(s: Postal, seat: Seat) -> tuple[int, int]:
    """About how much FUEL and ENDURANCE the cards aboard save on a leg."""
    heap = s.equipment[seat]
    fuel = (heap & SAVES_FUEL).bit_count() + min(2, s.carries(seat, FUEL))
    return min(3, fuel), min(3, (heap & SAVES_ENDURANCE).bit_count())


def hops(
    s: Postal,
    seat: Seat,
    goals: Outlook,
    help_: tuple[int, int],
    place: int,
    fuel: float,
    stamina: float,
    spaces: int,
    depth: int,
) -> float:
    """What the best routes from a place add to staying there, with so much on the gauge and such help."""
    board = s.board
    tank = int(fuel)
    most = min(spaces, tank)
    if most <= 0 or stamina < 1.0:
        return 0.0
    here = from_here(s, seat, goals, place)
    more_fuel, more_stamina = help_
    crashes = s.form.crashes[s.type(seat)]
    best = 0.0
    for route in board.routes_at[place]:
        far = board.lengths[route]
        if far > most:
            continue
        other = board.beyond(route, place)
        is_crash = crashes[board.is_sea[route]]
        odds = forecast_of_route(board, route, place, is_crash, tank + more_fuel, int(stamina) + more_stamina)
        left = min(float(tank), odds.fuel)
        value = goals.goals(other) + goals.landing(other) - FUEL_WORTH * (tank - left)
        if depth > 1:
            stamina_left = min(stamina, odds.endurance)
            value += hops(s, seat, goals, help_, other, left, stamina_left, spaces - far, depth - 1)
        best = max(best, balance(s, seat, odds, value, here) - here)
    return best


def foretold(s: Postal, seat: Seat, place: int, goals: Outlook) -> float:
    """What the player can still expect of the action they have chosen for this round."""
    pending = [step for step in s.agenda if getattr(step, "seat", NOTHING) == seat]
    is_open = any(isinstance(step, ResolveActions) for step in s.agenda)
    if any(isinstance(step, Flights) for step in pending) or (is_open and seat in s.tokens[FLIGHTS]):
        return flying(s, seat, goals, place, is_open or any(isinstance(step, Preflight) for step in pending))
    if any(isinstance(step, Objectives) for step in pending) or (is_open and seat in s.tokens[OBJECTIVES]):
        money = s.money[seat]
        revenue = purse(money + s.board.revenue[s.pilot[seat]]) - purse(money) if is_open else 0.0
        return revenue + objective_to_take(s, seat)
    if any(isinstance(step, Maintenance) for step in pending) or (is_open and seat in s.tokens[MAINTENANCE]):
        found = changing(s, seat)
        return found if found > LEAST else IDLE
    return 0.0


def flying(s: Postal, seat: Seat, goals: Outlook, place: int, can_buy: bool) -> float:
    """The best that the fuel at hand leads to; before the preflight check, with what money can buy."""
    if s.is_grounded:
        return 0.0
    spaces = s.range(seat) - (0 if can_buy else s.flown)
    help_ = help_aboard(s, seat)
    if not can_buy:
        stamina = max(1, s.endurance) if s.path else s.endurance
        return SURE * hops(s, seat, goals, help_, place, s.gauge[seat], stamina, spaces, 2)
    best = with_fuel(s, seat, goals, help_, place, spaces, 0)
    more, price = help_for_sale(s, seat)
    if price:
        better = (min(3, help_[0] + more[0]), min(3, help_[1] + more[1]))
        best = max(best, with_fuel(s, seat, goals, better, place, spaces, price))
    return SURE * best if best > LEAST else IDLE


def with_fuel(
    s: Postal, seat: Seat, goals: Outlook, help_: tuple[int, int], place: int, spaces: int, price: int
) -> float:
    """The best flight with as much fuel as is good for it, after a price was paid."""
    money = s.money[seat]
    most = min((money - price) // FUEL_PRICE, s.max_fuel(seat) - s.gauge[seat])
    best = 0.0
    for more in {*range(0, most, 2), most}:
        paid = purse(money) - purse(money - price - more * FUEL_PRICE) - FUEL_WORTH * more
        found = hops(s, seat, goals, help_, place, s.gauge[seat] + more, fitness(s, seat), spaces, 2)
        best = max(best, found - max(0.0, paid))
    return best


def help_for_sale(s: Postal, seat: Seat) -> tuple[tuple[int, int], int]:
    """The FUEL and ENDURANCE that supplies would save on a leg, and what they cost."""
    fuel, endurance, price = 0, 0, 0
    for action in s.moves.orders:
        if action.refuse(s, seat) is None:
            kind = action.facts(s, seat)["equipment"]
            fuel += SAVES_FUEL >> kind & 1
            endurance += 1
            price += PRICE[kind]
    return (fuel, endurance), price if price <= s.money[seat] else 0


def objective_to_take(s: Postal, seat: Seat) -> float:
    """The best card of the river, or something from the deck."""
    best = max(WORST_CARD if s.money[seat] < 80 else 3 * WORST_CARD, 0.5 - 0.35 * len(s.objectives[seat]))
    before = outlook(s, seat).goals(s.place[seat])
    for card in s.objective_river:
        if card != NOTHING and s.board.sort[card] != DIPLOMACY and can_hold(s, seat, card):
            best = max(best, outlook(s, seat, (card,)).goals(s.place[seat]) - before)
    return 0.9 * best


def changing(s: Postal, seat: Seat) -> float:
    """The best plane that the player can change to."""
    now = plane_worth(s.board, s.plane[seat])
    best = 0.0
    for action in changes(s, seat):
        plane = action.facts(s, seat)["plane"]
        paid = action.facts(s, seat)["cost"]
        money = s.money[seat]
        best = max(best, plane_worth(s.board, plane) - now - purse(money) + purse(money - paid))
    return 0.9 * best


@lru_cache(maxsize=20_000)
def forecast_of_route(
    board: Board, route: int, start: int, is_crash: bool, fuel: int, endurance: int
) -> Forecast:
    """A leg of one route."""
    spaces = board.colours(route, start)
    return forecast(board.dice, spaces, (is_crash,) * len(spaces), fuel, endurance)
