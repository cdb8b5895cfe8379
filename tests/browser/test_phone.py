"""On a phone, by touch alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, tables
from tests.browser.person import BOT, ME, PHONE, Person
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site


@pytest.mark.parametrize(("game", "board"), tables(("airlines-europe", "t1"), ("airlines-1990", "america")))
def test_a_whole_game_by_touch(invite: Invite, site: Site, tmp_path: Path, game: str, board: str) -> None:
    ann = invite("Ann", size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, confirm="always")
    match = ann.open_table([ME, BOT, BOT, BOT, BOT], game=game, board=board)
    ann.wait()
    for tab in ("players", "log", "chat", "board", "moves"):
        ann.page.get_by_test_id(f"tab-{tab}").tap()
        assert not is_cut_off(ann)
    while ann.wait()["stage"] != "over":
        ann.page.get_by_test_id("tab-moves").tap()
        ann.play()
        assert not is_cut_off(ann)
    ann.page.get_by_test_id("tab-log").tap()
    ann.sees_newest()
    ann.page.get_by_test_id("tab-moves").tap()
    ann.finish()
    ann.page.get_by_test_id("verify").tap()
    expect(ann.page.get_by_test_id("verified")).to_contain_text("seed and every move agree")
    assert moves_of(saved(site.address, match, tmp_path), 0) == ann.made


def is_cut_off(person: Person) -> bool:
    """Whether one would have to scroll sideways."""
    return bool(person.page.evaluate("document.documentElement.scrollWidth > innerWidth"))
