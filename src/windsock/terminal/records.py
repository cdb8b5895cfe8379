"""Cards with what is printed on them, in one line each; and values in words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from .parts import Part, Parts, parts_in
from .words import Words


def card_line(word: str, card: Parts, places: Collection[str], words: Words) -> str:
    """Sheikh: M6 Casablanca → A6 Oceania, 22500, NPA-W. The places of the board on a card are a journey."""
    name = words.speaker.name(word)
    journey = " → ".join(told(part, words) for part in card if part.field.of in places)
    rest = [told(part, words) for part in card if part.field.of not in places]
    return f"{name}: {', '.join(part for part in [journey, *rest] if part not in ('', name))}"


def short_line(word: str, card: Parts, places: Collection[str], words: Words) -> str:
    """Sheikh M6→A6 22500 NPA-W: where there is little room, places by their keys, and no further words."""
    journey = "→".join(part.value for part in card if part.field.of in places)
    rest = [told(part, words) for part in card if isinstance(part.value, int | list)]
    return " ".join([words.speaker.name(word), *(part for part in [journey, *rest] if part)])


def parts_on(printed: Part, word: str) -> Parts:
    """What is printed on one card."""
    return parts_in(printed.value[word], printed.field.fields)


def told(part: Part, words: Words) -> str:
    """The value of a part; nothing for what is empty."""
    return said(part.value, part.field.of, words)


def said(value: Any, of: str, words: Words) -> str:
    if isinstance(value, list):
        return ", ".join(said(one, of, words) for one in value)
    if isinstance(value, str):
        return words.word(value, of)
    return "" if value is None or value is False else str(value)
