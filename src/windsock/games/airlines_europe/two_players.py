"""Two players (section 11): in the third scoring a fictitious third player, the phantom, takes part."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import EVERYONE
from windsock.core.step import Step
from windsock.mechanics.phantom import lay_out_phantom

from .board.material import ABACUS, KINDS
from .board.numbers import SCORINGS
from .show.events import PhantomFormed
from .state import Europe


@dataclass(frozen=True)
class LayOutPhantom(Step):
    """Before the third scoring everything that nobody has becomes the phantom's portfolio, face up."""

    def word(self) -> str:
        return "lay-out-phantom"

    def run(self, s: Europe) -> None:
        if s.seats != 2 or s.scorings != SCORINGS:  # AE-2P-03, AE-2P-04, AE-RULING-39
            return
        # AE-2P-05, AE-RULING-42: the reserve, the market, the deck, the discard pile; AE-INFO-18: face up
        s.phantom = lay_out_phantom(s.deck, [*s.market, *s.removed.cards], KINDS)
        s.phantom[ABACUS] += s.reserve
        s.removed = s.removed.own()
        s.removed.show(EVERYONE)
        if s.told is not None:
            s.tell(PhantomFormed(tuple(s.phantom)))
