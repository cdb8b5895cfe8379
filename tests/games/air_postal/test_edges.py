"""The validator of sets, cell by cell, and what no scenario can reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from windsock.games.air_postal import GAME
from windsock.games.air_postal.board.check import check
from windsock.games.air_postal.board.numbers import GREEN, KINDS, PROPELLER
from windsock.games.air_postal.board.sheets import (
    AIR_ROUTES,
    CITIES,
    COORDINATES,
    DICE,
    FIRSTS,
    PILOTS,
    PLACES,
    PLANES,
    ROUTES,
    SETUPS,
    VIPS,
)
from windsock.games.air_postal.effects import misuse
from windsock.games.air_postal.hiring import ChoosePlane

from .faults import Copy
from .position import state, table
from .test_cards import Counting

# sheet, column, what cannot stand there, rule
CELLS = [
    (PLACES, "type", "X", "AP-DATA-02"),
    (PLACES, "continent", "XX", "AP-DATA-02"),
    (PLACES, "city_card", "perhaps", "AP-DATA-02"),
    (PLACES, "boards", "X", "AP-DATA-02"),
    (FIRSTS, "boards", "X", "AP-DATA-07"),
    (CITIES, "continent", "XX", "AP-DATA-13"),
    (CITIES, "glory", "-1", "AP-DATA-13"),
    (AIR_ROUTES, "money_k", "7", "AP-DATA-34"),
    (VIPS, "money_k", "7", "AP-DATA-36"),
    (PLANES, "crew", "-1", "AP-DATA-28"),
    (PLANES, "resale_k", "7", "AP-DATA-28"),
    (PILOTS, "income_k", "7", "AP-DATA-33"),
    (DICE, "colour", "pink", "AP-DATA-20"),
]


@pytest.mark.parametrize(("file", "column", "value", "rule"), CELLS)
def test_a_wrong_cell_is_named(file: str, column: str, value: str, rule: str, tmp_path: Path) -> None:
    Copy(tmp_path).put(file, "4", column, value)
    named = [(one.rule, one.file, one.row, one.facts.get("column")) for one in check(tmp_path)]
    assert (rule, file, 4, column) in named


def test_a_route_to_nowhere_is_named(tmp_path: Path) -> None:
    """AP-DATA-03: at either end."""
    copy = Copy(tmp_path)
    copy.put(ROUTES, "4", "b", "XXX")
    assert ("AP-DATA-03", ROUTES, 4) in [(one.rule, one.file, one.row) for one in check(tmp_path)]


def test_a_place_is_drawn_once(tmp_path: Path) -> None:
    """AP-DATA-02."""
    copy = Copy(tmp_path)
    copy.add(COORDINATES, "LON", "10", "10")
    assert [(one.rule, one.file) for one in check(tmp_path)] == [("AP-DATA-02", COORDINATES)]


def test_a_passenger_whose_city_is_not_on_a_board_is_named(tmp_path: Path) -> None:
    """AP-DATA-35: the card can never be fulfilled there."""
    copy = Copy(tmp_path)
    vip = copy.rows(VIPS)[1]
    city = copy.rows(VIPS)[0].index("destination")
    copy.put(PLACES, vip[city], "boards", "W")
    found = [one.facts["objective"] for one in check(tmp_path) if one.rule == "AP-DATA-35"]
    assert vip[copy.rows(VIPS)[0].index("vip")] in found


def test_the_route_to_moscow_is_named_by_its_row(tmp_path: Path) -> None:
    """AP-DATA-10: where there is none, no row."""
    copy = Copy(tmp_path)
    copy.put(ROUTES, "16", "colours_from_a_to_b", "GW")
    copy.put(ROUTES, "16", "spaces", "2")
    assert [one.row for one in check(tmp_path) if one.rule == "AP-DATA-10"] == [16]
    copy.drop(ROUTES, 16)
    assert [one.row for one in check(tmp_path) if one.rule == "AP-DATA-10"] == [0]


def test_people_play_without_a_round_limit() -> None:
    """AP-RULING-83."""
    assert GAME.for_people == {"round_limit": False}


def test_nine_outstations_are_too_many(tmp_path: Path) -> None:
    """AP-DATA-14, AP-NUM-13: there are eight rings."""
    copy = Copy(tmp_path)
    copy.put(SETUPS, "3", "outstations", "ALG|DKR|CAI|RIO|BUE|SCL|LIM|BEL|NBO")
    found = [one.facts["most"] for one in check(tmp_path) if one.facts.get("problem") == "outstations"]
    assert found == [8]


def test_all_that_is_counted_starts_at_nothing() -> None:
    """AP-SETUP-11, AP-SETUP-21, -22, -24: also what a scenario is not shown."""
    s = state(table(3, options={"epic": True}))
    assert s.tour == [0] * 3
    assert s.strait == s.crossed == [False] * 3
    assert s.locked == 0b111111
    assert (s.loose, s.lost_equipment) == (0, [0] * KINDS)
    assert (s.endurance, s.flown, s.bought) == (0, 0, 0)
    assert not s.has_unlocked
    assert not s.is_grounded


def test_a_propeller_needs_fuel_to_save() -> None:
    """AP-CARD-49, AP-FLIGHT-29: not where the die costs none any more."""
    given = {"phase": "flights", "seats": {"p1": {"plane": "p3", "place": "ALFA", "gauge": 8}}}
    found = table(given=given | {"chance": ["blue:fair", "blue:fair", "blue:fair", "green:fair"]})
    found.play(0, found.read("fly ALFA-ECHO"))
    s = state(found)
    s.dice, s.fuel_costs, s.endurance_costs = [0], [1], [0]
    assert misuse(s, PROPELLER, 0, GREEN) is None
    s.fuel_costs = [0]
    refusal = misuse(s, PROPELLER, 0, GREEN)
    assert refusal is not None
    assert refusal.id == "AP-CARD-49"


def test_customs_do_not_look_into_other_planes() -> None:
    """AP-CARD-05b, AP-RULING-61: one case of two cards, whatever the next player carries."""
    seats = {
        "p1": {"plane": "p5", "place": "BRAVO", "gauge": 5, "loads": ["case", "mail"]},
        "p2": {"plane": "p3", "loads": ["mail", "mail"]},
    }
    found = table(given={"phase": "flights", "seats": seats, "chance": ["white:fair"]})
    for line in ("fly BRAVO-CHARLIE", "roll", "land"):
        found.play(0, found.read(line))
    counting = Counting()
    state(found).chance = counting
    found.play(0, found.read("smuggle"))
    assert counting.sides == [2]


def test_in_the_epic_variant_a_plane_is_two_levels_lower(tmp_path: Path) -> None:
    """AP-VAR-EPIC-01, AP-NUM-29: for a pilot of level 4, whom no shipped set has."""
    Copy(tmp_path).put(PILOTS, "Dieudonne Costes", "start_level", "4")
    found = GAME.new(1, 7, {"epic": True}, str(tmp_path / "north-atlantic"))
    found.play(0, "pilot dieudonne-costes")
    s = state(found)
    levels = {s.board.level[move.plane] for move in found.legal(0) if isinstance(move, ChoosePlane)}
    assert max(levels) == 2


def test_a_card_boxed_at_a_copied_table_is_boxed_there_alone() -> None:
    """AP-VAR-START-06."""
    found = table(2, options={"start_cities": True})
    boxed = state(found).boxed_cities.cards[:]
    twin = found.copy()
    while state(twin).boxed_cities.cards == boxed:
        seat = twin.asked[0]
        twin.play(seat, twin.legal(seat)[0])
    assert state(found).boxed_cities.cards == boxed
