"""`windsock board` and `windsock games`, and how every command ends when something is wrong."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import windsock
from windsock.command.main import main
from windsock.core.registry import games
from windsock.language import speak

EUROPE = windsock.game("airlines-europe").folder / "data" / "europe"


def run(*words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of the whole command, and what it printed on both streams."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(sys, "argv", ["windsock", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    speak("en")
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    return int(ended.value.code or 0), printed.out + printed.err


def test_the_games_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run("games", monkeypatch=monkeypatch, capsys=capsys)
    assert code == 0
    assert "airlines-europe  Airlines Europe, 2 to 5 players" in text
    assert "flight_ban=no  Flight Ban. After the first and the second scoring" in text
    assert "round_limit=no" in text  # as people play
    assert "north-atlantic-world  North Atlantic, on the world" in text


def test_one_game_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = run("games", "airlines-1990", "--language", "de", monkeypatch=monkeypatch, capsys=capsys)
    assert code == 0
    assert "2 bis 6 Spieler" in text
    assert "Sitzbonus" in text
    assert "airlines-europe" not in text


def test_a_good_board_is_fine(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("board", "check", "europe", monkeypatch=monkeypatch, capsys=capsys) == (0, "europe is fine.\n")


@pytest.mark.parametrize("board", ["north-atlantic", "around-the-world", "t1-atlantic"])
def test_a_shipped_board_of_air_postal_is_checked_by_its_name(
    board: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = run("board", "check", board, monkeypatch=monkeypatch, capsys=capsys)
    assert code == 0
    assert f"{board} can be played" in text


def test_a_board_of_a_set_of_ones_own_is_checked_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(windsock.game("air-postal").folder / "data" / "golden-age", tmp_path / "mine")
    words = ("board", "check", str(tmp_path / "mine" / "the-line"))
    assert run(*words, monkeypatch=monkeypatch, capsys=capsys)[0] == 0
    words = ("board", "check", str(tmp_path / "mine" / "the-lion"))
    code, text = run(*words, monkeypatch=monkeypatch, capsys=capsys)
    assert (code, text.count("\n")) == (2, 1)
    assert "the-line" in text


@pytest.mark.parametrize("name", games())
def test_a_broken_board_is_judged_by_the_game_whose_sheets_it_has(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """However much is wrong with it: one sheet is left, without its last columns, with a byte-order mark."""
    game = windsock.game(name)
    shipped = sorted((game.folder / "data" / "t1").glob("*.csv"))[-1]
    header = shipped.read_text(encoding="utf-8").splitlines()[0].split(",")
    (tmp_path / shipped.name).write_text(",".join(header[:-1]) + "\n", encoding="utf-8-sig")
    code, text = run("board", "check", str(tmp_path), monkeypatch=monkeypatch, capsys=capsys)
    assert code == 2
    prefix = next(iter(game.rules)).partition("-")[0]
    assert f"refused {prefix}-DATA-" in text
    title = {"airlines-1990": "Airlines (1990)"}.get(name, name.replace("-", " ").title())
    assert text.startswith(f"Judged as a board of {title}.")


def test_a_byte_order_mark_is_no_fault_and_no_other_board(tmp_path: Path) -> None:
    shutil.copytree(EUROPE, tmp_path / "mine")
    for sheet in (tmp_path / "mine").glob("*.csv"):
        sheet.write_bytes(b"\xef\xbb\xbf" + sheet.read_bytes())
    game = windsock.game("airlines-europe")
    assert game.check(tmp_path / "mine") == []
    material = game.load(str(tmp_path / "mine"))
    assert game.print_of(material) == game.print_of(game.load("europe"))
    assert material.routes == game.load("europe").routes


def test_a_warning_does_not_refuse_a_board(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = run(
        "board", "check", "t1", "--game", "airlines-europe", monkeypatch=monkeypatch, capsys=capsys
    )
    assert code == 0
    assert text.startswith("warning AE-DATA-27 routes.csv ")


def test_a_broken_board_names_the_rule_the_file_and_the_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """AE-DATA-09: licences from cheap to dear."""
    board = tmp_path / "mine"
    shutil.copytree(EUROPE, board)
    routes = board / "routes.csv"
    routes.write_text(
        routes.read_text(encoding="utf-8").replace("MAD,BAR,3/4/5", "MAD,BAR,5/4/3"), encoding="utf-8"
    )
    code, text = run("board", "check", str(board), monkeypatch=monkeypatch, capsys=capsys)
    assert code == 2
    assert "refused AE-DATA-09 routes.csv:6 " in text
    code, text = run(
        "board", "draw", str(board), "-o", str(tmp_path / "map.svg"), monkeypatch=monkeypatch, capsys=capsys
    )
    assert code == 2
    assert "AE-DATA-09" in text
    assert not (tmp_path / "map.svg").exists()


def test_a_board_is_drawn_and_nothing_is_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "map.svg"
    words = ("board", "draw", "europe", "-o", str(picture))
    assert run(*words, monkeypatch=monkeypatch, capsys=capsys)[0] == 0
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "Stockholm" in drawn
    picture.write_text("mine", encoding="utf-8")
    code, text = run(*words, monkeypatch=monkeypatch, capsys=capsys)
    assert (code, text.count("\n")) == (2, 1)
    assert picture.read_text(encoding="utf-8") == "mine"
    assert run(*words, "--force", monkeypatch=monkeypatch, capsys=capsys)[0] == 0
    assert picture.read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "monopoly"),
        ("play", "monopoly"),
        ("play", "airlines-europe", "--plain", "--seats", "9"),
        ("play", "airlines-europe", "--plain", "--option", "wings"),
        ("play", "air-alliance", "--plain", "--option", "flight_ban"),
        ("games", "monopoly"),
        ("board", "check", "nowhere"),
        ("board", "check", "."),
        ("board", "check", "t1"),
        ("board", "draw", "europe", "-o", "map.png"),
        ("board", "draw", "europe", "--theme", "pink"),
        ("board", "draw", "europe", "-o", "nowhere/map.svg"),
        ("verify", "nowhere.wsk"),
        ("simulate", "airlines-europe", "--games", "1", "--bots", "clever"),
        ("bench", "--seconds", "-1"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    code, text = run(*words, monkeypatch=monkeypatch, capsys=capsys)
    assert (code, text.count("\n")) == (2, 1)
    assert text.endswith(".\n")
    assert list(tmp_path.iterdir()) == []
