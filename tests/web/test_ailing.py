"""The house says when it is ill: health, counters, lists, and one sentence when it cannot start."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.hosting import store as stores
from windsock.web.running import Running
from windsock.web.settings import Settings

ME, BOT = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that looks at its health whenever it is asked."""
    monkeypatch.setattr(stores, "FRESH", 0.0)
    with serving(Settings(f"sqlite:///{tmp_path}/windsock.db", is_limited=False)) as running:
        yield running


def change(running: Running, statement: str, *facts: object) -> None:
    """Somebody changes the database behind the server's back."""
    file = running.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute(statement, facts)
    connection.close()


def test_health_is_not_ok_while_writes_fail(house: Running) -> None:
    ada = Visitor(house.settings.address)
    assert ada.http.get("/health").json() == {"status": "ok"}
    change(house, "ALTER TABLE pulse RENAME TO gone")
    ill = ada.http.get("/health")
    assert ill.status_code == 503
    assert ill.json()["trouble"]["key"].startswith("store-")
    assert "windsock.db" not in ill.text
    counted = ada.http.get("/metrics").text
    assert "windsock_writes_failing 1.0" in counted
    assert "windsock_write_failures_total 0.0" not in counted
    change(house, "ALTER TABLE gone RENAME TO pulse")
    assert ada.http.get("/health").status_code == 200
    assert "windsock_writes_failing 0.0" in ada.http.get("/metrics").text


def test_one_damaged_table_takes_no_list_away(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/windsock.db", is_limited=False)
    with serving(settings) as running:
        ada = Visitor(running.settings.address)
        ada.told("/me", {"name": "Ada"})
        good, bad = [ada.table(ME, {"kind": "open"}) for _ in range(2)]
        cookies = ada.http.cookies
    change(running, "UPDATE matches SET agreement = '{', info = '{' WHERE id = ?", bad)
    with serving(settings) as running:
        ada = Visitor(running.settings.address)
        ada.http.cookies = cookies
        assert [line["id"] for line in ada.told("/matches")] == [good]
        assert [line["match"]["id"] for line in ada.told("/me/matches")] == [good]
        answer = ada.ask(f"/matches/{bad}")
        assert (answer.status_code, answer.json()["trouble"]["key"]) == (410, "match-damaged")
        assert "windsock_broken_matches 1.0" in ada.http.get("/metrics").text


def test_a_table_that_cannot_go_on_says_so_everywhere_and_can_be_looked_at(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/windsock.db", is_limited=False)
    with serving(settings) as running:
        ada = Visitor(running.settings.address)
        match = ada.table(ME, {"kind": "me", "name": "Bo"})
        for seat in (0, 1):
            with ada.live(match, seat) as live:
                live.play(live.wait()["moves"][0]["text"])
    change(running, "UPDATE entries SET text = 'buy red LON-PAR 99' WHERE match = ? AND number = 5", match)
    with serving(settings) as running:
        bo = Visitor(running.settings.address)
        token = ada.tokens[match, 1]
        why = {"key": "match-journal", "facts": {"number": 1}}
        assert bo.told(f"/matches/{match}")["read_only"] == why
        assert bo.told("/matches?stage=running")[0]["read_only"] == why
        mine = bo.told("/me/matches", headers={"x-seat-tokens": token})
        assert mine[0]["match"]["read_only"] == why
        assert not mine[0]["is_my_turn"]
        shown = bo.told(f"/matches/{match}/frames", token=token)
        assert (shown["read_only"], shown["moves"], shown["seed"]) == (why, [], None)
        said = bo.ask(f"/matches/{match}/commands", {"type": "chat", "seat": 1, "text": "?"}, token=token)
        assert (said.status_code, said.json()["trouble"]) == (409, why)
        assert bo.told(f"/matches/{match}/at/1", token=token)["number"] == 1


# Starting


def started(url: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "windsock",
        "serve",
        "--port",
        "0",
        "--language",
        "en",
        "--database",
        url,
    ]
    return subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)


@pytest.mark.parametrize(
    ("change_to", "sentence"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "written by a later version of Windsock"),
        (None, "Another server already uses the database"),
    ],
)
def test_a_server_that_cannot_start_says_one_sentence(
    house: Running, tmp_path: Path, change_to: str | None, sentence: str
) -> None:
    url = house.settings.database
    if change_to is not None:
        file = tmp_path / "other.db"
        stores.Store(f"sqlite:///{file}").close()
        with sqlite3.connect(file) as connection:
            connection.execute(change_to)
        connection.close()
        url = f"sqlite:///{file}"
    ended = started(url)
    assert ended.returncode == 2
    assert sentence in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert os.fspath(tmp_path) not in ended.stdout
