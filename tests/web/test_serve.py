"""`windsock serve` as a person starts it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.command.serve import listen
from windsock.core.trouble import Trouble
from windsock.web.settings import Settings

WINDSOCK = [sys.executable, "-c", "from windsock.command.main import main; main()"]
SOAK = os.environ.get("WINDSOCK_SOAK") == "1"  # judges by the clock, on a quiet machine


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


def test_a_server_that_stops_answers_whoever_waits_and_is_soon_gone(tmp_path: Path) -> None:
    """Long polls get the frame as it is; sockets are told that it is a restart; half a request is nothing."""
    with ThreadPoolExecutor(3) as pool, ExitStack() as open_sockets:
        with serving(Settings(f"sqlite:///{tmp_path}/windsock.db")) as running:
            ada = Visitor(running.settings.address)
            match = ada.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
            live = open_sockets.enter_context(ada.live(match, 0))
            live.wait(lambda frame: frame["stage"] == "running")
            poll = f"/matches/{match}/frames?wait=25&after=500"
            polls = [pool.submit(Visitor(ada.address).ask, poll) for _ in range(3)]
            port = running.listener.getsockname()[1]
            half = open_sockets.enter_context(socket.create_connection(("127.0.0.1", port)))
            half.sendall(b"POST /api/me HTTP/1.1\r\ncontent-length: 100\r\n\r\n{")
            while len(running.app.state.desk.polls) < len(polls):
                time.sleep(0.01)
            start = time.monotonic()
        assert time.monotonic() - start < 2.0 or not SOAK  # long polls alone would take 25
        for poll_answer in (poll.result(1) for poll in polls):
            assert (poll_answer.status_code, poll_answer.json()["match"]) == (200, match)
        with pytest.raises(ConnectionClosed) as closed:
            live.wait(lambda frame: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_a_taken_port_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Trouble) as caught:
        listen("127.0.0.1", taken.getsockname()[1])
    assert caught.value.key == "port-taken"
    assert str(caught.value.facts["port"]) in str(caught.value)
