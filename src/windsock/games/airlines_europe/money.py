"""Action D: take money, and the bank bust (section 8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.step import Step

from .board.numbers import BUST_LIMIT, CASH
from .scoring import HoldScorings
from .show.events import BankBusted, DividendPaid, ExcessReturned, MoneyTaken
from .state import Europe


@dataclass(frozen=True)
class TakeMoney(Action):
    """Receive 8 M. Always legal, also if the bank cannot pay it (AE-TURN-08, AE-RULING-34)."""

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.moves.cash

    def perform(self, s: Europe, seat: Seat) -> None:
        receive(s, seat, CASH, is_dividend=False)  # AE-CASH-01


@dataclass(frozen=True)
class Pay(Step):
    """The bank pays a seat."""

    seat: Seat
    amount: int
    is_dividend: bool

    def word(self) -> str:
        return "pay"

    def run(self, s: Europe) -> None:
        pay(s, self.seat, self.amount, self.is_dividend)


@dataclass(frozen=True)
class CollectExcess(Step):
    """Everybody with more than 8 M returns the rest; the active player too."""

    def word(self) -> str:
        return "collect-excess"

    def run(self, s: Europe) -> None:
        for seat in range(s.seats):
            excess = s.cash[seat] - BUST_LIMIT
            if excess > 0:  # AE-BUST-03, AE-BUST-04
                s.cash[seat] -= excess
                s.bank += excess
                if s.told is not None:
                    s.tell(ExcessReturned(seat, excess))


@dataclass(frozen=True)
class ReplaceMarket(Step):
    """All cards of the market leave the game, five new shares are turned up."""

    def word(self) -> str:
        return "replace-market"

    def run(self, s: Europe) -> None:
        s.remove_market()  # AE-BUST-05
        s.fill_market()  # AE-RULING-24: a scoring card is none of the five


def pay(s: Europe, seat: Seat, amount: int, is_dividend: bool) -> None:
    s.bank -= amount
    s.cash[seat] += amount
    if s.told is not None:
        s.tell(DividendPaid(seat, amount) if is_dividend else MoneyTaken(seat, amount))


def receive(s: Europe, seat: Seat, amount: int, is_dividend: bool) -> None:
    """Pay now, or bust the bank first if it holds less (AE-BUST-01; an equal sum is paid: AE-RULING-30).

    Only actions B and D come here: AE-BUST-07.
    """
    if amount <= s.bank:
        pay(s, seat, amount, is_dividend)
        return
    if s.told is not None:
        s.tell(BankBusted(seat, amount))
    later = HoldScorings(s.next_seat(seat))  # AE-RULING-24: a scoring card waits until the money is paid
    # AE-BUST-02, AE-BUST-06; AE-RULING-31: once is enough
    s.todo(CollectExcess(), ReplaceMarket(), Pay(seat, amount, is_dividend), later)
