"""A cache for what never changes once it is made. What was not asked for longest goes first."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """A cache of so many bytes at most."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.things: dict[Hashable, tuple[T, int]] = {}

    def find(self, key: Hashable) -> T | None:
        found = self.things.pop(key, None)
        if found is None:
            return None
        self.things[key] = found  # moved to the end: used last
        return found[0]

    def keep(self, key: Hashable, thing: T, size: int) -> None:
        self.drop(key)
        if size > self.most:
            return
        self.things[key] = (thing, size)
        self.size += size
        while self.size > self.most:
            self.drop(next(iter(self.things)))

    def drop(self, key: Hashable) -> None:
        found = self.things.pop(key, None)
        if found is not None:
            self.size -= found[1]
