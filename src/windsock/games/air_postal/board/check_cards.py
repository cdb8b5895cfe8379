"""What a set must hold to in its cards and SETUPS (AP-DATA-13 to -19, AP-DATA-34 to -39)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from windsock.boards.sheets import Line, Notes
from windsock.core.reading import whole

from .draft import (
    CONTINENTS,
    SIDES,
    Draft,
    crews,
    known_word,
    listed,
    number,
    once,
    sound_name,
    sound_number,
    sound_rows,
    sound_word,
)
from .numbers import BAGS, CITY_CARDS, DEALT_CITIES, LOAD_COUNTS, MOST_SEATS, NATIONS, OUTSTATIONS
from .sheets import AIR_ROUTES, CITIES, DIPLOMACY, LOADS, PILOTS, PLACES, VIPS

EACH: Final = 8  # AP-NUM-02: CITY cards a continent
SETUP_COUNT: Final = 5  # AP-NUM-11
ROUTE_CARDS: Final = 12  # AP-NUM-03: a continent
VIP_CARDS: Final = 16  # AP-NUM-03
VIP_MONEY: Final = 15
START_MONEY: Final = 30
USUAL_OUTSTATIONS: Final = 6
WONG: Final = ("Anna May Wong", "Beijing", 3, 15)  # AP-NUM-34
SOVIET: Final = ("SU", "red", (3, 4))  # AP-NUM-34
KINDS: Final = ("mail", "priority letter", "smuggling case", "fuel", "pax on board")


def cities(d: Draft, notes: Notes) -> None:
    """AP-DATA-13."""
    lines = d.lines[CITIES]
    sound_rows("AP-DATA-13", lines, CITY_CARDS, notes)
    once("AP-DATA-13", lines, "code", notes)
    for line in lines:
        known_word("AP-DATA-13", line, line["code"], d.places, PLACES, notes)
        sound_word("AP-DATA-13", line, "continent", CONTINENTS, notes)
        sound_number("AP-DATA-13", line, "glory", 0, notes)
        sound_number("AP-DATA-13", line, "money_k", 5, notes, multiple=5)
    for continent in CONTINENTS:
        found = sum(line["continent"] == continent for line in lines)
        if found != EACH:  # AP-DATA-13
            notes.refuse("AP-DATA-13", 0, "continent", continent=continent, found=found, expected=EACH)
    for code, line in d.places.items():
        if (line["city_card"] == "yes") != (code in d.cities):  # AP-DATA-13
            notes.refuse("AP-DATA-13", 0, "mark", place=code)


def setups(d: Draft, notes: Notes) -> None:
    """AP-DATA-14."""
    sound_rows("AP-DATA-14", d.setups, SETUP_COUNT, notes)
    once("AP-DATA-14", d.setups, "setup", notes)
    for line in d.setups:
        sound_name("AP-DATA-14", line, "setup", notes)
        for column in ("boards", "outstations"):
            words = listed(line[column])
            for word in dict.fromkeys(words):
                if words.count(word) > 1:  # AP-DATA-14
                    notes.refuse("AP-DATA-14", line.row, "twice", column=column, found=word, first=line.row)
        sides, decks, crew = listed(line["boards"]), listed(line["decks"]), crews(line)
        if not sides or any(side not in SIDES for side in sides):  # AP-DATA-14
            facts = {"column": "boards", "found": line["boards"], "expected": ", ".join(SIDES)}
            notes.refuse("AP-DATA-14", line.row, "cell", **facts)
        if not decks or any(deck not in CONTINENTS for deck in decks):  # AP-DATA-14
            facts = {"column": "decks", "found": line["decks"], "expected": ", ".join(CONTINENTS)}
            notes.refuse("AP-DATA-14", line.row, "cell", **facts)
        known = [name for name, _ in crew if known_word("AP-DATA-14", line, name, d.pilots, PILOTS, notes)]
        tiles = [d.pilots[name]["pilot_card"] for name in known]
        found = len(set(tiles))  # AP-RULING-10: both sides of a tile may be named, one can be chosen
        if found < MOST_SEATS:  # AP-DATA-14
            notes.refuse("AP-DATA-14", line.row, "pilots", found=found, least=MOST_SEATS)
        if len({city for _, city in crew}) < len(crew):  # AP-DATA-14
            notes.refuse("AP-DATA-14", line.row, "start")
        found = len(listed(line["outstations"]))
        if not 1 <= found <= OUTSTATIONS:  # AP-DATA-14
            notes.refuse("AP-DATA-14", line.row, "outstations", found=found, most=OUTSTATIONS)


def starts(d: Draft) -> Iterator[tuple[Line, str]]:
    """Every SETUP with each of its start cities."""
    for line in d.setups:
        for _, city in crews(line):
            yield line, city


def start_money(d: Draft, notes: Notes) -> None:
    """AP-DATA-15."""
    for line, city in starts(d):
        if city in d.cities and number(d.cities[city], "money_k") != START_MONEY:  # AP-DATA-15
            notes.warn("AP-DATA-15", line.row, place=city, expected=START_MONEY)


def setup_cities(d: Draft, notes: Notes) -> None:
    """AP-DATA-16."""
    for line in d.setups:
        begins = [city for _, city in crews(line)]
        outstations = listed(line["outstations"])
        for city in dict.fromkeys((*begins, *outstations)):
            if city in begins and city in outstations:  # AP-DATA-16
                notes.refuse("AP-DATA-16", line.row, "both", place=city)
            if city not in d.cities:  # AP-DATA-16
                notes.refuse("AP-DATA-16", line.row, "card", place=city)
                continue
            for side in listed(line["boards"]):
                if not d.on(side, city):  # AP-DATA-16
                    notes.refuse("AP-DATA-16", line.row, "board", place=city, board=side)
            if d.cities[city]["continent"] not in listed(line["decks"]):  # AP-DATA-16
                notes.refuse("AP-DATA-16", line.row, "continent", place=city)


def opposite(d: Draft, notes: Notes) -> None:
    """AP-DATA-17."""
    for line, city in starts(d):
        if "atlantic" not in listed(line["boards"]):
            continue
        others = {d.places[place]["continent"] for place in listed(line["outstations"]) if place in d.places}
        if not others & ({"EU", "NA"} - {d.places[city]["continent"]}):  # AP-DATA-17
            notes.refuse("AP-DATA-17", line.row, place=city)


def enough_cities(d: Draft, notes: Notes) -> None:
    """AP-DATA-18: without so many the variant is refused, the set is not."""
    least = DEALT_CITIES[MOST_SEATS] * MOST_SEATS
    for line in d.setups:
        for side in listed(line["boards"]):
            decks = listed(line["decks"])
            found = sum(d.on(side, code) and card["continent"] in decks for code, card in d.cities.items())
            if found < least:  # AP-DATA-18
                notes.warn("AP-DATA-18", line.row, board=side, found=found, least=least)


def usual_outstations(d: Draft, notes: Notes) -> None:
    """AP-DATA-19."""
    for line in d.setups:
        found = len(listed(line["outstations"]))
        if found < USUAL_OUTSTATIONS:  # AP-DATA-19
            notes.warn("AP-DATA-19", line.row, found=found, least=USUAL_OUTSTATIONS, most=OUTSTATIONS)


def air_routes(d: Draft, notes: Notes) -> None:
    """AP-DATA-34."""
    lines = d.lines[AIR_ROUTES]
    sound_rows("AP-DATA-34", lines, ROUTE_CARDS * len(CONTINENTS), notes)
    for continent in CONTINENTS:
        found = sum(line["deck"] == continent for line in lines)
        if found != ROUTE_CARDS:  # AP-DATA-34
            notes.refuse("AP-DATA-34", 0, "continent", continent=continent, found=found, expected=ROUTE_CARDS)
    for line in lines:
        sound_number("AP-DATA-34", line, "glory", 1, notes)
        sound_number("AP-DATA-34", line, "money_k", 0, notes, multiple=5)
        places = [line["from"], line["to"]]
        if not all(known_word("AP-DATA-34", line, code, d.places, PLACES, notes) for code in places):
            continue
        if places[0] == places[1]:  # AP-DATA-34
            notes.refuse("AP-DATA-34", line.row, "same", place=places[0])
        if line["deck"] not in [d.places[code]["continent"] for code in places]:  # AP-DATA-34
            notes.refuse("AP-DATA-34", line.row, "elsewhere", continent=line["deck"])
        if not any(all(d.on(side, code) for code in places) for side in SIDES):  # AP-DATA-34
            notes.refuse("AP-DATA-34", line.row, "boards", a=places[0], b=places[1])


def left_out(d: Draft, notes: Notes) -> None:
    """AP-DATA-35."""
    for line in d.setups:
        decks = listed(line["decks"])
        for side in listed(line["boards"]):
            for card in d.lines[AIR_ROUTES]:
                if card["deck"] in decks and not (d.on(side, card["from"]) and d.on(side, card["to"])):
                    objective = f"{card['from']} - {card['to']}"  # AP-DATA-35
                    notes.warn("AP-DATA-35", line.row, objective=objective, board=side)
            for card in d.lines[VIPS]:
                if card["deck"] in decks and not d.on(side, card["destination"]):  # AP-DATA-35
                    notes.warn("AP-DATA-35", line.row, objective=card["vip"], board=side)


def vips(d: Draft, notes: Notes) -> None:
    """AP-DATA-36."""
    lines = d.lines[VIPS]
    sound_rows("AP-DATA-36", lines, VIP_CARDS, notes)
    once("AP-DATA-36", lines, "vip", notes)
    for line in lines:
        sound_name("AP-DATA-36", line, "vip", notes)
        sound_number("AP-DATA-36", line, "glory", 1, notes)
        sound_number("AP-DATA-36", line, "money_k", 0, notes, multiple=5)
        city = line["destination"]
        if known_word("AP-DATA-36", line, city, d.places, PLACES, notes):
            place = d.places[city]
            if place["type"] != "G" or place["continent"] != line["deck"]:  # AP-DATA-36
                notes.refuse("AP-DATA-36", line.row, "city", vip=line["vip"], place=city)
    name, place_name, points, money = WONG
    code = d.code_of(place_name)
    wanted = (code, str(points), str(money))
    found = [line for line in lines if line["vip"] == name]
    if not found or (found[0]["destination"], found[0]["glory"], found[0]["money_k"]) != wanted:  # AP-DATA-36
        notes.refuse("AP-DATA-36", 0, "wong", vip=name, place=place_name, points=points, money=money)


def vip_money(d: Draft, notes: Notes) -> None:
    """AP-DATA-37."""
    for line in d.lines[VIPS]:
        if number(line, "money_k") != VIP_MONEY:  # AP-DATA-37
            notes.warn("AP-DATA-37", line.row, vip=line["vip"], expected=VIP_MONEY)


def scale_of(line: Line) -> list[int]:
    """The steps of a DIPLOMACY card; -1 for one that is no number."""
    steps = [whole(step) for step in line["scale"].split("/")]
    return [-1 if step is None else step for step in steps]


def diplomacy(d: Draft, notes: Notes) -> None:
    """AP-DATA-38."""
    lines = d.lines[DIPLOMACY]
    sound_rows("AP-DATA-38", lines, NATIONS, notes)
    once("AP-DATA-38", lines, "nation", notes)
    for line in lines:
        if min(scale_of(line)) < 1:  # AP-DATA-38
            facts = {"column": "scale", "found": line["scale"], "expected": "3/4/5"}
            notes.refuse("AP-DATA-38", line.row, "cell", **facts)
    nation, colour, begins = SOVIET
    soviet = [line for line in lines if line["nation"] == nation and line["colour"] == colour]
    if not soviet or tuple(scale_of(soviet[0])[:2]) != begins:  # AP-DATA-38
        notes.refuse("AP-DATA-38", 0, "soviet", first=begins[0], second=begins[1])


def loads(d: Draft, notes: Notes) -> None:
    """AP-DATA-39."""
    once("AP-DATA-39", d.lines[LOADS], "kind", notes)
    kinds = (*KINDS, *(f"diplomatic bag {nation}" for nation in d.nations))
    for line in d.lines[LOADS]:
        sound_word("AP-DATA-39", line, "kind", kinds, notes)
    lines = {line["kind"]: line for line in d.lines[LOADS]}
    for kind, count in zip(KINDS, LOAD_COUNTS):
        if kind not in lines or number(lines[kind], "count") != count:  # AP-DATA-39
            notes.refuse("AP-DATA-39", 0, "count", kind=kind, expected=count)
    total = 0
    for line in d.lines[DIPLOMACY]:
        bags = lines.get(f"diplomatic bag {line['nation']}")
        count = -1 if bags is None else number(bags, "count")
        total += count
        if count < 1:  # AP-DATA-39
            notes.refuse("AP-DATA-39", 0, "nation", nation=line["nation"])
        elif count > len(scale_of(line)):  # AP-DATA-39
            notes.warn("AP-DATA-39", line.row, "scale", nation=line["nation"], found=count)
    if total != BAGS:  # AP-DATA-39
        notes.refuse("AP-DATA-39", 0, "bags", found=total, expected=BAGS)
