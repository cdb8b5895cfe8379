"""Kinds of values in a layout: how each is written in words, and read back. See `layout`.

Nothing, zero and no are not written: a kind says in `empty` what a missing key means. Whatever cannot be read
is a `Trouble` whose fact `field` is its path.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from .card import EVERYONE, MOST_SEATS, NOBODY, Card, Deck, Pile, Seats
from .compiled import mypyc_attr
from .given import MANY, Given, misfit, one_of, within
from .notation import Vocabulary
from .trouble import Trouble

NOTHING: Final = "-"  # where a word could stand
OWN: Final = -2  # instead of the seats that know a card: the seat whose pile it is
MOST_CARDS: Final = 500  # in one pile
ENTRY: Final = re.compile(r"(?:([1-9]\d{0,2}) )?(\?\S+|[^\s?:]+)(?:: (\S.*))?")


class Words:
    """The words of one table: vocabularies by name, faces and backs of cards, seats."""

    def __init__(
        self,
        s: Any,
        vocabularies: Mapping[str, Vocabulary],
        faces: Sequence[str],
        back_words: Sequence[str],
    ) -> None:
        seats = Vocabulary([f"p{seat + 1}" for seat in range(s.seats)])
        self.s = s
        self.vocabularies = {**vocabularies, "seat": seats, "holder": seats}
        self.backs: tuple[int, ...] = s.backs()
        self.faces = faces
        self.back_words = Vocabulary(back_words)
        self.cards: list[dict[str, Card]] = [{} for _ in back_words]  # back -> word -> card
        for card, word in enumerate(faces):
            self.cards[self.backs[card]][word.lower()] = card
        self.own: Seats = NOBODY  # whose pile it is

    def of(self, name: str) -> Vocabulary:
        return self.vocabularies[name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How values of one kind are written and read."""

    def empty(self) -> Any:
        """The value that is not written."""
        raise NotImplementedError  # pragma: no cover

    def write(self, value: Any, words: Words) -> Any:
        raise NotImplementedError  # pragma: no cover

    def read(self, value: Any, path: str, words: Words) -> Any:
        raise NotImplementedError  # pragma: no cover


class Whole(Kind):
    """A whole number within bounds."""

    def __init__(self, most: int = MANY, least: int = 0) -> None:
        self.most = most
        self.least = least

    def empty(self) -> Any:
        return 0

    def write(self, value: Any, words: Words) -> Any:
        return value

    def read(self, value: Any, path: str, words: Words) -> Any:
        return within(value, path, self.most, self.least)


class Flag(Kind):
    """True or false."""

    def empty(self) -> Any:
        return False

    def write(self, value: Any, words: Words) -> Any:
        return value

    def read(self, value: Any, path: str, words: Words) -> Any:
        if not isinstance(value, bool):
            raise Trouble("scenario-kind", field=path, kind="true or false")
        return value


class Word(Kind):
    """A word of a vocabulary. Where none is allowed it is a dash (below zero in the state)."""

    def __init__(self, name: str, is_open: bool = False) -> None:
        self.name = name
        self.is_open = is_open

    def empty(self) -> Any:
        return NOTHING

    def write(self, value: Any, words: Words) -> Any:
        return NOTHING if value < 0 else words.of(self.name).words[value]

    def read(self, value: Any, path: str, words: Words) -> Any:
        if self.is_open and value == NOTHING:
            return -1
        return one_of(words.of(self.name), value, path)


class Among(Kind):
    """One of these texts; a dash for the empty one."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts

    def empty(self) -> Any:
        return NOTHING

    def write(self, value: Any, words: Words) -> Any:
        return value or NOTHING

    def read(self, value: Any, path: str, words: Words) -> Any:
        if value == NOTHING:
            return ""
        if value not in self.texts:
            raise misfit(str(value), path, list(self.texts))
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Kind):
    """A list of things of one kind, in order. With a size it always has that many."""

    def __init__(self, kind: Kind, size: Callable[[Any], int] | None = None) -> None:
        self.kind = kind
        self.size = size

    def empty(self) -> Any:
        return []

    def write(self, value: Any, words: Words) -> Any:
        row = [self.kind.write(one, words) for one in value]
        is_empty = self.size is not None and all(one == self.kind.empty() for one in row)
        return [] if is_empty else row

    def read(self, value: Any, path: str, words: Words) -> Any:
        if not isinstance(value, list):
            raise Trouble("scenario-kind", field=path, kind="list")
        row: list[Any] = value
        if self.size is not None:
            size = self.size(words.s)
            row = row or [self.kind.empty()] * size
            if len(row) != size:
                raise Trouble("scenario-number", word=str(len(row)), field=path, least=size, most=size)
        if len(row) > MOST_CARDS:
            raise Trouble("scenario-number", word=str(len(row)), field=path, least=0, most=MOST_CARDS)
        return [self.kind.read(one, path, words) for one in row]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(Kind):
    """A set of bits, as a list of words without repetition."""

    def __init__(self, name: str) -> None:
        self.name = name

    def empty(self) -> Any:
        return []

    def write(self, value: Any, words: Words) -> Any:
        return [word for bit, word in enumerate(words.of(self.name).words) if value >> bit & 1]

    def read(self, value: Any, path: str, words: Words) -> Any:
        key = path.rpartition(".")[2]
        found = Given({key: value}, path.rpartition(".")[0]).unlike(key, words.of(self.name))
        return sum(1 << bit for bit in found)


class Places(Kind):
    """A set of bits, as numbers from 1."""

    def __init__(self, count: int) -> None:
        self.count = count

    def empty(self) -> Any:
        return []

    def write(self, value: Any, words: Words) -> Any:
        return [index + 1 for index in range(self.count) if value >> index & 1]

    def read(self, value: Any, path: str, words: Words) -> Any:
        found: list[int] = Row(Whole(self.count, 1)).read(value, path, words)
        if len(set(found)) < len(found):
            raise Trouble("scenario-again", word=str(value), field=path)
        return sum(1 << one - 1 for one in found)


@mypyc_attr(allow_interpreted_subclasses=True)
class By(Kind):
    """A list by the values of a vocabulary, as a table of those that are not empty: { red = 2 }."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name = name
        self.kind = kind

    def empty(self) -> Any:
        return {}

    def write(self, value: Any, words: Words) -> Any:
        names = words.of(self.name).words
        rows = [(names[index], self.kind.write(one, words)) for index, one in enumerate(value)]
        return {name: row for name, row in rows if row != self.kind.empty()}

    def read(self, value: Any, path: str, words: Words) -> Any:
        told = Given(value, path)
        vocabulary = words.of(self.name)
        rows: list[Any] = [self.kind.empty() for _ in vocabulary.words]
        paths = [path for _ in rows]
        for key in told.table:
            at = one_of(vocabulary, key, path)
            if paths[at] != path:
                raise Trouble("scenario-again", word=key, field=path)
            rows[at], paths[at] = told.table[key], told.at(key)
        return [self.kind.read(row, where, words) for row, where in zip(rows, paths)]


class Perhaps(Kind):
    """A list that may be missing. An empty one is a dash, any other is written as another kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def empty(self) -> Any:
        return NOTHING

    def write(self, value: Any, words: Words) -> Any:
        return self.kind.write(value, words) if value else NOTHING

    def read(self, value: Any, path: str, words: Words) -> Any:
        return [] if value == NOTHING else self.kind.read(value, path, words)


# Cards, each with the seats that know its face


@mypyc_attr(allow_interpreted_subclasses=True)
class Heap(Kind):
    """A pile: `red`, `2 red`, `red: p1 p3`, `red: all`, `red: all but p2`, `red: none`; `?back`: face down.

    Without seats, a card is known to those who usually know the cards of this pile.
    """

    def __init__(self, seen: Seats, backs: Sequence[int]) -> None:
        self.seen = seen
        self.backs = backs

    def empty(self) -> Any:
        return []

    def write(self, value: Any, words: Words) -> Any:
        return self.entries(list(zip(value.cards, value.seen)), words)

    def read(self, value: Any, path: str, words: Words) -> Any:
        rows = self.rows(value, path, words)
        return Pile([card for card, _ in rows], [seen for _, seen in rows])

    def entries(self, rows: Sequence[tuple[Card, Seats]], words: Words) -> list[str]:
        """The entries of a pile. Equal cards side by side are one entry."""
        usual = words.own if self.seen == OWN else self.seen
        found: list[str] = []
        counts: list[int] = []
        for card, seen in rows:
            word = f"?{words.back_words.words[-1 - card]}" if card < 0 else words.faces[card]
            entry = word if seen == usual else f"{word}: {known_to(seen, words)}"
            if found and found[-1] == entry:
                counts[-1] += 1
            else:
                found.append(entry)
                counts.append(1)
        return [entry if count == 1 else f"{count} {entry}" for entry, count in zip(found, counts)]

    def rows(self, value: Any, path: str, words: Words) -> list[tuple[Card, Seats]]:
        usual = words.own if self.seen == OWN else self.seen
        key = path.rpartition(".")[2]
        rows: list[tuple[Card, Seats]] = []
        for name in Given({key: value}, path.rpartition(".")[0]).spread(key):
            found = ENTRY.fullmatch(name)
            if found is None:
                raise Trouble("layout-card", word=name, field=path)
            seen = usual if found[3] is None else knowing(found[3], path, words)
            rows += [(self.card(found[2], path, words), seen)] * int(found[1] or 1)
            if len(rows) > MOST_CARDS:
                raise Trouble("scenario-number", word=str(len(rows)), field=path, least=0, most=MOST_CARDS)
        return rows

    def card(self, word: str, path: str, words: Words) -> Card:
        if word.startswith("?"):
            return -1 - one_of(words.back_words, word[1:], path, self.backs)
        for back in self.backs:
            if word.lower() in words.cards[back]:
                return words.cards[back][word.lower()]
        raise misfit(word, path, [name for back in self.backs for name in words.cards[back]])


class Stack(Heap):
    """A deck, from the top."""

    def write(self, value: Any, words: Words) -> Any:
        return self.entries(list(zip(value.faces(), value.seen))[::-1], words)

    def read(self, value: Any, path: str, words: Words) -> Any:
        rows = self.rows(value, path, words)[::-1]
        return Deck([card for card, _ in rows], [seen for _, seen in rows], len(rows))


def known_to(seen: Seats, words: Words) -> str:
    """Who knows a card: seats, `none`, `all` (spectators too), or `all but` some seats."""
    names = words.of("seat").words
    if seen == NOBODY:
        return "none"
    if seen < 0:
        others = [name for seat, name in enumerate(names) if not seen >> seat & 1]
        return f"all but {' '.join(others)}" if others else "all"
    return " ".join(name for seat, name in enumerate(names) if seen >> seat & 1)


def knowing(text: str, path: str, words: Words) -> Seats:
    if text == "none":
        return NOBODY
    if text == "all":
        return EVERYONE
    names = text.removeprefix("all but ").split()[: MOST_SEATS + 1]
    seen: Seats = Bits("seat").read(names, path, words)
    return ~seen if text.startswith("all but ") else seen
