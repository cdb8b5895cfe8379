"""A rule of a catalogue. The judge answers with it; its words are in rules/ and locale/."""

from __future__ import annotations

from typing import final


@final
class Rule:
    """A stable id such as AE-BUY-06. There is one object per id: compare rules with `is`."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def __repr__(self) -> str:
        return self.id
