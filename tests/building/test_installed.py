"""`make soak`: built and installed as a user does it, over the network, and played outside the repository.

A checkout without anything made becomes a source package and a wheel (compiled, where a C compiler is), both
in isolation; the wheel goes into empty environments: the core alone, `[play]`, `[web]`, and `[web,lab]` in
the least versions that pyproject.toml allows.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from building.compiling import can_compile_c

from .checkout import check_out, example

pytestmark = pytest.mark.skipif(not os.environ.get("WINDSOCK_SOAK"), reason="takes minutes: make soak")
KEPT = ("PATH", "HOME", "SSL_CERT_FILE", "SYSTEMROOT")  # and what pip and npm are told; nothing of ours


def environment(home: Path) -> dict[str, str]:
    told = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "npm_"))}
    return {
        **told,
        **{name: os.environ[name] for name in KEPT if name in os.environ},
        "XDG_DATA_HOME": str(home),
    }


class Installed:
    """An environment with nothing but the wheel and what it asked for."""

    def __init__(self, folder: Path, wheel: Path, extra: str, *words: str) -> None:
        self.folder = folder
        self.bin = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        folder.mkdir(exist_ok=True)
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        done = self.run("python", "-m", "pip", "install", "--quiet", *words, f"{wheel}{extra}")
        assert done.returncode == 0, done.stderr

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.bin / words[0], *words[1:]],
            cwd=self.folder,
            env=environment(self.folder),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )

    def tells(self, *words: str, typed: str = "") -> str:
        done = self.run(*words, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def refuses(self, *words: str) -> str:
        """One line on standard error."""
        done = self.run(*words)
        assert done.returncode == 2, done.stdout + done.stderr
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        return done.stderr


def test_what_a_user_builds_and_installs_plays(tmp_path: Path) -> None:
    """One test, so that the workers do not each compile for themselves."""
    wheel = built(tmp_path / "built")
    the_core_alone(wheel, tmp_path / "core")
    the_command_line(wheel, tmp_path / "play")
    the_server(wheel, tmp_path / "web")
    the_least_versions(wheel, tmp_path / "least")


def built(folder: Path) -> Path:
    checkout = check_out(folder / "checkout", is_built=False)
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(checkout)]
    done = subprocess.run(
        command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.glob("*.whl")
    assert ("none-any" in made.name) != can_compile_c()
    return made


def the_core_alone(wheel: Path, folder: Path) -> None:
    core = Installed(folder, wheel, "")
    core.tells("python", "-c", example())
    assert (folder / "game.wsk").is_file()
    listed = core.tells("python", "-m", "pip", "list", "--format=freeze")
    assert {line.partition("==")[0] for line in listed.split()} <= {"pip", "setuptools", "windsock"}
    for words in (["windsock"], ["windsock", "serve"], ["python", "-m", "windsock", "games"]):
        assert "pip install 'windsock[play]'" in core.refuses(*words)
    assert core.tells("windsock", "--version").startswith("windsock ")


def plays(installed: Installed) -> None:
    """In a pipe to the end of a small game, and by bots alone."""
    small = ("windsock", "play", "airlines-europe", "--plain", "--seats", "2", "--board", "t1", "--seed", "7")
    assert ".wsk" in installed.tells(*small, typed="1\n" * 1500).rstrip().splitlines()[-1]
    told = installed.tells("windsock", "simulate", "airlines-europe", "--games", "4", "--bots", "random")
    assert re.search(r"games +4", told)
    assert "AE-BUY-06" in installed.tells("windsock", "rules", "airlines-europe", "AE-BUY-06")


def the_command_line(wheel: Path, folder: Path) -> None:
    play = Installed(folder, wheel, "[play]")
    plays(play)
    assert play.tells("python", "-m", "windsock", "--version") == play.tells("windsock", "--version")
    assert "pip install 'windsock[web]'" in play.refuses("windsock", "serve", "--port", "0")
    results = (
        "windsock",
        "simulate",
        "airlines-europe",
        "--games",
        "1",
        "--bots",
        "random",
        "-o",
        "a.parquet",
    )
    assert "windsock[lab]" in play.refuses(*results)


def pages(installed: Installed) -> Iterator[str]:
    """What `windsock serve` answers: the page, and the program that it names."""
    with subprocess.Popen(
        [installed.bin / "windsock", "serve", "--port", "0", "--language", "en"],
        cwd=installed.folder,
        env=environment(installed.folder),
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        address = re.search(r"http://localhost:\d+", server.stdout.readline())
        assert address is not None
        with urlopen(address[0]) as answer:
            page = answer.read().decode()
        yield page
        program = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert program is not None
        with urlopen(address[0] + program[1]) as answer:
            yield answer.read().decode()
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 0


def the_server(wheel: Path, folder: Path) -> None:
    page, program = pages(Installed(folder, wheel, "[web]"))
    assert "<!doctype html>" in page.lower()
    assert len(program) > 1000


def the_least_versions(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        asked = re.findall(
            r"^Requires-Dist: ([\w.-]+)(?:\[\w+\])?>=([\d.]+).*extra == .(?:play|web|lab)",
            packed.read(name).decode(),
            re.MULTILINE,
        )
    assert len(asked) > 10
    folder.mkdir()
    least = folder / "least.txt"
    least.write_text("".join(f"{name}=={version}\n" for name, version in asked))
    installed = Installed(folder, wheel, "[web,lab]", "--constraint", str(least))
    plays(installed)
    assert len(list(pages(installed))) == 2
    installed.tells(
        "windsock", "simulate", "airlines-europe", "--games", "1", "--bots", "random", "-o", "a.parquet"
    )
