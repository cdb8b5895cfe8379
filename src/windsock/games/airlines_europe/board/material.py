"""The board and the cards as immutable tables, loaded from CSV files (section 18 of the catalogue)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windsock.boards.board import Map, Shelf, rows

from .check import check
from .numbers import ABACUS_SHARES, SHARES
from .sheets import AIRLINES as AIRLINES_SHEET
from .sheets import PRINTED, ROUTES, TRACK

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

DATA: Final = Path(__file__).parent.parent / "data"
BOARDS: Final = ("europe", "t1")


class Board(Map):
    """All tables of one board. Airlines are known by their place in these lists."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "licences", PRINTED)
        airlines = {row["key"]: row for row in rows(folder / AIRLINES_SHEET)}
        listed = [airlines[key] for key in SHARES]
        routes = rows(folder / ROUTES)
        track = sorted(rows(folder / TRACK), key=lambda row: int(row["first_space"]))

        self.airlines = tuple(SHARES)
        self.homes = tuple(self.city[row["home"]] for row in listed)
        self.shares = tuple(int(row["shares"]) for row in listed)  # AE-DATA-25
        self.starts = tuple(int(row["start_space"]) for row in listed)
        # AE-BONUS-01
        self.destinations = tuple(self.city.get(row["bonus_destination"] or "", -1) for row in listed)
        self.bonuses = tuple(int(row["bonus_value"] or 0) for row in listed)

        self.is_long_haul = tuple(row["long_haul"] == "yes" for row in routes)
        self.size = AIRLINES * len(self.routes)  # possible purchases

        self.last_space = int(track[-1]["last_space"])
        self.zones = tuple((int(row["first_space"]), int(row["last_space"]), row_of(row)) for row in track)
        self.rows = tuple(row for first, last, row in self.zones for _ in range(first, last + 1))


def row_of(zone: dict[str, str]) -> tuple[int, ...]:
    return tuple(int(number) for number in zone["row"].split("-"))


SHELF: Final = Shelf(DATA, BOARDS, PRINTED, check, Board)


def load(name: str) -> Board:
    """A shipped board by its name, or anybody's by the path of its folder."""
    board: Board = SHELF.load(name)
    return board
