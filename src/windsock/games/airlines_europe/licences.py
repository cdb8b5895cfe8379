"""Action A: buy one or two licences, then take a share (section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step
from windsock.mechanics.display import kinds_of

from .board.material import AIRLINES
from .board.numbers import MOST_SEATS
from .ending import EndGame
from .market import DrawShare, TakeShare
from .network import place_plane
from .rules import (
    ABACUS_08,
    BUY_02,
    BUY_06,
    BUY_08,
    BUY_09,
    BUY_10,
    BUY_11,
    BUY_12,
    BUY_14,
    BUY_15,
    HAUL_02,
    RULING_16,
    RULING_20,
)
from .scoring import FillMarket, HoldScorings, ScoreAirlines
from .show.events import BonusConnected, LicenceBought
from .state import Europe
from .two_players import LayOutPhantom


@dataclass(frozen=True)
class BuyLicence(Action):
    """Buy the cheapest licence of a route for an airline. A price may be named; it must be that one.

    Any route and any airline (AE-BUY-01); no share of the airline is needed (AE-BUY-05).
    """

    airline: int
    route: int
    price: int = 0

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.purchases

    def refuse(self, s: Europe, seat: Seat) -> Rule | None:
        if self.airline == AIRLINES:
            return ABACUS_08
        if not s.in_play >> self.airline & 1:
            return RULING_20
        if not s.planes[self.airline]:
            return BUY_11
        # AE-HAUL-01, AE-RULING-52: a long-haul end is a city; AE-RULING-14: both may be in the network
        a, b = s.board.ends[self.route]
        if not (s.reached[self.airline] >> a | s.reached[self.airline] >> b) & 1:
            return BUY_06
        if s.owners[self.route] >> self.airline & 1:
            return BUY_09
        if not s.price[self.route]:
            return HAUL_02 if s.board.is_long_haul[self.route] else BUY_10
        if self.price and self.price != s.price[self.route]:
            return BUY_08
        if s.cash[seat] < s.price[self.route]:
            return BUY_02
        return None

    def perform(self, s: Europe, seat: Seat) -> None:
        price = s.price[self.route]  # AE-BUY-08: always the cheapest
        s.cash[seat] -= price  # AE-BUY-02
        s.bank += price
        place_plane(s, self.airline, self.route)
        advance(s, self.airline, price)  # AE-BUY-04
        if s.told is not None:
            s.tell(LicenceBought(seat, self.airline, self.route, price, s.spaces[self.airline]))
        if s.bonuses >> self.airline & 1:
            connect_bonus(s, self.airline)
        if not s.licences:
            end_early(s)

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {
            "airline": self.airline,
            "route": self.route,
            "price": self.price,
            "cheapest": s.price[self.route],
            "cash": s.cash[seat],
            "circle": next_circle(s, self.route),
            "space": space_after(s, self.airline, self.route),
        }


def next_circle(s: Europe, route: int) -> int:
    """Which circle of a route is sold next, from 0: the cheapest available one (AE-BUY-08); -1: none."""
    return s.cheapest[route] - s.board.first_circle[route] if s.price[route] else -1


def space_after(s: Europe, airline: int, route: int) -> int:
    """Where the marker stands once an airline in play has bought the next licence of a route; without a free
    one where it stands now."""
    if not (s.price[route] and s.in_play >> airline & 1):
        return s.spaces[airline] if airline < AIRLINES else 0
    a, b = s.board.ends[route]
    spaces = s.price[route]  # AE-BUY-04
    if s.bonuses >> airline & 1 and connects(s, airline, s.reached[airline] | 1 << a | 1 << b):
        spaces += s.board.bonuses[airline]  # AE-BONUS-03
    return ahead(s, airline, spaces)


def ahead(s: Europe, airline: int, spaces: int) -> int:
    """The space that lies so many in front of a marker; it stops on the last one (AE-RULING-18)."""
    return min(s.spaces[airline] + spaces, s.board.last_space)


def advance(s: Europe, airline: int, spaces: int) -> None:
    """The marker moves along the share track."""
    s.spaces[airline] = ahead(s, airline, spaces)


def connects(s: Europe, airline: int, cities: int) -> bool:
    """Whether the bonus destination lies in a network of these cities, by any chain (AE-BONUS-02,
    AE-RULING-17)."""
    return cities >> s.board.destinations[airline] & 1 == 1


def connect_bonus(s: Europe, airline: int) -> None:
    """The bonus connection moves the marker and nothing else, whoever bought (AE-BONUS-05)."""
    if connects(s, airline, s.reached[airline]):
        s.bonuses &= ~(1 << airline)  # AE-BONUS-04
        advance(s, airline, s.board.bonuses[airline])  # AE-BONUS-03
        if s.told is not None:
            s.tell(BonusConnected(airline, s.board.bonuses[airline], s.spaces[airline]))


def end_early(s: Europe) -> None:
    """No airline in play can have a licence any more: one last scoring, and nothing else of the turn."""
    s.scorings += 1  # AE-RULING-38
    # AE-END-05, AE-RULING-36; the end drops what remains of the turn: AE-RULING-37
    s.todo(LayOutPhantom(), ScoreAirlines(), EndGame("all-blocked"))


@dataclass(frozen=True)
class StopBuying(Action):
    """Buy no second licence (AE-BUY-12: it is optional)."""

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.moves.stops

    def perform(self, s: Europe, seat: Seat) -> None:
        pass


@dataclass(frozen=True)
class SecondLicence(Step):
    """A second licence may follow, tested after the first (AE-RULING-12, AE-RULING-13). Skips a seat
    that can afford none."""

    seat: Seat

    def word(self) -> str:
        return "second-licence"

    def asks(self, s: Europe) -> Seats:
        licences = s.licences
        if licences and licences[0] < (s.cash[self.seat] + 1) * s.board.size:  # AE-BUY-13, AE-RULING-11
            return 1 << self.seat
        return 0

    def offers(self) -> tuple[type[Action], ...]:
        return (BuyLicence, StopBuying)

    def moves(self, s: Europe, seat: Seat) -> list[Action]:
        return s.purchases[: s.can_buy(seat)] + s.moves.stops

    def why_not(self, action: Action) -> Rule:
        return BUY_12

    def next(self, s: Europe, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (TAKE_CARD[seat][2 if isinstance(action, BuyLicence) else 1],)

    def run(self, s: Europe) -> None:
        s.agenda.append(TAKE_CARD[self.seat][1])


@dataclass(frozen=True)
class TakeCard(SeatStep):
    """One card for one or two licences: a market share or the top of the deck (AE-BUY-15, AE-BUY-16)."""

    bought: int

    def word(self) -> str:
        return "take-card"

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeShare, DrawShare)

    def moves(self, s: Europe, seat: Seat) -> list[Action]:
        return s.moves.takes_of[kinds_of(s.market)] + s.moves.draws

    def why_not(self, action: Action) -> Rule:
        if isinstance(action, BuyLicence):
            return BUY_14 if self.bought == 2 else BUY_15
        if isinstance(action, StopBuying):
            return RULING_16
        return BUY_15

    def next(self, s: Europe, seat: Seat, action: Action) -> tuple[Step, ...]:
        holder = s.next_seat(seat)  # AE-TRIG-02, AE-RULING-50: whatever comes up, it is the next player
        # AE-RULING-55: with that the action is complete
        return (FILL_MARKET[holder],) if isinstance(action, TakeShare) else (HOLD_SCORINGS[holder],)


TAKE_CARD: Final = tuple(tuple(TakeCard(seat, bought) for bought in range(3)) for seat in range(MOST_SEATS))
FILL_MARKET: Final = tuple(FillMarket(holder) for holder in range(MOST_SEATS))
HOLD_SCORINGS: Final = tuple(HoldScorings(holder) for holder in range(MOST_SEATS))
