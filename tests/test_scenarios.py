"""Every scenario of the repository: the worked examples of the catalogues (AE-EX, AE-TEST), and more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from windsock.scenario import Scenario, files, read, run

HERE = Path(__file__).parent
RULES = HERE.parent / "rules"
SCENARIOS = [scenario for file in files([HERE / "scenarios"]) for scenario in read(file)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.game}: {scenario.name}")
def test_scenario(scenario: Scenario) -> None:
    assert [str(failure) for failure in run(scenario)] == []


@pytest.mark.parametrize("game", sorted({scenario.game for scenario in SCENARIOS}))
def test_every_vector_of_the_catalogue_is_a_scenario(game: str) -> None:
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    vectors = set(re.findall(r"^- \*\*(\w+-(?:EX|TEST)-\d\d)\*\*", text, re.MULTILINE))
    names = {scenario.name.split(",")[0] for scenario in SCENARIOS if scenario.game == game}
    assert vectors
    assert sorted(vectors - names) == []


@pytest.mark.parametrize("game", sorted({scenario.game for scenario in SCENARIOS}))
def test_scenarios_cite_rules_that_exist(game: str) -> None:
    known = set(
        re.findall(
            r"\*\*([A-Z0-9]+(?:-[A-Z0-9]+)+-\d\d[a-z]?)\*\*",
            (RULES / f"{game}.md").read_text(encoding="utf-8"),
        )
    )
    for scenario in SCENARIOS:
        if scenario.game == game:
            assert scenario.rules, f"{scenario.name} cites no rule"
            assert sorted(set(scenario.rules) - known) == [], scenario.name


def test_names_are_unique_in_a_game() -> None:
    names = [(scenario.game, scenario.name) for scenario in SCENARIOS]
    assert sorted(names) == sorted(set(names))
