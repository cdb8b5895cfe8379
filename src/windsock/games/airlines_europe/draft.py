"""A board as it is written, sound or not: what can be read of its sheets, for the validator."""

from __future__ import annotations

import re
from typing import Final, final

from windsock.parts.sheets import Line, Sheet, whole

from .numbers import SHARES

BETWEEN: Final = re.compile(r"(?<=[0-9])-")  # 6-3-2-1-0; another minus belongs to the number after it


@final
class RouteDraft:
    """A row of routes.csv. `prices` is empty if one of them is no price."""

    def __init__(self, line: Line) -> None:
        self.row = line.row
        self.id = line["id"]
        self.a = line["a"]
        self.b = line["b"]
        self.licences = line["licences"].split("/") if line["licences"] else []
        numbers = [whole(price) for price in self.licences]
        sound = [price for price in numbers if price is not None and price > 0]
        self.prices = sound if len(sound) == len(numbers) else []
        self.mark = line["long_haul"]
        self.is_long_haul = self.mark == "yes"


@final
class ZoneDraft:
    """A row of track.csv. A border that is no whole number is -1; a row of points that is none is empty."""

    def __init__(self, line: Line) -> None:
        self.row = line.row
        self.name = line["zone"]
        first, last = whole(line["first_space"]), whole(line["last_space"])
        self.first_text, self.last_text = line["first_space"], line["last_space"]
        self.first = -1 if first is None else first
        self.last = -1 if last is None else last
        self.text = line["row"]
        self.places = BETWEEN.split(line["row"]) if line["row"] else []
        numbers = [whole(place) for place in self.places]
        sound = [number for number in numbers if number is not None]
        self.points = sound if len(sound) == len(numbers) == 5 else []


@final
class Draft:
    """The sheets of a board, with what several constraints ask of them."""

    def __init__(self, cities: Sheet, airlines: Sheet, routes: Sheet, track: Sheet, abacus: Sheet) -> None:
        self.city_lines = cities.lines
        self.cities: dict[str, Line] = {}  # by id
        self.named: dict[str, str] = {}  # name -> id
        for city in cities.lines:
            self.cities.setdefault(city["id"], city)
            self.named.setdefault(city["name"], city["id"])

        self.airline_lines = airlines.lines
        self.airlines: dict[str, Line] = {}  # those of the ten that are there, in list order
        for key in SHARES:
            for airline in airlines.lines:
                if airline["key"] == key and key not in self.airlines:
                    self.airlines[key] = airline
        self.homes = {  # airline -> an existing city
            key: line["home"] for key, line in self.airlines.items() if line["home"] in self.cities
        }
        self.starts: dict[str, int] = {}
        for key, line in self.airlines.items():
            space = whole(line["start_space"])
            if space is not None:
                self.starts[key] = space

        self.routes = [RouteDraft(line) for line in routes.lines]
        self.zones = sorted((ZoneDraft(line) for line in track.lines), key=first_space)
        self.last_space = max(zone.last for zone in self.zones)
        self.abacus_lines = abacus.lines

    def city_name(self, city: str) -> str:
        """The name of a city, or what is written instead of its id."""
        return self.cities[city]["name"] if city in self.cities else city

    def roads(self, *, with_long_haul: bool = True) -> dict[str, list[str]]:
        """City -> the cities one route away."""
        near: dict[str, list[str]] = {city: [] for city in self.cities}
        for route in self.routes:
            if route.a in near and route.b in near and (with_long_haul or not route.is_long_haul):
                near[route.a].append(route.b)
                near[route.b].append(route.a)
        return near


def first_space(zone: ZoneDraft) -> int:
    return zone.first


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
