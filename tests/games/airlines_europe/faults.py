"""Boards to break: what is done to a copy of T1, and the one thing that the validator then says of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import windsock.games.airlines_europe as package
from tests.games.spoilt import Sheets
from windsock.core.game import Finding

HOME = Path(str(package.__file__)).parent
CITIES, AIRLINES, ROUTES, TRACK = FILES = ("cities.csv", "airlines.csv", "routes.csv", "track.csv")
ABACUS = "abacus.csv"

Brief = tuple[str, str, int, bool, str]  # rule, file, row, is it refused, problem


def brief(finding: Finding) -> Brief:
    problem = str(finding.facts.get("problem", ""))
    return finding.rule, finding.file, finding.row, finding.is_refusal, problem


class Copy(Sheets):
    """A board of one's own. Rows are counted as in a text editor: the header is row 1."""

    def __init__(self, folder: Path, board: str = "t1") -> None:
        super().__init__(folder, HOME / "data" / board, FILES)

    def put(self, file: str, row: int, column: str, cell: str) -> None:
        table = self.rows(file)
        table[row - 1][table[0].index(column)] = cell
        self.write(file, table)

    def add_city(self, city: str) -> None:
        self.add(CITIES, city, city, "50", "10", "no", "50", "10", "N")

    def add_abacus(self, column: str, cell: str) -> None:
        """A row for ABACUS among the airlines, row 12."""
        self.add(AIRLINES, "abacus", "Air ABACUS", "#B3123B", "A", "checks")
        self.put(AIRLINES, 12, column, cell)

    def abacus_sheet(self, *rows: str) -> None:
        (self.folder / ABACUS).write_text("\n".join(("scoring,row,origin", *rows)) + "\n", encoding="utf-8")

    def cut(self, file: str, row: int) -> None:
        table = self.rows(file)
        del table[row - 1]
        self.write(file, table)

    def cut_column(self, file: str, name: str) -> None:
        table = self.rows(file)
        place = table[0].index(name)
        self.write(file, [row[:place] + row[place + 1 :] for row in table])

    def rename(self, city: str, other: str) -> None:
        """Another id for a city, wherever it stands."""
        for file in (CITIES, AIRLINES, ROUTES):
            self.write(file, [[other if cell == city else cell for cell in row] for row in self.rows(file)])

    def replace(self, file: str, old: bytes, new: bytes) -> None:
        path = self.folder / file
        path.write_bytes(path.read_bytes().replace(old, new))


class Fault(NamedTuple):
    """A sentence that no longer holds, how that comes, and what the validator says."""

    name: str
    change: Callable[[Copy], Any]
    finding: Brief


def cell(rule: str, name: str, file: str, row: int, column: str, text: str, problem: str = "") -> Fault:
    """A MUST that one cell breaks; the finding names its row."""
    return Fault(f"{rule} {name}", lambda b: b.put(file, row, column, text), (rule, file, row, True, problem))


def cell_warned(
    rule: str, name: str, file: str, row: int, column: str, text: str, problem: str = ""
) -> Fault:
    """A SHOULD that one cell breaks."""
    fault = cell(rule, name, file, row, column, text, problem)
    return fault._replace(finding=(rule, file, row, False, problem))


TEN = "1/2/3/4/5/6/7/8/9/10"
FAULTS = [
    cell("AE-DATA-01", "Ankara exists", CITIES, 2, "name", "Angora")._replace(
        finding=("AE-DATA-01", CITIES, 0, True, "named-missing")
    ),
    cell("AE-DATA-01", "a city has a name", CITIES, 9, "name", " ", "no-name"),
    cell("AE-DATA-01", "a city lies on the earth", CITIES, 9, "lon", "180.01", "degrees"),
    cell("AE-DATA-01", "a city is drawn at a number", CITIES, 9, "draw_lat", "nan", "degrees"),
    cell("AE-DATA-01", "a city is on the map or not", CITIES, 9, "off_map", "perhaps", "off-map"),
    cell("AE-DATA-01", "a name stands on a side", CITIES, 9, "label", "up", "label"),
    cell("AE-DATA-02", "an airline has a home", AIRLINES, 3, "home", "", "no-home"),
    cell("AE-DATA-02", "a home is the id of a city", AIRLINES, 3, "home", "Btown", "unknown-home"),
    cell("AE-DATA-02", "an airline has a name", AIRLINES, 3, "name", "", "no-name"),
    cell("AE-DATA-02", "an airline has a colour", AIRLINES, 3, "colour", "blue", "colour"),
    cell("AE-DATA-02", "an airline has a letter", AIRLINES, 3, "letter", "BB", "letter"),
    cell("AE-DATA-02", "an airline has its own letter", AIRLINES, 3, "letter", "Y", "letter-twice"),
    cell("AE-DATA-04", "homes differ", AIRLINES, 3, "home", "YTOWN"),
    cell("AE-DATA-06", "an id is a word of the notation", ROUTES, 2, "id", "r 01", "id-form"),
    cell("AE-DATA-06", "an id is unique, whatever its capitals", ROUTES, 3, "id", "R01", "id-twice"),
    cell("AE-DATA-06", "a route leads to a city", ROUTES, 13, "b", "XXX", "unknown-city"),
    cell("AE-DATA-06", "a route joins two cities", ROUTES, 13, "b", "NTOWN", "same-city"),
    cell("AE-DATA-07", "a route has a licence", ROUTES, 8, "licences", "", "none"),
    cell("AE-DATA-07", "a route has at most ten licences", ROUTES, 8, "licences", TEN + "/11", "too-many"),
    cell_warned("AE-DATA-07", "a route should have at most seven", ROUTES, 8, "licences", TEN[:15], "many"),
    cell_warned("AE-DATA-07", "an ordinary route should have two", ROUTES, 8, "licences", "1", "single"),
    cell("AE-DATA-08", "a price is a number", ROUTES, 8, "licences", "1/x", "price"),
    cell("AE-DATA-08", "a price is whole", ROUTES, 8, "licences", "1/2.5", "price"),
    cell("AE-DATA-08", "a price is written", ROUTES, 8, "licences", "1//2", "price"),
    cell("AE-DATA-08", "a price is at least 1", ROUTES, 8, "licences", "0/2", "price"),
    cell("AE-DATA-08", "a price is not negative", ROUTES, 8, "licences", "-1/2", "price"),
    cell("AE-DATA-08", "a price is at most 60", ROUTES, 17, "licences", "61", "price"),
    cell("AE-DATA-08", "a price is not astronomical", ROUTES, 17, "licences", "9" * 5000, "price"),
    cell_warned("AE-DATA-08", "a price should be at most 30", ROUTES, 17, "licences", "31", "high"),
    cell("AE-DATA-09", "licences go from cheap to dear", ROUTES, 8, "licences", "3/1", "order"),
    cell_warned("AE-DATA-09", "prices of a route should differ", ROUTES, 8, "licences", "1/1", "equal"),
    cell("AE-DATA-10", "a flight is long-haul or not", ROUTES, 14, "long_haul", "Yes", "mark"),
    cell("AE-DATA-10", "a long-haul flight has one licence", ROUTES, 14, "licences", "12/13", "licences"),
    cell_warned("AE-DATA-11", "a long-haul flight should be dearest", ROUTES, 14, "licences", "7"),
    cell("AE-DATA-14", "green has a destination", AIRLINES, 8, "bonus_destination", "", "missing"),
    cell("AE-DATA-14", "green goes to Athens", AIRLINES, 8, "bonus_destination", "ANK", "elsewhere"),
    cell("AE-DATA-14", "a destination is an id", AIRLINES, 8, "bonus_destination", "Athens", "unknown-city"),
    cell("AE-DATA-14", "yellow has no bonus", AIRLINES, 2, "bonus_value", "3", "surplus"),
    cell("AE-DATA-14", "a bonus is at least 1", AIRLINES, 8, "bonus_value", "0", "value"),
    cell("AE-DATA-14", "a bonus is a number", AIRLINES, 8, "bonus_value", "", "value"),
    cell("AE-DATA-16", "a space is a number", TRACK, 4, "last_space", "x", "number"),
    cell("AE-DATA-16", "a space is not astronomical", TRACK, 6, "last_space", "1000", "number"),
    cell("AE-DATA-16", "a zone ends after it begins", TRACK, 6, "last_space", "39", "backwards"),
    cell("AE-DATA-16", "the track begins at 0", TRACK, 2, "first_space", "1", "start"),
    cell("AE-DATA-17", "a start space is there", AIRLINES, 5, "start_space", "", "number"),
    cell("AE-DATA-17", "a start space is not negative", AIRLINES, 5, "start_space", "-1", "number"),
    cell("AE-DATA-17", "a start space is on the track", AIRLINES, 5, "start_space", "61", "off-track"),
    cell("AE-DATA-18", "zones leave no gap", TRACK, 3, "first_space", "11", "gap"),
    cell("AE-DATA-18", "zones do not overlap", TRACK, 3, "first_space", "9", "overlap"),
    cell("AE-DATA-18", "a zone has a name", TRACK, 3, "zone", "", "no-name"),
    cell("AE-DATA-18", "a zone is there once", TRACK, 3, "zone", "Z1", "name-twice"),
    cell("AE-DATA-19", "a row has five numbers", TRACK, 2, "row", "3-1-0-0", "count"),
    cell("AE-DATA-19", "a row is there", TRACK, 2, "row", "", "count"),
    cell("AE-DATA-19", "a row has only numbers", TRACK, 2, "row", "3-1-0-0-x", "number"),
    cell("AE-DATA-19", "a row is not negative", TRACK, 2, "row", "3-1-0-0--1", "number"),
    cell("AE-DATA-19", "a row does not rise", TRACK, 2, "row", "3-1-0-1-0", "rising"),
    cell("AE-DATA-20", "one row is the printed one", TRACK, 4, "row", "5-3-2-1-0")._replace(
        finding=("AE-DATA-20", TRACK, 0, True, "")
    ),
    cell("AE-DATA-21", "first place does not fall", TRACK, 5, "row", "5-4-3-2-1", "first"),
    cell_warned("AE-DATA-21", "another place should not fall", TRACK, 5, "row", "8-4-1-1-1", "place"),
    cell_warned("AE-DATA-21", "the sum should rise", TRACK, 5, "row", "6-3-2-1-0", "sum"),
    cell_warned("AE-DATA-23", "the track should be long enough", TRACK, 6, "last_space", "55")._replace(
        finding=("AE-DATA-23", AIRLINES, 11, False, "")
    ),
    cell("AE-DATA-25", "yellow has sixteen shares", AIRLINES, 2, "shares", "17", "number"),
    cell("AE-DATA-25", "shares are a number", AIRLINES, 2, "shares", "sixteen", "number"),
]


def breaks(
    rule: str, file: str, row: int, problem: str = "", *, is_refused: bool = True
) -> Callable[[Callable[[Copy], None]], Callable[[Copy], None]]:
    """Marks a change of the board that takes more than one cell."""

    def keep(change: Callable[[Copy], None]) -> Callable[[Copy], None]:
        name = change.__name__.replace("_", " ")
        FAULTS.append(Fault(f"{rule} {name}", change, (rule, file, row, is_refused, problem)))
        return change

    return keep


@breaks("AE-DATA-01", CITIES, 9, "id-form")
def an_id_is_a_word_of_the_notation(b: Copy) -> None:
    b.rename("BTOWN", "B-TOWN")


@breaks("AE-DATA-01", CITIES, 18, "id-twice")
def an_id_is_unique(b: Copy) -> None:
    b.add(CITIES, *b.rows(CITIES)[8])


@breaks("AE-DATA-01", CITIES, 9, "id-twice")
def an_id_is_unique_whatever_its_capitals(b: Copy) -> None:
    b.rename("BTOWN", "ath")


@breaks("AE-DATA-02", AIRLINES, 0, "airline-missing")
def every_airline_is_there(b: Copy) -> None:
    b.cut(AIRLINES, 2)


@breaks("AE-DATA-02", AIRLINES, 12, "airline-twice")
def an_airline_is_there_once(b: Copy) -> None:
    b.add(AIRLINES, *b.rows(AIRLINES)[1])


@breaks("AE-DATA-02", AIRLINES, 12, "unknown-airline")
def no_airline_is_unknown(b: Copy) -> None:
    b.add(AIRLINES, "pink")


@breaks("AE-DATA-03", AIRLINES, 11)
def white_is_at_home_in_moscow(b: Copy) -> None:
    b.put(AIRLINES, 6, "home", "MOS")
    b.put(AIRLINES, 11, "home", "KTOWN")


@breaks("AE-DATA-05", AIRLINES, 12, "home")
def abacus_has_no_home(b: Copy) -> None:
    b.add_abacus("home", "BTOWN")


@breaks("AE-DATA-05", AIRLINES, 12, "planes")
def abacus_has_no_planes(b: Copy) -> None:
    b.add_abacus("shares", "20")


@breaks("AE-DATA-05", AIRLINES, 12, "start")
def abacus_has_no_start_space(b: Copy) -> None:
    b.add_abacus("start_space", "0")


@breaks("AE-DATA-06", ROUTES, 13, "unknown-city")
def a_route_to_nowhere_is_one_fault(b: Copy) -> None:
    b.put(ROUTES, 13, "a", "XXX")
    b.put(ROUTES, 13, "b", "XXX")


@breaks("AE-DATA-06", ROUTES, 18, "pair-twice")
def a_pair_is_joined_once(b: Copy) -> None:
    b.add(ROUTES, "r13", "MAD", "LON", "1/2", "no")


@breaks("AE-DATA-10", ROUTES, 0, "count")
def four_flights_are_long_haul(b: Copy) -> None:
    b.put(ROUTES, 13, "licences", "20")
    b.put(ROUTES, 13, "long_haul", "yes")


@breaks("AE-DATA-12", AIRLINES, 7)
def a_home_has_a_route(b: Copy) -> None:
    b.cut(ROUTES, 13)


@breaks("AE-DATA-13", CITIES, 18, "apart")
def all_cities_hang_together(b: Copy) -> None:
    b.add_city("ATLANTIS")


@breaks("AE-DATA-13", CITIES, 18, "apart")
def an_island_of_two_cities_is_one_fault(b: Copy) -> None:
    b.add_city("ATLANTIS")
    b.add_city("AVALON")
    b.add(ROUTES, "r13", "ATLANTIS", "AVALON", "1/2", "no")


@breaks("AE-DATA-13", CITIES, 14, "apart-without-long-haul", is_refused=False)
def all_cities_should_hang_together_without_long_haul_flights(b: Copy) -> None:
    b.add_city("BEYOND")
    b.add(ROUTES, "r13", "FAR1", "BEYOND", "1/2", "no")


@breaks("AE-DATA-14", AIRLINES, 12, "surplus")
def abacus_has_no_bonus(b: Copy) -> None:
    b.add_abacus("bonus_destination", "LON")


@breaks("AE-DATA-15", AIRLINES, 11, "far")
def planes_suffice_for_the_bonus(b: Copy) -> None:
    """Five cities between London and Madrid: white, at Moscow, needs eight routes."""
    chain = ["C1", "C2", "C3", "C4", "C5", "MAD"]
    for city in chain[:-1]:
        b.add_city(city)
    for number, (one, other) in enumerate(pairwise(chain)):
        b.add(ROUTES, f"c{number}", one, other, "1/2", "no")
    b.put(ROUTES, 2, "b", "C1")
    b.cut(ROUTES, 7)


@breaks("AE-DATA-15", AIRLINES, 9, "near", is_refused=False)
def a_bonus_should_take_two_routes(b: Copy) -> None:
    b.add(ROUTES, "r13", "ATH", "LON", "1/2", "no")


@breaks("AE-DATA-15", AIRLINES, 11, "long-haul", is_refused=False)
def a_bonus_should_need_no_long_haul_flight(b: Copy) -> None:
    """Madrid hangs on London by a long-haul flight alone."""
    b.put(ROUTES, 7, "b", "YTOWN")
    b.put(ROUTES, 10, "b", "BTOWN")
    b.put(ROUTES, 14, "b", "LON")
    b.cut(ROUTES, 2)
    b.cut(CITIES, 14)


@breaks("AE-DATA-22", AIRLINES, 11, "half", is_refused=False)
def starts_should_be_in_the_first_half(b: Copy) -> None:
    b.put(TRACK, 6, "last_space", "100")
    b.put(AIRLINES, 11, "start_space", "51")


@breaks("AE-DATA-22", AIRLINES, 3, "behind", is_refused=False)
def fewer_shares_should_not_start_behind(b: Copy) -> None:
    b.put(AIRLINES, 2, "start_space", "2")


@breaks("AE-DATA-24", ABACUS, 3, "row")
def abacus_rows_are_the_printed_ones(b: Copy) -> None:
    b.abacus_sheet("1,4-2-1-0,", "2,8-4-2-1-1,", "3,16-8-4-2-1,")


@breaks("AE-DATA-24", ABACUS, 0, "missing")
def abacus_rows_are_all_three(b: Copy) -> None:
    b.abacus_sheet("1,4-2-1-0,", "2,8-4-2-1-0,")


@breaks("AE-DATA-24", ABACUS, 5, "scoring")
def there_is_no_fourth_scoring(b: Copy) -> None:
    b.abacus_sheet("1,4-2-1-0,", "2,8-4-2-1-0,", "3,16-8-4-2-1,", "4,1-0-0-0-0,")


@breaks("AE-DATA-26", ROUTES, 1)
def nothing_depends_on_the_number_of_players(b: Copy) -> None:
    header, *rows = b.rows(ROUTES)
    b.write(ROUTES, [[*header, "players"], *([*row, "3"] for row in rows)])
