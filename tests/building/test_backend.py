"""What decides whether a build is compiled, and what it must hold. The builds themselves: test_package.py."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution, build_meta

from building import backend, compiling, contents

from .checkout import HERE

client_trouble = contents.client_trouble  # as it really is


@pytest.fixture(autouse=True)
def no_wishes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither the environment nor this checkout decides; nothing here is touched."""
    monkeypatch.delenv("WINDSOCK_PURE", raising=False)
    monkeypatch.delenv("WINDSOCK_COMPILED", raising=False)
    monkeypatch.setattr(contents, "client_trouble", lambda: None)
    monkeypatch.setattr(backend, "HERE", tmp_path)
    monkeypatch.setattr(build_meta, "get_requires_for_build_wheel", lambda _: [])


def foreign(module: str) -> set[str]:
    """The packages that a module imports and that Python does not bring."""
    text = (HERE / module).read_text(encoding="utf-8")
    names = re.findall(r"^ *(?:from (\w+)[\w.]* import |import (\w+))", text, re.MULTILINE)
    return {one or other for one, other in names} - {*sys.stdlib_module_names, "windsock"}


def test_the_whole_engine_is_compiled_wherever_a_file_is_moved() -> None:
    """All of the core, of what games share and of the games, each room of them, and what makes frames."""
    engine = [HERE / "src" / "windsock" / room for room in ("core", "boards", "mechanics", "games")]
    files = [file for room in engine for file in room.rglob("*.py") if file.name not in compiling.NEVER]
    wanted = {file.relative_to(HERE).as_posix() for file in files} - {*compiling.PLAIN}
    frames = {
        f"src/windsock/{name}.py"
        for name in (
            *(
                "match/fold",
                "match/match",
                "frames/frame",
                "frames/public",
                "frames/saying",
                "frames/sparing",
            ),
        )
    }
    assert {*compiling.modules()} == wanted | frames


def test_a_compiled_build_asks_for_every_package_that_its_modules_import(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = {re.split(r"\W", name)[0] for name in compiling.NEEDED}
    assert {name for module in compiling.modules() for name in foreign(module)} <= asked
    monkeypatch.setattr(compiling, "can_compile_c", lambda: True)
    assert backend.get_requires_for_build_wheel() == [*compiling.NEEDED]


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [("WINDSOCK_PURE", "1", "WINDSOCK_PURE=1"), ("CC", "no-such-compiler", "no C compiler")],
)
def test_a_plain_build_asks_for_nothing(
    name: str, value: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert reason in (compiling.obstacle() or "")
    assert backend.get_requires_for_build_wheel() == []


@pytest.mark.parametrize("failure", [RuntimeError("mypyc"), SystemExit("mypyc"), OSError("mypyc")])
def test_compiling_never_fails_a_build_that_did_not_demand_it(
    failure: BaseException, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def build(*_: object) -> str:
        if compiling.obstacle() is None:
            raise failure
        return "plain.whl"

    monkeypatch.setattr(compiling, "can_compile_c", lambda: True)
    monkeypatch.setattr(build_meta, "build_wheel", build)
    monkeypatch.setenv("WINDSOCK_COMPILED", "1")
    with pytest.raises(type(failure)):
        backend.build_wheel("nowhere")
    monkeypatch.delenv("WINDSOCK_COMPILED")
    monkeypatch.setenv("WINDSOCK_PURE", "")  # so that the fixture takes back what the build sets
    assert backend.build_wheel("nowhere") == "plain.whl"
    assert capsys.readouterr().out == "windsock: plain Python build (compiling failed: mypyc)\n"


def test_a_compiled_build_that_is_demanded_and_impossible_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WINDSOCK_COMPILED", "1")
    monkeypatch.setenv("WINDSOCK_PURE", "1")
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    with pytest.raises(SystemExit, match="WINDSOCK_COMPILED=1 cannot be done"):
        compiling.extensions()


def test_without_the_client_there_is_no_source_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A build straight from a checkout says what it lacks; from a source package it stops."""
    monkeypatch.setattr(contents, "client_trouble", lambda: "no npm")
    monkeypatch.setattr(build_meta, "build_wheel", lambda *_: "made.whl")
    with pytest.raises(SystemExit, match="no source package without the browser client: no npm"):
        source_package().run()
    assert backend.build_wheel("nowhere") == "made.whl"
    assert capsys.readouterr().out.count("\n") == 1
    (tmp_path / "PKG-INFO").touch()
    with pytest.raises(SystemExit, match="browser client"):
        backend.build_wheel("nowhere")


def source_package() -> Any:
    """What makes a source package, by whatever door: setup.py names it."""
    return contents.WholeSource(Distribution())


def test_without_the_rules_there_is_no_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for file in (HERE / "rules").rglob("*.md"):
        copy = tmp_path / file.relative_to(HERE / "rules")
        copy.parent.mkdir(exist_ok=True)
        copy.touch()
    monkeypatch.setattr(contents, "RULES", tmp_path)
    assert contents.missing_rules() == []
    for missing in ("air-alliance.md", "fr/air-alliance.md"):
        (tmp_path / missing).unlink()
        for build in (source_package().run, lambda: backend.build_wheel("nowhere")):
            with pytest.raises(SystemExit, match=f"without the rules: .*rules/{re.escape(missing)}"):
                build()


def test_a_client_older_than_its_sources_is_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page, source = tmp_path / "index.html", tmp_path / "client" / "src" / "main.ts"
    monkeypatch.setattr(contents, "PAGE", page)
    monkeypatch.setattr(contents, "CLIENT", tmp_path / "client")
    assert client_trouble() == "neither the built client nor its sources are here"
    page.touch()
    assert contents.is_built()  # a source package: the client has no sources there
    page.write_text('<script src="/assets/index.js"></script>')
    assert not contents.is_built()
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index.js").touch()
    assert contents.is_built()
    source.parent.mkdir(parents=True)
    source.touch()
    (tmp_path / "client" / "package.json").touch()
    monkeypatch.setattr(shutil, "which", lambda _: None)
    os.utime(page, (1, 1))
    assert client_trouble() == "it is built with Node.js, and npm was not found"
