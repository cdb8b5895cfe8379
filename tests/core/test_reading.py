"""Numbers and names without end: in saves, in scenarios, on the command line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import windsock
from windsock.command import main
from windsock.core import record
from windsock.core.reading import is_folder, whole
from windsock.core.trouble import Trouble
from windsock.language import Speaker
from windsock.scenario import file as scenarios
from windsock.scenario import run

GOLDEN = Path(__file__).parent.parent / "golden" / "airlines-europe" / "2-seats.wsk"
LONG = "9" * 5000
SPEAKER = Speaker("en")
NASTY = [LONG, f"-{LONG}", "p" + LONG, "p0001" + LONG, "\0", "²", "9" * 40, "[" * 5000]


def test_whole_numbers() -> None:
    assert [whole(text) for text in ("0", "007", "999999999")] == [0, 7, 999999999]
    assert {whole(text) for text in ("", "-1", "1.5", "٣", "²", "1_0", " 1", "9" * 10, LONG)} == {None}
    assert is_folder(GOLDEN.parent)
    assert not any(is_folder(Path(name)) for name in (LONG, "\0", "nowhere", str(GOLDEN)))


def test_any_word_of_a_save_may_be_nonsense(tmp_path: Path) -> None:
    """Each is refused as a trouble that can be said, or means what it meant before."""
    table = windsock.game("airlines-europe").new(seats=2, seed=7)
    for seat in (0, 1):
        table.play(seat, table.legal(seat)[0])
    table.save(tmp_path / "short.wsk")
    lines = (tmp_path / "short.wsk").read_text().splitlines()
    for place, line in enumerate(lines):
        words = line.split(" ")
        for at in range(len(words)):
            for nasty in NASTY:
                changed = " ".join([*words[:at], nasty, *words[at + 1 :]])
                said(record.read, "\n".join([*lines[:place], changed, *lines[place + 1 :]]))
    seed = next(line for line in lines if line.startswith("seed "))
    for value in (f"swift {LONG}", f"scripted 1,{LONG}", f"scripted {'9' * 50}", "swift -1", "scripted"):
        said(record.read, "\n".join(lines).replace(seed, f"seed {value}"))


def said(work: Callable[[str], Any], text: str) -> str:
    """What goes wrong, in a sentence; nothing if it works."""
    try:
        work(text)
    except Trouble as trouble:
        return SPEAKER.trouble(trouble)
    return ""


@pytest.mark.parametrize(
    "nasty", [LONG, "0x" + "f" * 5000, "9" * 30, "1e400", "nan", "[" * 3000, f'"{LONG}"']
)
def test_a_number_of_a_scenario_may_be_nonsense(tmp_path: Path, nasty: str) -> None:
    file = tmp_path / "nasty.toml"
    for key in ("seats", "seed", "board", "given.cash"):
        table = {"game": '"airlines-europe"', "seats": "2", key: nasty}
        file.write_text(
            "".join(f"{name} = {value}\n" for name, value in table.items()) + '[[step]]\nplay = "p1 cash"\n'
        )
        said(lambda _: [run(scenario) for scenario in scenarios.read(file)], "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["show", str(GOLDEN), "--at", "9" * 40],
        ["show", str(GOLDEN), "--seat", "p0001" + LONG],
        ["board", "check", LONG],
        ["scenario", LONG],
        ["simulate", "airlines-europe", "--games", "1", "--seats", "9" * 40],
    ],
)
def test_an_argument_may_be_nonsense(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["windsock", *arguments])
    with pytest.raises(SystemExit) as ended:
        main.run()
    assert ended.value.code == 2
    assert capsys.readouterr().err
