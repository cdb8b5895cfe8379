"""What Air Alliance says, word by word: why a plane cannot take off, and what a flight wins."""

from __future__ import annotations

from typing import Any

import pytest

from windsock.games.air_alliance import GAME
from windsock.games.air_alliance.moves import vocabularies
from windsock.language import Speaker, speaker_for
from windsock.language.shelf import LANGUAGES

from .position import table


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_with_a_word_has_a_name(code: str) -> None:
    speaker = Speaker(code, GAME)
    words = {word for one in vocabularies(GAME.load("world")).values() for word in one.words}
    assert sorted(word for word in words if not speaker.shelf.bundles[0].has_message(f"name-{word}")) == []


def sentence(given: dict[str, Any], move: str, code: str = "en") -> str:
    found = table(given=given)
    seat = found.asked[0]
    refusal = found.explain(seat, move)
    assert refusal is not None
    return speaker_for(found, code, ("Anna", "Ben", "Carla", "Dario")).refusal(refusal.rule, refusal.facts)


QUEUE = {"planes": {"E1": ["blue", "red"], "E2": ["green", "blue", "red"], "M6": ["black"]}}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (
            "fly red E1 A1",
            "At E1 Echo Blue stands in front: Red cannot take off until it has moved up to the first "
            "position, or a priority take-off has brought it there.",
        ),
        (
            "fly red E2 A1",
            "At E2 Essen Red waits in the second row. Only the planes in front may take off: Green and Blue. "
            "When one of them leaves, it moves up; or a priority take-off brings it forward.",
        ),
        ("fly blue E1 A1", "Blue belongs to another player: nobody flies the planes of others."),
        (
            "fly black M6 M1",
            "Black is neutral: with landing rights or SPECIAL it flies only for its allies, and there is no "
            "free slot with its symbol. Free: ALL 1-2-3, PRIORITY, SPECIAL, A-E 1-2-3, U-M 1-2-3, PRIORITY, "
            "A-M 1-2-3, SPECIAL, PRIORITY.",
        ),
    ],
)
def test_why_a_plane_cannot_take_off(move: str, text: str) -> None:
    assert sentence(QUEUE, move) == text


def test_the_same_in_german() -> None:
    text = (
        "In E1 Echo steht Blau vorn: Rot kann erst starten, wenn es auf die erste Position vorgerückt ist "
        "oder ein Vorrangstart es dorthin gebracht hat."
    )
    assert sentence(QUEUE, "fly red E1 A1", "de") == text


def test_a_flight_says_what_it_wins() -> None:
    found = table(
        given={"planes": {"M1": ["red"]}, "row": ["c02", "f01"], "seats": {"p1": {"pass": ["f02"]}}}
    )
    speaker = speaker_for(found, "en", ("Anna", "Ben"))
    labels = {found.write(move): speaker.move(move, found.s, 0) for move in found.legal(0)}
    assert labels["fly red M1 A1"] == ("Fly Red from M1 Cannes to A1 Tokyo: wins KGB agent, 12000 miles")
    assert labels["fly red M1 A2"] == "Fly Red from M1 Cannes to A2 Alfa"
    assert labels["reserve c02"] == "Reserve KGB agent (M1 Cannes to A1 Tokyo, 12000 miles)"
