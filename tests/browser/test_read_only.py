"""A table that today's rules cannot follow: the page says why, and offers only what can be done there."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.web.settings import Settings

OFF = ("takeback", "undo", "hand-over", "question", "chat-text")


def test_the_page_of_a_read_only_table_says_why(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/windsock.db", is_limited=False)
    with serving(settings) as running:
        ada = Visitor(running.settings.address)
        match = ada.table({"kind": "me", "name": "Ada"}, {"kind": "open"})
        ada.sit(match, 1, "Bo")
        for seat in (0, 1):
            with ada.live(match, seat) as live:
                live.play(live.wait()["moves"][0]["text"])
    with sqlite3.connect(tmp_path / "windsock.db") as connection:
        connection.execute("UPDATE entries SET text = 'buy red LON-PAR 99' WHERE number = 5")
    connection.close()
    with serving(settings) as running:
        page = browser.new_context(locale="en").new_page()
        page.goto(f"{running.settings.address}/table/{match}#{ada.tokens[match, 0]}")
        expect(page.get_by_test_id("read-only")).to_contain_text("beyond move 1. It can only be looked at.")
        expect(page.get_by_test_id("chat-closed")).to_have_count(1)
        for name in OFF:
            expect(page.get_by_test_id(name)).to_have_count(0)
        page.get_by_test_id("replay").click()
        expect(page.get_by_test_id("read-only")).to_be_visible()
        page.goto(running.settings.address)
        expect(page.get_by_test_id("card-read-only").first).to_be_visible()
        page.context.close()
