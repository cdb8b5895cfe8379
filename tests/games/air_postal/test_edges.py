"""The validator of sets, cell by cell, and what no scenario can reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from windsock.games.air_postal import GAME
from windsock.games.air_postal.board.check import check
from windsock.games.air_postal.board.sheets import (
    AIR_ROUTES,
    CITIES,
    COORDINATES,
    FIRSTS,
    PILOTS,
    PLACES,
    PLANES,
    ROUTES,
    VIPS,
)

from .faults import Copy

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
