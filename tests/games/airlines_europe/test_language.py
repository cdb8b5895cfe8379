"""What Airlines Europe says about some events, word by word."""

from __future__ import annotations

import pytest

import windsock
from windsock.games.airlines_europe import GAME
from windsock.games.airlines_europe.show import events
from windsock.language import Speaker, speaker_for
from windsock.language.shelf import LANGUAGES

NAMES = ("Anna", "Ben", "Carla", "Dario", "Eva")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_airline_and_place_of_a_card_has_a_name(code: str) -> None:
    speaker = Speaker(code, GAME)
    words = [*GAME.load("europe").airlines, "abacus", "hidden", "hand", "portfolio"]
    assert [word for word in words if not speaker.shelf.bundles[0].has_message(f"name-{word}")] == []


def test_a_scoring_line_says_who_got_what_and_why() -> None:
    line = events.AirlineScored(1, (6, 3, 2, 1, 0), (3, 2, 2, 0), (6, 3, 3, 0))  # AE-EX-04
    said = {code: Speaker(code, GAME, None, tuple("OCSB")).event(line) for code in LANGUAGES}
    assert said == {
        "en": "Blue pays 6-3-2-1-0. O: 6 VP for 3 shares; C: 3 VP for 2 shares; S: 3 VP for 2 shares.",
        "fr": "Bleu rapporte 6-3-2-1-0. O\u00a0: 6 PV pour 3 actions\u202f; "
        "C\u00a0: 3 PV pour 2 actions\u202f; S\u00a0: 3 PV pour 2 actions.",
        "it": "Blu frutta 6-3-2-1-0. O: 6 PV per 3 azioni; C: 3 PV per 2 azioni; S: 3 PV per 2 azioni.",
        "de": "Blau bringt 6-3-2-1-0. O: 6 SP für 3 Aktien; C: 3 SP für 2 Aktien; S: 3 SP für 2 Aktien.",
    }


def test_the_fictitious_third_player_has_a_name() -> None:
    line = events.AirlineScored(3, (6, 3, 2, 1, 0), (4, 2, 4), (5, 2, 5))  # AE-TEST-52
    said = Speaker("en", GAME, None, ("Anna", "Ben")).event(line)
    assert (
        said
        == "Red pays 6-3-2-1-0. Anna: 5 VP for 4 shares; Ben: 2 VP for 2 shares; Phantom: 5 VP for 4 shares."
    )


def test_a_hidden_card_stays_hidden() -> None:
    drawn = events.ShareDrawn(0, 3)  # AE-INFO-10
    speaker = Speaker("de", GAME, None, NAMES)
    assert speaker.event(drawn) == "Anna zieht eine rote Aktie."
    assert speaker.event(drawn.hidden()) == "Anna zieht eine verdeckte Aktie."


def test_gender_and_number_agree() -> None:
    laid = events.SharesLaid(1, (9, 9, 1))
    said = [Speaker(code, GAME, None, NAMES).event(laid) for code in ("fr", "it", "de")]
    assert said == [
        "Ben pose 2 blanches et 1 bleue.",
        "Ben depone 2 bianche e 1 blu.",
        "Ben legt 2 weiße und 1 blaue aus.",
    ]


def test_a_refusal_in_the_readers_language() -> None:
    table = windsock.game("airlines-europe").new(seats=3, seed=7)
    for seat in range(3):
        table.play(seat, table.legal(seat)[0])
    refusal = table.explain(0, "buy red ROM-ATH")
    assert refusal is not None
    assert refusal.rule == "AE-BUY-06"
    assert refusal.text.startswith("Red cannot fly Rome–Athens yet")
    assert (
        speaker_for(table, "it")
        .refusal(refusal.rule, refusal.facts)
        .startswith("Rosso non può ancora volare su Roma–Atene")
    )
