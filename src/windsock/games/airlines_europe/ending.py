"""End of the game (section 10)."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import Seat
from windsock.core.game import Outcome
from windsock.core.step import Step

from .board.material import ABACUS
from .show.events import GameEnded
from .state import Europe


@dataclass(frozen=True)
class EndGame(Step):
    """The last count. Whatever else was to be done is dropped."""

    ending: str

    def word(self) -> str:
        return "end-game"

    def run(self, s: Europe) -> None:
        s.agenda.clear()  # AE-END-01: nobody has another turn
        s.ending = self.ending
        if s.told is not None:
            result = outcome(s)
            s.tell(GameEnded(self.ending, result.scores, result.winners))


def winners(s: Europe) -> tuple[Seat, ...]:
    """AE-END-02 to -04. Money, hands, planes and ban markers count for nothing (AE-END-06, AE-BAN-09)."""
    most = max(s.points)  # AE-END-02
    tied = [seat for seat in range(s.seats) if s.points[seat] == most]
    abacus = max(s.in_portfolio(seat, ABACUS) for seat in tied)  # AE-END-03, AE-RULING-53: of the tied only
    return tuple(seat for seat in tied if s.in_portfolio(seat, ABACUS) == abacus)  # AE-END-04


def outcome(s: Europe) -> Outcome:
    return Outcome(tuple(s.points), winners(s), s.ending)
