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


FULL = {
    "turn": "p4",
    "zones": {"Z1": ["red", "yellow", "black"], "Z2": ["red", "yellow", "white"]},
    "seats": {"p4": {"pass": ["c04", "c09", "c17"]}},
}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        # AA-ALLIANCE-09: the symbols are there, the room is not
        (
            "ally violet Z1",
            "Zone 1 has no room for the planes that would have to enter it: a zone holds four.",
        ),
        (
            "ally black Z2",
            "An alliance with Black needs 3 visible symbols on the pass at the start of the turn; "
            "there is none.",
        ),
        (
            "skip",
            "Only at the start of a turn, where an alliance could be created, is there one to skip.",
        ),
    ],
)
def test_why_there_is_no_alliance(move: str, text: str) -> None:
    assert sentence(FULL, move) == text


def test_after_the_start_of_the_turn_it_is_too_late_for_an_alliance() -> None:
    """AA-TURN-03: with three symbols too."""
    found = table(given={"seats": {"p1": {"pass": ["c01", "c02", "c03"]}}})
    found.play(0, "skip")
    refusal = found.explain(0, "ally black Z1")
    assert refusal is not None
    assert refusal.text == (
        "Alliances are made at the start of a turn only, and that is over: now markers are used."
    )


def test_before_colours_are_chosen_everything_is_answered() -> None:
    """AA-SETUP-02"""
    found = table()
    for move in ("ally black Z1", "fly red A2 E2", "place A1"):
        refusal = found.explain(0, move)
        assert refusal is not None
        assert refusal.text == "First every player chooses a colour."
    assert GAME.foresee(found.s, 0, found.read("choose red")) == {}


def test_a_place_that_does_not_pay_is_not_called_the_whole_pass() -> None:
    """AA-FLIGHT-01, AA-FLIGHT-10: other places may."""
    given = {"planes": {"E1": ["red"], "M6": ["black"]}}
    assert sentence(given, "fly red E1 U1 3") == (
        "Place 3 gives no landing rights for U1 Uma. It has: A-M 1-2-3, SPECIAL, PRIORITY."
    )
