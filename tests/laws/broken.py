"""The toy, broken on purpose, one way at a time: for the tests that every law can fail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from tests.toy import GAME
from tests.toy.bank import Rest
from tests.toy.ending import EndGame
from tests.toy.flight import GoOn
from tests.toy.material import PARCEL
from tests.toy.rules import FLY_01
from tests.toy.setup import deal
from tests.toy.state import Toy
from windsock.core.action import Action
from windsock.core.card import EVERYONE, Card, Seat, Seats
from windsock.core.chance import Chance
from windsock.core.event import Event
from windsock.core.game import Game
from windsock.core.rule import Rule
from windsock.core.sight import fill
from windsock.core.step import Step


def with_state(kind: type[Toy], **others: Any) -> Game:
    """The toy with another kind of state."""

    def deal_it(*agreed: Any) -> Toy:
        s = deal(*agreed)
        s.__class__ = kind
        return s

    return replace(GAME, deal=deal_it, **others)


def with_deal(change: Callable[[Toy], None], **others: Any) -> Game:
    """The toy with something changed in its deal."""

    def deal_it(*agreed: Any) -> Toy:
        s = deal(*agreed)
        change(s)
        return s

    return replace(GAME, deal=deal_it, **others)


@dataclass(frozen=True)
class Question(Step):
    """A step that asks the first seat to rest or go on. The broken ones below extend it."""

    def word(self) -> str:
        return "question"

    def asks(self, s: Toy) -> Seats:
        return 1

    def offers(self) -> tuple[type[Action], ...]:
        return (Rest, GoOn)

    def why_not(self, action: Action) -> Rule:
        return FLY_01


def asking(question: Step, **others: Any) -> Game:
    """A game of ten such questions."""
    return with_deal(lambda s: s.todo(*[question] * 10, EndGame()), **others)


class Forgetful(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.delivered = [0] * self.seats
        return twin


class Sharing(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.coins = self.coins
        return twin


class Silent(Toy):
    def position(self) -> list[Any]:
        return [place for place in super().position() if place != self.bank]


class Miscounting(Toy):
    def give(self, seat: Seat, card: Card) -> None:
        self.hands[seat].take(card)  # and `mail` stays as it was


class Unanswerable(Question):
    def moves(self, s: Toy, seat: Seat) -> list[Action]:
        return []


class Endless(Question):
    def offers(self) -> tuple[type[Action], ...]:
        return (GoOn,)

    def next(self, s: Toy, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (self,)


class Remembering(Question):
    """A step with a memory outside the state."""

    def next(self, s: Toy, seat: Seat, action: Action) -> tuple[Step, ...]:
        s.points = [next(COUNTER)] * s.seats
        return ()


COUNTER = count()


class Named(Toy):
    def position(self) -> list[Any]:
        return [[repr(step) for step in self.agenda], *super().position()[1:]]


class Alive(Toy):
    def position(self) -> list[Any]:
        return [self.agenda[:], *super().position()[1:]]


def drifting() -> Game:
    """A game with a memory outside its state."""
    counter = count()

    def give_points(s: Toy) -> None:
        s.points = [next(counter)] * s.seats

    return with_deal(give_points)


class Stingy(Question):
    def moves(self, s: Toy, seat: Seat) -> list[Action]:
        return super().moves(s, seat)[:1]


class Lavish(Question):
    def moves(self, s: Toy, seat: Seat) -> list[Action]:
        return super().moves(s, seat) * 2


class Lawless(Question):
    def why_not(self, action: Action) -> Rule:
        return Rule("TOY-NOWHERE-01")


@dataclass(frozen=True)
class Peek(Action):
    """Legal only if a neighbour holds a parcel: nobody can know that from a view."""

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return [PEEK]

    def refuse(self, s: Toy, seat: Seat) -> Rule | None:
        return None if PARCEL in s.hands[1].cards else FLY_01

    def perform(self, s: Toy, seat: Seat) -> None:
        pass


PEEK = Peek()


class Nosy(Question):
    def offers(self) -> tuple[type[Action], ...]:
        return (Rest, Peek)


class Talkative(Toy):
    def tell(self, event: Event, seen: Seats = EVERYONE) -> None:
        super().tell(event, EVERYONE)


class Counting(Toy):
    """Keeps the worth of each hand as a plain number, and shows it."""

    def gain(self, seat: Seat, card: Card, seen: Seats) -> None:
        super().gain(seat, card, seen)
        self.endurance += card


def amnesia(s: Toy, unseen: list[Card], chance: Chance) -> None:
    """Imagines a world in which nobody has seen anything."""
    fill(s, unseen, chance)
    for pile in s.piles():
        pile.seen = [0] * len(pile.cards)


class Stammering(GoOn):
    """Its facts are known for the first seat alone."""

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {"worth": {0: 1}[seat]}


class Fickle(GoOn):
    """Its facts have other names at every second action."""

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {"odd": 1} if s.number % 2 else {}


def clouded(s: Any, seat: Seat, action: Action) -> dict[str, Any]:
    """Foresees nothing before the first action, and fails at it."""
    return {"chance": 1 // s.number}


class Boastful(GoOn):
    """Its facts are no plain values."""

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {"hands": s.hands}
