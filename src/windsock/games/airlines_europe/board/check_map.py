"""What a board must hold to on its map: cities, routes, licences, and how they hang together."""

from __future__ import annotations

from typing import Final

from windsock.boards.check import joins_cities, sound_id, sound_order, sound_place
from windsock.boards.draft import distances, parts
from windsock.boards.sheets import Notes
from windsock.core.reading import whole

from .draft import Draft
from .numbers import BANK_PER_SEAT, OUT, SHARES

NAMED: Final = ("Athens", "London", "Stockholm", "Ankara", "Moscow", "Madrid")
FARTHEST: Final = {"lat": 90, "lon": 180, "draw_lat": 80, "draw_lon": 180}  # a flat map has no poles

AIRLINES_OF_TWO: Final = len(SHARES) - len(OUT[2])
PLANES_OF_TWO: Final = sum(planes for key, planes in SHARES.items() if key not in OUT[2])
HIGHEST_PRICE: Final = 2 * BANK_PER_SEAT  # all the money of a two-player game
USUAL_PRICE: Final = BANK_PER_SEAT
LONG_HAULS: Final = 4  # AE-NUM-12


def cities(d: Draft, notes: Notes) -> None:
    """AE-DATA-01, and what the map needs to draw a city."""
    rows: dict[str, int] = {}
    for line in d.city_lines:
        sound_id("AE-DATA-01", line.row, "city", line["id"], rows, notes)
        sound_place("AE-DATA-01", line, FARTHEST, notes)
        if line["off_map"] not in ("yes", "no"):
            notes.refuse("AE-DATA-01", line.row, "off-map", city=line["id"], found=line["off_map"])
    for name in NAMED:
        if name not in d.named:  # AE-DATA-01
            notes.refuse("AE-DATA-01", 0, "named-missing", city=name)


def routes(d: Draft, notes: Notes) -> None:
    """AE-DATA-06: every route is one of its kind and joins two cities."""
    rows: dict[str, int] = {}
    pairs: dict[tuple[str, str], str] = {}
    for route in d.routes:
        sound_id("AE-DATA-06", route.row, "route", route.id, rows, notes)
        if not joins_cities("AE-DATA-06", route, d, notes):
            continue
        pair = (min(route.a, route.b), max(route.a, route.b))
        if pair in pairs:  # AE-DATA-06
            a, b = d.city_name(route.a), d.city_name(route.b)
            notes.refuse("AE-DATA-06", route.row, "pair-twice", route=route.id, other=pairs[pair], a=a, b=b)
        pairs.setdefault(pair, route.id)


def licences(d: Draft, notes: Notes) -> None:
    """AE-DATA-07 to AE-DATA-09, route by route."""
    for route in d.routes:
        count = len(route.licences)
        if count == 0:  # AE-DATA-07
            notes.refuse("AE-DATA-07", route.row, "none", route=route.id)
        elif count > len(SHARES):  # AE-DATA-07: an airline owns at most one
            notes.refuse("AE-DATA-07", route.row, "too-many", route=route.id, found=count, most=len(SHARES))
        elif count > AIRLINES_OF_TWO:  # AE-DATA-07
            notes.warn("AE-DATA-07", route.row, "many", route=route.id, found=count, most=AIRLINES_OF_TWO)
        elif count == 1 and route.mark == "no":  # AE-DATA-07
            notes.warn("AE-DATA-07", route.row, "single", route=route.id)
        for text in route.licences:
            price = whole(text) or 0
            if not 1 <= price <= HIGHEST_PRICE:  # AE-DATA-08
                notes.refuse("AE-DATA-08", route.row, "price", route=route.id, found=text, most=HIGHEST_PRICE)
            elif price > USUAL_PRICE:  # AE-DATA-08
                notes.warn("AE-DATA-08", route.row, "high", route=route.id, price=price, most=USUAL_PRICE)
        words = ("dear", "cheap", "price")
        sound_order("AE-DATA-09", route, route.prices, words, notes)


def long_hauls(d: Draft, notes: Notes) -> None:
    """AE-DATA-10 and AE-DATA-11."""
    unclear = [route for route in d.routes if route.mark not in ("yes", "no")]
    for route in unclear:  # AE-DATA-10
        notes.refuse("AE-DATA-10", route.row, "mark", route=route.id, found=route.mark)
    flights = [route for route in d.routes if route.is_long_haul]
    if not unclear and len(flights) != LONG_HAULS:  # AE-DATA-10
        notes.refuse("AE-DATA-10", 0, "count", found=len(flights), expected=LONG_HAULS)
    ordinary = max((price for route in d.routes if route.mark == "no" for price in route.prices), default=0)
    for route in flights:
        if len(route.licences) > 1:  # AE-DATA-10; one without any breaks AE-DATA-07
            notes.refuse("AE-DATA-10", route.row, "licences", route=route.id, found=len(route.licences))
        elif route.prices and route.prices[0] <= ordinary:  # AE-DATA-11
            notes.warn("AE-DATA-11", route.row, route=route.id, price=route.prices[0], ordinary=ordinary)


def licence_total(d: Draft, notes: Notes) -> None:
    """AE-DATA-27."""
    total = sum(len(route.licences) for route in d.routes)
    if total < PLANES_OF_TWO:  # AE-DATA-27
        notes.warn("AE-DATA-27", 0, found=total, least=PLANES_OF_TWO)


def home_routes(d: Draft, notes: Notes) -> None:
    """AE-DATA-12."""
    near = d.roads()
    for airline, home in d.homes.items():
        if not near[home]:  # AE-DATA-12
            notes.refuse("AE-DATA-12", d.airlines[airline].row, airline=airline, city=d.city_name(home))


def connection(d: Draft, notes: Notes) -> None:
    """AE-DATA-13. A home without a route is the matter of AE-DATA-12."""
    near = d.roads()
    groups = parts(near)
    homes = set(d.homes.values())
    for group in groups[1:]:
        if len(group) > 1 or group[0] not in homes:  # AE-DATA-13
            notes.refuse("AE-DATA-13", d.cities[group[0]].row, "apart", **those(d, group))
    if len(groups) > 1:
        return
    ordinary = d.ordinary_roads()
    for group in parts({city: ways for city, ways in ordinary.items() if ways})[1:]:  # AE-DATA-13
        notes.warn("AE-DATA-13", d.cities[group[0]].row, "apart-without-long-haul", **those(d, group))


def those(d: Draft, group: list[str]) -> dict[str, str | int]:
    return {"cities": ", ".join(d.city_name(city) for city in group), "count": len(group)}


def bonus_paths(d: Draft, notes: Notes) -> None:
    """AE-DATA-15. A destination that no route leads to is the matter of AE-DATA-13."""
    near = d.roads()
    ordinary = d.ordinary_roads()
    for airline, home in d.homes.items():
        line = d.airlines[airline]
        goal = line["bonus_destination"]
        away = distances(near, home)
        if goal not in away or goal == home:
            continue
        names = {"airline": airline, "city": d.city_name(goal)}
        length, planes = away[goal], SHARES[airline]
        if length > planes:  # AE-DATA-15
            notes.refuse("AE-DATA-15", line.row, "far", length=length, planes=planes, **names)
        if length < 2:  # AE-DATA-15
            notes.warn("AE-DATA-15", line.row, "near", **names)
        if goal not in distances(ordinary, home):  # AE-DATA-15
            notes.warn("AE-DATA-15", line.row, "long-haul", **names)
