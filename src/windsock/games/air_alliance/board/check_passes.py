"""What a board must hold to on its boarding passes."""

from __future__ import annotations

from typing import Final

from windsock.boards.sheets import Notes

from .draft import Draft, PlaceDraft
from .numbers import ALL_COLOURS, COLOURS, MOST_SLOTS, PLACES, PLAYER_COLOURS, SYMBOLS, ZONES
from .slots import LAND, SHARE

PLAYERS: Final = COLOURS[:PLAYER_COLOURS]


def passes(d: Draft, notes: Notes) -> None:
    """AA-DATA-08: three places with one to three slots, for each colour."""
    for place in d.passes:
        where = place.line["place"]
        if any(colour not in PLAYERS for colour in place.colours):  # AA-DATA-08
            notes.refuse("AA-DATA-08", place.row, "colour", found=place.line["colour"])
        if where not in [str(number + 1) for number in range(PLACES)]:
            notes.refuse("AA-DATA-08", place.row, "place", found=where)
        if len(place.slots.texts) > MOST_SLOTS:
            notes.refuse("AA-DATA-08", place.row, "many", found=len(place.slots.texts), most=MOST_SLOTS)
        for misprint in place.slots.misprints:
            notes.refuse("AA-DATA-08", place.row, "slot", found=misprint.found or place.line["slots"])
    for colour in PLAYERS:
        for number in range(1, PLACES + 1):
            count = len(rows_of(d, colour, number))
            if count != 1:
                notes.refuse("AA-DATA-08", 0, "number", colour=colour, place=number, found=count)
        if colour != PLAYERS[0] and words_of(d, colour) != words_of(d, PLAYERS[0]):
            notes.warn("AA-DATA-08", 0, "unlike", colour=colour)


def landing_rights(d: Draft, notes: Notes) -> None:
    """AA-DATA-09."""
    for place in d.passes:
        if not any(slot.kind == LAND for slot in place.slots.slots):  # AA-DATA-09
            notes.refuse("AA-DATA-09", place.row, "none", place=place.line["place"])
    for colour in PLAYERS:
        lands = [
            slot for place in d.passes if colour in place.colours for slot in place.slots.slots
            if slot.kind == LAND
        ]  # fmt: skip
        if not any(is_everywhere(slot.airports) for slot in lands):
            notes.warn("AA-DATA-09", 0, "zones", colour=colour)


def is_everywhere(airports: int) -> bool:
    """Whether all zones are among these airports."""
    return all(airports >> 6 * zone & 63 for zone in range(len(ZONES)))


def symbols(d: Draft, notes: Notes) -> None:
    """AA-DATA-10: an empty pass makes no alliance."""
    for colour in PLAYERS:
        shares = [
            slot for place in d.passes if colour in place.colours for slot in place.slots.slots
            if slot.kind == SHARE
        ]  # fmt: skip
        for npa in range(PLAYER_COLOURS, ALL_COLOURS):
            count = sum(slot.colours >> npa & 1 for slot in shares)
            if count >= SYMBOLS:  # AA-DATA-10
                notes.refuse("AA-DATA-10", 0, "many", colour=COLOURS[npa], found=count)
        if shares:
            notes.warn("AA-DATA-10", 0, "some", colour=colour)


def rows_of(d: Draft, colour: str, number: int) -> list[PlaceDraft]:
    return [place for place in d.passes if colour in place.colours and place.line["place"] == str(number)]


def words_of(d: Draft, colour: str) -> list[list[str]]:
    """The slots of a pass, place by place."""
    return [
        [slot.word for place in rows_of(d, colour, number) for slot in place.slots.slots]
        for number in range(1, PLACES + 1)
    ]
