"""Every action exists once, in a catalogue, and has a text form that both writes and reads.

A form is words and fields: "buy {airline} {route} {price?}". A field is read with the words of its name
(a vocabulary the game gives), or as a whole number; `?` may be left out, `*` takes any number of words in
any order. The catalogue's order is the action index for learning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from .action import Action
from .reading import whole
from .trouble import Trouble


class Vocabulary:
    """The words for the values 0, 1, 2 ... of a field. Reading takes capitals and other spellings too.

    `names`, if there are any, are what the board itself calls these things.
    """

    def __init__(
        self, words: Sequence[str], spellings: Mapping[str, int] | None = None, names: Sequence[str] = ()
    ) -> None:
        self.words = tuple(words)
        self.names = tuple(names)
        self.values = {word.lower(): value for value, word in enumerate(words)}
        for word, value in (spellings or {}).items():
            self.values.setdefault(word.lower(), value)


class Act:
    """A kind of action in the catalogue: its form in text, and all its records for some material."""

    def __init__(
        self, kind: Callable[..., Action], form: str, every: Callable[[Any], Iterable[Action]]
    ) -> None:
        self.kind = kind
        self.form = form
        self.every = every
        self.verb = form.split()[0]
        self.slots = [Slot(word) for word in form.split()[1:]]


class Slot:
    """One word of a form: either the word itself, or a field."""

    def __init__(self, word: str) -> None:
        self.is_field = word.startswith("{")
        inner = word.strip("{}")
        self.is_optional = inner.endswith("?")
        self.is_many = inner.endswith("*")
        self.name = inner.rstrip("?*")


class Catalogue:
    """All actions of a game on one board: index, record and text of each."""

    def __init__(self, acts: Sequence[Act], material: Any, vocabularies: Mapping[str, Vocabulary]) -> None:
        self.acts = {act.verb: act for act in acts}
        self.by_kind = {act.kind: act for act in acts}
        self.vocabularies = vocabularies
        self.actions: list[Action] = [action for act in acts for action in act.every(material)]
        self.index: dict[Action, int] = {action: i for i, action in enumerate(self.actions)}

    def write(self, action: Action) -> str:
        """The text of an action."""
        act = self.by_kind[type(action)]
        words = [act.verb]
        for slot in act.slots:
            if not slot.is_field:
                words.append(slot.name)
                continue
            value = getattr(action, slot.name)
            if slot.is_many:
                words.extend(self.word(slot.name, one) for one in value)
            elif not (slot.is_optional and value == 0):
                words.append(self.word(slot.name, value))
        return " ".join(words)

    def word(self, field: str, value: int) -> str:
        """The word of one value of a field; a value outside the vocabulary is written as its number."""
        vocabulary = self.vocabularies.get(field)
        if vocabulary is None or not 0 <= value < len(vocabulary.words):
            return str(value)
        return vocabulary.words[value]

    def read(self, text: str) -> Action:
        """The action that a text means, whether or not it is legal now."""
        words = text.split()
        if not words:
            raise Trouble("notation-empty")
        act = self.acts.get(words[0].lower())
        if act is None:
            raise Trouble("notation-verb", word=words[0], verbs=", ".join(self.acts))
        rest = words[1:]
        values: list[Any] = []
        for slot in act.slots:
            if not slot.is_field:
                if not rest or rest.pop(0).lower() != slot.name:
                    raise Trouble("notation-form", text=text, form=act.form)
            elif slot.is_many:
                values.append(tuple(sorted(self.value(slot.name, word) for word in rest)))
                rest = []
            elif rest:
                values.append(self.value(slot.name, rest.pop(0)))
            elif slot.is_optional:
                values.append(0)
            else:
                raise Trouble("notation-form", text=text, form=act.form)
        if rest:
            raise Trouble("notation-form", text=text, form=act.form)
        action = act.kind(*values)
        known = self.index.get(action)
        return action if known is None else self.actions[known]

    def value(self, field: str, word: str) -> int:
        """The value that a word means."""
        vocabulary = self.vocabularies.get(field)
        if vocabulary is None:
            number = whole(word)
            if number is None:
                raise Trouble("notation-number", word=word, field=field)
            return number
        value = vocabulary.values.get(word.lower())
        if value is None:
            near = get_close_matches(word.lower(), list(vocabulary.values), n=1)
            raise Trouble("notation-word", word=word, field=field, near=near[0] if near else "")
        return value
