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
    """The base of every game's state: agenda, chance, and events if somebody listens."""

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
        """Puts steps on top of the agenda. The first one is done first."""
        self.agenda.extend(steps[::-1])

    def abandon(self, kind: type[Step]) -> None:
        """Drops steps from the top, up to and including the next one of this kind."""
        while self.agenda:
            step = self.agenda.pop()
            step.abandoned(self)
            if isinstance(step, kind):
                return

    def tell(self, event: Event, seen: Seats = EVERYONE) -> None:
        """Tells an event. Rules ask `if s.told is not None` first: it costs nothing if nobody listens."""
        if self.told is not None:
            self.told.append((self.number, event, seen))

    # What every game answers

    def out_of_turn(self) -> Rule:
        """The rule that forbids a seat to act when it is not asked."""
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
        """Replaces `piles()` and `decks()` by these, and works out again what follows from them."""

    def copy(self) -> State:
        """A copy that shares nothing that changes. Written by hand in every game; a law checks it."""
        raise NotImplementedError  # pragma: no cover

    def position(self) -> list[Any]:
        """The whole position as simple values, for digests and comparison.

        First the agenda, step by step. Numbers, words, lists and tuples only: nothing that a new Python or a
        new name of a class would write otherwise.
        """
        raise NotImplementedError  # pragma: no cover

    def copy_base(self, twin: State) -> None:
        """Copies the fields of this class, for a game's `copy`. A copy has no listeners."""
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        twin.chance = self.chance.copy()
        twin.number = self.number
