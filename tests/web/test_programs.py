"""Programs in two languages play a whole game against each other through `windsock sit`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.visitor import Visitor
from windsock.command.sit import Bridge
from windsock.core.trouble import Trouble

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
WINDSOCK = [sys.executable, "-c", "from windsock.command.main import main; main()"]


def test_two_programs_play_a_whole_game(visitor: Callable[[], Visitor]) -> None:
    ada = visitor()
    match = ada.table({"kind": "program", "name": "Python"}, {"kind": "program", "name": "Other"})
    node = shutil.which("node")
    second = [node, str(EXAMPLES / "random.mjs")] if node else [sys.executable, str(EXAMPLES / "greedy.py")]
    programs = [[sys.executable, str(EXAMPLES / "greedy.py")], second]
    sitting = [
        subprocess.Popen(
            [*WINDSOCK, "sit", f"{ada.address}/table/{match}#{ada.tokens[match, seat]}", "--", *program],
            stderr=subprocess.PIPE,
            text=True,
        )
        for seat, program in enumerate(programs)
    ]
    for process in sitting:
        _, said = process.communicate(timeout=120)
        assert process.returncode == 0, said
        assert "scores:" in said
    assert ada.told(f"/matches/{match}")["stage"] == "over"


@pytest.mark.parametrize("link", ["", "http://localhost", "http://localhost/table/x", "ftp://a/table/x#y"])
def test_a_link_that_is_none_is_refused(link: str) -> None:
    with pytest.raises(Trouble, match="seat link"):
        Bridge(link)


def test_a_program_that_leaves_is_told_of(visitor: Callable[[], Visitor]) -> None:
    ada = visitor()
    match = ada.table({"kind": "program", "name": "Python"}, {"kind": "open"})
    link = f"{ada.address}/table/{match}#{ada.tokens[match, 0]}"
    for program in ("true", "no-such-program-here"):
        done = subprocess.run(
            [*WINDSOCK, "sit", link, "--", program], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 2
        assert program in done.stderr
        assert "Traceback" not in done.stderr
