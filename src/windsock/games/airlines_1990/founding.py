"""Found a company (section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Card, Seat
from windsock.core.rule import Rule
from windsock.core.step import Step, each_seat

from .board.numbers import COMPANIES
from .expanding import next_circle, payment
from .network import found
from .rules import FOUND_01, FOUND_02, FOUND_03, FOUND_04, FOUND_06, FOUND_10, ROUTE_01, ROUTE_02, ROUTE_03
from .show.events import CompanyFounded
from .state import BITS, America


@dataclass(frozen=True)
class FoundCompany(Action):
    """Lay one or more shares of an unfounded company and start its network at its headquarters."""

    route: int
    shares: tuple[Card, ...]

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.all_founds

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        """The conditions of section 8 hold here too, with the headquarters for the network (A90-FOUND-05)."""
        if len(set(self.shares)) != 1:
            return FOUND_01
        company = self.shares[0]
        if s.founded >> company & 1:
            return FOUND_02
        if s.inactive >> company & 1:
            return FOUND_10  # A90-RULING-10: two markers are needed, and a free circle
        if s.in_hand(seat, company) < len(self.shares):
            return FOUND_01
        if s.board.headquarters[company] not in s.board.ends[self.route]:
            return FOUND_04
        if not s.board.flown[company] >> s.board.pattern[self.route] & 1:
            return ROUTE_02
        if not s.value[self.route]:
            return ROUTE_03
        # A90-FOUND-09, A90-RULING-11: the card must be in the hand, or nothing is founded at all
        short = payment(s, seat, self.route)
        if short is not None:
            return FOUND_03 if short is ROUTE_01 else FOUND_06
        return None

    def perform(self, s: America, seat: Seat) -> None:
        company = self.shares[0]
        value = s.value[self.route]
        s.passes = 0
        s.lay_share(seat, company, len(self.shares))  # A90-FOUND-01, A90-RULING-08
        found(s, company, self.route)  # A90-FOUND-06, A90-FOUND-07
        if s.told is not None:
            s.tell(CompanyFounded(seat, company, self.route, value, self.shares))

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        pattern = s.board.pattern[self.route]
        return {
            "company": self.shares[0] if self.shares else 0,
            "route": self.route,
            "shares": self.shares,
            "pattern": pattern,
            "lowest": s.value[self.route],
            "best": s.best(seat, pattern),
            "circle": next_circle(s, self.route),
        }


def foundings(s: America, seat: Seat) -> list[Action]:
    """All legal ways to found a company."""
    ways: list[Action] = []
    for company in BITS[s.kinds[seat] & ~(s.founded | s.inactive)]:
        held = s.held[seat * COMPANIES + company]
        for place, route in enumerate(s.board.starts[company]):
            value = s.value[route]
            if value and s.best(seat, s.board.pattern[route]) >= value:
                ways += s.moves.founds[company][place][:held]
    return ways


@dataclass(frozen=True)
class DrawFlight(Step):
    """The founder's flight card, after the share (A90-FOUND-08, A90-RULING-12)."""

    seat: Seat

    def word(self) -> str:
        return "draw-flight"

    def run(self, s: America) -> None:
        s.draw_flight(self.seat)


DRAW_FLIGHT: Final = each_seat(DrawFlight)
