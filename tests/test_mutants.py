"""The mutants of `scripts/mutants.py` fit the sources, and the script tells a killed one from a survivor."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.mutants import GAME, KILLED, ROOT, SURVIVED, Mutant, Nest, mutants
from windsock.laws.citations import declared, sources

MODULES = sources(ROOT / GAME)
NAMES = declared(MODULES.values())
QUICK = "tests/games/airlines_europe/test_money.py"
TRIED = ("AE-BUY-08", "AE-BUST-03", "AE-SCORE-07")


@pytest.mark.parametrize("mutant", mutants(), ids=lambda mutant: f"{mutant.rule} {mutant.old}")
def test_it_applies(mutant: Mutant) -> None:
    assert mutant.applied(MODULES, NAMES) != MODULES[mutant.file]


def test_all_chapters_have_some() -> None:
    chapters = {mutant.rule.split("-")[1] for mutant in mutants()}
    assert len(mutants()) >= 40
    assert chapters >= {"SETUP", "DECK", "TURN", "BUY", "BONUS", "LAY", "ABACUS", "BUST", "TRIG", "EMPTY"}
    assert chapters >= {"SCORE", "END", "2P", "BAN", "INFO", "RULING", "DATA"}


def test_some_are_killed(tmp_path: Path) -> None:
    nest = Nest(tmp_path)
    tried = [mutant for mutant in mutants() if mutant.rule in TRIED]
    assert [nest.judge(mutant).fate for mutant in tried] == [KILLED] * len(TRIED)
    assert nest.test((QUICK,)) == (SURVIVED, "")  # without a mutant, and all are taken out again


def test_a_snippet_that_is_gone_is_named() -> None:
    with pytest.raises(ValueError, match=r"AE-BUY-08: 0 times in licences\.py"):
        Mutant("AE-BUY-08", "licences.py", "no such line", "").applied(MODULES, NAMES)
