"""Rulebook coverage: for every rule of a game's catalogue the lines that enforce it, the tests that cite it,
and how often it fired in random games."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from windsock.core.game import Game
from windsock.core.registry import load_game

from .catalogue import PROVED, exceptions_of, repository, rules_of, shared_sources, sources_of, tests_of
from .citations import citations, declared, ids_in, sources

FIRED = "fired.json"
DESCRIPTIVE = {
    "COMP",
    "NUM",
    "DIFF",
    "TEXT",
    "CON",
}  # chapters of things and texts
WIDE = 130  # columns of a terminal that has room for the texts
READABLE = {".py", ".toml", ".wsk", ".txt", ".md"}


@dataclass
class Row:
    """One rule. `exempt` says why nothing can execute it, `unreachable` why no random game reaches it."""

    rule: str
    text: str
    exempt: str | None
    unreachable: str | None
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    fired: int | None = None

    @property
    def chapter(self) -> str:
        return self.rule.split("-")[1]

    @property
    def needs_code(self) -> bool:
        return self.exempt is None and self.chapter not in DESCRIPTIVE | PROVED

    @property
    def needs_test(self) -> bool:
        return self.exempt is None and self.chapter not in DESCRIPTIVE

    @property
    def must_fire(self) -> bool:
        return self.needs_code and self.unreachable is None


@dataclass
class Coverage:
    """The report on one game. `unknown` are ids that somebody cites and the catalogue does not have."""

    game: str
    rows: dict[str, Row]
    has_tests: bool
    games: int  # random games behind the numbers of `fired`; 0: never counted
    unknown: list[str]

    @property
    def missing(self) -> list[str]:
        """Executable rules without a line of code, or without a test where tests can be read."""
        return [
            rule
            for rule, row in self.rows.items()
            if (row.needs_code and not row.code) or (self.has_tests and row.needs_test and not row.tests)
        ]

    @property
    def never_fired(self) -> list[str]:
        """Rules that a random game can reach, and none did."""
        return [rule for rule, row in self.rows.items() if row.must_fire and not row.fired]

    def print(self, console: Console) -> None:
        """A table of all rules, what is missing in red, and a summary."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column("rule", no_wrap=True)
        grid.add_column("text", no_wrap=True, width=40 if console.width >= WIDE else 12)
        grid.add_column("code")
        grid.add_column("tests")
        grid.add_column("fired", no_wrap=True, justify="right")
        for row in self.rows.values():
            code = cell(row.code, row.needs_code)
            tests = cell(row.tests, row.needs_test) if self.has_tests else ""
            grid.add_row(row.rule, escape(row.text), code, tests, self.count(row))
        console.print(grid)
        needing = [row for row in self.rows.values() if row.needs_test]
        gaps = len(self.missing)
        console.print(f"{len(self.rows)} rules, {len(needing)} executable, {gaps} lack code or test")
        if not self.has_tests:
            console.print("This is an installed package: there are no tests to read.")
        if self.games:
            console.print(f"Fired: how often its lines ran in {self.games} random games (make firing)")
        for rule in self.missing:
            console.print(f"[red]{rule}[/red] {escape(self.rows[rule].text)}")
        for rule in self.unknown:
            console.print(f"[red]{rule}[/red] is no rule of the catalogue")

    def count(self, row: Row) -> str:
        if row.fired is None or not row.needs_code:
            return ""
        if row.unreachable is not None:
            return "unreachable"
        return str(row.fired) if row.fired else "[red]never[/red]"


def cell(places: list[str], is_needed: bool) -> str:
    """The first places, without their folders, and how many more there are."""
    if not places:
        return "[red]none[/red]" if is_needed else ""
    more = f" +{len(places) - 2}" if len(places) > 2 else ""
    return ", ".join(place.rpartition("/")[2] for place in places[:2]) + more


def report(game: str) -> Coverage:
    """Read catalogue, sources, tests and the last count of a game."""
    declaration = load_game(game)
    exceptions = exceptions_of(declaration)
    rows = {
        rule: Row(rule, text, exceptions.not_executable.get(rule), exceptions.why_unreachable(rule))
        for rule, text in rules_of(game).items()
    }
    folder = sources_of(declaration)
    root = repository(folder)
    unknown = cite_code(rows, [folder, *shared_sources()])
    unknown += [rule for rule in exceptions.not_executable if rule not in rows]
    if root is not None:
        for tests in tests_of(declaration, root):
            unknown += cite_tests(rows, tests)
    games = add_counts(rows, folder / FIRED)
    return Coverage(game, rows, root is not None, games, unknown)


def cite_code(rows: dict[str, Row], folders: Iterable[Path]) -> list[str]:
    """Note each line that cites a rule; the answer is what the catalogue does not know."""
    unknown: list[str] = []
    for folder in folders:
        modules = sources(folder)
        names = declared(modules.values())
        for file, source in modules.items():
            for citation in citations(source, names):
                note(rows, citation.rule, "code", f"{file}:{citation.line}", unknown)
    return unknown


def cite_tests(rows: dict[str, Row], folder: Path) -> list[str]:
    """Note each line of a test or a scenario that cites a rule."""
    unknown: list[str] = []
    for path in sorted(path for path in folder.rglob("*") if path.suffix in READABLE):
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in ids_in(text):
                note(rows, rule, "tests", f"{path.relative_to(folder)}:{line}", unknown)
    return unknown


def note(rows: dict[str, Row], rule: str, column: str, place: str, unknown: list[str]) -> None:
    prefix = next(iter(rows)).partition("-")[0]
    if rule in rows:
        places: list[str] = getattr(rows[rule], column)
        if place not in places:
            places.append(place)
    elif rule.startswith(f"{prefix}-"):
        unknown.append(f"{rule} ({place})")


def add_counts(rows: dict[str, Row], path: Path) -> int:
    """Take over what `windsock.coverage.firing` counted."""
    if not path.exists():
        return 0
    counted = json.loads(path.read_text(encoding="utf-8"))
    for rule, row in rows.items():
        row.fired = counted["fired"].get(rule, 0)
    return int(counted["games"])


def firing_of(game: Game) -> Path:
    """The file that ships a game's counts."""
    return sources_of(game) / FIRED
