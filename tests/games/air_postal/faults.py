"""Broken sets: the shipped one with one thing wrong, and what the validator must say of it."""

from __future__ import annotations

import csv
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from windsock.games.air_postal.board.material import DATA
from windsock.games.air_postal.board.sheets import (
    AIR_ROUTES,
    CITIES,
    COORDINATES,
    DICE,
    DIPLOMACY,
    FIRSTS,
    LOADS,
    PILOTS,
    PLACES,
    PLANES,
    ROUTES,
    SETTINGS,
    SETUPS,
    SHEETS,
    VIPS,
)


class Copy:
    """A copy of the set `golden-age` that can be spoilt."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for file in SHEETS:
            shutil.copy(DATA / "golden-age" / file, folder / file)

    def rows(self, file: str) -> list[list[str]]:
        with (self.folder / file).open(encoding="utf-8", newline="") as lines:
            return list(csv.reader(lines))

    def write(self, file: str, rows: list[list[str]]) -> None:
        with (self.folder / file).open("w", encoding="utf-8", newline="") as lines:
            csv.writer(lines, lineterminator="\n").writerows(rows)

    def put(self, file: str, key: str, column: str, value: str) -> None:
        """Change a cell of each row that has `key` in any cell (a number: of that row)."""
        rows = self.rows(file)
        place = rows[0].index(column)
        for number, row in enumerate(rows, 1):
            if str(number) == key or (key in row and not key.isdigit()):
                row[place] = value
        self.write(file, rows)

    def put_all(self, file: str, column: str, change: Callable[[str], str]) -> None:
        rows = self.rows(file)
        place = rows[0].index(column)
        for row in rows[1:]:
            row[place] = change(row[place])
        self.write(file, rows)

    def drop(self, file: str, number: int) -> None:
        """Leave out a row, counted as a text editor does."""
        self.write(file, [row for place, row in enumerate(self.rows(file), 1) if place != number])

    def add(self, file: str, *cells: str) -> None:
        self.write(file, [*self.rows(file), list(cells)])


Change = Callable[[Copy], None]


@dataclass(frozen=True)
class Fault:
    """What is changed; the rule and the problem that must be among the findings; whether it refuses."""

    rule: str
    problem: str
    is_refusal: bool
    change: Change


def put(file: str, key: str, column: str, value: str) -> Change:
    return lambda copy: copy.put(file, key, column, value)


def put_all(file: str, column: str, change: Callable[[str], str]) -> Change:
    return lambda copy: copy.put_all(file, column, change)


def spoilt(*changes: Change) -> Change:
    def change(copy: Copy) -> None:
        for one in changes:
            one(copy)

    return change


def island(copy: Copy) -> None:
    """Two places that only lead to each other."""
    for code in ("XXA", "XXB"):
        copy.add(PLACES, code, code, "EU", "H", "-", "no", "W")
        copy.add(COORDINATES, code, "10", "10")
    copy.add(ROUTES, "XXA", "XXB", "1", "G", "land", "500", "0")


def no_tour(copy: Copy) -> None:
    copy.put_all(ROUTES, "date_line", lambda line: "0")


def few_cities(copy: Copy) -> None:
    """A SETUP of one continent has too few CITY cards for the variant."""
    copy.put(SETUPS, "The Americas", "decks", "NA")


def low_planes(copy: Copy) -> None:
    """Only one plane of the lowest level."""
    copy.put_all(PLANES, "level", lambda level: "1" if level == "0" else level)
    copy.put(PLANES, "2", "level", "0")


def without(file: str, column: str, old: str, new: str) -> Change:
    return put_all(file, column, lambda cell: new if cell == old else cell)


def no_weather(weather: str, instead: str) -> Change:
    return spoilt(*(without(DICE, f"face{face}", weather, instead) for face in range(1, 7)))


FAULTS = [
    Fault("AP-DATA-01", "board", True, put_all(PLACES, "boards", lambda boards: "W")),
    Fault("AP-DATA-02", "twice", True, put(PLACES, "Lisbon", "code", "lon")),
    Fault("AP-DATA-02", "name", True, put(PLACES, "Lisbon", "name", " ")),
    Fault("AP-DATA-02", "cell", True, put(PLACES, "Lisbon", "type", "X")),
    Fault("AP-DATA-02", "cell", True, put(PLACES, "Lisbon", "embassy_nation", "XX")),
    Fault("AP-DATA-02", "cell", True, put(PLACES, "Toulouse", "embassy_nation", "FR")),
    Fault("AP-DATA-02", "cell", True, put(COORDINATES, "LIS", "lat", "95")),
    Fault("AP-DATA-02", "unknown", True, put(COORDINATES, "LIS", "code", "XXX")),
    Fault("AP-DATA-02", "undrawn", True, put(COORDINATES, "LIS", "code", "XXX")),
    Fault("AP-DATA-03", "unknown", True, put(ROUTES, "2", "a", "XXX")),
    Fault("AP-DATA-03", "same", True, put(ROUTES, "2", "a", "PAR")),
    Fault("AP-DATA-03", "cell", True, put(ROUTES, "2", "colours_from_a_to_b", "P")),
    Fault("AP-DATA-03", "cell", True, put(ROUTES, "2", "colours_from_a_to_b", "")),
    Fault("AP-DATA-03", "cell", True, put(ROUTES, "2", "overflight", "lake")),
    Fault("AP-DATA-03", "cell", True, put(ROUTES, "2", "spaces", "4")),
    Fault("AP-DATA-04", "", True, lambda copy: copy.add(ROUTES, "PAR", "LON", "1", "G", "land", "339", "0")),
    Fault("AP-DATA-05", "", True, island),
    Fault("AP-DATA-06", "kind", True, put_all(PLACES, "type", lambda kind: "H" if kind == "C" else kind)),
    Fault(
        "AP-DATA-06",
        "nation",
        True,
        put_all(PLACES, "embassy_nation", lambda nation: "FR" if nation == "DE" else nation),
    ),
    Fault("AP-DATA-07", "cell", True, put(FIRSTS, "2", "glory", "0")),
    Fault("AP-DATA-07", "no-route", True, put(FIRSTS, "2", "b", "MOW")),
    Fault("AP-DATA-07", "place-twice", True, put(FIRSTS, "2", "b", "PAR|NYC")),
    Fault("AP-DATA-07", "twice", True, lambda copy: copy.add(FIRSTS, "NYC", "PAR", "3", "A", "again")),
    Fault("AP-DATA-07", "off-board", True, put(FIRSTS, "ALG", "boards", "W+A")),
    Fault("AP-DATA-08", "cell", True, put(ROUTES, "2", "date_line", "2")),
    Fault("AP-DATA-08", "strait", True, put(PLACES, "Adak", "name", "Atka")),
    Fault("AP-DATA-08", "land", False, put(ROUTES, "65", "overflight", "land")),
    Fault("AP-DATA-08", "tour", True, no_tour),
    Fault("AP-DATA-09", "cell", True, put(PLACES, "Rio de Janeiro", "boards", "W+A")),
    Fault("AP-DATA-09", "card", True, put(PLACES, "Bermuda", "city_card", "yes")),
    Fault(
        "AP-DATA-10",
        "spaces",
        False,
        spoilt(put(ROUTES, "16", "colours_from_a_to_b", "GW"), put(ROUTES, "16", "spaces", "2")),
    ),
    Fault("AP-DATA-10", "weather", False, put(ROUTES, "16", "colours_from_a_to_b", "GWG")),
    Fault("AP-DATA-11", "sea", False, put_all(ROUTES, "colours_from_a_to_b", lambda c: c.replace("B", "W"))),
    Fault("AP-DATA-11", "land", False, put(ROUTES, "2", "colours_from_a_to_b", "B")),
    Fault("AP-DATA-12", "", False, lambda copy: None),
    Fault("AP-DATA-13", "rows", True, lambda copy: copy.drop(CITIES, 2)),
    Fault("AP-DATA-13", "continent", True, lambda copy: copy.drop(CITIES, 2)),
    Fault("AP-DATA-13", "mark", True, lambda copy: copy.drop(CITIES, 2)),
    Fault("AP-DATA-13", "twice", True, put(CITIES, "2", "code", "PAR")),
    Fault("AP-DATA-13", "unknown", True, put(CITIES, "2", "code", "XXX")),
    Fault("AP-DATA-13", "cell", True, put(CITIES, "2", "money_k", "12")),
    Fault("AP-DATA-14", "rows", True, lambda copy: copy.drop(SETUPS, 2)),
    Fault("AP-DATA-14", "twice", True, put(SETUPS, "3", "setup", "North Atlantic")),
    Fault("AP-DATA-14", "cell", True, put(SETUPS, "3", "boards", "moon")),
    Fault("AP-DATA-14", "cell", True, put(SETUPS, "3", "decks", "")),
    Fault("AP-DATA-14", "pilots", True, put(SETUPS, "3", "pilots_and_start_cities", "Jean Mermoz@PAR")),
    Fault("AP-DATA-14", "unknown", True, put(SETUPS, "3", "pilots_and_start_cities", "Icarus@PAR")),
    Fault(
        "AP-DATA-14",
        "pilots",
        True,
        put(  # four pilots on three tiles
            SETUPS,
            "3",
            "pilots_and_start_cities",
            "Jean Mermoz@PAR|Helene Dutrieu@CAS|Italo Balbo@ROM|Joaquin Loriga@MAD",
        ),
    ),
    Fault(
        "AP-DATA-14",
        "start",
        True,
        put(SETUPS, "3", "pilots_and_start_cities", "Jean Mermoz@PAR|Italo Balbo@PAR"),
    ),
    Fault("AP-DATA-14", "outstations", True, put(SETUPS, "3", "outstations", "")),
    Fault("AP-DATA-14", "twice", True, put(SETUPS, "3", "outstations", "ALG|DKR|ALG")),
    Fault("AP-DATA-14", "twice", True, put(SETUPS, "3", "boards", "world|world")),
    Fault("AP-DATA-14", "cell", True, put(SETUPS, "3", "setup", "Линия")),
    Fault("AP-DATA-15", "", False, put(CITIES, "PAR", "money_k", "35")),
    Fault("AP-DATA-16", "both", True, put(SETUPS, "3", "outstations", "PAR|DKR")),
    Fault("AP-DATA-16", "card", True, put(SETUPS, "3", "outstations", "DKR|TLS")),
    Fault("AP-DATA-16", "board", True, put(SETUPS, "2", "outstations", "DKR")),
    Fault("AP-DATA-16", "continent", True, put(SETUPS, "3", "outstations", "TYO")),
    Fault("AP-DATA-17", "", True, put(SETUPS, "2", "outstations", "MOW|STO|MAD|IST")),
    Fault("AP-DATA-18", "", False, few_cities),
    Fault("AP-DATA-19", "", False, put(SETUPS, "3", "outstations", "DKR|RIO")),
    Fault("AP-DATA-20", "rows", True, lambda copy: copy.drop(DICE, 2)),
    Fault("AP-DATA-20", "twice", True, put(DICE, "2", "colour", "blue")),
    Fault("AP-DATA-20", "cell", True, put(DICE, "2", "face1", "hail")),
    Fault("AP-DATA-21", "cell", True, put(DICE, "2", "count", "0")),
    Fault("AP-DATA-21", "sum", True, put(DICE, "2", "count", "4")),
    Fault("AP-DATA-22", "", True, no_weather("fair", "rain")),
    Fault("AP-DATA-23", "", True, no_weather("wind", "rain")),
    Fault("AP-DATA-24", "", True, no_weather("fog", "rain")),
    Fault("AP-DATA-25", "", True, no_weather("snow", "fog")),
    Fault("AP-DATA-26", "face", False, put(DICE, "5", "face1", "wind")),
    Fault("AP-DATA-26", "endurance", False, no_weather("thunderstorm", "fair")),
    Fault("AP-DATA-28", "rows", True, lambda copy: copy.drop(PLANES, 20)),
    Fault("AP-DATA-28", "twice", True, put(PLANES, "Potez 25", "name", "Latecoere 25")),
    Fault("AP-DATA-28", "twice", True, put(PLANES, "Potez 25", "name", "Latecoere-25")),  # the same word
    Fault("AP-DATA-28", "cell", True, put(PLANES, "Potez 25", "name", "***")),
    Fault("AP-DATA-28", "cell", True, put(PLANES, "Potez 25", "type", "rocket")),
    Fault("AP-DATA-28", "cell", True, put(PLANES, "Potez 25", "range", "0")),
    Fault("AP-DATA-28", "cell", True, put(PLANES, "Potez 25", "price_k", "33")),
    Fault("AP-DATA-28", "resale", True, put(PLANES, "Potez 25", "resale_k", "30")),
    Fault(
        "AP-DATA-29",
        "unique",
        True,
        put_all(PLANES, "resale_k", lambda price: price if price != "0" else "5"),
    ),
    Fault("AP-DATA-29", "type", True, without(PLANES, "type", "amphibian", "land")),
    Fault("AP-DATA-30", "start", True, spoilt(*(without(PLANES, "level", level, "2") for level in "01"))),
    Fault("AP-DATA-30", "lowest", True, low_planes),
    Fault(
        "AP-DATA-31", "highest", True, spoilt(*(without(PLANES, "level", str(n), "7") for n in (8, 9, 10)))
    ),
    Fault("AP-DATA-31", "gap", True, without(PLANES, "level", "5", "4")),
    Fault("AP-DATA-32", "load", False, put(PLANES, "Potez 25", "initiation_load", "9")),
    Fault("AP-DATA-32", "fuel", False, put(PLANES, "Potez 25", "max_fuel", "2")),
    Fault("AP-DATA-32", "average", False, put_all(PLANES, "range", lambda cell: "6")),
    Fault("AP-DATA-33", "rows", True, lambda copy: copy.drop(PILOTS, 2)),
    Fault("AP-DATA-33", "twice", True, put(PILOTS, "2", "name", "Jean Mermoz")),
    Fault("AP-DATA-33", "cell", True, put(PILOTS, "Bessie Coleman", "name", "Полина")),
    Fault("AP-DATA-33", "tile", True, put(PILOTS, "2", "pilot_card", "2")),
    Fault("AP-DATA-33", "cell", True, put(PILOTS, "2", "endurance", "0")),
    Fault("AP-DATA-33", "bailey", True, put(PILOTS, "Lady Mary Bailey", "start_level", "3")),
    Fault("AP-DATA-34", "rows", True, lambda copy: copy.drop(AIR_ROUTES, 2)),
    Fault("AP-DATA-34", "continent", True, put(AIR_ROUTES, "2", "deck", "NA")),
    Fault("AP-DATA-34", "elsewhere", True, put(AIR_ROUTES, "2", "deck", "NA")),
    Fault("AP-DATA-34", "cell", True, put(AIR_ROUTES, "2", "glory", "0")),
    Fault("AP-DATA-34", "unknown", True, put(AIR_ROUTES, "2", "to", "XXX")),
    Fault("AP-DATA-34", "same", True, put(AIR_ROUTES, "2", "to", "LON")),
    Fault(
        "AP-DATA-34",
        "boards",
        True,
        spoilt(
            put(PLACES, "Clifden", "boards", "A"),
            put(AIR_ROUTES, "2", "from", "CLI"),
            put(AIR_ROUTES, "2", "to", "RIO"),
        ),
    ),
    Fault("AP-DATA-35", "", False, put(PLACES, "Reykjavik", "boards", "W")),
    Fault("AP-DATA-36", "rows", True, lambda copy: copy.drop(VIPS, 2)),
    Fault("AP-DATA-36", "twice", True, put(VIPS, "2", "vip", "Greta Garbo")),
    Fault("AP-DATA-36", "twice", True, put(VIPS, "2", "vip", "Greta  Garbo!")),
    Fault("AP-DATA-36", "cell", True, put(VIPS, "2", "glory", "0")),
    Fault("AP-DATA-36", "cell", True, put(VIPS, "Greta Garbo", "vip", "Анна")),
    Fault("AP-DATA-36", "unknown", True, put(VIPS, "2", "destination", "XXX")),
    Fault("AP-DATA-36", "city", True, put(VIPS, "2", "destination", "LIS")),
    Fault("AP-DATA-36", "wong", True, put(VIPS, "Anna May Wong", "glory", "4")),
    Fault("AP-DATA-37", "", False, put(VIPS, "2", "money_k", "20")),
    Fault("AP-DATA-38", "rows", True, lambda copy: copy.drop(DIPLOMACY, 6)),
    Fault("AP-DATA-38", "twice", True, put(DIPLOMACY, "3", "nation", "SU")),
    Fault("AP-DATA-38", "cell", True, put(DIPLOMACY, "3", "scale", "3/x")),
    Fault("AP-DATA-38", "soviet", True, put(DIPLOMACY, "2", "scale", "4/5/6")),
    Fault("AP-DATA-39", "count", True, put(LOADS, "mail", "count", "11")),
    Fault("AP-DATA-39", "nation", True, lambda copy: copy.drop(LOADS, 5)),
    Fault("AP-DATA-39", "cell", True, lambda copy: copy.add(LOADS, "diplomatic bag XX", "3", "20", "")),
    Fault("AP-DATA-39", "twice", True, lambda copy: copy.add(LOADS, "mail", "12", "5", "")),
    Fault("AP-DATA-39", "bags", True, put(LOADS, "diplomatic bag SU", "count", "2")),
    Fault("AP-DATA-39", "scale", False, put(DIPLOMACY, "3", "scale", "3/4")),
    Fault("AP-DATA-40", "missing", True, lambda copy: copy.drop(SETTINGS, 6)),
    Fault("AP-DATA-40", "twice", True, lambda copy: copy.add(SETTINGS, "objective river", *"9999", "")),
    Fault("AP-DATA-40", "cell", True, put(SETTINGS, "2", "1 player", "many")),
    Fault("AP-DATA-40", "threshold", True, put(SETTINGS, "2", "1 player", "60")),
    Fault("AP-DATA-40", "falling", True, put(SETTINGS, "2", "1 player", "30")),
    Fault("AP-DATA-40", "rising", True, put(SETTINGS, "3", "1 player", "5")),
    Fault("AP-DATA-40", "experts", True, put(SETTINGS, "5", "4", "3")),
]
