"""Every byte that a seat's browser receives: pages, API, socket, errors, chat, replay of the running game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response, WebSocket, expect

from tests.browser.person import Person
from tests.browser.spy import do, plain, seated
from tests.browser.worlds import Worlds, dealing, two_worlds
from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.core.registry import load_game
from windsock.core.table import Setup
from windsock.web.settings import Settings

PASSING = (
    "content-length",
    "date",
    "set-cookie",
)  # differ from visit to visit; a time has more digits or less


class Ear:
    """All that came in: every response with its headers, every frame of a socket."""

    def __init__(self) -> None:
        self.fresh: list[Response] = []
        self.pages: set[str] = set()
        self.frames: list[str] = []
        self.count = 0

    def listen(self, page: Page) -> None:
        page.on("response", self.note)
        page.on("websocket", self.listen_to_socket)

    def listen_to_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        self.count = max(self.count, said.get("count") or 0)
        self.frames.append(text if isinstance(text, str) else text.decode())

    def note(self, response: Response) -> None:
        self.fresh.append(response)

    def write(self) -> None:
        """Before the page goes: the browser forgets what it has received."""
        while self.fresh:
            self.pages.add(written(self.fresh.pop()))


def written(response: Response) -> str:
    headers = {name: value for name, value in response.all_headers().items() if name not in PASSING}
    path = response.url.partition("/")[2].partition("/")[2].partition("/")[2]
    body = response.body().decode("utf-8", "backslashreplace")
    return f"{path} {response.status} {sorted(headers.items())} {body}"


def test_no_byte_in_the_browser_tells_what_its_seat_cannot_know(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = two_worlds(load_game("airlines-europe"), 3, f"5ec4e7{3:026x}", (0,), 3)
    true = heard_in(worlds.true, worlds, browser, tmp_path / "true", monkeypatch)
    twin = heard_in(worlds.twin, worlds, browser, tmp_path / "twin", monkeypatch)
    assert len(true) > len(worlds.lines)
    assert true == twin
    assert not any(worlds.seed in text for text in true)
    for text in true:
        if text.startswith('{"type":"frame"'):
            hands = [seat["hand"] for seat in json.loads(text)["view"]["seats"]]
            assert hands[1:] == [None, None]


def heard_in(
    setup: Setup, worlds: Worlds, browser: Browser, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """A whole game but for its last move, with a browser in the first seat; all that it was sent."""
    folder.mkdir()
    settings = Settings(f"sqlite:///{folder}/windsock.db", is_limited=False)
    with dealing(setup, worlds.seed, monkeypatch), serving(settings) as running:
        address = running.settings.address
        people = [Visitor(address) for _ in range(3)]
        match = seated(people)
        token = people[0].tokens[match, 0]
        ann, ear = Person(browser, address, "Ann"), Ear()
        ear.listen(ann.page)
        ann.page.goto(f"/table/{match}#{token}")
        ann.page.get_by_test_id("table").wait_for()
        for number, (seat, move) in enumerate(worlds.lines):
            done = do(people[seat], match, seat, type="play", number=number, move=move)
            if number == len(worlds.lines) // 2:
                done = do(people[1], match, 1, type="chat", text="Good luck!")
            while ear.count < done["count"]:
                ann.page.wait_for_timeout(2)
        look_around(ann, ear, match)
        ann.leave()
        heard = [text.replace(token, "MINE") for text in (*ear.frames, *sorted(ear.pages))]
        return [plain(text, match, others(people)).replace(address, "ADDRESS") for text in heard]


def look_around(ann: Person, ear: Ear, match: str) -> None:
    """Ask for what is not allowed, look at the replay of the running game, come back by a reload."""
    replay = ann.open_page()
    ear.listen(replay)
    replay.goto(f"/replay/{match}#40")
    replay.locator("svg [data-link]").first.wait_for()
    for path in ("at/40?seat=1", "at/40?seat=all", "save", "verify"):
        replay.evaluate("path => fetch(path).then(answer => answer.text())", f"/api/matches/{match}/{path}")
    ear.write()
    replay.close()
    ann.page.reload()
    ann.page.get_by_test_id("table").wait_for()
    expect(ann.page.get_by_test_id("log")).to_contain_text("Ann")
    ear.write()


def others(people: list[Visitor]) -> list[str]:
    return [token for person in people[1:] for token in person.tokens.values()]
