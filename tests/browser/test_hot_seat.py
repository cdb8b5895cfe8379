"""Two people at one screen: between them it hides everything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.conftest import Invite
from tests.browser.person import BOT, ME
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site


def test_a_whole_game_of_two_people_at_one_screen(invite: Invite, site: Site, tmp_path: Path) -> None:
    pair = invite("Ann")
    line = Line()
    pair.page.on("websocket", line.listen)
    match = pair.open_table([ME, ME, BOT, BOT, BOT], names=["Ann", "Ben"], board="t1")
    turns = 0
    while (state := pair.wait())["stage"] != "over":
        if not state["is_between"]:
            pair.play()
            continue
        # Nobody looks: no card is in the page, and none has come over the line.
        turns += 1
        assert "data-card" not in pair.page.content()
        assert line.looking is None
        pair.page.get_by_test_id("hand-over-ready").click()
        pair.page.get_by_test_id("hand").wait_for()
    assert turns > 10

    pair.finish()
    assert pair.verdict() == "fair"
    assert pair.page.get_by_test_id("nonce").count() == 2  # one of each person
    assert line.hands_shown_to_others == []
    assert {0, 1} <= line.seen
    table = saved(site.address, match, tmp_path)
    assert sorted([*moves_of(table, 0), *moves_of(table, 1)]) == sorted(pair.made)


class Line:
    """What goes over the socket: through whose eyes the page asked to look, and whose hands it was sent."""

    def __init__(self) -> None:
        self.looking: int | None = None
        self.asked: list[int | None] = [None]  # all that have looked since the last frame
        self.seen: set[int] = set()
        self.hands_shown_to_others: list[dict[str, Any]] = []

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self.send)
        socket.on("framereceived", self.receive)

    def send(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] in ("hello", "look"):
            self.looking = said["looking"] if said["type"] == "hello" else said["seat"]
            self.asked.append(self.looking)

    def receive(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] != "frame" or said["stage"] == "over":
            return
        hands = {seat for seat, one in enumerate(said["view"].get("seats", [])) if one["hand"] is not None}
        self.seen |= hands
        if not hands <= {said["seat"]} or said["seat"] not in self.asked[-2:]:
            self.hands_shown_to_others.append(said)
