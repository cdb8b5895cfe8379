"""The load test itself, small: both servers are played on, and nothing that was acknowledged is missing."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

from scripts.load.journal import check_journal, wrong
from scripts.load.page import table, verdict
from scripts.load.process import ROOT

TABLES = 4


def test_a_few_tables_for_three_seconds(tmp_path: Path) -> None:
    figures, page = tmp_path / "load.json", tmp_path / "load.md"
    script = ROOT / "scripts" / "load" / "run.py"
    numbers = ["--tables", str(TABLES), "--seconds", "3", "--warmup", "0.5", "--rounds", "1"]
    servers = ["--servers", "windsock", "tic-tac-toe", "secret-state"]
    command = [sys.executable, str(script), *numbers, *servers, "--json", str(figures), "--page", str(page)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    reports = json.loads(figures.read_text(encoding="utf-8"))["servers"]
    for report in reports.values():
        assert report["sockets"] == 4 * TABLES
        assert report["actions"] > TABLES
        assert (report["refused"], report["disorder"], report["lost"], report["open"]) == (0, 0, 0, 0)
        assert report["memory_a_table"] > 0
    ours = reports["windsock"]
    assert ours["acknowledged"] == ours["stored"] >= ours["actions"]
    assert table(reports) in page.read_text(encoding="utf-8")
    assert verdict(reports) in done.stdout


def test_a_lost_move_is_noticed(tmp_path: Path) -> None:
    journal, database = tmp_path / "journal.json", tmp_path / "windsock.db"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE entries (match, number, seat, kind, text)")
        rows = [("m", 1, None, "start", ""), ("m", 2, 0, "play", "draw"), ("m", 3, 1, "play", "cash")]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
    journal.write_text(json.dumps([[{"id": "m", "done": [["draw"], ["cash"]]}]]), encoding="utf-8")
    assert check_journal(database, journal) == {"acknowledged": 2, "stored": 2, "lost": 0}
    journal.write_text(json.dumps([[{"id": "m", "done": [["draw", "cash"], ["cash"]]}]]), encoding="utf-8")
    assert check_journal(database, journal) == {"acknowledged": 3, "stored": 2, "lost": 1}


def test_order_and_number_count() -> None:
    assert wrong(["a", "b"], ["a", "b"]) == 0
    assert wrong(["a"], ["a", "b"]) == 0  # the last answer was on its way
    assert wrong(["a", "b"], ["b", "a"]) == 2
    assert wrong(["a"], ["a", "a", "a"]) == 1
