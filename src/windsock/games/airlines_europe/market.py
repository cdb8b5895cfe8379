"""The market and the deck: taking one share (AE-BUY-15 to -18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import EVERYONE, Card, Seat
from windsock.core.rule import Rule

from .rules import BUY_15
from .show.events import ShareDrawn, ShareTaken
from .state import Europe


@dataclass(frozen=True)
class TakeShare(Action):
    """Take a share of the market into the hand."""

    card: Card

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.moves.takes

    def refuse(self, s: Europe, seat: Seat) -> Rule | None:
        if self.card not in s.market:
            return BUY_15
        return None

    def perform(self, s: Europe, seat: Seat) -> None:
        s.market.remove(self.card)
        s.gain(seat, self.card, EVERYONE)  # AE-INFO-09
        if s.told is not None:
            s.tell(ShareTaken(seat, self.card))


@dataclass(frozen=True)
class DrawShare(Action):
    """Take the top card of the deck into the hand, unseen by the others."""

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.moves.draws

    def perform(self, s: Europe, seat: Seat) -> None:
        card = s.draw_share()  # AE-TRIG-04, AE-TRIG-05, AE-RULING-21: past a scoring card the next one
        if card < 0:
            return  # AE-RULING-26: the third scoring card was the last, and there is no replacement
        s.gain(seat, card, 1 << seat)  # AE-BUY-18, AE-INFO-10
        if s.told is not None:
            s.tell(ShareDrawn(seat, card), 1 << seat)
