"""Broken boards: the shipped board with one thing wrong, and what the validator must say of it."""

from __future__ import annotations

from pathlib import Path

from tests.games.spoilt import Change, Fault, KeyedSheets, put, spoilt
from windsock.games.air_alliance.board.material import DATA
from windsock.games.air_alliance.board.sheets import AIRPORTS, CARDS, PASSES, SHEETS


class Copy(KeyedSheets):
    """A copy of the board `world`."""

    keys = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, DATA / "world", SHEETS)


def airport(key: str, column: str, value: str) -> Change:
    return put(AIRPORTS, key, column, value)


def card(key: str, column: str, value: str) -> Change:
    return put(CARDS, key, column, value)


def slots(key: str, text: str, symbol: str = "-") -> Change:
    return spoilt(card(key, "slots", text), card(key, "npa_symbol", symbol))


def every(file: str, column: str, old: str, new: str) -> Change:
    """Replace a text in a whole column."""
    return lambda copy: copy.put_all(file, column, lambda cell: cell.replace(old, new))


def own_passes(copy: Copy) -> None:
    """Each colour with a pass of its own, that of green with other slots."""
    rows = copy.rows(PASSES)
    found = [rows[0]]
    for colour in ("red", "yellow", "blue", "green"):
        found += [[colour, place, text] for _, place, text in rows[1:]]
    found[-1][2] = "A-M 1-2-3"
    copy.write(PASSES, found)


def few_symbols(letter: str) -> Change:
    """A neutral airline on no more than two cards."""

    def change(copy: Copy) -> None:
        rows = copy.rows(CARDS)
        head = rows[0]
        left = 2
        for row in rows[1:]:
            symbol = row[head.index("npa_symbol")]
            if letter in symbol:
                left -= 1
                if left < 0:
                    other = "W" if letter != "W" else "K"
                    new = symbol.replace(letter, "") or other
                    row[head.index("npa_symbol")] = new
                    cell = row[head.index("slots")]
                    row[head.index("slots")] = cell.replace(f"NPA {symbol}", f"NPA {new}")
        copy.write(CARDS, rows)

    return change


def without(slot: str, instead: str) -> Change:
    """A slot that occurs nowhere."""
    return spoilt(every(CARDS, "slots", slot, instead), every(PASSES, "slots", slot, instead))


def classes_swapped(copy: Copy) -> None:
    swapped = {"First": "Economy", "Economy": "First"}
    copy.put_all(CARDS, "class", lambda cell: swapped.get(cell, cell))


def only_pairs(copy: Copy) -> None:
    """Symbols of two airlines only."""
    rows = copy.rows(CARDS)
    head = rows[0]
    for row in rows[1:]:
        symbol = row[head.index("npa_symbol")]
        if len(symbol) == 1 and symbol != "-":
            new = symbol + ("W" if symbol != "W" else "K")
            row[head.index("npa_symbol")] = new
            cell = row[head.index("slots")]
            row[head.index("slots")] = cell.replace(f"NPA {symbol}", f"NPA {new}")
    copy.write(CARDS, rows)


FAULTS = (
    Fault("AA-DATA-01", "unknown", True, airport("A2", "id", "A7")),
    Fault("AA-DATA-01", "missing", True, lambda copy: copy.drop(AIRPORTS, "U3")),
    Fault("AA-DATA-01", "twice", True, airport("A2", "id", "A3")),
    Fault("AA-DATA-01", "zone", True, airport("A2", "zone", "E")),
    Fault("AA-DATA-01", "name-twice", True, airport("A2", "name", "Cairo")),
    Fault("AA-DATA-01", "name", True, airport("A4", "name", "Busan")),
    Fault("AA-DATA-01", "no-name", True, airport("A2", "name", " ")),
    Fault("AA-DATA-01", "degrees", True, airport("A2", "lat", "north")),
    Fault("AA-DATA-01", "label", True, airport("A2", "label", "above")),
    Fault("AA-DATA-02", "missing", True, airport("A1", "name", "Kyoto")),
    Fault(
        "AA-DATA-02",
        "place",
        True,
        spoilt(airport("A1", "name", "Kyoto"), airport("U1", "name", "Tokyo")),
    ),
    Fault(
        "AA-DATA-02",
        "zone",
        False,
        spoilt(airport("A1", "name", "Kyoto"), airport("M2", "name", "Tokyo")),
    ),
    Fault("AA-DATA-02", "essen", False, airport("E2", "name", "Paris")),
    Fault("AA-DATA-03", "open", True, airport("A1", "shape", "V")),
    Fault("AA-DATA-03", "all", True, airport("A1", "may_use", "red|black")),
    Fault("AA-DATA-03", "restricted", True, airport("A4", "shape", "Y")),
    Fault("AA-DATA-04", "missing", True, every(AIRPORTS, "shape", "inverted Y", "Y")),
    Fault("AA-DATA-04", "zone", False, airport("A2", "shape", "Y")),
    Fault("AA-DATA-05", "colour", True, airport("A5", "may_use", "violet|pink")),
    Fault("AA-DATA-05", "colour", True, airport("A5", "may_use", "violet|violet")),
    Fault("AA-DATA-05", "all", True, airport("A5", "may_use", "all")),
    Fault("AA-DATA-05", "start", True, airport("A5", "may_use", "white")),
    Fault("AA-DATA-06", "number", True, airport("A4", "may_use", "violet|white")),
    Fault("AA-DATA-06", "number", True, airport("A5", "may_use", "violet|white|red")),
    Fault("AA-DATA-06", "differs", True, airport("A4", "special_of", "")),
    Fault("AA-DATA-06", "nobody", True, airport("A5", "special_of", "red")),
    Fault(
        "AA-DATA-06",
        "zones",
        False,
        spoilt(
            airport("A4", "may_use", "violet|white"),
            airport("A4", "special_of", ""),
            airport("E5", "may_use", "violet|white|red"),
            airport("E5", "special_of", "red"),
        ),
    ),
    Fault("AA-DATA-07", "few", False, every(AIRPORTS, "may_use", "violet|white", "violet")),
    Fault(
        "AA-DATA-07",
        "none",
        True,
        spoilt(*(airport(key, "may_use", "violet|white|black|red") for key in ("A5", "A6", "E5", "E6")),
               *(airport(key, "may_use", "violet|white|black|red") for key in ("U5", "U6", "M5", "M6"))),
    ),
    Fault("AA-DATA-08", "colour", True, put(PASSES, "2", "colour", "pink")),
    Fault("AA-DATA-08", "place", True, put(PASSES, "2", "place", "4")),
    Fault("AA-DATA-08", "many", True, put(PASSES, "2", "slots", "ALL 1 | ALL 2 | ALL 3 | PRIORITY")),
    Fault("AA-DATA-08", "slot", True, put(PASSES, "2", "slots", "ALL 1-2-3 | FIRST")),
    Fault("AA-DATA-08", "slot", True, put(PASSES, "2", "slots", "")),
    Fault("AA-DATA-08", "number", True, lambda copy: copy.drop(PASSES, "2")),
    Fault("AA-DATA-08", "unlike", False, own_passes),
    Fault("AA-DATA-09", "none", True, put(PASSES, "2", "slots", "PRIORITY")),
    Fault("AA-DATA-09", "zones", False, every(PASSES, "slots", "ALL", "A-E-U")),
    Fault("AA-DATA-10", "many", True, every(PASSES, "slots", "ALL 1-2-3", "ALL 1-2-3 | NPA K")),
    Fault("AA-DATA-10", "some", False, put(PASSES, "1", "slots", "ALL 1-2-3 | NPA K")),
    Fault("AA-DATA-11", "number", True, lambda copy: copy.drop(CARDS, "t30")),
    Fault("AA-DATA-11", "id-form", True, card("t30", "id", "t 30")),
    Fault("AA-DATA-11", "id-twice", True, card("t30", "id", "T31")),
    Fault("AA-DATA-11", "no-name", True, card("t30", "traveller", "")),
    Fault("AA-DATA-11", "airport", True, card("t30", "to", "Z9")),
    Fault("AA-DATA-11", "same", True, card("t30", "to", "E6")),
    Fault("AA-DATA-12", "number", True, card("t30", "miles", "0")),
    Fault("AA-DATA-12", "number", True, card("t30", "miles", "many")),
    Fault("AA-DATA-12", "unusual", False, card("t30", "miles", "450")),
    Fault("AA-DATA-12", "unusual", False, card("t30", "miles", "5550")),
    Fault("AA-DATA-13", "number", True, slots("t30", "A 1 | A 2 | A 3 | E 1")),
    Fault("AA-DATA-13", "slot", True, slots("t30", "FIRST")),
    Fault("AA-DATA-13", "none", True, lambda copy: copy.put_all(CARDS, "slots", lambda cell: "ALL 1")),
    Fault("AA-DATA-14", "zone", True, slots("t30", "A-B 1-2-3")),
    Fault("AA-DATA-14", "number", True, slots("t30", "A-E 1-2-7")),
    Fault("AA-DATA-14", "twice", True, slots("t30", "A-A 1-2-3")),
    Fault("AA-DATA-14", "twice", True, slots("t30", "A-E 1-1")),
    Fault("AA-DATA-14", "missing", True, every(CARDS, "slots", "A-M", "A-E")),
    Fault("AA-DATA-15", "colour", True, slots("t30", "NPA R", "R")),
    Fault("AA-DATA-15", "number", True, slots("t30", "NPA KPW", "KPW")),
    Fault("AA-DATA-15", "number", True, slots("t30", "NPA KK", "KK")),
    Fault("AA-DATA-15", "several", True, slots("t30", "NPA K | NPA W", "K")),
    Fault("AA-DATA-15", "symbol", True, card("t30", "npa_symbol", "P")),
    Fault("AA-DATA-15", "missing", True, only_pairs),
    Fault("AA-DATA-16", "few", True, few_symbols("P")),
    Fault("AA-DATA-16", "gap", False, few_symbols("P")),
    Fault("AA-DATA-16", "fewer", False, spoilt(*(slots(f"t{n}", "ALL 1-2-3") for n in range(22, 61)))),
    Fault("AA-DATA-17", "", True, without("SPECIAL", "A 1-2-3")),
    Fault("AA-DATA-17", "", True, without("PRIORITY", "A 1-2-3")),
    Fault("AA-DATA-18", "unknown", True, card("t30", "trio", "SAILOR")),
    Fault("AA-DATA-18", "members", True, card("t20", "traveller", "Mermaid")),
    Fault("AA-DATA-18", "members", True, card("t16", "trio", "-")),
    Fault("AA-DATA-19", "from", False, every(CARDS, "from", "A6", "A5")),
    Fault("AA-DATA-19", "to", False, every(CARDS, "to", "A6", "A4")),
    Fault("AA-DATA-19", "cannes", False, card("t03", "to", "A2")),
    Fault("AA-DATA-20", "unknown", False, card("t30", "class", "Steerage")),
    Fault("AA-DATA-20", "miles", False, classes_swapped),
    Fault(
        "AA-DATA-20",
        "slots",
        False,
        spoilt(*(slots(f"t{n}", "A 1-2-3 | E 1-2-3 | U 1-2-3") for n in range(19, 31))),
    ),
)  # fmt: skip
