"""How good a position is for a seat: its points, what its money, plane and cards are good for, and how far
its goals are. For bots: give it an imagined world, not the truth.

A goal counts with the part that is left of it after the rounds that the plane needs to get there. What a
token promises is foretold until the action is done.
"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import Final

from windsock.core.card import Seat

from .changing import changes
from .delivery import accepts
from .effects import colours
from .ending import loss
from .flight import Flights
from .interruption import CRASHES
from .maintenance import Maintenance
from .material import Board
from .numbers import (
    AIR_ROUTE,
    BAG,
    BONUS,
    CO_PILOT,
    COMPASS,
    DIPLOMACY,
    FLIGHTS,
    FUEL,
    FUEL_EXPERT,
    FUEL_PRICE,
    GYROSCOPE,
    KINDS,
    LOADS,
    MAINTENANCE,
    MET_REPORT,
    METEOROLOGIST,
    NATIONS,
    NAVIGATOR,
    OBJECTIVES,
    PRICE,
    PROPELLER,
    RADIO,
    VIP,
)
from .objectives import Objectives, can_hold
from .odds import Forecast, forecast, stakes
from .preflight import Preflight, fitness
from .state import NOTHING, Postal
from .windsock import ResolveActions

# What experience has taught, from games alone.
MONEY: Final = 0.02  # points for 1k, in the long run
CASH: Final = 0.045  # points for 1k that a goal will pay
NEED: Final = ((30, 0.05), (70, 0.02))  # and more for each of the first ones
FUEL_WORTH: Final = 0.11  # points for a step of the gauge
PATIENCE: Final = 0.74  # what a goal keeps of its worth each round
PACE: Final = 0.6  # part of the range that a plane flies in a round, on average
NEXT: Final = 0.55  # what each further goal counts, against the one before
MOST_GOALS: Final = 6
DREAD: Final = 0.45  # part of its points that an open objective costs
LEVEL: Final = 0.7
REACH: Final = 0.5  # points for a space of range
TANK: Final = 0.2
SLOT: Final = 0.25
GEAR: Final = 0.6  # of its price that equipment is worth
CRASH: Final = 6.0  # what a crash costs beside the plane
SURE: Final = 0.85  # of what is foretold that comes true
WORST_CARD: Final = -0.3  # one must be taken with the revenue
IDLE: Final = -0.3  # a round in which nothing is done
RIVAL: Final = 0.3
FAR: Final = 60
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
    value += goals(s, seat, place)
    return value + foretold(s, seat, place)


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
    """What money is worth: the first of it most, because nobody flies without."""
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


@cache
def ways(board: Board) -> tuple[tuple[int, ...], ...]:
    """From each place to each other one: how many spaces."""
    table: list[tuple[int, ...]] = []
    for start in range(len(board.cities)):
        away = [FAR] * len(board.cities)
        away[start] = 0
        heap = [(0, start)]
        while heap:
            spaces, place = heappop(heap)
            if spaces > away[place]:
                continue
            for route in board.routes_at[place]:
                other = board.beyond(route, place)
                farther = spaces + board.lengths[route]
                if farther < away[other]:
                    away[other] = farther
                    heappush(heap, (farther, other))
        table.append(tuple(away))
    return tuple(table)


def goals(s: Postal, seat: Seat, place: int) -> float:
    """What can still be reached from a place: objectives and outstations, the best one first, and loads."""
    board = s.board
    table = ways(board)
    away = table[place]
    pace = max(1.5, PACE * s.range(seat))
    found: list[float] = []
    value = 0.0
    for card in s.objectives[seat]:
        a, b = board.goals[card]
        sort = board.sort[card]
        if sort == DIPLOMACY:
            value += 0.4 - DREAD * loss(s, seat, card)
            continue
        if sort == VIP:
            spaces = away[a]
        elif s.cubes[card]:
            spaces = away[b if s.cubes[card] == 1 else a]
        else:
            spaces = min(away[a], away[b]) + table[a][b]
        glory = board.glory[card]
        found.append((2.0 * glory + CASH * board.money[card]) * left_after(spaces, pace))
        value -= DREAD * glory
    left = s.outstations & ~s.visited[seat]
    if left:
        for city, reward in rewards(board):
            if left >> city & 1:
                found.append(reward * left_after(away[board.city_place[city]], pace))
    found.sort(reverse=True)
    part = 1.0
    for gain in found[:MOST_GOALS]:
        value += part * gain
        part *= NEXT
    return value + freight(s, seat, away, pace)


@cache
def rewards(board: Board) -> tuple[tuple[int, float], ...]:
    """CITY cards on the board, and what an outstation there is worth."""
    return tuple(
        (card, max(float(board.city_points[card]), MONEY * board.city_money[card]))
        for card in board.city_at.values()
    )


def left_after(spaces: int, pace: float) -> float:
    """What a goal keeps of its worth until it is reached."""
    return float(PATIENCE ** (1.0 + spaces / pace))


def freight(s: Postal, seat: Seat, away: tuple[int, ...], pace: float) -> float:
    """The bonuses of the cards aboard, by the nearest place that takes them."""
    value = 0.0
    for load in range(LOADS):
        count = s.loads[seat * LOADS + load]
        if not count:
            continue
        if load == FUEL:
            value += count * FUEL_WORTH * 0.7
            continue
        gain = CASH * BONUS[load]
        if load >= BAG and s.board.first_diplomacy + load - BAG in s.objectives[seat]:
            gain += s.board.scales[load - BAG][min(s.kept[seat * NATIONS + load - BAG], 1)]
        nearest = min((away[place] for place in takers(s.board, load) if away[place]), default=FAR)
        value += count * gain * left_after(nearest, pace)
    return value


@cache
def takers(board: Board, load: int) -> tuple[int, ...]:
    return tuple(place for place in range(len(board.cities)) if accepts(board, place, load))


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
    onward = hops(s, seat, end, found.fuel, found.endurance, spaces, 1)
    value = goals(s, seat, end) + landing(s, seat, end) + firsts + onward
    value -= FUEL_WORTH * max(0.0, s.gauge[seat] - found.fuel)
    return balance(s, seat, found, value, goals(s, seat, s.path[0]))


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


def hops(s: Postal, seat: Seat, place: int, fuel: float, stamina: float, spaces: int, depth: int) -> float:
    """What the best routes from a place add to staying there, with so much on the gauge."""
    board = s.board
    tank = int(fuel)
    most = min(spaces, tank)
    if most <= 0 or stamina < 1.0:
        return 0.0
    here = goals(s, seat, place)
    more_fuel, more_stamina = help_aboard(s, seat)
    crashes = CRASHES[s.type(seat)]
    best = 0.0
    for route in board.routes_at[place]:
        far = board.lengths[route]
        if far > most:
            continue
        other = board.beyond(route, place)
        is_crash = crashes[board.is_sea[route]] and not s.is_initiation
        odds = forecast(
            board.dice,
            board.colours(route, place),
            (is_crash,) * far,
            tank + more_fuel,
            int(stamina) + more_stamina,
        )
        left = min(float(tank), odds.fuel)
        value = goals(s, seat, other) + landing(s, seat, other) - FUEL_WORTH * (tank - left)
        if depth > 1:
            value += hops(s, seat, other, left, min(stamina, odds.endurance), spaces - far, depth - 1)
        best = max(best, balance(s, seat, odds, value, here) - here)
    return best


def landing(s: Postal, seat: Seat, place: int) -> float:
    """What a stop brings at once, beside what `goals` already counts as near."""
    board = s.board
    value = 0.0
    for card in s.objectives[seat]:
        a, b = board.goals[card]
        is_done = (
            s.cubes[card] and place == (b if s.cubes[card] == 1 else a)
            if board.sort[card] == AIR_ROUTE
            else board.sort[card] == VIP and place == a
        )
        if is_done:
            value += (1.0 - PATIENCE) * (2 * board.glory[card] + CASH * board.money[card]) + 0.2
        elif board.sort[card] == AIR_ROUTE and not s.cubes[card] and place in (a, b):
            value += 0.3
    best = 0.0
    for load in range(LOADS):
        if s.loads[seat * LOADS + load] and load != FUEL and accepts(board, place, load):
            best = max(best, (1.0 - PATIENCE) * CASH * BONUS[load])
    card = board.city_at.get(place, NOTHING)
    if card != NOTHING and s.outstations >> card & 1 and not s.visited[seat] >> card & 1:
        reward = max(float(board.city_points[card]), CASH * board.city_money[card])
        value += (1.0 - PATIENCE) * reward + 0.2
    return value + best


def foretold(s: Postal, seat: Seat, place: int) -> float:
    """What the player can still expect of the action that he has chosen for this round."""
    pending = [step for step in s.agenda if getattr(step, "seat", NOTHING) == seat]
    is_open = any(isinstance(step, ResolveActions) for step in s.agenda)
    if any(isinstance(step, Flights) for step in pending) or (is_open and seat in s.tokens[FLIGHTS]):
        return flying(s, seat, place, is_open or any(isinstance(step, Preflight) for step in pending))
    if any(isinstance(step, Objectives) for step in pending) or (is_open and seat in s.tokens[OBJECTIVES]):
        money = s.money[seat]
        revenue = purse(money + s.board.revenue[s.pilot[seat]]) - purse(money) if is_open else 0.0
        return revenue + objective_to_take(s, seat)
    if any(isinstance(step, Maintenance) for step in pending) or (is_open and seat in s.tokens[MAINTENANCE]):
        return changing(s, seat) or IDLE
    return 0.0


def flying(s: Postal, seat: Seat, place: int, can_buy: bool) -> float:
    """The best that the fuel at hand leads to; before the preflight check, with what money can buy."""
    if s.is_grounded:
        return 0.0
    spaces = s.range(seat) - (0 if can_buy else s.flown)
    if not can_buy:
        stamina = max(1, s.endurance) if s.path else s.endurance
        return SURE * hops(s, seat, place, s.gauge[seat], stamina, spaces, 2)
    best = 0.0
    most = min(s.money[seat] // FUEL_PRICE, s.max_fuel(seat) - s.gauge[seat])
    for more in {0, most // 2, most}:
        price = purse(s.money[seat]) - purse(s.money[seat] - more * FUEL_PRICE) - FUEL_WORTH * more
        found = hops(s, seat, place, s.gauge[seat] + more, fitness(s, seat), spaces, 2)
        best = max(best, found - max(0.0, price))
    return SURE * best


def objective_to_take(s: Postal, seat: Seat) -> float:
    """The best card of the river, or something from the deck."""
    best = max(WORST_CARD if s.money[seat] < 80 else 3 * WORST_CARD, 0.5 - 0.35 * len(s.objectives[seat]))
    before = goals(s, seat, s.place[seat])
    for card in s.objective_river:
        if card != NOTHING and s.board.sort[card] != DIPLOMACY and can_hold(s, seat, card):
            s.objectives[seat].append(card)
            best = max(best, goals(s, seat, s.place[seat]) - before)
            s.objectives[seat].pop()
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
