"""Where a source cites a rule: in a comment, in a docstring, by a `Rule` constant, or by the id as a string.

Ids are written in full or in a row: AE-BUY-06; AE-BUST-03, -04; AE-END-02 to -04; AE-DATA-02 to AE-DATA-04.
The declaration of a rule, an import and the docstring of a module enforce nothing: they are no citations.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

CHAPTER = r"[A-Z][A-Z0-9]*(?:-[0-9]*[A-Z][A-Z0-9]*)+"
ID = re.compile(rf"\b({CHAPTER})-(\d\d)([a-z]?)\b")
MORE = re.compile(rf"\s*(,|;|/|to|and)\s*({CHAPTER})?-(\d\d)([a-z]?)\b")


def ids_in(text: str) -> list[str]:
    """All rule ids that a text names, ranges counted out."""
    found: list[str] = []
    place = 0
    while match := ID.search(text, place):
        chapter, last = match[1], int(match[2])
        found.append(match[0])
        place = match.end()
        while more := MORE.match(text, place):
            if more[2] not in (None, chapter):
                break
            first = last + 1 if more[1] == "to" else int(more[3])
            last = int(more[3])
            found += [f"{chapter}-{number:02}{more[4]}" for number in range(first, last + 1)]
            place = more.end()
    return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Citation:
    """A rule and the line that cites it. `node` is what carries it: a string, a name, or a definition."""

    rule: str
    line: int
    node: ast.AST | None = None


def declared(sources: Iterable[str]) -> dict[str, str]:
    """The constants of a game's rules: name -> id, from lines such as `BUY_06 = Rule("AE-BUY-06")`."""
    names: dict[str, str] = {}
    for source in sources:
        for node in ast.parse(source).body:
            if isinstance(node, ast.AnnAssign | ast.Assign) and (rule := rule_made_by(node.value)):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if isinstance(target, ast.Name):
                    names[target.id] = rule
    return names


def is_id(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(ID.fullmatch(node.value))


def rule_made_by(value: ast.expr | None) -> str | None:
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "Rule":
        return str(ast.literal_eval(value.args[0]))
    return None


def citations(source: str, names: Mapping[str, str]) -> list[Citation]:
    """Everything that a module cites, in the order of its lines."""
    nodes = list(ast.walk(ast.parse(source)))
    made = {id(node.args[0]) for node in nodes if isinstance(node, ast.Call) and rule_made_by(node)}
    found = [Citation(rule, line) for line, text in comments(source) for rule in ids_in(text)]
    for node in nodes:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found += [Citation(rule, line, node) for line, text in docstring(node) for rule in ids_in(text)]
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in names:
            found.append(Citation(names[node.id], node.lineno, node))
        elif is_id(node) and id(node) not in made:
            found.append(Citation(str(node.value), node.lineno, node))
    return sorted(found, key=lambda citation: citation.line)


def comments(source: str) -> list[tuple[int, str]]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]


def docstring(node: ast.ClassDef | ast.FunctionDef) -> list[tuple[int, str]]:
    """The docstring of a definition as one text, with the line on which it begins."""
    text = ast.get_docstring(node)
    return [(node.body[0].lineno, text)] if text else []


def sources(folder: Path) -> dict[str, str]:
    """The modules of a folder and those below it: path -> text."""
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.py"))
    }
