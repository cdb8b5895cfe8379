"""Inactive companies (section 11): their shares in the display."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import Card, Seat
from windsock.core.rule import Rule
from windsock.core.step import Step
from windsock.mechanics.display import kinds_of

from .rules import INACTIVE_04, RULING_31, RULING_33
from .scoring import finish
from .show.events import DisplayCleared, ShareReplaced
from .state import BITS, America
from .variants import begin_last_turns


@dataclass(frozen=True)
class ReplaceShare(Action):
    """Remove one share of an inactive company from the display; the top card of the pile replaces it."""

    card: Card

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.replaces

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        if s.has_replaced:
            return RULING_31
        if self.card not in s.display:
            return INACTIVE_04
        if not s.inactive >> self.card & 1:
            return RULING_33
        return None

    def perform(self, s: America, seat: Seat) -> None:
        s.display.remove(self.card)
        s.removed_shares.append(self.card)  # A90-INACTIVE-04
        s.has_replaced = True
        if s.told is not None:
            s.tell(ShareReplaced(seat, self.card))


def replacements(s: America) -> list[Action]:
    """What may be replaced now. With an empty pile no inactive share lies in the display."""
    if s.has_replaced or not s.inactive:
        return []
    return [s.moves.replaces[company] for company in BITS[kinds_of(s.display) & s.inactive]]


@dataclass(frozen=True)
class CheckDisplay(Step):
    """With an empty pile inactive shares leave the display (A90-RULING-32); an empty one ends the game."""

    seat: Seat

    def word(self) -> str:
        return "check-display"

    def run(self, s: America) -> None:
        if s.pile.left or s.last_turns >= 0:
            return
        gone = [card for card in s.display if s.inactive >> card & 1]  # A90-INACTIVE-05
        if gone:
            s.display = [card for card in s.display if not s.inactive >> card & 1]
            s.removed_shares += gone
            if s.told is not None:
                s.tell(DisplayCleared(tuple(gone)))
        if s.display:
            return
        if s.has_extra_turn and s.seats > 2:  # A90-RULING-58: with two players without effect
            begin_last_turns(s, self.seat)  # A90-VAR-02, A90-RULING-49
        else:
            finish(s, "last-share")  # A90-END-01, A90-RULING-48
