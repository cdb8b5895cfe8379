"""`steady` is a real opponent here too: it wins nearly every game against `random` in all other seats."""

from __future__ import annotations

import os

import pytest

from windsock.lab.simulate import Plan, run

SOAK = os.environ.get("WINDSOCK_SOAK") == "1"
GAMES, WINS = (100, 95) if SOAK else (1, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_steady_beats_random(seats: int) -> None:
    plan = Plan("air-alliance", ("steady", *("random",) * (seats - 1)), GAMES, seed=1)
    wins = sum(row.winners == (row.bots.index("steady"),) for row in run(plan, workers=1))
    assert wins >= WINS
