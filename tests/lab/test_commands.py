"""`windsock simulate` and `windsock bench` as a person types them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import typer

from windsock.command import bench, simulate
from windsock.core.trouble import Trouble


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Run a command line."""
    app = typer.Typer(pretty_exceptions_enable=False)
    app.callback()(lambda: None)
    simulate.register(app)
    bench.register(app)
    monkeypatch.setattr(sys, "argv", ["windsock", *words])
    app(standalone_mode=False)


def test_simulate_sums_up_and_writes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.csv"
    words = ["--games", "4", "--bots", "random", "--seats", "3", "--option", "flight_ban", "--workers", "1"]
    run(monkeypatch, "simulate", "airlines-europe", *words, "-o", str(file))
    shown = capsys.readouterr().out
    for word in ("random", "p1", "p2", "p3", "95 % between", "ended by third-scoring", "4 rows in"):
        assert word in shown
    assert "p4" not in shown
    assert len(file.read_text().splitlines()) == 5
    assert "flight_ban=yes" in file.read_text()


def test_simulate_says_what_it_plays_and_what_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("windsock.command.watching.FIRST", 0.0)
    run(monkeypatch, "simulate", "airlines-europe", "--games", "2", "--bots", "random", "--workers", "1")
    announced, left = capsys.readouterr().err.splitlines()
    assert announced.startswith("airlines-europe: 2 games with 4 seats (random, random, random, random)")
    assert left == "1 of 2 games; less than a minute left."


@pytest.mark.parametrize(
    ("game", "bots", "seats"),
    [
        ("airlines-europe", "steady,random", 4),
        ("airlines-europe", "steady", 4),
        ("airlines-1990", "random,random,random,random,random", 5),
    ],
)
def test_four_sit_down_if_nobody_says_how_many(game: str, bots: str, seats: int) -> None:
    assert len(simulate.seated(game, bots, None)) == seats


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["--games", "0"], "simulate-number"),
        (["--workers", "-1"], "simulate-number"),
        (["--bots", ","], "simulate-bots"),
        (["--bots", "random,random,random", "--seats", "2"], "simulate-bots"),
        (["--bots", "nobody"], "unknown-bot"),
        (["--seats", "7"], "seat-count"),
        (["--seats", "1000000000"], "seat-count"),
        (["--option", "flight_ban=perhaps"], "simulate-option"),
        (["--option", "weather"], "unknown-option"),
        (["--board", "nowhere"], "unknown-board"),
        (["-o", "results.txt"], "results-ending"),
    ],
)
def test_simulate_refuses_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, words: list[str], key: str
) -> None:
    with pytest.raises(Trouble) as trouble:
        run(monkeypatch, "simulate", "airlines-europe", *words)
    assert trouble.value.key == key


def test_simulate_keeps_what_is_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    file.write_text("mine")
    with pytest.raises(Trouble) as trouble:
        run(monkeypatch, "simulate", "airlines-europe", "-o", str(file))
    assert trouble.value.key == "results-exist"
    assert file.read_text() == "mine"


def test_bench_prints_and_writes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bench.json"
    run(monkeypatch, "bench", "--quick", "--seconds", "0.2", "--json", str(file))
    shown = capsys.readouterr().out
    for word in ("bare decisions", "catanatron decisions", "imagine cost", "at least", "at most"):
        assert word in shown
    written = json.loads(file.read_text())
    assert {"bare", "public", "copy", "legal", "airlines-1990", "air-alliance"} <= set(written["ratios"])
    assert set(written["ratios"]) == {bar["ratio"] for bar in written["bars"]}


def test_bench_refuses_an_impossible_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Trouble) as trouble:
        run(monkeypatch, "bench", "--seconds", "0")
    assert trouble.value.key == "bench-seconds"
