"""Starting portfolios (AE-SETUP-25 to -27): all choose two shares in secret, and open them at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import Card, Pile, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .board.numbers import START_PORTFOLIO
from .rules import SETUP_25
from .show.events import PortfoliosOpened, SharesChosen
from .state import Europe
from .turn import TURNS


@dataclass(frozen=True)
class KeepShares(Action):
    """Choose two shares of different airlines for the portfolio."""

    shares: tuple[Card, ...]

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.moves.keeps

    def refuse(self, s: Europe, seat: Seat) -> Rule | None:
        if len(self.shares) != START_PORTFOLIO or len(set(self.shares)) != START_PORTFOLIO:
            return SETUP_25
        if not all(s.in_hand(seat, card) for card in self.shares):
            return SETUP_25
        return None

    def perform(self, s: Europe, seat: Seat) -> None:
        hand = s.own_hand(seat)
        for card in self.shares:
            hand.slip(card, 1 << seat, s.backs())
            s.release(seat, card)
            s.chosen[seat].add(card, 1 << seat)  # AE-INFO-07: face down
        if s.told is not None:
            s.tell(SharesChosen(seat))


@dataclass(frozen=True)
class ChooseShares(Step):
    """All who have not chosen yet are asked; an answer is final (AE-RULING-09)."""

    waiting: Seats

    def word(self) -> str:
        return "choose-shares"

    def asks(self, s: Europe) -> Seats:
        return self.waiting

    def offers(self) -> tuple[type[Action], ...]:
        return (KeepShares,)

    def moves(self, s: Europe, seat: Seat) -> list[Action]:
        return s.moves.keeps_of[s.kinds[seat]][:]

    def why_not(self, action: Action) -> Rule:
        return SETUP_25

    def next(self, s: Europe, seat: Seat, action: Action) -> tuple[Step, ...]:
        waiting = self.waiting & ~(1 << seat)
        # AE-TURN-01, AE-SETUP-09, AE-RULING-01: the first seat begins, whoever sits there
        return (ChooseShares(waiting),) if waiting else (OpenPortfolios(), TURNS[0])


@dataclass(frozen=True)
class OpenPortfolios(Step):
    """All chosen shares are turned up at the same time (AE-SETUP-26); all is as play begins (AE-SETUP-27)."""

    def word(self) -> str:
        return "open-portfolios"

    def run(self, s: Europe) -> None:
        for seat, pile in enumerate(s.chosen):
            for card in pile.cards:
                s.lay_down(seat, card)
        if s.told is not None:
            s.tell(PortfoliosOpened(tuple(card for pile in s.chosen for card in sorted(pile.cards))))
        s.chosen = []


def empty_piles(seats: int) -> list[Pile]:
    return [Pile([], []) for _ in range(seats)]
