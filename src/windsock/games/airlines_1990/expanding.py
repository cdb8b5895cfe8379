"""Expand a network (section 6), and the conditions of a route (section 8).

A route is named first; the flight card that pays for it is chosen right after. A route that no card in hand
can pay for is refused, so what is begun can always be finished.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step

from .board.material import pattern_of, value_of
from .board.numbers import MOST_SEATS, PATTERNS, VALUES
from .network import add_route
from .rules import (
    EXPAND_02,
    EXPAND_08,
    FOUND_03,
    FOUND_11,
    ROUTE_01,
    ROUTE_02,
    ROUTE_03,
    ROUTE_04,
    ROUTE_05,
    ROUTE_06,
    ROUTE_07,
    ROUTE_08,
    RULING_06,
    RULING_17,
)
from .shares import CHECK_DISPLAY, TAKE_CARD
from .show.events import FlightKept, FlightPlayed, RouteFlown
from .state import America


@dataclass(frozen=True)
class ExpandNetwork(Action):
    """Choose to expand: first a flight card is drawn and looked at. The hand has no limit (A90-EXPAND-07)."""

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.expands

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        if not s.can_draw_flight() and not s.playable(seat):
            return RULING_17
        return None

    def perform(self, s: America, seat: Seat) -> None:
        s.passes = 0
        s.draw_flight(seat)  # A90-EXPAND-01


@dataclass(frozen=True)
class FlyRoute(Action):
    """Add a route to the network of a founded company, anybody's (A90-EXPAND-03). A circle may be named by
    its value; it must be the lowest free one."""

    company: int
    route: int
    value: int = 0

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.flyings

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        """All conditions of section 8 (A90-EXPAND-04)."""
        board, company, route = s.board, self.company, self.route
        if not s.founded >> company & 1:
            return EXPAND_08
        if not board.flown[company] >> board.pattern[route] & 1:
            return ROUTE_02
        if s.owners[route] >> company & 1:
            return ROUTE_07  # A90-RULING-19; A90-RULING-37: a sabotage marker is none of these
        a, b = board.ends[route]
        if not (s.reached[company] >> a | s.reached[company] >> b) & 1:
            return ROUTE_05  # A90-RULING-20: both ends may be in the network
        if not s.value[route]:
            return ROUTE_03
        if not s.supply[company]:
            return ROUTE_06
        if self.value and self.value != s.value[route]:
            return ROUTE_08
        return payment(s, seat, route)

    def perform(self, s: America, seat: Seat) -> None:
        value = s.value[self.route]
        add_route(s, self.company, self.route)  # A90-EXPAND-02, A90-RULING-16: one route, one marker
        if s.told is not None:
            s.tell(RouteFlown(seat, self.company, self.route, value))

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        pattern = s.board.pattern[self.route]
        return {
            "company": self.company,
            "route": self.route,
            "value": self.value,
            "pattern": pattern,
            "lowest": s.value[self.route],
            "best": s.best(seat, pattern),
            "circle": next_circle(s, self.route),
            "worth": worth_after(s, self.company),
        }


def next_circle(s: America, route: int) -> int:
    """Which circle of a route is covered next, from 0: the lowest free one (A90-ROUTE-08); -1: none."""
    return s.lowest[route] - s.board.first_circle[route] if s.value[route] else -1


def worth_after(s: America, company: int) -> int:
    """What a founded company is worth with one route more: a point for its marker (A90-SCORE-07)."""
    return s.worth_of(company) + 1 if s.founded >> company & 1 else 0


def payment(s: America, seat: Seat, route: int) -> Rule | None:
    """What keeps every flight card of this hand from paying for the route."""
    best = s.best(seat, s.board.pattern[route])
    if not best:
        return ROUTE_01
    return ROUTE_04 if best < s.value[route] else None


@dataclass(frozen=True)
class KeepCard(Action):
    """Play no flight card: the drawn one is kept, no share is taken, the turn is over (A90-EXPAND-06)."""

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.keeps

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        step = s.agenda[-1]
        if isinstance(step, Expansion) and not step.has_drawn:
            return RULING_17  # nothing was drawn that could be kept
        return None

    def perform(self, s: America, seat: Seat) -> None:
        if s.told is not None:
            s.tell(FlightKept(seat))


@dataclass(frozen=True)
class Expansion(SeatStep):
    """With the card drawn: play one or keep it (A90-RULING-15). There is no way back (A90-EXPAND-09)."""

    has_drawn: bool

    def word(self) -> str:
        return "expansion"

    def offers(self) -> tuple[type[Action], ...]:
        return (FlyRoute, KeepCard)

    def moves(self, s: America, seat: Seat) -> list[Action]:
        found = s.playable(seat)
        if self.has_drawn:
            found += s.moves.keeps
        return found

    def why_not(self, action: Action) -> Rule:
        if isinstance(action, PlayFlight):
            return EXPAND_02
        return RULING_06 if self.has_drawn else RULING_17

    def next(self, s: America, seat: Seat, action: Action) -> tuple[Step, ...]:
        if not isinstance(action, FlyRoute):
            return ()
        pay = PayFlight(seat, s.board.pattern[action.route], s.value[action.route], False)
        # A90-EXPAND-05: then a share; A90-RULING-66: inactive ones leave the display of an empty pile before.
        return (pay, TAKE_CARD[seat]) if s.pile.left else (pay, CHECK_DISPLAY[seat], TAKE_CARD[seat])


@dataclass(frozen=True)
class PlayFlight(Action):
    """Pay for a route with one flight card of the hand, the drawn one or another. No change is given."""

    flight: int

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.plays

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        step = s.agenda[-1]
        assert isinstance(step, PayFlight)
        if not s.holds_flight(seat, self.flight):
            return EXPAND_02
        if pattern_of(self.flight) != step.pattern:
            return ROUTE_01
        if value_of(self.flight) < step.value:
            return ROUTE_04
        return None

    def perform(self, s: America, seat: Seat) -> None:
        s.lose_flight(seat, self.flight)
        s.discard.append(self.flight)  # A90-ROUTE-09, A90-INFO-13
        if s.told is not None:
            s.tell(FlightPlayed(seat, self.flight))

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        facts = {
            "flight": self.flight,
            "pattern": pattern_of(self.flight),
            "lowest": 0,
            "best": value_of(self.flight),
        }
        step = s.agenda[-1] if s.agenda else None
        if isinstance(step, PayFlight):
            facts["pattern"], facts["lowest"] = step.pattern, step.value
        return facts


@dataclass(frozen=True)
class PayFlight(SeatStep):
    """Which flight card pays for the route that was just begun."""

    pattern: int
    value: int
    is_founding: bool

    def word(self) -> str:
        return "pay-flight"

    def offers(self) -> tuple[type[Action], ...]:
        return (PlayFlight,)

    def moves(self, s: America, seat: Seat) -> list[Action]:
        held = s.values[seat * PATTERNS + self.pattern] >> self.value
        first = self.pattern * VALUES + self.value - 1
        found: list[Action] = []
        while held:
            if held & 1:
                found.append(s.moves.play_of[first])
            held >>= 1
            first += 1
        return found

    def why_not(self, action: Action) -> Rule:
        if not self.is_founding:
            return EXPAND_02
        return FOUND_03 if isinstance(action, FlyRoute | KeepCard) else FOUND_11


EXPANSIONS: Final = tuple(
    tuple(Expansion(seat, has_drawn) for seat in range(MOST_SEATS)) for has_drawn in (False, True)
)
