"""The validator of a board: A90-DATA-01 to A90-DATA-19 (section 21 of the catalogue).

A board is a folder with cities.csv, companies.csv, routes.csv and flight-cards.csv. MUST refuses, SHOULD
warns. Whatever the files hold, the answer is a list of findings.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

from windsock.boards.check import Plan, examine
from windsock.boards.sheets import Notes
from windsock.core.game import Finding

from . import check_map, numbers
from .draft import CompanyDraft, Draft
from .sheets import CITIES, COMPANIES, FLIGHTS, FORM, ROUTES, SHEETS

PRINTED: Final = ("BOI", "ITA", "HIT")  # the codes that the rulebook prints
LEAST_SHARES: Final = {"ITA": 9, "HIT": 9, "BOI": 1}  # printed examples
LEAST_MARKERS: Final = {"HIT": 16, "ITA": 11, "BOI": 3}
USUAL_SHARES: Final = (7, 12)
CODE: Final = re.compile(r"[A-Z]{3}")
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
LETTER: Final = re.compile(r"[A-Z]")
PATTERN: Final = re.compile(r"[a-z]+")  # a word of the notation: wavy7


def check(folder: Path) -> list[Finding]:
    """All that is wrong with the board in this folder."""
    return examine(folder, FORM, SHEETS, Draft, PLAN)


def companies(d: Draft, notes: Notes) -> None:
    """A90-DATA-01: nine companies, and each can be told apart from the others."""
    if len(d.companies) != numbers.COMPANIES:  # A90-DATA-01
        notes.refuse("A90-DATA-01", 0, "number", found=len(d.companies), expected=numbers.COMPANIES)
    for code in PRINTED:
        if all(company.code != code for company in d.companies):  # A90-DATA-01
            notes.refuse("A90-DATA-01", 0, "missing", company=code)
    met: dict[tuple[str, str], str] = {}  # what must differ, and whose it is
    for company in d.companies:
        if not CODE.fullmatch(company.code):
            notes.refuse("A90-DATA-01", company.row, "code", company=company.code)
        if not COLOUR.fullmatch(company.line["colour"]):
            found = company.line["colour"]
            notes.refuse("A90-DATA-01", company.row, "colour", company=company.code, found=found)
        if not LETTER.fullmatch(company.line["letter"]):
            found = company.line["letter"]
            notes.refuse("A90-DATA-01", company.row, "letter", company=company.code, found=found)
        for column in ("code", "colour", "letter"):
            found = company.line[column].upper()
            if (column, found) in met:
                other = met[column, found]
                notes.refuse("A90-DATA-01", company.row, f"{column}-twice", company=company.code, other=other)
            met.setdefault((column, found), company.code)


def shares(d: Draft, notes: Notes) -> None:
    """A90-DATA-02."""
    for company in d.companies:
        least = LEAST_SHARES.get(company.code, 1)
        facts = {"company": company.code, "found": company.line["shares"]}
        if company.shares < least:  # A90-DATA-02
            notes.refuse("A90-DATA-02", company.row, "few", least=least, **facts)
        elif not USUAL_SHARES[0] <= company.shares <= USUAL_SHARES[1]:  # A90-DATA-02
            first, last = USUAL_SHARES
            notes.warn("A90-DATA-02", company.row, "unusual", least=first, most=last, **facts)
    total = sum(company.shares for company in d.companies)
    if all(company.shares > 0 for company in d.companies) and total != numbers.SHARES:  # A90-DATA-02
        notes.refuse("A90-DATA-02", 0, "sum", found=total, expected=numbers.SHARES)


def markers(d: Draft, notes: Notes) -> None:
    """A90-DATA-03."""
    for company in d.companies:
        least = LEAST_MARKERS.get(company.code, numbers.FOUNDING_MARKERS)
        if company.markers < least:  # A90-DATA-03
            found = company.line["markers"]
            notes.refuse("A90-DATA-03", company.row, "few", company=company.code, found=found, least=least)
    total = sum(company.markers for company in d.companies)
    if all(company.markers > 0 for company in d.companies) and total != numbers.MARKERS:  # A90-DATA-03
        notes.refuse("A90-DATA-03", 0, "sum", found=total, expected=numbers.MARKERS)
    ordered = sorted(d.companies, key=by_shares)
    for less, more in pairwise(ordered):
        if less.shares < more.shares and less.markers > more.markers:  # A90-DATA-03
            notes.warn("A90-DATA-03", more.row, "order", company=more.code, other=less.code)


def by_shares(company: CompanyDraft) -> tuple[int, int]:
    return company.shares, company.markers


def patterns(d: Draft, notes: Notes) -> None:
    """A90-DATA-04: five patterns, each flown by somebody."""
    if len(d.patterns) != numbers.PATTERNS:  # A90-DATA-04
        notes.refuse("A90-DATA-04", 0, "number", found=len(d.patterns), expected=numbers.PATTERNS)
    for pattern in d.patterns:
        if not PATTERN.fullmatch(pattern):  # A90-DATA-04
            notes.refuse("A90-DATA-04", 0, "form", pattern=pattern)
        flyers = sum(pattern in company.patterns for company in d.companies)
        if flyers < 2:  # A90-DATA-04
            notes.warn("A90-DATA-04", 0, "flyers", pattern=pattern, found=flyers)
    for company in d.companies:
        count = len(company.patterns)
        if not count:  # A90-DATA-04
            notes.refuse("A90-DATA-04", company.row, "none", company=company.code)
        elif not 2 <= count <= 4:  # A90-DATA-04
            notes.warn("A90-DATA-04", company.row, "unusual", company=company.code, found=count)


def leader(d: Draft, notes: Notes) -> None:
    """A90-DATA-05: ITA is among the largest, and a rim pattern runs round the map."""
    for company in d.companies:
        if company.code == "ITA":
            most_shares = max(other.shares for other in d.companies)
            most_patterns = max(len(other.patterns) for other in d.companies)
            if company.shares < most_shares or len(company.patterns) < most_patterns:  # A90-DATA-05
                notes.warn("A90-DATA-05", company.row, "ita")
    if not any(check_map.is_ring(d, pattern) for pattern in d.patterns):  # A90-DATA-05
        notes.warn("A90-DATA-05", 0, "rim")


def flights(d: Draft, notes: Notes) -> None:
    """A90-DATA-13."""
    if len(d.flight_lines) != numbers.FLIGHTS:  # A90-DATA-13
        notes.refuse("A90-DATA-13", 0, "number", found=len(d.flight_lines), expected=numbers.FLIGHTS)
    for line in d.flight_lines:
        if not check_map.is_value(line["value"]):  # A90-DATA-13
            notes.refuse("A90-DATA-13", line.row, "value", found=line["value"], most=numbers.VALUES)
        if line["pattern"] not in d.patterns:  # A90-DATA-13
            notes.refuse("A90-DATA-13", line.row, "pattern", pattern=line["pattern"])
    for value in (1, numbers.VALUES):
        if all(other != value for _, other in d.flights):  # A90-DATA-13
            notes.warn("A90-DATA-13", 0, "lacks", value=value)


def enough_flights(d: Draft, notes: Notes) -> None:
    """A90-DATA-14 and A90-DATA-15."""
    for pattern in d.patterns:
        circles = [value for route in d.routes if route.pattern == pattern for value in route.values]
        cards = [value for other, value in d.flights if other == pattern]
        if circles and cards and max(cards) < max(circles):  # A90-DATA-14
            notes.refuse("A90-DATA-14", 0, pattern=pattern, found=max(cards), expected=max(circles))
        if len(cards) not in (8, 9):  # A90-DATA-15
            notes.warn("A90-DATA-15", 0, "cards", pattern=pattern, found=len(cards))
        useless = sorted({value for value in cards if circles and value < min(circles)})
        for value in useless:  # A90-DATA-15
            notes.warn("A90-DATA-15", 0, "unusable", pattern=pattern, value=value)
    for value in range(1, numbers.VALUES + 1):
        count = sum(other == value for _, other in d.flights)
        if count != 3:  # A90-DATA-15
            notes.warn("A90-DATA-15", 0, "values", value=value, found=count)


PLAN: Final[Plan] = (
    (companies, COMPANIES, ()),
    (shares, COMPANIES, ()),
    (markers, COMPANIES, ()),
    (patterns, COMPANIES, ()),
    (check_map.cities, CITIES, ()),
    (check_map.headquarters, COMPANIES, ("A90-DATA-06",)),
    (check_map.routes, ROUTES, ("A90-DATA-04",)),
    (check_map.circles, ROUTES, ()),
    (check_map.use_of_patterns, ROUTES, ("A90-DATA-04",)),
    (check_map.sabotage, ROUTES, ("A90-DATA-10",)),
    (flights, FLIGHTS, ("A90-DATA-04",)),
    (enough_flights, FLIGHTS, ("A90-DATA-10", "A90-DATA-11", "A90-DATA-13")),
    (leader, COMPANIES, ("A90-DATA-04", "A90-DATA-09")),
    (check_map.starts, COMPANIES, ("A90-DATA-07", "A90-DATA-09")),
    (check_map.room, COMPANIES, ("A90-DATA-03", "A90-DATA-07", "A90-DATA-09")),
    (check_map.connection, CITIES, ("A90-DATA-09",)),
    (check_map.size, ROUTES, ()),
    (check_map.codes, COMPANIES, ()),
    *((check_map.origins, sheet, ()) for sheet in SHEETS),
)
