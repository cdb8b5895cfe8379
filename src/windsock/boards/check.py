"""What the validators of boards share: the order of questions, and the soundness of a map.

Every function is told the constraint that is broken if it finds something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from windsock.core.game import Finding

from .draft import MapDraft, RouteDraft
from .sheets import Form, Line, Notes, Sheet, read

WORD: Final = re.compile(r"[A-Za-z0-9]+")  # ids are words of the notation: LON-PAR
DEGREES: Final = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,9})?")
SIDES: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

# The question, the file it is about, and the constraints that must hold for it to make sense.
Plan = tuple[tuple[Callable[[Any, Notes], None], str, tuple[str, ...]], ...]


def examine(
    folder: Path, form: Form, files: tuple[str, ...], draft_of: Callable[[list[Sheet]], Any], plan: Plan
) -> list[Finding]:
    """All that is wrong with the board in this folder."""
    sheets = [read(form, folder, file) for file in files]
    findings = [finding for sheet in sheets for finding in sheet.findings]
    if findings:
        return findings
    draft = draft_of(sheets)
    for ask, file, needs in plan:
        if not any(finding.is_refusal and finding.rule in needs for finding in findings):
            notes = Notes(file)
            ask(draft, notes)
            findings += notes.findings
    return findings


def sound_id(rule: str, row: int, what: str, name: str, met: dict[str, int], notes: Notes) -> None:
    """An id is a word, and stands in no row above, whatever its capitals."""
    if not WORD.fullmatch(name):
        notes.refuse(rule, row, "id-form", **{what: name})
    elif name.lower() in met:
        notes.refuse(rule, row, "id-twice", first=met[name.lower()], **{what: name})
    met.setdefault(name.lower(), row)


def sound_place(rule: str, line: Line, farthest: Mapping[str, int], notes: Notes) -> None:
    """A city exists on the map only with a name and a place to draw it."""
    city = line["id"]
    if not line["name"].strip():
        notes.refuse(rule, line.row, "no-name", city=city)
    for column, most in farthest.items():
        found = line[column]
        if not DEGREES.fullmatch(found) or abs(float(found)) > most:
            notes.refuse(rule, line.row, "degrees", city=city, column=column, found=found, most=most)
    if line["label"] not in SIDES:
        sides = ", ".join(SIDES)
        notes.refuse(rule, line.row, "label", city=city, found=line["label"], sides=sides)


def joins_cities(rule: str, route: RouteDraft, d: MapDraft, notes: Notes) -> bool:
    """Whether a route joins two cities of the board."""
    unknown = [city for city in dict.fromkeys((route.a, route.b)) if city not in d.cities]
    for city in unknown:
        notes.refuse(rule, route.row, "unknown-city", route=route.id, city=city)
    if not unknown and route.a == route.b:
        notes.refuse(rule, route.row, "same-city", route=route.id, city=route.a)
    return not unknown and route.a != route.b


def sound_order(
    rule: str, route: RouteDraft, numbers: list[int], words: tuple[str, str, str], notes: Notes
) -> None:
    """The numbers of a route rise. `words` are the facts of two that fall, and of two that are equal."""
    higher, lower, same = words
    for left, right in pairwise(numbers):
        if left > right:
            notes.refuse(rule, route.row, "order", route=route.id, **{higher: left, lower: right})
        elif left == right:
            notes.warn(rule, route.row, "equal", route=route.id, **{same: left})
