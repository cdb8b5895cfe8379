"""The messages as they stand in the files, for tests that compare the languages."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, visitor

import windsock
from windsock.core.registry import games
from windsock.language.shelf import GENERIC, LANGUAGES

SOURCES = Path(windsock.__file__).parent
GAME = windsock.game("airlines-europe")  # where one game serves as well as another
GAMES = [windsock.game(name) for name in games()]
FOLDERS = {"generic": GENERIC, **{game.name: game.folder / "locale" for game in GAMES}}
FILES = sorted({(name, file.name) for name, folder in FOLDERS.items() for file in folder.glob("*/*.ftl")})


@dataclass(frozen=True)
class Message:
    """A message: its parts, and the facts that each asks for. The value is the part without a name."""

    key: str
    parts: dict[str, frozenset[str]]
    text: str


class Facts(visitor.Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def facts_of(node: ast.BaseNode | None) -> frozenset[str]:
    finder = Facts()
    if node is not None:
        finder.visit(node)
    return frozenset(finder.names)


@cache
def entries(folder: str, code: str, file: str) -> list[ast.EntryType]:
    path = FOLDERS[folder] / code / file
    return parse(path.read_text(encoding="utf-8")).body


@cache
def messages(folder: str, code: str, file: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for entry in entries(folder, code, file):
        if isinstance(entry, ast.Message):
            parts = {attribute.id.name: facts_of(attribute.value) for attribute in entry.attributes}
            plain = "".join(
                element.value
                for element in (entry.value.elements if entry.value else [])
                if isinstance(element, ast.TextElement)
            )
            found[entry.id.name] = Message(entry.id.name, {"": facts_of(entry.value), **parts}, plain)
    return found


def every_message(code: str) -> Iterator[tuple[str, Message]]:
    """All messages of a language, each with the file it stands in."""
    for folder, file in FILES:
        for message in messages(folder, code, file).values():
            yield f"{folder}/{code}/{file}", message


@dataclass(frozen=True)
class Raised:
    """A place in the sources where a trouble is raised; `facts` is None where they cannot be read off."""

    where: str
    key: str
    facts: frozenset[str] | None


@cache
def troubles() -> list[Raised]:
    """Every trouble that our sources raise."""
    found: list[Raised] = []
    for file in sorted(SOURCES.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, python.Call) and isinstance(node.func, python.Name)):
                continue
            if node.func.id != "Trouble" or not isinstance(node.args[0], python.Constant):
                continue
            names = [keyword.arg for keyword in node.keywords]
            facts = None if None in names else frozenset(name for name in names if name)
            found.append(Raised(f"{file.name}:{node.lineno}", str(node.args[0].value), facts))
    return found


@cache
def spoken() -> list[Raised]:
    """Every message that our sources name literally: `say("undone")`."""
    found: list[Raised] = []
    for file in sorted(SOURCES.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and node.args and isinstance(node.args[0], python.Constant):
                name = (
                    node.func.attr
                    if isinstance(node.func, python.Attribute)
                    else getattr(node.func, "id", "")
                )
                if name == "say" and isinstance(node.args[0].value, str):
                    names = [keyword.arg for keyword in node.keywords]
                    facts = None if None in names else frozenset(name for name in names if name)
                    found.append(Raised(f"{file.name}:{node.lineno}", node.args[0].value, facts))
    return found


__all__ = [
    "FILES",
    "FOLDERS",
    "GAME",
    "GAMES",
    "LANGUAGES",
    "Message",
    "entries",
    "every_message",
    "messages",
    "troubles",
]
