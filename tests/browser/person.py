"""Somebody with a browser: opens pages, clicks what they offer, and plays whole games that way."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    expect,
)

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds
ME, OPEN, BOT = "me", "open", "bot"
SELDOM = {"exchange": 0.2, "cash": 0.3, "pass": 0.01}  # these make a game long, or say nothing

# What the page shows: the stage and number of the table, whether a choice is open, and what lies above it.
STATE = """() => {
    const table = document.querySelector('[data-testid="table"]');
    return {
        stage: table?.dataset.stage ?? null,
        number: table ? Number(table.dataset.number) : null,
        is_asked: document.querySelector('[data-testid="moves"] .entry') !== null,
        sheet: document.querySelector('dialog[open]')?.dataset.testid ?? null,
        is_telling: document.querySelector('[data-testid="telling"]') !== null,
        is_between: document.querySelector('[data-testid="hand-over-screen"]') !== null,
    };
}"""
NEEDS_SOMEBODY = f"""() => {{
    const now = ({STATE})();
    return now.is_asked || now.is_between || now.stage === 'over' ? now : null;
}}"""
HAS_MOVED = """before => {
    const table = document.querySelector('[data-testid="table"]');
    if (table === null || table.dataset.stage === 'over') return true;
    return Number(table.dataset.number) > before && table.ariaBusy !== 'true';
}"""
OFFERED = """() => [...document.querySelectorAll('[data-testid="moves"] [data-kind]')].map(kind => ({
    verb: kind.dataset.kind,
    moves: [...kind.querySelectorAll('[data-move]')].map(move => move.dataset.move),
}))"""
NEWEST_IN_SIGHT = """() => {
    const log = document.querySelector('[data-testid="log"]');
    const [line, box] = [[...log.querySelectorAll('p')].at(-1), log].map(one => one.getBoundingClientRect());
    return box.height > 0 && line.top >= box.top - 1 && line.bottom <= Math.min(box.bottom, innerHeight) + 1;
}"""
PLACES = """places => places.map(place => {
    const copy = place.cloneNode(true);
    copy.querySelector('.tag')?.remove();
    return copy.textContent;
})"""  # without "you", which is another for each


class Person:
    """One person with one device. `stumbles`: errors that a page has made; `made`: the moves chosen here."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        size: ViewportSize = LAPTOP,
        confirm: str = "never",
        theme: str = "system",
        seed: int = 1,
        **look: Any,
    ) -> None:
        self.name = name
        self.chance = Random(seed)
        self.confirms = confirm == "always"
        self.has_touch = bool(look.get("has_touch"))
        self.stumbles: list[str] = []
        self.made: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address, viewport=size, locale="en-GB", reduced_motion="reduce", **look
        )
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps({"language": "en", "theme": theme, "confirm": confirm})
        self.context.add_init_script(f"localStorage['windsock-settings'] ??= {json.dumps(settings)};")
        self.page: Page = self.open_page()
        # Whatever is about to be done: a scoring that lies above the table is read first.
        self.page.add_locator_handler(self.scoring, lambda: self.read_scoring(), no_wait_after=True)

    def open_page(self) -> Page:
        """A further window, in which one only looks."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.stumbles.append(f"{self.name}: {error}"))
        page.on("console", self.overhear)
        return page

    def overhear(self, message: ConsoleMessage) -> None:
        """Errors in the console; but not that the server was away, which some tests do on purpose."""
        is_network = "ERR_" in message.text or "WebSocket" in message.text
        if message.type == "error" and not is_network:
            self.stumbles.append(f"{self.name}: {message.text}")

    def leave(self) -> None:
        self.context.close()

    def press(self, thing: Locator) -> None:
        """By finger or by mouse."""
        if self.has_touch:
            thing.tap()
        else:
            thing.click()

    # Sitting down

    def open_table(
        self,
        chairs: Sequence[str],
        *,
        game: str = "airlines-europe",
        board: str = "",
        options: Sequence[str] = (),
        names: Sequence[str] = (),
        bot: str = "random",
    ) -> str:
        """A new table by the page for it; its id. Chairs: me, open, bot."""
        page = self.page
        page.goto("/new")
        self.press(page.locator(f'input[name="game"][value="{game}"]'))
        if board:
            self.choose_board(board)
        page.get_by_label("Your name").fill(self.name)
        page.get_by_role("combobox", name="Seats", exact=True).select_option(str(len(chairs)))
        for option in options:
            self.press(page.get_by_role("checkbox", name=option))
        for seat, kind in enumerate(chairs, start=1):
            page.get_by_label(f"Seat {seat}: who sits there").select_option(kind)
            if kind == BOT:
                page.get_by_label(f"Seat {seat}: which bot").select_option(bot)
        for seat, name in enumerate(names, start=1):
            page.get_by_label(f"Seat {seat}: name").fill(name)
        self.press(page.get_by_role("button", name="Open the table"))
        if OPEN in chairs:
            self.press(page.get_by_role("link", name="To the table"))
        page.wait_for_url("**/table/*")
        return self.match

    def choose_board(self, board: str) -> None:
        if board.startswith("t1"):  # a test board: not offered to people
            page = self.page
            self.press(page.get_by_text("Advanced"))
            self.press(page.get_by_role("checkbox", name="Offer seats for programs, and test boards"))
        self.page.get_by_role("combobox", name="Board").select_option(board)

    @property
    def match(self) -> str:
        return self.page.url.partition("/table/")[2].partition("#")[0]

    def sit(self, match: str, seat: int) -> None:
        """Take a free seat at somebody's table."""
        self.page.goto(f"/table/{match}")
        self.page.get_by_test_id("name").fill(self.name)
        self.press(self.page.get_by_test_id(f"sit-{seat}"))

    def seat_link(self, seat: int = 0) -> str:
        """The secret link of my seat, as the page gives it to me."""
        self.press(self.page.get_by_test_id("more"))
        self.press(self.page.get_by_test_id("about"))
        link = self.page.get_by_test_id(f"seat-link-{seat}").input_value()
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_test_id("about-sheet")).to_have_count(0)
        return link

    # Looking

    def state(self) -> dict[str, Any]:
        now: dict[str, Any] = self.page.evaluate(STATE)
        return now

    def log(self) -> list[str]:
        """What happened, line by line."""
        return self.page.get_by_test_id("log").locator("p").all_text_contents()

    def sees_newest(self) -> None:
        """The last line of the log is in sight."""
        self.page.wait_for_function(NEWEST_IN_SIGHT)

    def hand(self) -> list[str]:
        """My cards, as the page describes them."""
        return self.page.get_by_test_id("hand").locator("[data-card]").all_text_contents()

    def wait(self) -> dict[str, Any]:
        """Until the page waits for somebody, or the game is over. Nothing lies above the table then."""
        while True:
            state: dict[str, Any] = self.page.wait_for_function(NEEDS_SOMEBODY).json_value()
            if state["sheet"] == "scoring":
                expect(self.scoring).to_have_count(0)  # whoever waits for this reads it
            elif state["is_asked"] and state["is_telling"] and not self.has_touch:
                self.page.keyboard.press("Escape")  # enough of what the others did
                expect(self.page.get_by_test_id("telling")).to_have_count(0)
            else:
                return state

    @property
    def scoring(self) -> Locator:
        """The sheet that tells a scoring, if it lies above the table."""
        return self.page.get_by_test_id("scoring")

    def read_scoring(self) -> None:
        """A scoring lies above the table: look at the whole of it and go on. The page's handler calls it."""
        while self.page.evaluate(STATE)["sheet"] == "scoring":
            for button in ("scoring-all", "scoring-close"):
                self.scoring.get_by_test_id(button).click()

    # Playing

    def choose(self, is_curious: bool = False) -> str:
        """A legal move: its kind is drawn by lot, then one of the kind. The list shows it now.

        Whoever is curious takes a kind that is new to them, if there is one.
        """
        kinds = self.page.evaluate(OFFERED)
        if is_curious:
            known = {move.split()[0] for move in self.made}
            kinds = [kind for kind in kinds if kind["verb"] not in known] or kinds
        weights = [SELDOM.get(kind["verb"], 1.0) for kind in kinds]
        kind = self.chance.choices(kinds, weights)[0]
        if not kind["moves"]:
            group = self.page.locator(f'[data-kind="{kind["verb"]}"]')
            self.press(group.get_by_test_id("kind"))
            group.locator("[data-move]").first.wait_for()
            kind = next(one for one in self.page.evaluate(OFFERED) if one["verb"] == kind["verb"])
        move: str = self.chance.choice(kind["moves"])
        return move

    def do(self, move: str) -> None:
        """Choose this move in the list."""
        self.press(self.page.locator(f'[data-move="{move}"]'))
        if self.confirms:
            self.press(self.page.get_by_test_id("confirm"))

    def play(self) -> str:
        """One move; its notation."""
        number = self.state()["number"]
        move = self.choose()
        self.do(move)
        self.page.wait_for_function(HAS_MOVED, arg=number)
        self.made.append(move)
        return move

    def play_on(self, moves: int = 1000) -> None:
        """So many moves, or to the end of the game."""
        for _ in range(moves):
            if self.wait()["stage"] == "over":
                break
            self.play()

    def verdict(self) -> str | None:
        """What this browser itself finds of the deal, at the end."""
        return self.page.get_by_test_id("verdict").get_attribute("data-verdict")

    def finish(self) -> list[str]:
        """See who has won: the places, in order."""
        places = self.page.get_by_test_id("place")
        expect(places.first).to_be_visible()
        return [" ".join(place.split()) for place in places.evaluate_all(PLACES)]
