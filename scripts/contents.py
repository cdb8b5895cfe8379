"""The contents of a game's README.md, made from `GAME`: run it when chapters, actions or steps change.

python -m scripts.contents
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import windsock
from windsock.core.chapters import actions_in, steps_in
from windsock.core.game import Game
from windsock.core.registry import games

HEADING = "## Contents\n"
SECTION = re.compile(rf"{HEADING}.*?(?=\n## |\Z)", re.DOTALL)


def contents(game: Game) -> str:
    """The section of the README: a row for each chapter."""
    rows = [row(game, chapter) for chapter in game.chapters]
    return "\n".join([HEADING, "| chapter | file | moves | steps |", "| --- | --- | --- | --- |", *rows, ""])


def row(game: Game, chapter: ModuleType) -> str:
    kinds = actions_in((chapter,))
    cells = (
        title(game, chapter),
        f"`{file_of(game, chapter).name}`",
        listed(act.verb for act in game.acts if act.kind in kinds),
        listed(steps_in((chapter,))),
    )
    return f"| {' | '.join(cells)} |"


def title(game: Game, chapter: ModuleType) -> str:
    """The first sentence of its docstring."""
    text = " ".join(docstring(game, chapter).split("\n\n")[0].split())
    return re.split(r"\.(?= |$)", text)[0].rstrip(":")


def docstring(game: Game, chapter: ModuleType) -> str:
    """From the source: compiled modules have none."""
    return ast.get_docstring(ast.parse(file_of(game, chapter).read_text(encoding="utf-8"))) or ""


def file_of(game: Game, chapter: ModuleType) -> Path:
    return game.folder / f"{chapter.__name__.rpartition('.')[2]}.py"


def listed(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def readme(game: Game) -> Path:
    return game.folder / "README.md"


def renewed(game: Game) -> str:
    """The whole README with its contents as they are now."""
    return SECTION.sub(lambda _: contents(game), readme(game).read_text(encoding="utf-8"), count=1)


if __name__ == "__main__":
    for game in map(windsock.game, games()):
        readme(game).write_text(renewed(game), encoding="utf-8")
