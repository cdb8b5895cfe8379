"""The rules of a game at hand while it is played, in the reader's language.

A game without a catalogue has none to show.
"""

from __future__ import annotations

from functools import cache

from windsock.core.trouble import Trouble
from windsock.rulebook import Rulebook, RuleText


@cache
def book_of(game: str, language: str) -> Rulebook | None:
    """The rulebook of a game, if it has one."""
    try:
        return Rulebook(game, language)
    except Trouble:
        return None


def look_up(game: str, words: str, language: str) -> list[RuleText]:
    """The rule with this id, or all that speak of these words; without words all rules."""
    book = book_of(game, language)
    if book is None:
        return []
    return book.find(words) if words.strip() else list(book.rules.values())


def must_find(game: str, words: str, language: str) -> list[RuleText]:
    """The same, but finding nothing is a trouble."""
    found = look_up(game, words, language)
    if not found:
        raise Trouble("no-such-rule", words=words)
    return found


def text_of(game: str, rule: str, language: str) -> str:
    """The text of one rule; nothing if the catalogue does not have it."""
    book = book_of(game, language)
    found = None if book is None else book.rules.get(rule)
    return "" if found is None else found.text
