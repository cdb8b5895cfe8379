"""What remains of a finished match: the file that anybody can download, played again by the engine."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import windsock
from windsock.core.table import Table


def told(address: str, path: str) -> Any:
    with urllib.request.urlopen(f"{address}/api{path}") as answer:
        text = answer.read().decode()
    return json.loads(text) if answer.headers["content-type"].startswith("application/json") else text


def saved(address: str, match: str, folder: Path) -> Table:
    """The saved game, dealt and played again. The server's own check must come to the same end."""
    path = folder / f"{match}.wsk"
    path.write_text(told(address, f"/matches/{match}/save"), encoding="utf-8")
    table = windsock.load(path)
    verified = told(address, f"/matches/{match}/verify")
    assert table.over
    assert verified["is_equal"]
    assert verified["digest"] == table.digest()
    return table


def moves_of(table: Table, seat: int) -> list[str]:
    return [table.write(action) for mover, action in table.done if mover == seat]
