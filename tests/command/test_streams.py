"""How commands end: letters that cannot be written, readers that leave, Ctrl+C."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from windsock.command.main import main
from windsock.command.serve import own_database
from windsock.core.trouble import Trouble
from windsock.language import speak

GOLDEN = Path(__file__).parents[1] / "golden" / "air-alliance" / "standstill-4-seats.wsk"
WINDSOCK = [sys.executable, "-c", "from windsock.command.main import main; main()"]


def started(*words: str) -> subprocess.Popen[str]:
    """The command in a process group of its own, as a shell starts it."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    pipe = subprocess.PIPE
    command = [*WINDSOCK, *words]
    return subprocess.Popen(
        command, stdout=pipe, stderr=pipe, env=environment, text=True, start_new_session=True
    )


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("rules", "air-postal", "AP-FLIGHT-01"),
        ("rules", "air-postal", "AP-NOTHING-01"),
        ("board", "check", "t1", "--game", "air-alliance"),
        ("show", str(GOLDEN)),
        ("replay", str(GOLDEN)),
        ("play", "airlines-europe", "--plain", "--seed", "1"),
        ("simulate", "airlines-europe", "--bots", "random", "--games", "1"),
        ("play", "--help"),
    ],
    ids=" ".join,
)
def test_an_ascii_terminal_is_no_traceback(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.BytesIO()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "fr_FR")
    monkeypatch.setattr(sys, "argv", ["windsock", *words])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"caf\xe9\nmoves\nquit\n"), "ascii"))
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, io.TextIOWrapper(written, "ascii", write_through=True))
    with pytest.raises(SystemExit) as ended:
        main()
    speak("en")
    assert ended.value.code in (None, 0, 2)
    said = written.getvalue().decode("ascii")
    assert said
    assert "Error:" not in said


def test_json_stays_whole_where_letters_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "argv", ["windsock", "show", str(GOLDEN), "--json"])
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, "ascii", write_through=True))
    with pytest.raises(SystemExit):
        main()
    assert b"?" not in written.getvalue()


@pytest.mark.parametrize("words", [("rules", "airlines-europe", "route"), ("games",)])
def test_a_reader_who_leaves_ends_the_command_without_a_word(words: tuple[str, ...]) -> None:
    process = started(*words)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert process.wait() == 141


def test_ctrl_c_ends_a_simulation_and_its_workers_without_noise() -> None:
    words = ("--games", "5000", "--bots", "random", "--workers", "2")
    process = started("simulate", "airlines-europe", *words)
    assert process.stderr is not None
    assert "5000 games" in process.stderr.readline()
    os.killpg(process.pid, signal.SIGINT)  # while the workers are being started
    assert process.stderr.read() == ""
    assert process.wait() == 130


def test_ctrl_c_at_the_keyboard_says_where_the_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(self: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["windsock", "play", "airlines-europe", "--plain", "--seed", "1"])
    monkeypatch.setattr(
        sys, "stdin", type("Keyboard", (), {"readline": interrupt, "isatty": lambda self: True})()
    )
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130
    assert capsys.readouterr().out.splitlines()[-1].startswith("The game is kept in ")


def test_a_data_folder_that_cannot_be_written_is_said_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    words = ["windsock", "play", "airlines-europe", "--plain", "--seed", "1", "--seats", "2"]
    monkeypatch.setattr(sys, "argv", words)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nquit\n"))
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code in (None, 0)
    said = capsys.readouterr().out
    assert said.count("could not be kept") == 2  # at the start and at the end
    assert "is kept in" not in said


def test_the_servers_data_folder_likewise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(Trouble, match="cannot be written"):
        own_database()
