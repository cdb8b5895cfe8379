"""Broken boards: T1 or the shipped board with one thing wrong, and what the validator must say of it."""

from __future__ import annotations

from pathlib import Path

from tests.games.spoilt import Fault, KeyedSheets, put, spoilt
from windsock.games.airlines_1990.board.material import DATA

CITIES, COMPANIES, ROUTES, FLIGHTS = "cities.csv", "companies.csv", "routes.csv", "flight-cards.csv"


class Copy(KeyedSheets):
    """A copy of the board `america`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, DATA / "america", (CITIES, COMPANIES, ROUTES, FLIGHTS))

    def is_meant(self, number: int, row: list[str], key: str) -> bool:
        """By its number too: the header is row 1."""
        return super().is_meant(number, row, key) or str(number) == key


def more_cities(copy: Copy) -> None:
    """Five cities with a route each."""
    for number in range(5):
        city = f"X{number}"
        copy.add(CITIES, city, city, "60", "-120", "no", "", "N", "invented")
        copy.add(ROUTES, f"x{number}", city, "ANC", "solid", "3", "invented")


def first_circles(copy: Copy) -> None:
    """One circle a route."""
    copy.put_all(ROUTES, "circles", lambda circles: circles.split("/")[-1])


def no_fourteen(copy: Copy) -> None:
    copy.put_all(FLIGHTS, "value", lambda value: value.replace("14", "13"))


def cramped(copy: Copy) -> None:
    """A company with more markers than routes within its reach."""
    copy.put(COMPANIES, "FEN", "patterns", "double")
    for route in ("r55", "r60", "r64"):
        copy.drop(ROUTES, route)


def lonely(copy: Copy) -> None:
    """A company that can reach one route only."""
    copy.put(COMPANIES, "FEN", "patterns", "double|curly")
    copy.put_all(COMPANIES, "patterns", lambda patterns: patterns.replace("solid", "curly"))
    copy.put_all(ROUTES, "pattern", lambda pattern: pattern.replace("solid", "curly"))
    copy.put_all(FLIGHTS, "pattern", lambda pattern: pattern.replace("solid", "curly"))
    for route in ("r57", "r54", "r56", "r58"):
        copy.put(ROUTES, route, "pattern", "dashed")
    copy.add(ROUTES, "r65", "MEX", "MER", "double", "3", "invented")
    copy.drop(ROUTES, "r64")


FAULTS = [
    Fault("A90-DATA-01", "number", True, lambda copy: copy.drop(COMPANIES, "PEL")),
    Fault("A90-DATA-01", "missing", True, put(COMPANIES, "ITA", "code", "ITX")),
    Fault("A90-DATA-01", "code", True, put(COMPANIES, "FEN", "code", "Fen")),
    Fault("A90-DATA-01", "colour", True, put(COMPANIES, "FEN", "colour", "green")),
    Fault("A90-DATA-01", "letter", True, put(COMPANIES, "FEN", "letter", "FE")),
    Fault("A90-DATA-01", "code-twice", True, put(COMPANIES, "FEN", "code", "GOX")),
    Fault("A90-DATA-01", "colour-twice", True, put(COMPANIES, "FEN", "colour", "#1F5FBF")),
    Fault("A90-DATA-01", "letter-twice", True, put(COMPANIES, "FEN", "letter", "B")),
    Fault("A90-DATA-02", "few", True, put(COMPANIES, "ITA", "shares", "8")),
    Fault("A90-DATA-02", "few", True, put(COMPANIES, "FEN", "shares", "many")),
    Fault("A90-DATA-02", "sum", True, put(COMPANIES, "FEN", "shares", "9")),
    Fault("A90-DATA-02", "unusual", False, put(COMPANIES, "FEN", "shares", "6")),
    Fault("A90-DATA-03", "few", True, put(COMPANIES, "HIT", "markers", "15")),
    Fault("A90-DATA-03", "few", True, put(COMPANIES, "FEN", "markers", "1")),
    Fault("A90-DATA-03", "sum", True, put(COMPANIES, "FEN", "markers", "12")),
    Fault(
        "A90-DATA-03",
        "order",
        False,
        spoilt(put(COMPANIES, "BOI", "markers", "13"), put(COMPANIES, "FEN", "markers", "8")),
    ),
    Fault("A90-DATA-04", "number", True, put(COMPANIES, "FEN", "patterns", "double|curly")),
    Fault("A90-DATA-04", "form", True, put(COMPANIES, "FEN", "patterns", "Wavy2")),
    Fault("A90-DATA-04", "none", True, put(COMPANIES, "FEN", "patterns", "")),
    Fault("A90-DATA-04", "unusual", False, put(COMPANIES, "FEN", "patterns", "wavy")),
    Fault("A90-DATA-04", "flyers", False, put(COMPANIES, "FEN", "patterns", "double|curly")),
    Fault("A90-DATA-05", "ita", False, put(COMPANIES, "ITA", "patterns", "solid|dashed")),
    Fault("A90-DATA-05", "rim", False, put(ROUTES, "r09", "pattern", "dotted")),
    Fault("A90-DATA-06", "id-form", True, put(CITIES, "ANC", "id", "A-C")),
    Fault("A90-DATA-06", "id-twice", True, put(CITIES, "ANC", "id", "atl")),
    Fault(
        "A90-DATA-06",
        "no-route",
        True,
        lambda copy: copy.add(CITIES, "NOM", "Nome", "64.5", "-165.4", "no", "", "N", "invented"),
    ),
    Fault("A90-DATA-06", "no-name", True, put(CITIES, "ANC", "name", " ")),
    Fault("A90-DATA-06", "degrees", True, put(CITIES, "ANC", "lat", "95")),
    Fault("A90-DATA-06", "label", True, put(CITIES, "ANC", "label", "up")),
    Fault(
        "A90-DATA-06",
        "apart",
        False,
        spoilt(
            lambda copy: copy.add(CITIES, "NOM", "Nome", "64.5", "-165.4", "no", "", "N", "invented"),
            lambda copy: copy.add(CITIES, "BET", "Bethel", "60.8", "-161.8", "no", "", "N", "invented"),
            lambda copy: copy.add(ROUTES, "r65", "NOM", "BET", "solid", "3", "invented"),
        ),
    ),
    Fault("A90-DATA-07", "unknown", True, put(COMPANIES, "FEN", "headquarters", "XXX")),
    Fault("A90-DATA-07", "shared", False, put(COMPANIES, "FEN", "headquarters", "SFO")),
    Fault("A90-DATA-07", "differs", True, put(COMPANIES, "FEN", "headquarters", "MER")),
    Fault("A90-DATA-07", "mark", True, put(CITIES, "ANC", "headquarters", "maybe")),
    Fault("A90-DATA-07", "nobody", True, put(CITIES, "ANC", "headquarters", "yes")),
    Fault("A90-DATA-08", "none", True, put(COMPANIES, "FEN", "patterns", "solid|dashed")),
    Fault("A90-DATA-08", "one", False, put(COMPANIES, "FEN", "patterns", "double|dashed")),
    Fault("A90-DATA-09", "id-form", True, put(ROUTES, "r01", "id", "r 1")),
    Fault("A90-DATA-09", "id-twice", True, put(ROUTES, "r01", "id", "R02")),
    Fault("A90-DATA-09", "unknown-city", True, put(ROUTES, "r01", "a", "XXX")),
    Fault("A90-DATA-09", "same-city", True, put(ROUTES, "r01", "a", "VAN")),
    Fault("A90-DATA-09", "pattern", True, put(ROUTES, "r01", "pattern", "curly")),
    Fault(
        "A90-DATA-09",
        "pair-twice",
        True,
        lambda copy: copy.add(ROUTES, "r65", "VAN", "ANC", "wavy", "3", "invented"),
    ),
    Fault("A90-DATA-10", "number", True, put(ROUTES, "r01", "circles", "1/2/3/4")),
    Fault("A90-DATA-10", "number", True, put(ROUTES, "r01", "circles", "")),
    Fault("A90-DATA-10", "value", True, put(ROUTES, "r01", "circles", "5/15")),
    Fault("A90-DATA-10", "order", True, put(ROUTES, "r01", "circles", "11/5")),
    Fault("A90-DATA-10", "equal", False, put(ROUTES, "r01", "circles", "5/5")),
    Fault(
        "A90-DATA-11",
        "route",
        True,
        lambda copy: copy.put_all(ROUTES, "pattern", lambda p: "wavy" if p == "solid" else p),
    ),
    Fault(
        "A90-DATA-11",
        "card",
        True,
        lambda copy: copy.put_all(FLIGHTS, "pattern", lambda p: "wavy" if p == "solid" else p),
    ),
    Fault("A90-DATA-12", "no-high", True, lambda copy: copy.put_all(ROUTES, "circles", lambda _: "3")),
    Fault("A90-DATA-12", "no-low", True, lambda copy: copy.put_all(ROUTES, "circles", lambda _: "7")),
    Fault(
        "A90-DATA-12",
        "few",
        False,
        lambda copy: copy.put_all(ROUTES, "circles", lambda c: c if c.startswith("6") else "3"),
    ),
    Fault("A90-DATA-13", "number", True, lambda copy: copy.add(FLIGHTS, "3", "wavy", "invented")),
    Fault("A90-DATA-13", "value", True, put(FLIGHTS, "2", "value", "15")),
    Fault("A90-DATA-13", "pattern", True, put(FLIGHTS, "2", "pattern", "curly")),
    Fault("A90-DATA-13", "lacks", False, no_fourteen),
    Fault("A90-DATA-14", "", True, put(ROUTES, "r34", "circles", "14")),
    Fault("A90-DATA-15", "cards", False, put(FLIGHTS, "2", "pattern", "dashed")),
    Fault("A90-DATA-15", "values", False, put(FLIGHTS, "2", "value", "2")),
    Fault("A90-DATA-15", "unusable", False, put(ROUTES, "r09", "circles", "2")),
    Fault("A90-DATA-16", "few", True, lonely),
    Fault("A90-DATA-16", "little", False, cramped),
    Fault("A90-DATA-17", "circles", False, first_circles),
    Fault("A90-DATA-17", "stuck", False, first_circles),
    Fault("A90-DATA-17", "routes", False, more_cities),
    Fault("A90-DATA-17", "cities", False, more_cities),
    Fault("A90-DATA-19", "code", True, put(COMPANIES, "FEN", "origin", "reconstruction")),
    Fault("A90-DATA-19", "origin", False, put(CITIES, "ANC", "origin", "")),
    Fault("A90-DATA-19", "origin", False, put(COMPANIES, "BOI", "origin", "")),
    Fault("A90-DATA-19", "origin", False, put(ROUTES, "2", "origin", "")),
    Fault("A90-DATA-19", "origin", False, put(FLIGHTS, "2", "origin", "")),
]
