"""Pledges: a secret simultaneous choice, opened at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .events import Pledged, PledgesOpened
from .flight import Turn
from .loading import Loading
from .material import LETTER, PARCEL, WORTH
from .rules import PLEDGE_01
from .state import Toy


@dataclass(frozen=True)
class LayPledge(Action):
    """Lay a mail card face down."""

    card: Card

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return PLEDGES

    def refuse(self, s: Toy, seat: Seat) -> Rule | None:
        return None if self.card < len(WORTH) and s.holds(seat, self.card) else PLEDGE_01

    def perform(self, s: Toy, seat: Seat) -> None:
        s.slip(seat, self.card)
        s.pledges[seat].add(self.card, 1 << seat)
        s.tell(Pledged(seat))


PLEDGES = [LayPledge(LETTER), LayPledge(PARCEL)]


@dataclass(frozen=True)
class Pledge(Step):
    """TOY-PLEDGE-01: all who have not chosen yet are asked. If nobody can, nobody is."""

    waiting: Seats

    def word(self) -> str:
        return "pledge"

    def asks(self, s: Toy) -> Seats:
        return self.waiting

    def offers(self) -> tuple[type[Action], ...]:
        return (LayPledge,)

    def why_not(self, action: Action) -> Rule:
        return PLEDGE_01

    def next(self, s: Toy, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (Pledge(self.waiting & ~(1 << seat)),)


@dataclass(frozen=True)
class OpenPledges(Step):
    """TOY-PLEDGE-02: turn them up, and plan loading and turns in flying order."""

    def word(self) -> str:
        return "open-pledges"

    def run(self, s: Toy) -> None:
        pledges = tuple(pile.cards[0] if pile.cards else -1 for pile in s.pledges)
        for pile in s.pledges:
            for card in pile.cards[:]:
                pile.take(card)
                s.discard(card)
        s.tell(PledgesOpened(pledges))
        order = sorted(range(s.seats), key=lambda seat: -pledges[seat])  # a parcel is dearer than a letter
        s.todo(Loading(tuple(order)), *(Turn(seat, False) for seat in order))
