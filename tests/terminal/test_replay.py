"""Replay, show and verify: a saved game looked at again, and the commands that do it."""

from __future__ import annotations

import json
import re
import tomllib
from io import StringIO
from pathlib import Path

import pytest
import typer
from textual.widgets import OptionList
from typer.testing import CliRunner

from tests.match.people import sealed, wander
from windsock.command import play, replay
from windsock.core.chance import Sealed
from windsock.core.laying import lay_out
from windsock.core.trouble import Trouble
from windsock.language import speaker_for
from windsock.terminal.history import History
from windsock.terminal.plainreplay import PlainReplay
from windsock.terminal.store import fetch, newest_autosave
from windsock.terminal.viewer import ReplayApp
from windsock.terminal.words import Words

from .conftest import dealt, screen_text, session_for


def command(*arguments: str, input: str = "") -> tuple[int, str]:
    """Run a command as `main` does: a trouble is one sentence and exit code 2."""
    app = typer.Typer()
    play.register(app)
    replay.register(app)
    result = CliRunner().invoke(app, list(arguments), input=input)
    if isinstance(result.exception, Trouble):
        return 2, str(result.exception)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A game in the middle, by Anna and two bots."""
    return session_for(dealt(moves=40)).save(str(tmp_path / "running"))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return session_for(dealt(seats=2, board="t1", moves=999)).save(str(tmp_path / "finished"))


async def test_stepping_through_a_game_on_the_screen(running: Path) -> None:
    table, players = fetch(running)
    history = History(table, players, None, 0)
    app = ReplayApp(history, Words(speaker_for(table, "en", history.names)))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert f"Move 0 of {table.number} · Seen by a spectator" in screen_text(app)
        for key, number in (
            ("right", 1),
            ("n", 2),
            ("left", 1),
            ("pagedown", 11),
            ("end", table.number),
            ("home", 0),
        ):
            await pilot.press(key)
            assert history.number == number
        await pilot.press("g", *"17", "enter")
        await pilot.pause()
        assert history.number == 17
        await pilot.press("p")
        await pilot.pause()
        assert "Seen by Anna" in screen_text(app)
        assert app.tabletop.picture is not None
        assert app.tabletop.picture.view == table.at(17).view(0)
        app.query_one("#moves", OptionList).highlighted = 5
        await pilot.pause()
        assert history.number == 5
        await pilot.press("v")
        await pilot.pause()
        assert "Bank:" in screen_text(app)
        await pilot.press("escape", "h")
        await pilot.pause()
        assert "one move forward" in screen_text(app)


def test_the_list_of_moves_tells_no_secret(running: Path) -> None:
    table, players = fetch(running)
    history = History(table, players)
    words = Words(speaker_for(table, "en", history.names))
    for seat in (None, *range(table.seats)):
        history.look_as(seat)
        titles = history.titles(words)
        for title, (mover, action) in zip(titles, table.done, strict=True):
            move = table.write(action)
            if move.startswith("give hand") and mover != seat and "abacus" not in move:
                assert "hidden" in title
            if move.startswith("keep"):
                assert title == f"{history.names[mover]} has chosen two shares."


def test_stepping_through_a_game_in_lines(running: Path) -> None:
    table, players = fetch(running)
    history = History(table, players, None, 0)
    output = StringIO()
    lines = StringIO("n\n\nb\n20\np1\nview\nmap LON\nlog\np9\nspectator\n9999\nquit\nn\n")
    PlainReplay(history, Words(speaker_for(table, "en", history.names)), lines, output).run()
    said = output.getvalue()
    assert "Move 20 of" in said
    assert "Seen by Anna" in said
    assert "p9 is no seat of this table" in said
    assert f"Move {table.number} of {table.number} · Seen by a spectator" in said


def test_replay_takes_commands_from_a_pipe(running: Path) -> None:
    code, said = command("replay", str(running), "--at", "3", "--seat", "p2", input="view\n")
    assert code == 0
    assert "Move 3 of" in said


def test_show_prints_what_a_seat_may_know(running: Path) -> None:
    table, _ = fetch(running)
    code, said = command("show", str(running), "--at", "20", "--seat", "p2", "--json")
    assert code == 0
    assert json.loads(said) == json.loads(json.dumps(table.at(20).view(1)))
    code, said = command("show", str(running))
    assert code == 0
    assert "Hand" not in said
    assert "PAR-LON" in said
    code, said = command("show", str(running), "--seat", "p1", "--language", "de")
    assert "Geld" in said


def test_show_prints_a_position_to_play_on_from(running: Path, tmp_path: Path) -> None:
    table, _ = fetch(running)
    code, said = command("show", str(running), "--at", "20", "--position", "--json")
    assert code == 0
    assert lay_out(json.loads(said)).digest() == table.at(20).digest()
    code, said = command("show", str(running), "--at", "20", "--position")
    assert code == 0
    assert tomllib.loads(said)["given"] == table.at(20).layout()["given"]
    code, said = command("show", str(running), "--position", "--seat", "p2")
    assert code == 0
    assert tomllib.loads(said)["given"] == table.layout(1)["given"]
    code, said = command("show", str(running), "--position", "--seat", "spectator")
    assert code == 2
    assert "no seat" in said


def test_a_game_from_a_position_is_replayed_and_verified(tmp_path: Path) -> None:
    table = lay_out(dealt(moves=40).layout(), 3)
    for _ in range(12):
        table.play(table.asked[0], table.legal(table.asked[0])[0])
    file = tmp_path / "later.wsk"
    table.save(file)
    code, said = command("replay", str(file), "--at", "3", "--seat", "p2", input="view\nlog\n")
    assert (code, "Move 3 of 12" in said) == (0, True)
    code, said = command("verify", str(file))
    assert code == 0
    assert "It began from a position" in said
    assert "Seal " not in said
    assert command("verify", str(file), "--seal", "00")[0] != 0


def test_verify_proves_the_deal(finished: Path, running: Path) -> None:
    table, _ = fetch(finished)
    code, said = command("verify", str(finished))
    assert code == 0
    chance = table.setup.seed.chance()
    assert isinstance(chance, Sealed)
    assert chance.seal() in said
    assert table.digest() in said
    assert "Result: Anna" in said
    code, said = command("verify", str(running))
    assert code == 0
    assert "not finished" in said


def test_verify_compares_with_the_seal_that_was_kept(tmp_path: Path) -> None:
    match = wander(sealed(2), 10_000)
    seal, text, file = match.agreement.seal, match.save_text(), tmp_path / "game.wsk"

    def verified(save: str, *words: str) -> tuple[int, str]:
        file.write_text(save, encoding="utf-8")
        return command("verify", str(file), *words)

    code, said = verified(text)
    assert code == 0
    assert seal in said
    assert "random numbers of 2 players" in said
    assert "that you kept" in verified(text, "--seal", seal.upper())[1]
    code, said = verified(text, "--seal", "0" * 64)
    assert (code, "not the one that you kept" in said) == (1, True)
    code, said = verified(text.replace(match.agreement.secret, "c" * 32))
    assert (code, "does not follow from its secret" in said) == (1, True)
    own = [line for line in text.splitlines(keepends=True) if line.split()[0] not in ("secret", "nonces")]
    code, said = verified("".join(own))
    assert (code, "chose the deal alone" in said) == (0, True)


def test_verify_of_a_broken_save_is_one_sentence(finished: Path) -> None:
    """1: it was read and does not agree; 2: it cannot be read."""
    text = finished.read_text(encoding="utf-8")
    broken = [
        (1, text.replace("seed sealed 0", "seed sealed 1")),
        (1, text.replace("result ", "result 9")),
        (2, text[: len(text) // 2]),
        (2, "nothing"),
        (1, text.replace("digest 32 ", "digest 32 0")),
    ]
    for expected, wrong in broken:
        finished.write_text(wrong, encoding="utf-8")
        code, said = command("verify", str(finished))
        assert code == expected, said
        assert len(said.strip().splitlines()) == 1
        assert said[0].isupper() or said[0] == "“"


def test_a_save_of_rules_to_come_is_shown_with_a_word_and_not_verified(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    newer = re.sub(
        r"^game airlines-europe .*$", "game airlines-europe 9.0", text, count=1, flags=re.MULTILINE
    )
    finished.write_text(newer, encoding="utf-8-sig")
    code, said = command("show", str(finished))
    assert (code, said.count("9.0")) == (0, 1)
    assert "Anna" in said
    code, said = command("verify", str(finished))
    assert (code, said.count("9.0")) == (2, 1)


def test_play_through_a_pipe_and_go_on(tmp_path: Path) -> None:
    code, said = command(
        "play", "airlines-europe", "--bot", "random", "--human", "Anna", "--seed", "5", input="1\nquit\n"
    )
    assert code == 0
    table, players = fetch(newest_autosave())
    assert [player.name for player in players] == ["Anna", "Random"]
    assert table.setup.options["loose_cut"]  # AE-RULING-60: people play
    code, said = command("play", "--resume", "last", "--language", "fr", input="quit\n")
    assert code == 0
    assert "Anna" in said
    assert fetch(newest_autosave())[0].number == table.number


def test_a_named_save_stays_as_it_is_when_it_is_resumed(running: Path) -> None:
    before = running.read_bytes()
    code, _ = command("play", "--resume", str(running), input="1\n1\n")
    assert code == 0
    assert running.read_bytes() == before
    assert fetch(newest_autosave())[0].number > fetch(running)[0].number


@pytest.mark.parametrize(
    "arguments",
    [
        ["play"],
        ["play", "chess"],
        ["play", "airlines-europe", "--seats", "9"],
        ["play", "airlines-europe", "--bot", "genius"],
        ["play", "airlines-europe", "--option", "snow"],
        ["play", "airlines-europe", "--board", "moon"],
        ["play", "airlines-europe", "--language", "xx"],
        ["play", "airlines-europe", "--pause", "-1"],
        ["play", "airlines-europe", "--human", "A", "--human", "A"],
        ["play", "airlines-europe", "--seats", "2", "--human", "A", "--human", "B", "--human", "C"],
        ["play", "--resume", "nothing.wsk"],
        ["play", "--resume", "last"],
        ["play", "--resume", "last", "--seats", "3"],
        ["replay", "nothing.wsk"],
        ["verify", "nothing.wsk"],
    ],
)
def test_bad_values_are_one_sentence_and_exit_code_2(arguments: list[str]) -> None:
    code, said = command(*arguments)
    assert code == 2
    assert len(said.strip().splitlines()) == 1
    assert " " in said.strip()


@pytest.mark.parametrize("arguments", [["replay"], ["show"], ["verify"], ["play", "--resume"]], ids=" ".join)
def test_a_file_that_is_no_save_is_called_what_it_is(arguments: list[str], tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\x00")
    expected = {tmp_path / "gone.wsk": "There is no file", tmp_path: "is a folder", picture: "is no text"}
    for file, words in expected.items():
        code, said = command(*arguments, str(file))
        assert code == 2
        assert words in said


def test_bad_moments_and_eyes_are_one_sentence(running: Path) -> None:
    for more in (["--at", "9999"], ["--at", "-1"], ["--seat", "p7"], ["--seat", "queen"]):
        for name in ("show", "replay"):
            code, said = command(name, str(running), *more)
            assert code == 2
            assert len(said.strip().splitlines()) == 1


def test_help_shows_a_newcomer_how_to_begin() -> None:
    code, said = command("play", "--help")
    assert code == 0
    assert "windsock play airlines-europe" in said
    assert "--resume" in said
