"""Boards and cards as immutable tables, loaded from a set of CSV files (section 23 of the catalogue).

A set has two sides of the board and five SETUPS; a game is played on one of them: `north-atlantic` is the
SETUP on the first side that it names, `north-atlantic-world` the same on another side.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Final

from windsock.boards.board import Shelf, fingerprint, rows
from windsock.core.reading import is_folder
from windsock.core.trouble import Trouble

from . import sheets
from .check import check
from .draft import slug
from .form import forms
from .numbers import (
    AIR_ROUTE,
    AMPHIBIAN,
    CITY_CARDS,
    COLOURS,
    DIPLOMACY,
    EAST,
    EXPERTS,
    LAND,
    LAND_FLOATS,
    LOAD_WORDS,
    LOADS,
    NEITHER,
    OBJECTIVE_CARDS,
    SEAPLANE,
    VIP,
    WEATHER,
    WEST,
)

# Cards. Objectives are known by their place in `Board.objectives`; then come the kinds of CARGO & PAX, the
# expert cards and the CITY cards.
FIRST_LOAD: Final = OBJECTIVE_CARDS
FIRST_EXPERT_CARD: Final = FIRST_LOAD + LOADS
FIRST_CITY: Final = FIRST_EXPERT_CARD + EXPERTS
BACKS: Final = (0,) * OBJECTIVE_CARDS + (1,) * LOADS + (2,) * EXPERTS + (3,) * CITY_CARDS

DATA: Final = Path(__file__).parent.parent / "data"
SETS: Final = ("golden-age", "t1")
BOARDS: Final = (
    *("north-atlantic", "north-atlantic-world", "the-line", "empire-routes"),
    *("the-americas", "around-the-world", "t1", "t1-atlantic"),
)
ATLANTIC: Final = "atlantic"
SIDES: Final = {"world": "W", ATLANTIC: "A"}
KINDS_OF_PLACE: Final = "HCGE"
TYPES: Final = {
    "land": LAND,
    "land (floats possible)": LAND_FLOATS,
    "seaplane": SEAPLANE,
    "amphibian": AMPHIBIAN,
}
SHORES: Final = {"EU": EAST, "NA": WEST}
STRAIT: Final = ("Anchorage", "Adak")  # AP-VAR-EPIC-05
NOWHERE: Final = -1


class Board:
    """All tables of one SETUP on one side. Places, routes and cards are known by their place in these
    lists."""

    def __init__(self, folder: Path, name: str, side: str, setup: dict[str, str], print_: str) -> None:
        self.folder = folder
        self.name = name
        self.side = side
        self.print = f"{print_}-{name}"
        self.lay_out_places()
        self.lay_out_routes()
        self.lay_out_planes()
        self.lay_out_pilots()
        self.lay_out_cards()
        self.lay_out_setup(setup)
        self.read_settings()

    def lay_out_places(self) -> None:
        places = [row for row in rows(self.folder / sheets.PLACES) if SIDES[self.side] in row["boards"]]
        self.nations = tuple(row["nation"] for row in rows(self.folder / sheets.DIPLOMACY))
        self.cities = tuple(row["code"] for row in places)  # every place, whatever its kind
        self.city_names = tuple(row["name"] for row in places)
        self.city = {code: place for place, code in enumerate(self.cities)}
        self.kind = tuple(KINDS_OF_PLACE.index(row["type"]) for row in places)  # AP-RULING-13
        self.nation = tuple(
            self.nations.index(row["embassy_nation"]) if row["type"] == "E" else NOWHERE for row in places
        )
        self.continent = tuple(row["continent"] for row in places)
        self.shore = tuple(SHORES.get(row["continent"], NEITHER) for row in places)  # AP-VAR-EPIC-08

    def lay_out_routes(self) -> None:
        routes = [
            row
            for row in rows(self.folder / sheets.ROUTES)
            if row["a"] in self.city and row["b"] in self.city
        ]
        self.routes = tuple(f"{row['a']}-{row['b']}" for row in routes)
        self.ends = tuple((self.city[row["a"]], self.city[row["b"]]) for row in routes)
        letters = [colour[0].upper() for colour in COLOURS]
        self.spaces = tuple(
            tuple(letters.index(letter) for letter in row["colours_from_a_to_b"]) for row in routes
        )
        self.lengths = tuple(map(len, self.spaces))
        self.is_sea = tuple(row["overflight"] == "sea" for row in routes)  # AP-INTERRUPT-02
        self.date_line = tuple(int(row["date_line"]) for row in routes)
        self.routes_at = tuple(
            tuple(route for route, ends in enumerate(self.ends) if place in ends)
            for place in range(len(self.cities))
        )
        strait = {self.city_names.index(name) if name in self.city_names else NOWHERE for name in STRAIT}
        self.strait = next((r for r, ends in enumerate(self.ends) if set(ends) == strait), NOWHERE)
        between = {frozenset(ends): route for route, ends in enumerate(self.ends)}
        firsts = [row for row in rows(self.folder / sheets.FIRSTS) if SIDES[self.side] in row["boards"]]
        self.firsts = tuple(f"{row['a']}-{row['b']}".replace("|", "-") for row in firsts)
        self.first_points = tuple(int(row["glory"]) for row in firsts)
        self.first_history = tuple(row["history"] for row in firsts)
        chains = [[self.city[code] for code in chain_of(row)] for row in firsts]
        self.first_routes = tuple(  # AP-RULING-66
            tuple(between[frozenset(pair)] for pair in itertools.pairwise(chain)) for chain in chains
        )

    def lay_out_planes(self) -> None:
        planes = rows(self.folder / sheets.PLANES)
        self.plane_names = tuple(row["name"] for row in planes)
        self.planes = tuple(map(slug, self.plane_names))
        self.plane_history = tuple(f"{row['year']}, {row['historic_range_km']} km" for row in planes)
        self.level = numbers(planes, "level")
        self.price = numbers(planes, "price_k")
        self.resale = numbers(planes, "resale_k")
        self.max_fuel = numbers(planes, "max_fuel")
        self.range = numbers(planes, "range")
        self.slots = tuple(
            tuple(int(row[kind]) for kind in ("cargo", "pax", "crew", "system")) for row in planes
        )
        self.load = numbers(planes, "initiation_load")
        self.forms = forms(self.slots, self.load)
        self.type = tuple(TYPES[row["type"]] for row in planes)
        self.lowest_level = min(self.level)
        self.up_to = tuple(  # level -> the planes of at most that level, one bit each
            sum(1 << plane for plane, level in enumerate(self.level) if level <= top)
            for top in range(max(self.level) + 1)
        )

    def lay_out_pilots(self) -> None:
        pilots = rows(self.folder / sheets.PILOTS)
        self.pilot_names = tuple(row["name"] for row in pilots)
        self.pilots = tuple(map(slug, self.pilot_names))
        tiles = list(dict.fromkeys(row["pilot_card"] for row in pilots))
        self.tile = tuple(tiles.index(row["pilot_card"]) for row in pilots)  # AP-RULING-10
        self.start_level = numbers(pilots, "start_level")
        self.revenue = numbers(pilots, "income_k")
        self.endurance = numbers(pilots, "endurance")
        self.competence = numbers(pilots, "competence")

    def lay_out_cards(self) -> None:
        air_routes = rows(self.folder / sheets.AIR_ROUTES)
        vips = rows(self.folder / sheets.VIPS)
        diplomacy = rows(self.folder / sheets.DIPLOMACY)
        place = self.city.get
        names = [f"{row['from']}-{row['to']}" for row in air_routes]
        self.objectives = (
            *(name if names.index(name) == i else f"{name}-{i}" for i, name in enumerate(names)),
            *(slug(row["vip"]) for row in vips),
            *(f"diplomacy-{row['nation'].lower()}" for row in diplomacy),
        )
        self.vip_names = tuple(row["vip"] for row in vips)
        self.sort = (AIR_ROUTE,) * len(air_routes) + (VIP,) * len(vips) + (DIPLOMACY,) * len(diplomacy)
        self.deck = (*(row["deck"] for row in (*air_routes, *vips)), *("",) * len(diplomacy))
        self.goals = (  # the two places of an AIR ROUTE, twice the city of a VIP
            *((place(row["from"], NOWHERE), place(row["to"], NOWHERE)) for row in air_routes),
            *((place(row["destination"], NOWHERE),) * 2 for row in vips),
            *((NOWHERE, NOWHERE) for _ in diplomacy),
        )
        self.glory = (*numbers(air_routes, "glory"), *numbers(vips, "glory"), *(0 for _ in diplomacy))
        self.money = (*numbers(air_routes, "money_k"), *numbers(vips, "money_k"), *(0 for _ in diplomacy))
        self.scales = tuple(tuple(map(int, row["scale"].split("/"))) for row in diplomacy)
        self.first_vip = len(air_routes)
        self.first_diplomacy = len(air_routes) + len(vips)
        counts = {row["kind"]: int(row["count"]) for row in rows(self.folder / sheets.LOADS)}
        self.loads = (*LOAD_WORDS, *(f"bag-{nation.lower()}" for nation in self.nations))
        kinds = ("mail", "priority letter", "smuggling case", "fuel", "pax on board")
        self.load_counts = tuple(
            counts[kind] for kind in (*kinds, *(f"diplomatic bag {nation}" for nation in self.nations))
        )

    def lay_out_setup(self, setup: dict[str, str]) -> None:
        cards = rows(self.folder / sheets.CITIES)
        codes = [row["code"] for row in cards]
        self.city_cards = tuple(codes)
        self.city_place = tuple(self.city.get(code, NOWHERE) for code in codes)
        self.city_points = numbers(cards, "glory")
        self.city_money = numbers(cards, "money_k")
        self.city_at = {place: card for card, place in enumerate(self.city_place) if place != NOWHERE}
        self.decks = tuple(setup["decks"].split("|"))
        pairs = [pair.split("@") for pair in setup["pilots_and_start_cities"].split("|")]
        self.proposed = tuple(self.pilot_names.index(name) for name, _ in pairs)  # AP-SETUP-13
        self.linked = {self.pilot_names.index(name): codes.index(code) for name, code in pairs}
        self.outstations = tuple(codes.index(code) for code in setup["outstations"].split("|"))
        self.in_play = tuple(  # AP-SETUP-03, AP-RULING-08
            card
            for card, goals in enumerate(self.goals)
            if self.sort[card] == DIPLOMACY or (self.deck[card] in self.decks and NOWHERE not in goals)
        )
        self.variant_cities = tuple(  # AP-VAR-START-03
            card
            for card, row in enumerate(cards)
            if row["continent"] in self.decks and self.city_place[card] != NOWHERE
        )

    def read_settings(self) -> None:
        found = {row["setting"]: row for row in rows(self.folder / sheets.SETTINGS)}
        by_seats = {
            name: (0, *(int(row[column]) for column in ("1 player", "2", "3", "4")))
            for name, row in found.items()
        }
        self.threshold = by_seats["end threshold (glory)"]
        self.objective_river = by_seats["objective river"]
        self.load_river = by_seats["cargo and pax river"]
        self.experts = by_seats["expert cards per pile"]
        self.round_limit = by_seats["round limit in games without people"]
        faces = {row["colour"]: row for row in rows(self.folder / sheets.DICE)}
        self.dice = tuple(  # AP-RULING-98
            tuple(WEATHER.index(faces[colour][f"face{face}"]) for face in range(1, 7)) for colour in COLOURS
        )
        self.most_dice = max(map(min, zip(self.max_fuel, self.range))) + 1

    def colours(self, route: int, start: int) -> tuple[int, ...]:
        """The spaces of a route as they are flown from a place."""
        spaces = self.spaces[route]
        return spaces if self.ends[route][0] == start else spaces[::-1]

    def beyond(self, route: int, start: int) -> int:
        """The other end of a route."""
        a, b = self.ends[route]
        return b if a == start else a


def numbers(table: list[dict[str, str]], column: str) -> tuple[int, ...]:
    return tuple(int(row[column]) for row in table)


def chain_of(row: dict[str, str]) -> list[str]:
    """The places of a great first, from one end to the other."""
    return [row["a"], *row["b"].split("|")]


class Atlas:
    """A set: its boards by their names, the first one first."""

    def __init__(self, folder: Path) -> None:
        self.print = fingerprint(folder, sheets.SHEETS)
        self.boards: dict[str, Board] = {}
        for setup in rows(folder / sheets.SETUPS):  # AP-SETUP-01
            for number, side in enumerate(setup["boards"].split("|")):
                name = slug(setup["setup"]) if number == 0 else f"{slug(setup['setup'])}-{side}"
                self.boards[name] = Board(folder, name, side, setup, self.print)


SHELF: Final = Shelf(DATA, SETS, sheets.SHEETS, check, Atlas)


def load(name: str) -> Board:
    """A shipped board by its name; of anybody's set the first board by its folder, another by
    `folder/name`."""
    if name in BOARDS:
        atlas: Atlas = SHELF.load("t1" if name.startswith("t1") else SETS[0])
        return atlas.boards[name]
    folder = Path(name)
    wanted = ""
    if not is_folder(folder):
        folder, wanted = folder.parent, folder.name
    if name in SETS or (wanted and not (folder / sheets.SETUPS).is_file()):
        raise Trouble("unknown-board", board=name, boards=", ".join(BOARDS))
    own: Atlas = SHELF.load(str(folder))
    if wanted and wanted not in own.boards:
        raise Trouble("unknown-board", board=name, boards=", ".join(own.boards))
    return own.boards[wanted or next(iter(own.boards))]
