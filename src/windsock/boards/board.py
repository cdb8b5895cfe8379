"""Boards of cities and routes: their immutable tables, and the shelf that a game loads them from."""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, final

from windsock.core.compiled import mypyc_attr
from windsock.core.game import Finding
from windsock.core.reading import is_folder
from windsock.core.trouble import Trouble

from .sheets import MARK


@mypyc_attr(allow_interpreted_subclasses=True)
class Map:
    """What the boards of all games have. Cities, routes and circles are known by their place in these lists.

    `circles` is the column of routes.csv with the numbers printed on each route, as 3/5/8.
    """

    def __init__(self, folder: Path, circles: str, sheets: tuple[str, ...]) -> None:
        routes = rows(folder / "routes.csv")
        self.name = folder.name
        self.folder = folder
        self.cities = tuple(row["id"] for row in rows(folder / "cities.csv"))
        self.city = {key: place for place, key in enumerate(self.cities)}
        self.routes = tuple(f"{row['a']}-{row['b']}" for row in routes)
        self.route_ids = tuple(row["id"] for row in routes)
        self.ends = tuple((self.city[row["a"]], self.city[row["b"]]) for row in routes)
        self.routes_at = tuple(
            tuple(route for route, ends in enumerate(self.ends) if city in ends)
            for city in range(len(self.cities))
        )
        printed = [[int(number) for number in row[circles].split("/")] for row in routes]
        # Circles of all routes in one line: route r has those from first_circle[r] up to first_circle[r + 1].
        self.first_circle = tuple(sum(map(len, printed[:i])) for i in range(len(printed) + 1))
        self.printed = tuple(number for route in printed for number in route)  # circle -> its number
        self.print = fingerprint(folder, sheets)

    def covers(self, circles: bytearray | None) -> list[tuple[int, ...]]:
        """Of each route what covers its circles; without any, nothing does."""
        all_of_them = bytes(len(self.printed)) if circles is None else bytes(circles)
        first = self.first_circle
        return [tuple(all_of_them[first[route] : first[route + 1]]) for route in range(len(self.routes))]

    def free_circle(self, circles: bytearray, route: int, number: int) -> int:
        """The first circle of a route with this number that nothing covers; -1 if there is none."""
        for circle in range(self.first_circle[route], self.first_circle[route + 1]):
            if self.printed[circle] == number and not circles[circle]:
                return circle
        return -1


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8-sig", newline="") as lines:
        return list(csv.DictReader(lines))


def fingerprint(folder: Path, sheets: tuple[str, ...]) -> str:
    """A short digest of what matters in play: a save names it."""
    digest = hashlib.sha256()
    for sheet in sheets:
        file = folder / sheet
        written = file.read_bytes() if file.is_file() else b""
        digest.update(written.removeprefix(MARK).replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:12]


@final
class Shelf:
    """The boards of a game, each made once: those in `data` by their names, anybody's by a folder's path."""

    def __init__(
        self,
        data: Path,
        names: tuple[str, ...],
        sheets: tuple[str, ...],
        check: Callable[[Path], list[Finding]],
        make: Callable[[Path], Any],
    ) -> None:
        self.data = data
        self.names = names
        self.sheets = sheets
        self.check = check
        self.make = make
        self.made: dict[str, Any] = {}

    def load(self, name: str) -> Any:
        """The board of this name or path; refused if its sheets break a constraint."""
        is_ours = name in self.names
        if is_ours and name in self.made:
            return self.made[name]
        folder = self.data / name if is_ours else Path(name)
        if not is_folder(folder):
            raise Trouble("unknown-board", board=name, boards=", ".join(self.names))
        key = name if is_ours else str(folder.resolve())
        if key in self.made and self.made[key].print == fingerprint(folder, self.sheets):
            return self.made[key]
        for finding in self.check(folder):
            if finding.is_refusal:
                where = {"rule": finding.rule, "file": finding.file, "row": finding.row}
                raise Trouble("board-refused", board=name, **where, **finding.facts)
        self.made[key] = self.make(folder)
        return self.made[key]
