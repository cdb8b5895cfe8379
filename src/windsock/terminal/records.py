"""Records of a view in one line: cards with what is printed on them, places of a player's board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .words import Words

ENDS = ("from", "to")  # of a card that asks for a journey


def cards_of(view: Mapping[str, Any]) -> Mapping[str, Mapping[str, Any]]:
    """What is printed on the cards of a game that tells."""
    cards = view.get("cards")
    return cards if isinstance(cards, dict) else {}


def card_line(word: str, card: Mapping[str, Any], words: Words) -> str:
    """Sheikh: M6 Casablanca → A6 Oceania, 22500, NPA-W."""
    name = words.speaker.name(word)
    journey = " → ".join(words.speaker.name(card[end]) for end in ENDS if end in card)
    rest = [told(value, words) for key, value in card.items() if key not in ENDS]
    return f"{name}: {', '.join(part for part in [journey, *rest] if part not in ('', name))}"


def short_line(word: str, card: Mapping[str, Any], words: Words) -> str:
    """Sheikh M6→A6 22500 NPA-W: where there is little room, places by their keys, and no further words."""
    journey = "→".join(card[end] for end in ENDS if end in card)
    rest = [told(value, words) for value in card.values() if isinstance(value, int | list)]
    return " ".join([words.speaker.name(word), *(part for part in [journey, *rest] if part)])


def told(value: Any, words: Words) -> str:
    """A value of a record; nothing for what is empty."""
    if isinstance(value, list):
        return ", ".join(told(one, words) for one in value)
    if isinstance(value, str):
        return words.speaker.name(value)
    return "" if value is None or value is False else str(value)
