"""A position in lines that a `then` understands: each says one part of it."""

from __future__ import annotations

import json
import re
from typing import Any

from windsock.core.table import Table

from .words import seat_names

BARE = re.compile(r"[A-Za-z0-9_-]+")


def lines_of(table: Table) -> dict[str, str]:
    """The whole position, hidden or not, by the path of each part."""
    return listed(table.everything(), "")


def moves_of(table: Table) -> list[str]:
    """For each seat that is asked, how many moves are legal."""
    return [
        f'legal = {{ seat = "{name}", count = {len(table.legal(seat))} }}'
        for name, seat in zip(seat_names(table.asked), table.asked, strict=True)
    ]


def listed(value: Any, path: str) -> dict[str, str]:
    if isinstance(value, dict) and value:
        parts = [(key if BARE.fullmatch(key) else json.dumps(key), part) for key, part in value.items()]
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        letter = "p" if path == "seats" else ""
        parts = [(f"{letter}{place}", part) for place, part in enumerate(value, 1)]
    else:
        return {f"{path}.size": "0"} if value == {} else {path: written(value)}
    found: dict[str, str] = {}
    for key, part in parts:
        found |= listed(part, f"{path}.{key}" if path else key)
    return found


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return '"none"' if value is None else json.dumps(value, ensure_ascii=False)
