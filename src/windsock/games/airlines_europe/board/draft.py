"""A board as it is written, sound or not: what can be read of its sheets, for the validator."""

from __future__ import annotations

import re
from typing import Final, final

from windsock.boards.draft import MapDraft, RouteDraft, circles_of
from windsock.boards.sheets import Line, Sheet
from windsock.core.reading import whole

from .numbers import SHARES

BETWEEN: Final = re.compile(r"(?<=[0-9])-")  # 6-3-2-1-0; another minus belongs to the number after it


@final
class Route(RouteDraft):
    """A row of routes.csv. `prices` is empty if one of them is no price."""

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.licences, self.prices = circles_of(line["licences"])
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
class Draft(MapDraft):
    """The sheets of a board, with what several constraints ask of them."""

    def __init__(self, sheets: list[Sheet]) -> None:
        cities, airlines, routes, track, abacus = sheets
        super().__init__(cities)
        self.named: dict[str, str] = {}  # name -> id
        for city in cities.lines:
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

        self.routes = [Route(line) for line in routes.lines]
        self.zones = sorted((ZoneDraft(line) for line in track.lines), key=first_space)
        self.last_space = max(zone.last for zone in self.zones)
        self.abacus_lines = abacus.lines

    def roads(self) -> dict[str, list[str]]:
        """City -> the cities one route away."""
        return self.near(self.routes)

    def ordinary_roads(self) -> dict[str, list[str]]:
        """The same without long-haul flights."""
        return self.near(route for route in self.routes if not route.is_long_haul)


def first_space(zone: ZoneDraft) -> int:
    return zone.first
