"""The laws of layouts can fail: the toy, broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.toy import GAME
from tests.toy.layout import BOTH, LAYOUT
from tests.toy.state import Toy
from windsock.core.card import EVERYONE, Seats
from windsock.core.event import Event
from windsock.core.game import Game
from windsock.core.kinds import OWN, Heap, Kind, Whole, Words
from windsock.core.layout import Layout, Part, SeatPart
from windsock.laws import layouts
from windsock.laws.broken import LawBroken
from windsock.laws.walk import Walk, cases, walk

from .broken import with_state


def judge(law: Callable[[Walk], None], game: Game) -> None:
    for case in cases(game):
        for seed in range(8):
            law(walk(case, seed))


def with_layout(parts: tuple[Part, ...] = (), seat_parts: tuple[SeatPart, ...] = (), **others: Any) -> Layout:
    """The toy's layout with some of its parts replaced, or added."""
    keys = {part.key for part in parts}
    seat_keys = {part.key for part in seat_parts}
    return Layout(
        parts=(*(part for part in LAYOUT.parts if part.key not in keys), *parts),
        seat_parts=(*(part for part in LAYOUT.seat_parts if part.key not in seat_keys), *seat_parts),
        vocabularies=LAYOUT.vocabularies,
        faces=LAYOUT.faces,
        backs=LAYOUT.backs,
        endings=LAYOUT.endings,
        unsound=others.get("unsound", LAYOUT.unsound),
    )


class Mute(Part):
    """Writes nothing."""

    def write(self, s: Any, words: Words) -> Any:
        return self.kind.empty()


class Odd(Kind):
    """Writes what is no plain value."""

    def empty(self) -> Any:
        return ()

    def write(self, value: Any, words: Words) -> Any:
        return (value,)

    def read(self, value: Any, place: str, words: Words) -> Any:
        return value[0]


class Careless(Heap):
    """Everybody has seen everything."""

    def entries(self, rows: Any, words: Words) -> list[str]:
        return super().entries([(card, words.own) for card, _ in rows], words)


class Shuffled(Heap):
    """Another order at each reading: nobody would mind, but then the same is written otherwise."""

    def read(self, value: Any, place: str, words: Words) -> Any:
        pile = super().read(value, place, words)
        pile.cards.reverse()
        pile.seen.reverse()
        return pile


class Whispering(Toy):
    """A copy remembers a card of the second seat, though it be masked."""

    def copy(self) -> Toy:
        twin = super().copy()
        twin.__class__ = Whispering
        twin.whisper = sum(self.hands[1].cards)  # type: ignore[attr-defined]
        return twin


class Leak(Part):
    """Writes it."""

    def write(self, s: Any, words: Words) -> Any:
        return max(0, getattr(s, "whisper", 0))

    def read(self, s: Any, value: Any, place: str, words: Words) -> None:
        pass


class Lucky(Toy):
    """Every third thing that is told brings a point; nobody sees the count."""

    def copy(self) -> Toy:
        twin = super().copy()
        twin.__class__ = Lucky
        twin.heard = getattr(self, "heard", 0)  # type: ignore[attr-defined]
        return twin

    def tell(self, event: Event, seen: Seats = EVERYONE) -> None:
        super().tell(event, seen)
        self.heard = getattr(self, "heard", 0) + 1
        self.points[0] += self.heard % 3 == 0


FAULTS: dict[str, tuple[Layout, str]] = {
    "a part that is forgotten": (with_layout((Mute("audits", Whole()),)), "read as another position"),
    "a value that is not plain": (with_layout((Part("bank", Odd()),)), "no plain value"),
    "who has seen a card": (
        with_layout((), (SeatPart("hand", Careless(OWN, BOTH), "hands"),)),
        "another pos",
    ),
    "the order of a pile": (
        with_layout((), (SeatPart("hand", Shuffled(OWN, BOTH), "hands"),)),
        "who has seen",
    ),
    "a number out of bounds": (with_layout((Part("bank", Whole(3)),)), "cannot be read"),
    "a position that is refused": (with_layout(unsound=lambda s: "TOY-INV-01"), "cannot be read"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_layout_that_is_not_read_back_is_noticed(fault: str) -> None:
    layout, found = FAULTS[fault]
    with pytest.raises(LawBroken, match=found):
        judge(layouts.layouts_are_read_back, replace(GAME, layout=layout))


def test_a_memory_outside_the_layout_is_noticed() -> None:
    with pytest.raises(LawBroken, match="plays on differently"):
        judge(layouts.layouts_are_read_back, with_state(Lucky))


def test_a_description_outside_the_layout_is_noticed() -> None:
    game = replace(GAME, describe=lambda s, seat: {**GAME.describe(s, seat), "memory": s.chance.uses})
    with pytest.raises(LawBroken, match="described otherwise"):
        judge(layouts.layouts_are_read_back, game)


def test_a_secret_in_the_layout_of_a_seat_is_noticed() -> None:
    game = with_state(Whispering, layout=with_layout((Leak("whisper", Whole()),)))
    with pytest.raises(LawBroken, match=r"seat 0 (writes what it cannot know|reads another)"):
        judge(layouts.seats_write_what_they_know, game)


def test_a_seat_that_is_shown_something_else_is_noticed() -> None:
    game = replace(GAME, describe=lambda s, seat: {**GAME.describe(s, seat), "number": id(s.agenda) % 97})
    with pytest.raises(LawBroken, match="shown something else"):
        judge(layouts.seats_write_what_they_know, game)


def test_a_game_without_a_layout_is_left_alone() -> None:
    for law in (layouts.layouts_are_read_back, layouts.seats_write_what_they_know):
        judge(law, replace(GAME, layout=None))
