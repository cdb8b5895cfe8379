"""The shape of a scenario's tables: known keys, right kinds, and where in the file something is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from windsock.core.trouble import Trouble

Shape = Mapping[str, tuple[type, ...]]

KINDS: Final[Mapping[type, str]] = {
    str: "text",
    int: "whole number",
    bool: "true or false",
    list: "list",
    dict: "table",
}


@contextmanager
def within(file: Path, place: str) -> Iterator[None]:
    """Whatever goes wrong in here went wrong at this place of the file."""
    try:
        yield
    except Trouble as trouble:
        raise Trouble("scenario-broken", file=str(file), where=place, problem=str(trouble)) from trouble


def check(table: Any, name: str, shape: Shape, needed: Sequence[str] = ()) -> None:
    """It is a table, every key is known, every value is of the right kind, and nothing is missing."""
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
