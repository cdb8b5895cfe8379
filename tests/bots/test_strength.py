"""`steady` is a real opponent: against three `random` it wins at least 95 games of 100, alone."""

from __future__ import annotations

import os

from windsock.lab.simulate import Plan, run

SOAK = os.environ.get("WINDSOCK_SOAK") == "1"
GAMES = 100 if SOAK else 20


def test_steady_beats_three_random() -> None:
    plan = Plan("airlines-europe", ("steady", "random", "random", "random"), GAMES, seed=1)
    wins = sum(row.winners == (row.bots.index("steady"),) for row in run(plan, workers=1))
    assert wins >= GAMES * 0.95
