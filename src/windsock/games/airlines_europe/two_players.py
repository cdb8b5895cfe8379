"""Two players (section 11): in the third scoring a fictitious third player, the phantom, takes part."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import EVERYONE
from windsock.core.step import Step

from .events import PhantomFormed
from .material import ABACUS, KINDS, SCORING
from .numbers import SCORINGS
from .state import Europe


@dataclass(frozen=True)
class LayOutPhantom(Step):
    """Before the third scoring everything that nobody has becomes the phantom's portfolio, face up."""

    def run(self, s: Europe) -> None:
        if s.seats != 2 or s.scorings != SCORINGS:  # AE-2P-03, AE-2P-04, AE-RULING-39
            return
        counts = [0] * KINDS
        counts[ABACUS] = s.reserve  # AE-2P-05: the reserve, the market, the deck, the discard pile
        for card in [*s.market, *s.deck.faces(), *s.removed.cards]:  # AE-RULING-42
            if card != SCORING:
                counts[card] += 1
        s.phantom = counts
        s.removed = s.removed.own()
        s.removed.show(EVERYONE)  # AE-INFO-18: face up
        s.deck.seen = [EVERYONE] * len(s.deck.cards)
        if s.told is not None:
            s.tell(PhantomFormed(tuple(counts)))
