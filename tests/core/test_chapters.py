"""Chapters: what a game names in `GAME` is all that it has, and its README says so."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

import windsock
from scripts.contents import contents, docstring, file_of, readme, renewed
from tests.toy import GAME as TOY
from windsock.core.chapters import actions_in, example, rules_in, steps_in
from windsock.core.game import Game
from windsock.core.registry import games
from windsock.core.step import Step

OURS = [*map(windsock.game, games())]
SUPPORTS = {"__init__", "invariants", "moves", "network", "old_steps", "rules", "sight"}
OF_THE_TOY = {
    "chart",
    "describe",
    "events",
    "layout",
    "material",
    "plug_in",
    "view",
}  # its folder has no folders
every_game = pytest.mark.parametrize("game", [*OURS, TOY], ids=lambda game: str(game.name))
our_games = pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.name))


@every_game
def test_every_module_at_the_top_of_a_game_is_a_chapter_or_a_support(game: Game) -> None:
    chapters = {file_of(game, chapter).name for chapter in game.chapters}
    supports = {f"{name}.py" for name in SUPPORTS | (OF_THE_TOY if game is TOY else set())}
    assert {file.name for file in game.folder.glob("*.py")} - supports == chapters
    assert len(chapters) == len(game.chapters)


@every_game
def test_every_action_of_a_chapter_is_in_the_catalogue_and_the_reverse(game: Game) -> None:
    kinds = actions_in(game.chapters)
    assert len(kinds) > 5
    assert set(kinds) == {act.kind for act in game.acts}


@every_game
def test_the_rules_of_a_game_are_those_that_its_chapters_use(game: Game) -> None:
    assert len(game.rules) > 10
    assert all(rule.id == name for name, rule in game.rules.items())
    assert game.rules == {name: rule for one in game.chapters for name, rule in rules_in((one,)).items()}


@our_games
def test_the_contents_of_a_readme_are_those_of_its_game(game: Game) -> None:
    """If this fails: `python -m scripts.contents`."""
    text = readme(game).read_text(encoding="utf-8")
    assert contents(game) in text
    assert renewed(game) == text
    assert "## Words" in text


@our_games
def test_the_order_of_every_step_can_be_read_in_a_docstring(game: Game) -> None:
    """Of the chapter that has the turn, or of the variant that has one of its own."""
    named = [re.findall(r"`([a-z-]+)`", docstring(game, chapter)) for chapter in game.chapters]
    assert {word for words in named for word in words} == set(game.steps)
    assert max(map(len, named)) > 12


def test_a_step_is_found_by_its_word_whatever_it_holds() -> None:
    @dataclass(frozen=True)
    class Wait(Step):
        seat: int
        reason: str
        others: tuple[int, ...]
        is_long: bool

        def word(self) -> str:
            return "wait"

    assert example(Wait).plain() == ("wait", 0, "", (), False)
    for game in [*OURS, TOY]:
        assert all(example(kind).word() == word for word, kind in game.steps.items())
        assert len(game.steps) == sum(len(steps_in((chapter,))) for chapter in game.chapters)
