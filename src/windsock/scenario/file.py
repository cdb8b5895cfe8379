"""Reading scenario files. Whatever is misspelt is a `Trouble` that names the file and the place in it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from windsock.core.trouble import Trouble

from .shape import KINDS, Shape, check, texts, within

SETUP: Final[Shape] = {"game": (str,), "board": (str,), "seats": (int,), "options": (dict,), "seed": (int,)}
STORY: Final[Shape] = {"name": (str,), "title": (str,), "rules": (list,), "given": (dict,), "step": (list,)}
STEP: Final[Shape] = {
    "play": (str, list),
    "refused": (dict, list),
    "asked": (list,),
    "legal": (dict, list),
    "then": (dict,),
    "view": (dict, list),
    "events": (dict, list),
    "over": (bool,),
    "winners": (list,),
}
FILLED: Final = ("play", "refused", "legal", "then", "view", "events")  # empty, these would check nothing


@dataclass(frozen=True)
class Scenario:
    """One position, what is played on it, and what must come of it."""

    file: Path
    name: str
    title: str
    rules: tuple[str, ...]
    game: str
    board: str | None
    seats: int
    options: Mapping[str, bool]
    seed: int
    given: Mapping[str, Any] | None  # None: a fresh deal
    steps: tuple[Mapping[str, Any], ...] = field(repr=False)


def files(paths: Sequence[Path]) -> list[Path]:
    """The scenario files among these files and folders."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    if not found:
        raise Trouble("scenario-none", paths=", ".join(map(str, paths)))
    return found


def read(file: Path) -> list[Scenario]:
    """All scenarios of a file: its `[[scenario]]` tables, or the file itself."""
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble("scenario-unreadable", file=str(file)) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Trouble("scenario-toml", file=str(file), problem=str(error)) from error
    if "scenario" not in tables:
        return [scenario(file, file.stem, tables)]
    several = tables.pop("scenario")
    with within(file, "scenario"):
        check(tables, "", SETUP)
        if not isinstance(several, list) or not several:
            raise Trouble("scenario-kind", field="scenario", kind=KINDS[list])
        for table in several:
            check(table, "scenario", {**SETUP, **STORY}, needed=("name",))
            if sum(table["name"] == other.get("name") for other in several) > 1:
                raise Trouble("scenario-twice", name=table["name"])
    return [scenario(file, table["name"], {**tables, **table}) for table in several]


def scenario(file: Path, name: str, table: Mapping[str, Any]) -> Scenario:
    """One scenario from its table."""
    with within(file, str(table.get("name", name))):
        check(table, "scenario", {**SETUP, **STORY}, needed=("game", "seats", "step"))
        options = table.get("options", {})
        check(options, "options", dict.fromkeys(options, (bool,)))
        rules = tuple(texts("rules", table.get("rules", [])))
    for number, step in enumerate(table["step"], 1):
        with within(file, f"{table.get('name', name)}, step {number}"):
            check(step, "step", STEP)
            if not step or any(not step[clause] for clause in FILLED if clause in step):
                raise Trouble("scenario-empty")
    return Scenario(
        file=file,
        name=table.get("name", name),
        title=table.get("title", ""),
        rules=rules,
        game=table["game"],
        board=table.get("board"),
        seats=table["seats"],
        options=options,
        seed=table.get("seed", 0),
        given=table.get("given"),
        steps=tuple(table["step"]),
    )
