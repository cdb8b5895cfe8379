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
from .ending import loss
from .flight import Flights
from .maintenance import Maintenance
from .material import Board
from .numbers import (
    AIR_ROUTE,
    BAG,
    BONUS,
    DIPLOMACY,
    FLIGHTS,
    FUEL,
    FUEL_PRICE,
    KINDS,
    LOADS,
    MAINTENANCE,
    NATIONS,
    OBJECTIVES,
    PRICE,
    VIP,
)
from .objectives import Objectives, can_hold
from .odds import forecast_of
from .preflight import Preflight, fitness
from .state import NOTHING, Postal
from .windsock import ResolveActions

# What experience has taught, from games alone.
MONEY: Final = 0.04  # points for 1k, in the long run
NEED: Final = ((25, 0.05), (60, 0.02))  # and more for each of the first ones
FUEL_WORTH: Final = 0.24  # points for a step of the gauge
PATIENCE: Final = 0.86  # what a goal keeps of its worth each round
PACE: Final = 0.6  # part of the range that a plane flies in a round, on average
NEXT: Final = 0.6  # what each further goal counts, against the one before
MOST_GOALS: Final = 6
DREAD: Final = 0.4  # part of its points that an open objective costs
LEVEL: Final = 1.0
REACH: Final = 0.5  # points for a space of range
TANK: Final = 0.2
SLOT: Final = 0.25
GEAR: Final = 0.6  # of its price that equipment is worth
CRASH: Final = 6.0  # what a crash costs beside the plane
RIVAL: Final = 0.3
FAR: Final = 60


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
        found.append((2.0 * glory + MONEY * board.money[card]) * left_after(spaces, pace))
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
        gain = MONEY * BONUS[load]
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
    found = forecast_of(s, seat)
    board, level = s.board, s.board.level[s.plane[seat]]
    home = goals(s, seat, s.path[0])
    end = goals(s, seat, s.path[-1]) + landing(s, seat, s.path[-1])
    burnt = FUEL_WORTH * (s.gauge[seat] - found.fuel)
    crash = CRASH + 0.5 * plane_worth(board, s.plane[seat])
    firsts = sum(
        points
        for first, points in enumerate(board.first_points)
        if s.firsts[first] == NOTHING and all(r in (*s.flight, *s.leg) for r in board.first_routes[first])
    )
    value = found.arrive * (end + firsts - burnt)
    value += found.breakdown * (home - level - FUEL_WORTH * s.gauge[seat])
    return value + found.crash * (home - crash - FUEL_WORTH * s.gauge[seat])


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
            value += 0.2 * (2 * board.glory[card] + MONEY * board.money[card]) + 0.3
        elif board.sort[card] == AIR_ROUTE and not s.cubes[card] and place in (a, b):
            value += 0.3
    best = 0.0
    for load in range(LOADS):
        if s.loads[seat * LOADS + load] and load != FUEL and accepts(board, place, load):
            best = max(best, 0.3 * MONEY * BONUS[load])
    card = board.city_at.get(place, NOTHING)
    if card != NOTHING and s.outstations >> card & 1 and not s.visited[seat] >> card & 1:
        value += 0.2 * max(float(board.city_points[card]), MONEY * board.city_money[card]) + 0.2
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
        return changing(s, seat) + (0.05 if not s.has_unlocked and s.locked else 0.0)
    return 0.0


def flying(s: Postal, seat: Seat, place: int, can_buy: bool) -> float:
    """The best place that the fuel at hand leads to, by a rough guess at the odds."""
    if s.is_grounded:
        return 0.0
    board = s.board
    buy = min(s.money[seat] // FUEL_PRICE, s.max_fuel(seat) - s.gauge[seat]) if can_buy else 0
    fuel = s.gauge[seat] + buy
    stamina = fitness(s, seat) if can_buy else s.endurance
    spaces = min(s.range(seat) - (0 if can_buy else s.flown), fuel)
    if spaces <= 0 or (not stamina and not s.path):
        return 0.0
    here = goals(s, seat, place)
    best = 0.0
    away = ways(board)[place]
    for other, far in enumerate(away):
        if 0 < far <= spaces:
            sure = min(1.0, (fuel / far - 0.85) / 0.75) * min(1.0, (stamina + 1.0) / (0.55 * far + 0.5))
            gain = goals(s, seat, other) + landing(s, seat, other) - here
            burnt = 1.45 * far
            spent = FUEL_PRICE * max(0, int(burnt + 0.5) - s.gauge[seat])
            price = (
                FUEL_WORTH * min(burnt, s.gauge[seat]) + purse(s.money[seat]) - purse(s.money[seat] - spent)
            )
            best = max(best, sure * gain - (1.0 - sure) * board.level[s.plane[seat]] - price)
    return 0.85 * best


def objective_to_take(s: Postal, seat: Seat) -> float:
    """The best card of the river, or something from the deck."""
    best = 0.3
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
