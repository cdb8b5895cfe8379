"""What a move leads to and speaks of, of a game that tells: shown beside the choice, before it is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from windsock.core.show import fields_of

from .printed import printed_on
from .session import Session
from .words import Words


def ahead(session: Session, words: Words, move: str, then: Callable[[list[str]], None]) -> None:
    """What a move leads to, or else what is printed on the things that it speaks of."""
    legend = session.chart().legend
    spoken = [line for word in move.split() if (line := printed_on(legend, words, word))]
    if session.looking is None or session.game.foresight is None:
        then(spoken)
    else:
        session.ahead(move, lambda facts: then(foreseen(facts, words) or spoken))


def foreseen(facts: Mapping[str, Any], words: Words) -> list[str]:
    """What a legal move of the one who looks leads to."""
    if facts and words.speaker.knows("foreseen"):
        lines = words.speaker.say("foreseen", **{name: worded(fact, words) for name, fact in facts.items()})
        return [line.strip() for line in lines.splitlines() if line.strip()]
    said = words.speaker.worded(facts, fields_of(words.speaker.played.ahead))
    return [
        f"{words.field(name)}: {said[name]}"
        for name, fact in facts.items()
        if fact and name + "-count" in said
    ]


def worded(fact: Any, words: Words) -> Any:
    """A fact for the sentence `foreseen`: things with a number each become a list."""
    if not isinstance(fact, dict):
        return fact
    say, name = words.speaker.say, words.speaker.name
    return words.speaker.series([say("foreseen-each", name=name(key), value=fact[key]) for key in fact])
