"""A visit by socket: which match it is at, what it pays, how it ends, and what the house decides."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.match.people import running as running_match
from tests.match.people import wander
from tests.web.conftest import serving
from tests.web.test_ailing import change
from tests.web.test_owner import farewell
from tests.web.visitor import BIGGEST, LiveSocket, Visitor
from windsock.core import table as tables
from windsock.core.play import explain
from windsock.core.rule import Rule
from windsock.core.state import State
from windsock.core.trouble import Trouble
from windsock.hosting import moderation, news
from windsock.hosting.errands import play_again
from windsock.hosting.store import Store
from windsock.match.match import Match
from windsock.web import desk as desks
from windsock.web.running import Running
from windsock.web.settings import Settings
from windsock.web.socket import Visit

ENDS = [("store-failed", 1013), ("busy", 1013), ("match-damaged", 4404), ("unknown-match", 4404)]
PEOPLE = ({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"})


def address(visitor: Visitor, match: str) -> str:
    return visitor.address.replace("http", "ws", 1) + f"/api/matches/{match}/live"


def test_a_match_stays_open_for_somebody_who_has_not_said_hello(
    visitor: Callable[[], Visitor], server: Running
) -> None:
    ann, house = visitor(), server.app.state.desk.house
    match = ann.table(*PEOPLE)
    assert house.lives[match].is_idle
    with connect(address(ann, match)), ann.live(match, 0) as socket:
        socket.wait()
        assert house.lives[match].watchers[None] == 2


def test_a_command_goes_to_the_match_that_is_open_now(
    visitor: Callable[[], Visitor], server: Running
) -> None:
    """Probe: after an unlucky moment all commands of a socket went to a match that nobody else saw."""
    ann = visitor()
    match = ann.table(*PEOPLE)
    with ann.live(match, 0) as socket:
        socket.wait()
        del server.app.state.desk.house.lives[match]
        said = [socket.command(type="chat", text=f"line {number}") for number in range(3)]
        assert [answer["count"] for answer in said] == [4, 5, 6]


@pytest.mark.parametrize(
    ("key", "code"),
    ENDS,
)
def test_what_passes_does_not_end_a_page(
    visitor: Callable[[], Visitor], server: Running, monkeypatch: pytest.MonkeyPatch, key: str, code: int
) -> None:
    """Probe: a hiccup of the database closed the socket in the way after which no page comes back."""

    async def fail(id: str) -> Any:
        raise Trouble(key)

    ann = visitor()
    match = ann.table(*PEOPLE)
    monkeypatch.setattr(server.app.state.desk.house, "live", fail)
    with connect(address(ann, match)) as bare:
        assert farewell(LiveSocket(bare, None)) == (code, key)


def test_a_look_at_a_long_game_has_its_price(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "WORK", (2.0, 0.0001))
    monkeypatch.setattr(desks, "FAR_BEHIND", 0)
    monkeypatch.setattr(desks, "COST_OF_EVENT", 1.0)
    with serving(Settings(f"sqlite:///{tmp_path}/windsock.db")) as running:
        ann = Visitor(running.settings.address)
        match = ann.table(*PEOPLE)
        with ann.live(match, 0) as socket:
            socket.play(socket.wait(lambda frame: frame["moves"])["moves"][0]["text"])
            looks = [socket.command(type="look", seat=0) for _ in range(3)]
        assert ["count" in look for look in looks] == [True, True, False]
        assert looks[-1]["trouble"]["key"] == "too-often"


@pytest.mark.parametrize("is_sparing", [False, True])
def test_what_the_house_decides_at_a_read_only_table_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_sparing: bool
) -> None:
    """Probe: the journal does not grow there, and a removed line stayed on the page."""
    monkeypatch.setattr(news, "EVERY", 0.05)
    settings = Settings(f"sqlite:///{tmp_path}/windsock.db", is_limited=False)
    with serving(settings) as running:
        ann = Visitor(running.settings.address)
        match = ann.table(*PEOPLE)
        with ann.live(match, 0) as socket:
            socket.wait()
            line = socket.command(type="chat", text="something rude")["count"]
            socket.play(socket.frame["moves"][0]["text"])
    change(running, "UPDATE entries SET text = 'buy red LON-PAR 99' WHERE match = ? AND number = 5", match)
    with serving(settings) as running:
        ann.address = running.settings.address
        with connect(address(ann, match), max_size=BIGGEST) as bare:
            socket = LiveSocket(bare, None)
            socket.send(type="hello", tokens=[], after=0, is_sparing=is_sparing)
            shown = socket.wait()
            assert (shown["chat"][0]["text"], shown["read_only"]["key"]) == (
                "something rude",
                "match-journal",
            )
            store = Store(settings.database)
            asyncio.run(moderation.hush(store, match, line))
            store.close()
            assert socket.wait()["chat"][0] == {**shown["chat"][0], "text": "", "is_removed": True}


async def test_a_socket_that_is_closed_already_is_closed_quietly() -> None:
    class Closed:
        async def close(self, code: int, reason: str) -> None:
            raise RuntimeError("Unexpected ASGI message after a close")

    class Broken(Visit):
        def __init__(self) -> None:
            self.socket: Any = Closed()

        async def paint(self) -> None:
            raise ValueError("something unheard-of")

        def fail(self, kind: str, error: Exception) -> None:
            """Said elsewhere."""

    await Broken().keep_painting()


def test_a_save_is_written_elsewhere_although_the_rules_have_changed(
    visitor: Callable[[], Visitor], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Probe: a game that today's rules do not follow was played again in the server's own process."""
    match = wander(running_match(2), 10_000)

    def stricter(s: State, seat: int, action: Any) -> Any:
        return Rule("AE-BUY-06") if s.number == 30 else explain(s, seat, action)

    with monkeypatch.context() as patch:
        patch.setattr(tables, "explain", stricter)
        proof = play_again(match.agreement.written(), match.nonces, match.lines, match.players())
    assert proof.text == match.save_text()
    assert proof.digest == match.table.at(30).digest()
    ann, desk = visitor(), server.app.state.desk
    store = Store(server.settings.database)
    asyncio.run(store.create(match))
    store.close()
    desk.house.proofs.known.keep(match.id, proof, len(proof.text))
    monkeypatch.setattr(Match, "save_text", lambda _: pytest.fail("written here"))
    assert ann.ask(f"/matches/{match.id}/save").text == proof.text
    assert not ann.told(f"/matches/{match.id}/verify")["is_equal"]


def test_who_stands_up_keeps_nothing_of_the_seat(visitor: Callable[[], Visitor]) -> None:
    """Neither on an open socket nor in a long poll that began before: somebody else sits there now."""
    ada, ghost, victim = visitor(), visitor(), visitor()
    match = ada.table(PEOPLE[0], {"kind": "open"}, {"kind": "open"})
    ghost.sit(match, 1, "Ghost")
    own = {"authorization": f"Bearer {ghost.tokens[match, 1]}"}
    polled: list[int] = []
    with ghost.live(match, 1) as socket, httpx.Client(base_url=ada.address) as http:
        socket.wait(lambda frame: frame["seat"] == 1)
        after = socket.frame["count"] + 2  # the seat is taken again by then
        where = f"/api/matches/{match}/frames?after={after}&wait=20"
        poll = Thread(target=lambda: polled.append(http.get(where, headers=own, timeout=30).status_code))
        poll.start()
        time.sleep(0.3)
        assert ghost.http.delete(f"/api/matches/{match}/seats/1", headers=own).status_code == 204
        victim.sit(match, 1, "Victim")
        ada.sit(match, 2, "Third")
        with pytest.raises(ConnectionClosed):
            socket.wait(lambda frame: frame["moves"])
        poll.join(30)
    assert polled == [401]
