"""Through the accessibility tree: only roles and names, as a screen reader knows the page."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import BOT, ME
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site

ZONES = ["Players", "Board", "Moves", "Your hand", "Log"]


WON = re.compile(r"wins?( together)?\.$")


def test_a_whole_game_through_the_accessibility_tree(invite: Invite, site: Site, tmp_path: Path) -> None:
    ann = invite("Ann", confirm="always")
    match = ann.open_table([ME, BOT, BOT, BOT, BOT], board="t1")
    page = ann.page
    ann.read_scoring = lambda: listen_to_scoring(page)  # type: ignore[method-assign]
    chance = Random(7)
    page.get_by_role("region", name="Moves").get_by_role("button").first.wait_for()
    for zone in ZONES:
        assert page.get_by_role("region", name=zone, exact=True).first.aria_snapshot().strip()
    read_in_words(page)
    moves = 0
    while is_asked(page):
        listen(page)
        moves += choose(page, chance)
    assert len(moves_of(saved(site.address, match, tmp_path), 0)) == moves


def offered(page: Page) -> tuple[Locator, Locator]:
    """The buttons of single moves, and those that open a kind of moves."""
    zone = page.get_by_role("region", name="Moves")
    return zone.get_by_role("list").get_by_role("button"), zone.get_by_role("button", expanded=False)


def is_asked(page: Page) -> bool:
    """Wait for a choice, or for the heading that says who has won."""
    moves, kinds = offered(page)
    won = page.get_by_role("heading", name=WON)
    won.or_(moves).or_(kinds).first.wait_for(state="attached")
    return won.count() == 0


def choose(page: Page, chance: Random) -> int:
    """A move by the name of its button; how many were made."""
    moves, kinds = offered(page)
    question = page.get_by_role("status").filter(has_text=" ").first.inner_text()
    assert question.strip()
    closed = kinds.count()
    if closed and (moves.count() == 0 or chance.random() < 0.5):
        kinds.nth(chance.randrange(closed)).click()
        return 0
    button = moves.nth(chance.randrange(moves.count()))
    name = button.inner_text()
    assert name.strip()
    button.click()
    confirm = page.get_by_role("group", name="Confirm")
    confirm.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("main")).to_have_attribute("aria-busy", "false")
    expect(confirm).to_have_count(0)
    return 1


def listen(page: Page) -> None:
    """What the others did, to its end."""
    telling = page.get_by_role("button", name="Skip")
    if telling.count():
        page.keyboard.press("Escape")
        expect(telling).to_have_count(0)


def listen_to_scoring(page: Page) -> None:
    """Airline by airline, then the whole table of it."""
    dialog = page.get_by_role("dialog", name="Scoring")
    forth = dialog.get_by_role("button", name="Next")
    while forth.count():
        assert dialog.aria_snapshot().strip()
        forth.click()
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
