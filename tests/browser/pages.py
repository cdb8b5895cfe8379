"""Every page of the client in the moments that are worth a look: for checks of access and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.browser.person import BOT, ME, OPEN, Person
from tests.browser.saved import told

EUROPE, OF_1990, ALLIANCE = "airlines-europe", "airlines-1990", "air-alliance"
POSTAL = "air-postal"
GAMES = (EUROPE, OF_1990, ALLIANCE, POSTAL)
RULES = {  # a rule that is looked up
    EUROPE: "AE-BUY-06",
    OF_1990: "A90-FOUND-04",
    ALLIANCE: "AA-FLIGHT-10",
    POSTAL: "AP-FLIGHT-07",
}
REFUSED = {  # not legal in mid-game
    EUROPE: "keep red blue",
    OF_1990: "keep",
    ALLIANCE: "choose red",
    POSTAL: "plane junkers-f-13",
}


@dataclass
class Places:
    """Matches in three stages, made once: somebody waits, plays, has played."""

    person: Person
    game: str = EUROPE
    open: str = ""
    running: str = ""
    shared: str = ""
    over: str = ""

    def prepare(self) -> None:
        """By the pages, as a person would; only the bots' game is opened by the API."""
        person = self.person
        self.over = self.bots_only()
        self.open = person.open_table([ME, OPEN, OPEN], game=self.game)
        self.shared = person.open_table([ME, ME, BOT], names=["Ann", "Ben"], game=self.game)
        self.running = person.open_table([ME, BOT, BOT, BOT], bot="steady", game=self.game)
        person.play_on(9)
        person.wait()
        while told(person.page.url.partition("/table/")[0], f"/matches/{self.over}")["stage"] != "over":
            person.page.wait_for_timeout(200)

    def bots_only(self) -> str:
        names = ("Amelia", "Louis", "Bessie", "Otto")  # steady: a random game may end before it is scored
        chairs = [{"kind": "bot", "bot": "steady", "name": name} for name in names]
        answer = self.person.context.request.post("/api/matches", data={"game": self.game, "chairs": chairs})
        assert answer.ok, answer.text()
        return str(answer.json()["id"])


Show = Callable[[Page, Places], None]


def lobby(page: Page, places: Places) -> None:
    page.goto("/")
    page.get_by_role("heading", name="Your games").or_(page.get_by_role("heading", level=2)).first.wait_for()


def new_table(page: Page, places: Places) -> None:
    page.goto("/new")
    page.get_by_label("Seat 1: who sits there").wait_for()


def invitation(page: Page, places: Places) -> None:
    new_table(page, places)
    page.get_by_label("Seat 2: who sits there").select_option(OPEN)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="To the table").wait_for()


def waiting_room(page: Page, places: Places) -> None:
    page.goto(f"/table/{places.open}")
    page.get_by_test_id("waiting-room").wait_for()


def hand_over(page: Page, places: Places) -> None:
    page.goto(f"/table/{places.shared}")
    page.get_by_test_id("hand-over-screen").wait_for()


def table(page: Page, places: Places) -> None:
    page.goto(f"/table/{places.running}")
    page.get_by_test_id("table").wait_for()
    page.locator("#zone-board svg").first.wait_for()
    page.locator('[data-testid="moves"] .entry').first.wait_for(state="attached")


def confirming(page: Page, places: Places) -> None:
    table(page, places)
    to_moves(page)
    page.locator('[data-testid="moves"] .entry').first.click()
    first = page.locator('[data-testid="moves"] [data-move]').first
    first.click()
    expect(page.get_by_test_id("confirm")).to_be_visible()


def why_not(page: Page, places: Places) -> None:
    table(page, places)
    to_moves(page)
    page.get_by_test_id("find-move").fill(REFUSED[places.game])
    page.get_by_test_id("find-move").press("Enter")
    page.get_by_test_id("why-not").locator("blockquote").wait_for()


def in_words(page: Page, places: Places) -> None:
    table(page, places)
    page.keyboard.press("w")
    page.get_by_test_id("in-words-sheet").wait_for()


def help_sheet(page: Page, places: Places) -> None:
    table(page, places)
    page.keyboard.press("?")
    page.get_by_test_id("help-sheet").wait_for()


def chat(page: Page, places: Places) -> None:
    table(page, places)
    page.keyboard.press("c")
    page.get_by_test_id("chat-text").wait_for()


def watching(page: Page, places: Places) -> None:
    page.goto(f"/table/{places.over}")
    page.get_by_test_id("final").wait_for(state="attached")
    to_moves(page)
    page.get_by_test_id("final").wait_for()


def scoring(page: Page, places: Places) -> None:
    watching(page, places)
    page.keyboard.press("s")
    page.get_by_test_id("scoring").wait_for()


def whole_scoring(page: Page, places: Places) -> None:
    scoring(page, places)
    page.get_by_test_id("scoring-all").click()
    page.get_by_test_id("scoring-close").wait_for()


def replay(page: Page, places: Places) -> None:
    page.goto(f"/replay/{places.over}#60")
    page.locator("svg [data-link], [data-airport], svg [data-place]").first.wait_for()


def rules(page: Page, places: Places) -> None:
    rule = RULES[places.game]
    page.goto(f"/rules/{places.game}#{rule}")
    page.locator(f"#{rule}").wait_for()


def account(page: Page, places: Places) -> None:
    page.goto("/account")
    page.get_by_role("button", name="Log in").wait_for()


def lost(page: Page, places: Places) -> None:
    page.goto("/nowhere")
    page.locator("#main").wait_for()


def to_moves(page: Page) -> None:
    """On a phone the moves are behind a tab."""
    tab = page.get_by_test_id("tab-moves")
    if tab.is_visible():
        tab.click()


PAGES: dict[str, Show] = {
    show.__name__.replace("_", "-"): show
    for show in (
        lobby,
        new_table,
        invitation,
        waiting_room,
        hand_over,
        table,
        confirming,
        why_not,
        in_words,
        help_sheet,
        chat,
        watching,
        scoring,
        whole_scoring,
        replay,
        rules,
        account,
        lost,
    )
}


# Those that look otherwise in another game.
OF_GAME = ["table", "confirming", "why-not", "in-words", "watching", "replay", "rules"]
SCORED = ["scoring", "whole-scoring"]  # of games that are scored in between, on a sheet


def pages_of(game: str) -> list[str]:
    """The names of the pages that are worth a look: of the first game all of them."""
    if game == EUROPE:
        return list(PAGES)
    return OF_GAME if game in (ALLIANCE, POSTAL) else OF_GAME + SCORED


def shown(places: Places, page: Page) -> Iterator[str]:
    """One page after the other; its name."""
    for name in pages_of(places.game):
        PAGES[name](page, places)
        page.wait_for_timeout(100)
        yield name
