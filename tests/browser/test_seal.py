"""A browser that kept the seal says so when other cards were dealt than those that were sealed."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import BOT, ME
from tests.browser.site import Site
from windsock.core.seal import seal_of

OTHER = "c" * 32


def test_a_secret_that_was_changed_after_the_deal_is_noticed(invite: Invite, site: Site) -> None:
    """Together with its seal, so that the server itself agrees with everything."""
    pair = invite("Ann")
    match = pair.open_table([ME, ME], names=["Ann", "Ben"], board="t1")
    pair.wait()
    site.kill()
    with closing(sqlite3.connect(site.folder / "windsock.db")) as database, database:
        (text,) = database.execute("SELECT agreement FROM matches WHERE id = ?", (match,)).fetchone()
        agreement = {**json.loads(text), "secret": OTHER, "noted_seal": seal_of(OTHER)}
        database.execute("UPDATE matches SET agreement = ? WHERE id = ?", (json.dumps(agreement), match))
    site.start()
    pair.page.reload()
    while (state := pair.wait())["stage"] != "over":
        if state["is_between"]:
            pair.page.get_by_test_id("hand-over-ready").click()
            pair.page.get_by_test_id("hand").wait_for()
        else:
            pair.play()
    pair.finish()
    assert pair.verdict() == "wrong-seal"
    expect(pair.page.get_by_test_id("deal-wrong")).to_be_visible()
    pair.page.get_by_test_id("verify").click()
    expect(pair.page.get_by_test_id("verified")).not_to_have_class("bad")  # says the server

    stranger = invite("Eve")
    stranger.page.goto(f"/table/{match}")
    assert stranger.verdict() == "no-nonce"  # who kept nothing cannot tell


def test_a_table_that_goes_on_from_another_game_says_that_its_deal_is_known(
    invite: Invite, site: Site
) -> None:
    ann = invite("Ann")
    match = ann.open_table([ME, BOT], board="t1")
    ann.play_on()
    ann.finish()
    ann.page.goto(f"/replay/{match}#0")
    ann.page.get_by_text("Play on from here").click()
    ann.page.get_by_role("button", name="Play on").click()
    expect(ann.page.get_by_test_id("known-deal")).to_be_visible()
    ann.page.goto("/")
    expect(ann.page.get_by_text("known deal").first).to_be_visible()
