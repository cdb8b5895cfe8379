"""What a board must hold to on its share track: spaces, zones, start spaces, rows of points."""

from __future__ import annotations

from typing import Final

from windsock.boards.sheets import Notes
from windsock.core.reading import whole

from .draft import Draft
from .numbers import ABACUS_ROWS, SHARES

PRINTED: Final = [6, 3, 2, 1, 0]  # AE-NUM-20: the one row that the rulebook prints
PLACES: Final = 5
FARTHEST: Final = 999  # a track longer than this is a slip of the keyboard
ADVANCE: Final = 40  # spaces that an airline goes in usual play


def spaces(d: Draft, notes: Notes) -> None:
    """AE-DATA-16: the borders of the zones number the spaces from 0 on."""
    sound = True
    for zone in d.zones:
        for column, text in (("first_space", zone.first_text), ("last_space", zone.last_text)):
            space = whole(text)
            if space is None or space > FARTHEST:  # AE-DATA-16
                facts = {"zone": zone.name, "column": column, "found": text, "most": FARTHEST}
                notes.refuse("AE-DATA-16", zone.row, "number", **facts)
                sound = False
        first, last = zone.first, zone.last
        if 0 <= last < first:  # AE-DATA-16
            notes.refuse("AE-DATA-16", zone.row, "backwards", zone=zone.name, first=first, last=last)
    start = d.zones[0]
    if sound and start.first != 0:  # AE-DATA-16
        notes.refuse("AE-DATA-16", start.row, "start", zone=start.name, first=start.first)


def start_spaces(d: Draft, notes: Notes) -> None:
    """AE-DATA-17."""
    for airline, line in d.airlines.items():
        if airline not in d.starts:  # AE-DATA-17
            notes.refuse("AE-DATA-17", line.row, "number", airline=airline, found=line["start_space"])


def starts_on_track(d: Draft, notes: Notes) -> None:
    """AE-DATA-17."""
    for airline, space in d.starts.items():
        if space > d.last_space:  # AE-DATA-17
            row = d.airlines[airline].row
            notes.refuse("AE-DATA-17", row, "off-track", airline=airline, space=space, last=d.last_space)


def zones(d: Draft, notes: Notes) -> None:
    """AE-DATA-18."""
    rows: dict[str, int] = {}
    for zone in d.zones:
        if not zone.name.strip():  # AE-DATA-18
            notes.refuse("AE-DATA-18", zone.row, "no-name")
        elif zone.name in rows:  # AE-DATA-18
            notes.refuse("AE-DATA-18", zone.row, "name-twice", zone=zone.name, first=rows[zone.name])
        rows.setdefault(zone.name, zone.row)


def borders(d: Draft, notes: Notes) -> None:
    """AE-DATA-18."""
    for zone, after in zip(d.zones, d.zones[1:]):
        facts = {"zone": after.name, "first": after.first, "other": zone.name, "last": zone.last}
        if after.first <= zone.last:  # AE-DATA-18
            notes.refuse("AE-DATA-18", after.row, "overlap", **facts)
        elif after.first > zone.last + 1:  # AE-DATA-18
            notes.refuse("AE-DATA-18", after.row, "gap", **facts)


def rows(d: Draft, notes: Notes) -> None:
    """AE-DATA-19."""
    for zone in d.zones:
        if len(zone.places) != PLACES:  # AE-DATA-19
            count = len(zone.places)
            notes.refuse("AE-DATA-19", zone.row, "count", zone=zone.name, found=count, expected=PLACES)
            continue
        for place in zone.places:
            if whole(place) is None:  # AE-DATA-19
                notes.refuse("AE-DATA-19", zone.row, "number", zone=zone.name, found=place)
        if zone.points != sorted(zone.points, reverse=True):  # AE-DATA-19
            notes.refuse("AE-DATA-19", zone.row, "rising", zone=zone.name, numbers=zone.text)


def printed_row(d: Draft, notes: Notes) -> None:
    """AE-DATA-20."""
    if not any(zone.points == PRINTED for zone in d.zones):  # AE-DATA-20
        notes.refuse("AE-DATA-20", 0, expected="-".join(map(str, PRINTED)))


def growth(d: Draft, notes: Notes) -> None:
    """AE-DATA-21: further along the track an airline is worth more."""
    for zone, after in zip(d.zones, d.zones[1:]):
        row, name = after.row, after.name
        for i in range(PLACES):
            left, right = zone.points[i], after.points[i]
            if right < left and i == 0:  # AE-DATA-21
                notes.refuse("AE-DATA-21", row, "first", zone=name, before=left, now=right)
            elif right < left:  # AE-DATA-21
                notes.warn("AE-DATA-21", row, "place", zone=name, place=i + 1, before=left, now=right)
        before, now = sum(zone.points), sum(after.points)
        if now <= before:  # AE-DATA-21
            notes.warn("AE-DATA-21", row, "sum", zone=name, before=before, now=now)


def head_starts(d: Draft, notes: Notes) -> None:
    """AE-DATA-22: starts in the first half, and a small airline not behind a large one."""
    for airline, space in d.starts.items():
        row = d.airlines[airline].row
        if space * 2 > d.last_space:  # AE-DATA-22
            notes.warn("AE-DATA-22", row, "half", airline=airline, space=space, last=d.last_space)
        ahead = [other for other in d.starts if SHARES[other] > SHARES[airline] and d.starts[other] > space]
        if ahead:  # AE-DATA-22
            facts = {"airline": airline, "space": space, "other": ahead[0], "ahead": d.starts[ahead[0]]}
            notes.warn("AE-DATA-22", row, "behind", **facts)


def length(d: Draft, notes: Notes) -> None:
    """AE-DATA-23."""
    for airline, space in d.starts.items():
        line = d.airlines[airline]
        needed = space + (whole(line["bonus_value"]) or 0) + ADVANCE
        if d.last_space < needed:  # AE-DATA-23
            notes.warn("AE-DATA-23", line.row, airline=airline, last=d.last_space, needed=needed)


def abacus_rows(d: Draft, notes: Notes) -> None:
    """AE-DATA-24: abacus.csv repeats what is printed, or is not there."""
    met: list[int] = []
    for line in d.abacus_lines:
        scoring = whole(line["scoring"]) or 0
        if not 1 <= scoring <= len(ABACUS_ROWS) or scoring in met:  # AE-DATA-24
            notes.refuse("AE-DATA-24", line.row, "scoring", found=line["scoring"], most=len(ABACUS_ROWS))
            continue
        met.append(scoring)
        printed = "-".join(map(str, ABACUS_ROWS[scoring - 1]))
        if line["row"] not in (printed, printed.replace("-0-0", "-0")):  # AE-DATA-24
            notes.refuse("AE-DATA-24", line.row, "row", scoring=scoring, expected=printed, found=line["row"])
    for scoring in range(1, len(ABACUS_ROWS) + 1):
        if d.abacus_lines and scoring not in met:  # AE-DATA-24
            notes.refuse("AE-DATA-24", 0, "missing", scoring=scoring)
