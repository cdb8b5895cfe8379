"""The bank, its bust, and the audit: an interruption inside an interruption inside an action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step

from .ending import EndGame
from .events import AuditHeld, BankBusted, MarketFilled, Paid
from .loading import Pass
from .material import AUDITS, BUST_LIMIT, MAIL, MARKET, MOST_DELIVERED, REST
from .rules import AUDIT_03
from .state import Toy


@dataclass(frozen=True)
class Rest(Action):
    """TOY-FLY-03: take money instead of flying."""

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return RESTS

    def perform(self, s: Toy, seat: Seat) -> None:
        receive(s, seat, REST)


@dataclass(frozen=True)
class DrawTool(Action):
    """TOY-AUDIT-03: help for the last."""

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return TOOL_DRAWS

    def perform(self, s: Toy, seat: Seat) -> None:
        s.draw_tool(seat)


RESTS = [Rest()]
TOOL_DRAWS = [DrawTool()]


def receive(s: Toy, seat: Seat, amount: int) -> None:
    """TOY-BANK-01: the bank pays, or busts first if it holds less."""
    if amount <= s.bank:
        s.todo(Pay(seat, amount))
    else:
        s.tell(BankBusted(seat))
        s.todo(CollectExcess(), ReplaceMarket(), Pay(seat, amount))


@dataclass(frozen=True)
class Pay(Step):
    seat: Seat
    amount: int

    def word(self) -> str:
        return "pay"

    def run(self, s: Toy) -> None:
        s.bank -= self.amount
        s.coins[self.seat] += self.amount
        s.tell(Paid(self.seat, self.amount))


@dataclass(frozen=True)
class CollectExcess(Step):
    def word(self) -> str:
        return "collect-excess"

    def run(self, s: Toy) -> None:
        for seat in range(s.seats):
            excess = max(0, s.coins[seat] - BUST_LIMIT)
            s.coins[seat] -= excess
            s.bank += excess


@dataclass(frozen=True)
class ReplaceMarket(Step):
    def word(self) -> str:
        return "replace-market"

    def run(self, s: Toy) -> None:
        for card in s.market:
            s.discard(card)
        s.market = []
        s.todo(FillMarket())


@dataclass(frozen=True)
class FillMarket(Step):
    """Turns up cards until the market is full. An empty deck interrupts it, and it goes on afterwards."""

    def word(self) -> str:
        return "fill-market"

    def run(self, s: Toy) -> None:
        before = len(s.market)
        while len(s.market) < MARKET and s.stacks[MAIL].left:
            s.market.append(s.stacks[MAIL].draw())
        s.tell(MarketFilled(tuple(s.market[before:])))
        if len(s.market) < MARKET and s.discards[MAIL].cards:
            s.reshuffle(MAIL)  # TOY-AUDIT-01
            s.todo(Audit(), FillMarket())


@dataclass(frozen=True)
class Audit(Step):
    """TOY-AUDIT-02."""

    def word(self) -> str:
        return "audit"

    def run(self, s: Toy) -> None:
        s.audits += 1
        most = max(s.delivered)
        awards = [worth + MOST_DELIVERED * (worth == most) for worth in s.delivered]
        s.points = [points + award for points, award in zip(s.points, awards)]
        s.delivered = [0] * s.seats
        s.tell(AuditHeld(tuple(awards)))
        s.todo(EndGame() if s.audits == AUDITS else HelpTheLast(s.points.index(min(s.points))))


@dataclass(frozen=True)
class HelpTheLast(SeatStep):
    """A question in the middle of somebody else's turn."""

    def word(self) -> str:
        return "help-the-last"

    def offers(self) -> tuple[type[Action], ...]:
        return (DrawTool, Pass)

    def why_not(self, action: Action) -> Rule:
        return AUDIT_03
