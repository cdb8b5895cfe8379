"""Runs a scenario: the position, then step by step what is played and what must be true after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from windsock.core.laying import arrange
from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.core.trouble import Illegal

from .clauses import CLAUSES, After
from .compare import Difference
from .file import Scenario
from .shape import texts, within
from .words import turn_of


@dataclass(frozen=True)
class Failure:
    """A comparison that failed: at which step (from 1), on which path."""

    scenario: Scenario
    step: int
    path: str
    expected: object
    found: object

    def __str__(self) -> str:
        place = f"{self.scenario.file}: {self.scenario.name}, step {self.step}"
        return f"{place}, {self.path}: expected {shown(self.expected)}, found {shown(self.found)}"


def shown(value: object) -> str:
    return "nothing" if value is None else repr(value)


def unwatched(number: int, table: Table) -> None:
    """A watch that ignores everything."""


def run(scenario: Scenario, watch: Callable[[int, Table], None] = unwatched) -> list[Failure]:
    """What failed, at the first step where anything did. A typo is a `Trouble` that names file and field.

    `watch` is shown the table after each step; 0 is the position that is given.
    """
    table = set_up(scenario)
    watch(0, table)
    since = 0
    for number, step in enumerate(scenario.steps, 1):
        place = f"{scenario.name}, step {number}"
        past = table.copy() if "play" in step else None
        trail = (*scenario.trail, "step", number - 1)
        with within(scenario.file, f"{place}, play", (*trail, "play")):
            found = play(table, step)
        watch(number, table)
        after = After(table, past, since)
        for name in CLAUSES if not found else ():
            if name in step:
                with within(scenario.file, f"{place}, {name}", (*trail, name)):
                    found += CLAUSES[name](after, step[name])
        if found:
            return [Failure(scenario, number, one.path, one.expected, one.found) for one in found]
        since = table.number + 1
    return []


def set_up(scenario: Scenario) -> Table:
    """A table with the position that the scenario gives, or with a fresh deal."""
    table = dealt(scenario)
    if scenario.given is not None:
        with within(scenario.file, f"{scenario.name}, given", (*scenario.trail, "given")):
            arrange(table, scenario.given)
    return table


def dealt(scenario: Scenario) -> Table:
    """A fresh deal. A trouble with game, board, options or seats names the line."""
    with head(scenario, "game"):
        game = load_game(scenario.game)
    board = scenario.board
    if board is not None and board not in game.boards:
        board = str(scenario.file.parent / board)
    with head(scenario, "board"):
        game.load(board or game.boards[0])
    with head(scenario, "options"):
        game.options_with(scenario.options)
    with head(scenario, "seats"):
        return game.new(scenario.seats, scenario.seed, scenario.options, board)


def head(scenario: Scenario, key: str) -> AbstractContextManager[None]:
    """A key above the position: of the scenario, or of the file for all its scenarios."""
    trail = (key,) if key in scenario.shared else (*scenario.trail, key)
    return within(scenario.file, f"{scenario.name}, {key}", trail)


def play(table: Table, step: Mapping[str, Any]) -> list[Difference]:
    """Plays the lines of a step, up to the first that the rules refuse."""
    for line in texts("play", step.get("play", [])):
        seat, move = turn_of(table, line)
        try:
            table.play(seat, move)
        except Illegal as illegal:
            return [Difference("play", line, illegal.rule.id)]
    return []
