"""Moments of Air Alliance that chance alone seldom brings: a queue, an alliance, the last round."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import HAS_MOVED, LAPTOP, PHONE
from tests.browser.prepared import open_position, prepared
from tests.browser.test_keyboard import tab_to
from windsock.core.table import Table
from windsock.games.air_alliance import GAME
from windsock.games.air_alliance.board.numbers import COLOURS, INVERTED, POSITIONS
from windsock.games.air_alliance.state import NONE, World

FINGER = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LOOKS = pytest.mark.parametrize("look", [{"size": LAPTOP}, FINGER], ids=["laptop", "phone"])
SEATS = 4


def world(table: Table) -> World:
    assert isinstance(table.s, World)
    return table.s


def step_of(s: World) -> str:
    return type(s.agenda[-1]).__name__ if s.agenda else ""


def queue_of(s: World) -> int | None:
    """An airport at which a plane of whose turn it is waits behind another colour."""
    if step_of(s) != "Markers" or s.markers < 3 or s.turns < SEATS:
        return None
    own = s.colours[s.asked.bit_length() - 1]
    for airport, shape in enumerate(s.board.shapes):
        ahead, behind = s.planes[airport * POSITIONS : airport * POSITIONS + 2]
        if shape == INVERTED and ahead not in (NONE, own) and behind == own:
            return airport
    return None


@LOOKS
def test_a_plane_that_waits_says_for_whom_and_how_it_comes_forward(
    invite: Invite, tmp_path: Path, look: dict[str, Any]
) -> None:
    """AA-AIRPORT-08, AA-PRIORITY-01: the rule, in words, and the exchange among what is allowed instead."""
    ann = invite("Ann", confirm="always", **look)
    table = prepared(GAME, SEATS, lambda s: queue_of(s) is not None)
    s = world(table)
    airport = queue_of(s)
    assert airport is not None
    code, own = s.board.airports[airport], COLOURS[s.colours[table.asked[0]]]
    open_position(ann, table, tmp_path)
    page = ann.page
    ann.press(page.locator(f'[data-airport="{code}"] [data-plane="{own}"]').first)
    why = page.get_by_test_id("why-not")
    expect(page.get_by_test_id("why-rule")).to_have_text("AA-AIRPORT-08")
    expect(why).to_contain_text("a priority take-off has brought it there")
    way = why.locator("button", has_text="Exchange")
    expect(way).to_contain_text(code)
    expect(way).to_be_in_viewport()


def test_a_plane_is_flown_over_the_map_by_keyboard(invite: Invite, tmp_path: Path) -> None:
    """To an airport with a plane that can fly, the plane from its card, to where it lands, and yes."""
    ann = invite("Ann", confirm="always")
    table = prepared(GAME, SEATS, lambda s: queue_of(s) is not None)
    open_position(ann, table, tmp_path)
    keys = ann.page.keyboard
    number = ann.state()["number"]
    keys.press("b")
    tab_to(ann, "el.dataset?.airport")
    keys.press("PageDown")
    keys.press("Enter")
    expect(ann.page.get_by_test_id("airport-card").locator(":focus")).to_have_count(1)
    tab_to(ann, "el.matches('.airport button.lit')")
    keys.press("Enter")
    expect(ann.page.locator('[data-goal="true"]').first).to_be_visible()
    keys.press("PageDown")
    keys.press("Enter")
    expect(ann.page.get_by_test_id("confirm")).to_be_focused()
    keys.press("Enter")
    ann.page.wait_for_function(HAS_MOVED, arg=number)


@LOOKS
def test_an_alliance_is_made_on_the_board(invite: Invite, tmp_path: Path, look: dict[str, Any]) -> None:
    """AA-ALLIANCE-06, -13, -15: the zone shows both planes, and the pass has no symbol any more."""
    ann = invite("Ann", **look)
    table = prepared(GAME, SEATS, lambda s: step_of(s) == "Alliance")
    move = next(move for move in map(table.write, table.legal(table.asked[0])) if move.startswith("ally"))
    _, npa, zone, *_ = move.split()
    open_position(ann, table, tmp_path)
    page = ann.page
    number = ann.state()["number"]
    expect(page.locator(f'[data-npa="{npa}"]')).to_contain_text("3/3")
    ann.press(page.locator(f'[data-npa="{npa}"]'))
    ann.press(page.locator(f'[data-zone="{zone}"]'))
    page.wait_for_function(HAS_MOVED, arg=number)
    expect(page.locator(f'[data-zone="{zone}"]')).to_contain_text(npa.capitalize())
    expect(page.locator(f'[data-npa="{npa}"]')).to_contain_text("0/3")


@LOOKS
def test_the_last_round_is_announced_and_shown(invite: Invite, tmp_path: Path, look: dict[str, Any]) -> None:
    """AA-LAST-05, -07, -08: how many turns are to come, no reserving, and the delivery zone replaced once."""
    ann = invite("Ann", **look)
    table = prepared(GAME, SEATS, lambda s: s.is_last and step_of(s) == "Markers" and s.markers == 3)
    open_position(ann, table, tmp_path)
    page = ann.page
    expect(page.locator(".banner")).to_contain_text(f"{world(table).last_turns} turns to come")
    expect(page.locator(".banner")).to_contain_text("No reserving")
    number = ann.state()["number"]
    ann.press(page.locator('[data-does="replace"]'))
    page.wait_for_function(HAS_MOVED, arg=number)
    expect(page.locator('[data-does="replace"]')).to_have_count(0)
