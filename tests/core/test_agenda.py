"""The agenda: what is done first, what is dropped, who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.chance import NO_CHANCE, Scripted
from windsock.core.play import explain, legal, push, settle, wander
from windsock.core.rule import Rule
from windsock.core.state import State
from windsock.core.step import Step

WAIT = Rule("TEST-WAIT-01")
SHY = Rule("TEST-SHY-01")
LOUD = Rule("TEST-LOUD-01")


class Diary(State):
    """A state that writes down what happens."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, NO_CHANCE)
        self.lines: list[str] = []

    def out_of_turn(self) -> Rule:
        return WAIT


@dataclass(frozen=True)
class Say(Action):
    word: str

    @staticmethod
    def candidates(s: Diary, seat: Seat) -> Sequence[Action]:
        return [Say("hush"), Say("hello"), Say("SHOUT")]

    def refuse(self, s: Diary, seat: Seat) -> Rule | None:
        return LOUD if self.word.isupper() else None

    def perform(self, s: Diary, seat: Seat) -> None:
        s.lines.append(f"{seat} {self.word}")


@dataclass(frozen=True)
class Whistle(Action):
    pass


@dataclass(frozen=True)
class Write(Step):
    line: str

    def run(self, s: Diary) -> None:
        s.lines.append(self.line)

    def abandoned(self, s: Diary) -> None:
        s.lines.append(f"no {self.line}")


@dataclass(frozen=True)
class Chapter(Step):
    """Does its parts now, before whatever else is still to be done."""

    parts: tuple[Step, ...]

    def run(self, s: Diary) -> None:
        s.todo(*self.parts)


@dataclass(frozen=True)
class GiveUp(Step):
    def run(self, s: Diary) -> None:
        s.abandon(Stop)


@dataclass(frozen=True)
class Stop(Step):
    pass


@dataclass(frozen=True)
class Ask(Step):
    waiting: Seats

    def asks(self, s: Diary) -> Seats:
        return self.waiting

    def offers(self) -> tuple[type[Action], ...]:
        return (Say,)

    def why_not(self, action: Action) -> Rule:
        return SHY

    def next(self, s: Diary, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (Ask(self.waiting & ~(1 << seat)), Write(f"after {seat}"))


def diary(*steps: Step) -> Diary:
    s = Diary(3)
    s.todo(*steps)
    settle(s)
    return s


def test_the_first_step_put_on_the_agenda_is_done_first() -> None:
    assert diary(Write("a"), Write("b"), Write("c")).lines == ["a", "b", "c"]


def test_what_interrupts_is_done_before_the_rest() -> None:
    assert diary(Chapter((Write("in"), Write("between"))), Write("rest")).lines == ["in", "between", "rest"]


def test_an_interruption_can_be_interrupted() -> None:
    inner = Chapter((Write("b"), Write("c")))
    assert diary(Chapter((Write("a"), inner, Write("d"))), Write("e")).lines == ["a", "b", "c", "d", "e"]


def test_abandon_drops_everything_up_to_and_with_the_next_step_of_a_kind() -> None:
    s = diary(GiveUp(), Write("flight"), Stop(), Write("turn"), Stop(), Write("end"))
    assert s.lines == ["no flight", "turn", "end"]


def test_abandon_without_such_a_step_drops_everything() -> None:
    assert diary(GiveUp(), Write("a"), Write("b")).lines == ["no a", "no b"]


def test_nobody_is_asked_when_nothing_is_left() -> None:
    s = diary(Write("a"))
    assert (s.asked, s.agenda) == (0, [])
    assert legal(s, 0) == []
    assert explain(s, 0, Say("hello")) is WAIT


def test_settling_stops_at_the_first_question() -> None:
    s = diary(Write("a"), Ask(0b101), Write("b"))
    assert (s.asked, s.lines) == (0b101, ["a"])


def test_several_seats_may_be_asked_and_answer_in_any_order() -> None:
    s = diary(Ask(0b101))
    push(s, 2, Say("hello"))
    assert s.asked == 0b001
    push(s, 0, Say("hush"))
    assert s.asked == 0
    assert s.lines == ["2 hello", "0 hush", "after 0", "after 2"]
    assert s.number == 2


def test_the_judge_names_who_is_not_asked_what_is_not_offered_and_what_is_forbidden() -> None:
    s = diary(Ask(0b001))
    assert explain(s, 1, Say("hello")) is WAIT
    assert explain(s, 0, Whistle()) is SHY
    assert explain(s, 0, Say("SHOUT")) is LOUD
    assert explain(s, 0, Say("hello")) is None


def test_the_legal_list_is_what_the_judge_lets_through() -> None:
    s = diary(Ask(0b001))
    assert legal(s, 0) == [Say("hush"), Say("hello")]
    assert legal(s, 1) == []


def test_facts_of_an_action_are_its_fields() -> None:
    assert Say("hello").facts(Diary(1), 0) == {"word": "hello"}


def test_wandering_plays_to_the_end_and_counts_decisions() -> None:
    s = diary(Ask(0b111))
    assert wander(s, Scripted([0, 1, 0])) == 3
    assert s.lines[:3] == ["0 hush", "1 hello", "2 hush"]


def test_a_copied_agenda_is_a_list_of_its_own() -> None:
    s, twin = diary(Ask(0b001), Write("a")), Diary(3)
    s.copy_base(twin)
    push(s, 0, Say("hello"))
    assert (twin.asked, twin.number, len(twin.agenda)) == (1, 0, 2)


@pytest.mark.parametrize("question", [State.out_of_turn, State.copy, State.position])
def test_a_state_that_does_not_answer_the_core_fails_loudly(question: object) -> None:
    assert callable(question)
    with pytest.raises(NotImplementedError):
        question(State(2, NO_CHANCE))
