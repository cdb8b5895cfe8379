"""Words for what a view holds: labels in the reader's language, or the plain key if a game has none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.event import Event
from windsock.core.state import State
from windsock.language import Speaker
from windsock.language.speaker import kebab
from windsock.maps.chart import Chart


class Words:
    """A speaker, and labels for the fields of a view."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.names: dict[str, str] = {}
        self.told: dict[Event, str] = {}

    def say(self, key: str, /, **facts: Any) -> str:
        """A sentence of the screen itself."""
        return self.speaker.say(f"screen-{key}", **facts)

    def thing(self, word: str) -> str:
        """What a word of a view is called: p2 is the second player, unless the board calls something so."""
        seats = [f"p{number}" for number in range(1, len(self.speaker.names) + 1)]
        if word in seats and word not in self.speaker.places:
            return self.speaker.seat(seats.index(word))
        return self.speaker.name(word)

    def field(self, key: str) -> str:
        """What a field of the view is called."""
        return self.speaker.shelf.format(f"label-{key}", {}) or key.replace("_", " ")

    def column(self, key: str) -> str:
        """The same, short enough for the head of a column."""
        return self.speaker.shelf.format(f"label-{key}", {}, "short") or self.field(key)

    def event(self, event: Event) -> str:
        """A line of the log, made once."""
        if event not in self.told:
            self.told[event] = self.sentence(event)
        return self.told[event]

    def sentence(self, event: Event) -> str:
        """What happened. A game without words gets the name of the event and its facts."""
        key = kebab(type(event).__name__)
        if self.speaker.knows(key):
            return self.speaker.event(event)
        said = self.speaker.worded(event.facts())
        facts = ", ".join(f"{name} {said[name]}" for name in event.facts())
        return f"{key.replace('-', ' ')}: {facts}"

    def move(self, action: Action, s: State, seat: Seat) -> str:
        """What an action does. A game without words gets its notation."""
        catalogue = self.speaker.played.catalogue(self.speaker.material)
        if self.speaker.knows(f"move-{catalogue.by_kind[type(action)].verb}"):
            return self.speaker.move(action, s, seat)
        return catalogue.write(action)

    def prompt(self, s: State, seat: Seat) -> str:
        """What is asked of this seat. A game without words gets the name of the step."""
        if not s.asked >> seat & 1 or self.speaker.knows(f"step-{kebab(type(s.agenda[-1]).__name__)}"):
            return self.speaker.prompt(s, seat)
        step = kebab(type(s.agenda[-1]).__name__).replace("-", " ")
        return f"{self.speaker.seat(seat)}: {step}"

    def spoken(self, notation: str) -> str:
        """The words of a move with the names that the reader knows: for finding it."""
        parts = notation.split()
        for word in parts:
            if word not in self.names:
                self.names[word] = self.speaker.name(word)
        return " ".join(self.names[word] for word in parts)

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
        pieces = tuple(replace(piece, name=self.thing(piece.key)) for piece in chart.pieces)
        return replace(chart, places=places, pieces=pieces)
