"""Small changes of code, each of which breaks what the code says: what mutants are made of.

A condition is negated, switched off, or loses one of its parts; a statement or a step of the agenda is
dropped; a bound is moved by one; a number is one more; a plus is a minus; a judge names no rule.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

BOUNDS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OPPOSITES: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
EXTREMES = {"min": "max", "max": "min"}
SEQUENCES = ast.Tuple | ast.List | ast.Set
LOOPS = ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp


@dataclass(frozen=True)
class Change:
    """Another text in the place of a node, and what that does in a word."""

    operator: str
    node: ast.expr | ast.stmt
    text: str


def unsaid(node: ast.AST) -> bool:
    """Whether code only tells what has happened, or looks whether anybody listens: no rule."""
    return any(
        (isinstance(one, ast.Attribute) and one.attr in ("told", "tell"))
        or (isinstance(one, ast.Name) and one.id == "listen")
        for one in ast.walk(node)
    )


def replaced(operator: str, node: ast.expr, new: ast.expr) -> Change:
    return Change(operator, node, f"({ast.unparse(new)})")


def negated(test: ast.expr) -> Change:
    is_negative = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    new = test.operand if is_negative and isinstance(test, ast.UnaryOp) else ast.UnaryOp(ast.Not(), test)
    return replaced("negate", test, new)


def of_head(node: ast.stmt) -> Iterator[Change]:
    """Changes of the condition of a branch, or of what a loop goes through."""
    if isinstance(node, ast.If | ast.While):
        yield negated(node.test)
        if isinstance(node, ast.If):
            yield Change("never", node.test, "False")
        yield from of_expression(node.test)
    elif isinstance(node, ast.For):
        yield Change("never", node.iter, "()")
        yield from of_expression(node.iter)


def of_statement(node: ast.stmt) -> Iterator[Change]:
    """Changes of a simple statement. A name that is needed later cannot be dropped: its value is changed."""
    if isinstance(node, ast.AnnAssign) and node.value is None:
        return  # it only says what kind of thing a name is
    found = [change for part in expressions_of(node) for change in of_value(part)]
    if can_go(node) or not found:
        yield Change("drop", node, "return" if isinstance(node, ast.Return) else "pass")
    yield from found


def can_go(node: ast.stmt) -> bool:
    """Whether the module still makes sense without this statement."""
    if isinstance(node, ast.Assign):
        return not any(isinstance(one, ast.Name) for target in node.targets for one in parts_of(target))
    return isinstance(node, ast.AugAssign | ast.Expr | ast.Delete | ast.Continue | ast.Break)


def parts_of(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else [target]


def expressions_of(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.Return | ast.Assign | ast.AnnAssign | ast.AugAssign | ast.Expr):
        return [node.value] if node.value is not None else []
    return []


def of_value(value: ast.expr) -> Iterator[Change]:
    """Changes of what a statement works out: as a whole if it is a truth, and in its parts."""
    if isinstance(value, ast.Compare | ast.BoolOp) or (
        isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    ):
        yield negated(value)
    if isinstance(value, SEQUENCES) or is_agenda(value):
        yield from without_each(value)
    yield from of_expression(value)


def is_agenda(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "todo"


def without_each(whole: ast.expr) -> Iterator[Change]:
    """The row or the agenda without one of its parts; numbers have a change of their own."""
    for part in parts_in(whole):
        if not isinstance(part, ast.Constant):
            yield without(whole, part)


def parts_in(whole: ast.AST) -> list[ast.expr]:
    """What stands side by side in a row, a call or a table."""
    if isinstance(whole, ast.Call):
        return whole.args
    if isinstance(whole, ast.Dict):
        return whole.values
    return whole.elts if isinstance(whole, SEQUENCES) else []


def without(whole: ast.expr, part: ast.expr) -> Change:
    """The row, the call or the table without this part."""
    new = copy.copy(whole)
    if isinstance(whole, ast.Dict) and isinstance(new, ast.Dict):
        new.keys = [key for key, value in zip(whole.keys, whole.values, strict=True) if value is not part]
        new.values = [value for value in whole.values if value is not part]
        return replaced("drop", whole, new)
    field = "args" if isinstance(whole, ast.Call) else "elts"
    setattr(new, field, [one for one in parts_in(whole) if one is not part])
    return replaced("drop", whole, new)


def of_expression(node: ast.AST) -> Iterator[Change]:
    """Changes of the parts of an expression, from the outside in."""
    if isinstance(node, ast.JoinedStr):
        return  # its parts do not know where they stand
    if isinstance(node, ast.Constant):
        yield from of_constant(node)
    elif isinstance(node, ast.Compare):
        yield from of_comparison(node)
    elif isinstance(node, ast.BoolOp):
        for place in range(len(node.values)):
            rest = [*node.values[:place], *node.values[place + 1 :]]
            yield replaced("lose", node, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
    elif isinstance(node, ast.BinOp) and type(node.op) in OPPOSITES and not is_word(node):
        yield replaced("reverse", node, ast.BinOp(node.left, OPPOSITES[type(node.op)](), node.right))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield replaced("reverse", node, node.operand)
    elif isinstance(node, ast.IfExp):
        yield negated(node.test)
    elif isinstance(node, LOOPS):
        for loop in node.generators:
            for test in loop.ifs:
                yield Change("always", test, "True")
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in EXTREMES:
        yield Change("reverse", node.func, EXTREMES[node.func.id])
    for child in ast.iter_child_nodes(node):
        yield from of_expression(child)


def is_word(node: ast.BinOp) -> bool:
    """Whether rows are joined, which have no difference."""
    return any(isinstance(side, SEQUENCES) for side in (node.left, node.right))


def of_constant(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield Change("negate", node, str(not node.value))
    elif isinstance(node.value, int):
        yield Change("more", node, str(node.value + 1))


def of_comparison(node: ast.Compare) -> Iterator[Change]:
    for place, op in enumerate(node.ops):
        if type(op) in BOUNDS:
            ops = [*node.ops[:place], BOUNDS[type(op)](), *node.ops[place + 1 :]]
            yield replaced("bound", node, ast.Compare(node.left, ops, node.comparators))
