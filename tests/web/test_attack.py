"""One visitor asks for a long game again and again, as often as the limits allow; another table plays on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.load.process import Process
from tests.web.attack import (
    BEN,
    ME,
    Attack,
    at_percentile,
    bots,
    half_requests,
    limited_server,
    long_save,
    moves_shown,
    replays,
    silent,
)
from tests.web.visitor import Visitor
from windsock.web.bucket import Buckets
from windsock.web.desk import MOST_FRAMES, Desk
from windsock.web.running import Running

SOAK = os.environ.get("WINDSOCK_SOAK") == "1"
SECONDS = 60.0 if SOAK else 3.0
HANDS = 8 if SOAK else 4  # of the attacker: some always wait for an upload to be judged
BAR = 0.5  # seconds until a move is shown, of 95 in 100: judged in the soak, on a quiet machine


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with limited_server(tmp_path_factory.mktemp("limited")) as server:
        yield server


@pytest.fixture(scope="module")
def long_match(limited: Process) -> str:
    """A finished game of some three thousand actions, brought as a save."""
    opened = Visitor(limited.address).http.post("/api/saves", content=long_save().encode())
    assert opened.status_code == 201, opened.text
    return str(opened.json()["id"])


def test_another_table_plays_on_while_one_visitor_does_all_that_the_limits_allow(
    limited: Process, long_match: str
) -> None:
    """A long game is played again and again, bots are kept busy, requests are half said, nothing is read."""
    address = limited.address
    eve, ada = Visitor(address), Visitor(address, "127.0.0.2")
    count = eve.told(f"/matches/{long_match}")["number"]
    own, match = eve.table(ME, BEN, has_hints=True), ada.table(ME, BEN)
    deeds = [*replays(long_match, long_save(), count), *bots(own, eve.tokens[own, 0])]
    with silent(address, match, 10), half_requests(address, 300), Attack(address, deeds, HANDS) as attack:
        times = moves_shown(ada, match, SECONDS)
    assert times  # every move that was made was shown to the other, or this would not have come to an end
    assert at_percentile(times, 95) < BAR or not SOAK, sorted(times)[-5:]
    assert {*attack.statuses} <= {200, 201, 429, 503}, attack.statuses
    assert attack.statuses[200] > 0
    assert attack.statuses[429] > 0 or not SOAK


def test_long_work_has_its_price(limited: Process, long_match: str) -> None:
    eve = Visitor(limited.address)
    answers = [eve.ask(f"/matches/{long_match}/at/{number}") for number in range(1000, 1250)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].json()["trouble"]["key"] == "too-often"
    assert int(refused[0].headers["retry-after"]) > 0


def test_the_whole_of_a_long_game_has_its_price_and_a_poll_has_none(
    limited: Process, long_match: str
) -> None:
    eve = Visitor(limited.address)
    path = f"/matches/{long_match}/frames"
    statuses = [eve.ask(f"{path}?after={after}").status_code for after in range(250)]
    assert 429 in statuses  # a game that was brought has no entries, and is long all the same
    ada = Visitor(limited.address, "127.0.0.3")
    match = ada.table(ME, BEN)
    count = ada.told(f"/matches/{match}/frames")["count"]
    polls = [ada.ask(f"/matches/{match}/frames?after={count}").status_code for _ in range(100)]
    assert {*polls} == {200}


def desk_of(server: Running) -> Desk:
    found = server.app.state.desk
    assert isinstance(found, Desk)
    return found


def test_a_picture_of_a_finished_game_is_drawn_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Visitor(server.settings.address)
    match = ada.http.post("/api/saves", content=golden().encode()).json()["id"]
    paths = [f"/matches/{match}/at/9?seat=all", f"/matches/{match}/film/3?count=4"]
    first = [ada.told(path) for path in paths]
    monkeypatch.setattr("windsock.web.replay.frame_at", lambda *_, **__: pytest.fail("drawn again"))
    assert [ada.told(path) for path in paths] == first


def test_frames_of_one_moment_are_kept_within_bounds(server: Running) -> None:
    ada = Visitor(server.settings.address)
    match = ada.http.post("/api/saves", content=golden().encode()).json()["id"]
    whole = ada.told(f"/matches/{match}/frames")
    painted = desk_of(server).measures.painted
    before = painted._value.get()
    for after in range(1, 2 * MOST_FRAMES):
        assert ada.told(f"/matches/{match}/frames?after={after}") == whole
    # Everything is everything, whatever somebody says to have read: painted anew only as time goes by.
    assert painted._value.get() - before < MOST_FRAMES
    assert len(desk_of(server).house.lives[match].frames) <= MOST_FRAMES
    assert ada.told(f"/matches/{match}/frames") == whole


def test_a_save_is_told_as_it_was_brought(server: Running) -> None:
    ada = Visitor(server.settings.address)
    match = ada.http.post("/api/saves", content=golden().encode()).json()["id"]
    path = f"/matches/{match}/save"
    saved, packed = (ada.ask(path, headers={"accept-encoding": coding}) for coding in ("identity", "gzip"))
    assert saved.text == packed.text
    assert packed.headers["content-encoding"] == "gzip"
    assert saved.text.splitlines()[-1] == golden().splitlines()[-1]
    assert ada.told(f"/matches/{match}/verify")["is_equal"]


def golden() -> str:
    """Any finished game."""
    return next(Path("tests/golden/airlines-europe").glob("*.wsk")).read_text(encoding="utf-8")


def test_the_price_of_loading_is_paid_afterwards() -> None:
    buckets = Buckets(100.0, 0.0)
    buckets.owe("eve", 250.0)
    assert not buckets.take("eve", 1.0)
    assert buckets.take("ada", 1.0)
