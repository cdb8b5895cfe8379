"""While writes fail nothing is acknowledged, and the log says why once; then all goes on by itself."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from tests.match.conftest import Opening
from tests.match.people import running
from tests.match.test_store import entry
from tests.postgres import Postgres
from windsock.core.trouble import Trouble
from windsock.hosting import moderation
from windsock.hosting import store as stores
from windsock.hosting.house import House
from windsock.hosting.store import Store

FULL = "x" * 500  # a word that fills the disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of half a megabyte, where it can be mounted."""
    if os.name == "nt" or os.geteuid() != 0:
        pytest.skip("only root can mount one")
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(folder)]
    if subprocess.run(mounted, check=False, capture_output=True).returncode != 0:
        pytest.skip("nothing can be mounted here")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)  # a file of it may still be open


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """The disk has no room while this lasts."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"\0" * 4096)
        except OSError:
            pass
    yield
    ballast.unlink()


async def chat_until_refused(house: House, id: str, most: int = 200) -> list[str]:
    """What was acknowledged until nothing was any more."""
    said: list[str] = []
    for number in range(most):
        word = f"{number} {FULL[:400]}"
        try:
            await house.do(id, lambda match: match.propose_chat(0, word))  # noqa: B023
        except Trouble:
            return said
        said.append(word)
    raise AssertionError("the disk never got full")


async def trouble_of(store: Store) -> str:
    """What health would say, asked anew."""
    store.writer.condition.known = 0.0
    try:
        await store.check()
    except Trouble as trouble:
        return trouble.key
    return ""


async def test_an_owner_is_told_that_the_disk_is_full(small_disk: Path) -> None:
    """Probe: a traceback."""
    store = Store(f"sqlite:///{small_disk}/windsock.db")
    match = running(2)
    await store.create(match)

    async def decide() -> None:
        for _ in range(200):  # SQLite has some room of its own
            await moderation.decide(store, match.id, "close", FULL, [])

    with filled(small_disk), pytest.raises(Trouble) as raised:
        await decide()
    assert raised.value.key == "store-full"
    store.close()


async def test_a_full_disk_is_told_once_and_passes(
    small_disk: Path, opening: Opening, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{small_disk}/windsock.db"
    house = await opening(url)
    match = running(3)
    await house.store.create(match)
    assert await trouble_of(house.store) == ""
    await house.do(match.id, lambda match: match.propose_chat(0, "before"))
    with caplog.at_level(logging.WARNING, "windsock.match"):
        with filled(small_disk):
            said = ["before", *await chat_until_refused(house, match.id)]
            for _ in range(5):
                with pytest.raises(Trouble, match="stored"):
                    await house.do(match.id, lambda match: match.propose_chat(0, FULL))
            assert await trouble_of(house.store) == "store-full"
            assert house.store.writer.condition.failures >= 6
            assert (await house.live(match.id)).match.chat[-1].text == said[
                -1
            ]  # nobody is told of the others
        assert await trouble_of(house.store) == ""
    told = [record.getMessage() for record in caplog.records]
    assert told[0] == "writes fail (store-full): database or disk is full"
    assert [line.partition(",")[0] for line in told[1:]] == ["writes reach the disk again"]
    await house.do(match.id, lambda match: match.propose_chat(0, "again"))
    other = Store(url)
    assert [line.text for line in (await other.load(match.id)).chat] == [*said, "again"]
    other.close()


@contextmanager
def only_read(postgres: Postgres, url: str) -> Iterator[None]:
    """PostgreSQL takes nothing any more, as a standby does; then it does again."""
    name = make_url(url).database
    address = f"host={postgres.folder} user=windsock dbname=postgres"
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
    with psycopg.connect(address, autocommit=True) as admin:
        admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        admin.execute(end, [name])
        yield
        admin.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")


async def test_a_database_that_takes_nothing_any_more_is_told_once_and_passes(
    postgres: Postgres, shared_url: str, opening: Opening, caplog: pytest.LogCaptureFixture
) -> None:
    house = await opening(shared_url)
    match = running(3)
    await house.store.create(match)
    with caplog.at_level(logging.WARNING, "windsock.match"):
        with only_read(postgres, shared_url):
            for _ in range(3):
                with pytest.raises(Trouble):
                    await house.do(match.id, lambda match: match.propose_chat(0, "lost"))
            assert await trouble_of(house.store) == "store-read-only"
        assert await trouble_of(house.store) == ""  # on new connections, nobody has to start it again
        await house.do(match.id, lambda match: match.propose_chat(0, "kept"))
    told = [record.getMessage() for record in caplog.records]
    assert len([line for line in told if line.startswith("writes fail (store-read-only)")]) == 1
    assert len([line for line in told if line.startswith("writes reach")]) == 1
    assert [line.text for line in (await house.store.load(match.id)).chat] == ["kept"]


async def test_what_is_asked_often_is_tried_seldom(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(url)
    tried = []
    probe = store.writer.probe

    async def counted() -> None:
        tried.append(1)
        await probe()

    monkeypatch.setattr(store.writer, "probe", counted)
    store.writer.condition.known = 0.0
    for _ in range(20):
        await store.check()
    assert len(tried) == 1
    store.close()


async def test_a_writer_that_hangs_is_no_good_health(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PATIENCE", 0.05)
    store = Store(url)
    store.writer.condition.known = 0.0
    gate = threading.Event()
    task = asyncio.create_task(store.writer.work(lambda _: gate.wait(30)))
    await asyncio.sleep(0)
    with pytest.raises(Trouble) as raised:
        await store.check()
    assert raised.value.key == "store-failed"
    gate.set()
    await task
    monkeypatch.undo()
    assert await trouble_of(store) == ""
    store.close()


async def test_what_somebody_wanted_to_write_is_not_the_databases_fault(shared_url: str) -> None:
    store = Store(shared_url)
    with pytest.raises(Exception, match="NUL"):
        await store.append("m", entry(1, "\0"))
    assert store.writer.condition.failing is None
    store.close()
