"""`steady` is a real opponent: it beats `random`, and alone it reaches the threshold long before it."""

from __future__ import annotations

import os

import pytest

from windsock.core.card import SEATS_IN
from windsock.core.chance import Swift
from windsock.core.play import push
from windsock.core.registry import load_bot, load_game
from windsock.core.sight import EVERYTHING, view
from windsock.lab.simulate import Plan, run

SOAK = os.environ.get("WINDSOCK_SOAK") == "1"
GAMES, WINS = (100, 95) if SOAK else (2, 2)


@pytest.mark.parametrize("seats", [2, 4])
def test_steady_beats_random(seats: int) -> None:
    plan = Plan("air-postal", ("steady", *("random",) * (seats - 1)), GAMES, seed=1)
    wins = sum(row.winners == (row.bots.index("steady"),) for row in run(plan, workers=1))
    assert wins >= WINS


def rounds(name: str, seed: int) -> int:
    """How many rounds a bot alone needs; the limit, if it does not reach the threshold."""
    game = load_game("air-postal")
    s = game.start(game.load(game.boards[0]), 1, game.options, Swift(seed))
    bot = load_bot(name)(game, seed)
    while s.asked:
        seat = SEATS_IN[s.asked][0]
        push(s, seat, bot.choose(view(s, seat), 60.0))
    played = game.describe(s, EVERYTHING)
    return int(played["round"])


def test_steady_alone_is_faster_than_random() -> None:
    """AP-RULING-17: the number of rounds is what counts alone."""
    faster = sum(rounds("steady", seed) < rounds("random", seed) for seed in range(GAMES))
    assert faster >= WINS
