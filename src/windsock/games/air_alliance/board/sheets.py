"""The sheets of a board, and the constraint that needs each of them (section 19 of the catalogue)."""

from __future__ import annotations

from typing import Final

from windsock.boards.sheets import Form

AIRPORTS: Final = "airports.csv"
PASSES: Final = "boarding-pass.csv"
CARDS: Final = "travellers.csv"
SHEETS: Final = (AIRPORTS, PASSES, CARDS)

FORM: Final = Form(
    columns={
        AIRPORTS: (
            *("id", "name", "zone", "shape", "lat", "lon"),
            *("label", "may_use", "special_of", "origin"),
        ),
        PASSES: ("colour", "place", "slots"),
        CARDS: ("id", "traveller", "class", "from", "to", "miles", "slots", "npa_symbol", "trio"),
    },
    needed_for={AIRPORTS: "AA-DATA-01", PASSES: "AA-DATA-08", CARDS: "AA-DATA-11"},
    column_needed_for={
        (AIRPORTS, "shape"): "AA-DATA-03",
        (AIRPORTS, "may_use"): "AA-DATA-05",
        (AIRPORTS, "special_of"): "AA-DATA-06",
        (CARDS, "miles"): "AA-DATA-12",
        (CARDS, "slots"): "AA-DATA-13",
        (CARDS, "npa_symbol"): "AA-DATA-15",
        (CARDS, "trio"): "AA-DATA-18",
        (CARDS, "class"): "AA-DATA-20",
    },
    surplus="AA-DATA-21",  # no column can depend on the number of players
)
