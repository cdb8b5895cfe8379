"""Turn (section 4): exactly one of the actions A, B, C, D; then the next seat has its `turn`.

    A  buy a licence      `second-licence`, `take-card`, `fill-market` if the share came from the market
    B  lay shares
    C  exchange           `give-up-share` for each share, `receive-abacus`
    D  take money

A bank that cannot pay for B or D interrupts: `collect-excess`, `replace-market`, `pay`, `hold-scorings`.

A scoring card interrupts: `hold-scorings` holds one scoring for each card that came up. A scoring is
`empty-market`, `new-market`, `lay-out-phantom`, `score-airlines`, `after-scoring`; with Flight Ban a
`ban-phase` follows. The third ends with `end-game` instead. When all airlines are blocked, what is left is
`lay-out-phantom`, `score-airlines`, `end-game`.

Before the first turn: `choose-shares`, `open-portfolios`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .abacus import GIVE_UP, RECEIVE, Exchange, exchange_moves
from .licences import BuyLicence, SecondLicence
from .money import TakeMoney
from .rules import TURN_02
from .shares import LayShares, lays
from .state import Europe


@dataclass(frozen=True)
class Turn(SeatStep):
    """A seat carries out one action; then the next one has its turn."""

    def word(self) -> str:
        return "turn"

    def offers(self) -> tuple[type[Action], ...]:
        return KINDS_OF_ACTION

    def moves(self, s: Europe, seat: Seat) -> list[Action]:
        found = s.purchases[: s.can_buy(seat)]  # A; AE-TURN-07: only what can be carried out
        found += lays(s, seat)  # B
        found += exchange_moves(s, seat)  # C
        found += s.moves.cash  # D
        return found

    def why_not(self, action: Action) -> Rule:
        return TURN_02

    def next(self, s: Europe, seat: Seat, action: Action) -> tuple[Step, ...]:
        turn = TURNS[(seat + 1) % s.seats]  # AE-TURN-01, AE-TURN-09
        if isinstance(action, BuyLicence):
            return (SECOND_LICENCE[seat], turn)  # AE-TURN-03, AE-RULING-10
        if isinstance(action, Exchange):
            return (*(GIVE_UP[seat],) * action.given, RECEIVE[seat][action.received - 1], turn)  # AE-TURN-05
        return (turn,)  # AE-TURN-04, AE-TURN-06


KINDS_OF_ACTION: Final[tuple[type[Action], ...]] = (BuyLicence, LayShares, Exchange, TakeMoney)
TURNS: Final = each_seat(Turn)
SECOND_LICENCE: Final = each_seat(SecondLicence)
