"""Flight Ban expansion (section 12): after the first and the second scoring licences may be banned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .network import ban
from .rules import BAN_04, BAN_06, BAN_07, BAN_11
from .show.events import BanPassed, LicenceBanned
from .state import Europe


@dataclass(frozen=True)
class BanLicence(Action):
    """Put a ban marker on an available licence of a route, known by its price."""

    route: int
    price: int

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.moves.bans

    def refuse(self, s: Europe, seat: Seat) -> Rule | None:
        if s.board.is_long_haul[self.route]:
            return BAN_11
        if self.circle(s) < 0:
            return BAN_06
        if s.free_circles(self.route) < 2:
            return BAN_07
        return None

    def perform(self, s: Europe, seat: Seat) -> None:
        s.ban_markers[seat] -= 1  # AE-BAN-05: the others stay for later
        ban(s, self.circle(s), self.route)  # AE-BAN-06, AE-RULING-45: any available licence, for good
        if s.told is not None:
            s.tell(LicenceBanned(seat, self.route, self.price))

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        circle = max(self.circle(s) - s.board.first_circle[self.route], -1)
        return {"route": self.route, "price": self.price, "circle": circle}

    def circle(self, s: Europe) -> int:
        """The first available circle of that price, or -1."""
        return s.board.free_circle(s.circles, self.route, self.price)


@dataclass(frozen=True)
class PassBan(Action):
    """Place no further marker in this phase (AE-RULING-44)."""

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.moves.passes

    def perform(self, s: Europe, seat: Seat) -> None:
        if s.told is not None:
            s.tell(BanPassed(seat))


@dataclass(frozen=True)
class BanPhase(Step):
    """One marker or a pass at a time, round and round, until everybody is out (AE-RULING-43)."""

    seat: Seat
    out: Seats

    def word(self) -> str:
        return "ban-phase"

    def asks(self, s: Europe) -> Seats:
        if self.out >> self.seat & 1 or not s.ban_markers[self.seat]:  # AE-RULING-44: out without being asked
            return 0
        if not any(s.free_circles(route) > 1 for route in range(len(s.price))):
            return 0
        return 1 << self.seat

    def offers(self) -> tuple[type[Action], ...]:
        return (BanLicence, PassBan)  # AE-BAN-04

    def why_not(self, action: Action) -> Rule:
        return BAN_04

    def next(self, s: Europe, seat: Seat, action: Action) -> tuple[Step, ...]:
        out = self.out | 1 << seat if isinstance(action, PassBan) else self.out
        return (BanPhase(s.next_seat(seat), out),)  # AE-BAN-03: clockwise

    def run(self, s: Europe) -> None:
        out = self.out | 1 << self.seat
        if out != (1 << s.seats) - 1:
            s.todo(BanPhase(s.next_seat(self.seat), out))
