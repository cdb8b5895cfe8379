"""A look inside a state, field by field, compiled or not: to compare two, and to change one a little."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Deck, Pile
from windsock.core.state import State
from windsock.core.step import Step

OUTSIDE = ("chance", "told")  # copies have their own chance and no listeners: other laws look at those
SHARED = "_shared"  # a field named so says how copies keep the others, not what lies on the table


def fields_of(s: State) -> dict[str, Any]:
    """All fields that this state has. Compiled classes and `__slots__` keep them in descriptors."""
    kind: Any = type(s)
    return {name: getattr(s, name) for name in names_of(kind, tuple(getattr(s, "__dict__", ())))}


@cache
def names_of(kind: type, others: tuple[str, ...]) -> list[str]:
    """The fields of a kind of state; `others` are those that it keeps outside of descriptors."""
    names = set(others)
    for base in kind.__mro__:
        for name, value in vars(base).items():
            if inspect.isgetsetdescriptor(value) or inspect.ismemberdescriptor(value):
                names.add(name)
    return sorted(name for name in names if not (name in OUTSIDE or name[0] == "_" or name.endswith(SHARED)))


def comparable(value: Any) -> Any:
    """The value in a form that two twins agree in. Material and actions are the same objects in both."""
    if value is None or isinstance(value, (bool, int, str, bytes, bytearray)):
        return value
    if isinstance(value, Action):
        return id(value)
    if isinstance(value, (list, tuple)):
        return [one if type(one) is int else comparable(one) for one in value]
    if isinstance(value, dict):
        return {key: comparable(one) for key, one in value.items()}
    if isinstance(value, Step):
        return repr(value)
    if isinstance(value, Pile):
        return ["pile", value.cards, value.seen]
    if isinstance(value, Deck):
        return ["deck", value.faces(), value.seen[: value.left]]
    return id(value)


def all_fields(s: State) -> str:
    """Every field of a state, as text; of chance only how often it was used."""
    return repr([(name, comparable(value)) for name, value in fields_of(s).items()]) + str(s.chance.uses)


def changed(value: Any) -> Iterator[Any]:
    """The value with one thing changed, in each way that can be told apart. Nothing for material."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "?"
    elif isinstance(value, bytearray):
        yield bytearray(byte ^ 1 for byte in value)
    elif isinstance(value, Pile):
        if value.cards:
            yield Pile([*value.cards[:-1], value.cards[-1] ^ 1], value.seen)
            yield Pile(value.cards, [*value.seen[:-1], value.seen[-1] ^ 1])
            yield Pile(value.cards[:-1], value.seen[:-1])
    elif isinstance(value, Deck):
        if value.left:
            top = value.left - 1
            yield Deck([*value.cards[:top], value.cards[top] ^ 1], value.seen, value.left)
            yield Deck(value.cards, value.seen, top)
    elif isinstance(value, (list, tuple)) and value:
        yield value[:-1]
        for one in changed(value[-1]):
            yield type(value)((*value[:-1], one))
