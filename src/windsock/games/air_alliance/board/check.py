"""The validator of a board: AA-DATA-01 to AA-DATA-21 (section 19 of the catalogue).

A board is a folder with airports.csv, boarding-pass.csv and travellers.csv. MUST refuses, SHOULD warns.
Whatever the files hold, the answer is a list of findings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windsock.boards.check import Plan, examine, sound_place
from windsock.boards.sheets import Notes
from windsock.core.game import Finding

from . import check_cards, check_passes
from .draft import Draft
from .numbers import COLOURS, NUMBERS, PLAYER_COLOURS, SHAPES, ZONES, V
from .sheets import AIRPORTS, CARDS, FORM, PASSES, SHEETS

FARTHEST: Final = {"lat": 80, "lon": 180}  # a flat map has no poles
ALL: Final = tuple(f"{zone}{number}" for zone in ZONES for number in range(1, NUMBERS + 1))
RESTRICTED: Final = {
    "A4": "Seoul",
    "A5": "Himalaya",
    "A6": "Oceania",
    "E4": "Scandinavia",
    "E5": "Danube",
    "E6": "Siberia",
    "U4": "Rocky",
    "U5": "Mexico",
    "U6": "Brazil",
    "M4": "Arabia",
    "M5": "Savannah",
    "M6": "Casablanca",
}
# Where the neutral airlines start (AA-SETUP-05).
STARTS: Final = {
    "black": ("M4", "M5", "M6", "E4"),
    "violet": ("A4", "A5", "A6", "E5"),
    "white": ("U4", "U5", "U6", "E6"),
}


def check(folder: Path) -> list[Finding]:
    """All that is wrong with the board in this folder."""
    return examine(folder, FORM, SHEETS, Draft, PLAN)


def airports(d: Draft, notes: Notes) -> None:
    """AA-DATA-01, and what the map needs to draw an airport."""
    ids: dict[str, int] = {}
    names: dict[str, str] = {}
    for airport in d.airports:
        if airport.id not in ALL:  # AA-DATA-01
            notes.refuse("AA-DATA-01", airport.row, "unknown", airport=airport.id)
        elif airport.id in ids:
            notes.refuse("AA-DATA-01", airport.row, "twice", airport=airport.id, first=ids[airport.id])
        elif airport.line["zone"] != airport.id[0]:
            found = airport.line["zone"]
            notes.refuse("AA-DATA-01", airport.row, "zone", airport=airport.id, found=found)
        if airport.name in names:
            other = names[airport.name]
            notes.refuse("AA-DATA-01", airport.row, "name-twice", name=airport.name, other=other)
        expected = RESTRICTED.get(airport.id, airport.name)
        if airport.name != expected:
            facts = {"airport": airport.id, "found": airport.name, "expected": expected}
            notes.refuse("AA-DATA-01", airport.row, "name", **facts)
        sound_place("AA-DATA-01", airport.line, FARTHEST, notes)
        ids.setdefault(airport.id, airport.row)
        names.setdefault(airport.name, airport.id)
    for missing in ALL:
        if missing not in ids:
            notes.refuse("AA-DATA-01", 0, "missing", airport=missing)


def printed_names(d: Draft, notes: Notes) -> None:
    """AA-DATA-02."""
    wanted = (
        ("Tokyo", ("A1", "A2", "A3", "M1", "M2", "M3"), "A"),
        ("Cannes", tuple(name for name in ALL if name not in RESTRICTED), "ME"),
    )
    for name, must, should in wanted:
        airport = d.named(name)
        if airport is None:  # AA-DATA-02
            notes.refuse("AA-DATA-02", 0, "missing", name=name)
        elif airport.id not in must:
            notes.refuse("AA-DATA-02", airport.row, "place", name=name, found=airport.id)
        elif airport.id[0] not in should:
            notes.warn("AA-DATA-02", airport.row, "zone", name=name, found=airport.id)
    essen = d.named("Essen")
    if essen is None or essen.id not in ("E1", "E2", "E3"):
        notes.warn("AA-DATA-02", 0 if essen is None else essen.row, "essen")


def shapes(d: Draft, notes: Notes) -> None:
    """AA-DATA-03 and AA-DATA-04."""
    for airport in d.airports:
        shape = airport.line["shape"]
        facts = {"airport": airport.id, "found": shape}
        if airport.is_open and shape not in SHAPES[:V]:  # AA-DATA-03
            notes.refuse("AA-DATA-03", airport.row, "open", **facts)
        elif airport.is_open and set(airport.may_use) != set(COLOURS):
            notes.refuse("AA-DATA-03", airport.row, "all", airport=airport.id)
        elif not airport.is_open and shape != SHAPES[V]:
            notes.refuse("AA-DATA-03", airport.row, "restricted", **facts)
    for shape in SHAPES[:V]:
        with_it = {airport.id[:1] for airport in d.airports if airport.line["shape"] == shape}
        if not with_it:  # AA-DATA-04
            notes.refuse("AA-DATA-04", 0, "missing", shape=shape)
        else:
            for zone in ZONES:
                if zone not in with_it:
                    notes.warn("AA-DATA-04", 0, "zone", shape=shape, zone=zone)


def colours(d: Draft, notes: Notes) -> None:
    """AA-DATA-05 and AA-DATA-07: who may use the restricted airports."""
    restricted = [airport for airport in d.airports if not airport.is_open]
    for airport in restricted:
        for colour in airport.may_use:
            if colour not in COLOURS or airport.may_use.count(colour) > 1:  # AA-DATA-05
                notes.refuse("AA-DATA-05", airport.row, "colour", airport=airport.id, found=colour)
        if set(airport.may_use) >= set(COLOURS):
            notes.refuse("AA-DATA-05", airport.row, "all", airport=airport.id)
    for npa, starts in STARTS.items():
        for start in starts:
            if start in d.by_id and npa not in d.by_id[start].may_use:
                row = d.by_id[start].row
                notes.refuse("AA-DATA-05", row, "start", airport=start, colour=npa)
        count = sum(npa in airport.may_use for airport in restricted)
        if count <= len(starts):  # AA-DATA-07
            notes.warn("AA-DATA-07", 0, "few", colour=npa, found=count)
    players = set(COLOURS[:PLAYER_COLOURS])
    if all(players & set(airport.may_use) for airport in restricted):
        notes.refuse("AA-DATA-07", 0, "none")


def special_airports(d: Draft, notes: Notes) -> None:
    """AA-DATA-06."""
    zones: set[str] = set()
    for colour in COLOURS[:PLAYER_COLOURS]:
        found = [airport for airport in d.airports if not airport.is_open and colour in airport.may_use]
        if len(found) != 1:  # AA-DATA-06
            notes.refuse("AA-DATA-06", 0, "number", colour=colour, found=len(found))
            continue
        airport = found[0]
        zones.add(airport.id[0])
        if airport.line["special_of"] != colour:
            notes.refuse("AA-DATA-06", airport.row, "differs", airport=airport.id, colour=colour)
    for airport in d.airports:
        of = airport.line["special_of"]
        if of and (airport.is_open or of not in COLOURS[:PLAYER_COLOURS] or of not in airport.may_use):
            notes.refuse("AA-DATA-06", airport.row, "nobody", airport=airport.id, colour=of)
    if len(zones) < len(ZONES):
        notes.warn("AA-DATA-06", 0, "zones", found=len(zones))


PLAN: Final[Plan] = (
    (airports, AIRPORTS, ()),
    (printed_names, AIRPORTS, ("AA-DATA-01",)),
    (shapes, AIRPORTS, ("AA-DATA-01",)),
    (colours, AIRPORTS, ("AA-DATA-01",)),
    (special_airports, AIRPORTS, ("AA-DATA-01", "AA-DATA-05")),
    (check_passes.passes, PASSES, ()),
    (check_passes.landing_rights, PASSES, ("AA-DATA-08",)),
    (check_passes.symbols, PASSES, ("AA-DATA-08",)),
    (check_cards.cards, CARDS, ()),
    (check_cards.miles, CARDS, ()),
    (check_cards.slots, CARDS, ()),
    (check_cards.symbols, CARDS, ("AA-DATA-13", "AA-DATA-14", "AA-DATA-15")),
    (check_cards.kinds, CARDS, ("AA-DATA-08", "AA-DATA-13", "AA-DATA-14", "AA-DATA-15")),
    (check_cards.trios, CARDS, ()),
    (check_cards.travel, CARDS, ("AA-DATA-01", "AA-DATA-02", "AA-DATA-11")),
    (check_cards.classes, CARDS, ("AA-DATA-12", "AA-DATA-13", "AA-DATA-14", "AA-DATA-15")),
)
