"""The shape of a scenario's tables: known keys, right kinds, and where in the file something is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from windsock.core.trouble import Trouble

from .lines import Trail, line_of

Shape = Mapping[str, tuple[type, ...]]

KINDS: Final[Mapping[type, str]] = {
    str: "text",
    int: "whole number",
    bool: "true or false",
    list: "list",
    dict: "table",
}

LARGEST: Final = (1 << 128) - 1  # the largest seed
DEEPEST: Final = 32


@contextmanager
def within(file: Path, place: str, trail: Trail) -> Iterator[None]:
    """Adds the file and the line to every trouble inside."""
    try:
        yield
    except Trouble as trouble:
        field = str(trouble.facts.get("field", trouble.facts.get("path", "")))
        line = line_of(file, (*trail, *filter(None, field.split("."))))
        where = f"{place}, line {line}" if line else place
        raise Trouble("scenario-broken", file=str(file), where=where, problem=str(trouble)) from trouble


def check(table: Any, name: str, shape: Shape, needed: Sequence[str] = ()) -> None:
    """Checks that it is a table, with known keys only, values of the right kind, and nothing missing."""
    if not isinstance(table, dict):
        raise Trouble("scenario-kind", field=name, kind=KINDS[dict])
    for key, value in table.items():
        if key not in shape:
            raise Trouble("scenario-key", field=key, fields=", ".join(shape))
        if type(value) not in shape[key]:
            raise Trouble("scenario-kind", field=key, kind=" / ".join(KINDS[kind] for kind in shape[key]))
    for key in needed:
        if key not in table:
            raise Trouble("scenario-missing", field=key)


def check_sizes(value: Any, path: tuple[str, ...] = ()) -> None:
    """Refuses numbers that are too large and nesting that is too deep, wherever they are."""
    if type(value) is int and abs(value) > LARGEST:
        raise Trouble("scenario-huge", field=".".join(path))
    if len(path) > DEEPEST:
        raise Trouble("scenario-deep", field=".".join(path[:3]))
    parts = (
        value.items() if isinstance(value, dict) else enumerate(value, 1) if isinstance(value, list) else ()
    )
    for key, part in parts:
        check_sizes(part, (*path, str(key)))


def texts(name: str, value: Any) -> list[str]:
    """One text or several of them."""
    found = value if isinstance(value, list) else [value]
    if not all(isinstance(text, str) for text in found):
        raise Trouble("scenario-kind", field=name, kind=KINDS[str])
    return found


def rows(name: str, value: Any, shape: Shape, needed: Sequence[str]) -> list[dict[str, Any]]:
    """One table or several of them, each of this shape and none empty."""
    found = value if isinstance(value, list) else [value]
    for row in found:
        check(row, name, shape, needed)
        if row.keys() == {"seat"}:
            raise Trouble("scenario-empty")
    return found
