"""`windsock serve` as a person starts it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.visitor import Visitor
from windsock.command.serve import listen
from windsock.core.trouble import Trouble

WINDSOCK = [sys.executable, "-c", "from windsock.command.main import main; main()"]


def test_the_first_table_is_ready_to_play_and_ctrl_c_ends_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/windsock.db"
    serve = [*WINDSOCK, "serve", "--port", "0", "--database", database, "--language", "en"]
    with subprocess.Popen(
        [*serve, "--first-table", "airlines-europe"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(3)]
        address = re.search(r"http://localhost:\d+", lines[0])
        link = re.search(r"/table/(\w+)#(\S+)", lines[1])
        assert address is not None
        assert link is not None
        ada = Visitor(address[0])
        shown = ada.told(f"/matches/{link[1]}")
        assert [chair["kind"] for chair in shown["chairs"]] == ["person", "bot", "bot", "bot"]
        ada.tokens[link[1], 0] = link[2]
        with ada.live(link[1], 0) as live:
            live.wait(lambda frame: frame["stage"] == "running")
            assert "count" in live.play(live.frame["moves"][0]["text"])
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
        assert process.returncode == 0, said
        assert link[2] not in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--first-table", "ludo"], "ludo"),
        (["--database", "mystery://nowhere"], "database"),
        (["--database", "sqlite:////nowhere/at/all.db"], "database"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(arguments: list[str], said: str) -> None:
    done = subprocess.run(
        [*WINDSOCK, "serve", "--port", "0", "--language", "en", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_taken_port_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Trouble) as caught:
        listen("127.0.0.1", taken.getsockname()[1])
    assert caught.value.key == "port-taken"
    assert str(caught.value.facts["port"]) in str(caught.value)
