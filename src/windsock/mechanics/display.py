"""The open display of cards beside its face-down pile."""

from __future__ import annotations

from windsock.core.card import Card, Deck


def kinds_of(display: list[Card]) -> int:
    """Which cards lie there, one bit each."""
    kinds = 0
    for card in display:
        kinds |= 1 << card
    return kinds


def turn_up(display: list[Card], pile: Deck, most: int, interruption: Card) -> bool:
    """Cards of the pile complete the display, as far as they go. Whether this card has come up instead."""
    while len(display) < most and pile.left:
        card = pile.draw()
        if card == interruption:
            return True
        display.append(card)
    return False
