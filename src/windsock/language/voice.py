"""The voice of `str(trouble)`, and the language that the reader's system is set to."""

from __future__ import annotations

import os
from typing import Any

from windsock.core.registry import games, load_game
from windsock.core.trouble import Voice, say_plainly

from .shelf import LANGUAGES, Shelf
from .speaker import Speaker


def speak(code: str) -> None:
    """Makes `str(trouble)` a sentence in this language."""
    if code != "en":
        Shelf(code, ())  # refuses an unknown language

    def say(key: str, facts: dict[str, Any]) -> str:
        try:
            return sentence(code, key, facts)
        except ImportError:  # the core alone, without Fluent
            return say_plainly(key, facts)

    Voice.say = staticmethod(say)


def sentence(code: str, key: str, facts: dict[str, Any]) -> str:
    """The sentence for a key, whichever game it belongs to: rules and their facts stand in a game's files."""
    rule = str(facts.get("rule", ""))
    speaker = KNOWING.get((code, key, rule)) or who_knows(code, key, rule)
    if speaker is None:
        return say_plainly(key, facts)
    KNOWING[code, key, rule] = speaker
    return speaker.explained(key, facts)


KNOWING: dict[tuple[str, str, str], Speaker] = {}  # kept, since searching all that is installed is slow


def who_knows(code: str, key: str, rule: str) -> Speaker | None:
    """A speaker without a game if that is enough, or for the game that knows the rule."""
    speaker = Speaker(code)
    if rule or not speaker.knows(key):
        for name in games():
            of_game = Speaker(code, load_game(name))
            if of_game.knows(rule or key):
                return of_game
    return speaker if speaker.knows(key) else None


def default_language() -> str:
    """The language of the reader's system if it is supported, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(variable):
            code = wish[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"
