"""Last round (section 12): how it begins, and replacing the delivery zone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windsock.core.action import Action
from windsock.core.card import Card, Seat
from windsock.core.rule import Rule

from .delivery import fill, remove
from .rules import LAST_08
from .show.events import LastRoundBegun, PlayStoodStill, RowReplaced
from .state import NONE, World

STANDSTILL: Final = "standstill"  # nobody draws any more


@dataclass(frozen=True)
class ReplaceRow(Action):
    """In the last round, between actions and at no cost (AA-RULING-45). Flights so far stay legs."""

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.replaces

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        return None if s.is_last and not s.has_replaced else LAST_08

    def perform(self, s: World, seat: Seat) -> None:
        s.has_replaced = True
        leaving: list[Card] = []
        while NONE in s.marks:  # AA-LAST-09: protected ones stay and close up
            leaving.append(remove(s, s.marks.index(NONE)))
        s.discards += leaving
        if s.told is not None:
            s.tell(RowReplaced(seat, tuple(leaving)))
        fill(s, seat)


def count_idle_turn(s: World) -> None:
    """AA-LAST-13, AA-RULING-47: as many turns in a row as players, without a card drawn."""
    s.idle = 0 if s.has_drawn else s.idle + 1
    if s.idle >= s.seats and not s.trigger:
        s.trigger = STANDSTILL
        if s.told is not None:
            s.tell(PlayStoodStill(s.idle))


def begin_last_round(s: World, seat: Seat) -> None:
    """Every player has one last turn; the one who triggered it comes last (AA-LAST-04)."""
    s.is_last = True
    s.last_turns = s.seats
    if s.told is not None:
        s.tell(LastRoundBegun(seat))
