"""A map as it is written, sound or not: what can be read of its sheets, for the validators of boards."""

from __future__ import annotations

from collections.abc import Iterable

from windsock.core.compiled import mypyc_attr
from windsock.core.reading import whole

from .sheets import Line, Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class RouteDraft:
    """A row of routes.csv."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.row = line.row
        self.id = line["id"]
        self.a = line["a"]
        self.b = line["b"]


@mypyc_attr(allow_interpreted_subclasses=True)
class MapDraft:
    """The cities of a board."""

    def __init__(self, cities: Sheet) -> None:
        self.city_lines = cities.lines
        self.cities: dict[str, Line] = {}  # by id
        for city in cities.lines:
            self.cities.setdefault(city["id"], city)

    def city_name(self, city: str) -> str:
        """The name of a city, or what is written instead of its id."""
        return self.cities[city]["name"] if city in self.cities else city

    def near(self, routes: Iterable[RouteDraft]) -> dict[str, list[str]]:
        """City -> the cities one of these routes away."""
        near: dict[str, list[str]] = {city: [] for city in self.cities}
        for route in routes:
            if route.a in near and route.b in near:
                near[route.a].append(route.b)
                near[route.b].append(route.a)
        return near


def circles_of(text: str) -> tuple[list[str], list[int]]:
    """The circles of a route as they are written, 3/5/8, and their numbers; none if one is no number."""
    circles = text.split("/") if text else []
    numbers = [whole(circle) for circle in circles]
    sound = [number for number in numbers if number is not None and number > 0]
    return circles, sound if len(sound) == len(numbers) else []


def distances(near: dict[str, list[str]], start: str) -> dict[str, int]:
    """How many routes away each city is; those out of reach are left out."""
    away = {start: 0}
    queue = [start]
    for city in queue:
        for other in near[city]:
            if other not in away:
                away[other] = away[city] + 1
                queue.append(other)
    return away


def parts(near: dict[str, list[str]]) -> list[list[str]]:
    """The cities in groups that hang together, the largest group first."""
    groups: list[list[str]] = []
    met: set[str] = set()
    for city in near:
        if city not in met:
            group = distances(near, city)
            met.update(group)
            groups.append(list(group))
    return sorted(groups, key=len, reverse=True)
