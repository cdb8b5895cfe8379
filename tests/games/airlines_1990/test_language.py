"""What Airlines (1990) says about some events, word by word, and the names of its cards."""

from __future__ import annotations

import pytest

from windsock.games.airlines_1990 import GAME
from windsock.games.airlines_1990.show import events
from windsock.language import Speaker
from windsock.language.shelf import LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_pattern_and_flight_card_has_a_name(code: str) -> None:
    speaker = Speaker(code, GAME)
    board = GAME.load("america")
    words = [*board.patterns, *(f"{pattern}{value}" for pattern in board.patterns for value in range(1, 15))]
    assert [word for word in words if not speaker.shelf.bundles[0].has_message(f"name-{word}")] == []


def test_a_hidden_card_stays_hidden() -> None:
    """A90-INFO-11, A90-INFO-12."""
    speaker = Speaker("de", GAME, None, ("Anna", "Ben"))
    drawn = events.FlightDrawn(0, 6)
    assert speaker.event(drawn) == "Anna zieht die Flugkarte durchgezogen 7."
    assert speaker.event(drawn.hidden()) == "Anna zieht eine Flugkarte."
    assert speaker.event(events.ShareDrawn(0, 3).hidden()) == "Anna zieht eine Aktie vom Stapel."
