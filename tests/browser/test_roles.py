"""Through the accessibility tree: only roles and names, as a screen reader knows the page."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import BOT, ME
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site

ZONES = ["Players", "Board", "Moves", "Your hand", "Log"]


def test_a_whole_game_through_the_accessibility_tree(invite: Invite, site: Site, tmp_path: Path) -> None:
    ann = invite("Ann", confirm="always")
    match = ann.open_table([ME, BOT, BOT, BOT, BOT], board="t1")
    page = ann.page
    chance = Random(7)
    page.get_by_role("region", name="Moves").get_by_role("button").first.wait_for()
    for zone in ZONES:
        assert page.get_by_role("region", name=zone, exact=True).first.aria_snapshot().strip()
    read_in_words(page)
    moves = 0
    while not is_over(page):
        listen_to(page)
        moves += choose(page, chance)
    assert len(moves_of(saved(site.address, match, tmp_path), 0)) == moves


def is_over(page: Page) -> bool:
    """A heading says who has won."""
    return page.get_by_role("heading", name=re.compile(r"wins?( together)?\.$")).count() > 0


def choose(page: Page, chance: Random) -> int:
    """A move by the name of its button; how many were made."""
    zone = page.get_by_role("region", name="Moves")
    buttons = zone.get_by_role("list").get_by_role("button")
    kinds = zone.get_by_role("button", expanded=False)
    if not buttons.count() and not kinds.count():
        page.wait_for_timeout(50)
        return 0
    question = page.get_by_role("status").filter(has_text=" ").first.inner_text()
    assert question.strip()
    if kinds.count() and chance.random() < 0.5:
        kinds.nth(chance.randrange(kinds.count())).click()
        return 0
    if not buttons.count():
        return 0
    button = buttons.nth(chance.randrange(buttons.count()))
    name = button.inner_text()
    assert name.strip()
    button.click()
    confirm = page.get_by_role("group", name="Confirm")
    confirm.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("main")).to_have_attribute("aria-busy", "false")
    expect(confirm).to_have_count(0)
    return 1


def listen_to(page: Page) -> None:
    """What the others did, to its end. A scoring: airline by airline, then the whole table of it."""
    telling = page.get_by_role("button", name="Skip")
    if telling.count():
        page.keyboard.press("Escape")
        expect(telling).to_have_count(0)
    dialog = page.get_by_role("dialog", name="Scoring")
    if not dialog.count():
        return
    while dialog.get_by_role("button", name="Next").count():
        assert dialog.aria_snapshot().strip()
        dialog.get_by_role("button", name="Next").click()
    assert dialog.get_by_role("table").count()
    dialog.get_by_role("button", name="Back to the game").click()
    expect(dialog).to_have_count(0)


def read_in_words(page: Page) -> None:
    """The whole table in words."""
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog", name="In words")
    assert dialog.get_by_role("listitem").count() > 20
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
