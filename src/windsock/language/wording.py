"""Facts in words: seats become players, values of a vocabulary names, equal things are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property, reduce
from typing import Any

from windsock.core.card import Seat
from windsock.core.game import Game
from windsock.core.notation import Vocabulary
from windsock.core.show import ENDING, SEAT, Field, known

from .shelf import Shelf

HIDDEN = "hidden"  # the word for a card that lies face down


class Wording:
    """The words of one reader for the things of one game, on one board."""

    def __init__(
        self, code: str, game: Game | None = None, material: Any = None, names: Sequence[str] = ()
    ) -> None:
        folders = [] if game is None else [game.folder / "locale"]
        self.code = code
        self.shelf = Shelf(code, folders)
        self.english = Shelf("en", folders)
        self.game = game
        self.material = material
        self.names = tuple(names)
        self.named: dict[str, dict[str, str]] = {}  # names looked up so far, with their forms
        self.tallied: dict[tuple[str, int], str] = {}

    def say(self, key: str, /, **facts: Any) -> str:
        """A message with its facts. Of text, `<name>-given` tells a message whether there is any."""
        for name in [name for name, fact in facts.items() if isinstance(fact, str)]:
            facts[f"{name}-given"] = bool(facts[name])
        text = self.shelf.format(key, facts)
        return key if text is None else text

    def knows(self, key: str) -> bool:
        return self.shelf.knows(key)

    # Names

    def name(self, word: str) -> str:
        """A word of the notation in the reader's language; an unknown one stays as it is."""
        return self.forms(word)[""]

    def forms(self, word: str) -> dict[str, str]:
        """The name of a word, and every other form that it has: `share` is one share of it."""
        if word not in self.named:
            key = f"name-{word}"
            forms = {part: self.shelf.format(key, {"count": 1}, part) or "" for part in self.shelf.parts(key)}
            forms[""] = self.known_name(word) or self.route_name(word) or word
            self.named[word] = forms
        return self.named[word]

    def known_name(self, word: str) -> str | None:
        """The name of one thing. If the board has another name for it, that one is used."""
        key = f"name-{word}"
        printed = self.places.get(word)
        if printed is not None and printed != self.english.format(key, {}):
            return printed
        return self.shelf.format(key, {})

    def route_name(self, word: str) -> str | None:
        """LON-PAR -> London–Paris."""
        ends = [self.known_name(end) for end in word.split("-")]
        return "–".join(end or "" for end in ends) if len(ends) == 2 and all(ends) else None

    def seat(self, seat: Seat) -> str:
        """Who sits there. Beyond the last seat it is a player that the game makes up."""
        if self.names and seat >= len(self.names):
            return self.say("seat-beyond")
        return (self.names[seat] if self.names else "") or self.say("player", number=seat + 1)

    # Lists

    def series(self, words: Sequence[str]) -> str:
        """One, two and three."""
        if not words:
            return ""
        *others, last = words
        if not others:
            return last
        return self.say("list-last", first=self.chain("list-more", others), next=last)

    def chain(self, key: str, words: Sequence[str]) -> str:
        """Words joined one after the other, as a message with `first` and `next` does it."""
        return reduce(lambda first, word: self.say(key, first=first, next=word), words)

    def tally(self, words: Sequence[str]) -> str:
        """Equal words counted: 2 red and 1 blue."""
        return self.series([self.counted(word, count) for word, count in Counter(words).items()])

    def counted(self, word: str, count: int) -> str:
        """A thing with its number."""
        if (word, count) not in self.tallied:
            said = self.shelf.format(f"name-{word}", {"count": count}, "counted")
            self.tallied[word, count] = said or self.say("counted", count=count, name=self.name(word))
        return self.tallied[word, count]

    # Facts

    def worded(self, facts: Mapping[str, Any], fields: Mapping[str, Field] | None = None) -> dict[str, Any]:
        """Facts by what they are. What is told has `fields`; moves and steps have the names of the notation.

        Values are numbers of seats, cards, routes; or, as a frame has them, words of the notation and lists.
        """
        said: dict[str, Any] = {}
        for name, value in facts.items():
            said |= self.fact(name, value, known(self.fields if fields is None else fields, name))
        return said

    def fact(self, name: str, value: Any, field: Field) -> dict[str, Any]:
        """One of them, with whatever else a sentence may ask about it."""
        fact = tuple(value) if isinstance(value, list) else value
        if field.of == SEAT:
            seats = fact if isinstance(fact, tuple) else (fact,)
            return {name: self.series([self.seat(seat) for seat in seats]), f"{name}-count": len(seats)}
        if field.of == ENDING:
            return {name: self.say(f"ending-{fact}")}
        if field.of in self.vocabularies:
            words = self.vocabularies[field.of].words
            if isinstance(fact, tuple):
                return self.many(name, [word_of(words, one) for one in fact])
            return self.one(name, word_of(words, fact))
        if field.by in self.vocabularies and isinstance(fact, tuple):  # how many there are of each
            words = self.vocabularies[field.by].words
            return self.many(name, [word for word, count in zip(words, fact) for _ in range(count)])
        return {name: "-".join(map(str, fact)) if isinstance(fact, tuple) else fact}

    def read(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as a refusal has them, in words of the notation; lists of words as such, or as one text."""
        acts = self.game.acts if self.game is not None else ()
        lists = {slot.name for act in acts for slot in act.slots if slot.is_many}
        said: dict[str, Any] = {}
        for name, fact in facts.items():
            if name == SEAT:
                said[name] = self.seat(int(fact))
            elif name == "move":
                said |= {"move": fact, "verb": fact.split()[0]}
            elif name in lists:
                said |= self.many(name, fact.split() if isinstance(fact, str) else fact)
            else:
                said |= self.one(name, fact) if isinstance(fact, str) else {name: fact}
        return said

    def one(self, name: str, word: str) -> dict[str, Any]:
        """A thing by its name, and by each form of it: `<name>-share`."""
        return {f"{name}-{part}" if part else name: form for part, form in self.forms(word).items()}

    def many(self, name: str, words: Sequence[str]) -> dict[str, Any]:
        return {name: self.tally(words), f"{name}-count": len(words)}

    # The game

    @property
    def played(self) -> Game:
        assert self.game is not None, "this speaker has no game"
        return self.game

    @cached_property
    def vocabularies(self) -> Mapping[str, Vocabulary]:
        game = self.played
        return game.vocabularies(self.material if self.material is not None else game.load(game.boards[0]))

    @cached_property
    def fields(self) -> Mapping[str, Field]:
        """What moves and steps speak of: their names are those of vocabularies, and who is meant."""
        return {SEAT: Field(of=SEAT), **{name: Field(of=name) for name in self.vocabularies}}

    @cached_property
    def places(self) -> dict[str, str]:
        """What the board itself calls its places and other things."""
        if self.game is None or self.material is None:
            return {}
        chart = self.game.chart(self.material, None)
        names = {place.key: place.name for place in getattr(chart, "places", ())}
        for vocabulary in self.vocabularies.values():
            names |= dict(zip(vocabulary.words, vocabulary.names))
        return names


def word_of(words: Sequence[str], value: int | str) -> str:
    """The word of a value; below zero a card lies face down. A word is itself."""
    if isinstance(value, str):
        return value
    if value < 0:
        return HIDDEN
    return words[value] if value < len(words) else str(value)
