"""Several processes on one PostgreSQL: each hears of the others, and the bus knows no secret."""

from __future__ import annotations

import asyncio
import re

import psycopg
import pytest
from sqlalchemy import text

from tests.match.conftest import Opening
from tests.match.people import agreed, sooner
from tests.match.test_house import PEOPLE, WITH_BOT, move
from tests.postgres import Postgres
from windsock.core.trouble import Trouble
from windsock.match.bus import Bus
from windsock.match.house import House


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
        heard = [notice.payload for notice in connection.notifies(timeout=2, stop_after=5)]
    assert heard == [f"{live.match.id} {number}" for number in range(4, 9)]
    assert all(re.fullmatch(r"[0-9a-f]{16} \d+", payload) for payload in heard)


async def test_who_was_cut_off_hears_again(shared_url: str, opening: Opening) -> None:
    one, other = await opening(shared_url), await opening(shared_url)
    await listening(other)
    live, _ = await one.create(agreed(2), PEOPLE)
    twin = await other.live(live.match.id)
    with one.store.engine.begin() as connection:
        connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN windsock'")
        )
    await move(one, live)
    await sooner(lambda: twin.match.count == live.match.count)


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
