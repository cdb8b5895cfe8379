"""The sheets of a board, and the constraint that needs each of them (section 18 of the catalogue)."""

from __future__ import annotations

from typing import Final

from windsock.boards.sheets import Form

CITIES: Final = "cities.csv"
AIRLINES: Final = "airlines.csv"
ROUTES: Final = "routes.csv"
TRACK: Final = "track.csv"
ABACUS: Final = "abacus.csv"  # the one sheet that a board need not have
SHEETS: Final = (CITIES, AIRLINES, ROUTES, TRACK, ABACUS)
PRINTED: Final = (AIRLINES, CITIES, ROUTES, TRACK)  # what matters in play, in the order of the fingerprint

NEEDED_FOR: Final = {  # the constraint that cannot be met without this sheet
    CITIES: "AE-DATA-01",
    AIRLINES: "AE-DATA-02",
    ROUTES: "AE-DATA-06",
    TRACK: "AE-DATA-18",
    ABACUS: "AE-DATA-24",
}
COLUMNS: Final = {  # the columns of each sheet
    CITIES: ("id", "name", "lat", "lon", "off_map", "draw_lat", "draw_lon", "label", "origin"),
    AIRLINES: (
        *("key", "name", "colour", "letter", "pattern", "shares", "home", "start_space"),
        *("bonus_destination", "bonus_value", "origin"),
    ),
    ROUTES: ("id", "a", "b", "licences", "long_haul", "origin"),
    TRACK: ("zone", "first_space", "last_space", "row", "origin"),
    ABACUS: ("scoring", "row", "origin"),
}
COLUMN_NEEDED_FOR: Final = {  # where it is another constraint than that of the whole sheet
    (AIRLINES, "shares"): "AE-DATA-25",
    (AIRLINES, "start_space"): "AE-DATA-17",
    (AIRLINES, "bonus_destination"): "AE-DATA-14",
    (AIRLINES, "bonus_value"): "AE-DATA-14",
    (ROUTES, "licences"): "AE-DATA-07",
    (ROUTES, "long_haul"): "AE-DATA-10",
    (TRACK, "first_space"): "AE-DATA-16",
    (TRACK, "last_space"): "AE-DATA-16",
    (TRACK, "row"): "AE-DATA-19",
}

FORM: Final = Form(
    COLUMNS,
    NEEDED_FOR,
    COLUMN_NEEDED_FOR,
    surplus="AE-DATA-26",  # no column can depend on the number of players
    optional=(ABACUS,),  # AE-DATA-24: it need not be there
)
