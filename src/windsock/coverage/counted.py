"""A game with counters in it: a scratch copy of its package in which every cited line counts when it runs.

A comment counts the statement it stands at (of an `if` or a loop: each time the branch is taken); a docstring
the call of its function (of a class: of `perform`, `run` and `next`, if it has one); a rule or an id in an
expression each time it is evaluated. Lines that run once, when a module is loaded, are not counted.
"""

from __future__ import annotations

import ast
import shutil
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path

from windsock.core.game import Game
from windsock.core.registry import load_game

from .catalogue import sources_of
from .citations import Citation, citations, declared, sources

COUNTS = "counts_of_rules"  # a module of the scratch package
DEEDS = ("perform", "run", "next")  # what an action or a step does when it happens


class CountedGame:
    """A game whose cited lines count. `fired` is by rule id."""

    def __init__(self, name: str) -> None:
        folder = sources_of(load_game(name))
        modules = sources(folder)
        names = declared(modules.values())
        self.rules = sorted({one.rule for text in modules.values() for one in citations(text, names)})
        package = f"counted_{folder.name}"
        self.scratch = tempfile.TemporaryDirectory()
        copy = Path(self.scratch.name, package)
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
        (copy / f"{COUNTS}.py").write_text(f"COUNTS = [0] * {len(self.rules)}\n", encoding="utf-8")
        for file, text in modules.items():
            (copy / file).write_text(with_counters(text, package, names, self.rules), encoding="utf-8")
        self.game, self.counts = imported(self.scratch.name, package)

    @property
    def fired(self) -> dict[str, int]:
        return dict(zip(self.rules, self.counts, strict=True))


def imported(scratch: str, package: str) -> tuple[Game, list[int]]:
    """Import the copy, anew if this process has done so before."""
    for module in [module for module in sys.modules if module.split(".")[0] == package]:
        del sys.modules[module]
    sys.path.insert(0, scratch)
    try:
        game = import_module(package).GAME
        counts = import_module(f"{package}.{COUNTS}").COUNTS
    finally:
        sys.path.remove(scratch)
    assert isinstance(game, Game)
    return replace(game, name=package), counts  # by another name: the core keeps catalogues by name


def with_counters(source: str, package: str, names: Mapping[str, str], rules: list[str]) -> str:
    """The text of a module with a counter at every citation."""
    tree = ast.parse(source)
    places = Places(tree)
    expressions: dict[tuple[int, int], str] = {}
    before: dict[int, list[str]] = {}  # id of a statement -> rules that count there
    for one in citations(source, names):
        if isinstance(one.node, ast.Name | ast.Constant):
            expressions[one.node.lineno, one.node.col_offset] = one.rule
        else:
            for statement in places.of(one):
                before.setdefault(id(statement), []).append(one.rule)
    CountedExpressions(expressions, rules).visit(tree)
    count_before(tree, before, rules)
    start = next((i for i, node in enumerate(tree.body) if not is_head(node)), len(tree.body))
    tree.body.insert(start, ast.parse(f"from {package}.{COUNTS} import COUNTS as _COUNTS").body[0])
    tree.body[start + 1 : start + 1] = ast.parse(COUNT).body
    return ast.unparse(ast.fix_missing_locations(tree))


COUNT = """
def _count(place, value):
    _COUNTS[place] += 1
    return value
"""


def is_head(node: ast.stmt) -> bool:
    """The docstring of a module, and what must stand before everything else."""
    is_future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
    return is_future or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


class Places:
    """Where a citation counts: the statements inside functions, by their lines."""

    def __init__(self, tree: ast.Module) -> None:
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self.statements = [
            node for function in functions for node in ast.walk(function) if isinstance(node, ast.stmt)
        ]
        self.definitions = {
            (node.lineno, node.name): node
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.ClassDef)
        }

    def of(self, one: Citation) -> list[ast.stmt]:
        """The statements before which a comment or a docstring counts; none outside functions."""
        if isinstance(one.node, ast.FunctionDef | ast.ClassDef):
            definition = self.definitions[one.node.lineno, one.node.name]
            if isinstance(definition, ast.FunctionDef):
                return [first_deed(definition)]
            methods = [node for node in definition.body if isinstance(node, ast.FunctionDef)]
            deeds = [method for method in methods if method.name in DEEDS]
            return [first_deed(method) for method in deeds or methods]
        around = [node for node in self.statements if node.lineno <= one.line <= (node.end_lineno or 0)]
        if not around:
            return []
        inmost = max(around, key=lambda node: (node.lineno, -(node.end_lineno or 0)))
        body: list[ast.stmt] = getattr(inmost, "body", [])
        if not body:
            return [inmost]
        if one.line < body[0].lineno:
            return [body[0]]  # the head of an `if`, a loop or a function
        return [
            min((node for node in self.statements if node.lineno > one.line), key=lambda node: node.lineno)
        ]


def first_deed(function: ast.FunctionDef) -> ast.stmt:
    """The first statement after the docstring."""
    return function.body[1] if ast.get_docstring(function) and len(function.body) > 1 else function.body[0]


def count_before(tree: ast.Module, before: dict[int, list[str]], rules: list[str]) -> None:
    """Put an addition before each of these statements, wherever they stand."""
    for node in list(ast.walk(tree)):
        for part in ("body", "orelse", "finalbody"):
            statements = getattr(node, part, None)
            if isinstance(statements, list):
                setattr(node, part, [new for old in statements for new in counted(old, before, rules)])


def counted(old: ast.stmt, before: dict[int, list[str]], rules: list[str]) -> list[ast.stmt]:
    additions = [f"_COUNTS[{rules.index(rule)}] += 1" for rule in before.get(id(old), [])]
    return [*ast.parse("\n".join(additions)).body, old]


class CountedExpressions(ast.NodeTransformer):
    """Puts a call around each name or string, inside functions, that stands for a rule."""

    def __init__(self, places: dict[tuple[int, int], str], rules: list[str]) -> None:
        self.places = places
        self.rules = rules
        self.depth = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.depth += 1
        node.body = [self.visit(statement) for statement in node.body]
        self.depth -= 1
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return self.evaluated(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return self.evaluated(node)

    def evaluated(self, node: ast.Name | ast.Constant) -> ast.AST:
        rule = self.places.get((node.lineno, node.col_offset))
        if rule is None or not self.depth:
            return node
        place = ast.Constant(self.rules.index(rule))
        return ast.Call(ast.Name("_count", ast.Load()), [place, node], [])
