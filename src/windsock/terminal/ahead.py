"""What a move leads to and speaks of, of a game that tells: shown beside the choice, before it is made."""

from __future__ import annotations

from typing import Any

from windsock.core.action import Action

from .printed import printed_on
from .session import Session
from .words import Words


def ahead(session: Session, words: Words, action: Action) -> list[str]:
    """What a move leads to, or else what is printed on the things that it speaks of."""
    legend = session.chart().legend
    spoken = (printed_on(legend, words, word) for word in session.table.write(action).split())
    return foreseen(session, words, action) or [line for line in spoken if line]


def foreseen(session: Session, words: Words, action: Action) -> list[str]:
    """What a legal move of the one who looks leads to."""
    game, seat = session.table.game, session.looking
    facts = {} if seat is None else game.foresee(session.sight(), seat, action)
    if facts and words.speaker.knows("foreseen"):
        lines = words.speaker.say("foreseen", **{name: worded(fact, words) for name, fact in facts.items()})
        return [line.strip() for line in lines.splitlines() if line.strip()]
    said = words.speaker.worded(facts)
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
