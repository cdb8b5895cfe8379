"""What is still to be done. A state holds a list of steps, the agenda; the last of the list is done first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar

from .action import Action
from .card import Seat, Seats
from .compiled import mypyc_attr
from .rule import Rule

MOST_SEATS: Final = 8  # more than any game has
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A small frozen record. Either it asks seats for an action, or it runs by itself."""

    def word(self) -> str:
        """The name of the step in digests, as an act has its verb. Saves depend on it: it never changes."""
        raise NotImplementedError  # pragma: no cover

    def plain(self) -> tuple[Any, ...]:
        """The step as simple values: its word, and what it holds."""
        return (self.word(), *[getattr(self, field.name) for field in fields(self)])  # type: ignore[arg-type]

    def asks(self, s: Any) -> Seats:
        """The seats that must answer, several at once and in secret. None: the step runs by itself."""
        return 0

    def offers(self) -> tuple[type[Action], ...]:
        """The kinds of action that answer this step."""
        return ()

    def moves(self, s: Any, seat: Seat) -> list[Action]:
        """The legal answers. A step with an index may know them exactly; a law compares both."""
        return [
            action
            for kind in self.offers()
            for action in kind.candidates(s, seat)
            if action.refuse(s, seat) is None
        ]

    def why_not(self, action: Action) -> Rule:
        """The rule that forbids a kind of action that this step does not offer."""
        raise NotImplementedError  # pragma: no cover

    def next(self, s: Any, seat: Seat, action: Action) -> tuple[Step, ...]:
        """The steps that follow this answer, in the order they are done. The action is not yet performed."""
        return ()

    def run(self, s: Any) -> None:
        """What happens by itself."""

    def abandoned(self, s: Any) -> None:
        """Puts right what this step leaves behind when it is dropped."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class SeatStep(Step):
    """Asks one seat. Whatever else a step holds comes after it."""

    seat: Seat

    def asks(self, s: Any) -> Seats:
        return 1 << self.seat


def each_seat(kind: Callable[[Seat], T]) -> tuple[T, ...]:
    """One step of this kind for every seat, made once, so that states make no new ones."""
    return tuple([kind(seat) for seat in range(MOST_SEATS)])
