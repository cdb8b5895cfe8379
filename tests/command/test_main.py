"""What all commands share: help, the version, completion, and a sentence where an extra is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import windsock
from windsock.command.main import commands

HIDE = "import sys; sys.modules[sys.argv.pop(1)] = None; from windsock.command.main import main; main()"


def test_every_command_has_help_under_both_names() -> None:
    app = commands()
    names = [[str(command.name)] for command in app.registered_commands] + [
        [str(group.name), str(command.name)]
        for group in app.registered_groups
        if group.typer_instance is not None
        for command in group.typer_instance.registered_commands
    ]
    assert len(names) > 12
    for words in ([], *names):
        short, long = (
            CliRunner().invoke(app, [*words, name], prog_name="windsock") for name in ("-h", "--help")
        )
        assert short.exit_code == long.exit_code == 0, words
        assert " ".join(["Usage: windsock", *words]) in short.output
        assert short.output == long.output


def test_the_version_is_the_one_of_the_package() -> None:
    told = CliRunner().invoke(commands(), ["--version"])
    assert told.exit_code == 0
    assert told.output.startswith(f"windsock {windsock.__version__}, ")


def test_bad_words_end_with_exit_code_2() -> None:
    for words in (
        ["ludo"],
        ["games", "--ludo"],
        ["show"],
        ["simulate", "airlines-europe", "--games", "many"],
    ):
        assert CliRunner().invoke(commands(), words).exit_code == 2, words


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("windsock ver", ["verify"]),
        ("windsock board ch", ["check"]),
        ("windsock play airlines-", ["airlines-1990", "airlines-europe"]),
        ("windsock serve --first-table air-p", ["air-postal"]),
    ],
)
def test_a_shell_completes_commands_and_games(words: str, offered: list[str]) -> None:
    asked = {
        "_WINDSOCK_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    assert CliRunner().invoke(commands(), prog_name="windsock", env=asked).output.split() == offered


@pytest.mark.parametrize(
    ("missing", "words", "said"),
    [
        ("typer", ["games"], "(typer is missing): pip install 'windsock[play]'"),
        ("litestar", ["serve", "--port", "0"], "(litestar fehlt): pip install 'windsock[web]'"),
        ("websockets", ["sit", "http://localhost/table/a#b", "--", "true"], "pip install 'windsock[play]'"),
        ("pyarrow", ["simulate", "airlines-europe", "-o", "new.parquet"], "windsock[lab]"),
    ],
)
def test_a_missing_extra_is_one_sentence(missing: str, words: list[str], said: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HIDE, missing, *words],
        cwd=tmp_path,
        env={"LANG": "de_DE.UTF-8", "PYTHONPATH": str(Path(windsock.__file__).parent.parent)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    assert said in done.stderr
