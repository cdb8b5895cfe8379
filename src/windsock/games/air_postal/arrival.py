"""Arrival (section 9): AIR ROUTES, outstation, great first, and whether this ends the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step, each_seat

from .board.material import Board
from .board.numbers import AIR_ROUTE, POINTS
from .ending import trigger_by_points
from .epic_ending import trigger_by_tour
from .objectives import lay_cube
from .rules import DELIVER_20
from .show.events import AirRouteFulfilled, FirstClaimed, OutstationVisited
from .state import NOTHING, Postal

CUBE, FULFILLED = range(2)  # what a landing does for an AIR ROUTE


@dataclass(frozen=True)
class Fulfil(Step):
    """AIR ROUTES of the player that name this place: a cube, or the reward (AP-DELIVER-14 to -17)."""

    seat: Seat

    def word(self) -> str:
        return "fulfil"

    def run(self, s: Postal) -> None:
        if s.is_grounded:
            return  # AP-RULING-63: customs found a case
        seat, board = self.seat, s.board
        for card in s.objectives[seat][:]:
            if board.sort[card] != AIR_ROUTE:
                continue
            effect = landing_for(board, card, s.cubes[card], s.place[seat])
            if effect == CUBE:
                lay_cube(s, seat, card)
            elif effect == FULFILLED:
                fulfil(s, seat, card)


def landing_for(board: Board, card: int, cube: int, place: int) -> int:
    """What a landing at a place does for an AIR ROUTE, with the cube that it carries."""
    if place not in board.goals[card]:
        return NOTHING
    if not cube:
        return CUBE  # AP-DELIVER-14
    return NOTHING if board.goals[card][cube - 1] == place else FULFILLED  # AP-DELIVER-15


def fulfil(s: Postal, seat: Seat, card: int) -> None:
    """AP-CARD-11, AP-DELIVER-18, AP-FAQ-19: points and money at once; the card is kept."""
    s.objectives[seat].remove(card)
    s.fulfilled[seat].append(card)
    s.points[seat] += s.board.glory[card]
    s.earn(seat, s.board.money[card])
    if s.told is not None:
        s.tell(AirRouteFulfilled(seat, card, s.board.glory[card], s.board.money[card]))


@dataclass(frozen=True)
class TakeReward(Action):
    """The points or the money of an outstation (AP-DELIVER-19)."""

    reward: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.rewards

    def perform(self, s: Postal, seat: Seat) -> None:
        city = s.board.city_at[s.place[seat]]
        s.visited[seat] |= 1 << city
        points = s.board.city_points[city] if self.reward == POINTS else 0
        money = 0 if self.reward == POINTS else s.board.city_money[city]
        s.points[seat] += points
        s.earn(seat, money)
        if s.told is not None:
            s.tell(OutstationVisited(seat, s.place[seat], self.reward, points, money))


def rewards(s: Postal, seat: Seat) -> int:
    """The outstations whose reward a seat can still take, by their CITY cards, one bit each (AP-DELIVER-21,
    AP-DELIVER-22)."""
    return s.outstations & ~s.visited[seat]


@dataclass(frozen=True)
class Outstation(Step):
    """The first landing of each player at an outstation (AP-DELIVER-21, AP-DELIVER-22): exactly one
    reward."""

    seat: Seat

    def word(self) -> str:
        return "outstation"

    def asks(self, s: Postal) -> Seats:
        if s.is_grounded:
            return 0  # AP-RULING-63
        city = s.board.city_at.get(s.place[self.seat], NOTHING)
        if city == NOTHING or not rewards(s, self.seat) >> city & 1:
            return 0
        return 1 << self.seat

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeReward,)

    def why_not(self, action: Action) -> Rule:
        return DELIVER_20  # AP-RULING-65


@dataclass(frozen=True)
class SettleFlight(Step):
    """Great firsts, then the end of the game (AP-DELIVER-24 to -28). A smuggler who was caught has landed all
    the same: the flight is one of the tour, and the turn ends here (AP-RULING-68)."""

    seat: Seat

    def word(self) -> str:
        return "settle-flight"

    def run(self, s: Postal) -> None:
        seat = self.seat
        if not s.is_grounded:  # AP-RULING-63
            claim_firsts(s, seat)
        trigger_by_tour(s, seat)
        s.ground()
        trigger_by_points(s, seat)


def claim_firsts(s: Postal, seat: Seat) -> None:
    for first in firsts_of(s, s.flight):
        claim(s, seat, first)


def firsts_of(s: Postal, flight: Sequence[int]) -> list[int]:
    """The great firsts that a flight over these routes claims."""
    return [
        first
        for first, routes in enumerate(s.board.first_routes)
        if s.firsts[first] == NOTHING and is_part_of(routes, flight)  # AP-DELIVER-25
    ]


def is_part_of(routes: Sequence[int], flight: Sequence[int]) -> bool:
    """AP-RULING-66: the flight contains all routes, in either direction (AP-DELIVER-26); no place is passed
    twice, so they lie in a chain."""
    return all(route in flight for route in routes)


def claim(s: Postal, seat: Seat, first: int) -> None:
    """AP-DELIVER-24; nobody gains it afterwards (AP-DELIVER-25)."""
    s.firsts[first] = seat
    s.points[seat] += s.board.first_points[first]
    if s.told is not None:
        s.tell(FirstClaimed(seat, first, s.board.first_points[first]))


FULFIL: Final = each_seat(Fulfil)
OUTSTATION: Final = each_seat(Outstation)
SETTLE: Final = each_seat(SettleFlight)
