"""Variant Warbirds & Epic ending (section 15): the side of the board says which ending is played for."""

from __future__ import annotations

from pathlib import Path

from windsock.core.play import settle
from windsock.games.air_postal import GAME

from .faults import Copy


def test_the_atlantic_is_crossed_even_where_the_strait_lies_on_its_board(tmp_path: Path) -> None:
    """AP-VAR-EPIC-04, AP-VAR-EPIC-07: a tour of the world is for the WORLD board only."""
    copy = Copy(tmp_path)
    for name in ("Anchorage", "Adak"):
        copy.put("places.csv", name, "boards", "W+A")
    found = GAME.new(1, 7, {"epic": True}, str(tmp_path / "north-atlantic"))
    seat = {"pilot": "dieudonne-costes", "place": "LON", "gauge": 5, "crossed": True}
    GAME.arrange(found.s, {"phase": "flights", "seats": {"p1": seat}, "chance": ["green:fair"]})
    settle(found.s)
    for move in ("fly LON-PAR", "roll", "land"):
        found.play(0, move)
    assert found.standing.ending == "crossing"
