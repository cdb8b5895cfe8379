"""Action FLIGHTS, flight (section 8): legs are announced route by route, rolled at once, resolved in
order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .board.material import Board
from .delivery import ARRIVAL
from .effects import EFFECTS, colours, roll, turn_die
from .interruption import interrupt
from .rules import FLIGHT_01, FLIGHT_02, FLIGHT_05, FLIGHT_06, FLIGHT_07, FLIGHT_24, RULING_43
from .show.events import DieResolved, FlightInterrupted, Landed, LegFlown, RouteAnnounced, WeatherRolled
from .state import Postal


@dataclass(frozen=True)
class AnnounceRoute(Action):
    """Add a route to the leg; the first one of a flight takes off."""

    route: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return [s.moves.routes[route] for route in s.board.routes_at[position_of(s, seat)]]

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        here = position_of(s, seat)
        if here not in s.board.ends[self.route]:
            return FLIGHT_02
        if s.board.beyond(self.route, here) in s.path:
            return RULING_43
        spaces = s.leg_spaces() + s.board.lengths[self.route]
        if s.flown + spaces > s.range(seat):
            return FLIGHT_06  # AP-FAQ-17
        if s.gauge[seat] < spaces:
            return FLIGHT_07  # AP-FAQ-13, AP-RULING-45: what is on the gauge
        return None

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return {"route": self.route, "spaces": s.board.spaces[self.route]}

    def perform(self, s: Postal, seat: Seat) -> None:
        if not s.path:
            s.path.append(s.place[seat])
            s.used = 0  # AP-FLIGHT-12, -13: effects are there again in the next flight only
        s.path.append(s.board.beyond(self.route, s.path[-1]))
        s.leg.append(self.route)
        if s.told is not None:
            s.tell(RouteAnnounced(seat, self.route))


def position_of(s: Postal, seat: Seat) -> int:
    """Where the plane will be after what is announced."""
    return s.path[-1] if s.path else s.place[seat]


def routes_onward(s: Postal, seat: Seat) -> list[Action]:
    """Every route that can be announced now, whatever the type of the plane (AP-FLIGHT-02, AP-FAQ-18,
    AP-PLANE-14, AP-RULING-18)."""
    board = s.board
    here = position_of(s, seat)
    spaces = min(s.range(seat) - s.flown, s.gauge[seat]) - s.leg_spaces()
    if spaces <= 0 or (not s.path and not s.endurance):  # AP-FLIGHT-25, AP-FAQ-23, AP-RULING-55
        return []
    return [
        s.moves.routes[route]
        for route in routes_within(board, here, spaces)
        if board.beyond(route, here) not in s.path
    ]


def routes_within(board: Board, place: int, spaces: int) -> list[int]:
    """The routes from a place that have no more spaces than that (AP-FLIGHT-06)."""
    return [route for route in board.routes_at[place] if board.lengths[route] <= spaces]


@dataclass(frozen=True)
class RollWeather(Action):
    """The leg is announced; it must be flown to its end (AP-FLIGHT-05)."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.rolls

    def perform(self, s: Postal, seat: Seat) -> None:
        """AP-FLIGHT-08: one die a space, all at once; there are always enough of them (AP-FLIGHT-28,
        AP-RULING-54)."""
        for colour in colours(s):
            s.dice.append(0)
            s.fuel_costs.append(0)
            s.endurance_costs.append(0)
            turn_die(s, len(s.dice) - 1, roll(s, colour))
        if s.told is not None:
            s.tell(WeatherRolled(seat, tuple(s.dice)))


@dataclass(frozen=True)
class Land(Action):
    """The flight ends here (AP-FLIGHT-21, AP-FAQ-22); places flown over brought nothing (AP-FLIGHT-03)."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.landings

    def perform(self, s: Postal, seat: Seat) -> None:
        land(s, seat)


def land(s: Postal, seat: Seat) -> None:
    """The plane stands on the place below (AP-FLIGHT-27); then the arrival is settled (AP-FLIGHT-23,
    AP-RULING-67)."""
    s.place[seat] = s.path[-1]
    if s.told is not None:
        s.tell(Landed(seat, s.place[seat]))
    s.todo(*ARRIVAL[seat])


@dataclass(frozen=True)
class StayAtPlace(Action):
    """No further flight in this turn (AP-FLIGHT-01, AP-FLIGHT-26)."""

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.stays

    def perform(self, s: Postal, seat: Seat) -> None:
        s.is_grounded = True


@dataclass(frozen=True)
class Flights(Step):
    """One flight, several one after the other, or none (AP-FLIGHT-01). Nothing is bought or loaded between
    two (AP-FLIGHT-24, AP-FAQ-12), and FUEL left on the gauge is kept (AP-PREFLIGHT-06)."""

    seat: Seat

    def word(self) -> str:
        return "flights"

    def asks(self, s: Postal) -> Seats:
        return 1 << self.seat if not s.is_grounded and routes_onward(s, self.seat) else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (StayAtPlace, AnnounceRoute)

    def why_not(self, action: Action) -> Rule:
        return FLIGHT_24

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (LEGS[seat], self) if isinstance(action, AnnounceRoute) else ()


@dataclass(frozen=True)
class Leg(SeatStep):
    """Further routes of the leg, or the roll (AP-FLIGHT-04, AP-RULING-44)."""

    def word(self) -> str:
        return "leg"

    def offers(self) -> tuple[type[Action], ...]:
        return (RollWeather, AnnounceRoute)

    def why_not(self, action: Action) -> Rule:
        return FLIGHT_05

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (self,) if isinstance(action, AnnounceRoute) else (EFFECTS[seat], RESOLVE[seat])


def breaks_off(gauge: int, endurance: int, is_last: bool) -> bool:
    """Whether a die interrupts the flight, with what is left after it."""
    if gauge < 0 or endurance < 0:  # AP-FLIGHT-18, AP-FLIGHT-20: 0 endurance is fine
        return True
    return gauge == 0 and not is_last  # AP-FLIGHT-19, AP-CON-11


@dataclass(frozen=True)
class ResolveDice(Step):
    """The dice in the order of the spaces (AP-FLIGHT-16): the reference of section 8."""

    seat: Seat

    def word(self) -> str:
        return "resolve-dice"

    def run(self, s: Postal) -> None:
        seat, last = self.seat, len(s.dice) - 1
        for die, face in enumerate(s.dice):
            s.gauge[seat] -= s.fuel_costs[die]
            s.endurance -= s.endurance_costs[die]
            if s.told is not None:
                s.tell(DieResolved(seat, die + 1, face, max(0, s.gauge[seat]), max(0, s.endurance)))
            if breaks_off(s.gauge[seat], s.endurance, die == last):
                s.gauge[seat] = max(0, s.gauge[seat])  # AP-INTERRUPT-06, AP-RULING-69
                s.endurance = max(0, s.endurance)
                if s.told is not None:
                    s.tell(FlightInterrupted(seat, die + 1, s.gauge[seat], s.endurance))
                interrupt(s, seat, die)  # AP-INTERRUPT-05: the other dice are not resolved
                return
        s.flown += s.leg_spaces()
        s.flight += s.leg
        s.clear_leg()
        if s.told is not None:
            s.tell(LegFlown(seat, s.path[-1], s.gauge[seat], s.endurance))
        s.todo(OVERHEAD[seat])


@dataclass(frozen=True)
class Overhead(Step):
    """At the end of a leg: land, or announce a further one (AP-FLIGHT-04). Otherwise the plane lands."""

    seat: Seat

    def word(self) -> str:
        return "overhead"

    def asks(self, s: Postal) -> Seats:
        return 1 << self.seat if routes_onward(s, self.seat) else 0  # AP-FLIGHT-22, AP-RULING-56

    def offers(self) -> tuple[type[Action], ...]:
        return (Land, AnnounceRoute)

    def why_not(self, action: Action) -> Rule:
        return FLIGHT_01

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (LEGS[seat],) if isinstance(action, AnnounceRoute) else ()

    def run(self, s: Postal) -> None:
        land(s, self.seat)


FLIGHTS_OF: Final = each_seat(Flights)
LEGS: Final = each_seat(Leg)
RESOLVE: Final = each_seat(ResolveDice)
OVERHEAD: Final = each_seat(Overhead)
