"""The board and the cards as immutable tables, loaded from CSV files (section 21 of the catalogue)."""

from __future__ import annotations

import csv
import hashlib
from pathlib import Path
from typing import Final

from windsock.core.trouble import Trouble

from .check import check
from .numbers import COMPANIES, PATTERNS, VALUES
from .sheets import SHEETS

# Cards. A share's face is the place of its company in the list; then the score card; then flight cards. A
# flight is a number by pattern and value, from 0; its card is FIRST_FLIGHT more. Score cards have the back of
# the shares (A90-COMP-06).
SCORE: Final = COMPANIES
FIRST_FLIGHT: Final = COMPANIES + 1
SHARE_BACK: Final = 0
FLIGHT_BACK: Final = 1
BACKS: Final = (SHARE_BACK,) * FIRST_FLIGHT + (FLIGHT_BACK,) * (PATTERNS * VALUES)

DATA: Final = Path(__file__).parent / "data"
BOARDS: Final = ("america", "t1")


def flight_of(pattern: int, value: int) -> int:
    return pattern * VALUES + value - 1


def pattern_of(flight: int) -> int:
    return flight // VALUES


def value_of(flight: int) -> int:
    return flight % VALUES + 1


class Board:
    """All tables of one board. Cities, routes, companies and patterns are known by their place in these."""

    def __init__(self, folder: Path) -> None:
        cities = rows(folder / "cities.csv")
        companies = rows(folder / "companies.csv")
        routes = rows(folder / "routes.csv")
        flights = rows(folder / "flight-cards.csv")

        self.name = folder.name
        self.folder = folder
        self.cities = tuple(row["id"] for row in cities)
        city = {key: i for i, key in enumerate(self.cities)}

        self.patterns = tuple(dict.fromkeys(p for row in companies for p in row["patterns"].split("|")))
        pattern = {key: i for i, key in enumerate(self.patterns)}

        self.companies = tuple(row["code"] for row in companies)
        self.shares = tuple(int(row["shares"]) for row in companies)  # A90-COMP-04
        self.markers = tuple(int(row["markers"]) for row in companies)  # A90-COMP-08
        self.headquarters = tuple(city[row["headquarters"]] for row in companies)  # A90-COMP-02
        # Company -> patterns it flies, and pattern -> companies that fly it, one bit each (A90-COMP-07).
        self.flown = tuple(sum(1 << pattern[p] for p in row["patterns"].split("|")) for row in companies)
        self.flyers = tuple(
            sum(1 << c for c, flown in enumerate(self.flown) if flown >> p & 1) for p in range(PATTERNS)
        )

        self.routes = names(routes)
        self.route_ids = tuple(row["id"] for row in routes)
        self.ends = tuple((city[row["a"]], city[row["b"]]) for row in routes)
        self.pattern = tuple(pattern[row["pattern"]] for row in routes)  # A90-COMP-03
        values = [[int(value) for value in row["circles"].split("/")] for row in routes]
        # Circles of all routes in one line: route r has those from first_circle[r] up to first_circle[r + 1].
        self.first_circle = tuple(sum(map(len, values[:i])) for i in range(len(values) + 1))
        self.circle_value = tuple(value for route in values for value in route)
        self.circle_route = tuple(r for r, route in enumerate(values) for _ in route)
        self.routes_at = tuple(
            tuple(r for r, ends in enumerate(self.ends) if i in ends) for i in range(len(self.cities))
        )
        self.routes_of = tuple(
            tuple(r for r, other in enumerate(self.pattern) if other == p) for p in range(PATTERNS)
        )
        # Company -> the routes at its headquarters that it flies.
        self.starts = tuple(
            tuple(r for r in self.routes_at[hq] if self.flown[c] >> self.pattern[r] & 1)
            for c, hq in enumerate(self.headquarters)
        )

        self.flights = tuple(  # A90-COMP-05
            sorted(flight_of(pattern[row["pattern"]], int(row["value"])) for row in flights)
        )
        self.size = COMPANIES * len(self.routes)  # companies on routes
        self.print = fingerprint(folder)


def names(routes: list[dict[str, str]]) -> tuple[str, ...]:
    """A route is called by its cities; of several between the same two, the later ones by the pattern too."""
    found: list[str] = []
    pairs: set[frozenset[str]] = set()
    for row in routes:
        pair = frozenset((row["a"], row["b"]))
        name = f"{row['a']}-{row['b']}"
        found.append(f"{name}-{row['pattern']}" if pair in pairs else name)
        pairs.add(pair)
    return tuple(found)


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def fingerprint(folder: Path) -> str:
    """A short digest of what matters in play: a save names it."""
    digest = hashlib.sha256()
    for sheet in SHEETS:
        file = folder / sheet
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
