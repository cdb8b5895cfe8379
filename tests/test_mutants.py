"""The mutants of `scripts/mutants.py` fit the sources, and the script tells a killed one from a survivor."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.mutants import KILLED, SURVIVED, Mutant, Nest, Sources, games, mutants
from windsock.core.registry import load_game

SOURCES = {game: Sources(game) for game in games()}
RULES = Path(__file__).parent.parent / "rules"
QUICK = "tests/games/airlines_europe/test_money.py"
TRIED = ("AE-BUY-08", "AE-BUST-03", "AE-SCORE-07")


@pytest.mark.parametrize("mutant", mutants(), ids=lambda mutant: f"{mutant.rule} {mutant.old}")
def test_it_applies(mutant: Mutant) -> None:
    sources = SOURCES[mutant.game]
    assert mutant.applied(sources) != sources.modules[mutant.file]


@pytest.mark.parametrize("game", games())
def test_all_chapters_have_some(game: str) -> None:
    """A chapter is what stands between the hyphens of its rules; those that the judge answers with count."""
    listed = [mutant for mutant in mutants() if mutant.game == game]
    assert len(listed) >= 30
    rules = load_game(game.replace("_", "-")).rules
    assert {mutant.rule.split("-")[1] for mutant in listed} >= {rule.split("-")[1] for rule in rules}


def test_every_card_of_air_postal_has_some() -> None:
    text = (RULES / "air-postal.md").read_text(encoding="utf-8")
    cards = set(re.findall(r"\*\*(AP-CARD-\d\d[a-z]?)\*\*", text))
    assert len(cards) == 39
    assert sorted(cards - {mutant.rule for mutant in mutants("AP-CARD")}) == []


def test_some_are_killed(tmp_path: Path) -> None:
    nest = Nest(tmp_path)
    tried = [mutant for mutant in mutants() if mutant.rule in TRIED]
    assert [nest.judge(mutant).fate for mutant in tried] == [KILLED] * len(TRIED)
    assert nest.test((QUICK,)) == (SURVIVED, "")  # without a mutant, and all are taken out again


def test_a_snippet_that_is_gone_is_named() -> None:
    with pytest.raises(ValueError, match=r"AE-BUY-08: 0 times in licences\.py"):
        Mutant("airlines_europe", "AE-BUY-08", "licences.py", "no such line", "").applied(
            SOURCES["airlines_europe"]
        )
