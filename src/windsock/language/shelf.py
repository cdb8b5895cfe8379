"""Reads sentences from folders of Fluent files, one for each language. English is the last resort."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from windsock.core.trouble import Trouble

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

COUNTED = 10**15  # numbers below this have a plural; Fluent fails somewhere beyond
SHOWN = 10**60

# All languages, each by its own name. Commands, server, browser and tests ask here.
LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch"}
GENERIC = Path(__file__).parent.parent / "locale"


@cache
def sources(code: str, folders: tuple[Path, ...]) -> list[Resource]:
    """The files of one language, read."""
    from fluent.runtime import (
        FluentResource,
    )  # here, since it loads slowly

    files = [file for folder in folders for file in sorted((folder / code).glob("*.ftl"))]
    return [FluentResource(file.read_text(encoding="utf-8")) for file in files]


@cache
def bundle(code: str, folders: tuple[Path, ...]) -> FluentBundle:
    """All messages of one language. Of two with the same key the one in the earlier folder counts."""
    from fluent.runtime import FluentBundle

    messages = FluentBundle([code], use_isolating=False)
    for source in sources(code, folders):
        messages.add_resource(source)
    return messages


@cache
def variables(code: str, folders: tuple[Path, ...], key: str) -> frozenset[str]:
    """The facts that a message asks for, with those of its parts and of the messages that it quotes."""
    from fluent.syntax import ast, visitor

    class Finder(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.update(variables(code, folders, node.id.name))

    found: set[str] = set()
    for source in sources(code, folders):
        for entry in source.body:
            if isinstance(entry, ast.Message) and entry.id.name == key:
                Finder().visit(entry)
    return frozenset(found)


class Shelf:
    """The messages for a reader of one language. What that language lacks is said in English."""

    def __init__(self, code: str, folders: Sequence[Path]) -> None:
        if code not in LANGUAGES:
            raise Trouble("unknown-language", language=code, languages=", ".join(LANGUAGES))
        codes = [code] if code == "en" else [code, "en"]
        self.code = code
        self.folders = (*folders, GENERIC)
        self.bundles = [bundle(one, self.folders) for one in codes]
        self.complaints: list[Exception] = []  # what Fluent found wrong on the way, for tests

    def knows(self, key: str, part: str = "") -> bool:
        return any(has(messages, key, part) for messages in self.bundles)

    def variables(self, key: str) -> frozenset[str]:
        """The facts that a message asks for, in whichever language it is said."""
        return variables(self.code, self.folders, key) or variables("en", self.folders, key)

    def parts(self, key: str) -> list[str]:
        """The parts of a message, which Fluent calls attributes."""
        found = next((messages for messages in self.bundles if messages.has_message(key)), None)
        return [] if found is None else list(found.get_message(key).attributes)

    def format(self, key: str, facts: Mapping[str, Any], part: str = "") -> str | None:
        """A message, or a part of it; None if there is none."""
        for messages in self.bundles:
            if has(messages, key, part):
                message = messages.get_message(key)
                pattern = message.attributes[part] if part else message.value
                assert pattern is not None
                values = {name: value_of(fact) for name, fact in facts.items()}
                text, errors = messages.format_pattern(pattern, values)
                self.complaints += errors
                return str(text).strip()
        return None


def has(messages: FluentBundle, key: str, part: str) -> bool:
    if not messages.has_message(key):
        return False
    message = messages.get_message(key)
    return part in message.attributes if part else message.value is not None


def value_of(fact: Any) -> Any:
    """A fact as Fluent takes it: a number for the plural, without grouping marks; anything else as text."""
    if isinstance(fact, str):
        return fact
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if not isinstance(fact, int | float):
        return str(fact)
    if -COUNTED < fact < COUNTED:
        return number_of(fact)
    return str(fact) if -SHOWN < fact < SHOWN else "…"


@lru_cache(1024, typed=True)
def number_of(fact: float) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(fact, useGrouping=False)
