"""A board as it is written, sound or not: what can be read of its sheets, for the validator."""

from __future__ import annotations

from typing import final

from windsock.parts.sheets import Line, Sheet, whole


@final
class RouteDraft:
    """A row of routes.csv. `values` is empty if one of them is no number."""

    def __init__(self, line: Line) -> None:
        self.row = line.row
        self.id = line["id"]
        self.a = line["a"]
        self.b = line["b"]
        self.pattern = line["pattern"]
        self.circles = line["circles"].split("/") if line["circles"] else []
        numbers = [whole(circle) for circle in self.circles]
        sound = [number for number in numbers if number is not None]
        self.values = sound if len(sound) == len(numbers) else []


@final
class CompanyDraft:
    """A row of companies.csv. A number that is none is -1."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.row = line.row
        self.code = line["code"]
        shares, markers = whole(line["shares"]), whole(line["markers"])
        self.shares = -1 if shares is None else shares
        self.markers = -1 if markers is None else markers
        self.patterns = [pattern for pattern in line["patterns"].split("|") if pattern]


@final
class Draft:
    """The sheets of a board, with what several constraints ask of them."""

    def __init__(self, cities: Sheet, companies: Sheet, routes: Sheet, flights: Sheet) -> None:
        self.city_lines = cities.lines
        self.cities: dict[str, Line] = {}  # by id
        for city in cities.lines:
            self.cities.setdefault(city["id"], city)
        self.companies = [CompanyDraft(line) for line in companies.lines]
        self.routes = [RouteDraft(line) for line in routes.lines]
        self.flight_lines = flights.lines
        self.patterns = list(dict.fromkeys(p for company in self.companies for p in company.patterns))
        self.flights: list[tuple[str, int]] = []  # pattern and value of the sound ones
        for line in flights.lines:
            value = whole(line["value"])
            if value is not None:
                self.flights.append((line["pattern"], value))

    def routes_at(self, city: str) -> list[RouteDraft]:
        return [route for route in self.routes if city in (route.a, route.b)]

    def reachable(self, company: CompanyDraft) -> int:
        """How many routes the company can reach from its headquarters through patterns it flies."""
        flown = [route for route in self.routes if route.pattern in company.patterns]
        reached = {company.line["headquarters"]}
        found: set[str] = set()
        grown = True
        while grown:
            grown = False
            for route in flown:
                if route.id not in found and not reached.isdisjoint((route.a, route.b)):
                    found.add(route.id)
                    reached.update((route.a, route.b))
                    grown = True
        return len(found)

    def parts(self) -> list[list[str]]:
        """The cities in groups that hang together, the largest group first."""
        groups: list[list[str]] = []
        met: set[str] = set()
        for start in self.cities:
            if start in met:
                continue
            group = [start]
            met.add(start)
            for city in group:
                for route in self.routes_at(city):
                    for other in (route.a, route.b):
                        if other not in met:
                            met.add(other)
                            group.append(other)
            groups.append(group)
        return sorted(groups, key=len, reverse=True)
