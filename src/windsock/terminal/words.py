"""Words for what a view holds: labels in the reader's language, or the plain key if a game has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from windsock.core.show import SEAT
from windsock.language import Speaker
from windsock.maps.chart import Chart


class Words:
    """A speaker, and labels for the fields of a view."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.names: dict[str, str] = {}
        self.told: dict[str, str] = {}

    def call(self, names: Sequence[str]) -> None:
        """What the players are called from now on."""
        if self.speaker.names != tuple(names):
            self.speaker.names = tuple(names)
            self.told.clear()

    def say(self, key: str, /, **facts: Any) -> str:
        """A sentence of the screen itself."""
        return self.speaker.say(f"screen-{key}", **facts)

    def word(self, word: str, of: str = "") -> str:
        """What a word of a view is called: a seat by who sits there, everything else by its name."""
        if of == SEAT and word[1:].isdecimal():
            return self.speaker.seat(int(word[1:]) - 1)
        return self.speaker.name(word)

    def field(self, key: str) -> str:
        """What a field of the view is called."""
        return self.speaker.shelf.format(f"label-{key}", {}) or key.replace("_", " ")

    def column(self, key: str) -> str:
        """The same, short enough for the head of a column."""
        return self.speaker.shelf.format(f"label-{key}", {}, "short") or self.field(key)

    def event(self, told: Mapping[str, Any]) -> str:
        """A line of the log, made once."""
        key, facts = told["key"], told["facts"]
        mark = f"{key} {facts}"
        if mark not in self.told:
            self.told[mark] = self.sentence(key, facts)
        return self.told[mark]

    def sentence(self, key: str, facts: Mapping[str, Any]) -> str:
        """What happened. A game without words gets the name of the event and its facts."""
        if self.speaker.knows(key):
            return self.speaker.told(key, facts)
        said = self.speaker.worded(facts, self.speaker.told_fields(key))
        return f"{key.replace('-', ' ')}: {', '.join(f'{name} {said[name]}' for name in facts)}"

    def move(self, move: Mapping[str, Any]) -> str:
        """What a move of a frame does. A game without words gets its notation."""
        if self.speaker.knows(f"move-{move['verb']}"):
            return self.speaker.offer(move["verb"], move["facts"])
        return str(move["text"])

    def question(self, question: Mapping[str, Any]) -> str:
        """What a frame asks. A game without words gets the name of the step."""
        key, facts = question["key"], question["facts"]
        if self.speaker.knows(key):
            return self.speaker.say(key, **self.speaker.worded(facts))
        return f"{self.speaker.seat(facts['seat'])}: {key.removeprefix('step-').replace('-', ' ')}"

    def spoken(self, notation: str, between: str = " ") -> str:
        """The words of a move with the names that the reader knows: for finding it."""
        parts = notation.split()
        for word in parts:
            if word not in self.names:
                self.names[word] = self.speaker.name(word)
        return between.join(self.names[word] for word in parts)

    def kind(self, verb: str) -> str:
        """The heading for moves of one kind."""
        return self.speaker.shelf.format(f"kind-{verb}", {}) or verb.capitalize()

    def title(self, view: Mapping[str, Any]) -> str:
        """The game and the options that are on."""
        options = [self.speaker.say(f"option-{name}") for name, is_on in view["options"].items() if is_on]
        title = self.speaker.say("title") if self.speaker.knows("title") else view["game"]
        return " · ".join([title, *options])

    def chart(self, chart: Chart) -> Chart:
        """A map with its names in the reader's language."""
        places = tuple(replace(place, name=self.speaker.name(place.key)) for place in chart.places)
        pieces = tuple(
            replace(piece, name=self.word(piece.key, "" if piece.seat is None else SEAT))
            for piece in chart.pieces
        )
        return replace(chart, places=places, pieces=pieces)
