"""Open and hidden information (section 13): what a seat imagines of the cards it cannot see."""

from __future__ import annotations

from typing import Final

from windsock.core.card import Card, Deck
from windsock.core.chance import Chance
from windsock.core.sight import fill

from .board.material import MOST, SCORING
from .board.numbers import DEAL, FINAL_PILE, MARKET, SCORINGS
from .setup import cut
from .state import BITS, Europe

TRIES: Final = 100  # far more than any dealt table needs; an arranged one may have no plausible world


def imagine(s: Europe, unseen: list[Card], chance: Chance) -> None:
    """Re-deal what is hidden: scoring cards where they can lie, then shares wherever a back lies."""
    shares = [card for card in unseen if card != SCORING]
    piles = s.piles()
    masked = s.deck
    for _ in range(TRIES):
        s.lay(piles, [Deck(masked.cards[:], masked.seen, masked.left)])
        for place in scoring_places(s, len(unseen) - len(shares), chance):
            s.deck.cards[place] = SCORING
        fill(s, shares[:], chance)
        if is_plausible(s):
            return


def scoring_places(s: Europe, hidden: int, chance: Chance) -> list[int]:
    """Places, counted from the bottom, where the hidden scoring cards may lie."""
    places: list[int] = []
    if hidden:  # AE-RULING-58: the third lies at any place of the final pile not yet drawn
        final = [place for place in range(min(FINAL_PILE + 1, s.deck.left)) if s.deck.cards[place] < 0]
        places.append(final[chance.below(len(final))])
    if hidden > 1:
        places += loose_places(s, chance)
    return places


def loose_places(s: Europe, chance: Chance) -> list[int]:
    """AE-RULING-60: where loose cuts may have put the first two, given what has come up so far."""
    whole = sum(MOST[card] for card in BITS[s.in_play]) - MARKET - DEAL * s.seats + SCORINGS
    rest = whole - SCORINGS - FINAL_PILE
    possible: list[list[int]] = []
    for initial_off in range(-2, 3):
        for middle_off in range(-3, 4):
            initial, above = cut(rest, initial_off, middle_off)
            places = [whole - initial - 1, whole - initial - above - 2]
            waiting = places[len(s.turned) :]
            if places[: len(s.turned)] == s.turned and all(place < s.deck.left for place in waiting):
                possible.append(waiting)
    return possible[chance.below(len(possible))] if possible else []


def is_plausible(s: Europe) -> bool:
    """No dealt hand is of one airline (AE-SETUP-24), no starting choice of one airline (AE-SETUP-25)."""
    for pile, hand in zip(s.chosen, s.hands, strict=False):
        if len(set(pile.cards)) < len(pile.cards) or len({*pile.cards, *hand.cards}) == 1:
            return False
    return True
