"""What nobody at the table can see at once: chance."""

from __future__ import annotations

from windsock.games.airlines_1990 import GAME


def test_flight_cards_are_shuffled() -> None:
    """A90-SETUP-03: no two of these deals give the first player the same cards."""
    hands = [tuple(GAME.new(3, seed).view(0)["seats"][0]["flights"]) for seed in range(10)]
    assert len(set(hands)) == len(hands)
