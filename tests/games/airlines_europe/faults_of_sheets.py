"""Files that are no tables, or not all of one: what is done to a copy of T1, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .faults import ABACUS, AIRLINES, CITIES, FILES, ROUTES, TRACK, Copy, Fault

COLUMNS = [
    ("AE-DATA-01", CITIES, "id"),
    ("AE-DATA-01", CITIES, "draw_lon"),
    ("AE-DATA-02", AIRLINES, "home"),
    ("AE-DATA-14", AIRLINES, "bonus_destination"),
    ("AE-DATA-14", AIRLINES, "bonus_value"),
    ("AE-DATA-17", AIRLINES, "start_space"),
    ("AE-DATA-25", AIRLINES, "shares"),
    ("AE-DATA-06", ROUTES, "a"),
    ("AE-DATA-07", ROUTES, "licences"),
    ("AE-DATA-10", ROUTES, "long_haul"),
    ("AE-DATA-16", TRACK, "first_space"),
    ("AE-DATA-18", TRACK, "zone"),
    ("AE-DATA-19", TRACK, "row"),
]


def without_file(file: str, b: Copy) -> None:
    (b.folder / file).unlink()


def without_column(file: str, column: str, b: Copy) -> None:
    b.cut_column(file, column)


def replaced(file: str, old: bytes, new: bytes, b: Copy) -> None:
    b.replace(file, old, new)


def begun_with(file: str, start: bytes, b: Copy) -> None:
    path = b.folder / file
    path.write_bytes(start + path.read_bytes())


def emptied(file: str, b: Copy) -> None:
    (b.folder / file).write_bytes(b"")


def a_folder(file: str, b: Copy) -> None:
    (b.folder / file).unlink()
    (b.folder / file).mkdir()


def with_column_twice(file: str, b: Copy) -> None:
    b.write(file, [[*row, row[3]] for row in b.rows(file)])


def only_the_header(file: str, b: Copy) -> None:
    b.write(file, b.rows(file)[:1])


def empty_abacus(b: Copy) -> None:
    b.abacus_sheet()


def fault(rule: str, name: str, file: str, row: int, problem: str, change: Callable[[Copy], None]) -> Fault:
    return Fault(f"{rule} {name}", change, (rule, file, row, True, problem))


# One of many bytes, so that the file is too big, and what a terminal would obey.
MUCH, ESCAPE = b"," * 100_000, b"\x1b[2J"

SHEET_FAULTS = [
    *(
        fault(rule, f"{file} is there", file, 0, "no-file", partial(without_file, file))
        for rule, file in zip(("AE-DATA-01", "AE-DATA-02", "AE-DATA-06", "AE-DATA-18"), FILES, strict=True)
    ),
    *(
        fault(rule, f"{column} is a column", file, 1, "column-missing", partial(without_column, file, column))
        for rule, file, column in COLUMNS
    ),
    fault(
        "AE-DATA-19", "a column is there once", TRACK, 1, "column-twice", partial(with_column_twice, TRACK)
    ),
    fault(
        "AE-DATA-18",
        "a bad header is one fault",
        TRACK,
        1,
        "column-missing",
        partial(replaced, TRACK, b"zone,", b""),
    ),
    fault("AE-DATA-06", "a sheet is a file", ROUTES, 0, "unreadable", partial(a_folder, ROUTES)),
    fault("AE-DATA-06", "a sheet is not huge", ROUTES, 0, "too-big", partial(begun_with, ROUTES, MUCH)),
    fault(
        "AE-DATA-01", "text is UTF-8", CITIES, 9, "encoding", partial(replaced, CITIES, b"Btown", b"B\xfc")
    ),
    fault("AE-DATA-01", "text has no NUL", CITIES, 9, "control", partial(replaced, CITIES, b"Btown", b"B\0")),
    fault(
        "AE-DATA-01", "text has no escape", CITIES, 9, "control", partial(replaced, CITIES, b"Btown", ESCAPE)
    ),
    fault("AE-DATA-18", "commas separate", TRACK, 1, "separator", partial(replaced, TRACK, b",", b";")),
    fault("AE-DATA-18", "tabs do not separate", TRACK, 1, "separator", partial(replaced, TRACK, b",", b"\t")),
    fault("AE-DATA-01", "quotes match", CITIES, 9, "quotes", partial(replaced, CITIES, b"Btown", b'"Btown')),
    fault(
        "AE-DATA-01",
        "a cell is one line",
        CITIES,
        9,
        "line-break",
        partial(replaced, CITIES, b"Btown", b'"\n"'),
    ),
    fault("AE-DATA-02", "a sheet is not empty", AIRLINES, 1, "no-header", partial(emptied, AIRLINES)),
    fault(
        "AE-DATA-02", "the header is first", AIRLINES, 1, "no-header", partial(begun_with, AIRLINES, b"\n")
    ),
    fault("AE-DATA-01", "a sheet has rows", CITIES, 0, "no-rows", partial(only_the_header, CITIES)),
    fault("AE-DATA-24", "the ABACUS sheet has rows", ABACUS, 0, "no-rows", empty_abacus),
    fault("AE-DATA-06", "a row is not short", ROUTES, 2, "cells", partial(replaced, ROUTES, b"3/4/6,", b"")),
    fault(
        "AE-DATA-06", "a row is not long", ROUTES, 2, "cells", partial(replaced, ROUTES, b"3/4/6,", b"3,4,")
    ),
]
