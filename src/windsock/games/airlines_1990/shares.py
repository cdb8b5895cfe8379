"""Share cards: playing them (section 7) and taking them (section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windsock.core.action import Action
from windsock.core.card import EVERYONE, Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step, each_seat
from windsock.mechanics.display import turn_up

from .board.material import SCORE
from .board.numbers import COMPANIES, DISPLAY
from .inactive import CheckDisplay, ReplaceShare
from .rules import INACTIVE_03, PLAY_01, PLAY_02, PLAY_03, SHARE_01, SHARE_04, TURN_02
from .scoring import meet_score_card
from .show.events import DisplayFilled, ShareDrawn, SharesLaid, ShareTaken
from .state import BITS, America


@dataclass(frozen=True)
class LayShares(Action):
    """Lay one or more shares of a founded company, whoever founded it. Nothing is received for it
    (A90-PLAY-06)."""

    shares: tuple[Card, ...]

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return lays(s, seat)

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        if not self.shares or len(set(self.shares)) > 1:
            return PLAY_02
        company = self.shares[0]
        if s.inactive >> company & 1:
            return INACTIVE_03  # A90-RULING-30
        if not s.founded >> company & 1:
            return PLAY_03  # A90-RULING-09
        if s.in_hand(seat, company) < len(self.shares):
            return PLAY_01
        return None

    def perform(self, s: America, seat: Seat) -> None:
        s.passes = 0
        s.lay_share(seat, self.shares[0], len(self.shares))  # A90-PLAY-01, A90-INFO-03
        if s.told is not None:
            s.tell(SharesLaid(seat, self.shares))


def lays(s: America, seat: Seat) -> list[Action]:
    """All legal ways to lay."""
    found: list[Action] = []
    first = seat * COMPANIES
    for company in BITS[s.kinds[seat] & s.founded]:
        found += s.moves.lays[company][: s.held[first + company]]
    return found


@dataclass(frozen=True)
class TakeShare(Action):
    """Take a share of the display into the hand, of an inactive company too (A90-RULING-27)."""

    card: Card

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.takes

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        if self.card not in s.display:
            return SHARE_01
        return None

    def perform(self, s: America, seat: Seat) -> None:
        s.display.remove(self.card)
        s.gain_share(seat, self.card, EVERYONE)  # A90-INFO-10; A90-SHARE-05: no limit
        if s.told is not None:
            s.tell(ShareTaken(seat, self.card))


@dataclass(frozen=True)
class DrawShare(Action):
    """Take the top card of the pile unseen; the display stays as it is (A90-SHARE-03)."""

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.draws

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        if not s.pile.left:
            return SHARE_04  # A90-RULING-26
        return None

    def perform(self, s: America, seat: Seat) -> None:
        card = s.pile.draw()
        if card == SCORE:  # A90-SCORE-04, A90-RULING-41: then a new share, with a new choice
            meet_score_card(s, CHECK_DISPLAY[seat], TAKE_CARD[seat])
            return
        s.gain_share(seat, card, 1 << seat)  # A90-INFO-11
        if s.told is not None:
            s.tell(ShareDrawn(seat, card), 1 << seat)


@dataclass(frozen=True)
class TakeCard(Step):
    """One share for a route: from the display or from the pile (A90-SHARE-01). It cannot be declined, nor
    seen before the choice (A90-RULING-25)."""

    seat: Seat

    def word(self) -> str:
        return "take-card"

    def asks(self, s: America) -> Seats:
        return 1 << self.seat if s.display or s.pile.left else 0  # A90-RULING-58: later there are none

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeShare, DrawShare, ReplaceShare)

    def why_not(self, action: Action) -> Rule:
        return TURN_02

    def next(self, s: America, seat: Seat, action: Action) -> tuple[Step, ...]:
        if isinstance(action, ReplaceShare):
            return (FILL_DISPLAY[seat], TAKE_CARD[seat])
        if isinstance(action, TakeShare):
            return (FILL_DISPLAY[seat],)  # A90-SHARE-02
        return (CHECK_DISPLAY[seat],)


@dataclass(frozen=True)
class FillDisplay(Step):
    """Cards are turned up until the display is full or the pile empty (A90-RULING-42)."""

    seat: Seat

    def word(self) -> str:
        return "fill-display"

    def run(self, s: America) -> None:
        before = len(s.display)
        if turn_up(s.display, s.pile, DISPLAY, SCORE):  # A90-INFO-04
            meet_score_card(s, FILL_DISPLAY[self.seat])  # A90-SCORE-05
            return
        if s.told is not None and len(s.display) > before:
            s.tell(DisplayFilled(tuple(s.display[before:])))
        if not s.pile.left:
            s.todo(CHECK_DISPLAY[self.seat])


TAKE_CARD: Final = each_seat(TakeCard)
FILL_DISPLAY: Final = each_seat(FillDisplay)
CHECK_DISPLAY: Final = each_seat(CheckDisplay)
