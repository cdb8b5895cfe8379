"""End of the game (section 14)."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import Seat
from windsock.core.game import Outcome
from windsock.core.step import Step

from .show.events import GameEnded
from .state import America
from .variants import add_bonuses


@dataclass(frozen=True)
class EndGame(Step):
    """The last count, after the last scoring."""

    ending: str

    def word(self) -> str:
        return "end-game"

    def run(self, s: America) -> None:
        s.ending = self.ending
        if s.has_seat_bonus:
            add_bonuses(s)  # A90-VAR-01
        if s.told is not None:
            result = outcome(s)
            s.tell(GameEnded(self.ending, result.scores, result.winners))


def outcome(s: America) -> Outcome:
    """Hands and markers count for nothing (A90-END-04); the phantom cannot win (A90-2P-03)."""
    return Outcome(tuple(s.points), winners(s), s.ending)


def winners(s: America) -> tuple[Seat, ...]:
    """A90-END-03; a tie is a shared win (A90-RULING-50)."""
    most = max(s.points)
    return tuple(seat for seat in range(s.seats) if s.points[seat] == most)
