"""The choices of the one who looks: legal moves by kind, found by typing; and why another is not allowed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.reading import whole
from windsock.core.trouble import Trouble

from .rulebook import text_of
from .session import Session
from .words import Words


@dataclass(frozen=True)
class Choice:
    """A move as it stands in a list."""

    action: Action
    kind: str
    notation: str
    text: str

    def matches(self, typed: str) -> bool:
        return fits(typed, f"{self.notation} {self.text}")


def fits(typed: str, text: str) -> bool:
    """Whether every word typed begins a word of the text."""
    words = re.findall(r"\w+", text.casefold())
    return all(any(word.startswith(part) for word in words) for part in re.findall(r"\w+", typed.casefold()))


def speaks_of(notation: str, key: str) -> bool:
    """Whether a move speaks of this thing: a route, a city."""
    parts = notation.casefold().split()
    return key.casefold() in parts or any(key.casefold() in part.split("-") for part in parts)


@dataclass(frozen=True)
class WhyNot:
    """The answer to "why not?": the sentence, and the rule that it rests on."""

    move: str
    rule: str
    sentence: str
    text: str


def choices(session: Session, words: Words, actions: Iterable[Action]) -> list[Choice]:
    """These actions as the one who looks reads them."""
    seat = session.looking
    if seat is None:
        return []
    s = session.sight()
    catalogue = session.table.catalogue
    return [
        Choice(
            action,
            catalogue.by_kind[type(action)].verb,
            catalogue.write(action),
            words.move(action, s, seat),
        )
        for action in actions
    ]


def legal_choices(session: Session, words: Words) -> list[Choice]:
    """Everything that the one who looks may do now, kind by kind in the order of the catalogue."""
    seat = session.looking
    if seat is None or seat not in session.table.asked:
        return []
    order = list(session.table.catalogue.acts)
    found = choices(session, words, session.table.legal(seat))
    return sorted(found, key=lambda choice: order.index(choice.kind))


def forbidden_choices(session: Session, words: Words, typed: str, most: int, about: str = "") -> list[Choice]:
    """A few moves that fit what is typed (or speak of a thing, a route) and are not allowed now."""
    if session.looking is None:
        return []
    table = session.table
    legal = set(table.legal(session.looking))
    found: list[Action] = []
    for action in table.catalogue.actions:
        notation = table.write(action)
        if action in legal or (about and not speaks_of(notation, about)):
            continue
        if fits(typed, f"{notation} {words.spoken(notation)}"):
            found.append(action)
            if len(found) == most:
                break
    return choices(session, words, found)


def why_not(session: Session, words: Words, move: str | Action) -> WhyNot | None:
    """Why the one who looks may not do that; None if it is allowed. A text that is no move is a trouble."""
    action = session.table.read(move)
    refusal = session.explain(action)
    if refusal is None:
        return None
    sentence = words.speaker.refusal(refusal.rule, refusal.facts)
    text = text_of(session.table.game.name, refusal.rule, words.speaker.code)
    return WhyNot(session.table.write(action), refusal.rule, sentence, text)


def find(session: Session, listed: Sequence[Choice], typed: str) -> Action:
    """The move that somebody means: its number in the list, its notation, or words that fit one move only."""
    typed = typed.strip()
    number = whole(typed)
    if number is not None and 1 <= number <= len(listed):
        return listed[number - 1].action
    try:
        return session.table.read(typed)
    except Trouble:
        fitting = [choice for choice in listed if choice.matches(typed)]
        if not typed or not fitting:
            raise
        if len(fitting) > 1:
            raise Trouble("move-ambiguous", count=len(fitting), words=typed) from None
        return fitting[0].action
