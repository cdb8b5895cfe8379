"""What a set must hold to in its planes, pilots, dice and settings (AP-DATA-20 to -33, AP-DATA-40)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from windsock.boards.sheets import Line, Notes

from .draft import Draft, number, once, sound_name, sound_number, sound_rows, sound_word
from .numbers import COLOURS, EXPERTS, MOST_SEATS, PILES, TILES, WEATHER
from .numbers import ENDURANCE_COST as ENDURANCE
from .sheets import DICE, PILOTS, PLANES, SETTINGS

PLANE_TILES: Final = 36  # AP-NUM-09
PILOT_COUNT: Final = 16  # AP-NUM-10
DICE_COUNT: Final = 13  # AP-NUM-01
HIGHEST: Final = 8  # the level of a printed example
BAILEY: Final = ("Lady Mary Bailey", 2)  # AP-NUM-34
TYPES: Final = ("land", "land (floats possible)", "seaplane", "amphibian")
FACES: Final = tuple(f"face{number}" for number in range(1, 7))
THRESHOLDS: Final = ("50", "40", "30")  # AP-NUM-25
PLAYERS: Final = ("1 player", "2", "3", "4")
RIVERS: Final = ("objective river", "cargo and pax river")
SETTING_NAMES: Final = (
    "end threshold (glory)",
    *RIVERS,
    "expert cards per pile",
    "round limit in games without people",
)


def planes(d: Draft, notes: Notes) -> None:
    """AP-DATA-28."""
    lines = d.lines[PLANES]
    sound_rows("AP-DATA-28", lines, PLANE_TILES, notes)
    once("AP-DATA-28", lines, "name", notes)
    for line in lines:
        sound_name("AP-DATA-28", line, "name", notes)
        sound_word("AP-DATA-28", line, "type", TYPES, notes)
        for column in ("level", "cargo", "pax", "crew", "system"):
            sound_number("AP-DATA-28", line, column, 0, notes)
        for column in ("max_fuel", "range", "initiation_load"):
            sound_number("AP-DATA-28", line, column, 1, notes)
        sound_number("AP-DATA-28", line, "price_k", 5, notes, multiple=5)
        sound_number("AP-DATA-28", line, "resale_k", 0, notes, multiple=5)
        if number(line, "resale_k") >= number(line, "price_k"):  # AP-DATA-28
            notes.refuse("AP-DATA-28", line.row, "resale", plane=line["name"])


def kinds(d: Draft, notes: Notes) -> None:
    """AP-DATA-29."""
    lines = d.lines[PLANES]
    if not any(number(line, "resale_k") == 0 for line in lines):  # AP-DATA-29
        notes.refuse("AP-DATA-29", 0, "unique")
    for kind in TYPES[1:]:
        if not any(line["type"] == kind for line in lines):  # AP-DATA-29
            notes.refuse("AP-DATA-29", 0, "type", type=kind)


def pilots(d: Draft, notes: Notes) -> None:
    """AP-DATA-33."""
    lines = d.lines[PILOTS]
    sound_rows("AP-DATA-33", lines, PILOT_COUNT, notes)
    once("AP-DATA-33", lines, "name", notes)
    tiles = [line["pilot_card"] for line in lines]
    for tile in dict.fromkeys(tiles):
        if tiles.count(tile) != 2 or len(set(tiles)) != TILES:  # AP-DATA-33
            notes.refuse("AP-DATA-33", 0, "tile", tile=tile, found=tiles.count(tile))
    for line in lines:
        sound_name("AP-DATA-33", line, "name", notes)
        for column in ("start_level", "endurance", "competence"):
            sound_number("AP-DATA-33", line, column, 1, notes)
        sound_number("AP-DATA-33", line, "income_k", 5, notes, multiple=5)
    name, level = BAILEY
    if name not in d.pilots or number(d.pilots[name], "start_level") != level:  # AP-DATA-33
        notes.refuse("AP-DATA-33", 0, "bailey", pilot=name, level=level)


def starters(d: Draft, notes: Notes) -> None:
    """AP-DATA-30."""
    levels = [number(line, "level") for line in d.lines[PLANES]]
    lowest = min(number(line, "start_level") for line in d.lines[PILOTS])
    for level, problem in ((lowest, "start"), (min(levels), "lowest")):
        found = sum(one <= level for one in levels)
        if found < MOST_SEATS:  # AP-DATA-30
            notes.refuse("AP-DATA-30", 0, problem, level=level, found=found, least=MOST_SEATS)


def levels(d: Draft, notes: Notes) -> None:
    """AP-DATA-31."""
    found = sorted({number(line, "level") for line in d.lines[PLANES]})
    step = min(number(line, "competence") for line in d.lines[PILOTS])
    if found[-1] < HIGHEST:  # AP-DATA-31
        notes.refuse("AP-DATA-31", 0, "highest", found=found[-1], least=HIGHEST)
    for low, high in pairwise(found):
        if high - low > step:  # AP-DATA-31
            notes.refuse("AP-DATA-31", 0, "gap", low=low, high=high)


def usual(d: Draft, notes: Notes) -> None:
    """AP-DATA-32."""
    lines = d.lines[PLANES]
    for line in lines:
        load = number(line, "initiation_load")
        freight = number(line, "cargo") + number(line, "pax")
        if not freight <= load <= freight + number(line, "crew") + number(line, "system"):  # AP-DATA-32
            notes.warn("AP-DATA-32", line.row, "load", plane=line["name"])
        if number(line, "max_fuel") * 2 < number(line, "range"):  # AP-DATA-32
            notes.warn("AP-DATA-32", line.row, "fuel", plane=line["name"])
    for column in ("max_fuel", "range", "price_k"):
        averages = [
            average(lines, level, column) for level in sorted({number(line, "level") for line in lines})
        ]
        if averages[0] >= averages[-1]:  # AP-DATA-32
            notes.warn("AP-DATA-32", 0, "average", column=column)


def average(lines: list[Line], level: int, column: str) -> float:
    values = [number(line, column) for line in lines if number(line, "level") == level]
    return sum(values) / len(values)


def dice(d: Draft, notes: Notes) -> None:
    """AP-DATA-20."""
    lines = d.lines[DICE]
    sound_rows("AP-DATA-20", lines, len(COLOURS), notes)
    once("AP-DATA-20", lines, "colour", notes)
    for line in lines:
        sound_word("AP-DATA-20", line, "colour", COLOURS, notes)
        for face in FACES:
            sound_word("AP-DATA-20", line, face, WEATHER, notes)


def dice_counts(d: Draft, notes: Notes) -> None:
    """AP-DATA-21."""
    lines = d.lines[DICE]
    if all(sound_number("AP-DATA-21", line, "count", 1, notes) for line in lines):
        total = sum(number(line, "count") for line in lines)
        if total != DICE_COUNT:  # AP-DATA-21
            notes.refuse("AP-DATA-21", 0, "sum", found=total, expected=DICE_COUNT)


def faces(d: Draft, notes: Notes) -> None:
    """AP-DATA-22 to AP-DATA-26."""
    shown = {line["colour"]: [line[face] for face in FACES] for line in d.lines[DICE]}
    needs = (
        *(("AP-DATA-22", colour, "fair") for colour in COLOURS),
        *(("AP-DATA-23", colour, "wind") for colour in ("green", "blue")),
        *(("AP-DATA-24", colour, "fog") for colour in ("white", "green", "red")),
    )
    for rule, colour, weather in needs:
        if weather not in shown[colour]:
            notes.refuse(rule, 0, colour=colour, weather=weather)
    for weather in WEATHER:
        if not any(weather in found for found in shown.values()):  # AP-DATA-25
            notes.refuse("AP-DATA-25", 0, weather=weather)
    for colour, weather in (("blue", "fog"), ("white", "wind"), ("red", "wind")):
        if weather in shown[colour]:  # AP-DATA-26
            notes.warn("AP-DATA-26", 0, "face", colour=colour, weather=weather)
    effort = {colour: sum(ENDURANCE[WEATHER.index(face)] for face in shown[colour]) for colour in COLOURS}
    if max(effort["green"], effort["blue"]) >= min(effort["white"], effort["red"]):  # AP-DATA-26
        notes.warn("AP-DATA-26", 0, "endurance")


def settings(d: Draft, notes: Notes) -> None:
    """AP-DATA-40."""
    once("AP-DATA-40", d.lines[SETTINGS], "setting", notes)
    found = {line["setting"]: line for line in d.lines[SETTINGS]}
    for name in SETTING_NAMES:
        if name not in found:  # AP-DATA-40
            notes.refuse("AP-DATA-40", 0, "missing", setting=name)
            continue
        line = found[name]
        is_threshold = name == SETTING_NAMES[0]
        if not all(sound_number("AP-DATA-40", line, column, 1, notes) for column in PLAYERS):
            continue
        values = [number(line, column) for column in PLAYERS]
        if is_threshold and any(line[column] not in THRESHOLDS for column in PLAYERS):  # AP-DATA-40
            notes.refuse("AP-DATA-40", line.row, "threshold", values=", ".join(THRESHOLDS))
        if is_threshold and values != sorted(values, reverse=True):  # AP-DATA-40
            notes.refuse("AP-DATA-40", line.row, "falling", setting=name)
        if name in RIVERS and values != sorted(values):  # AP-DATA-40
            notes.refuse("AP-DATA-40", line.row, "rising", setting=name)
        if name == SETTING_NAMES[3] and max(values) * PILES > EXPERTS:  # AP-DATA-40
            notes.refuse("AP-DATA-40", line.row, "experts", most=EXPERTS // PILES)
