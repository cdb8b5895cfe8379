"""What a move leads to, of a game that tells: shown beside the choice, before anything is done."""

from __future__ import annotations

from windsock.core.action import Action

from .session import Session
from .words import Words


def ahead(session: Session, words: Words, action: Action) -> list[str]:
    """One line for each kind of thing that a legal move of the one who looks leads to."""
    game, seat = session.table.game, session.looking
    if game.foresight is None or seat is None:
        return []
    facts = game.foresight(session.sight(), seat, action)
    said = words.speaker.worded(facts)
    return [
        f"{words.field(name)}: {said[name]}"
        for name, fact in facts.items()
        if fact and name + "-count" in said
    ]
