"""A server in a process of its own: started, asked how it is, stopped or killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 60.0  # seconds for a server to come up
TICKS: Final = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Process:
    """One server. `log` gets all that it says."""

    def __init__(
        self, command: Sequence[str], port: int, page: str, log: Path, environment: Mapping[str, str]
    ) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.page = page
        self.log = log
        with log.open("ab") as said:
            self.popen = subprocess.Popen(
                command, stdout=said, stderr=said, env={**os.environ, **environment}, cwd=ROOT
            )

    @property
    def is_up(self) -> bool:
        try:
            with urlopen(self.address + self.page, timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def wait_until_up(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.is_up:
            assert self.popen.poll() is None, f"the server ended:\n{self.said()}"
            assert time.monotonic() < end, f"the server does not answer:\n{self.said()}"
            time.sleep(0.05)

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-4000:]

    @property
    def cpu(self) -> float:
        """Seconds of work so far."""
        fields = Path(f"/proc/{self.popen.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes that lie in memory now."""
        for line in Path(f"/proc/{self.popen.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("no VmRSS")

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        self.popen.send_signal(signal.SIGKILL)
        self.popen.wait()

    def stop(self) -> None:
        """As an operator would."""
        if self.popen.poll() is None:
            self.popen.send_signal(signal.SIGTERM)
            self.popen.wait(PATIENCE)


def windsock(database: str, log: Path, *, port: int | None = None, compiled: Path | None = None) -> Process:
    """`windsock serve` without rate limits, on the plain sources or on a compiled build."""
    port = port or free_port()
    environment = {} if compiled is None else {"PYTHONPATH": str(compiled)}
    program = Path(sys.executable).parent / "windsock"
    options = ["--port", str(port), "--database", database, "--no-limits", "--language", "en"]
    return Process([str(program), "serve", *options], port, "/health", log, environment)


def boardgame(log: Path) -> Process:
    """boardgame.io's server from npm, with its memory storage."""
    port = free_port()
    script = Path(__file__).parent / "boardgame_server.cjs"
    return Process(["node", str(script), str(port)], port, "/games", log, {"NODE_ENV": "production"})
