"""A board as it is written, sound or not: what can be read of its sheets, for the validator."""

from __future__ import annotations

from typing import final

from windsock.boards.draft import MapDraft, RouteDraft, circles_of, distances
from windsock.boards.sheets import Line, Sheet
from windsock.core.reading import whole


@final
class Route(RouteDraft):
    """A row of routes.csv. `values` is empty if one of them is no number."""

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.pattern = line["pattern"]
        self.circles, self.values = circles_of(line["circles"])


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
class Draft(MapDraft):
    """The sheets of a board, with what several constraints ask of them."""

    def __init__(self, sheets: list[Sheet]) -> None:
        cities, companies, routes, flights = sheets
        super().__init__(cities)
        self.lines = {sheet.file: sheet.lines for sheet in sheets}
        self.companies = [CompanyDraft(line) for line in companies.lines]
        self.routes = [Route(line) for line in routes.lines]
        self.flight_lines = flights.lines
        self.patterns = list(dict.fromkeys(p for company in self.companies for p in company.patterns))
        self.flights: list[tuple[str, int]] = []  # pattern and value of the sound ones
        for line in flights.lines:
            value = whole(line["value"])
            if value is not None:
                self.flights.append((line["pattern"], value))

    def routes_at(self, city: str) -> list[Route]:
        return [route for route in self.routes if city in (route.a, route.b)]

    def reachable(self, company: CompanyDraft) -> int:
        """How many routes the company can reach from its headquarters through patterns it flies."""
        flown = [route for route in self.routes if route.pattern in company.patterns]
        reached = distances(self.near(flown), company.line["headquarters"])
        return sum(route.a in reached for route in flown)
