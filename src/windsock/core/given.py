"""Reads a position that somebody has written down, for `arrange` of every game.

Whatever is wrong is a `Trouble` whose fact `field` is its path in the table `given`: `seats.p1.hand`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from .card import Card, Seat
from .notation import Vocabulary
from .trouble import Trouble

MANY: Final = 9_999  # more than any game counts to


class Given:
    """A table of the position, and where it stands."""

    def __init__(self, table: Any, path: str = "") -> None:
        if not isinstance(table, Mapping):
            raise Trouble("scenario-kind", field=path, kind="table")
        self.table: Mapping[str, Any] = table
        self.path = path

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        return key in self.table

    def need(self, key: str) -> None:
        """Refuses a table without this key."""
        if key not in self.table:
            raise Trouble("scenario-missing", field=self.at(key))

    def keep_to(self, keys: Iterable[str]) -> None:
        """Refuses a key that is none of these."""
        known = list(keys)
        for key in self.table:
            if key not in known:
                raise Trouble("scenario-key", field=self.at(key), fields=", ".join(known))

    def part(self, key: str) -> Given:
        """A table in this one; empty if it is not there."""
        return Given(self.table.get(key, {}), self.at(key))

    def seats(self, count: int, keys: Iterable[str]) -> dict[Seat, Given]:
        """What is said of each seat."""
        part = self.part("seats")
        known = list(keys)
        found: dict[Seat, Given] = {}
        for key in part.table:
            row = part.part(key)
            row.keep_to(known)
            found[seat_named(count, key, "seats")] = row
        return found

    def whole(self, key: str, default: int, most: int = MANY, least: int = 0) -> int:
        """A whole number within these bounds."""
        if key not in self.table:
            return default
        return within(self.table[key], self.at(key), most, least)

    def is_number(self, key: str) -> bool:
        return type(self.table.get(key)) is int

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise Trouble("scenario-kind", field=self.at(key), kind="true or false")
        return value

    def text(self, key: str) -> str:
        value = self.table.get(key)
        if not isinstance(value, str):
            raise Trouble("scenario-kind", field=self.at(key), kind="text")
        return value

    def word(self, key: str, words: Vocabulary) -> int:
        """The value of the word at a key."""
        return one_of(words, self.table.get(key), self.at(key))

    def seat(self, key: str, seats: int) -> Seat:
        """A seat; without the key the first."""
        return seat_named(seats, self.table.get(key, "p1"), self.at(key))

    def things(self, key: str) -> list[Any]:
        value = self.table.get(key, [])
        if not isinstance(value, list):
            raise Trouble("scenario-kind", field=self.at(key), kind="list")
        return value

    def names(self, key: str) -> list[str]:
        """A list of words."""
        found = self.things(key)
        if not all(isinstance(name, str) for name in found):
            raise Trouble("scenario-kind", field=self.at(key), kind="list")
        return found

    def spread(self, key: str) -> list[str]:
        """{red = 2} or ["red", "red"]."""
        if not isinstance(self.table.get(key), Mapping):
            return self.names(key)
        counts = self.part(key)
        return [name for name in counts.table for _ in range(counts.whole(name, 0))]

    def unlike(self, key: str, words: Vocabulary) -> list[int]:
        """The values of a list of words without repetition."""
        found: list[int] = []
        for name in self.names(key):
            value = one_of(words, name, self.at(key))
            if value in found:
                raise Trouble("scenario-again", word=name, field=self.at(key))
            found.append(value)
        return found


class Pack:
    """Cards or pieces that lie nowhere yet: how many of each kind."""

    def __init__(self, left: list[int], words: Vocabulary) -> None:
        self.left = left
        self.words = words

    def take(self, names: list[str], path: str, kinds: Iterable[int] | None = None) -> list[Card]:
        """Takes these out, to be laid somewhere. Refuses kinds that may not lie there."""
        fitting = [kind for kind, _ in enumerate(self.left)] if kinds is None else list(kinds)
        found: list[Card] = []
        for name in names:
            kind = one_of(self.words, name, path, fitting)
            if self.left[kind] <= 0:
                raise Trouble("scenario-cards", word=name, field=path)
            self.left[kind] -= 1
            found.append(kind)
        return found

    def rest(self, kinds: Iterable[int] | None = None) -> list[Card]:
        """All that are left, of these kinds."""
        fitting = [kind for kind, _ in enumerate(self.left)] if kinds is None else list(kinds)
        return [kind for kind in fitting for _ in range(self.left[kind])]


def within(value: Any, path: str, most: int, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= most:
        raise Trouble("scenario-number", word=str(value), field=path, least=least, most=most)
    return value


def seat_named(seats: int, name: Any, path: str) -> Seat:
    return one_of(Vocabulary([f"p{seat + 1}" for seat in range(seats)]), name, path)


def one_of(words: Vocabulary, name: Any, path: str, kinds: Iterable[int] | None = None) -> int:
    """The value of a word in any case. If `kinds` are given it must be one of them."""
    value = words.values.get(name.lower()) if isinstance(name, str) else None
    fitting = [kind for kind, _ in enumerate(words.words)] if kinds is None else list(kinds)
    if value is None or value not in fitting:
        raise misfit(name, path, [words.words[kind] for kind in fitting])
    return value


def misfit(name: Any, path: str, fitting: list[str]) -> Trouble:
    """A word that does not fit, and those that do."""
    if name is None:
        return Trouble("scenario-missing", field=path)
    key = "scenario-word" if fitting else "scenario-nothing"
    return Trouble(key, word=str(name), field=path, words=", ".join(fitting))


def refuse(rule: str | None) -> None:
    """Refuses the whole position because it breaks this invariant."""
    if rule is not None:
        raise Trouble("scenario-invariant", field="given", rule=rule)
