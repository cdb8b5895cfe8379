"""What lies on the table: queries, copy, position, piles."""

from __future__ import annotations

from typing import Any

from windsock.core.card import EVERYONE, Card, Deck, Pile, Seat, Seats, face_down
from windsock.core.chance import Chance
from windsock.core.rule import Rule
from windsock.core.state import State

from .events import ToolDrawn
from .material import BACKS, MAIL, TOOL
from .rules import END_01, SETUP_03


class Toy(State):
    """Hands hold cards of both backs. `mail` counts those with the back mail: derived, kept up to date."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.has_gale = False
        self.bank = 0
        self.coins: list[int] = [0] * seats
        self.points: list[int] = [0] * seats
        self.delivered: list[int] = [0] * seats  # worth, since the last audit
        self.endurance = 0
        self.dice: list[int] = []  # of the leg that is being flown
        self.audits = 0
        self.has_ended = False
        self.market: list[Card] = []
        self.hands = [Pile([], []) for _ in range(seats)]
        self.pledges = [Pile([], []) for _ in range(seats)]
        self.discards = [Pile([], []), Pile([], [])]  # by back
        self.stacks = [Deck([], [], 0), Deck([], [], 0)]  # by back
        self.mail: list[int] = [0] * seats

    # Queries

    def holds(self, seat: Seat, card: Card) -> bool:
        return card in self.hands[seat].cards

    def tools(self, seat: Seat) -> int:
        """How many tools a pilot holds; everybody can tell by the backs."""
        return len(self.hands[seat].cards) - self.mail[seat]

    def out_of_turn(self) -> Rule:
        return END_01 if self.has_ended else SETUP_03

    # Cards

    def gain(self, seat: Seat, card: Card, seen: Seats) -> None:
        self.hands[seat].add(card, seen)
        self.mail[seat] += is_mail(card)

    def give(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand openly."""
        self.hands[seat].take(card)
        self.mail[seat] -= is_mail(card)

    def slip(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand face down."""
        self.hands[seat].slip(card, 1 << seat, BACKS)
        self.mail[seat] -= is_mail(card)

    def reshuffle(self, back: int) -> None:
        """The discard becomes the deck: whatever anybody saw of it is worth nothing now."""
        cards = self.discards[back].cards
        self.chance.shuffle(cards)
        self.stacks[back] = Deck(cards, [0] * len(cards), len(cards))
        self.discards[back] = Pile([], [])

    def draw_tool(self, seat: Seat) -> None:
        """TOY-AUDIT-04."""
        if not self.stacks[TOOL].left:
            self.reshuffle(TOOL)
        if self.stacks[TOOL].left:
            card = self.stacks[TOOL].draw()
            self.gain(seat, card, 1 << seat)
            self.tell(ToolDrawn(seat, card), 1 << seat)

    def discard(self, card: Card, seen: Seats = EVERYONE) -> None:
        self.discards[BACKS[card]].add(card, seen)

    # What the core asks

    def backs(self) -> tuple[int, ...]:
        return BACKS

    def piles(self) -> list[Pile]:
        return [*self.hands, *self.pledges, *self.discards]

    def decks(self) -> list[Deck]:
        return self.stacks

    def lay(self, piles: list[Pile], decks: list[Deck]) -> None:
        self.hands = piles[: self.seats]
        self.pledges = piles[self.seats : -2]
        self.discards = piles[-2:]
        self.stacks = decks
        self.mail = [sum(map(is_mail, hand.cards)) for hand in self.hands]

    def copy(self) -> Toy:
        twin = type(self)(self.seats, self.chance)
        self.copy_base(twin)
        twin.has_gale = self.has_gale
        twin.bank = self.bank
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.delivered = self.delivered[:]
        twin.endurance = self.endurance
        twin.dice = self.dice[:]
        twin.audits = self.audits
        twin.has_ended = self.has_ended
        twin.market = self.market[:]
        twin.hands = [pile.copy() for pile in self.hands]
        twin.pledges = [pile.copy() for pile in self.pledges]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.stacks = [deck.copy() for deck in self.stacks]
        twin.mail = self.mail[:]
        return twin

    def position(self) -> list[Any]:
        return [
            [step.plain() for step in self.agenda],
            *(self.asked, self.number, self.seats, self.has_gale, self.bank, self.coins[:], self.points[:]),
            *(self.delivered[:], self.endurance, self.dice[:], self.audits, self.has_ended, self.market[:]),
            [sorted(zip(pile.cards, pile.seen)) for pile in self.piles()],
            [list(zip(deck.faces(), deck.seen)) for deck in self.stacks],
        ]


def is_mail(card: Card) -> bool:
    """Seen by its face or by its back."""
    return card == face_down(MAIL) or (card >= 0 and BACKS[card] == MAIL)
