"""One damaged row closes one table, and nothing else; what is worked out from the journal is made again."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy import insert, select, text, update

from tests.match.conftest import Opening
from tests.match.people import open_match, running, wander
from windsock.core.trouble import Trouble
from windsock.hosting.store import Store
from windsock.hosting.tables import ENTRIES, MATCHES, SNAPSHOTS
from windsock.match.match import Match
from windsock.match.snapshot import Snapshot


async def two(store: Store) -> tuple[Match, Match]:
    """A match that will be damaged, and another one."""
    bad, good = wander(running(3, bots=(0, 1, 2)), 20), wander(running(3), 20)
    bad.id, good.id = "bad", "good"
    for match in (bad, good):
        await store.create(match)
    return bad, good


DAMAGES = {
    "agreement": update(MATCHES).values(agreement="{"),
    "agreement-shape": update(MATCHES).values(agreement='{"game": 3}'),
    "seed": update(MATCHES).values(agreement=text("replace(agreement, '0007', 'xxxx')")),
    "undo": update(ENTRIES).where(ENTRIES.c.number == 9).values(kind="undo", text="?"),
    "kind": update(ENTRIES).where(ENTRIES.c.number == 9).values(kind="dance"),
    "seat": update(ENTRIES).where(ENTRIES.c.number == 2).values(seat=77),
    "gap": update(ENTRIES).where(ENTRIES.c.number == 9).values(number=900),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_row_closes_its_table_only(
    url: str, opening: Opening, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(url)
    await two(store)
    statement = DAMAGES[damage]
    key = statement.table.c.id if statement.table is MATCHES else statement.table.c.match
    await store.rows.write(statement.where(key == "bad"))
    store.close()
    with caplog.at_level(logging.ERROR, "windsock.match"):
        house = await opening(url)
        for _ in range(3):
            with pytest.raises(Trouble) as raised:
                await house.live("bad")
            assert (raised.value.key, raised.value.facts) == ("match-damaged", {"match": "bad"})
            assert raised.value.cause() is None  # which may name the seed, and would leave with it
    assert [one.getMessage().split(":")[0] for one in caplog.records] == ["match bad cannot be opened"]
    assert "0" * 20 not in caplog.text  # nothing of its seed
    assert await house.shelf.at_work() == []  # not tried again every round
    assert (await house.live("good")).match.table.number == 20


async def test_a_line_of_the_lobby_that_cannot_be_read_is_left_out_and_made_again(url: str) -> None:
    store = Store(url)
    one, other = open_match(), open_match()
    one.id, other.id = "one", "other"
    for match in (one, other):
        await store.create(match)
    await store.rows.write(update(MATCHES).where(MATCHES.c.id == "one").values(info="{"))
    assert [line["id"] for line in await store.lobby("open")] == ["other"]
    await store.load("one")
    assert {line["id"] for line in await store.lobby("open")} == {"one", "other"}
    store.close()


@pytest.mark.parametrize(
    "change",
    [{"digest": "000000"}, {"actions": "{"}, {"actions": "[0]"}, {"count": 10**6}, {"version": "0.0"}],
    ids=str,
)
async def test_a_broken_snapshot_is_made_again_when_its_match_is_loaded(
    url: str, change: dict[str, object]
) -> None:
    store = Store(url)
    match = wander(running(3), 60)
    await store.create(match)
    right = Snapshot.of(match)
    await store.rows.write(store.keeping(match.id, right), update(SNAPSHOTS).values(**change))
    again = await store.load(match.id)
    assert again.table.digest() == match.table.digest()
    assert await kept(store) == (right.count, right.digest)
    store.close()


async def kept(store: Store) -> tuple[int, str]:
    row = (await store.rows.all(select(SNAPSHOTS)))[0]
    return row._mapping["count"], row.digest


async def test_a_broken_snapshot_is_replaced_by_the_next_one(url: str, opening: Opening) -> None:
    house = await opening(url)
    match = wander(running(3), 49)
    await house.store.create(match)
    await house.store.load(match.id)
    live = await house.live(match.id)
    broken = {"match": match.id, "count": 10**6, "version": "9", "print": "?", "actions": "[]", "digest": "x"}
    await house.store.rows.write(insert(SNAPSHOTS).values(**broken))
    for _ in range(51):
        seat = live.match.asked[0]
        move = live.match.table.write(live.match.table.legal(seat)[0])
        number = live.match.table.number
        await house.do(match.id, lambda now: now.propose_play(seat, move, number))  # noqa: B023
    assert (await kept(house.store))[0] == live.kept < live.match.count
    again = await house.store.load(match.id)
    assert again.table.digest() == live.match.table.digest()


async def test_the_end_of_a_match_has_its_digest(url: str, opening: Opening) -> None:
    house = await opening(url)
    whole = wander(running(2), 2000)
    last = whole.entries[-1]
    assert whole.stage == "over"
    match = Match(whole.id, whole.agreement, whole.created)
    match.fold(whole.entries[:-1])
    await house.store.create(match)
    await house.do(match.id, lambda now: now.propose_play(last.seat or 0, last.text, now.table.number))
    async with asyncio.timeout(60):
        while not await house.store.rows.all(select(SNAPSHOTS)):
            await asyncio.sleep(0.01)
    assert await kept(house.store) == (whole.count, whole.table.digest())
