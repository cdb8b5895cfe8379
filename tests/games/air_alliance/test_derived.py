"""What the picture is told of slots, of what is printed, and of what follows from the table."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from windsock.core.action import Action
from windsock.games.air_alliance import GAME
from windsock.games.air_alliance.flights import flights
from windsock.games.air_alliance.priority import exchanges
from windsock.games.air_alliance.show.legend import legend

from .position import in_play, state, table

# All places of the pass of p1 show their printed slots (t1), or these cards.
PRINTED = {"planes": {"U1": ["red", "black", "white"], "A4": ["red"], "A1": ["red", "yellow", "blue"]}}


def fits(given: dict[str, Any], move: str) -> tuple[str, ...]:
    """The slots that a picture shows as able to pay for a move of p1."""
    found = table(given=given)
    return tuple(found.read(move).facts(state(found), 0)["fits"])


@pytest.mark.parametrize(
    ("move", "slots"),
    [
        ("fly red U1 A2", ("1-1", "2-1", "3-1")),  # AA-FLIGHT-01, AA-FLIGHT-02: zone and number
        ("fly red U1 M1", ("1-1", "2-2", "3-1")),
        ("fly red U1 E1", ("1-1", "2-1")),  # no slot of the third place names its zone
        ("fly red A4 E4", ("1-3", "3-2")),  # AA-SPECIAL-02: from the special airport
        ("fly red U1 E4", ()),  # AA-SPECIAL-03: it is at neither end
        ("fly black U1 A2", ()),  # AA-FLIGHT-10: without an alliance
        ("exchange A1 1st 3rd", ("1-2", "2-3", "3-3")),  # AA-PRIORITY-01
    ],
)
def test_the_slots_that_could_pay_for_a_move(move: str, slots: tuple[str, ...]) -> None:
    """AA-FLIGHT-01, AA-SPECIAL-02, AA-SPECIAL-03, AA-FLIGHT-10, AA-PRIORITY-01."""
    assert fits(PRINTED, move) == slots


def test_code_share_and_alliances_open_slots() -> None:
    """AA-CODE-01, AA-CODE-03, AA-CODE-04, AA-FLIGHT-09: by the symbol, unless somebody else is allied; an
    ally flies with landing rights too."""
    given = {**PRINTED, "seats": {"p1": {"pass": [["c03"], ["c02"]]}}}  # NPA KW; A-M 1-2-3, NPA K
    assert fits(given, "fly black U1 E1") == ("1-1", "2-2")
    assert fits({**given, "zones": {"Z1": ["yellow", "black"]}}, "fly black U1 E1") == ()
    given["zones"] = {"Z1": ["red", "black"]}
    assert fits(given, "fly black U1 A2") == ("1-1", "2-1", "2-2", "3-1")


def test_the_slots_of_a_used_place_are_closed() -> None:
    """AA-MARKER-05: one marker a place."""
    found = table(given=PRINTED)
    for move in ("skip", "fly red U1 A2 1"):
        if found.judge(0, found.read(move)) is None:
            found.play(0, move)
    assert state(found).spent[0]
    assert found.read("fly red A4 M1").facts(state(found), 0)["fits"] == ("2-2", "3-1", "3-2")


def place_of(slot: str) -> int:
    return int(slot.partition("-")[0])


@pytest.mark.parametrize("seed", range(3))
def test_exactly_the_places_of_these_slots_can_pay(seed: int) -> None:
    """AA-MARKER-03, AA-MARKER-07: whatever the judge says of a move with its place named."""
    s = in_play(12, seed=seed)
    seat = s.asked.bit_length() - 1
    moves: list[Action] = flights(s, seat) + exchanges(s, seat)
    assert moves
    for action in moves:
        places = {place_of(slot) for slot in action.facts(s, seat)["fits"]}
        named = {place: type(action)(*fields_of(action), place) for place in (1, 2, 3)}  # type: ignore[call-arg]
        assert places == {place for place, one in named.items() if one.refuse(s, seat) is None}


def fields_of(action: Action) -> list[int]:
    """All fields but the place, which is the last."""
    return [getattr(action, field.name) for field in fields(action)][:-1]  # type: ignore[arg-type]


def test_the_legend_tells_what_is_printed() -> None:
    """AA-AIRPORT-05 to -10, AA-MARKER-01, AA-ALLIANCE-03, AA-ALLIANCE-09, AA-TRIO-01, AA-SCORE-02,
    AA-COMP-06: ranks, and who may take off; the slots by their words."""
    printed = legend(GAME.load("t1"))
    numbers = (printed["markers"], printed["zone_spaces"], printed["symbols"], printed["trio_cards"])
    assert (*numbers, printed["trio_bonus"]) == (3, 4, 3, 3, 30_000)
    assert printed["neutral"] == ["black", "violet", "white"]
    shapes = {"Y": ([1, 1, 2], [0, 1]), "inverted Y": ([1, 2, 3], [0]), "V": ([1, 1], [0, 1])}
    shown = table().view(0)["airports"]
    for key, airport in printed["airports"].items():
        assert (airport["ranks"], airport["fronts"]) == shapes[shown[key]["shape"]]
        assert airport["is_restricted"] == (len(shown[key]["admits"]) < 7)
        assert airport["zone"] == key[0]
    assert printed["slots"]["A-M 1-2-3"] == {
        "kind": "land",
        "zones": ["A", "M"],
        "numbers": ["1", "2", "3"],
        "colours": [],
    }
    assert printed["slots"]["ALL 1-2-3"]["zones"] == ["A", "E", "U", "M"]
    assert printed["slots"]["NPA-KP"]["colours"] == ["black", "violet"]
    assert {slot["kind"] for slot in printed["slots"].values()} == {"land", "special", "priority", "npa"}


def test_a_marker_less_is_left_after_a_flight() -> None:
    """AA-MARKER-02."""
    s = in_play(8)
    seat = s.asked.bit_length() - 1
    assert GAME.foresee(s, seat, flights(s, seat)[0])["markers"] == s.markers - 1
