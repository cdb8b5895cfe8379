"""Sabotage (section 12): after laying exactly one share. The circle is chosen first, then whose marker it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .events import RouteSabotaged
from .network import close, give_marker
from .numbers import COMPANIES, MOST_SEATS, SABOTAGE_LEAST
from .rules import RULING_34, SABOTAGE_01, SABOTAGE_02, SABOTAGE_03, SABOTAGE_04
from .shares import CHECK_DISPLAY
from .state import SABOTAGED, America


@dataclass(frozen=True)
class SabotageRoute(Action):
    """Cover any free circle of enough value, on a route without a sabotage marker (A90-RULING-35)."""

    route: int
    value: int

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.all_sabotages

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        if self.value < SABOTAGE_LEAST:
            return SABOTAGE_03
        if is_sabotaged(s, self.route):
            return SABOTAGE_04
        if circle_of(s, self.route, self.value) < 0:
            return SABOTAGE_02
        return None

    def perform(self, s: America, seat: Seat) -> None:
        close(s, circle_of(s, self.route, self.value))


@dataclass(frozen=True)
class UseMarker(Action):
    """The company whose marker it is: any with a marker left (A90-RULING-34)."""

    company: int

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.markers

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        if not s.supply[self.company]:
            return RULING_34
        return None

    def perform(self, s: America, seat: Seat) -> None:
        step = s.last_closed
        give_marker(s, self.company, step)
