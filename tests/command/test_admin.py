"""`windsock admin` and `windsock tidy` as an owner types them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner, Result

from tests.match.people import open_match, running, wander
from windsock.command.main import commands
from windsock.core import record
from windsock.core.trouble import Trouble
from windsock.hosting.reports import report
from windsock.hosting.store import Store
from windsock.hosting.tables import ENTRIES, MATCHES
from windsock.hosting.tidy import DAY
from windsock.match.entry import Entry

Command = Callable[..., Result]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A table that runs, one that is over, one that waits since long."""
    found = Store(f"sqlite:///{tmp_path}/windsock.db")
    for name, match in (
        ("runs", wander(running(2), 12)),
        ("over", wander(running(2), 10_000)),
        ("waits", open_match()),
    ):
        match.id = name
        asyncio.run(found.create(match))
    yield found
    found.close()


@pytest.fixture
def windsock(store: Store, monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "160")
    url = store.engine.url.render_as_string()
    return lambda *words: CliRunner().invoke(commands(), [*words, "--database", url])


def told(result: Result) -> str:
    assert result.exit_code == 0, (result.output, result.exception)
    return str(result.output)


def refused(result: Result) -> str:
    assert isinstance(result.exception, Trouble), result.output
    return result.exception.key


def test_tables_are_listed_closed_and_exported(windsock: Command, tmp_path: Path) -> None:
    listed = told(windsock("admin", "tables"))
    assert all(word in listed for word in ("runs", "over", "waits", "Player 1", "running", "airlines-europe"))
    assert "over" not in told(windsock("admin", "tables", "--stage", "running", "--check"))
    folder = tmp_path / "out"
    assert "1 table in" in told(windsock("admin", "export", "all", str(folder)))
    assert [file.name for file in folder.iterdir()] == ["windsock-over.wsk"]
    secret = windsock("admin", "export", "runs", str(folder))
    assert secret.exit_code == 1
    assert "seed" in told(windsock("admin", "export", "runs", str(folder), "--with-secrets"))
    assert not record.load(folder / "windsock-runs.wsk").over
    told(windsock("admin", "close", "runs", "--reason", "Enough."))
    assert "closed" in told(windsock("admin", "tables"))
    assert refused(windsock("admin", "close", "runs", "--reason", "Enough.")) == "close-late"
    assert refused(windsock("admin", "close", "none", "--reason", "Enough.")) == "unknown-match"


def test_people_are_banned_hushed_and_answered(windsock: Command, store: Store) -> None:
    told(windsock("admin", "ban", "Mallory", "--reason", "Cheated.", "--until", "2999-01-01"))
    told(windsock("admin", "ban", "192.0.2.0/24"))
    listed = told(windsock("admin", "bans"))
    assert all(word in listed for word in ("Mallory", "2999-01-01", "Cheated.", "192.0.2.0/24", "for good"))
    told(windsock("admin", "unban", "mallory"))
    assert "Mallory" not in told(windsock("admin", "bans"))
    assert refused(windsock("admin", "unban", "mallory")) == "ban-none"
    assert refused(windsock("admin", "ban", "Mallory", "--until", "1999-01-01")) == "ban-until"
    match = asyncio.run(store.load("runs"))
    line = Entry(match.count + 1, time.time(), 1, "chat", "something rude")
    asyncio.run(store.append("runs", line))
    match.apply(line)
    asyncio.run(report(store, match, None, 0, 1, line.number, "Not nice."))
    shown = told(windsock("admin", "reports"))
    assert all(word in shown for word in ("1.", "Player 0", "Player 1", "something rude", "Not nice."))
    assert f"{line.number}  " in told(windsock("admin", "chat", "runs"))
    told(windsock("admin", "hush", "runs", str(line.number), "--erase"))
    told(windsock("admin", "answer", "1", "It is gone."))
    assert told(windsock("admin", "reports")) == ""
    shown = told(windsock("admin", "reports", "--all"))
    assert "It is gone." in shown
    assert "something rude" not in shown


def test_tidy_says_what_would_go_and_then_lets_it_go(windsock: Command, store: Store, tmp_path: Path) -> None:
    at = time.time() - 90 * DAY
    asyncio.run(store.rows.write(update(MATCHES).values(created=at), update(ENTRIES).values(at=at)))
    words = ("tidy", "--finished-after", "60", "--export-to", str(tmp_path / "old"))
    would = told(windsock(*words, "--dry-run"))
    assert "1 table that never began" in would
    assert "1 finished table, exported before" in would
    assert not (tmp_path / "old").exists()
    assert "That was deleted." in told(windsock(*words))
    assert "nothing to delete" in told(windsock(*words))
    assert [row.id for row in asyncio.run(store.rows.all(select(MATCHES.c.id)))] == ["runs"]
    assert refused(windsock("tidy", "--days", "0")) == "tidy-days"
    assert refused(windsock("tidy", "--finished-after", "60")) == "tidy-export"


def test_a_backup_is_whole_private_and_never_over_another_file(windsock: Command, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    told(windsock("admin", "backup", str(file)))
    assert file.stat().st_mode & 0o777 == 0o600
    copy = Store(f"sqlite:///{file}")
    assert asyncio.run(copy.load("over")).stage == "over"
    copy.close()
    assert refused(windsock("admin", "backup", str(file))) == "results-exist"
    assert refused(windsock("admin", "backup", str(tmp_path / "none" / "copy.db"))) == "save-unwritable"
    assert [one.name for one in tmp_path.glob("*.part")] == []


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/none.db", "no address at all"):
        result = CliRunner().invoke(commands(), ["admin", "tables", "--database", url])
        assert refused(result) == "database-missing"
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_never_tidies_up_is_not_told_what_to_tidy(tmp_path: Path) -> None:
    for words in (["--finished-after", "60"], ["--export-to", str(tmp_path)]):
        result = CliRunner().invoke(commands(), ["serve", "--port", "0", *words])
        assert refused(result) == "tidy-never"
