"""What a player can still reach: objectives, outstations, places for the loads aboard, and what all that is
worth from each place. For `worth`, which asks again and again about the same cards."""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Final

from windsock.core.card import Seat

from ..board.material import Board
from ..board.numbers import AIR_ROUTE, BAG, BONUS, DIPLOMACY, FUEL, LOADS, NATIONS, VIP
from ..delivery import accepts
from ..state import NOTHING, Postal

# What experience has taught, from games alone.
MONEY: Final = 0.02  # points for 1k, in the long run
CASH: Final = 0.045  # points for 1k that a goal will pay
FUEL_WORTH: Final = 0.11  # points for a step of the gauge
PATIENCE: Final = 0.74  # what a goal keeps of its worth each round
PACE: Final = 0.6  # part of the range that a plane flies in a round, on average
SLOWEST: Final = 1.5  # spaces in a round
NEXT: Final = 0.8  # what each further goal counts, against the one before
MOST_GOALS: Final = 6
DREAD: Final = 0.45  # part of its points that an open objective costs
STOP: Final = 0.2  # for a goal that is reached at once
FAR: Final = 60

Stop = tuple[float, int, int]
Cards = tuple[tuple[int, int], ...]  # open objectives, each with the place of its cube


class Outlook:
    """The goals of a player, whatever place is asked about. Nobody changes it: it is kept for later."""

    def __init__(
        self,
        board: Board,
        range_: int,
        cards: Cards,
        left: int,
        loads: tuple[int, ...],
        kept: tuple[int, ...],
    ) -> None:
        self.board = board
        self.cards = cards
        self.left = left  # outstations, one bit each
        self.loads = loads
        self.kept = kept
        self.decay = decays(range_)
        self.from_places: dict[int, float] = {}
        self.from_ground: dict[int, float] = {}
        self.at_places: dict[int, float] = {}

    def goals(self, place: int) -> float:
        """What can still be reached from a place: objectives and outstations, one after the other, and
        loads."""
        if place not in self.from_places:
            self.from_places[place] = self.worked_out(place, ways(self.board)[place])
        return self.from_places[place]

    def onward(self, place: int) -> float:
        """The same once the plane has landed: what this stop did not bring (AP-RULING-63) needs another
        landing."""
        if place not in self.from_ground:
            self.from_ground[place] = self.worked_out(place, ways_and_back(self.board, place))
        return self.from_ground[place]

    def landing(self, place: int) -> float:
        """What a stop brings at once, beside what `goals` already counts as near."""
        if place not in self.at_places:
            self.at_places[place] = self.reached(place)
        return self.at_places[place]

    def worked_out(self, place: int, away: tuple[int, ...]) -> float:
        value = self.freight(away)
        for card, _ in self.cards:
            if self.board.sort[card] == DIPLOMACY:
                value += 0.4 - DREAD * self.loss(card)
            else:
                value -= DREAD * self.board.glory[card]
        return value + self.tour(place, away)

    def stops(self) -> list[Stop]:
        """The goals on the map: what each brings, where it begins and where it ends."""
        board = self.board
        found: list[Stop] = []
        for card, cube in self.cards:
            a, b = board.goals[card]
            gain = 2.0 * board.glory[card] + CASH * board.money[card]
            if board.sort[card] == AIR_ROUTE and not cube:
                found.append((gain, a, b))
            elif board.sort[card] != DIPLOMACY:
                end = b if cube == 1 else a
                found.append((gain, end, end))
        if self.left:
            for city, reward in rewards(board):
                if self.left >> city & 1:
                    found.append((reward, board.city_place[city], board.city_place[city]))
        return found

    def tour(self, place: int, away: tuple[int, ...]) -> float:
        """Goals one after the other, each time the one that is worth most from where the last one ended."""
        table, decay = ways(self.board), self.decay
        open_ = self.stops()
        value, part, flown = 0.0, 1.0, 0
        for _ in range(min(MOST_GOALS, len(open_))):
            best, chosen, end, spaces = -1.0, 0, place, 0
            for i, (gain, a, b) in enumerate(open_):
                to_a, to_b = away[a], away[b]
                far = flown + table[a][b] + (to_a if to_a < to_b else to_b)
                worth = gain * decay[far if far < FAR else FAR]
                if worth > best:
                    best, chosen, spaces = worth, i, far
                    end = b if to_a < to_b else a
            value += part * best
            part *= NEXT
            place, flown = end, spaces
            away = table[place]
            open_.pop(chosen)
        return value

    def loss(self, card: int) -> int:
        """What an open DIPLOMACY card costs."""
        nation = card - self.board.first_diplomacy
        return 0 if self.kept[nation] else self.board.scales[nation][0]

    def freight(self, away: tuple[int, ...]) -> float:
        """The bonuses of the cards aboard, by the nearest place that takes them."""
        value = 0.0
        for load in range(LOADS):
            count = self.loads[load]
            if not count:
                continue
            if load == FUEL:
                value += count * FUEL_WORTH * 0.7
                continue
            gain = CASH * BONUS[load]
            if load >= BAG and self.has_card(self.board.first_diplomacy + load - BAG):
                gain += self.board.scales[load - BAG][min(self.kept[load - BAG], 1)]
            nearest = FAR
            for place in takers(self.board, load):
                if 0 < away[place] < nearest:
                    nearest = away[place]
            value += count * gain * self.decay[nearest]
        return value

    def has_card(self, wanted: int) -> bool:
        for card, _ in self.cards:
            if card == wanted:
                return True
        return False

    def reached(self, place: int) -> float:
        board = self.board
        value = 0.0
        for card, cube in self.cards:
            a, b = board.goals[card]
            if board.sort[card] == AIR_ROUTE:
                is_done = cube != 0 and place == (b if cube == 1 else a)
                if not cube and place in (a, b):
                    value += 0.3
            else:
                is_done = board.sort[card] == VIP and place == a
            if is_done:
                value += (1.0 - PATIENCE) * (2 * board.glory[card] + CASH * board.money[card]) + STOP
        best = 0.0
        for load in range(LOADS):
            if self.loads[load] and load != FUEL and accepts(board, place, load):
                best = max(best, (1.0 - PATIENCE) * CASH * BONUS[load])
        city = board.city_at.get(place, NOTHING)
        if city != NOTHING and self.left >> city & 1:
            reward = max(float(board.city_points[city]), CASH * board.city_money[city])
            value += (1.0 - PATIENCE) * reward + STOP
        return value + best


@lru_cache(maxsize=2000)
def known(
    board: Board, range_: int, cards: Cards, left: int, loads: tuple[int, ...], kept: tuple[int, ...]
) -> Outlook:
    return Outlook(board, range_, cards, left, loads, kept)


def outlook(s: Postal, seat: Seat, more: tuple[int, ...] = ()) -> Outlook:
    """Of a player; with `more` objectives than there are."""
    cards = tuple([(card, s.cubes[card]) for card in (*s.objectives[seat], *more)])
    left = s.outstations & ~s.visited[seat]
    loads = tuple(s.loads[seat * LOADS : (seat + 1) * LOADS])
    kept = tuple(s.kept[seat * NATIONS : (seat + 1) * NATIONS])
    return known(s.board, s.range(seat), cards, left, loads, kept)


@cache
def decays(range_: int) -> tuple[float, ...]:
    """What a goal keeps of its worth until it is reached, by the spaces to it."""
    pace = max(SLOWEST, PACE * range_)
    return tuple([float(PATIENCE ** (1.0 + spaces / pace)) for spaces in range(FAR + 1)])


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


@cache
def ways_and_back(board: Board, place: int) -> tuple[int, ...]:
    """As `ways`, but the place itself is as far as a flight to the next one and back."""
    away = list(ways(board)[place])
    away[place] = 2 * min((board.lengths[route] for route in board.routes_at[place]), default=FAR)
    return tuple(away)


@cache
def rewards(board: Board) -> tuple[tuple[int, float], ...]:
    """CITY cards on the board, and what an outstation there is worth."""
    return tuple(
        [
            (card, max(float(board.city_points[card]), MONEY * board.city_money[card]))
            for card in board.city_at.values()
        ]
    )


@cache
def takers(board: Board, load: int) -> tuple[int, ...]:
    return tuple([place for place in range(len(board.cities)) if accepts(board, place, load)])
