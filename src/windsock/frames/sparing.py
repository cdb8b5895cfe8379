"""Sparing frames leave out what their watcher has been sent already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MANY = 8  # entries that a part needs before they are sent one by one


class SentPart:
    """One part of a frame as a seat last saw it, and the entry of the journal that changed it."""

    __slots__ = ("entries", "part", "since")

    def __init__(self, part: Any, count: int) -> None:
        self.part = part
        self.since = count  # when it was last replaced as a whole
        self.entries: dict[str, int] = {}  # of a part that changed inside: since when each is as it is

    def change(self, part: Any, count: int) -> None:
        """Notes a new value: as a whole, or entry by entry where it has many."""
        old, self.part = self.part, part
        if type(part) is dict and len(part) >= MANY and type(old) is dict and part.keys() == old.keys():
            for key in [key for key, value in part.items() if value is not old[key]]:
                if part[key] != old[key]:
                    self.entries[key] = count
        else:
            self.since, self.entries = count, {}


SentParts = dict[str, SentPart]  # the parts that a seat was shown


def spared(
    seen: SentParts, parts: Mapping[str, Any], count: int, known: int
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The parts at `count` that changed since `known` as a whole, and the changed entries of the others."""
    whole: dict[str, Any] = {}
    within: dict[str, Any] = {}
    for name, part in parts.items():
        shown = seen.get(name)
        if shown is None:
            shown = seen[name] = SentPart(part, count)
        elif shown.part is not part and shown.part != part:
            shown.change(part, count)
        if shown.since > known:
            whole[name] = part
        elif shown.entries and (changed := [key for key, since in shown.entries.items() if since > known]):
            within[name] = {key: part[key] for key in changed}
    return whole, within
