"""The sheets of a set, and the constraint that needs each of them (section 23 of the catalogue)."""

from __future__ import annotations

from typing import Final

from windsock.boards.sheets import Form

PLACES: Final = "places.csv"
COORDINATES: Final = "coordinates.csv"
ROUTES: Final = "routes.csv"
FIRSTS: Final = "great-firsts.csv"
CITIES: Final = "city-cards.csv"
SETUPS: Final = "setups.csv"
DICE: Final = "dice.csv"
PLANES: Final = "planes.csv"
PILOTS: Final = "pilots.csv"
AIR_ROUTES: Final = "air-route-cards.csv"
VIPS: Final = "vip-cards.csv"
DIPLOMACY: Final = "diplomacy-cards.csv"
LOADS: Final = "cargo-cards.csv"
SETTINGS: Final = "settings.csv"
SHEETS: Final = (
    *(PLACES, COORDINATES, ROUTES, FIRSTS, CITIES, SETUPS, DICE),
    *(PLANES, PILOTS, AIR_ROUTES, VIPS, DIPLOMACY, LOADS, SETTINGS),
)

FORM: Final = Form(
    columns={
        PLACES: ("code", "name", "continent", "type", "embassy_nation", "city_card", "boards"),
        COORDINATES: ("code", "lat", "lon"),
        ROUTES: ("a", "b", "spaces", "colours_from_a_to_b", "overflight", "great_circle_km", "date_line"),
        FIRSTS: ("a", "b", "glory", "boards", "history"),
        CITIES: ("continent", "code", "city", "glory", "money_k"),
        SETUPS: ("setup", "boards", "decks", "pilots_and_start_cities", "outstations"),
        DICE: ("colour", "count", "face1", "face2", "face3", "face4", "face5", "face6"),
        PLANES: (
            *("level", "name", "year", "type", "price_k", "resale_k", "max_fuel", "range"),
            *("cargo", "pax", "crew", "system", "initiation_load", "historic_range_km"),
        ),
        PILOTS: ("pilot_card", "name", "side", "start_level", "income_k", "endurance", "competence"),
        AIR_ROUTES: ("deck", "from", "to", "shortest_spaces", "glory", "money_k"),
        VIPS: ("deck", "vip", "destination", "glory", "money_k"),
        DIPLOMACY: ("nation", "colour", "scale"),
        LOADS: ("kind", "count", "reward_k", "note"),
        SETTINGS: ("setting", "1 player", "2", "3", "4", "origin"),
    },
    needed_for={
        PLACES: "AP-DATA-01",
        COORDINATES: "AP-DATA-02",
        ROUTES: "AP-DATA-03",
        FIRSTS: "AP-DATA-07",
        CITIES: "AP-DATA-13",
        SETUPS: "AP-DATA-14",
        DICE: "AP-DATA-20",
        PLANES: "AP-DATA-28",
        PILOTS: "AP-DATA-33",
        AIR_ROUTES: "AP-DATA-34",
        VIPS: "AP-DATA-36",
        DIPLOMACY: "AP-DATA-38",
        LOADS: "AP-DATA-39",
        SETTINGS: "AP-DATA-40",
    },
    column_needed_for={
        (ROUTES, "date_line"): "AP-DATA-08",
    },
)
