"""The board and the cards as immutable tables, loaded from CSV files (section 21 of the catalogue)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windsock.boards.board import Map, Shelf, rows

from .check import check
from .numbers import COMPANIES, PATTERNS, VALUES
from .sheets import COMPANIES as COMPANIES_SHEET
from .sheets import FLIGHTS, ROUTES, SHEETS

# Cards. A share's face is the place of its company in the list; then the score card; then flight cards. A
# flight is a number by pattern and value, from 0; its card is FIRST_FLIGHT more. Score cards have the back of
# the shares (A90-COMP-06).
SCORE: Final = COMPANIES
FIRST_FLIGHT: Final = COMPANIES + 1
SHARE_BACK: Final = 0
FLIGHT_BACK: Final = 1
BACKS: Final = (SHARE_BACK,) * FIRST_FLIGHT + (FLIGHT_BACK,) * (PATTERNS * VALUES)

DATA: Final = Path(__file__).parent.parent / "data"
BOARDS: Final = ("america", "t1")


def flight_of(pattern: int, value: int) -> int:
    return pattern * VALUES + value - 1


def pattern_of(flight: int) -> int:
    return flight // VALUES


def value_of(flight: int) -> int:
    return flight % VALUES + 1


class Board(Map):
    """All tables of one board. Companies and patterns are known by their place in these lists."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "circles", SHEETS)
        companies = rows(folder / COMPANIES_SHEET)
        routes = rows(folder / ROUTES)
        flights = rows(folder / FLIGHTS)

        self.patterns = tuple(dict.fromkeys(p for row in companies for p in row["patterns"].split("|")))
        pattern = {key: i for i, key in enumerate(self.patterns)}

        self.companies = tuple(row["code"] for row in companies)
        self.shares = tuple(int(row["shares"]) for row in companies)  # A90-COMP-04
        self.markers = tuple(int(row["markers"]) for row in companies)  # A90-COMP-08
        self.headquarters = tuple(self.city[row["headquarters"]] for row in companies)  # A90-COMP-02
        # Company -> patterns it flies, and pattern -> companies that fly it, one bit each (A90-COMP-07).
        self.flown = tuple(sum(1 << pattern[p] for p in row["patterns"].split("|")) for row in companies)
        self.flyers = tuple(
            sum(1 << c for c, flown in enumerate(self.flown) if flown >> p & 1) for p in range(PATTERNS)
        )

        self.routes = names(routes)
        self.pattern = tuple(pattern[row["pattern"]] for row in routes)  # A90-COMP-03
        self.circle_route = tuple(
            r for r in range(len(routes)) for _ in range(self.first_circle[r], self.first_circle[r + 1])
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


SHELF: Final = Shelf(DATA, BOARDS, SHEETS, check, Board)


def load(name: str) -> Board:
    """A shipped board by its name, or anybody's by the path of its folder."""
    board: Board = SHELF.load(name)
    return board
