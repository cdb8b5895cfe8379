"""Open and hidden information (section 17): what a seat imagines of the cards it cannot see."""

from __future__ import annotations

from windsock.core.card import Card, Deck
from windsock.core.chance import Chance
from windsock.core.sight import fill

from .board.material import SCORE
from .state import America


def imagine(s: America, unseen: list[Card], chance: Chance) -> None:
    """Re-deal what is hidden: score cards anywhere in the pile, then the other cards wherever a back lies."""
    shares = [card for card in unseen if card != SCORE]
    cards = s.pile.faces()
    hidden = [place for place, card in enumerate(cards) if card < 0]
    chance.shuffle(hidden)
    for place in hidden[: len(unseen) - len(shares)]:
        cards[place] = SCORE
    s.pile = Deck(cards, s.pile.seen, s.pile.left)
    fill(s, shares, chance)
