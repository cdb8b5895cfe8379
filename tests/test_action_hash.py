"""The hash over all actions and scores of seeded games. The same tests run on the compiled build, so the
pinned values also say that both builds play the same games."""

from __future__ import annotations

import pytest

from windsock.core.registry import load_game
from windsock.lab.action_hash import action_hash

# A change of these numbers is a change of the rules, of the order of legal moves, or of chance.
# They are printed by `windsock bench` (800 games) and `windsock bench --quick` (80).
PINNED = {
    ("airlines-europe", 80): "35ca3ef4eb81d481688c3f4f6e5f3271e01625380d7e8b5014831bf66504a17e",
    ("airlines-europe", 800): "ee4c3f1f61515f58ec2f602e9a5cc9ccf3f0997c38a933e796f112f37b50b3fc",
    ("airlines-1990", 80): "96d97a6f43f93128bbbae955394ef6f5404a0a41961998398f6fe1bd8e2e820a",
    ("air-postal", 80): "9c03b3cf01ac8ba52a1d169520d30a11eb408f0b976f992aed2aaa25a7e7af5e",
    ("air-alliance", 80): "377ca4791041d0507a2c14164b910b0bd20e89e974213eccc78ca6cc3e35ec60",
}


@pytest.mark.parametrize(("game", "games"), PINNED)
def test_every_action_and_score_of_seeded_games_is_as_it_was(game: str, games: int) -> None:
    assert action_hash(load_game(game), games) == PINNED[game, games]
