"""Who is told that it is their turn, and when; what goes on when a mail server or a database is slow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar

from tests.match.people import Time, agreed, open_match, seated
from tests.match.test_house import PEOPLE
from windsock.core.trouble import Trouble
from windsock.hosting import shelf
from windsock.hosting.house import House
from windsock.hosting.live import Live
from windsock.hosting.store import Store
from windsock.web import notices as post
from windsock.web.app import inside
from windsock.web.desk import Desk
from windsock.web.notices import Notices
from windsock.web.office import Office
from windsock.web.settings import Settings


def waited(time: Time, seconds: float) -> tuple[Live, Notices, Any]:
    """A match that has waited so long for both players, and those who write to them."""
    match = seated(open_match(2, time=time))
    time.pass_by(seconds)
    live = Live(match)
    house = SimpleNamespace(lives={match.id: live}, now=time, shelf=SimpleNamespace())
    desk: Any = SimpleNamespace(house=house, settings=SimpleNamespace(mail_delay=60.0, mail=object()))
    return live, Notices(desk), desk


async def test_the_turn_counts_and_not_the_talk() -> None:
    """Probe: each line of the talk put the notice off."""
    time = Time()
    live, notices, _ = waited(time, 61)
    live.match.apply(live.match.propose_chat(0, "anybody there?"))
    assert notices.waiting(live) == [0, 1]
    time.pass_by(post.LATE)
    assert notices.waiting(live) == []


async def test_a_slow_mail_server_keeps_no_notice_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "MOST_LETTERS", 2)
    _, notices, desk = waited(Time(), 61)
    asked: list[int] = []
    answer = asyncio.Event()

    async def at(match: str, seat: int) -> None:
        asked.append(seat)
        await answer.wait()

    desk.people, desk.settings.mail_delay = SimpleNamespace(at=at), 0.2
    notices.start()
    async with asyncio.timeout(10):
        while asked != [0, 1]:
            await asyncio.sleep(0.01)
    assert set(notices.told) == {("m", 0), ("m", 1)}
    desk.house.lives.clear()
    async with asyncio.timeout(10):
        while notices.told:
            await asyncio.sleep(0.01)
    notices.stop()
    await asyncio.sleep(0)


async def test_a_table_that_is_put_away_loses_no_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Probe: with more than 200 idle tables one was put away before its notice was due."""
    monkeypatch.setattr(shelf, "MOST_IDLE", 0)
    store, time, told = Store(f"sqlite:///{tmp_path}/windsock.db"), Time(), list[int]()
    house = House(store, now=time)

    async def at(match: str, seat: int) -> None:
        told.append(seat)

    desk: Any = SimpleNamespace(house=house, settings=SimpleNamespace(mail_delay=60.0, mail=object()))
    desk.people = SimpleNamespace(at=at)
    notices = Notices(desk)
    notices.start()
    live, _ = await house.create(agreed(2), PEOPLE)
    time.pass_by(1.0)
    house.shelf.make_room()
    assert house.lives == {}
    async with asyncio.timeout(10):
        while told != live.match.asked:
            await asyncio.sleep(0.01)
    notices.stop()
    await house.stop()
    store.close()


async def test_a_server_that_cannot_start_stops_what_it_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Office) -> None:
        raise Trouble("store-failed")

    stopped: list[House] = []
    stop = House.stop

    async def counted(house: House) -> None:
        stopped.append(house)
        await stop(house)

    monkeypatch.setattr(Office, "start", fail)
    monkeypatch.setattr(House, "stop", counted)
    store = Store(f"sqlite:///{tmp_path}/windsock.db")
    app: Litestar = inside(Settings("sqlite://"), store)
    with pytest.raises(ExceptionGroup):
        await app.lifespan().__aenter__()
    assert len(stopped) == 1
    assert store.writer.is_closed


async def test_a_poll_that_runs_out_just_now_stops_no_server() -> None:
    """Probe: the whole shutdown ended with it."""
    desk: Any = SimpleNamespace(polls=set(), is_closing=False)
    poll = asyncio.timeout(0)
    desk.polls.add(poll)

    async def wait() -> None:
        async with poll:
            await asyncio.sleep(1)

    with pytest.raises(TimeoutError):
        await wait()
    Desk.close(desk)
    assert desk.is_closing
