"""The hash over all actions and scores of seeded games. The same tests run on the compiled build, so the
pinned values also say that both builds play the same games."""

from __future__ import annotations

import pytest

from windsock.core.registry import load_game
from windsock.lab.action_hash import action_hash

# A change of these numbers is a change of the rules, of the order of legal moves, or of chance.
# They are printed by `windsock bench` (800 games) and `windsock bench --quick` (80).
PINNED = {
    80: "e6477d6dce629f4ce340ca7faf111263fd603cabb7eec8bf035e14275810cd81",
    800: "202fe9b20b24db30763f12156a469428f823c12007cc4214180e8eb2be309811",
}


@pytest.mark.parametrize("games", PINNED)
def test_every_action_and_score_of_seeded_games_is_as_it_was(games: int) -> None:
    assert action_hash(load_game("airlines-europe"), games) == PINNED[games]
