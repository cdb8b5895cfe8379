"""Moments of Air Postal that chance alone seldom brings: cards on the dice, customs, goals far away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import HAS_MOVED, LAPTOP, PHONE, Person
from tests.browser.prepared import open_position, prepared
from windsock.core.action import Action
from windsock.core.play import legal
from windsock.core.table import Table
from windsock.games.air_postal import GAME
from windsock.games.air_postal.delivery import SmuggleCase
from windsock.games.air_postal.effects import UseEffect
from windsock.games.air_postal.initiation import KeepObjective
from windsock.games.air_postal.show.describe import describe
from windsock.games.air_postal.state import Postal

FINGER = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LOOKS = pytest.mark.parametrize("look", [{"size": LAPTOP}, FINGER], ids=["laptop", "phone"])
INITIATION = {"initiation": True}
SEATS = 3


def step_of(s: Postal) -> str:
    return type(s.agenda[-1]).__name__ if s.agenda else ""


def with_a(kind: type[Action], step: str, *loads: str) -> Table:
    """A position of the initiation game in which such a move is legal, with these loads aboard."""

    def is_wanted(s: Postal) -> bool:
        if step_of(s) != step:
            return False
        seat = s.asked.bit_length() - 1
        aboard = describe(s, seat)["seats"][seat]["loads"]
        return set(loads) <= set(aboard) and any(isinstance(move, kind) for move in legal(s, seat))

    return prepared(GAME, SEATS, is_wanted, options=INITIATION)


def to_board(person: Person) -> None:
    if person.has_touch:
        person.press(person.page.get_by_test_id("tab-board"))


def lies_in(thing: Locator, frame: Locator) -> bool:
    """Whether the middle of the one lies inside the other, on the screen."""
    inner, outer = thing.bounding_box(), frame.bounding_box()
    assert inner
    assert outer
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    return bool(
        outer["x"] < x < outer["x"] + outer["width"] and outer["y"] < y < outer["y"] + outer["height"]
    )


@LOOKS
def test_the_dice_show_what_they_cost_and_a_card_changes_one(
    invite: Invite, tmp_path: Path, look: dict[str, Any]
) -> None:
    """AP-FLIGHT-09: each die says what it costs and what is left then; a card is used on one of them."""
    ann = invite("Ann", **look)
    table = with_a(UseEffect, "Effects")
    open_position(ann, table, tmp_path)
    to_board(ann)
    page = ann.page
    dice = page.get_by_test_id("task").locator("ol.weather > li")
    expect(dice.first).to_contain_text("fuel")
    expect(dice.first).to_contain_text("left:")
    card = dice.locator('[data-does^="use"]').first
    die = dice.filter(has=page.locator(f'[data-does="{card.get_attribute("data-does")}"]'))
    before, number = die.inner_text(), ann.state()["number"]
    place = int(die.evaluate("die => [...die.parentNode.children].indexOf(die)"))
    ann.press(card)
    page.wait_for_function(HAS_MOVED, arg=number)
    after = page.get_by_test_id("task").locator("ol.weather > li").nth(place)
    if after.count():  # if no card is left to be used, the flight goes on at once
        assert after.inner_text() != before


@LOOKS
def test_a_stop_at_customs(invite: Invite, tmp_path: Path, look: dict[str, Any]) -> None:
    """AP-DELIVER-07, -08, AP-CARD-05: a case is declared or smuggled; what may not be left here says why."""
    ann = invite("Ann", **look)
    open_position(ann, with_a(SmuggleCase, "Delivery", "pax"), tmp_path)
    to_board(ann)
    page = ann.page
    task = page.get_by_test_id("task")
    expect(task.locator('[data-does="deliver case"]')).to_be_visible()
    ann.press(page.locator("[data-cockpit] .rack button", has_text="Passengers").first)
    expect(page.get_by_test_id("why-rule")).to_have_text("AP-DELIVER-08")
    page.keyboard.press("Escape")
    to_board(ann)
    number = ann.state()["number"]
    ann.press(task.locator('[data-does="smuggle"]'))
    page.wait_for_function(HAS_MOVED, arg=number)


@LOOKS
def test_the_goals_of_a_card_come_into_sight(invite: Invite, tmp_path: Path, look: dict[str, Any]) -> None:
    """Wherever they are: by mouse while the card is looked at, by finger once it was touched and is to be
    confirmed."""
    ann = invite("Ann", confirm="always", **look)
    table = with_a(KeepObjective, "Keep")
    open_position(ann, table, tmp_path)
    to_board(ann)
    page = ann.page
    sky = page.locator(".sky")
    for tile in page.get_by_test_id("task").locator(".tile").all():
        if ann.has_touch:
            ann.press(tile)
        else:
            tile.hover()
        goals = sky.locator("circle.goal")
        expect(goals.first).to_be_attached()
        page.wait_for_timeout(600)
        assert all(lies_in(goal, sky) for goal in goals.all())
    if not ann.has_touch:
        page.mouse.move(5, 5)
        expect(sky.locator("circle.goal")).to_have_count(0)


@LOOKS
def test_the_key_of_the_map(invite: Invite, tmp_path: Path, look: dict[str, Any]) -> None:
    """It opens over the map, says what each weather costs, and goes away."""
    ann = invite("Ann", **look)
    open_position(ann, with_a(KeepObjective, "Keep"), tmp_path)
    to_board(ann)
    page = ann.page
    ann.press(page.get_by_test_id("open-key"))
    expect(page.get_by_test_id("map-key")).to_contain_text("thunderstorm: fuel 2, endurance 2")
    ann.press(page.get_by_test_id("map-key").get_by_role("button"))
    expect(page.get_by_test_id("map-key")).to_have_count(0)
