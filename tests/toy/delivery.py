"""What becomes of the mail: delivered at the end of a leg, or lost in a crash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from windsock.core.action import Action
from windsock.core.card import Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .bank import receive
from .events import Delivered, MailLost
from .loading import Pass
from .material import DICE, LETTER, PARCEL, WORTH
from .rules import FLY_07, FLY_08
from .state import Toy


@dataclass(frozen=True)
class Deliver(Action):
    """Lay mail cards openly; the bank pays their worth."""

    cards: tuple[Card, ...]

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return DELIVERIES

    def refuse(self, s: Toy, seat: Seat) -> Rule | None:
        hand = s.hands[seat].cards
        for card in self.cards:
            if card >= len(WORTH) or self.cards.count(card) > hand.count(card):
                return FLY_07
        return None if 0 < len(self.cards) <= len(s.dice) else FLY_07  # as many as there were dice

    def perform(self, s: Toy, seat: Seat) -> None:
        for card in self.cards:
            s.give(seat, card)
            s.discard(card)
        worth = sum(WORTH[card] for card in self.cards)
        s.delivered[seat] += worth
        s.tell(Delivered(seat, self.cards))
        receive(s, seat, worth)


@dataclass(frozen=True)
class LoseMail(Action):
    """Put a mail card face down on the discard: the others see its back, and forget what they knew."""

    card: Card

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return LOSSES

    def refuse(self, s: Toy, seat: Seat) -> Rule | None:
        return None if self.card < len(WORTH) and s.holds(seat, self.card) else FLY_08

    def perform(self, s: Toy, seat: Seat) -> None:
        s.slip(seat, self.card)
        s.discard(self.card, 1 << seat)
        s.tell(MailLost(seat, self.card), 1 << seat)


LOSSES = [LoseMail(LETTER), LoseMail(PARCEL)]
DELIVERIES = [
    Deliver(cards)
    for count in range(1, DICE + 1)
    for cards in combinations_with_replacement((LETTER, PARCEL), count)
]


@dataclass(frozen=True)
class Delivery(Step):
    """TOY-FLY-07. Who holds no mail is not asked."""

    seat: Seat

    def word(self) -> str:
        return "delivery"

    def asks(self, s: Toy) -> Seats:
        return 1 << self.seat if s.mail[self.seat] else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (Deliver, Pass)

    def why_not(self, action: Action) -> Rule:
        return FLY_07


@dataclass(frozen=True)
class Lose(Step):
    """One mail card has to go, if there is one."""

    seat: Seat

    def word(self) -> str:
        return "lose"

    def asks(self, s: Toy) -> Seats:
        return 1 << self.seat if s.mail[self.seat] else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (LoseMail,)

    def why_not(self, action: Action) -> Rule:
        return FLY_08
