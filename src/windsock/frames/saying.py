"""Events, questions and moves as keys and facts, in words of the notation. Readers make the sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

import msgspec

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.event import Event, kebab
from windsock.core.notation import Act, Catalogue
from windsock.core.show import fields_of, known
from windsock.core.state import State

from .shapes import Facts, Form, Move, Saying, Told

MOST_TAILS = 20_000
HIDDEN = "hidden"  # the word for a card that lies face down
NAMES: dict[type[Any], tuple[str, ...]] = {}  # the fields of each kind of record


class Sayings:
    """The words of one catalogue. Whatever is the same in every game on a board is made once."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.order = {act.kind: index for index, act in enumerate(catalogue.acts.values())}
        self.words = {name: vocabulary.words for name, vocabulary in catalogue.vocabularies.items()}
        self.lists = lists_of(catalogue.acts.values())
        # A move without the facts of its position, with the words of its fields.
        self.known: dict[Action, tuple[Form, Facts]] = {}
        # By identity, since an action exists once: its JSON without the facts of a position, and their names.
        self.texts: dict[int, tuple[Action, bytes, tuple[str, ...]]] = {}
        self.tails: dict[tuple[Any, ...], bytes] = {}  # the JSON of such facts

    def worded(self, facts: Mapping[str, Any]) -> Facts:
        """Facts of moves and steps in words. A fact with the name of a vocabulary becomes its word, as in the
        notation; everything else stays as it is."""
        return {name: self.fact(name, value) for name, value in facts.items()}

    def typed(self, facts: Mapping[str, Any], kind: Any) -> Facts:
        """The same of an event, or of what a move leads to: facts are worded by their types."""
        fields = fields_of(kind)
        return {name: self.fact(known(fields, name).of, value) for name, value in facts.items()}

    def fact(self, of: str, value: Any) -> Any:
        """Values of a vocabulary by their words. What is in words stays so."""
        words = self.words.get(of)
        if words is None:
            return list(value) if isinstance(value, tuple) else value
        if isinstance(value, tuple):
            return [word_of(words, one) for one in value]
        return value if isinstance(value, list | str) else word_of(words, value)

    def refused(self, facts: Mapping[str, Any]) -> Facts:
        """The facts of a refusal. They are in words already; a list of words becomes a list again."""
        return listed(self.lists, facts)

    def event(self, number: int, event: Event) -> Told:
        """An event that happened at action `number`."""
        facts = event.facts() if type(event).facts is not Event.facts else values_of(event)
        return {"number": number, "key": kebab(type(event).__name__), "facts": self.typed(facts, type(event))}

    def question(self, s: State, seat: Seat) -> Saying:
        """The question that the seat is asked now."""
        step = s.agenda[-1]
        facts = self.worded({**values_of(step), "seat": seat})
        return {"key": f"step-{kebab(type(step).__name__)}", "facts": facts}

    def moves(self, actions: list[Action], s: State, seat: Seat) -> list[Move]:
        """These moves, sorted by kind in the order of the catalogue."""
        return [self.move(action, s, seat) for action in self.sorted(actions)]

    def moves_text(self, actions: list[Action], s: State, seat: Seat) -> msgspec.Raw:
        """The same as JSON."""
        return msgspec.Raw(
            b"[%b]" % b",".join([self.move_text(act, s, seat) for act in self.sorted(actions)])
        )

    def sorted(self, actions: list[Action]) -> list[Action]:
        order = self.order
        return sorted(actions, key=lambda action: order[type(action)])

    def move_text(self, action: Action, s: State, seat: Seat) -> bytes:
        """A move as JSON. Its own words are written once, and equal facts of the position too."""
        known = self.texts.get(id(action))
        if known is None or known[0] is not action:
            known = self.begun(action, s, seat)
            if action in self.catalogue.index:
                self.texts[id(action)] = known
        _, text, names = known
        facts = action.facts(s, seat) if names else {}
        key = (names, seat, *[facts[name] for name in names])
        tail = self.tails.get(key)
        if tail is None:
            if len(self.tails) >= MOST_TAILS:
                self.tails.clear()
            added = {"seat": seat, **self.worded({name: facts[name] for name in names})}
            tail = self.tails[key] = msgspec.json.encode(added)[1:] + b"}"
        return text + tail

    def begun(self, action: Action, s: State, seat: Seat) -> tuple[Action, bytes, tuple[str, ...]]:
        """A move, the part of its JSON that no position changes, and the names of the other facts."""
        own = self.worded(Action.facts(action, s, seat))
        text = msgspec.json.encode({**self.form(action), "facts": own})[:-2]
        names = tuple(name for name in action.facts(s, seat) if name not in own)
        return action, text + b"," if own else text, names

    def move(self, action: Action, s: State, seat: Seat) -> Move:
        """A move as a menu needs it: the words of its fields, and facts that the position adds."""
        form, own = self.known.get(action, (None, None))
        if form is None or own is None:
            form, own = self.form(action), self.worded(Action.facts(action, s, seat))
            if action in self.catalogue.index:  # not those that are asked about: there is no end to them
                self.known[action] = form, own
        if type(action).facts is Action.facts:
            return {**form, "facts": {**own, "seat": seat}}
        facts = action.facts(s, seat)
        for name, value in facts.items():
            if name not in own:
                facts[name] = self.fact(name, value)
        return {**form, "facts": {**facts, **own, "seat": seat}}

    def form(self, action: Action) -> Form:
        """The text of a move, its verb and the words of each field."""
        catalogue = self.catalogue
        act = catalogue.by_kind[type(action)]
        found: dict[str, str | list[str]] = {}
        for slot in act.slots:
            if slot.is_field:
                value = getattr(action, slot.name)
                if slot.is_many:
                    found[slot.name] = [catalogue.word(slot.name, one) for one in value]
                elif not (slot.is_optional and value == 0):
                    found[slot.name] = catalogue.word(slot.name, value)
        return {"text": catalogue.write(action), "verb": act.verb, "fields": found}


def lists_of(acts: Iterable[Act]) -> set[str]:
    """The facts of these acts that are lists of words."""
    return {slot.name for act in acts for slot in act.slots if slot.is_many}


def listed(lists: set[str], facts: Mapping[str, Any]) -> Facts:
    return {
        name: fact.split() if name in lists else list(fact) if isinstance(fact, tuple) else fact
        for name, fact in facts.items()
    }


@cache
def sayings_of(catalogue: Catalogue) -> Sayings:
    return Sayings(catalogue)


def values_of(record: Any) -> dict[str, Any]:
    """The fields of a record."""
    return {name: getattr(record, name) for name in names_of(type(record))}


def names_of(kind: type[Any]) -> tuple[str, ...]:
    if kind not in NAMES:
        NAMES[kind] = tuple(field.name for field in fields(kind))
    return NAMES[kind]


def word_of(words: tuple[str, ...], value: int) -> str:
    if value < 0:
        return HIDDEN
    return words[value] if value < len(words) else str(value)
