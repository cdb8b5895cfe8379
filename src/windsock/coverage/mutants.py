"""Mutants made from citations: wherever a game's sources cite a rule, the code with one small change in it.

Some test must notice each of them. `changes` says what a change is, `owned` which code a citation stands for.
"""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from .catalogue import PROVED
from .changes import Change
from .citations import Citation, citations, declared, sources
from .owned import Module

BESIDE = ("bot/", "show/arrange", "show/layout")
WHOLE = ("negate", "never", "drop")


@dataclass(frozen=True)
class Mutant:
    """One change. Its id: the rule, the file, the function and the kind of change, and a number for twins."""

    id: str
    rules: tuple[str, ...]
    file: str
    line: int
    start: int  # in bytes
    end: int
    old: str
    new: str

    def applied(self, source: str) -> str:
        """The source of its file with the change in it."""
        text = source.encode()
        return (text[: self.start] + self.new.encode() + text[self.end :]).decode()

    def __str__(self) -> str:
        return f"{self.id} (line {self.line}): {one_line(self.old)} -> {one_line(self.new)}"


def one_line(text: str) -> str:
    return " ".join(text.split())


def mutants_of(folder: Path) -> list[Mutant]:
    """All mutants of a game, from the folder of its sources; not of what values or sets up positions."""
    modules = sources(folder)
    names = declared(modules.values())
    return [
        mutant
        for file, source in modules.items()
        if not file.startswith(BESIDE)
        for mutant in in_module(file, source, names)
    ]


def in_module(file: str, source: str, names: dict[str, str]) -> list[Mutant]:
    """The mutants of one file. A change that several citations ask for is one mutant of all their rules."""
    module = Module(source)
    spans = Spans(source)
    found: dict[tuple[int, int, str], tuple[Change, list[str]]] = {}
    cited = [one for one in citations(source, names) if one.rule.split("-")[1] not in PROVED]
    for one in sorted(cited, key=wideness):
        for change in module.changes(one):
            key = (*spans.of(change.node), change.text)
            found.setdefault(key, (change, []))[1].append(one.rule)
    twins: Counter[str] = Counter()
    mutants = []
    for (start, end, new), (change, rules) in sorted(found.items()):
        if ast.unparse(change.node) == new or (is_check(file) and change.operator not in WHOLE):
            continue
        old = source.encode()[start:end].decode()
        place = module.function(change.node) or "module"
        name = f"{rules[0]} {file} {place} {change.operator}"
        twins[name] += 1
        number = f" {twins[name]}" if twins[name] > 1 else ""
        everything = tuple(dict.fromkeys(rules))
        mutants.append(Mutant(name + number, everything, file, change.node.lineno, start, end, old, new))
    return mutants


def is_check(file: str) -> bool:
    """Whether a file judges boards. A finding is made or not: its bounds and numbers stay as they are."""
    return file.startswith("board/check")


def wideness(one: Citation) -> int:
    """A comment knows best what a line is for, a class least."""
    return 2 if isinstance(one.node, ast.ClassDef) else 1 if isinstance(one.node, ast.FunctionDef) else 0


class Spans:
    """Where nodes stand in the bytes of a source."""

    def __init__(self, source: str) -> None:
        self.starts = [0]
        for line in source.encode().splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def of(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset
