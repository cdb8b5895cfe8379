"""A flight rehearsed before it takes off, and what a picture of the board is told of cards and tiles."""

from __future__ import annotations

from windsock.games.air_postal import GAME
from windsock.games.air_postal.board.numbers import CITY_CARDS, CO_PILOT, EQUIPMENT
from windsock.games.air_postal.show.foresight import foresight
from windsock.games.air_postal.show.legend import legend
from windsock.maps.chart import Chart

from .position import state, table

SEAT = {"place": "ALFA", "gauge": 4, "plane": "p5", "equipment": ["compass"], "loads": ["fuel"]}
GIVEN = {"phase": "flights", "seats": {"p1": SEAT}}


def test_a_route_is_rehearsed_before_it_is_announced() -> None:
    """AP-FLIGHT-04: the same odds as the view shows once it is announced, and nothing has moved."""
    found = table(given=GIVEN)
    before = state(found).position()
    move = found.read("fly ALFA-BRAVO")
    rehearsed = foresight(state(found), 0, move)
    assert state(found).position() == before
    found.play(0, move)
    shown = found.view(0)
    odds = shown["flight"]["odds"]
    assert {**odds, "firsts": shown["derived"]["firsts"]} == rehearsed
    assert foresight(state(found), 0, found.read("roll")) == rehearsed
    assert odds["arrive"] + odds["breakdown"] + odds["crash"] in (99, 100, 101)
    assert odds["with"]["compass"] >= odds["arrive"]
    assert odds["with"]["fuel"] >= odds["arrive"]


def test_what_rolls_no_weather_has_no_odds() -> None:
    found = table(given=GIVEN)
    assert foresight(state(found), 0, found.read("stay")) == {}


def test_the_legend_tells_what_is_printed() -> None:
    """AP-INFO-01: cards, tiles and dice as everybody knows them, whatever lies on the table."""
    board = GAME.load("around-the-world")
    printed = legend(board)
    assert len(printed["planes"]) == len(board.planes)
    assert sum(place["points"] is not None for place in printed["places"].values()) <= CITY_CARDS
    assert {len(faces) for faces in printed["dice"].values()} == {6}
    assert printed["equipment"][EQUIPMENT[CO_PILOT]] == {"slot": "crew", "price": 5}
    assert printed["objectives"]["anna-may-wong"]["goals"] == ["PEK"]
    assert printed["objectives"]["diplomacy-su"]["scale"][:2] == [3, 4]
    assert set(printed["firsts"]["NYC-PAR"]["routes"]) <= set(board.routes)
    assert {printed["places"][code]["nation"] for code in ("STO", "PAR")} == {"su", None}


def test_the_chart_carries_its_legend_and_stays_the_same() -> None:
    board = GAME.load("north-atlantic")
    chart = GAME.chart(board, None)
    assert isinstance(chart, Chart)
    assert chart.bare().legend == legend(board)
    assert hash(chart) == hash(GAME.chart(board, state(table(board="north-atlantic"))))
