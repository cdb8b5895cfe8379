"""Reads scenario files. Whatever is misspelt is a `Trouble` that names the file and the field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from windsock.core.reading import is_folder
from windsock.core.trouble import Trouble

from .lines import Trail
from .shape import KINDS, Shape, check, check_sizes, texts, within

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
FILLED: Final = (
    "play",
    "refused",
    "legal",
    "then",
    "view",
    "events",
)  # empty ones would check nothing


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
    trail: Trail = ()  # its path in the file
    shared: frozenset[str] = frozenset()  # the keys that stand once, above all scenarios of the file


def files(paths: Sequence[Path]) -> list[Path]:
    """The scenario files among these files and folders. A folder without any is listed itself, as broken."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(file for file in path.rglob("*.toml") if file.is_file()) if is_folder(path) else []
        found += inside or [path]
    return found


def read(file: Path) -> list[Scenario]:
    """All scenarios of a file: its `[[scenario]]` tables, or the file itself."""
    if is_folder(file):
        raise Trouble("scenario-none", paths=str(file))
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble("scenario-unreadable", file=str(file)) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is no TOMLDecodeError
        raise Trouble("scenario-toml", file=str(file), problem=str(error)) from error
    with within(file, file.stem, ()):
        check_sizes(tables)
    if "scenario" not in tables:
        return [scenario(file, file.stem, tables, ())]
    several = tables.pop("scenario")
    with within(file, "scenario", ()):
        check(tables, "", SETUP)
        if not isinstance(several, list) or not several:
            raise Trouble("scenario-kind", field="scenario", kind=KINDS[list])
        for table in several:
            check(table, "scenario", {**SETUP, **STORY}, needed=("name",))
            if sum(table["name"] == other.get("name") for other in several) > 1:
                raise Trouble("scenario-twice", name=table["name"])
    return [
        replace(
            scenario(file, table["name"], {**tables, **table}, ("scenario", place)),
            shared=frozenset(tables.keys() - table.keys()),
        )
        for place, table in enumerate(several)
    ]


def scenario(file: Path, name: str, table: Mapping[str, Any], trail: Trail) -> Scenario:
    """One scenario from its table."""
    with within(file, str(table.get("name", name)), trail):
        check(table, "scenario", {**SETUP, **STORY}, needed=("game", "seats", "step"))
        options = table.get("options", {})
        check(options, "options", dict.fromkeys(options, (bool,)))
        rules = tuple(texts("rules", table.get("rules", [])))
    check_steps(file, table.get("name", name), table["step"], trail)
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
        trail=trail,
    )


def check_steps(file: Path, name: str, steps: Sequence[Any], trail: Trail) -> None:
    """Checks that the clauses of each step are known, of the right kind and not empty."""
    for number, step in enumerate(steps, 1):
        with within(file, f"{name}, step {number}", (*trail, "step", number - 1)):
            check(step, "step", STEP)
            if not step or any(not step[clause] for clause in FILLED if clause in step):
                raise Trouble("scenario-empty")
