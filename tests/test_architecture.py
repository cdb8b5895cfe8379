"""The shape of the project: imports point one way, games are found, never imported, chance has one source."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent
SOURCE = HERE / "src" / "windsock"
FILES = sorted(SOURCE.rglob("*.py"))

# What each part of the package may import beside itself. `windsock` is the public face, __init__.py.
MAY_IMPORT = {
    "core": set(),
    "boards": {"core"},
    "mechanics": {"core", "boards"},
    "maps": {"core"},
    "games": {"core", "boards", "mechanics", "maps"},
    "language": {"core"},
    "rulebook": {"core"},
    "folder": set(),
    "windsock": {"core", "language"},
    "__main__": {"command"},
    "bots": {"core"},
    "scenario": {"core", "language"},
    "lab": {"core", "bots", "language"},
    "laws": {"core", "language"},
    "coverage": {"core", "laws", "rulebook", "scenario", "windsock"},
    "match": {"core"},
    "frames": {"core", "maps", "match"},
    "hosting": {"core", "frames", "match"},
    "web": {"core", "frames", "hosting", "language", "maps", "match", "rulebook"},
    "terminal": {"core", "folder", "frames", "language", "maps", "match", "rulebook"},
    "command": {
        *("core", "coverage", "folder", "frames", "hosting", "lab", "language", "maps", "match", "rulebook"),
        *("scenario", "terminal", "web", "windsock"),
    },
}
MADE = {"node_modules", "static", "__pycache__"}  # by the tools, not by us
NO_TEXT = {".svg", ".json", ".pyc", ".so", ".png", ".lock", ".db"}
FOREIGN = re.compile(r"p[y]pi\.org|p[y]thonhosted|n[p]mjs|d[e]b\.debian|/w[o]rk/|/r[o]ot/|/h[o]me/|/f[a]rm/")


def place_of(file: Path) -> tuple[str, ...]:
    """The dotted name of a source file, in parts."""
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def part_of(name: tuple[str, ...]) -> str:
    """Which part of the package a module belongs to."""
    return name[1] if len(name) > 1 else "windsock"


def imported(file: Path) -> Iterator[tuple[str, ...]]:
    """Every module that a source imports at run time, by its full name."""
    package = file.relative_to(SOURCE.parent).parent.parts
    for node in run_time(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (tuple(name.name.split(".")) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = (*base, *(node.module or "").split(".")) if node.module else base
            if module == ("windsock",):  # from . import language
                yield from ((*module, name.name) for name in node.names)
            else:
                yield module


def run_time(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a source without what only the type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for other in node.orelse:
                yield other
                yield from run_time(other)
        else:
            yield node
            yield from run_time(node)


def test_every_part_of_the_package_has_its_place() -> None:
    parts = {part_of(place_of(file)) for file in FILES}
    assert parts <= set(MAY_IMPORT), "say in MAY_IMPORT what a new part of the package may import"


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_point_one_way(part: str) -> None:
    wrong = [
        f"{file.relative_to(HERE)} imports {'.'.join(name)}"
        for file in FILES
        if part_of(place_of(file)) == part
        for name in imported(file)
        if name[0] == "windsock" and part_of(name) not in {part, *MAY_IMPORT[part]}
    ]
    assert wrong == []


def test_the_allowed_imports_have_no_circle() -> None:
    def all_below(part: str, path: tuple[str, ...]) -> None:
        assert part not in path, f"a circle: {' -> '.join((*path, part))}"
        for other in MAY_IMPORT[part]:
            all_below(other, (*path, part))

    for part in MAY_IMPORT:
        all_below(part, ())


def test_the_core_needs_the_standard_library_alone() -> None:
    foreign = {
        (file.name, name[0])
        for file in FILES
        if part_of(place_of(file)) == "core"
        for name in imported(file)
        if name[0] != "windsock" and name[0] not in sys.stdlib_module_names
    }
    assert foreign == set()


def test_all_chance_of_a_game_is_the_chance_of_its_state() -> None:
    outside = {
        (file.name, name)
        for file in FILES
        if part_of(place_of(file)) in {"core", "boards", "mechanics", "games"}
        for name in imported(file)
        if name[0] in {"random", "numpy", "uuid"}
    }
    assert outside == set()


def test_a_game_does_not_import_another_game() -> None:
    wrong = [
        f"{file.relative_to(HERE)} imports {'.'.join(name)}"
        for file in FILES
        if part_of(place_of(file)) == "games"
        for name in imported(file)
        if name[:2] == ("windsock", "games") and name[2:3] != place_of(file)[2:3]
    ]
    assert wrong == []


def test_nothing_outside_a_game_names_its_package() -> None:
    packages = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists()]
    assert packages
    named = [
        str(file.relative_to(HERE))
        for file in FILES
        if part_of(place_of(file)) != "games"
        for package in packages
        if package in file.read_text(encoding="utf-8")
    ]
    assert named == []


def test_no_game_takes_no_seat_for_everything() -> None:
    """A view of everything is asked for by its name, EVERYTHING."""
    files = [*SOURCE.glob("games/*/show/*.py"), *HERE.glob("tests/toy/*.py")]
    assert len(files) > 20
    found = [
        str(file.relative_to(HERE))
        for file in files
        if re.search(r"seat is None|seat in \(None|seat: Seat \| None", file.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_file_names_a_package_registry_or_a_path_of_a_machine() -> None:
    folders = [
        "src",
        "client",
        "examples",
        "tests",
        "docs",
        "scripts",
        "rules",
        "requirements",
        "building",
        ".ci",
        ".github",
    ]
    files = [file for name in folders for file in (HERE / name).rglob("*") if not MADE & {*file.parts}]
    files += HERE.iterdir()
    found = [
        f"{file.relative_to(HERE)}:{number}"
        for file in files
        if file.is_file() and file.suffix not in NO_TEXT
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if FOREIGN.search(line)
    ]
    assert found == []
