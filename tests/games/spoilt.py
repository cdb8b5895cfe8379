"""Broken boards: a copy of a board with one thing wrong, and what the validator must say of it."""

from __future__ import annotations

import csv
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from windsock.core.game import Finding, Game
from windsock.language import Speaker

Check = Callable[[Path], list[Finding]]


class Sheets:
    """A copy of the sheets of a board that can be spoilt."""

    def __init__(self, folder: Path, source: Path, files: Iterable[str]) -> None:
        self.folder = folder
        for file in files:
            shutil.copy(source / file, folder / file)

    def rows(self, file: str) -> list[list[str]]:
        with (self.folder / file).open(encoding="utf-8", newline="") as lines:
            return list(csv.reader(lines))

    def write(self, file: str, rows: list[list[str]]) -> None:
        with (self.folder / file).open("w", encoding="utf-8", newline="") as lines:
            csv.writer(lines, lineterminator="\n").writerows(rows)

    def put_all(self, file: str, column: str, change: Callable[[str], str]) -> None:
        rows = self.rows(file)
        place = rows[0].index(column)
        for row in rows[1:]:
            row[place] = change(row[place])
        self.write(file, rows)

    def add(self, file: str, *cells: str) -> None:
        """A row more, filled up with empty cells."""
        rows = self.rows(file)
        self.write(file, [*rows, [*cells, *[""] * (len(rows[0]) - len(cells))]])


class KeyedSheets(Sheets):
    """Rows are named by what stands in their first columns."""

    keys = 1  # columns

    def is_meant(self, number: int, row: list[str], key: str) -> bool:
        return key in row[: self.keys]

    def put(self, file: str, key: str, column: str, value: str) -> None:
        """Change a cell of a row."""
        rows = self.rows(file)
        place = rows[0].index(column)
        for number, row in enumerate(rows, 1):
            if self.is_meant(number, row, key):
                row[place] = value
        self.write(file, rows)

    def drop(self, file: str, key: str) -> None:
        rows = enumerate(self.rows(file), 1)
        self.write(file, [row for number, row in rows if not self.is_meant(number, row, key)])


Change = Callable[[Any], None]


@dataclass(frozen=True)
class Fault:
    """What is changed; the rule and the problem that must be among the findings; whether it refuses."""

    rule: str
    problem: str
    is_refusal: bool
    change: Change


def name(fault: Fault) -> str:
    return f"{fault.rule} {fault.problem}"


def put(file: str, key: str, column: str, value: str) -> Change:
    return lambda copy: copy.put(file, key, column, value)


def spoilt(*changes: Change) -> Change:
    def change(copy: Sheets) -> None:
        for one in changes:
            one(copy)

    return change


def assert_named(check: Check, fault: Fault, copy: Sheets) -> None:
    """The fault is among the findings."""
    fault.change(copy)
    found = {(one.rule, one.facts.get("problem", ""), one.is_refusal) for one in check(copy.folder)}
    assert (fault.rule, fault.problem, fault.is_refusal) in found


def assert_clean(check: Check, fault: Fault, copy: Sheets, speaker: Speaker) -> None:
    """Every finding becomes a whole sentence."""
    fault.change(copy)
    for finding in check(copy.folder):
        where = {"rule": finding.rule, "file": finding.file, "row": finding.row}
        text = speaker.explained("board-refused", {"board": "b", **where, **finding.facts})
        assert not speaker.shelf.complaints, (finding, speaker.shelf.complaints)
        assert "{" not in text


def assert_all_clean(
    game: Game, check: Check, faults: Iterable[Fault], copy: Callable[[Path], Sheets], code: str, folder: Path
) -> None:
    speaker = Speaker(code, game)
    for number, fault in enumerate(faults):
        own = folder / str(number)
        own.mkdir()
        assert_clean(check, fault, copy(own), speaker)
