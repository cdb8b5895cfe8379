"""The rules of a game at hand while it is played. A game without a catalogue has none to show."""

from __future__ import annotations

from functools import cache

from windsock.core.trouble import Trouble
from windsock.rulebook import Rulebook, RuleText


@cache
def rules_of(game: str) -> dict[str, RuleText]:
    """All rules of a game by their ids, in the order of its catalogue."""
    try:
        return Rulebook(game).rules
    except Trouble:
        return {}


def look_up(game: str, words: str) -> list[RuleText]:
    """The rule with this id, or all that speak of these words; without words all rules."""
    if not words.strip() or not rules_of(game):
        return list(rules_of(game).values())
    return Rulebook(game).find(words)


def must_find(game: str, words: str) -> list[RuleText]:
    """The same, but finding nothing is a trouble."""
    found = look_up(game, words)
    if not found:
        raise Trouble("no-such-rule", words=words)
    return found


def text_of(game: str, rule: str) -> str:
    """The text of one rule; nothing if the catalogue does not have it."""
    found = rules_of(game).get(rule)
    return "" if found is None else found.text
