"""Scenarios with something wrong in them: each runs, or is refused with its place; nothing else ever happens.

`WINDSOCK_SOAK=1` looks at a hundred times as many.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.toy import GAME as TOY
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.scenario import Scenario, files, lines_of, read, run
from windsock.scenario.file import check_steps

HERE = Path(__file__).parent
SCENARIOS = [scenario for file in files([HERE / "scenarios"]) for scenario in read(file)]
GAMES = sorted({scenario.game for scenario in SCENARIOS})
MUTANTS = 60 * (100 if os.environ.get("WINDSOCK_SOAK") else 1)  # of each game
NASTY: list[Any] = [-1, 0, 1, 2, 6, 99, 9_999, 1 << 100, 1.5, True, False]
NASTY += ["", "x", "-", "p1", "p9", "none", [], [1], ["x"], [[]], {}, {"x": 1}, {"p1": {}}]


def parts_of(whole: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in a tree, with each of its keys or places."""
    for key in list(whole) if isinstance(whole, dict) else range(len(whole)):
        yield whole, key
        if isinstance(whole[key], dict | list):
            yield from parts_of(whole[key])


class Mutator:
    """Changes words, numbers and kinds. What it puts in was found elsewhere in positions of the same game."""

    def __init__(self, givens: list[Any], chance: Random) -> None:
        self.chance = chance
        self.words: list[str] = []
        self.parts: list[tuple[str, Any]] = []
        for given in givens:
            for whole, key in parts_of(given):
                part = whole[key]
                self.words += [word for word in (key, part) if isinstance(word, str)]
                if isinstance(key, str):
                    self.parts.append((key, part))

    def mutate(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        found = deepcopy(dict(given or {}))
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            places = list(parts_of(found))
            if not places or self.chance.random() < 0.2:
                key, part = self.chance.choice(self.parts)
                found[key] = deepcopy(part)
            else:
                self.change(*self.chance.choice(places))
        return found

    def change(self, whole: Any, key: Any) -> None:
        chance = self.chance
        way = chance.randrange(7)
        if way == 0:
            whole[key] = deepcopy(chance.choice(NASTY))
        elif way == 1:
            whole[key] = chance.choice(self.words)
        elif way == 2 and type(whole[key]) is int:
            whole[key] += chance.choice((-7, -1, 1, 7))
        elif way == 3:
            del whole[key]
        elif isinstance(whole, list):
            whole.insert(key, deepcopy(chance.choice([*whole, chance.choice(self.words)])))
        elif way == 4:
            whole[chance.choice(self.words)] = whole.pop(key)
        else:
            name, part = chance.choice(self.parts)
            whole[name if way == 5 else key] = deepcopy(part)

    def reword(self, steps: tuple[Mapping[str, Any], ...]) -> tuple[Mapping[str, Any], ...]:
        """Another word in some line, number or clause of the steps."""
        found = deepcopy([dict(step) for step in steps])
        whole, key = self.chance.choice(list(parts_of(found)))
        if isinstance(whole[key], str) and " " in whole[key]:
            line = whole[key].split()
            line[self.chance.randrange(len(line))] = str(
                self.chance.choice([*self.words, 0, 99, 999_999_999])
            )
            whole[key] = " ".join(line)
        elif whole is not found:
            self.change(whole, key)
        return tuple(found)


def sound(game: str) -> Callable[[Any], str | None]:
    module = import_module(f"windsock.games.{game.replace('-', '_')}.invariants")
    found: Callable[[Any], str | None] = module.unsound
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_mutant_runs_or_is_refused_with_its_place(game: str) -> None:
    chance = Random(game)
    shipped = [scenario for scenario in SCENARIOS if scenario.game == game]
    mutator = Mutator([scenario.given for scenario in shipped if scenario.given], chance)
    unsound = sound(game)
    seen = {"refused": 0, "accepted": 0}

    def watch(number: int, table: Table) -> None:
        assert unsound(table.s) is None, mutant
        lines_of(table)
        seen["accepted"] += not number

    for number in range(MUTANTS):
        original = chance.choice(shipped)
        is_reworded = number % 4 == 0
        given = original.given if is_reworded else mutator.mutate(original.given)
        steps = mutator.reword(original.steps) if is_reworded else original.steps
        mutant = replace(original, given=given, steps=steps)
        trouble = refusal(mutant, watch)
        if trouble is not None:
            seen["refused"] += 1
            assert trouble.key == "scenario-broken"
            assert trouble.facts["where"].startswith(original.name)
            assert original.file.name in str(trouble)
    assert min(seen.values()) > MUTANTS / 10  # both happen often


def refusal(mutant: Scenario, watch: Callable[[int, Table], None]) -> Trouble | None:
    """What is wrong with it."""
    try:
        check_steps(mutant.file, mutant.name, mutant.steps, mutant.trail)
        for failure in run(mutant, watch):
            str(failure)
    except Trouble as trouble:
        return trouble
    return None


def test_a_mutant_of_the_toy_is_laid_out_or_refused() -> None:
    chance = Random("toy")
    given = {"bank": 10, "coins": [3, 3], "hands": [["letter", "parcel", "parcel"], ["letter"]]}
    mutator = Mutator([given], chance)
    refused = []
    for _ in range(MUTANTS):
        s = TOY.new(2, 1).s
        try:
            TOY.arrange(s, mutator.mutate(given))
        except Trouble as trouble:
            refused.append(trouble)
        else:
            assert TOY.invariants is not None
            assert TOY.invariants(s, None) is None
    assert all("field" in trouble.facts for trouble in refused)
    assert 0 < len(refused) < MUTANTS
