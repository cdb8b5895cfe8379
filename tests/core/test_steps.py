"""Steps have words of their own: digests, and so saves, do not hang on the names of Python classes."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import windsock
from tests.toy import GAME as TOY
from windsock.core.chance import Swift
from windsock.core.chapters import example
from windsock.core.game import Game
from windsock.core.registry import games
from windsock.core.step import Step
from windsock.core.table import Seed, Setup, Table
from windsock.laws.walk import play_one

GAMES = [*map(windsock.game, games()), TOY]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def steps_of(game: Game) -> list[Step]:
    """One step of each kind that a game has, also outside of its chapters."""
    package = sys.modules[game.deal.__module__].__name__.rpartition(".")[0]
    kinds = {kind for kind in all_below(Step) if kind.__module__.startswith(f"{package}.")}
    return [example(kind) for kind in sorted(kinds, key=lambda kind: kind.__name__)]


def all_below(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from all_below(below)


def walked(game: Game, moves: int) -> Iterator[Table]:
    """A table after each of so many random moves."""
    table = Table(Setup(game, game.boards[0], game.seats[0], game.options_with({}), Seed("swift", "4")))
    chance = Swift(4)
    while table.number < moves and not table.over:
        yield table
        assert play_one(table, chance) == ""


@every_game
def test_every_step_has_a_word_and_no_other_has_the_same(game: Game) -> None:
    steps = steps_of(game)
    assert len(steps) > 10
    words = [step.word() for step in steps]
    assert len(set(words)) == len(words)
    assert set(words) == set(game.steps)
    assert all("word" in vars(type(step)) and re.fullmatch(r"[a-z-]+", step.word()) for step in steps)


@every_game
def test_a_word_that_old_digests_rest_on_still_means_a_step_that_holds_as_much(game: Game) -> None:
    held = {step.word(): len(step.plain()) - 1 for step in steps_of(game)}
    assert {word: name.count("{}") for word, name in game.old_steps.items()}.items() <= held.items()
    assert bool(game.old_steps) == (game is not TOY)


@every_game
def test_a_position_is_made_of_plain_values(game: Game) -> None:
    for table in walked(game, 60):
        position = table.s.position()
        assert kinds_in(position) <= {int, bool, str, list, tuple}
        assert position[0] == [step.plain() for step in table.s.agenda]


def kinds_in(value: Any) -> set[type]:
    inside = [kinds_in(one) for one in value] if isinstance(value, list | tuple) else []
    return {type(value)}.union(*inside)


def test_a_class_may_change_its_name_and_no_digest_does() -> None:
    before = [(table.digest(), table.digest(1)) for table in walked(TOY, 80)]
    kinds = [type(step) for step in steps_of(TOY)]
    try:
        for kind in kinds:
            kind.__qualname__ = f"New{kind.__qualname__}"
        assert all(repr(step).startswith("New") for step in steps_of(TOY))
        assert [(table.digest(), table.digest(1)) for table in walked(TOY, 80)] == before
    finally:
        for kind in kinds:
            kind.__qualname__ = kind.__name__


def test_a_step_that_the_first_form_did_not_know_has_a_digest_all_the_same() -> None:
    table = next(walked(TOY, 1))
    assert table.old_name("later", 1, 2) == "later"
    assert table.digest(1) != table.digest()


@pytest.mark.parametrize(
    ("game", "first", "second"),
    [("airlines-europe", "d61de9", "ce9c59"), ("airlines-1990", "74741d", "54a274")],
)
def test_digests_are_the_same_on_every_machine(game: str, first: str, second: str) -> None:
    """In both forms. What changes one on purpose raises the version of the game."""
    *_, table = walked(windsock.game(game), 50)
    assert (table.digest(1), table.digest()) == (first, second)
