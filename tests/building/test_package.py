"""A source package and a wheel from it, made where nothing but setuptools is, and played where nothing is.

`make soak` does it as a user does, over the network: test_installed.py.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import setuptools

from .checkout import HERE, STATIC, check_out, example, files

BARE = [sys.executable, "-I", "-S", "-c"]  # Python alone: no package that is installed, no environment
ONLY = "import os, sys; os.environ['WINDSOCK_PURE'] = '1'; sys.path[:0] = sys.argv[1].split(os.pathsep); "


def alone(paths: list[Path], code: str, cwd: Path) -> str:
    """What a program prints that finds these folders and Python's own library, nothing else."""
    words = [*BARE, ONLY + code, ":".join(map(str, paths))]
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=False, env={"LANG": "C"})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_package_is_whole_and_its_core_plays_alone(tmp_path: Path) -> None:
    """One test, so that the workers do not each build for themselves."""
    source, wheel = built(tmp_path / "package")
    holds_every_source_the_rules_and_the_client(source, wheel)
    plays_with_nothing_else(wheel, tmp_path)


def built(folder: Path) -> tuple[Path, Path]:
    """The source package, made from a checkout, and the wheel, made from the source package."""
    tools = folder / "tools"
    installed = Path(setuptools.__file__).parent.parent
    for part in (*installed.glob("setuptools*"), installed / "_distutils_hack"):
        shutil.copytree(part, tools / part.name)
    (folder / "made").mkdir(parents=True)
    checkout = check_out(folder / "checkout", is_built=True)
    make = f"from building.backend import *; build_sdist({str(folder / 'made')!r})"
    alone([checkout, tools], make, checkout)
    (source,) = (folder / "made").glob("*.tar.gz")
    with tarfile.open(source) as packed:
        packed.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    told = alone([unpacked, tools], make.replace("build_sdist", "build_wheel"), unpacked)
    assert told.count("windsock: ") == 1
    assert "windsock: plain Python build (WINDSOCK_PURE=1)" in told
    (wheel,) = (folder / "made").glob("*.whl")
    return source, wheel


def holds_every_source_the_rules_and_the_client(source: Path, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        held = {name for name in packed.namelist() if ".dist-info/" not in name}
    sources = {name.removeprefix("src/") for name in files() if name.startswith("src/")}
    rules = {f"windsock/{name}" for name in files() if name.startswith("rules/")}
    client = {str(path.relative_to(HERE / "src")) for path in (HERE / STATIC).rglob("*") if path.is_file()}
    assert "windsock/web/static/index.html" in client
    assert held == sources | rules | client
    with tarfile.open(source) as sdist:
        assert not [name for name in sdist.getnames() if "/tests" in name or "/client" in name]


def plays_with_nothing_else(wheel: Path, tmp_path: Path) -> None:
    """The example of the README, the version, and one clear line where more is needed."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "core")
    told = alone([tmp_path / "core"], f"exec({example()!r}); print(windsock.__version__)", tmp_path)
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", told)
    assert (tmp_path / "game.wsk").is_file()
    run = "from runpy import run_module; del sys.argv[1]; run_module('windsock', run_name='__main__')"
    for words, code in ((["--version"], 0), ([], 2), (["play", "airlines-europe"], 2)):
        done = subprocess.run(
            [*BARE, ONLY + run, str(tmp_path / "core"), *words],
            capture_output=True,
            text=True,
            check=False,
            env={"LANG": "de_DE.UTF-8"},
        )
        assert done.returncode == code, done.stderr
        assert (done.stdout + done.stderr).count("\n") == 1
        assert ("windsock " if code == 0 else "pip install 'windsock[play]'") in done.stdout + done.stderr
