"""Programs in two languages play through `windsock sit`, whatever they and the server do wrong."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.visitor import Visitor
from windsock.command.sit import Bridge
from windsock.core.trouble import Trouble
from windsock.frames.commands import Answer
from windsock.web.running import Running
from windsock.web.socket import Visit

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
GREEDY = [sys.executable, str(EXAMPLES / "greedy.py")]
LINKS = [
    *("", "-", "http://localhost", "http://localhost/table/x", "ftp://a/table/x#y", "http://[/table/x#y"),
    *(
        "http://:8000/table/x#y",
        "http://a:99999/table/x#y",
        "http://a:x/table/x#y",
        "\0",
        "http://a/table/x#",
    ),
]
WINDSOCK = [sys.executable, "-c", "from windsock.command.main import main; main()"]


class Storm:
    """Cuts connections while programs play: before a command is done, or when only the answer is missing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.chance = random.Random(5)
        self.cuts: Counter[str] = Counter()
        done, answer = Visit.done, Visit.answer

        async def before(visit: Visit, message: Any) -> Answer:
            await self.strike(visit, "before")
            return await done(visit, message)

        async def after(visit: Visit, said: Answer) -> None:
            await self.strike(visit, "after")
            await answer(visit, said)

        monkeypatch.setattr(Visit, "done", before)
        monkeypatch.setattr(Visit, "answer", after)

    async def strike(self, visit: Visit, when: str) -> None:
        if self.chance.random() < 0.05:
            self.cuts[when] += 1
            await visit.socket.close(1011, "storm")
            raise OSError("storm")


def sitting(ada: Visitor, match: str, seat: int, *program: str) -> subprocess.Popen[str]:
    link = f"{ada.address}/table/{match}#{ada.tokens[match, seat]}"
    return subprocess.Popen([*WINDSOCK, "sit", link, "--", *program], stderr=subprocess.PIPE, text=True)


def heard(process: subprocess.Popen[str]) -> str:
    """What a program said to its user in a game that it played to the end."""
    _, said = process.communicate(timeout=120)
    assert process.returncode == 0, said
    return said


def test_two_programs_play_a_whole_game_in_a_storm(
    visitor: Callable[[], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = visitor()
    match = ada.table({"kind": "program", "name": "Python"}, {"kind": "program", "name": "Other"})
    storm = Storm(monkeypatch)
    node = shutil.which("node")
    second = [node, str(EXAMPLES / "random.mjs")] if node else [sys.executable, str(EXAMPLES / "greedy.py")]
    programs = [sitting(ada, match, 0, *GREEDY), sitting(ada, match, 1, *second)]
    for process in programs:
        said = heard(process)
        assert "scores:" in said
        assert "refused" not in said  # a move that was done is answered as done when it comes again
    assert ada.told(f"/matches/{match}")["stage"] == "over"
    assert min(storm.cuts["before"], storm.cuts["after"]) > 2


def test_bad_lines_do_not_silence_a_program(
    visitor: Callable[[], Visitor],
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Each is answered, and the program asked again. A move that the disk did not take is tried again."""
    ada = visitor()
    match = ada.table({"kind": "program", "name": "Clumsy"}, {"kind": "me", "name": "Ada"})
    monkeypatch.setattr("windsock.terminal.link.PAUSES", (0.0,))
    writer = server.app.state.desk.store.writer
    append, failures = writer.append, iter(range(2))

    async def fail(*words: Any) -> Any:
        if next(failures, None) is not None:
            raise OSError("the disk is full")
        return await append(*words)

    monkeypatch.setattr(writer, "append", fail)
    link = f"{ada.address}/table/{match}#{ada.tokens[match, 0]}"
    with pytest.raises(Trouble) as raised:
        asyncio.run(Bridge(link).run([sys.executable, str(Path(__file__).parent / "clumsy.py")]))
    assert raised.value.facts["code"] == 0  # it saw its move done, and left
    said = capfd.readouterr().err
    assert "what a long way" in said  # a remark is shown
    assert len(said) < 5000
    assert next(failures, None) is None
    with ada.live(match, 1) as live:
        assert live.wait(lambda frame: frame["stage"] == "running")["number"] == 1


@pytest.mark.parametrize("link", LINKS)
def test_a_link_that_is_none_is_refused(link: str) -> None:
    with pytest.raises(Trouble, match="seat link"):
        Bridge(link)


@pytest.mark.parametrize("way", ["variable", "input"])
def test_a_link_need_not_stand_in_the_list_of_processes(visitor: Callable[[], Visitor], way: str) -> None:
    """The program tells us what it was given: nothing of the link. It sees its seat all the same."""
    ada = visitor()
    match = ada.table({"kind": "program", "name": "Python"}, {"kind": "me", "name": "Ada"})
    link = f"{ada.address}/table/{match}#{ada.tokens[match, 0]}"
    program = "import json, os, sys; sys.stderr.write(sys.stdin.readline() + str(dict(os.environ)))"
    done = subprocess.run(
        [*WINDSOCK, "sit", "-", "--", sys.executable, "-c", program],
        env={**os.environ, "WINDSOCK_LINK": link if way == "variable" else ""},
        input=f"{link}\n" if way == "input" else "",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert '"type":"welcome"' in done.stderr
    assert ada.tokens[match, 0] not in done.stderr


def test_a_program_that_leaves_is_told_of(visitor: Callable[[], Visitor]) -> None:
    ada = visitor()
    match = ada.table({"kind": "program", "name": "Python"}, {"kind": "open"})
    link = f"{ada.address}/table/{match}#{ada.tokens[match, 0]}"
    done = subprocess.run(
        [*WINDSOCK, "sit", link, "--", "true"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "true" in done.stderr
    assert "Traceback" not in done.stderr
    with pytest.raises(Trouble, match="no-such-program-here"):
        asyncio.run(Bridge(link).run(["no-such-program-here"]))
    with pytest.raises(Trouble) as raised:
        asyncio.run(Bridge(f"{ada.address}/table/nothing#x").run(["cat"]))
    assert raised.value.key == "unknown-match"
