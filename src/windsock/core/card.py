"""Cards, and the piles that remember who has seen each face. Everything hidden in a game is a card.

A card is an index into the game's list of faces; below zero it lies face down and shows its back. A set of
seats is an int with one bit a seat. A `Pile` has no order (a hand, a box of removed cards); a `Deck` has one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from .show import SEAT, Of

Seat = Annotated[int, Of(SEAT)]
Seats = int
Card = int

MOST_SEATS: Final = 8
EVERYONE: Final = -1
NOBODY: Final = 0


# The seats of each set, from the first on. A list for everybody: not to be changed.
SEATS_IN: Final = [
    [seat for seat in range(MOST_SEATS) if seats >> seat & 1] for seats in range(1 << MOST_SEATS)
]


def face_down(back: int) -> Card:
    """The card that shows only this back."""
    return -1 - back


def breadth(seats: Seats) -> int:
    """How many seats a set has."""
    return 64 if seats < 0 else seats.bit_count()


class Pile:
    """Cards without an order, and for each the seats that know its face."""

    __slots__ = ("cards", "is_shared", "seen")

    def __init__(self, cards: list[Card], seen: list[Seats]) -> None:
        self.cards = cards
        self.seen = seen
        self.is_shared = False

    def add(self, card: Card, seen: Seats) -> None:
        self.cards.append(card)
        self.seen.append(seen)

    def take(self, card: Card) -> None:
        """Removes a card openly, of equal ones the copy that most seats have seen: no memory gets stale."""
        cards, seen = self.cards, self.seen
        best = cards.index(card)
        if seen[best] != EVERYONE and cards.count(card) > 1:
            for i in range(best + 1, len(cards)):
                if cards[i] == card and breadth(seen[i]) > breadth(seen[best]):
                    best = i
            others = ~seen[best]
            for i in range(len(cards)):
                if cards[i] == card and i != best:
                    remembering = seen[i] & others
                    seen[i] &= ~remembering
                    others &= ~remembering
        cards.pop(best)
        seen.pop(best)

    def slip(self, card: Card, owner: Seats, backs: Sequence[int]) -> Seats:
        """A card leaves face down. Of each face with that back the others are sure of one card fewer.

        The seats that know what left: `owner`, and who was sure of all such cards while they had one face.
        """
        cards, seen = self.cards, self.seen
        back = backs[card]
        sure: Seats = EVERYONE
        forgetting: dict[Card, Seats] = {}  # of the face itself one goes, with its memory
        for i, face in enumerate(cards):
            if backs[face] != back:
                continue
            if face == card:
                sure &= seen[i]
                continue
            sure &= owner
            lost = seen[i] & forgetting.get(face, ~owner)
            if lost:
                seen[i] &= ~lost
                forgetting[face] = forgetting.get(face, ~owner) & ~lost
        self.take(card)
        return sure | owner

    def show(self, seats: Seats) -> None:
        """Shows every face of the pile to these seats."""
        self.seen = [seen | seats for seen in self.seen]

    def copy(self) -> Pile:
        return Pile(self.cards[:], self.seen[:])

    def shared(self) -> Pile:
        """The same pile, for a copy of the state. Either state calls `own()` before it changes the pile."""
        self.is_shared = True
        return self

    def own(self) -> Pile:
        """This pile, or a copy if another state may hold it too."""
        return self.copy() if self.is_shared else self

    def masked(self, seat: Seats, backs: Sequence[int], unseen: list[Card]) -> Pile:
        """The pile as `seat` sees it, in an order that tells nothing; hidden faces are added to `unseen`."""
        cards, seen = self.cards, self.seen
        unseen += [card for card, seats in zip(cards, seen) if not seats & seat]
        rows = [
            (card if seats & seat else -1 - backs[card], seats)
            for card, seats in zip(cards, seen, strict=True)
        ]
        rows.sort()
        return Pile([card for card, _ in rows], [seats for _, seats in rows])


class Deck:
    """Cards in an order, the last is the top. The lists are shared by all copies and never change."""

    __slots__ = ("cards", "left", "seen")

    def __init__(self, cards: list[Card], seen: list[Seats], left: int) -> None:
        self.cards = cards
        self.seen = seen
        self.left = left

    def draw(self) -> Card:
        """Removes the top card. The pile that it goes to says who sees it."""
        self.left -= 1
        return self.cards[self.left]

    def faces(self) -> list[Card]:
        """The cards left, from the bottom to the top."""
        return self.cards[: self.left]

    def show(self, seats: Seats) -> None:
        """Shows every face of the deck to these seats."""
        self.seen = [seen | seats for seen in self.seen]

    def copy(self) -> Deck:
        return Deck(self.cards, self.seen, self.left)

    def masked(self, seat: Seats, backs: Sequence[int], unseen: list[Card]) -> Deck:
        """The deck as `seat` sees it: the number of cards, and the faces it knows."""
        seen = self.seen[: self.left]
        known = [seats & seat for seats in seen]
        unseen += [card for card, is_known in zip(self.cards, known) if not is_known]
        cards = [card if is_known else -1 - backs[card] for card, is_known in zip(self.cards, known)]
        return Deck(cards, seen, self.left)
