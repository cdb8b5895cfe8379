"""Counts in Air Postal: what exists once is not counted, and one is not said as many."""

from __future__ import annotations

import pytest

import windsock
from windsock.core.event import Event
from windsock.games.air_postal.show.events import (
    LoadsDrawn,
    ObjectivesDiscarded,
    OutstationsSet,
    RiversRefreshed,
)
from windsock.language import speaker_for

GAME = windsock.game("air-postal")
TABLE = GAME.new(2, 1)
WORDS = GAME.vocabularies(TABLE.material)
CASE, PAX = (WORDS["load"].words.index(word) for word in ("case", "pax"))
STATIONS = tuple(WORDS["city"].words.index(word) for word in ("MOW", "STO"))
OBJECTIVE = WORDS["objective"].words.index("NYC-CHI")


@pytest.mark.parametrize(
    ("code", "event", "expected"),
    [
        ("en", OutstationsSet(STATIONS), "The outstations are Moscow and Stockholm."),
        ("de", OutstationsSet(STATIONS), "Die Etappenstädte sind Moskau und Stockholm."),
        (
            "en",
            RiversRefreshed((), (PAX,)),
            "New in the rivers: 1 load (Passengers) and no objectives.",
        ),
        ("fr", RiversRefreshed((), (CASE, CASE)), "2 charges (2 Caisses de contrebande) et aucun objectif."),
        ("it", RiversRefreshed((), (CASE, CASE)), "2 carichi (2 Casse di contrabbando) e nessun obiettivo."),
        ("de", RiversRefreshed((), (CASE, CASE)), "2 Ladungen (2 Schmuggelkisten) und keine Aufträge."),
        ("en", ObjectivesDiscarded(0, (OBJECTIVE,)), "discards New York–Chicago."),
        ("en", LoadsDrawn(0, 1), "draws 1 load card."),
        ("en", LoadsDrawn(0, 2), "draws 2 load cards."),
    ],
)
def test_counts_in_the_log(code: str, event: Event, expected: str) -> None:
    assert speaker_for(TABLE, code).event(event).endswith(expected)
