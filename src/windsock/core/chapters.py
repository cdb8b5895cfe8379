"""What follows from the chapters of a game: rules that its judge answers with, actions, steps, events.

A chapter is a module at the top of a game's folder; `Game(chapters=(...))` names them in rulebook order.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from types import ModuleType
from typing import Any, Final

from .action import Action
from .event import Event, kebab
from .rule import Rule
from .step import Step

# A value of each kind that a step may hold.
EXAMPLES: Final[dict[str, Any]] = {"Seat": 0, "Seats": 0, "int": 0, "str": "", "bool": False, "tuple": ()}


@cache
def rules_in(chapters: tuple[ModuleType, ...]) -> dict[str, Rule]:
    """Every rule that a chapter uses, by its id."""
    return {
        rule.id: rule for chapter in chapters for rule in vars(chapter).values() if isinstance(rule, Rule)
    }


def actions_in(chapters: tuple[ModuleType, ...]) -> list[type[Action]]:
    """Every kind of action that a chapter declares."""
    return [kind for kind in kinds_in(chapters) if issubclass(kind, Action)]


@cache
def steps_in(chapters: tuple[ModuleType, ...]) -> dict[str, type[Step]]:
    """Every kind of step that a chapter declares, by its word."""
    return {example(kind).word(): kind for kind in kinds_in(chapters) if issubclass(kind, Step)}


@cache
def events_in(chapters: tuple[ModuleType, ...]) -> dict[str, type[Event]]:
    """Every kind of event that the package of the chapters declares, by its key."""
    package = chapters[0].__name__.rpartition(".")[0] if chapters else ""
    every: list[Any] = Event.__subclasses__()  # mypyc knows no module of a kind of its own
    kinds: list[Any] = [kind for kind in every if kind.__module__.startswith(f"{package}.")]
    return {kebab(kind.__name__): kind for kind in kinds}


def kinds_in(chapters: tuple[ModuleType, ...]) -> list[type[Any]]:
    """The classes that the chapters declare, not those that they import."""
    return [
        kind
        for chapter in chapters
        for kind in vars(chapter).values()
        if isinstance(kind, type) and kind.__module__ == chapter.__name__
    ]


def example(kind: type[Step]) -> Step:
    """A step of this kind, whatever it holds."""
    step = kind(*[EXAMPLES[kind_of(field.type)] for field in fields(kind)])  # type: ignore[arg-type]
    assert isinstance(step, Step)
    return step


def kind_of(annotation: Any) -> str:
    """What a field of a step holds. Interpreted code keeps the annotation's text, compiled code the type."""
    return annotation.partition("[")[0] if isinstance(annotation, str) else str(annotation.__name__)
