"""Whole games over HTTP and sockets: people, bots, spectators, secrets and order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.web.visitor import LiveSocket, Visitor
from windsock.web.running import Running

Guests = Callable[[], Visitor]
ME: dict[str, Any] = {"kind": "me", "name": "Ada"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}


def play_out(live: LiveSocket) -> None:
    """Always the last legal move, until the game is over."""
    live.wait(lambda frame: frame["stage"] != "open")
    while live.frame["stage"] == "running":
        if live.frame["moves"]:
            answer = live.play(live.frame["moves"][-1]["text"])
            assert "count" in answer, answer
        else:
            live.wait()


@pytest.fixture(scope="module")
def finished(server: Any) -> tuple[Visitor, str, list[Any]]:
    """A game of one person against two bots, played to its end."""
    ada = Visitor(server.settings.address)
    match = ada.table(ME, BOT, BOT)
    with ada.live(match, 0) as live:
        play_out(live)
        return ada, match, live.events


def test_a_whole_game_with_bots_ends_with_an_outcome_and_its_seed(
    finished: tuple[Visitor, str, list[Any]],
) -> None:
    ada, match, events = finished
    frame = ada.told(f"/matches/{match}/frames", token=ada.tokens[match, 0])
    assert frame["stage"] == "over"
    assert len(frame["outcome"]["scores"]) == 3
    assert len(frame["seed"]) == 32
    assert frame["events"] == events  # piece by piece, or all at once: the same log


def test_after_the_end_the_deal_can_be_verified_saved_forked_and_seen_by_all(
    finished: tuple[Visitor, str, list[Any]],
) -> None:
    ada, match, _ = finished
    shown = ada.told(f"/matches/{match}")
    proof = ada.told(f"/matches/{match}/verify")
    assert proof["is_equal"] is True
    assert proof["seal"] == shown["seal"]
    save = ada.ask(f"/matches/{match}/save").text
    assert save.startswith("windsock 2\n")
    opened = ada.http.post("/api/saves", content=save, headers={"content-type": "text/plain"}).json()
    assert ada.told(f"/matches/{opened['id']}")["stage"] == "over"
    twin = ada.told(f"/matches/{match}/fork", {"number": 3})
    assert ada.told(f"/matches/{twin['id']}")["number"] == 3
    everything = ada.told(f"/matches/{match}/at/5?seat=all")
    assert everything["number"] == 5
    assert "hidden" not in str(everything["view"]).lower()
    assert ada.told(f"/matches/{match}/at/5?seat=1")["seat"] == 1
    film = ada.told(f"/matches/{match}/film/5?seat=all")
    assert [frame["number"] for frame in film] == list(range(5, 13))
    assert film[0]["view"] == everything["view"]
    events = ada.told(f"/matches/{match}/at/12?seat=all")["events"]
    assert [event for frame in film for event in frame["events"]] == [
        one for one in events if one["number"] >= 5
    ]
    count = ada.told(f"/matches/{match}")["number"]
    assert len(ada.told(f"/matches/{match}/film/{count}")) == 1
    assert ada.ask(f"/matches/{match}/film/{count + 1}").status_code == 404


def test_three_browsers_at_one_table_see_the_same_game_each_with_its_own_eyes(visitor: Guests) -> None:
    ada, ben, eve = visitor(), visitor(), visitor()
    match = ada.table(ME, OPEN)
    ben.sit(match, 1, "Ben")
    with ada.live(match, 0) as first, ben.live(match, 1) as second, eve.live(match) as stranger:
        for live in (first, second, stranger):
            live.wait(lambda frame: frame["stage"] == "running")
        for _ in range(12):
            for live in (first, second):
                while live.frame["moves"] and live.frame["asked"]:
                    assert "count" in live.play(live.frame["moves"][0]["text"])
                newest = max(first.frame["count"], second.frame["count"])
                for other in (first, second, stranger):
                    while other.frame["count"] < newest:
                        other.wait()
        assert first.frame["number"] == second.frame["number"] == stranger.frame["number"] > 5
        assert first.frame["view"] != second.frame["view"] != stranger.frame["view"]
        assert stranger.frame["seat"] is None
        assert stranger.frame["moves"] == []
        assert [len(live.events) for live in (first, second)] == [len(stranger.events)] * 2
        for live, who in ((first, ada), (second, ben)):
            polled = who.told(f"/matches/{match}/frames", token=who.tokens[match, live.seat or 0])
            assert polled["events"] == live.events
            own: dict[str, object] = {"events": [], "is_full": False, "now": 0}
            assert {**polled, **own} == {**live.frame, **own}


def test_who_acts_is_answered_before_anybody_is_shown_the_move(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table(ME, {"kind": "me", "name": "Ben"})
    with ada.live(match, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        live.heard.clear()
        live.play(live.frame["moves"][0]["text"])
        assert live.heard[:2] == ["answer", "frame"]


def test_a_long_poll_waits_for_the_next_entry(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table(ME, {"kind": "me", "name": "Ben"})
    token = ada.tokens[match, 0]
    now = ada.told(f"/matches/{match}/frames?wait=0", token=token)
    command = {"type": "chat", "seat": 1, "text": "hello"}
    answer = ada.told(f"/matches/{match}/commands", command, token=ada.tokens[match, 1])
    assert answer["count"] == now["count"] + 1
    news = ada.told(f"/matches/{match}/frames?wait=20&after={now['count']}", token=token)
    assert [line["text"] for line in news["chat"]] == ["hello"]
    assert news["is_full"] is False
    still = ada.told(f"/matches/{match}/frames?wait=0.2&after={news['count']}", token=token)
    assert still["count"] == news["count"]


def test_hot_seat_shows_one_seat_at_a_time(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table(ME, {"kind": "me", "name": "Ben"})
    assert ada.told(f"/matches/{match}")["is_hot_seat"] is True
    with ada.live(match) as live:
        assert live.wait()["seat"] is None
        answer = live.command(type="look", seat=1)
        assert answer["trouble"]["key"] == "seat-not-yours"
    with ada.live(match, 0) as live:
        assert live.wait(lambda frame: frame["stage"] == "running")["seat"] == 0
        live.send(type="hello", id=7, tokens=[ada.tokens[match, 1]])  # once is enough
        answer = live.next()
        assert (answer["id"], answer["trouble"]["key"]) == (7, "bad-request")


def test_looking_through_the_other_seat_of_a_hot_seat_brings_a_full_frame(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table(ME, {"kind": "me", "name": "Ben"})
    address = ada.address.replace("http", "ws", 1) + f"/api/matches/{match}/live"
    with connect(address, compression=None) as socket:
        both = LiveSocket(socket, 0)
        both.send(type="hello", tokens=[ada.tokens[match, 1], ada.tokens[match, 0]])
        assert both.wait()["seat"] == 1  # nothing said: the seat of the first token
        both.command(type="look", seat=None)
        assert both.wait(lambda frame: frame["seat"] is None)["moves"] == []
        both.command(type="look", seat=0)
        shown = both.wait(lambda frame: frame["seat"] == 0)
        assert shown["is_full"] is True
        assert shown["moves"]


def test_a_refusal_cites_the_rule_and_offers_what_is_near(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table(ME, {"kind": "me", "name": "Ben"})
    token = ada.tokens[match, 0]
    with ada.live(match, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        refused = live.play("cash")["refused"]
        assert refused["rule"].startswith("AE-")
        why = live.command(type="why", move="cash")
        assert why["allowed"] is False
        assert why["refused"]["rule"] == refused["rule"]
        legal = live.frame["moves"][0]["text"]
        assert live.command(type="why", move=legal)["allowed"] is True
        assert live.play("fly away")["trouble"]["key"] == "notation-verb"
    posted = ada.ask(
        f"/matches/{match}/commands", {"type": "play", "seat": 0, "number": 0, "move": "cash"}, token=token
    )
    assert posted.status_code == 422
    assert posted.json()["refused"]["rule"] == refused["rule"]


def test_a_hint_comes_from_a_bot_where_the_table_allows_it(visitor: Guests) -> None:
    ada = visitor()
    allowed = ada.table(ME, {"kind": "me", "name": "Ben"}, has_hints=True)
    with ada.live(allowed, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        hint = live.command(type="hint")["hint"]
        assert hint["text"] in [move["text"] for move in live.frame["moves"]]
    forbidden = ada.table(ME, {"kind": "me", "name": "Ben"})
    with ada.live(forbidden, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        assert "trouble" in live.command(type="hint")


def test_when_the_disk_fails_nothing_is_shown_and_the_move_can_be_sent_again(
    visitor: Guests, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = visitor()
    match = ada.table(ME, {"kind": "me", "name": "Ben"})

    async def fail(*_: Any) -> None:
        raise OSError("the disk is full")

    with ada.live(match, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        move = live.frame["moves"][0]["text"]
        with monkeypatch.context() as failing:
            failing.setattr(server.app.state.desk.store.writer, "append", fail)
            assert live.play(move)["trouble"]["key"] == "store-failed"
        assert ada.told(f"/matches/{match}")["number"] == 0
        assert "count" in live.play(move)
        assert live.frame["number"] == 1


def test_a_frame_that_fails_is_noted_and_the_watcher_comes_again(
    visitor: Guests, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = visitor()
    match = ada.table(ME, {"kind": "me", "name": "Ben"})

    def fail(*_: Any, **__: Any) -> bytes:
        raise ZeroDivisionError

    with ada.live(match, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        with monkeypatch.context() as failing:
            failing.setattr("windsock.web.desk.encoded", fail)
            assert "count" in live.command(type="chat", text="hello")  # it is in the journal all the same
            with pytest.raises(ConnectionClosed) as closed:
                live.wait()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    with ada.live(match, 0) as again:
        assert [line["text"] for line in again.wait()["chat"]] == ["hello"]
