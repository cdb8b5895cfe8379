"""The sheets of a board, and the constraint that needs each of them (section 21 of the catalogue)."""

from __future__ import annotations

from typing import Final

from windsock.boards.sheets import Form

CITIES: Final = "cities.csv"
COMPANIES: Final = "companies.csv"
ROUTES: Final = "routes.csv"
FLIGHTS: Final = "flight-cards.csv"
SHEETS: Final = (CITIES, COMPANIES, ROUTES, FLIGHTS)

FORM: Final = Form(
    columns={
        CITIES: ("id", "name", "lat", "lon", "headquarters", "company", "label", "origin"),
        COMPANIES: (
            *("code", "shares", "markers", "headquarters", "patterns"),
            *("colour", "colour_name", "letter", "origin"),
        ),
        ROUTES: ("id", "a", "b", "pattern", "circles", "origin"),
        FLIGHTS: ("value", "pattern", "origin"),
    },
    needed_for={
        CITIES: "A90-DATA-06",
        COMPANIES: "A90-DATA-01",
        ROUTES: "A90-DATA-09",
        FLIGHTS: "A90-DATA-13",
    },
    column_needed_for={
        (COMPANIES, "shares"): "A90-DATA-02",
        (COMPANIES, "markers"): "A90-DATA-03",
        (COMPANIES, "patterns"): "A90-DATA-04",
        (COMPANIES, "headquarters"): "A90-DATA-07",
        (ROUTES, "circles"): "A90-DATA-10",
        **{(sheet, "origin"): "A90-DATA-19" for sheet in SHEETS},
    },
    surplus="A90-DATA-18",  # no column can depend on the number of players
)
