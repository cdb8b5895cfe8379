"""What can go wrong outside the rules of a game: bad input, bad files.

A trouble is a key and its facts; the sentence is made from the locale files in the reader's
language. `windsock.language` makes the sentence of `str(trouble)`; the core alone shows key and facts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .rule import Rule


def say_plainly(key: str, facts: dict[str, Any]) -> str:
    return key + "".join(f" {name}={value!r}" for name, value in facts.items())


class Voice:
    """The function that turns a trouble into a sentence."""

    say: Callable[[str, dict[str, Any]], str] = staticmethod(say_plainly)


class Trouble(Exception):
    """Something that a person can put right: a key of the locale files, with its facts."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Troubles travel between processes as key and facts."""
        return retold, (self.key, self.facts)

    def __str__(self) -> str:
        """The sentence. If a trouble caused this one, its sentence is the fact `why`."""
        cause = self.cause()
        facts = self.facts if cause is None else {**self.facts, "why": str(cause)}
        return Voice.say(self.key, facts)

    def cause(self) -> Trouble | None:
        """The trouble behind this one, unless it was raised `from None`.

        Compiled code keeps the cause as context. It does so after `from None` too.
        """
        for error in (self.__cause__, None if self.__suppress_context__ else self.__context__):
            if isinstance(error, Trouble):
                return error
        return None

    def again(self) -> Trouble:
        """The same trouble, to be raised from one that is kept: the kept one would collect tracebacks."""
        return Trouble(self.key, **self.facts)


def retold(key: str, facts: dict[str, Any]) -> Trouble:
    return Trouble(key, **facts)


class Illegal(Trouble):
    """A move that a rule forbids."""

    def __init__(self, rule: Rule, facts: dict[str, Any]) -> None:
        super().__init__(rule.id, **facts)
        self.rule = rule
