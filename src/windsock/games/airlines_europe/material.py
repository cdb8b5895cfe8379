"""The board and the cards as immutable tables, loaded from CSV files (section 18 of the catalogue)."""

from __future__ import annotations

import csv
import hashlib
from pathlib import Path
from typing import Final

from windsock.core.trouble import Trouble

from .check import check
from .numbers import ABACUS_SHARES, SHARES

# Cards. A share's face is its airline's place in list order (section 2); its back is grey.
AIRLINES: Final = len(SHARES)
ABACUS: Final = AIRLINES  # its back is red: everybody can tell it (AE-ABACUS-10)
SCORING: Final = AIRLINES + 1  # AE-COMP-02: the same grey back as a share
KINDS: Final = AIRLINES + 1  # shares of airlines and of ABACUS
GREY: Final = 0
RED: Final = 1
BACKS: Final = (GREY,) * AIRLINES + (RED, GREY)
FACES: Final = (*SHARES, "abacus", "scoring")
MOST: Final = (*SHARES.values(), ABACUS_SHARES)  # copies of each share

DATA: Final = Path(__file__).parent / "data"
BOARDS: Final = ("europe", "t1")


class Board:
    """All tables of one board. Cities, routes and airlines are known by their place in these lists."""

    def __init__(self, folder: Path) -> None:
        cities = rows(folder / "cities.csv")
        airlines = {row["key"]: row for row in rows(folder / "airlines.csv")}
        routes = rows(folder / "routes.csv")
        track = sorted(rows(folder / "track.csv"), key=lambda row: int(row["first_space"]))
        listed = [airlines[key] for key in SHARES]

        self.name = folder.name
        self.folder = folder
        self.cities = tuple(row["id"] for row in cities)
        city = {key: i for i, key in enumerate(self.cities)}

        self.airlines = tuple(SHARES)
        self.homes = tuple(city[row["home"]] for row in listed)
        self.starts = tuple(int(row["start_space"]) for row in listed)
        # AE-BONUS-01
        self.destinations = tuple(city.get(row["bonus_destination"] or "", -1) for row in listed)
        self.bonuses = tuple(int(row["bonus_value"] or 0) for row in listed)

        self.routes = tuple(f"{row['a']}-{row['b']}" for row in routes)
        self.route_ids = tuple(row["id"] for row in routes)
        self.ends = tuple((city[row["a"]], city[row["b"]]) for row in routes)
        self.is_long_haul = tuple(row["long_haul"] == "yes" for row in routes)
        prices = [[int(price) for price in row["licences"].split("/")] for row in routes]
        # Circles of all routes in one line: route r has those from first_circle[r] up to first_circle[r + 1].
        self.first_circle = tuple(sum(map(len, prices[:i])) for i in range(len(prices) + 1))
        self.circle_price = tuple(price for route in prices for price in route)
        self.routes_at = tuple(
            tuple(r for r, ends in enumerate(self.ends) if i in ends) for i in range(len(self.cities))
        )

        self.last_space = int(track[-1]["last_space"])
        self.zones = tuple((int(row["first_space"]), int(row["last_space"]), row_of(row)) for row in track)
        self.rows = tuple(row for first, last, row in self.zones for _ in range(first, last + 1))
        self.size = AIRLINES * len(self.routes)  # possible purchases
        self.print = fingerprint(folder)


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def row_of(zone: dict[str, str]) -> tuple[int, ...]:
    return tuple(int(number) for number in zone["row"].split("-"))


def fingerprint(folder: Path) -> str:
    """A short digest of what matters in play: a save names it."""
    digest = hashlib.sha256()
    for sheet in ("airlines", "cities", "routes", "track"):
        file = folder / f"{sheet}.csv"
        digest.update(file.read_bytes().replace(b"\r\n", b"\n") if file.is_file() else b"")
    return digest.hexdigest()[:12]


LOADED: Final[dict[str, Board]] = {}


def load(name: str) -> Board:
    """A shipped board by its name, or anybody's by the path of its folder."""
    folder = DATA / name if name in BOARDS else Path(name)
    if not folder.is_dir():
        raise Trouble("unknown-board", board=name, boards=", ".join(BOARDS))
    key = str(folder.resolve())
    if key in LOADED and (name in BOARDS or LOADED[key].print == fingerprint(folder)):
        return LOADED[key]
    for finding in check(folder):
        if finding.is_refusal:
            where = {"rule": finding.rule, "file": finding.file, "row": finding.row}
            raise Trouble("board-refused", board=name, **where, **finding.facts)
    board = Board(folder)
    LOADED[key] = board
    return board
