"""Action B: lay shares and receive a dividend (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import Card, Seat
from windsock.core.rule import Rule

from .board.material import KINDS
from .board.numbers import DIVIDEND
from .money import receive
from .rules import LAY_02, LAY_05, RULING_54
from .show.events import SharesLaid
from .state import BITS, Europe


@dataclass(frozen=True)
class LayShares(Action):
    """Lay any number of one airline, or one of each of two. ABACUS counts as an airline (AE-LAY-04)."""

    shares: tuple[Card, ...]

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return lays(s, seat)

    def refuse(self, s: Europe, seat: Seat) -> Rule | None:
        if not self.shares:
            return RULING_54
        first, last = self.shares[0], self.shares[-1]
        if self.shares.count(first) == len(self.shares):
            return LAY_05 if s.in_hand(seat, first) < len(self.shares) else None
        if len(self.shares) > 2:
            return LAY_02
        return None if s.in_hand(seat, first) and s.in_hand(seat, last) else LAY_05

    def perform(self, s: Europe, seat: Seat) -> None:
        hand = s.own_hand(seat)
        for card in self.shares:  # AE-LAY-01
            hand.take(card)
            s.release(seat, card)
            s.lay_down(seat, card)
        if s.told is not None:
            s.tell(SharesLaid(seat, self.shares))
        receive(s, seat, DIVIDEND * len(self.shares), is_dividend=True)  # AE-LAY-03, AE-LAY-07


def lays(s: Europe, seat: Seat) -> list[Action]:
    """All legal ways to lay: one of each kind and pairs from a table, then the further copies.

    A list that is not to be changed.
    """
    kinds = s.kinds[seat]
    found = s.moves.lays_of[kinds]
    if len(s.hands[seat].cards) > len(BITS[kinds]):  # some kind is held more than once
        found = found[:]
        place = seat * KINDS
        for card in BITS[kinds]:
            count = s.held[place + card]
            if count > 1:
                found += s.moves.more_lays[card][count]
    return found
