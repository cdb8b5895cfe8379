"""The delivery zone: filling it up from the draw pile, and lost baggage (section 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from windsock.core.card import NOBODY, Card, Deck, Seat
from windsock.core.step import Step, each_seat

from .board.numbers import ROW
from .show.events import BaggageLost, LastCardDrawn, PileShuffled, RowFilled
from .state import NONE, World

LAST_CARD: Final = "last-card"  # the usual way to the last round


def fill(s: World, seat: Seat) -> None:
    """New cards are laid at the right of the one row, one by one, until there are six (AA-JOURNEY-12,
    AA-RULING-12, AA-RULING-33)."""
    before = len(s.row)
    while len(s.row) < ROW:
        if not s.pile.left and not shuffle_discards(s):
            break  # AA-LAST-12: places stay empty
        s.row.append(s.pile.draw())
        s.marks.append(NONE)
        s.has_drawn = True
        if not s.pile.left:
            meet_last_card(s, seat)
    if s.told is not None and len(s.row) > before:
        s.tell(RowFilled(tuple(s.row[before:])))


def meet_last_card(s: World, seat: Seat) -> None:
    """The pile has become empty (AA-LAST-01, AA-RULING-43)."""
    if not s.trigger:  # AA-LAST-12: only once, and not after a standstill
        s.trigger = LAST_CARD
        if s.told is not None:
            s.tell(LastCardDrawn(seat))
    shuffle_discards(s)  # AA-LAST-02: at once


def shuffle_discards(s: World) -> bool:
    """The discards become a new draw pile, if there are any, as often as need be (AA-RULING-46)."""
    if not s.discards:
        return False
    cards = sorted(s.discards)  # AA-INFO-05: their order is known no more
    s.chance.shuffle(cards)
    s.pile = Deck(cards, [NOBODY] * len(cards), len(cards))  # AA-INFO-03
    s.discards = []
    if s.told is not None:
        s.tell(PileShuffled(len(cards)))
    return True


def remove(s: World, place: int) -> Card:
    """A card leaves the zone; the others close up, each with its marker (AA-RESERVE-08)."""
    s.marks.pop(place)
    return s.row.pop(place)


def lost_next(s: World) -> int:
    """AA-BAGGAGE-01 to -03, AA-RULING-37: the place of the first card from the left without anybody's marker;
    NONE if all are reserved."""
    return s.marks.index(NONE) if NONE in s.marks else NONE


@dataclass(frozen=True)
class LoseBaggage(Step):
    """Phase 2, in every turn (AA-TURN-04): one card is lost, however many were won (AA-BAGGAGE-06)."""

    seat: Seat

    def word(self) -> str:
        return "lose-baggage"

    def run(self, s: World) -> None:
        place = lost_next(s)
        if place != NONE:
            card = remove(s, place)
            s.discards.append(card)  # AA-BAGGAGE-07, AA-RULING-38
            if s.told is not None:
                s.tell(BaggageLost(card))
            fill(s, self.seat)  # AA-BAGGAGE-05; AA-BAGGAGE-04: otherwise none is drawn


LOSE_BAGGAGE: Final = each_seat(LoseBaggage)
