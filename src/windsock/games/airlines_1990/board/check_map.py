"""What a board must hold to on its map: cities, routes, circles, and how they hang together."""

from __future__ import annotations

from typing import Final

from windsock.boards.check import joins_cities, sound_id, sound_order, sound_place
from windsock.boards.draft import distances, parts
from windsock.boards.sheets import Notes
from windsock.core.reading import whole

from . import numbers
from .draft import Draft

FARTHEST: Final = {"lat": 80, "lon": 180}  # a flat map has no poles
LEAST_ROUTES: Final = {"HIT": 15, "ITA": 10}  # because of the printed examples
USUAL: Final = {"circles": (100, 150), "cities": (30, 40), "routes": (50, 65)}
LEAST_CIRCLES: Final = 74  # shares to be taken with two players


def is_value(text: str) -> bool:
    value = whole(text)
    return value is not None and 1 <= value <= numbers.VALUES


def cities(d: Draft, notes: Notes) -> None:
    """A90-DATA-06, and what the map needs to draw a city."""
    rows: dict[str, int] = {}
    for line in d.city_lines:
        sound_id("A90-DATA-06", line.row, "city", line["id"], rows, notes)
        sound_place("A90-DATA-06", line, FARTHEST, notes)
        if not d.routes_at(line["id"]):  # A90-DATA-06
            notes.refuse("A90-DATA-06", line.row, "no-route", city=line["id"])


def headquarters(d: Draft, notes: Notes) -> None:
    """A90-DATA-07; the sheet of cities says the same as that of companies."""
    owners: dict[str, str] = {}
    for company in d.companies:
        home = company.line["headquarters"]
        if home not in d.cities:  # A90-DATA-07
            notes.refuse("A90-DATA-07", company.row, "unknown", company=company.code, city=home)
        elif home in owners:  # A90-DATA-07
            other = owners[home]
            notes.warn("A90-DATA-07", company.row, "shared", company=company.code, city=home, other=other)
        elif d.cities[home]["headquarters"] != "yes" or d.cities[home]["company"] != company.code:
            notes.refuse("A90-DATA-07", company.row, "differs", company=company.code, city=home)
        owners.setdefault(home, company.code)
    for line in d.city_lines:
        if line["headquarters"] not in ("yes", "no"):  # A90-DATA-07
            notes.refuse("A90-DATA-07", line.row, "mark", city=line["id"], found=line["headquarters"])
        elif line["headquarters"] == "yes" and line["id"] not in owners:  # A90-DATA-07
            notes.refuse("A90-DATA-07", line.row, "nobody", city=line["id"])


def routes(d: Draft, notes: Notes) -> None:
    """A90-DATA-09: every route is one of its kind and joins two cities in a pattern."""
    rows: dict[str, int] = {}
    pairs: dict[tuple[str, str, str], str] = {}
    for route in d.routes:
        sound_id("A90-DATA-09", route.row, "route", route.id, rows, notes)
        is_sound = joins_cities("A90-DATA-09", route, d, notes)
        if route.pattern not in d.patterns:  # A90-DATA-09
            notes.refuse("A90-DATA-09", route.row, "pattern", route=route.id, pattern=route.pattern)
        key = (min(route.a, route.b), max(route.a, route.b), route.pattern)
        if is_sound and key in pairs:  # A90-DATA-09
            notes.refuse("A90-DATA-09", route.row, "pair-twice", route=route.id, other=pairs[key])
        pairs.setdefault(key, route.id)


def circles(d: Draft, notes: Notes) -> None:
    """A90-DATA-10, route by route."""
    for route in d.routes:
        count = len(route.circles)
        if not 1 <= count <= numbers.MOST_CIRCLES:  # A90-DATA-10
            most = numbers.MOST_CIRCLES
            notes.refuse("A90-DATA-10", route.row, "number", route=route.id, found=count, most=most)
        for text in route.circles:
            if not is_value(text):  # A90-DATA-10
                most = numbers.VALUES
                notes.refuse("A90-DATA-10", route.row, "value", route=route.id, found=text, most=most)
        words = ("first", "second", "value")
        sound_order("A90-DATA-10", route, route.values, words, notes)


def use_of_patterns(d: Draft, notes: Notes) -> None:
    """A90-DATA-11."""
    for pattern in d.patterns:
        if all(route.pattern != pattern for route in d.routes):  # A90-DATA-11
            notes.refuse("A90-DATA-11", 0, "route", pattern=pattern)
        if all(other != pattern for other, _ in d.flights):  # A90-DATA-11
            notes.refuse("A90-DATA-11", 0, "card", pattern=pattern)


def sabotage(d: Draft, notes: Notes) -> None:
    """A90-DATA-12."""
    values = [value for route in d.routes for value in route.values]
    least = numbers.SABOTAGE_LEAST
    if all(value < least for value in values):  # A90-DATA-12
        notes.refuse("A90-DATA-12", 0, "no-high", value=least)
    if all(value >= least for value in values):  # A90-DATA-12
        notes.refuse("A90-DATA-12", 0, "no-low", value=least)
    high = sum(any(value >= least for value in route.values) for route in d.routes)
    if high * 3 < len(d.routes):  # A90-DATA-12
        notes.warn("A90-DATA-12", 0, "few", found=high, value=least)


def starts(d: Draft, notes: Notes) -> None:
    """A90-DATA-08."""
    for company in d.companies:
        home = company.line["headquarters"]
        found = sum(route.pattern in company.patterns for route in d.routes_at(home))
        if not found:  # A90-DATA-08
            notes.refuse("A90-DATA-08", company.row, "none", company=company.code, city=home)
        elif found < 2:  # A90-DATA-08
            notes.warn("A90-DATA-08", company.row, "one", company=company.code, city=home)


def room(d: Draft, notes: Notes) -> None:
    """A90-DATA-16."""
    for company in d.companies:
        found = d.reachable(company)
        expected = max(company.markers - 1, LEAST_ROUTES.get(company.code, 0))
        if found < numbers.FOUNDING_MARKERS:  # A90-DATA-16
            notes.refuse("A90-DATA-16", company.row, "few", company=company.code, found=found)
        elif found < expected:  # A90-DATA-16
            facts = {"company": company.code, "found": found, "expected": expected}
            notes.warn("A90-DATA-16", company.row, "little", **facts)


def connection(d: Draft, notes: Notes) -> None:
    """A90-DATA-06."""
    for group in parts(d.near(d.routes))[1:]:  # A90-DATA-06
        cities = ", ".join(group)
        notes.warn("A90-DATA-06", d.cities[group[0]].row, "apart", cities=cities, count=len(group))


def is_ring(d: Draft, pattern: str) -> bool:
    """One closed ring: connected, and each of its cities has exactly two of its routes."""
    rim = [route for route in d.routes if route.pattern == pattern]
    ends = [city for route in rim for city in (route.a, route.b)]
    if not rim or any(ends.count(city) != 2 for city in ends):
        return False
    return set(distances(d.near(rim), rim[0].a)) == set(ends)


def size(d: Draft, notes: Notes) -> None:
    """A90-DATA-17."""
    circles = sum(len(route.circles) for route in d.routes)
    counts = {"circles": circles, "cities": len(d.city_lines), "routes": len(d.routes)}
    for what, found in counts.items():
        least, most = USUAL[what]
        if not least <= found <= most:  # A90-DATA-17
            notes.warn("A90-DATA-17", 0, what, found=found, least=least, most=most)
    if circles < LEAST_CIRCLES:  # A90-DATA-17
        notes.warn("A90-DATA-17", 0, "stuck", found=circles, least=LEAST_CIRCLES)


def codes(d: Draft, notes: Notes) -> None:
    """A90-DATA-19: the codes that the rulebook does not print say that they are invented."""
    for company in d.companies:
        if company.code not in ("BOI", "ITA", "HIT") and "invented" not in company.line["origin"]:
            notes.refuse("A90-DATA-19", company.row, "code", company=company.code)  # A90-DATA-19


def origins(d: Draft, notes: Notes) -> None:
    """A90-DATA-19: every row of every sheet says where it comes from."""
    for line in d.lines[notes.file]:
        if not line["origin"].strip():  # A90-DATA-19
            notes.warn("A90-DATA-19", line.row, "origin")
