"""The server as people run it: `windsock serve`, a process of its own, on a database that outlives it."""

from __future__ import annotations

import fcntl
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from windsock.web.settings import STATIC

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
PATIENCE = 60.0


class Site:
    """One server. `stop`, `kill` and `start` it as often as you like: address and database stay."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Site:
        command = [
            *(str(Path(sys.executable).with_name("windsock")), "serve", "--no-limits", "--language", "en"),
            *("--port", str(self.port), "--database", f"sqlite:///{self.folder}/windsock.db"),
            *self.options,
        ]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        self.wait()
        return self

    def wait(self) -> None:
        """Until the server answers."""
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process is not None
            assert self.process.poll() is None, self.log()
            assert time.monotonic() < end, self.log()
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5):
                return True
        except (urllib.error.URLError, OSError):
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def restart(self) -> None:
        self.kill()
        self.start()

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def build_client() -> None:
    """The client as it is now. Built by whoever comes first, when a source is newer than what was built."""
    if not CLIENT.is_dir() or not STATIC.is_relative_to(ROOT / "src"):
        return  # an installed package brings its client along
    built = ROOT / "build" / "client"
    built.mkdir(parents=True, exist_ok=True)
    with (ROOT / "build" / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_stale():
            command = ["npm", "run", "build", "--", "--outDir", str(built), "--emptyOutDir"]
            done = subprocess.run(command, cwd=CLIENT, capture_output=True)
            assert done.returncode == 0, (done.stdout + done.stderr).decode()
            shutil.rmtree(STATIC, ignore_errors=True)
            shutil.copytree(built, STATIC)


def is_stale() -> bool:
    page = STATIC / "index.html"
    if not page.is_file():
        return True
    sources = [CLIENT / "index.html", *CLIENT.glob("*.ts"), CLIENT / "package-lock.json"]
    sources += [path for folder in ("src", "public") for path in (CLIENT / folder).rglob("*")]
    return any(path.stat().st_mtime > page.stat().st_mtime for path in sources if path.is_file())
