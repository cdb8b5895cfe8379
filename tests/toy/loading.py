"""Loading: a draft that goes round until all have passed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import EVERYONE, Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .events import MailDrawn, MailTaken
from .material import HAND, LETTER, MAIL, PARCEL
from .rules import LOAD_01, LOAD_03
from .state import Toy


@dataclass(frozen=True)
class TakeMail(Action):
    """Take an open card: everybody saw it, and remembers."""

    card: Card

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return TAKES

    def refuse(self, s: Toy, seat: Seat) -> Rule | None:
        return None if self.card in s.market else LOAD_03

    def perform(self, s: Toy, seat: Seat) -> None:
        s.market.remove(self.card)
        s.gain(seat, self.card, EVERYONE)
        s.tell(MailTaken(seat, self.card))


@dataclass(frozen=True)
class DrawMail(Action):
    """Take the top card, unseen by the others."""

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return DRAWS

    def refuse(self, s: Toy, seat: Seat) -> Rule | None:
        return None if s.stacks[MAIL].left else LOAD_03

    def perform(self, s: Toy, seat: Seat) -> None:
        card = s.stacks[MAIL].draw()
        s.gain(seat, card, 1 << seat)
        s.tell(MailDrawn(seat, card), 1 << seat)


@dataclass(frozen=True)
class Pass(Action):
    """Do without: in loading, in delivering, after an audit."""

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return PASSES

    def perform(self, s: Toy, seat: Seat) -> None:
        pass


TAKES = [TakeMail(LETTER), TakeMail(PARCEL)]
DRAWS = [DrawMail()]
PASSES = [Pass()]


@dataclass(frozen=True)
class Loading(Step):
    """Asks the first in line, who then waits behind the others, or is out if he passed (TOY-LOAD-02)."""

    waiting: tuple[Seat, ...]

    def word(self) -> str:
        return "loading"

    def asks(self, s: Toy) -> Seats:
        is_there_mail = s.market or s.stacks[MAIL].left
        if not self.waiting or not is_there_mail or s.mail[self.waiting[0]] >= HAND:
            return 0
        return 1 << self.waiting[0]

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeMail, DrawMail, Pass)

    def why_not(self, action: Action) -> Rule:
        return LOAD_01

    def next(self, s: Toy, seat: Seat, action: Action) -> tuple[Step, ...]:
        others = self.waiting[1:]
        return (Loading(others if isinstance(action, Pass) else (*others, seat)),)

    def run(self, s: Toy) -> None:
        if len(self.waiting) > 1:
            s.todo(Loading(self.waiting[1:]))
