"""Several processes on one PostgreSQL: each hears of the others, and the bus knows no secret."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Coroutine
from time import monotonic
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from tests.match.conftest import Opening
from tests.match.people import Time, agreed, sooner
from tests.match.test_house import PEOPLE, WITH_BOT, move
from tests.postgres import Postgres
from windsock.core.trouble import Trouble
from windsock.frames.frame import frame
from windsock.hosting.bus import HERE, NAME, Bus
from windsock.hosting.house import House
from windsock.hosting.presence import FORGOTTEN
from windsock.hosting.writer import CHANNEL


async def listening(house: House) -> None:
    assert isinstance(house.bus, Bus)
    await sooner(house.bus.is_listening.is_set)


async def test_players_of_one_table_on_two_processes(shared_url: str, opening: Opening) -> None:
    one, other = await opening(shared_url), await opening(shared_url)
    for house in (one, other):
        await listening(house)
    live, _ = await one.create(agreed(2), PEOPLE)
    twin = await other.live(live.match.id)
    for number in range(12):
        version = twin.version if number % 2 else live.version
        await move(*((one, live) if number % 2 else (other, twin)))
        await asyncio.wait_for((twin if number % 2 else live).changed(version), 10)
    await sooner(lambda: live.match.count == twin.match.count == 15)
    assert live.match.entries == twin.match.entries


async def test_a_refusal_is_by_the_newest_position(shared_url: str, opening: Opening) -> None:
    """A process that has not heard yet of the others' moves looks before it refuses."""
    one, other = await opening(shared_url), await opening(shared_url)
    live, _ = await one.create(agreed(2), PEOPLE)
    twin = await other.live(live.match.id)
    assert other.bus is not None
    await asyncio.to_thread(other.bus.close)
    while live.match.table.number < 6:
        await move(one, live)
    assert twin.match.count < live.match.count
    seat = live.match.asked[0]
    text = live.match.table.write(live.match.table.legal(seat)[0])
    await other.do(live.match.id, lambda match: match.propose_play(seat, text, 6))
    assert twin.match.table.number == 7


async def test_a_command_goes_to_two_processes_and_is_done_once(shared_url: str, opening: Opening) -> None:
    """The first has written it and not answered, or not written it yet; the other knows of nothing."""
    one, other = await opening(shared_url), await opening(shared_url)
    live, _ = await one.create(agreed(2), PEOPLE)
    twin = await other.live(live.match.id)
    assert one.bus is not None
    assert other.bus is not None
    for bus in (one.bus, other.bus):
        await asyncio.to_thread(bus.close)

    def say(house: House, words: str) -> Coroutine[Any, Any, int]:
        return house.do(live.match.id, lambda match: match.propose_chat(0, words), known_as=words)

    assert await say(one, "first") == 4
    assert await say(other, "first") == 4
    for words in ("second", "third", "fourth"):
        assert len(set(await asyncio.gather(*[say(house, words) for house in (one, other) * 2]))) == 1
    assert [entry.text for entry in (await one.store.load(live.match.id)).chat] == [
        "first",
        "second",
        "third",
        "fourth",
    ]
    assert twin.match.count == live.match.count == 7


async def test_another_process_takes_the_bots_over(shared_url: str, opening: Opening) -> None:
    one = await opening(shared_url)
    live, _ = await one.create(agreed(2), WITH_BOT)
    await sooner(lambda: 1 not in live.match.asked)
    other = await opening(shared_url)
    twin = await other.live(live.match.id)
    await one.stop()
    await sooner(lambda: 0 in twin.match.asked)
    while 1 not in twin.match.asked:
        await move(other, twin)
    number = twin.match.table.number
    await sooner(lambda: twin.match.table.number > number)


async def test_only_a_name_and_a_number_are_on_the_bus(shared_url: str, opening: Opening) -> None:
    house = await opening(shared_url)
    live, _ = await house.create(agreed(2), PEOPLE)
    address = house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("LISTEN windsock")
        for _ in range(5):
            await move(house, live)
        heard = [notice.payload for notice in connection.notifies(timeout=60, stop_after=5)]
    assert heard == [f"{live.match.id} {number}" for number in range(4, 9)]
    assert all(re.fullmatch(r"[0-9a-f]{16} \d+", payload) for payload in heard)


async def test_who_is_here_at_one_process_is_here_at_the_other(shared_url: str, opening: Opening) -> None:
    """Probe: a player connected to one process was away at the other, and lost the seat to a bot."""
    time = Time(2_000_000_000.0)
    one, other = await opening(shared_url, now=time), await opening(shared_url, now=time)
    for house in (one, other):
        await listening(house)
    live, _ = await one.create(agreed(2, patience=60), PEOPLE)
    twin = await other.live(live.match.id)
    with live.watching(1):
        await sooner(lambda: twin.here == {1})
        assert [chair["is_here"] for chair in frame(twin.match, 0, here=twin.here)["chairs"]] == [False, True]
        late = await opening(shared_url, now=time)  # asks the others who is there
        await listening(late)
        assert not late.presence.is_away(await late.live(live.match.id), 0), "it cannot know yet"
        await sooner(lambda: late.presence.seats(live.match.id) == {1})
        time.pass_by(61)
        one.presence.since = other.presence.since = 0.0  # both have listened for long
        assert [other.presence.is_away(twin, seat) for seat in (0, 1)] == [True, False]
    live.look_round()
    await sooner(lambda: not twin.here)
    assert other.presence.is_away(twin, 1)


async def test_a_process_that_dies_is_forgotten(shared_url: str, opening: Opening) -> None:
    one, other = await opening(shared_url), await opening(shared_url)
    for house in (one, other):
        await listening(house)
    live, _ = await one.create(agreed(2), PEOPLE)
    twin = await other.live(live.match.id)
    with live.watching(0):
        await sooner(lambda: twin.here == {0})
        assert one.bus is not None
        await asyncio.to_thread(one.bus.close)  # it says nothing any more, not even goodbye
    (said,) = other.presence.heard.values()
    other.presence.forget()
    assert twin.here == {0}
    for process, (seats, at) in list(said.items()):
        said[process] = (seats, at - FORGOTTEN - 1)
    other.presence.forget()
    assert not twin.here
    assert not other.presence.heard


async def test_a_process_that_ends_says_goodbye(shared_url: str, opening: Opening) -> None:
    one, other = await opening(shared_url), await opening(shared_url)
    for house in (one, other):
        await listening(house)
    live, _ = await one.create(agreed(2), PEOPLE)
    twin = await other.live(live.match.id)
    with live.watching(0):
        await sooner(lambda: twin.here == {0})
        await one.stop()
    await sooner(lambda: not twin.here)


async def test_comings_and_goings_are_few_words_on_the_bus(shared_url: str, opening: Opening) -> None:
    house = await opening(shared_url)
    await listening(house)
    live, _ = await house.create(agreed(2), PEOPLE)
    address = house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"LISTEN {HERE}")
        for _ in range(200):  # somebody who polls
            with live.watching(1), live.watching(None):
                await asyncio.sleep(0)
        await asyncio.sleep(1.2)
        with live.watching(0):
            await asyncio.sleep(1.2)
        heard = [notice.payload for notice in connection.notifies(timeout=1)]
    assert heard == [f"{house.id} {live.match.id} {mask}" for mask in (2, 3)]
    assert all(re.fullmatch(r"[0-9a-f]{8} [0-9a-f]{16} \d+", payload) for payload in heard)


async def test_who_was_cut_off_hears_again(shared_url: str, opening: Opening) -> None:
    one, other = await opening(shared_url), await opening(shared_url)
    await listening(other)
    live, _ = await one.create(agreed(2), PEOPLE)
    twin = await other.live(live.match.id)
    with one.store.engine.begin() as connection:
        ends = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name")
        connection.execute(ends, {"name": NAME})
    await move(one, live)
    await sooner(lambda: twin.match.count == live.match.count)


async def test_nonsense_on_the_bus_is_passed_over(shared_url: str, opening: Opening) -> None:
    """Probe: the thread that listens ended with it."""
    one, other = await opening(shared_url), await opening(shared_url)
    await listening(other)
    live, _ = await one.create(agreed(2), PEOPLE)
    twin = await other.live(live.match.id)
    with one.store.engine.begin() as connection:
        for word in ("", "x", "x y", "x y z"):
            for channel in (CHANNEL, HERE):
                connection.execute(
                    text("SELECT pg_notify(:channel, :word)"), {"channel": channel, "word": word}
                )
    await move(one, live)
    await sooner(lambda: twin.match.count == live.match.count)


async def test_who_hears_nothing_takes_nobody_for_away(postgres: Postgres, opening: Opening) -> None:
    """Probe: with a bus that was dead everybody elsewhere was away after a minute."""
    house = await opening(postgres.database())
    await listening(house)
    live, _ = await house.create(agreed(2), PEOPLE)
    house.presence.since = 0.0  # it has listened for long
    assert house.presence.is_away(live, 0)
    postgres.stop()
    await sooner(lambda: not house.presence.is_away(live, 0))
    postgres.start()
    await sooner(lambda: house.presence.since is not None)


async def test_the_bus_keeps_nobody_from_stopping(
    shared_url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Probe: with a database that did not answer a server took as long to stop as the line took to fail."""
    house = await opening(shared_url)
    await listening(house)
    assert house.bus is not None
    await asyncio.to_thread(house.bus.close)
    is_there, connect, heard = threading.Event(), psycopg.connect, []

    def late(*words: Any, **more: Any) -> Any:
        is_there.wait(30)
        return connect(*words, **more)

    monkeypatch.setattr(psycopg, "connect", late)
    bus = Bus(house.store.engine, "x", lambda *_: heard.append("news"), house.presence.hear, lambda: None)
    start = monotonic()
    await asyncio.to_thread(bus.close)
    assert monotonic() - start < 2
    is_there.set()
    await asyncio.to_thread(bus.thread.join)
    await asyncio.sleep(0)
    assert heard == []  # who has stopped hears nothing more


async def test_a_database_that_restarts_loses_nothing(postgres: Postgres, opening: Opening) -> None:
    house = await opening(postgres.database())
    live, _ = await house.create(agreed(2), PEOPLE)
    await move(house, live)
    kept = live.match.entries[:]
    postgres.stop()
    for _ in range(2):
        with pytest.raises(Trouble) as raised:
            await move(house, live)
        assert raised.value.key == "store-failed"
    for asked in (house.store.lobby("open"), house.live("another"), house.create(agreed(2), PEOPLE)):
        with pytest.raises(Trouble) as raised:
            await asked
        assert raised.value.key == "store-failed"
    postgres.start()
    await sooner_played(house, live.match.id)
    assert live.match.entries[: len(kept)] == kept
    assert (await house.store.load(live.match.id)).entries == live.match.entries


async def sooner_played(house: House, id: str) -> None:
    """The first command may still meet the lost connection."""
    live = await house.live(id)
    for _ in range(3):
        try:
            await move(house, live)
        except Trouble:
            await asyncio.sleep(0.2)
        else:
            return
    raise AssertionError("the store did not come back")
