"""Charts for the tests: the shipped board, with some licences sold and some banned, and a few odd ones."""

from __future__ import annotations

import csv
from importlib.resources import files

from windsock.maps.chart import Bonus, Chart, Link, Piece, Place, Slot

DATA = files("windsock").joinpath("games", "airlines_europe", "data", "europe")


def _rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(DATA.joinpath(name).read_text(encoding="utf-8").splitlines()))


def europe(sold: bool = False) -> Chart:
    """The board of Airlines Europe; `sold` covers circles in turn with all airlines and bans some."""
    airlines = _rows("airlines.csv")
    homes = {row["home"]: row["key"] for row in airlines}
    pieces = [
        Piece(row["key"], row["name"], row["letter"], row["colour"], row["pattern"]) for row in airlines
    ]
    places = [
        Place(
            row["id"],
            row["name"],
            float(row["draw_lat"]),
            float(row["draw_lon"]),
            row["label"],
            row["off_map"] == "yes",
            homes.get(row["id"]),
        )
        for row in _rows("cities.csv")
    ]
    links = []
    for number, row in enumerate(_rows("routes.csv")):
        slots = [Slot(text) for text in row["licences"].split("/")]
        if sold:
            slots[0] = Slot(slots[0].text, pieces[number % len(pieces)].key)
            if number % 3 == 0:
                slots[-1] = Slot(slots[-1].text, is_closed=True)
        links.append(Link(row["id"], row["a"], row["b"], tuple(slots), row["long_haul"] == "yes"))
    bonuses = [
        Bonus(row["bonus_destination"], row["key"], "+" + row["bonus_value"])
        for row in airlines
        if row["bonus_destination"]
    ]
    return Chart("Airlines Europe", tuple(pieces), tuple(places), tuple(links), tuple(bonuses))


EMPTY = Chart("Nothing", (), (), ())
LONELY = Chart("One", (), (Place("AAA", "Alone", 50.0, 10.0, "E"),), ())
TWINS = Chart(
    "Same spot, two routes",
    (Piece("x", "X & <Sons>", "X", "#123456", "plaid"),),
    (Place("AAA", "A <b>", 50.0, 10.0, "up", home="x"), Place("BBB", "B", 50.0, 10.0, "W")),
    (Link("one", "AAA", "BBB", (Slot("1"), Slot("10"))), Link("two", "AAA", "BBB", ())),
)
ATLANTIC = Chart(
    "Over the equator",
    (),
    (
        Place("TOU", "Toulouse", 43.6, 1.44, "N"),
        Place("DAK", "Dakar", 14.7, -17.4, "W"),
        Place("NAT", "Natal", -5.8, -35.2, "S"),
        Place("BUE", "Buenos Aires", -34.6, -58.4, "W"),
    ),
    (
        Link("1", "TOU", "DAK", (Slot("3"),)),
        Link("2", "DAK", "NAT", (Slot("4"),)),
        Link("3", "NAT", "BUE", (Slot("5"),)),
    ),
)
ODD = (EMPTY, LONELY, TWINS, ATLANTIC)
