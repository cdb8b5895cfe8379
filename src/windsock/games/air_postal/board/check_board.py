"""What a set must hold to on its boards: places, routes, great firsts (AP-DATA-01 to AP-DATA-12)."""

from __future__ import annotations

import itertools
from typing import Final

from windsock.boards.check import DEGREES, WORD
from windsock.boards.sheets import Line, Notes

from .draft import CONTINENTS, SIDES, SIGNED, Draft, known_word, number, once, sound_number, sound_word
from .numbers import COLOURS
from .sheets import COORDINATES, DICE, PLACES, PLANES, ROUTES

NO_CONTINENT: Final = "--"
FARTHEST: Final = {"lat": 80, "lon": 180}
LETTERS: Final = tuple(colour[0].upper() for colour in COLOURS)
LOW_LEVEL: Final = 2
MOST_SUM: Final = 3  # times round the world that a search for a tour looks at


def places(d: Draft, notes: Notes) -> None:
    """AP-DATA-02."""
    lines = d.lines[PLACES]
    once("AP-DATA-02", lines, "code", notes)
    for line in lines:
        if not WORD.fullmatch(line["code"]) or not line["name"].strip():  # AP-DATA-02
            notes.refuse("AP-DATA-02", line.row, "name", place=line["code"])
        sound_word("AP-DATA-02", line, "type", ("H", "C", "G", "E"), notes)
        sound_word("AP-DATA-02", line, "continent", (*CONTINENTS, NO_CONTINENT), notes)
        nations = tuple(d.nations) if line["type"] == "E" else ("-",)
        sound_word("AP-DATA-02", line, "embassy_nation", nations, notes)
        sound_word("AP-DATA-02", line, "city_card", ("yes", "no"), notes)
        sound_word("AP-DATA-02", line, "boards", ("W", "A", "W+A"), notes)


def coordinates(d: Draft, notes: Notes) -> None:
    """AP-DATA-02: every place can be drawn."""
    lines = d.lines[COORDINATES]
    once("AP-DATA-02", lines, "code", notes)
    for line in lines:
        known_word("AP-DATA-02", line, line["code"], d.places, PLACES, notes)
        for column, most in FARTHEST.items():
            if not DEGREES.fullmatch(line[column]) or abs(float(line[column])) > most:  # AP-DATA-02
                expected = f"-{most} … {most}"
                notes.refuse(
                    "AP-DATA-02", line.row, "cell", column=column, found=line[column], expected=expected
                )
    drawn = {line["code"] for line in lines}
    for code in d.places:
        if code not in drawn:  # AP-DATA-02
            notes.refuse("AP-DATA-02", 0, "undrawn", place=code)


def routes(d: Draft, notes: Notes) -> None:
    """AP-DATA-03."""
    for line in d.lines[ROUTES]:
        known_word("AP-DATA-03", line, line["a"], d.places, PLACES, notes)
        known_word("AP-DATA-03", line, line["b"], d.places, PLACES, notes)
        if line["a"] == line["b"]:  # AP-DATA-03
            notes.refuse("AP-DATA-03", line.row, "same", place=line["a"])
        sound_word("AP-DATA-03", line, "overflight", ("land", "sea"), notes)
        spaces = line["colours_from_a_to_b"]
        if not spaces or any(letter not in LETTERS for letter in spaces):  # AP-DATA-03
            expected = ", ".join(LETTERS)
            column = "colours_from_a_to_b"
            notes.refuse("AP-DATA-03", line.row, "cell", column=column, found=spaces, expected=expected)
        elif number(line, "spaces") != len(spaces):  # AP-DATA-03
            facts = {"column": "spaces", "found": line["spaces"], "expected": len(spaces)}
            notes.refuse("AP-DATA-03", line.row, "cell", **facts)


def pairs(d: Draft, notes: Notes) -> None:
    """AP-DATA-04."""
    met: dict[frozenset[str], int] = {}
    for line in d.lines[ROUTES]:
        pair = frozenset((line["a"], line["b"]))
        if pair in met:  # AP-DATA-04
            notes.refuse("AP-DATA-04", line.row, a=line["a"], b=line["b"], first=met[pair])
        met.setdefault(pair, line.row)


def boards(d: Draft, notes: Notes) -> None:
    """AP-DATA-01."""
    for side in SIDES:
        if not d.near(side) or not d.routes_on(side):  # AP-DATA-01
            notes.refuse("AP-DATA-01", 0, "board", board=side)


def connection(d: Draft, notes: Notes) -> None:
    """AP-DATA-05."""
    for side in SIDES:
        apart = d.apart(side)
        if apart:  # AP-DATA-05
            notes.refuse("AP-DATA-05", d.places[apart[0]].row, board=side, places=", ".join(apart))


def kinds(d: Draft, notes: Notes) -> None:
    """AP-DATA-06."""
    for side in SIDES:
        found = [line for code, line in d.places.items() if d.on(side, code)]
        for kind, least in (("H", 1), ("C", 1), ("G", 2)):
            count = sum(line["type"] == kind for line in found)
            if count < least:  # AP-DATA-06
                notes.refuse("AP-DATA-06", 0, "kind", board=side, kind=kind, found=count, least=least)
        for nation in d.nations:
            if not any(line["embassy_nation"] == nation for line in found):  # AP-DATA-06
                notes.refuse("AP-DATA-06", 0, "nation", board=side, nation=nation)


def firsts(d: Draft, notes: Notes) -> None:
    """AP-DATA-07."""
    met: dict[tuple[str, str, str], int] = {}
    for line in d.lines[notes.file]:
        sound_number("AP-DATA-07", line, "glory", 1, notes)
        sound_word("AP-DATA-07", line, "boards", ("W", "A", "W+A"), notes)
        chain = [line["a"], *line["b"].split("|")]
        if len(set(chain)) < len(chain):  # AP-DATA-07
            notes.refuse("AP-DATA-07", line.row, "place-twice", a=line["a"], b=line["b"])
        for a, b in itertools.pairwise(chain):
            if d.between(a, b) is None:  # AP-DATA-07
                notes.refuse("AP-DATA-07", line.row, "no-route", a=a, b=b)
        for side, letter in SIDES.items():
            if letter not in line["boards"]:
                continue
            if not all(d.on(side, code) for code in chain):  # AP-DATA-07
                notes.refuse("AP-DATA-07", line.row, "off-board", board=side, a=line["a"], b=line["b"])
            first = met.setdefault((side, line["a"], line["b"]), line.row)
            if first != line.row:  # AP-DATA-07
                notes.refuse("AP-DATA-07", line.row, "twice", column="b", found=line["b"], first=first)


def strait(d: Draft, notes: Notes) -> None:
    """AP-DATA-08."""
    for line in d.lines[ROUTES]:
        if not SIGNED.fullmatch(line["date_line"]) or abs(int(line["date_line"])) > 1:  # AP-DATA-08
            facts = {"column": "date_line", "found": line["date_line"], "expected": "-1, 0, 1"}
            notes.refuse("AP-DATA-08", line.row, "cell", **facts)
    if notes.findings:
        return
    a, b = d.code_of("Anchorage"), d.code_of("Adak")
    route = d.between(a, b) if d.on("world", a) and d.on("world", b) else None
    if route is None:  # AP-DATA-08
        notes.refuse("AP-DATA-08", 0, "strait")
        return
    if route["overflight"] != "sea":  # AP-DATA-08
        notes.warn("AP-DATA-08", route.row, "land")
    if not has_tour(d, route):  # AP-DATA-08
        notes.refuse("AP-DATA-08", route.row, "tour")


def has_tour(d: Draft, strait: Line) -> bool:
    """Whether a closed path through the strait has a date-line sum other than 0."""
    steps: dict[str, list[tuple[str, int]]] = {}
    for line in d.routes_on("world"):
        if line is not strait:
            crossing = int(line["date_line"])
            steps.setdefault(line["a"], []).append((line["b"], crossing))
            steps.setdefault(line["b"], []).append((line["a"], -crossing))
    waiting = [(strait["b"], int(strait["date_line"]))]
    met = set(waiting)
    for place, total in waiting:
        for other, crossing in steps.get(place, []):
            reached = (other, total + crossing)
            if abs(reached[1]) <= MOST_SUM and reached not in met:
                met.add(reached)
                waiting.append(reached)
    return any(place == strait["a"] and total for place, total in met)


def sides(d: Draft, notes: Notes) -> None:
    """AP-DATA-09."""
    for code, line in d.places.items():
        if d.on("atlantic", code):
            sound_word("AP-DATA-09", line, "continent", ("EU", "NA", NO_CONTINENT), notes)
        if line["continent"] == NO_CONTINENT and (
            line["city_card"] == "yes" or code in d.cities
        ):  # AP-DATA-09
            notes.refuse("AP-DATA-09", line.row, "card", place=code)


def moscow(d: Draft, notes: Notes) -> None:
    """AP-DATA-10."""
    a, b = d.code_of("Berlin"), d.code_of("Moscow")
    if not a or not b:
        return
    route = d.between(a, b)
    if route is None or len(route["colours_from_a_to_b"]) != 3:  # AP-DATA-10
        notes.warn("AP-DATA-10", route.row if route else 0, "spaces")
        return
    spaces = route["colours_from_a_to_b"][:: 1 if route["a"] == a else -1]
    faces = {line["colour"][0].upper(): list(line.cells.values()) for line in d.lines[DICE]}
    if "wind" not in faces.get(spaces[1], []) or "snow" not in faces.get(spaces[2], []):  # AP-DATA-10
        notes.warn("AP-DATA-10", route.row, "weather")


def sea(d: Draft, notes: Notes) -> None:
    """AP-DATA-11."""
    over_sea = "".join(line["colours_from_a_to_b"] for line in d.lines[ROUTES] if line["overflight"] == "sea")
    if over_sea.count("B") * 2 <= len(over_sea):  # AP-DATA-11
        notes.warn("AP-DATA-11", 0, "sea", found=over_sea.count("B"), spaces=len(over_sea))
    for line in d.lines[ROUTES]:
        if line["overflight"] == "land" and set(line["colours_from_a_to_b"]) == {"B"}:  # AP-DATA-11
            notes.warn("AP-DATA-11", line.row, "land", a=line["a"], b=line["b"])


def reach(d: Draft, notes: Notes) -> None:
    """AP-DATA-12."""
    small = [line for line in d.lines[PLANES] if number(line, "level") <= LOW_LEVEL]
    least = min((min(number(line, "range"), number(line, "max_fuel")) for line in small), default=0)
    for code, line in d.places.items():
        shortest = max(shortest_from(d, side, code) for side in SIDES)
        if shortest > least:  # AP-DATA-12
            notes.warn("AP-DATA-12", line.row, place=code, found=shortest, most=least)


def shortest_from(d: Draft, side: str, code: str) -> int:
    """The spaces of the shortest route from a place on a board; 0 if it does not lie on it."""
    near = [line for line in d.routes_on(side) if code in (line["a"], line["b"])]
    return min((len(line["colours_from_a_to_b"]) for line in near), default=0)
