"""Action C: exchange shares for ABACUS shares (section 7). The rate is chosen first, then share by share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import EVERYONE, Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .board.material import ABACUS
from .board.numbers import MOST_SEATS, RATES
from .rules import ABACUS_01, ABACUS_03, ABACUS_04, RULING_32, TURN_07
from .show.events import AbacusReceived, ShareGivenUp
from .state import Europe

HAND: Final = 0
PORTFOLIO: Final = 1


@dataclass(frozen=True)
class Exchange(Action):
    """Choose the rate: one share for one ABACUS share, or three for two."""

    given: int
    received: int

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.moves.exchanges

    def refuse(self, s: Europe, seat: Seat) -> Rule | None:
        if RATES.get(self.given) != self.received:  # AE-ABACUS-02, AE-ABACUS-03
            return ABACUS_04
        if s.reserve < self.received:
            return RULING_32
        if s.cards_of(seat) < self.given:
            return ABACUS_03 if self.given > 1 else TURN_07
        return None

    def perform(self, s: Europe, seat: Seat) -> None:
        pass

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        cards = s.cards_of(seat)
        return {"given": self.given, "received": self.received, "reserve": s.reserve, "held": cards}


@dataclass(frozen=True)
class GiveUp(Action):
    """Give up one share, of any airline or of ABACUS (AE-ABACUS-06), from the hand or the portfolio."""

    place: int
    card: Card

    @staticmethod
    def candidates(s: Europe, seat: Seat) -> Sequence[Action]:
        return s.moves.gives

    def refuse(self, s: Europe, seat: Seat) -> Rule | None:
        kinds = s.kinds[seat] if self.place == HAND else s.laid_kinds[seat]
        if not kinds >> self.card & 1:
            return ABACUS_01
        return None

    def perform(self, s: Europe, seat: Seat) -> None:
        seen: Seats = EVERYONE  # AE-INFO-16: what lay in the portfolio
        if self.place == PORTFOLIO:
            s.take_up(seat, self.card)
        else:
            seen = s.own_hand(seat).slip(self.card, 1 << seat, s.backs())  # AE-ABACUS-05, AE-INFO-15
            s.release(seat, self.card)
        s.removed = s.removed.own()
        s.removed.add(self.card, seen)  # AE-2P-01, AE-2P-02, AE-RULING-33: out of the game, ABACUS shares too
        if s.told is not None:
            s.tell(ShareGivenUp(seat, self.card, self.place), seen)


@dataclass(frozen=True)
class GiveUpShare(SeatStep):
    """One more share has to be given up."""

    def word(self) -> str:
        return "give-up-share"

    def offers(self) -> tuple[type[Action], ...]:
        return (GiveUp,)

    def moves(self, s: Europe, seat: Seat) -> list[Action]:
        moves = s.moves
        return moves.gives_of[HAND][s.kinds[seat]] + moves.gives_of[PORTFOLIO][s.laid_kinds[seat]]

    def why_not(self, action: Action) -> Rule:
        return ABACUS_01


@dataclass(frozen=True)
class ReceiveAbacus(Step):
    """ABACUS shares come from the reserve into the hand, after the last share was given up (AE-RULING-33)."""

    seat: Seat
    count: int

    def word(self) -> str:
        return "receive-abacus"

    def run(self, s: Europe) -> None:
        s.reserve -= self.count  # AE-ABACUS-01
        for _ in range(self.count):
            s.gain(self.seat, ABACUS, EVERYONE)  # AE-ABACUS-07, AE-ABACUS-10: into the hand, red back
        if s.told is not None:
            s.tell(AbacusReceived(self.seat, self.count))


GIVE_UP: Final = each_seat(GiveUpShare)
RECEIVE: Final = tuple(
    tuple(ReceiveAbacus(seat, count) for count in RATES.values()) for seat in range(MOST_SEATS)
)


def exchange_moves(s: Europe, seat: Seat) -> list[Action]:
    if s.reserve > 1 and len(s.hands[seat].cards) + s.laid_cards[seat] > 2:  # the usual case: both rates
        return s.moves.exchanges
    return [move for move in s.moves.exchanges if move.refuse(s, seat) is None]
