"""The choices of the one who looks: legal moves by kind, found by typing; and why another is not allowed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from windsock.core.action import Action
from windsock.core.reading import whole
from windsock.core.trouble import Trouble

from .rulebook import text_of
from .session import Session
from .words import Words


@dataclass(frozen=True)
class Choice:
    """A move as it stands in a list."""

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


def legal_choices(session: Session, words: Words) -> list[Choice]:
    """Everything that the one who looks may do now, kind by kind in the order of the catalogue."""
    return [Choice(move["verb"], move["text"], words.move(move)) for move in session.moves]


def forbidden_choices(session: Session, words: Words, typed: str, most: int, about: str = "") -> list[Choice]:
    """A few moves that fit what is typed (or speak of a thing, a route) and are not allowed now."""
    if session.looking is None:
        return []
    catalogue = session.catalogue
    legal = {move["text"] for move in session.moves}
    found: list[Choice] = []
    for action in catalogue.actions:
        notation = catalogue.write(action)
        if notation in legal or (about and not speaks_of(notation, about)):
            continue
        if fits(typed, f"{notation} {words.spoken(notation)}"):
            found.append(forbidden(session, words, action, notation))
            if len(found) == most:
                break
    return found


def forbidden(session: Session, words: Words, action: Action, notation: str) -> Choice:
    """A move that is not offered; where its facts are not known, by the names of its words."""
    verb = session.catalogue.by_kind[type(action)].verb
    move = session.described(action)
    if move is not None:
        return Choice(verb, notation, words.move(move))
    rest = words.spoken(notation.partition(" ")[2], ", ")
    return Choice(verb, notation, f"{words.kind(verb)}: {rest}" if rest else words.kind(verb))


def why_not(session: Session, words: Words, typed: str, then: Callable[[WhyNot | None], None]) -> None:
    """Why the one who looks may not do that; None if it is allowed. A text that is no move is a trouble."""
    move = session.read(typed)

    def tell(refused: Mapping[str, Any] | None) -> None:
        if refused is None:
            then(None)
            return
        rule = refused["rule"]
        text = text_of(session.game.name, rule, words.speaker.code)
        then(WhyNot(move, rule, words.speaker.refusal(rule, refused["facts"]), text))

    session.why(move, tell)


def find(session: Session, listed: Sequence[Choice], typed: str) -> str:
    """The move that somebody means: its number in the list, its notation, or words that fit one move only."""
    typed = typed.strip()
    number = whole(typed)
    if number is not None and 1 <= number <= len(listed):
        return listed[number - 1].notation
    try:
        return session.read(typed)
    except Trouble:
        fitting = [choice for choice in listed if choice.matches(typed)]
        if not typed or not fitting:
            raise
        if len(fitting) > 1:
            raise Trouble("move-ambiguous", count=len(fitting), words=typed) from None
        return fitting[0].notation
