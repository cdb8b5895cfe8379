"""One price on every channel: what a seat may ask on its socket it may not ask for nothing elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.web import desk as desks
from windsock.web.desk import COST_OF_HINT, MOST_ALONE, PACE
from windsock.web.settings import Settings

ME: dict[str, Any] = {"kind": "me", "name": "Ada"}
BEN: dict[str, Any] = {"kind": "me", "name": "Ben"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "steady"}
HINTS = int(PACE[0] / COST_OF_HINT)  # at once


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with its limits on."""
    folder: Path = tmp_path_factory.mktemp("limited")
    with serving(Settings(f"sqlite:///{folder}/windsock.db")) as running:
        yield running.settings.address


def test_a_flood_of_hints_by_post_is_refused(limited: str) -> None:
    ada = Visitor(limited)
    match = ada.table(ME, BEN, has_hints=True)
    token, hint = ada.tokens[match, 0], {"type": "hint", "seat": 0}
    answers = [ada.ask(f"/matches/{match}/commands", hint, token=token) for _ in range(3 * HINTS)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) >= HINTS
    assert refused[0].json()["trouble"]["key"] == "too-often"
    assert int(refused[0].headers["retry-after"]) > 0


def test_socket_and_post_share_one_purse(limited: str) -> None:
    ada = Visitor(limited)
    match = ada.table(ME, BEN, has_hints=True)
    token, chat = ada.tokens[match, 0], {"type": "chat", "seat": 0, "text": "hello"}
    why = {"type": "why", "seat": 0, "move": "pass"}
    with ada.live(match, 0) as live:
        live.wait()
        for _ in range(HINTS):
            live.send(type="hint", seat=0)
        while live.heard.count("answer") < HINTS:
            live.next()
        asked = [ada.ask(f"/matches/{match}/commands", body, token=token) for body in [chat, why] * 30]
        assert 429 in [answer.status_code for answer in asked]
    other = {**chat, "seat": 1}
    assert ada.ask(f"/matches/{match}/commands", other, token=ada.tokens[match, 1]).status_code == 200


def test_a_socket_that_floods_is_let_go(limited: str) -> None:
    ada = Visitor(limited)
    match = ada.table(ME, BEN, has_hints=True)

    def flood() -> None:
        with ada.live(match, 0) as live:
            live.wait()
            for _ in range(3 * HINTS):
                live.send(type="hint", seat=0)
            while True:
                live.next()

    with pytest.raises(ConnectionClosed) as closed:
        flood()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


def test_who_has_tables_loaded_pays_wherever_it_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Probe: the list of one's tables, sitting down and leaving loaded as many long games as one liked."""
    monkeypatch.setattr(desks, "WORK", (2.0, 0.0001))  # one for each load, and these have no moves yet
    with serving(Settings(f"sqlite:///{tmp_path}/windsock.db")) as running:
        ada, house = Visitor(running.settings.address), running.app.state.desk.house
        matches = [ada.table(ME, {"kind": "open"}) for _ in range(5)]
        for match in matches:
            house.shelf.put_away(house.lives[match])
        tokens = {"x-seat-tokens": ",".join(ada.tokens.values())}
        mine = ada.told("/me/matches", headers=tokens)
        assert {one["match"]["id"] for one in mine} == set(matches)
        assert len(house.lives) == 2
        rest = next(match for match in matches if match not in house.lives)
        assert ada.ask(f"/matches/{rest}/seats/1", {"name": "Ben"}).status_code == 429
        headers = {"authorization": f"Bearer {ada.tokens[rest, 0]}"}
        assert ada.http.delete(f"/api/matches/{rest}/seats/0", headers=headers).status_code == 429
        assert len(house.lives) == 2


def test_a_visitor_has_few_tables_of_bots_alone_at_once(limited: str) -> None:
    ada = Visitor(limited)
    ada.told("/me", {"name": "Ada"})
    alone = {"game": "air-postal", "chairs": [BOT, BOT]}
    answers = [ada.ask("/matches", alone) for _ in range(MOST_ALONE + 1)]
    assert [answer.status_code for answer in answers] == [201] * MOST_ALONE + [429]
    assert answers[-1].json()["trouble"] == {"key": "bots-alone", "facts": {"most": MOST_ALONE}}
    table = ada.table(ME, BOT)  # with people there may be more
    open_table = ada.told("/matches", {"game": "air-postal", "chairs": [BOT, {"kind": "open"}]})["id"]
    filled = ada.ask(f"/matches/{open_table}/seats/1", {"bot": "steady"})
    assert filled.json()["trouble"]["key"] == "bots-alone"
    assert ada.told(f"/matches/{table}")["stage"] == "running"
