"""The sheets of a board: CSV files, read with the row numbers that a text editor shows.

A sheet that is not a proper table is refused under the constraint that needs what is missing from it.
"""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from windsock.core.game import Finding

LARGEST: Final = 100  # kilobytes of a sheet; forty times what a board needs
MARK: Final = b"\xef\xbb\xbf"  # the byte-order mark that spreadsheets write; it means nothing
SHOWN: Final = 60  # letters of a cell that a message repeats


@final
class Form:
    """What the sheets of a game's boards look like, and which constraint is broken where one does not.

    `needed_for` names the constraint that cannot be met without a sheet, `column_needed_for` another one for
    some columns, `surplus` the one against unknown columns (without it: that of the sheet). Sheets that are
    `optional` need not be there.
    """

    def __init__(
        self,
        columns: Mapping[str, tuple[str, ...]],
        needed_for: Mapping[str, str],
        column_needed_for: Mapping[tuple[str, str], str],
        surplus: str = "",
        optional: tuple[str, ...] = (),
    ) -> None:
        self.columns = columns
        self.needed_for = needed_for
        self.column_needed_for = column_needed_for
        self.surplus = surplus
        self.optional = optional


@final
class Line:
    """One row of a sheet: its number in a text editor and its cells by column."""

    def __init__(self, row: int, cells: dict[str, str]) -> None:
        self.row = row
        self.cells = cells

    def __getitem__(self, column: str) -> str:
        return self.cells[column]


@final
class Sheet:
    """What could be read of one file. With a finding it has no lines."""

    def __init__(self, file: str, lines: list[Line], findings: list[Finding]) -> None:
        self.file = file
        self.lines = lines
        self.findings = findings


@final
class Notes:
    """What there is to say about one file, as it is found."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.findings: list[Finding] = []

    def refuse(self, rule: str, row: int, problem: str = "", **facts: Any) -> None:
        """A MUST is broken."""
        self.add(rule, row, True, problem, facts)

    def warn(self, rule: str, row: int, problem: str = "", **facts: Any) -> None:
        """A SHOULD is broken."""
        self.add(rule, row, False, problem, facts)

    def add(self, rule: str, row: int, is_refusal: bool, problem: str, facts: dict[str, Any]) -> None:
        said = {name: shown(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        if problem:
            said["problem"] = problem
        self.findings.append(Finding(rule, self.file, row, is_refusal, said))


def shown(text: str) -> str:
    """A cell as a message repeats it: short, and without anything that a terminal would obey."""
    clean = "".join("?" if is_control(letter) else letter for letter in text[: SHOWN + 1])
    return clean if len(text) <= SHOWN else clean[:SHOWN] + "…"


def is_control(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Zl", "Zp")


def read(form: Form, folder: Path, file: str) -> Sheet:
    """A sheet of the board in this folder."""
    notes = Notes(file)
    lines: list[Line] = []
    try:
        lines = lines_of(form, text_of(folder / file), notes)
    except Unreadable as trouble:
        if trouble.problem != "no-file" or file not in form.optional:
            rule = form.needed_for[file]
            notes.refuse(rule, trouble.row, trouble.problem, sheet=file, limit=LARGEST)
    return Sheet(file, [] if notes.findings else lines, notes.findings)


@final
class Unreadable(Exception):
    """The file is no table at all: why, and where."""

    def __init__(self, problem: str, row: int) -> None:
        super().__init__(problem, row)
        self.problem = problem
        self.row = row


def text_of(path: Path) -> str:
    """All of a file, if it is plain text."""
    try:
        if not path.exists():
            raise Unreadable("no-file", 0)
        if not path.is_file():
            raise Unreadable("unreadable", 0)
        with path.open("rb") as stream:
            data = stream.read(LARGEST * 1000 + 1)
    except (OSError, ValueError) as error:
        raise Unreadable("unreadable", 0) from error
    if len(data) > LARGEST * 1000:
        raise Unreadable("too-big", 0)
    data = data.removeprefix(MARK)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("encoding", data.count(b"\n", 0, error.start) + 1) from error
    header = text.partition("\n")[0]
    if "," not in header and (";" in header or "\t" in header):
        raise Unreadable("separator", 1)
    for number, line in enumerate(io.StringIO(text, newline="")):
        if any(is_control(letter) for letter in line.rstrip("\r\n")):
            raise Unreadable("control", number + 1)
    return text


def lines_of(form: Form, text: str, notes: Notes) -> list[Line]:
    """The rows under the header; what is wrong with the table goes to the notes."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    header: list[str] = []
    lines: list[Line] = []
    above = 0  # lines of the file before this row
    try:
        for cells in reader:
            if above == 0:
                header = cells
                check_header(form, header, notes)
                if notes.findings:
                    return []
            elif cells:
                check_cells(form, cells, header, above + 1, notes)
                lines.append(Line(above + 1, dict(zip(header, cells))))
            above = reader.line_num
    except csv.Error as error:
        raise Unreadable("quotes", above + 1) from error
    if not header:
        raise Unreadable("no-header", 1)
    if not lines:
        raise Unreadable("no-rows", 0)
    return lines


def check_header(form: Form, header: list[str], notes: Notes) -> None:
    """Every column once, and no other."""
    if not header:
        raise Unreadable("no-header", 1)
    file = notes.file
    for column in form.columns[file]:
        rule = form.column_needed_for.get((file, column), form.needed_for[file])
        if column not in header:
            notes.refuse(rule, 1, "column-missing", sheet=file, column=column)
        elif header.count(column) > 1:
            notes.refuse(rule, 1, "column-twice", sheet=file, column=column)
    for column in dict.fromkeys(header):
        if column not in form.columns[file]:
            problem = "" if form.surplus else "column-unknown"
            notes.refuse(form.surplus or form.needed_for[file], 1, problem, sheet=file, column=column)


def check_cells(form: Form, cells: list[str], header: list[str], row: int, notes: Notes) -> None:
    """As many cells as columns, each on one line."""
    rule = form.needed_for[notes.file]
    if len(cells) != len(header):
        notes.refuse(rule, row, "cells", sheet=notes.file, found=len(cells), expected=len(header))
    elif any("\n" in cell or "\r" in cell for cell in cells):
        notes.refuse(rule, row, "line-break", sheet=notes.file)
