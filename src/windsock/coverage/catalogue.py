"""The rule catalogue of a game, as the reports on its rules need it, and where its sources and tests lie."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

import windsock
from windsock.core.game import Game
from windsock.core.registry import found
from windsock.rulebook import Rulebook

HERE = Path(windsock.__file__).parent
EXCEPTIONS = "not_executable.toml"
PROVED = {"EX", "TEST", "INV"}  # chapters that are tests themselves: no line of the rules is theirs


def rules_of(game: str) -> dict[str, str]:
    """Every id of a game's catalogue with its text."""
    return {rule.id: rule.text for rule in Rulebook(game).rules.values()}


@dataclass(frozen=True)
class Exceptions:
    """Rules that no line can execute, and rules that no random game can reach, with the reasons."""

    not_executable: dict[str, str]
    unreachable: dict[str, str]  # by id or by chapter, AE-DATA

    def why_unreachable(self, rule: str) -> str | None:
        return self.unreachable.get(rule) or self.unreachable.get(rule.rpartition("-")[0])


def exceptions_of(game: Game) -> Exceptions:
    """What the game says of itself in its file of exceptions."""
    path = sources_of(game) / EXCEPTIONS
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return Exceptions(tables.get("not_executable", {}), tables.get("unreachable_in_random_play", {}))


def repository(installed: Path) -> Path | None:
    """The working tree that a package stands in, if it is none that was installed from a wheel."""
    if "site-packages" not in installed.parts:
        for folder in installed.resolve().parents:
            if (folder / "tests").is_dir() and (folder / "pyproject.toml").exists():
                return folder
    return None


def in_tree(package: str, installed: Path) -> Path:
    """The sources of a package: in the working tree, also when a compiled build of it is what runs."""
    root = repository(installed)
    inside = root / "src" / Path(*package.split(".")) if root is not None else installed
    return inside if inside.is_dir() else installed


def package_of(game: Game) -> str:
    """The name of the package that declares a game."""
    return found("windsock.games")[game.name].module


def sources_of(game: Game) -> Path:
    """The folder of a game's chapters."""
    return in_tree(package_of(game), game.folder)


def shared_sources() -> list[Path]:
    """Where else a line may stand that a rule of a game rests on."""
    return [in_tree(f"windsock.{part}", HERE / part) for part in ("core", "boards", "mechanics")]


def tests_of(game: Game, root: Path) -> list[Path]:
    """Where the rules of a game are tested: its own folders, or all tests of a plug-in."""
    own = [root / "tests" / "games" / sources_of(game).name, root / "tests" / "scenarios" / game.name]
    return [folder for folder in own if folder.is_dir()] or [root / "tests"]
