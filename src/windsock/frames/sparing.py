"""Sparing frames: what a watcher has seen as it is now is not sent again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MANY = 8  # entries of a part, from which on it is worth telling them one by one


class Shown:
    """One part of a frame as a seat saw it last, and the entry of the journal that changed it."""

    __slots__ = ("entries", "part", "since")

    def __init__(self, part: Any, count: int) -> None:
        self.part = part
        self.since = count  # it is another one since then
        self.entries: dict[str, int] = {}  # of a part that only changed within: since when each is as it is

    def change(self, part: Any, count: int) -> None:
        """It is shown otherwise now. What is not to be told as a whole is told by its entries."""
        old, self.part = self.part, part
        if type(part) is dict and len(part) >= MANY and type(old) is dict and part.keys() == old.keys():
            for key in [key for key, value in part.items() if value is not old[key]]:
                if part[key] != old[key]:
                    self.entries[key] = count
        else:
            self.since, self.entries = count, {}


Seen = dict[str, Shown]  # the parts that a seat was shown


def spared(
    seen: Seen, parts: Mapping[str, Any], count: int, known: int
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Of the parts at `count` those that changed since `known`, and of others the entries that did."""
    whole: dict[str, Any] = {}
    within: dict[str, Any] = {}
    for name, part in parts.items():
        shown = seen.get(name)
        if shown is None:
            shown = seen[name] = Shown(part, count)
        elif shown.part is not part and shown.part != part:
            shown.change(part, count)
        if shown.since > known:
            whole[name] = part
        elif shown.entries and (changed := [key for key, since in shown.entries.items() if since > known]):
            within[name] = {key: part[key] for key in changed}
    return whole, within
