"""What a seat may see, and what it can imagine of the rest. Both follow from the piles alone."""

from __future__ import annotations

from typing import Final

from .card import Card, Deck, Pile, Seat, Seats, face_down
from .chance import NO_CHANCE, Chance
from .state import State

SPECTATOR: Final = 60  # a seat with its own bit, which saw what everyone saw
EVERYTHING: Final = 61  # no seat: `describe` then shows what is hidden too


class View:
    """A state with cards face down and no future, as one seat sees it.

    `unseen` holds the hidden faces, sorted: which they are follows from counting, where they lie does not.
    """

    __slots__ = ("seat", "state", "unseen")

    def __init__(self, seat: Seat, state: State, unseen: list[Card]) -> None:
        self.seat = seat
        self.state = state
        self.unseen = unseen


def view(s: State, seat: Seat) -> View:
    """What this seat sees now. Bots get this and never the truth."""
    bit: Seats = 1 << seat
    backs = s.backs()
    unseen: list[Card] = []
    piles = [pile.masked(bit, backs, unseen) for pile in s.piles()]
    decks = [deck.masked(bit, backs, unseen) for deck in s.decks()]
    masked = s.copy()
    masked.chance = NO_CHANCE
    masked.lay(piles, decks)
    unseen.sort()
    return View(seat, masked, unseen)


def fill(s: State, unseen: list[Card], chance: Chance) -> None:
    """Replaces every face-down card of `s` by one of the unseen with the same back, at random."""
    backs = s.backs()
    heaps: dict[Card, list[Card]] = {}
    for card in unseen:
        heaps.setdefault(face_down(backs[card]), []).append(card)
    for heap in heaps.values():
        chance.shuffle(heap)
    piles = [
        Pile([heaps[card].pop() if card < 0 else card for card in pile.cards], pile.seen[:])
        for pile in s.piles()
    ]
    decks = [
        Deck([heaps[card].pop() if card < 0 else card for card in deck.cards], deck.seen, deck.left)
        for deck in s.decks()
    ]
    s.lay(piles, decks)
