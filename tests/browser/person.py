"""Somebody with a browser: opens pages, clicks what they offer, and plays whole games that way."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

LAPTOP = {"width": 1280, "height": 800}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds
ME, OPEN, BOT = "me", "open", "bot"

# What the page shows: the stage and number of the table, whether it waits for a choice, and what lies above it.
STATE = """() => {
    const table = document.querySelector('[data-testid="table"]');
    const sheet = document.querySelector('dialog[open]');
    return {
        stage: table?.dataset.stage ?? null,
        number: table ? Number(table.dataset.number) : null,
        is_asked: document.querySelector('[data-testid="moves"] .entry') !== null,
        sheet: sheet?.dataset.testid ?? null,
        is_between: document.querySelector('[data-testid="hand-over-screen"]') !== null,
    };
}"""
NEEDS_SOMEBODY = f"""() => {{
    const now = ({STATE})();
    return now.is_asked || now.is_between || now.stage === 'over';
}}"""
HAS_MOVED = """before => {
    const table = document.querySelector('[data-testid="table"]');
    return table === null || Number(table.dataset.number) > before || table.dataset.stage === 'over';
}"""
OFFERED = """() => [...document.querySelectorAll('[data-testid="moves"] [data-kind]')].map(kind => ({
    verb: kind.dataset.kind,
    moves: [...kind.querySelectorAll('[data-move]')].map(move => move.dataset.move),
}))"""


class Person:
    """One person with one device. `stumbles` are errors that a page has made."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        size: dict[str, int] = LAPTOP,
        confirm: str = "never",
        theme: str = "system",
        seed: int = 1,
        **look: Any,
    ) -> None:
        self.name = name
        self.address = address
        self.chance = Random(seed)
        self.confirms = confirm == "always"
        self.stumbles: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address, viewport=size, locale="en-GB", reduced_motion="reduce", **look
        )
        self.context.set_default_timeout(PATIENCE)
        settings = {"language": "en", "theme": theme, "confirm": confirm}
        self.context.add_init_script(
            f"localStorage.getItem('windsock-settings') ?? "
            f"localStorage.setItem('windsock-settings', {json.dumps(json.dumps(settings))})"
        )
        self.page: Page = self.open_page()

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.stumbles.append(f"{self.name}: {error}"))
        page.on("console", self.overhear)
        page.add_locator_handler(page.get_by_test_id("scoring"), lambda _: self.read_scoring(page))
        return page

    def overhear(self, message: ConsoleMessage) -> None:
        """Errors in the console; but not that the server was away, which some tests do on purpose."""
        is_network = "ERR_" in message.text or "WebSocket" in message.text
        if message.type == "error" and not is_network:
            self.stumbles.append(f"{self.name}: {message.text}")

    def leave(self) -> None:
        self.context.close()

    # Sitting down

    def open_table(
        self, chairs: Sequence[str], *, options: Sequence[str] = (), bot: str = "random", names: Sequence[str] = ()
    ) -> str:
        """A new table by the page for it; its id. Chairs: me, open, bot."""
        page = self.page
        page.goto("/new")
        page.get_by_label("Your name").fill(self.name)
        page.get_by_role("combobox", name="Seats", exact=True).select_option(str(len(chairs)))
        for option in options:
            page.get_by_label(option, exact=False).check()
        for seat, kind in enumerate(chairs, start=1):
            page.get_by_label(f"Seat {seat}: who sits there").select_option(kind)
            if kind == BOT:
                page.get_by_label(f"Seat {seat}: which bot").select_option(bot)
        for seat, name in enumerate(names, start=1):
            page.get_by_label(f"Seat {seat}: name").fill(name)
        page.get_by_role("button", name="Open").click()
        go = page.get_by_role("link", name="To the table")
        if OPEN in chairs:
            go.click()
        page.wait_for_url("**/table/*")
        return self.match

    @property
    def match(self) -> str:
        return self.page.url.partition("/table/")[2].partition("#")[0]

    def sit(self, match: str, seat: int) -> None:
        """Take a free seat at somebody's table."""
        self.page.goto(f"/table/{match}")
        self.page.get_by_test_id("name").fill(self.name)
        self.page.get_by_test_id(f"sit-{seat}").click()

    # Looking

    def state(self) -> dict[str, Any]:
        now: dict[str, Any] = self.page.evaluate(STATE)
        return now

    def log(self) -> list[str]:
        """What happened, line by line."""
        return self.page.get_by_test_id("log").locator("p").all_text_contents()

    def hand(self) -> list[str]:
        cards = self.page.get_by_test_id("hand").locator("[data-card]")
        return [card.get_attribute("data-card") or "" for card in cards.all()]

    def wait(self) -> dict[str, Any]:
        """Until the page waits for somebody, or the game is over."""
        self.page.wait_for_function(NEEDS_SOMEBODY)
        return self.state()

    def read_scoring(self, page: Page) -> None:
        """A scoring lies above the table: look at the whole of it and go on."""
        sheet = page.get_by_test_id("scoring")
        everything = sheet.get_by_test_id("scoring-all")
        if everything.count():
            everything.click()
        sheet.get_by_test_id("scoring-close").click()

    # Playing

    def play(self) -> str:
        """One move by the mouse, of a kind drawn by lot; its notation."""
        page = self.page
        number = self.state()["number"]
        kinds = page.evaluate(OFFERED)
        kind = self.chance.choice(kinds)
        if not kind["moves"]:
            page.locator(f'[data-kind="{kind["verb"]}"] [data-testid="kind"]').click()
            kind = next(one for one in page.evaluate(OFFERED) if one["verb"] == kind["verb"])
        move: str = self.chance.choice(kind["moves"])
        page.locator(f'[data-move="{move}"]').click()
        if self.confirms:
            page.get_by_test_id("confirm").click()
        page.wait_for_function(HAS_MOVED, arg=number)
        return move

    def play_on(self, moves: int = 10_000) -> int:
        """So many moves, or to the end of the game; how many were made."""
        for made in range(moves):
            if self.wait()["stage"] == "over":
                return made
            self.play()
        return moves

    def finish(self) -> None:
        """Read the last scoring, and see who has won."""
        if self.state()["sheet"] == "scoring":
            self.read_scoring(self.page)
        expect(self.page.get_by_test_id("final")).to_be_visible()
