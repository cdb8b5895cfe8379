"""Sabotage (section 12), after laying exactly one share: first the circle, then whose marker it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .board.numbers import SABOTAGE_LEAST
from .network import close, give_marker
from .rules import RULING_34, RULING_36, SABOTAGE_01, SABOTAGE_02, SABOTAGE_03, SABOTAGE_04
from .shares import CHECK_DISPLAY
from .show.events import RouteSabotaged
from .state import ANYONES, SABOTAGED, America


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
        if self.circle(s) < 0:
            return SABOTAGE_02
        return None

    def perform(self, s: America, seat: Seat) -> None:
        close(s, self.circle(s))

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        circle = max(self.circle(s) - s.board.first_circle[self.route], -1)
        return {"route": self.route, "value": self.value, "circle": circle}

    def circle(self, s: America) -> int:
        """The first free circle of that value, or -1."""
        return s.board.free_circle(s.circles, self.route, self.value)


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
        circle = s.circles.index(ANYONES)
        give_marker(s, self.company, circle)  # A90-SABOTAGE-02, A90-SABOTAGE-06: no network, no points
        if s.told is not None:
            route, value = s.board.circle_route[circle], s.board.printed[circle]
            s.tell(RouteSabotaged(seat, self.company, route, value))


@dataclass(frozen=True)
class DeclineSabotage(Action):
    """No sabotage: it is never a duty (A90-SABOTAGE-01)."""

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.stops

    def perform(self, s: America, seat: Seat) -> None:
        pass


def is_sabotaged(s: America, route: int) -> bool:
    first, end = s.board.first_circle[route], s.board.first_circle[route + 1]
    return any(s.circles[circle] >= SABOTAGED for circle in range(first, end))


@dataclass(frozen=True)
class Sabotage(Step):
    """The share is laid; one sabotage may follow (A90-PLAY-05, A90-RULING-36), if any is possible."""

    seat: Seat

    def word(self) -> str:
        return "sabotage"

    def asks(self, s: America) -> Seats:
        return 1 << self.seat if s.targets and any(s.supply) else 0  # A90-RULING-38

    def offers(self) -> tuple[type[Action], ...]:
        return (SabotageRoute, DeclineSabotage)

    def moves(self, s: America, seat: Seat) -> list[Action]:
        found: list[Action] = []
        last: Action | None = None
        for circle in s.targets:
            action = s.moves.sabotages[circle]
            if action is not last:  # equal circles of one route are one choice
                found.append(action)
            last = action
        return found + s.moves.stops

    def why_not(self, action: Action) -> Rule:
        return SABOTAGE_01

    def next(self, s: America, seat: Seat, action: Action) -> tuple[Step, ...]:
        if isinstance(action, DeclineSabotage):
            return ()
        marker = CHOOSE_MARKER[seat]
        return (marker,) if s.pile.left else (marker, CHECK_DISPLAY[seat])  # A90-RULING-66


@dataclass(frozen=True)
class ChooseMarker(SeatStep):
    """Whose marker lies on the sabotaged circle."""

    def word(self) -> str:
        return "choose-marker"

    def offers(self) -> tuple[type[Action], ...]:
        return (UseMarker,)

    def why_not(self, action: Action) -> Rule:
        return RULING_36 if isinstance(action, SabotageRoute) else SABOTAGE_02


SABOTAGE: Final = each_seat(Sabotage)
CHOOSE_MARKER: Final = each_seat(ChooseMarker)
