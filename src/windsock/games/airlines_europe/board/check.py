"""The validator of a board: AE-DATA-01 to AE-DATA-27 (section 18 of the catalogue).

A board is a folder with cities.csv, airlines.csv, routes.csv and track.csv. It may also have abacus.csv
(columns scoring, row, origin), which then repeats the three printed rows. MUST refuses, SHOULD warns.
Whatever the files hold, the answer is a list of findings.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from windsock.boards.check import Plan, examine
from windsock.boards.sheets import Line, Notes
from windsock.core.game import Finding
from windsock.core.reading import whole

from . import check_map, check_track
from .draft import Draft
from .numbers import SHARES
from .sheets import ABACUS, AIRLINES, CITIES, FORM, ROUTES, SHEETS, TRACK

HOMES: Final = {"orange": "Athens", "green": "Stockholm", "grey": "London", "white": "Moscow"}
DESTINATIONS: Final = {"orange": "London", "green": "Athens", "grey": "Ankara", "white": "Madrid"}
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
LETTER: Final = re.compile(r"[A-Z]")


def check(folder: Path) -> list[Finding]:
    """All that is wrong with the board in this folder."""
    return examine(folder, FORM, SHEETS, Draft, PLAN)


def airlines(d: Draft, notes: Notes) -> None:
    """AE-DATA-02: each of the ten has one row, and so one home; it can be told apart from the others."""
    letters: dict[str, str] = {}
    for line in d.airline_lines:
        airline = line["key"]
        if airline == "abacus":
            continue
        if airline not in SHARES:  # AE-DATA-02
            notes.refuse("AE-DATA-02", line.row, "unknown-airline", airline=airline)
        elif d.airlines[airline] is not line:  # AE-DATA-02
            first = d.airlines[airline].row
            notes.refuse("AE-DATA-02", line.row, "airline-twice", airline=airline, first=first)
        else:
            look(line, letters, notes)
    for airline in SHARES:
        if airline not in d.airlines:  # AE-DATA-02
            notes.refuse("AE-DATA-02", 0, "airline-missing", airline=airline)


def look(line: Line, letters: dict[str, str], notes: Notes) -> None:
    """Without a name, a colour and a letter of its own nobody can tell an airline from the others."""
    airline, letter = line["key"], line["letter"]
    if not line["name"].strip():
        notes.refuse("AE-DATA-02", line.row, "no-name", airline=airline)
    if not COLOUR.fullmatch(line["colour"]):
        notes.refuse("AE-DATA-02", line.row, "colour", airline=airline, found=line["colour"])
    other = letters.setdefault(letter, airline)
    if not LETTER.fullmatch(letter):
        notes.refuse("AE-DATA-02", line.row, "letter", airline=airline, found=letter)
    elif other != airline:
        notes.refuse("AE-DATA-02", line.row, "letter-twice", airline=airline, other=other, found=letter)


def homes(d: Draft, notes: Notes) -> None:
    """AE-DATA-02 to AE-DATA-04."""
    owners: dict[str, str] = {}
    for airline, line in d.airlines.items():
        home = line["home"]
        if not home:  # AE-DATA-02
            notes.refuse("AE-DATA-02", line.row, "no-home", airline=airline)
        elif home not in d.cities:  # AE-DATA-02
            notes.refuse("AE-DATA-02", line.row, "unknown-home", airline=airline, city=home)
        else:
            city = d.city_name(home)
            given = HOMES.get(airline, city)
            if city != given and given in d.named:  # AE-DATA-03; without that city AE-DATA-01 is broken
                notes.refuse("AE-DATA-03", line.row, airline=airline, city=city, expected=given)
            if home in owners:  # AE-DATA-04
                notes.refuse("AE-DATA-04", line.row, airline=airline, city=city, other=owners[home])
            owners.setdefault(home, airline)


def abacus(d: Draft, notes: Notes) -> None:
    """AE-DATA-05: ABACUS may have a row, for its name and look, but nothing on the board."""
    for line in d.airline_lines:
        if line["key"] != "abacus":
            continue
        if line["home"]:  # AE-DATA-05
            notes.refuse("AE-DATA-05", line.row, "home", found=line["home"])
        if line["shares"] not in ("", "0"):  # AE-DATA-05: the column counts the planes too
            notes.refuse("AE-DATA-05", line.row, "planes", found=line["shares"])
        if line["start_space"]:  # AE-DATA-05
            notes.refuse("AE-DATA-05", line.row, "start", found=line["start_space"])


def bonuses(d: Draft, notes: Notes) -> None:
    """AE-DATA-14."""
    for line in d.airline_lines:
        airline, goal, value = line["key"], line["bonus_destination"], line["bonus_value"]
        if airline not in DESTINATIONS:
            if goal or value:  # AE-DATA-14
                notes.refuse("AE-DATA-14", line.row, "surplus", airline=airline)
            continue
        given = DESTINATIONS[airline]
        if not goal:  # AE-DATA-14
            notes.refuse("AE-DATA-14", line.row, "missing", airline=airline, expected=given)
        elif goal not in d.cities:  # AE-DATA-14
            notes.refuse("AE-DATA-14", line.row, "unknown-city", airline=airline, city=goal)
        elif d.city_name(goal) != given and given in d.named:  # AE-DATA-14; or else AE-DATA-01 is broken
            city = d.city_name(goal)
            notes.refuse("AE-DATA-14", line.row, "elsewhere", airline=airline, city=city, expected=given)
        if not whole(value):  # AE-DATA-14: zero is no bonus either
            notes.refuse("AE-DATA-14", line.row, "value", airline=airline, found=value)


def shares(d: Draft, notes: Notes) -> None:
    """AE-DATA-25; ten right numbers make the right sum."""
    for airline, line in d.airlines.items():
        found, expected = line["shares"], SHARES[airline]
        if whole(found) != expected:  # AE-DATA-25
            notes.refuse("AE-DATA-25", line.row, "number", airline=airline, found=found, expected=expected)


PLAN: Final[Plan] = (
    (check_map.cities, CITIES, ()),
    (airlines, AIRLINES, ()),
    (homes, AIRLINES, ()),
    (abacus, AIRLINES, ()),
    (check_map.routes, ROUTES, ()),
    (check_map.licences, ROUTES, ()),
    (check_map.long_hauls, ROUTES, ()),
    (check_map.home_routes, AIRLINES, ("AE-DATA-06",)),
    (check_map.connection, CITIES, ("AE-DATA-06",)),
    (bonuses, AIRLINES, ()),
    (check_map.bonus_paths, AIRLINES, ("AE-DATA-03", "AE-DATA-06", "AE-DATA-14")),
    (check_track.spaces, TRACK, ()),
    (check_track.start_spaces, AIRLINES, ()),
    (check_track.starts_on_track, AIRLINES, ("AE-DATA-16",)),
    (check_track.zones, TRACK, ()),
    (check_track.borders, TRACK, ("AE-DATA-16",)),
    (check_track.rows, TRACK, ()),
    (check_track.printed_row, TRACK, ("AE-DATA-19",)),
    (check_track.growth, TRACK, ("AE-DATA-16", "AE-DATA-18", "AE-DATA-19")),
    (check_track.head_starts, AIRLINES, ("AE-DATA-16", "AE-DATA-17")),
    (check_track.length, AIRLINES, ("AE-DATA-16", "AE-DATA-17")),
    (check_track.abacus_rows, ABACUS, ()),
    (shares, AIRLINES, ()),
    (check_map.licence_total, ROUTES, ()),
)
