"""Two players (section 15): in the last scoring a fictitious third player, the phantom, takes part."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.step import Step
from windsock.mechanics.phantom import lay_out_phantom

from .board.material import SCORE
from .board.numbers import COMPANIES
from .show.events import PhantomFormed
from .state import America


@dataclass(frozen=True)
class LayOutPhantom(Step):
    """Before the last scoring, and only then (A90-2P-04), the pile and the display become the phantom's."""

    def word(self) -> str:
        return "lay-out-phantom"

    def run(self, s: America) -> None:
        # A90-2P-02, A90-RULING-53: not the removed ones; A90-INFO-18: everybody sees them
        s.phantom = lay_out_phantom(s.pile, s.display, COMPANIES)
        if s.told is not None:
            s.tell(PhantomFormed(tuple(s.phantom)))


def is_last_score_card(s: America) -> bool:
    """A90-2P-01: with two players the third score card ends the game."""
    return s.seats == 2 and s.aside == 0 and SCORE not in s.pile.faces()
