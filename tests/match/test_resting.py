"""Matches that are put away until something is due there, and rounds that nothing ends."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tests.match.conftest import Opening
from tests.match.people import Time, agreed, sooner
from tests.match.test_house import PEOPLE, WITH_BOT, move
from windsock.core.trouble import Trouble
from windsock.hosting import house as houses
from windsock.hosting import shelf
from windsock.hosting.beats import SILENT
from windsock.hosting.house import House, Live
from windsock.match.agreement import Clock
from windsock.match.entry import Entry

DAY = 86_400


@pytest.fixture
def now() -> Time:
    return Time(2_000_000_000.0)


async def put_away(house: House, live: Live) -> None:
    """As it happens to a match that nobody has needed for long."""
    await sooner(lambda: house.bus is None or house.presence.since is not None)  # nothing was missed
    await sooner(lambda: live.is_idle)
    live.used -= shelf.IDLE + 1
    await house.look_after()
    assert live.match.id not in house.lives


async def test_a_table_where_nothing_is_due_is_not_opened_again(
    url: str, opening: Opening, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Probe: all abandoned tables with bots were loaded again and again, beyond 200 of them every round."""
    house = await opening(url, now=now)
    live, _ = await house.create(agreed(2), WITH_BOT)
    await sooner(lambda: live.match.asked == [0])
    await put_away(house, live)
    assert await house.store.at_work() == [live.match.id]
    loads: list[str] = []
    load = house.shelf.load

    async def counted(id: str) -> Live:
        loads.append(id)
        return await load(id)

    monkeypatch.setattr(house.shelf, "load", counted)
    for _ in range(3):
        await house.look_after()
    assert loads == []
    house.hear(live.match.id, live.match.count + 1)  # another process plays there
    await house.look_after()
    assert loads == []
    now.pass_by(SILENT)  # and says nothing more
    await house.look_after()
    assert loads == [live.match.id]


async def test_a_bot_that_has_to_move_is_never_forgotten(url: str, opening: Opening) -> None:
    house = await opening(url)
    live, _ = await house.create(agreed(2), WITH_BOT)
    await sooner(lambda: live.match.asked == [0])
    match = live.match
    while match.asked == [0]:  # written, and the bot not asked yet
        entry = match.propose_play(0, match.table.write(match.table.legal(0)[0]), match.table.number)
        live.pending = entry.number  # so that nobody reads it before we have it
        await house.store.append(match.id, entry)
        match.apply(entry)
    assert match.asked == [1]
    house.shelf.put_away(live)
    await house.look_after()
    await sooner(lambda: house.lives[live.match.id].match.asked == [0])


async def test_a_clock_of_days_keeps_no_table_in_memory(url: str, opening: Opening, now: Time) -> None:
    house = await opening(url, now=now)
    live, _ = await house.create(agreed(2, clock=Clock("move", 3 * DAY)), PEOPLE)
    assert live.timer is None
    await put_away(house, live)
    now.pass_by(2 * DAY)
    await house.look_after()
    assert live.match.id not in house.lives
    now.pass_by(DAY + 1)
    await house.look_after()
    await sooner(lambda: all(chair.stand_in for chair in house.lives[live.match.id].match.chairs))


async def test_whose_a_table_is_outlasts_being_put_away(url: str, opening: Opening, now: Time) -> None:
    house = await opening(url, now=now)
    live, _ = await house.create(agreed(2), PEOPLE, owner="192.0.2.7")
    await put_away(house, live)
    assert (await house.live(live.match.id)).owner == "192.0.2.7"


async def test_a_round_that_fails_is_not_the_last(
    url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does a long one keep us from saying that we run."""
    monkeypatch.setattr(houses, "ROUND", 0.01)
    house = await opening(url)
    rounds = 0

    async def fail() -> list[str]:
        nonlocal rounds
        rounds += 1
        if rounds > 2:
            await asyncio.sleep(60)
        raise ValueError("something unheard-of")

    monkeypatch.setattr(house.shelf, "at_work", fail)
    await sooner(lambda: rounds > 2)
    beats: list[str] = []
    beat = house.beats.beat

    async def counted(*words: Any, **more: Any) -> None:
        beats.append("beat")
        await beat(*words, **more)

    monkeypatch.setattr(house.beats, "beat", counted)
    await sooner(lambda: len(beats) > 3)


async def test_an_entry_in_doubt_is_looked_for(
    url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Probe: watchers stayed behind until somebody did something."""
    house = await opening(url)
    live, _ = await house.create(agreed(2), PEOPLE)
    append = house.store.append

    async def lost(match_id: str, entry: Entry, also: Sequence[Any] = ()) -> None:
        await append(match_id, entry, also)
        raise OSError("the connection is gone")

    async def fall_behind() -> int:
        monkeypatch.setattr(house.store, "append", lost)
        with pytest.raises(Trouble):
            await move(house, live)
        monkeypatch.setattr(house.store, "append", append)
        assert live.is_doubtful
        return live.match.count + 1

    written = await fall_behind()
    await house.look_after()
    await sooner(lambda: live.match.count == written)
    written = await fall_behind()
    house.hear(live.match.id, written)  # another process wrote it
    await sooner(lambda: live.match.count == written)
