"""Whose frame is made next, and that a slow watcher gets one frame for several moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.web.visitor import Visitor
from windsock.hosting.live import Live
from windsock.web import rooms
from windsock.web.rooms import FrameQueue, Rooms, Watcher


def watcher(looking: int | None, asked: list[int]) -> Watcher:
    match: Any = SimpleNamespace(asked=asked, id="m", count=0)
    found = Watcher(SimpleNamespace(match=match))  # type: ignore[arg-type]
    found.looking = looking
    return found


async def test_seats_that_must_act_come_first_and_nobody_waits_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [100.0]
    monkeypatch.setattr(rooms, "monotonic", lambda: clock[0])
    queue = FrameQueue()
    spectator, first, second = watcher(None, [0]), watcher(0, [0]), watcher(0, [0])
    for one in (spectator, first, spectator, second):
        queue.want(one)
    assert queue.next() is first
    clock[0] += rooms.LATEST + 0.1
    assert queue.next() is spectator
    assert queue.next() is second
    assert queue.next() is None


async def test_a_watcher_whose_turn_comes_to_act_moves_to_the_front() -> None:
    queue = FrameQueue()
    asked: list[int] = []
    other, mine = watcher(None, asked), watcher(1, asked)
    queue.want(other)
    queue.want(mine)
    asked.append(1)
    queue.want(mine)
    assert queue.next() is mine
    queue.want(mine)
    queue.drop(mine)
    assert queue.next() is other
    assert queue.next() is None


async def test_news_is_told_when_the_one_who_caused_it_has_been_answered() -> None:
    match: Any = SimpleNamespace(asked=[], id="m", count=0)
    live = Live(match)
    one = Watcher(live)
    everywhere = Rooms()
    with everywhere.entered(one) as room:
        await asyncio.sleep(0.01)
        assert one.turn.is_set()  # the first frame comes by itself
        one.turn.clear()
        with room:
            live.wake()
            await asyncio.sleep(0.01)
            assert not one.turn.is_set()
        await asyncio.sleep(0.01)
        assert one.turn.is_set()
    assert everywhere.rooms == {}
    everywhere.close()


def test_frames_for_the_same_eyes_are_made_once(visitor: Callable[[], Visitor]) -> None:
    ada = visitor()
    match = ada.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})

    def counted(name: str) -> float:
        (line,) = [
            line for line in ada.http.get("/metrics").text.splitlines() if line.startswith(name + "_total ")
        ]
        return float(line.split()[1])

    with ada.live(match) as one, ada.live(match) as two, ada.live(match) as three, ada.live(match, 0) as mine:
        for live in (one, two, three, mine):
            live.wait(lambda frame: frame["stage"] == "running" and frame["chairs"][0]["is_here"])
        frames, painted = counted("windsock_frames"), counted("windsock_frames_painted")
        mine.command(type="chat", text="hello")
        for live in (one, two, three, mine):
            while not live.frame["chat"]:
                live.wait()
        assert counted("windsock_frames") - frames == 4
        assert counted("windsock_frames_painted") - painted == 2
