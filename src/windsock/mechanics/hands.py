"""Cards in hands, counted."""

from __future__ import annotations

from windsock.core.card import Pile


def tally(hands: list[Pile], kinds: int) -> tuple[list[int], list[int]]:
    """seat * kinds + card -> how many, and seat -> which cards, one bit each; as far as faces are known."""
    held = [0] * (len(hands) * kinds)
    which = [0] * len(hands)
    for seat, hand in enumerate(hands):
        for card in hand.cards:
            if card >= 0:
                held[seat * kinds + card] += 1
                which[seat] |= 1 << card
    return held, which
