"""What is tidied up, what stays, and that nobody is hurt by it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, update

from tests.match.conftest import Opening
from tests.match.people import agreed, open_match, running, wander
from windsock.core import record
from windsock.core.trouble import Trouble
from windsock.hosting import moderation
from windsock.hosting.reports import report
from windsock.hosting.secret import hashed
from windsock.hosting.store import Store, new_key
from windsock.hosting.tables import (
    DEVICE_SECONDS,
    DEVICES,
    ENTRIES,
    KEYS,
    LETTERS,
    MATCHES,
    PEOPLE,
    SESSION_SECONDS,
    SESSIONS,
    SNAPSHOTS,
)
from windsock.hosting.tidy import DAY, Ages, Slice, tidy
from windsock.match.match import Match
from windsock.web.accounts.people import People

SOAK = os.environ.get("WINDSOCK_SOAK") == "1"
KILLS = 40 if SOAK else 1
OLD = time.time() - 90 * DAY


async def tidied(store: Store, ages: Ages, *, is_dry: bool = False) -> dict[str, int]:
    gone: Counter[str] = Counter()
    async for part in tidy(store, ages, is_dry=is_dry):
        gone[part.kind] += part.count
    return {kind: count for kind, count in gone.items() if count}


async def ids(store: Store) -> set[str]:
    return {row.id for row in await store.rows.all(select(MATCHES.c.id))}


async def age(store: Store, match: str, at: float = OLD) -> None:
    """Let a table be as old as if it had been played then."""
    await store.rows.write(
        update(MATCHES).where(MATCHES.c.id == match).values(created=at, touched=at),
        update(ENTRIES).where(ENTRIES.c.match == match).values(at=at),
    )


async def keep(store: Store, match: Match, name: str, at: float = OLD) -> str:
    match.id = name
    await store.create(match, also=[new_key(name, 0, "somebody")[1]])
    await age(store, name, at)
    return name


def finished(seed: int = 3) -> Match:
    return wander(running(2, seed), 10_000, seed)


async def rows(store: Store, match: str) -> list[int]:
    found = []
    for column in (ENTRIES.c.match, SNAPSHOTS.c.match, KEYS.c.match):
        found.append((await store.rows.all(select(func.count()).where(column == match)))[0][0])
    return found


async def test_guests_without_a_seat_and_old_sessions_go(url: str) -> None:
    store = Store(url)
    people = People(store)
    empty, _ = await people.guest("Empty")
    fresh, _ = await people.guest("Fresh")
    seated, _ = await people.guest("Seated")
    maker, _ = await people.guest("Maker")
    member, token = await people.register(None, "Member", "long enough")
    teller, _ = await people.guest("Teller")
    await people.write(new_key("m", 0, seated.id)[1])
    mine = running(2)
    mine.id = "mine"
    await store.create(mine, by=maker.id)
    await report(store, mine, teller.id, None, 1, None, "rude")
    old = [empty.id, seated.id, maker.id, member.id, teller.id]
    await people.write(update(PEOPLE).where(PEOPLE.c.id.in_(old)).values(created=OLD))
    await people.write(
        insert(SESSIONS).values(hash="x", person=member.id, created=time.time() - SESSION_SECONDS - 1)
    )
    device = {"hash": "x", "person": member.id, "created": time.time() - DEVICE_SECONDS - 1}
    spent = {"hash": "x", "kind": "confirm", "address": "a", "created": OLD, "until": OLD}
    await people.write(insert(DEVICES).values(device), insert(LETTERS).values(spent))
    would = await tidied(store, Ages(), is_dry=True)
    assert would == {"guests": 1, "sessions": 1, "devices": 1, "letters": 1}
    assert await tidied(store, Ages()) == would
    assert await tidied(store, Ages()) == {}
    left = {row.name for row in await people.all(select(PEOPLE.c.name))}
    assert left == {"Fresh", "Seated", "Maker", "Member", "Teller"}
    sessions = await people.all(select(SESSIONS.c.hash, SESSIONS.c.person))
    assert hashed(token) in {row.hash for row in sessions}
    assert empty.id not in {row.person for row in sessions}
    assert await people.by_id(fresh.id) is not None
    store.close()


async def test_tables_that_never_began_go_and_others_stay(url: str) -> None:
    store = Store(url)
    await keep(store, open_match(), "unjoined")
    await keep(store, open_match(), "young", time.time() - 5 * DAY)
    await keep(store, running(2), "running")
    await keep(store, finished(), "over")
    shut = await keep(store, open_match(), "shut")
    await moderation.close(store, shut, "spam")
    await age(store, shut)
    assert await tidied(store, Ages()) == {"open": 2}
    assert await ids(store) == {"young", "running", "over"}
    assert await rows(store, "unjoined") == [0, 0, 0]
    store.close()


async def test_finished_tables_go_only_when_the_owner_says_so_and_lie_on_the_disk(
    url: str, tmp_path: Path
) -> None:
    store = Store(url)
    match = finished()
    await keep(store, match, "over")
    await keep(store, running(2), "running")
    stopped = await keep(store, wander(running(2), 20), "stopped")
    await moderation.close(store, stopped, "enough")
    await age(store, stopped)
    folder = tmp_path / "old games"
    ages = Ages(finished=60, folder=folder)
    assert await tidied(store, ages, is_dry=True) == {"finished": 2}
    assert not folder.exists()
    assert await tidied(store, ages) == {"finished": 2}
    assert await tidied(store, ages) == {}
    assert await ids(store) == {"running"}
    assert await rows(store, "over") == [0, 0, 0]
    saved = record.load(folder / "windsock-over.wsk")
    assert saved.digest() == match.table.digest()
    assert not record.load(folder / "windsock-stopped.wsk").over
    for wrong in ({"finished": 60}, {"folder": folder}, {"days": 0.5}, {"finished": 0, "folder": folder}):
        with pytest.raises(Trouble):
            Ages(**wrong)
    store.close()


async def test_a_table_that_cannot_be_exported_stays(url: str, tmp_path: Path) -> None:
    store = Store(url)
    await keep(store, finished(), "broken")
    await keep(store, finished(4), "sound")
    await store.rows.write(
        update(ENTRIES).where((ENTRIES.c.match == "broken") & (ENTRIES.c.number == 9)).values(text="ludo")
    )
    parts: list[Slice] = [part async for part in tidy(store, Ages(finished=60, folder=tmp_path / "out"))]
    assert [part.match for part in parts if part.trouble is not None] == ["broken"]
    assert await ids(store) == {"broken"}
    assert not (tmp_path / "out" / "windsock-broken.wsk").exists()
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with pytest.raises(Trouble) as raised:
        await tidied(store, Ages(finished=60, folder=blocked))
    assert raised.value.key == "save-unwritable"
    assert await ids(store) == {"broken"}
    store.close()


async def test_a_table_that_is_open_in_a_server_is_not_deleted_under_it(
    url: str, tmp_path: Path, opening: Opening
) -> None:
    other = Store(url)
    await keep(other, finished(), "over")
    await keep(other, open_match(), "open")
    house = await opening(url)
    ages = Ages(finished=60, folder=tmp_path / "out")
    for name in ("over", "open"):
        await house.live(name)  # somebody looks
    assert await tidied(other, ages) == {}
    assert await ids(other) == {"over", "open"}
    token = await house.sit("open", 0, "person", "Ann")
    assert token is not None
    await other.rows.write(update(MATCHES).values(held=None))  # what the last round said is long ago
    await house.shelf.hold_on()
    assert await tidied(other, ages) == {}
    house.lives.clear()
    await other.rows.write(update(MATCHES).values(held=time.time() - 1))
    assert await tidied(other, ages) == {"finished": 1}
    with pytest.raises(Trouble) as raised:
        await house.live("over")
    assert raised.value.key == "unknown-match"
    assert (await house.live("open")).match.chairs[0].name == "Ann"
    other.close()


async def test_whoever_opens_a_table_at_the_same_time_has_it_or_is_told_that_it_is_gone(
    url: str, opening: Opening
) -> None:
    other = Store(url)
    names = [f"t{place}" for place in range(12)]
    for name in names:
        await keep(other, Match(name, agreed(2), OLD), name)
    house = await opening(url)
    opened, _ = await asyncio.gather(
        asyncio.gather(*[house.live(name) for name in names], return_exceptions=True), tidied(other, Ages())
    )
    there = await ids(other)
    for name, live in zip(names, opened):
        assert (name in there) != (isinstance(live, Trouble) and live.key == "unknown-match")
    other.close()


async def test_two_at_once_do_no_harm(url: str, tmp_path: Path) -> None:
    one, other = Store(url), Store(url)
    for place in range(6):
        await keep(one, finished(place), f"over{place}")
    for place in range(20):
        await People(one).guest(f"Guest {place}")
    await one.rows.write(update(PEOPLE).values(created=OLD))
    ages = Ages(finished=60, folder=tmp_path / "out")
    first, second = await asyncio.gather(tidied(one, ages), tidied(other, ages))
    both = Counter(first) + Counter(second)
    assert both == {"guests": 20, "finished": 6}
    assert len(list((tmp_path / "out").iterdir())) == 6
    one.close()
    other.close()


async def test_killed_at_any_moment_nothing_is_lost(tmp_path: Path) -> None:
    """A game is in the database, or whole on the disk, whenever the command dies."""
    url = f"sqlite:///{tmp_path}/windsock.db"
    store = Store(url)
    games = {}
    for place in range(8):
        match = finished(place)
        games[await keep(store, match, f"over{place}")] = match.table.digest()
    folder = tmp_path / "out"
    command = [sys.executable, "-m", "windsock", "tidy", "--database", url]
    command += ["--finished-after", "60", "--export-to", str(folder)]
    for kill in range(KILLS):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 60
        goal = min(kill + 1, len(games))
        while process.poll() is None and time.monotonic() < end:
            if folder.exists() and len(list(folder.glob("*.wsk"))) >= goal:
                break
            time.sleep(0.002)
        process.kill()
        process.wait()
        there = await ids(store)
        for name, digest in games.items():
            if name not in there:
                assert record.load(folder / f"windsock-{name}.wsk").digest() == digest
                assert await rows(store, name) == [0, 0, 0]
            else:
                assert (await store.load(name)).table.digest() == digest
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert await ids(store) == set()
    for name, digest in games.items():
        assert record.load(folder / f"windsock-{name}.wsk").digest() == digest
    store.close()
