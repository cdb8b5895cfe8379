"""The end of the game, also in the middle of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.game import Outcome
from windsock.core.step import Step

from .events import GameEnded
from .state import Toy


@dataclass(frozen=True)
class EndGame(Step):
    """TOY-END-01: whatever was still to be done is dropped."""

    def word(self) -> str:
        return "end-game"

    def run(self, s: Toy) -> None:
        s.agenda.clear()
        s.todo(FinalCount())


@dataclass(frozen=True)
class FinalCount(Step):
    def word(self) -> str:
        return "final-count"

    def run(self, s: Toy) -> None:
        s.has_ended = True
        s.tell(GameEnded(tuple(s.points)))


def outcome(s: Toy) -> Outcome:
    best = max(zip(s.points, s.coins))
    winners = tuple(seat for seat in range(s.seats) if (s.points[seat], s.coins[seat]) == best)
    return Outcome(tuple(s.points), winners, "audited" if s.has_ended else "")
