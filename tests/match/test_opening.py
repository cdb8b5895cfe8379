"""Opening a database: one clear sentence for what is wrong with it, no eyes but ours, one server a file."""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from windsock.core.trouble import Trouble
from windsock.hosting.store import Store
from windsock.web.accounts.people import People


def refused(url: str) -> Trouble:
    with pytest.raises(Trouble) as raised:
        Store(url)
    return raised.value


def test_a_later_database_is_left_alone(url: str) -> None:
    Store(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    trouble = refused(url)
    assert (trouble.key, trouble.facts) == ("store-newer", {"shape": "9999"})
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    engine.dispose()


def test_a_file_that_can_only_be_read_is_said_at_once(tmp_path: Path) -> None:
    file = tmp_path / "windsock.db"
    Store(f"sqlite:///{file}").close()
    assert refused(f"sqlite:///file:{file}?mode=ro&uri=true").key == "store-read-only"


@pytest.mark.parametrize("content", [b"no database at all " * 500, b"SQLite format 3\0" + b"\xff" * 9000])
def test_a_damaged_file_is_said_at_once(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "windsock.db"
    file.write_bytes(content)
    assert refused(f"sqlite:///{file}").key == "store-damaged"


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.parametrize("was_there", [False, True])
async def test_nobody_else_may_read_it(
    tmp_path: Path, was_there: bool, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "windsock.db"
    if was_there:
        sqlite3.connect(file).execute("PRAGMA journal_mode=WAL").close()
        file.chmod(0o644)
    before = os.umask(0)
    try:
        store = Store(f"sqlite:///{file}", is_alone=True)
        await People(store).guest("Ada")
        names = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(before)
    files = ("windsock.db", "windsock.db-wal", "windsock.db-shm", "windsock.db.lock")
    assert names == dict.fromkeys(files, 0o600)
    assert ("could be read by others" in caplog.text) == was_there


def test_a_file_is_for_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/windsock.db"
    first = Store(url, is_alone=True)
    with pytest.raises(Trouble) as raised:
        Store(url, is_alone=True)
    assert raised.value.key == "store-in-use"
    Store(url).close()  # a command beside it may look
    first.close()
    Store(url, is_alone=True).close()


def test_a_database_by_another_name_is_the_same_one(tmp_path: Path) -> None:
    """Probe: through a link a second server got in."""
    first = Store(f"sqlite:///{tmp_path}/windsock.db", is_alone=True)
    (tmp_path / "link.db").symlink_to(tmp_path / "windsock.db")
    with pytest.raises(Trouble) as raised:
        Store(f"sqlite:///{tmp_path}/link.db", is_alone=True)
    assert raised.value.key == "store-in-use"
    first.close()
