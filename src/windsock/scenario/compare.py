"""Comparing a description with what a scenario expects of it: paths, partial tables, changes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from windsock.core.notation import Catalogue
from windsock.core.trouble import Trouble

from .shape import KINDS

PLACE = re.compile(r"p?(\d{1,9})", re.ASCII)
STRETCH = re.compile(r"(\d{1,9})-(\d{1,9})", re.ASCII)
CHANGE = re.compile(r"[+-]\d{1,9}", re.ASCII)
EXACT = "exact"
UNORDERED = "unordered"
SAME = "same"
NONE = "none"


@dataclass(frozen=True)
class Difference:
    """Where something else was found than expected."""

    path: str
    expected: object
    found: object


class Absent:
    """Nothing lies at this place."""

    def __repr__(self) -> str:
        return "nothing"


ABSENT = Absent()


class Picture:
    """A description of the table now, and as it was before the step (None: nothing was played)."""

    def __init__(self, now: Any, before: Any, catalogue: Catalogue) -> None:
        self.now = now
        self.before = before
        self.catalogue = catalogue

    def differences(self, expected: Any) -> Iterator[Difference]:
        return self.compare(expected, self.now, ())

    def compare(self, expected: Any, found: Any, path: tuple[str, ...]) -> Iterator[Difference]:
        """The differences between what is expected and the part `found` at `path`."""
        name = ".".join(path)
        if isinstance(expected, dict) and isinstance(found, dict | list):
            yield from self.compare_parts(expected, found, path)
        elif isinstance(expected, list) and isinstance(found, list):
            if len(expected) != len(found):
                yield Difference(name, expected, found)
                return
            for number, (one, other) in enumerate(zip(expected, found, strict=True), 1):
                yield from self.compare(one, other, (*path, str(number)))
        elif not self.is_equal(expected, found, path):
            yield Difference(name, expected, None if found is ABSENT else found)

    def compare_parts(
        self, expected: Mapping[str, Any], found: Any, path: tuple[str, ...]
    ) -> Iterator[Difference]:
        """Compares only the keys that are named, unless the table is marked exact."""
        is_exact = isinstance(found, dict) and expected.get(EXACT, False)
        if not isinstance(is_exact, bool):
            raise Trouble("scenario-kind", field=".".join((*path, EXACT)), kind=KINDS[bool])
        named = set()
        for key, value in expected.items():
            if key == EXACT and isinstance(found, dict):
                continue
            if key == UNORDERED and isinstance(found, list):
                if not self.is_reordered(value, found, path):
                    yield Difference(".".join((*path, key)), value, found)
                continue
            named.add(self.spelt(found, key))
            yield from self.compare(value, self.part(found, key, path), (*path, key))
        for key in found if is_exact else ():
            if key not in named:
                yield Difference(".".join((*path, str(key))), None, found[key])

    def is_reordered(self, expected: Any, found: list[Any], path: tuple[str, ...]) -> bool:
        """Whether each entry that is expected has one of its own, in any order."""
        if not isinstance(expected, list):
            raise Trouble("scenario-kind", field=".".join((*path, UNORDERED)), kind=KINDS[list])
        fitting = [
            [
                place
                for place, other in enumerate(found)
                if not any(self.compare(one, other, (*path, str(place + 1))))
            ]
            for one in expected
        ]
        return len(expected) == len(found) == pairs(fitting)

    def is_equal(self, expected: Any, found: Any, path: tuple[str, ...]) -> bool:
        if expected == NONE:
            return found is None
        if expected == SAME or (
            isinstance(expected, str) and type(found) is int and CHANGE.fullmatch(expected)
        ):
            before = self.past(path)
            if expected == SAME:
                return bool(found == before)
            return type(before) is int and bool(found == before + int(expected))
        return type(expected) is type(found) and bool(expected == found)

    # Paths

    def past(self, path: tuple[str, ...]) -> Any:
        """What lay at a path before the step."""
        if self.before is None:
            raise Trouble("scenario-unplayed", path=".".join(path))
        found = self.before
        for depth, key in enumerate(path):
            found = self.part(found, key, path[:depth])
        return found

    def part(self, whole: Any, key: str, path: tuple[str, ...]) -> Any:
        """What one word of a path leads to. Places in a list are counted from 1, seats are p1, p2 ..."""
        if whole is None or whole is ABSENT:
            return ABSENT
        if isinstance(whole, list):
            if key == "size":
                return len(whole)
            if key == "count":
                return {str(one): whole.count(one) for one in whole}
            if match := PLACE.fullmatch(key):
                return whole[int(match[1]) - 1] if 1 <= int(match[1]) <= len(whole) else ABSENT
            if match := STRETCH.fullmatch(key):
                return whole[max(int(match[1]), 1) - 1 : int(match[2])]
        if isinstance(whole, dict):
            key = self.spelt(whole, key)
            if key in whole:
                return whole[key]
            if key == "size":
                return sum(whole.values()) if is_count(whole) else len(whole)
            if is_count(whole) and self.is_word(key):
                return 0
        raise Trouble("scenario-path", path=".".join((*path, key)), keys=", ".join(known(whole)))

    def spelt(self, whole: Any, key: str) -> str:
        """The key itself, or the same word of the notation as this table spells it."""
        if key in whole:
            return key
        for vocabulary in self.catalogue.vocabularies.values():
            value = vocabulary.values.get(key.lower())
            if value is not None and vocabulary.words[value] in whole:
                return vocabulary.words[value]
        return key

    def is_word(self, key: str) -> bool:
        return any(key in vocabulary.words for vocabulary in self.catalogue.vocabularies.values())


def is_count(table: Mapping[str, Any]) -> bool:
    """Whether this is a table of counts. There is none of what it does not name."""
    return all(type(value) is int for value in table.values())


def pairs(fitting: list[list[int]]) -> int:
    """How many can have a place of their own at the same time, if each fits into some (augmenting paths)."""
    holder: dict[int, int] = {}

    def seated(one: int, tried: set[int]) -> bool:
        for place in fitting[one]:
            if place not in tried:
                tried.add(place)
                if place not in holder or seated(holder[place], tried):
                    holder[place] = one
                    return True
        return False

    return sum(seated(one, set()) for one in range(len(fitting)))


def known(whole: Any) -> list[str]:
    if isinstance(whole, list):
        return ["size", "count", UNORDERED, *(str(place) for place in range(1, len(whole) + 1))]
    return list(map(str, whole)) if isinstance(whole, dict) else []


def occurs(value: Any, whole: Any) -> bool:
    """Whether a value is anywhere in a description, as a key or as a value."""
    if isinstance(whole, dict):
        return any(value == key or occurs(value, part) for key, part in whole.items())
    if isinstance(whole, list):
        return any(occurs(value, part) for part in whole)
    return type(value) is type(whole) and bool(value == whole)
