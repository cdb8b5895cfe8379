"""Rules that only a set of one's own shows, or a position that no scenario can say."""

from __future__ import annotations

from pathlib import Path

from windsock.core.play import settle
from windsock.games.air_postal import GAME
from windsock.games.air_postal.board.numbers import COMPASS, MET_REPORT
from windsock.games.air_postal.rules import MAINT_05, PREFLIGHT_02

from .faults import Copy
from .position import state, table


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


def test_a_bag_beyond_the_scale_is_kept_and_brings_its_money_only(tmp_path: Path) -> None:
    """AP-RULING-64."""
    Copy(tmp_path).put("diplomacy-cards.csv", "SU", "scale", "3/4")
    found = GAME.new(1, 7, None, str(tmp_path / "north-atlantic"))
    seat = {
        "plane": "latecoere-28",
        "place": "BER",
        "gauge": 5,
        "objectives": ["diplomacy-su"],
        "loads": ["bag-su"],
        "bags": {"bag-su": 2},
        "visited": ["STO"],
    }
    GAME.arrange(found.s, {"phase": "flights", "seats": {"p1": seat}, "chance": ["white:fair"]})
    settle(found.s)
    for move in ("fly BER-STO", "roll", "land", "deliver bag-su"):
        found.play(0, move)
    shown = found.view(0)["seats"][0]
    assert (shown["points"], shown["money"], shown["bags"]) == (0, 20, {"bag-su": 3})


def test_what_crashes_took_from_a_supply_is_not_for_sale() -> None:
    """AP-PREFLIGHT-02, AP-MAINT-05, AP-RULING-77: an empty supply sells nothing, nor does an empty pile."""
    seat = {"plane": "p3", "money": 50}
    found = table(given={"phase": "preflight", "seats": {"p1": seat}})
    state(found).supply[MET_REPORT] = 0
    assert found.judge(0, found.read("order met-report")) == PREFLIGHT_02
    found = table(given={"phase": "maintenance", "unlocked": ["compass"], "seats": {"p1": seat}})
    state(found).supply[COMPASS] = 0
    assert found.judge(0, found.read("buy compass")) == MAINT_05
    assert "buy compass" not in map(found.write, found.legal(0))
