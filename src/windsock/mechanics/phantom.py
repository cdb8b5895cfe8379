"""The phantom: with two players a fictitious third one takes part in the last scoring."""

from __future__ import annotations

from windsock.core.card import EVERYONE, Card, Deck


def lay_out_phantom(deck: Deck, others: list[Card], kinds: int) -> list[int]:
    """How many shares of each kind it has: those left in the deck, which is turned up, and these others."""
    deck.show(EVERYONE)
    cards = [*others, *deck.faces()]
    return [cards.count(kind) for kind in range(kinds)]
