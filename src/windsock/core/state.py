"""What lies on the table, and what is still to be done. Games extend `State` with their pieces."""

from __future__ import annotations

from typing import Any

from .card import EVERYONE, Deck, Pile, Seats
from .chance import Chance
from .compiled import mypyc_attr
from .event import Event, Told
from .rule import Rule
from .step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state: agenda, chance, and what was told if anybody listens."""

    __slots__ = ("agenda", "asked", "chance", "number", "seats", "told")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.agenda: list[Step] = []
        self.asked: Seats = 0
        self.chance = chance
        self.number = 0  # actions performed so far
        self.told: list[Told] | None = None

    # For the rules of a game

    def todo(self, *steps: Step) -> None:
        """Put steps on top of the agenda; the first one is done first."""
        self.agenda.extend(steps[::-1])

    def abandon(self, kind: type[Step]) -> None:
        """Drop steps from the top, up to and with the next one of this kind."""
        while self.agenda:
            step = self.agenda.pop()
            step.abandoned(self)
            if isinstance(step, kind):
                return

    def tell(self, event: Event, seen: Seats = EVERYONE) -> None:
        """Say what happened. Rules ask `if s.told is not None` first: nobody listening costs nothing."""
        if self.told is not None:
            self.told.append((self.number, event, seen))

    # What every game answers

    def out_of_turn(self) -> Rule:
        """The rule that keeps out a seat which is not asked."""
        raise NotImplementedError  # pragma: no cover

    def backs(self) -> tuple[int, ...]:
        """The back of each face."""
        return ()

    def piles(self) -> list[Pile]:
        """Every pile that may hold something hidden, always in the same order."""
        return []

    def decks(self) -> list[Deck]:
        """Every deck, always in the same order."""
        return []

    def lay(self, piles: list[Pile], decks: list[Deck]) -> None:
        """Put these in the place of `piles()` and `decks()`, and count again what is derived from them."""

    def copy(self) -> State:
        """A twin that shares nothing that changes. Written by hand in every game; a law guards it."""
        raise NotImplementedError  # pragma: no cover

    def position(self) -> list[Any]:
        """Everything that makes this position what it is, as plain values: for digests and comparison.

        First the agenda, step by step. Numbers, words, lists and tuples only: nothing that a new Python or a
        new name of a class would write otherwise.
        """
        raise NotImplementedError  # pragma: no cover

    def copy_base(self, twin: State) -> None:
        """The fields of this class, for a game's `copy`. A twin has no listeners."""
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        twin.chance = self.chance.copy()
        twin.number = self.number
