"""The code that a citation stands for, as changes of it.

A comment stands for its statement: of a branch or a loop for the head, of a call over several lines for what
is on its line. A docstring stands for the conditions of its function or class, a rule in a judge for the
answer and for the branch that leads to it, the id in a check for the finding.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import chain

from .changes import (
    Change,
    negated,
    of_expression,
    of_head,
    of_statement,
    of_value,
    parts_in,
    unsaid,
    without,
)
from .citations import Citation

BESIDE = ("candidates", "copy", "facts", "position", "word")  # methods that a class has beside its rules
PARTS = ("lose", "bound", "always")  # changes of parts of a condition
HEADED = ast.If | ast.For | ast.While | ast.With | ast.Try
DEFINED = ast.FunctionDef | ast.ClassDef


class Module:
    """A module, and what each of its citations stands for."""

    def __init__(self, source: str) -> None:
        self.lines = source.splitlines()
        self.tree = ast.parse(source)
        self.above: dict[ast.AST, ast.AST] = {
            child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)
        }
        self.statements = [node for node in ast.walk(self.tree) if isinstance(node, ast.stmt)]

    def changes(self, one: Citation) -> list[Change]:
        if one.node is None:
            return list(self.of_comment(one.line))
        node = self.same(one.node)
        if isinstance(node, DEFINED):
            return list(self.of_definition(node))
        assert isinstance(node, ast.expr)
        return list(self.of_rule(node))

    def same(self, node: ast.AST) -> ast.AST:
        """The node of this tree for one of another tree of the same source."""
        place = place_of(node)
        return next(own for own in ast.walk(self.tree) if type(own) is type(node) and place_of(own) == place)

    def function(self, node: ast.AST) -> str:
        """The name of the definition that a node stands in: BuyLicence.refuse."""
        names = []
        above: ast.AST | None = node
        while above is not None:
            if isinstance(above, DEFINED):
                names.append(above.name)
            above = self.above.get(above)
        return ".".join(reversed(names))

    def of_comment(self, line: int) -> Iterator[Change]:
        """Changes of the statement that a comment stands at, or before."""
        is_alone = self.lines[line - 1].lstrip().startswith("#")
        around = [node for node in self.statements if node.lineno <= line <= (node.end_lineno or 0)]
        inmost = max(around, key=lambda node: (node.lineno, -(node.end_lineno or 0)), default=None)
        body: list[ast.stmt] = getattr(inmost, "body", [])
        if inmost is None or (body and (is_alone or line >= body[0].lineno)):
            after = [node for node in self.statements if node.lineno > line]
            inmost = min(after, key=lambda node: node.lineno)
        elif not body and line < (inmost.end_lineno or 0):
            yield from self.of_part(inmost, line + is_alone)
            return
        yield from self.of_whole(inmost)

    def of_whole(self, node: ast.stmt) -> Iterator[Change]:
        """Changes of a statement: of its head, if it has one."""
        if isinstance(node, DEFINED):
            yield from self.of_definition(node)
        elif isinstance(node, HEADED):
            yield from of_head(node)
        elif isinstance(node, ast.Expr | ast.Return) and self.is_only(node):
            yield from chain(self.of_guard(node), of_statement(node))
        else:
            yield from of_statement(node)

    def of_part(self, whole: ast.stmt, line: int) -> Iterator[Change]:
        """Changes of what stands on one line of a statement over several lines."""
        inside = [node for node in ast.walk(whole) if isinstance(node, ast.expr) and on_line(node, line)]
        found = False
        for node in inside:
            above = self.above[node]
            if above in inside:
                continue
            found = True
            if isinstance(above, ast.expr) and node in parts_in(above):
                yield without(above, node)
            yield from of_value(node)
        if not found:
            yield from self.of_whole(whole)

    def of_definition(self, node: ast.FunctionDef | ast.ClassDef) -> Iterator[Change]:
        """Changes of the conditions of a function; where it has none, of its statements."""
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name not in BESIDE:
                    yield from self.of_definition(method)
            return
        found = list(conditions(node))
        if not found:
            for statement in node.body[ast.get_docstring(node) is not None :]:
                if not unsaid(statement):
                    found += self.of_whole(statement)
        yield from found

    def of_rule(self, node: ast.expr) -> Iterator[Change]:
        """Changes of the statement that names a rule: no finding, no answer; and of what leads there."""
        statement: ast.AST = node
        while not isinstance(statement, ast.stmt):
            statement = self.above[statement]
        if isinstance(node, ast.Name):
            yield Change("no rule", node, "None")
        elif isinstance(statement, ast.Expr):
            yield Change("drop", statement, "pass")
        if isinstance(statement, ast.Return | ast.Expr):
            yield from self.of_guard(statement)
        choice = self.above[node]
        if isinstance(choice, ast.IfExp):
            yield negated(choice.test)
            yield from of_expression(choice.test)

    def of_guard(self, node: ast.stmt) -> Iterator[Change]:
        """Changes of the branch that holds nothing but this statement."""
        if self.is_only(node):
            above = self.above[node]
            assert isinstance(above, ast.If)
            yield from of_head(above)

    def is_only(self, node: ast.stmt) -> bool:
        above = self.above[node]
        return isinstance(above, ast.If) and above.body == [node]


def place_of(node: ast.AST) -> tuple[int, int, int]:
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0), getattr(node, "end_col_offset", 0)


def on_line(node: ast.expr, line: int) -> bool:
    return node.lineno == line == node.end_lineno


def conditions(function: ast.FunctionDef) -> Iterator[Change]:
    """Changes of every condition in a function that is part of a rule."""
    for node in parts_of_rules(function):
        if isinstance(node, ast.If | ast.IfExp | ast.While):
            yield negated(node.test)
            yield from (one for one in of_expression(node.test) if one.operator in PARTS)
        elif isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield Change("always", test, "True")


def parts_of_rules(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes below this one, but for what is done only if somebody listens."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and unsaid(child.test)):
            yield child
            yield from parts_of_rules(child)
