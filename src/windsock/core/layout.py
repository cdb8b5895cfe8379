"""Layouts: what a game declares of its state, so that a whole position can be written in words and read back.

Each part is named once, with its kind, and both directions follow. The agenda, the number of actions and what
a seat cannot see are the same for every game, and stand here. `laying` makes tables of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from .card import NOBODY, SEATS_IN, Card, Seat
from .chance import Swift
from .chapters import kind_of
from .compiled import mypyc_attr
from .game import Game
from .given import Given, misfit, refuse
from .kinds import NOTHING, Among, Bits, Flag, Heap, Kind, Row, Whole, Word, Words
from .notation import Vocabulary
from .play import legal, push
from .state import State
from .step import Step
from .trouble import Trouble

COMMON: Final = ("number", "agenda", "seats", "unseen")
MOST_STEPS: Final = 200  # on an agenda
MOST_RUNS: Final = 2_000  # of steps that run by themselves before somebody is asked
TRIES: Final = 100  # attempts to imagine cards with which play can go on
SEATS: Final = Bits("seat")
SEAT: Final = Word("seat")
# What rules raise when a position is impossible.
STUMBLES: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A key of a layout, the attribute of the state that it stands for, and its kind."""

    def __init__(self, key: str, kind: Kind, attribute: str = "") -> None:
        self.key = key
        self.kind = kind
        self.attribute = attribute or key

    def write(self, s: Any, words: Words) -> Any:
        return self.kind.write(getattr(s, self.attribute), words)

    def read(self, s: Any, value: Any, path: str, words: Words) -> None:
        setattr(s, self.attribute, self.kind.read(value, path, words))


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatPart:
    """The same of each seat: one entry of a list by seat, or so many of them.

    A list that is there at some times only is open: without it nothing is written.
    """

    def __init__(
        self, key: str, kind: Kind, attribute: str = "", width: int = 0, is_open: bool = False
    ) -> None:
        self.key = key
        self.kind = kind
        self.attribute = attribute or key
        self.width = width
        self.is_open = is_open

    def empty(self) -> Any:
        """What is not written."""
        return NOTHING if self.is_open else self.kind.empty()

    def write(self, s: Any, seat: Seat, words: Words) -> Any:
        values = getattr(s, self.attribute)
        if self.is_open and not values:
            return NOTHING
        mine = values[seat * self.width : (seat + 1) * self.width] if self.width else values[seat]
        return self.kind.write(mine, words)

    def read(self, s: Any, rows: Sequence[tuple[Any, str]], words: Words) -> None:
        """One value for each seat, with its path."""
        values: list[Any] = []
        for seat, (value, path) in enumerate(rows):
            if self.is_open and value == NOTHING:
                continue
            words.own = 1 << seat
            mine = self.kind.read(value, path, words)
            if self.width:
                values += mine
            else:
                values.append(mine)
        if len(values) not in (0, len(rows) * (self.width or 1)):
            raise Trouble("scenario-missing", field=rows[0][1])
        setattr(s, self.attribute, values)


class Layout:
    """All parts of a state, and the words for them."""

    def __init__(
        self,
        parts: Sequence[Part],
        seat_parts: Sequence[SeatPart],
        vocabularies: Callable[[Any], Mapping[str, Vocabulary]],  # board -> words beside the notation's
        faces: Callable[[Any], Sequence[str]],  # board -> the word of each card
        backs: Sequence[str],
        endings: Sequence[str],
        unsound: Callable[[Any], str | None],  # the invariant that even a sketch must keep
        held: Mapping[str, Kind] | None = None,  # what steps hold, where the name is not that of a vocabulary
    ) -> None:
        self.parts = parts
        self.seat_parts = seat_parts
        self.vocabularies = vocabularies
        self.faces = faces
        self.backs = backs
        self.endings = endings
        self.unsound = unsound
        self.held = held or {}

    def words(self, game: Game, s: Any, material: Any) -> Words:
        own = self.vocabularies(material)
        return Words(s, {**game.vocabularies(material), **own}, self.faces(material), self.backs)

    # Writing

    def write(self, game: Game, s: State, material: Any) -> dict[str, Any]:
        """Everything there is in a state; of a masked one what it shows."""
        words = self.words(game, s, material)
        agenda = [self.write_step(step, words) for step in reversed(s.agenda)]
        table: dict[str, Any] = {"number": s.number, "agenda": agenda}
        for part in self.parts:
            value = part.write(s, words)
            if value != part.kind.empty():
                table[part.key] = value
        seats: dict[str, dict[str, Any]] = {}
        for seat in range(s.seats):
            words.own = 1 << seat
            rows = [(part, part.write(s, seat, words)) for part in self.seat_parts]
            seats[f"p{seat + 1}"] = {part.key: row for part, row in rows if row != part.empty()}
        table["seats"] = seats
        return table

    def write_step(self, step: Step, words: Words) -> list[Any]:
        values = [
            self.kind_of(field, words).write(getattr(step, field.name), words)
            for field in fields(step)  # type: ignore[arg-type]
        ]
        return [step.word(), *values]

    def write_unseen(self, game: Game, s: State, material: Any, cards: Sequence[Card]) -> dict[str, Any]:
        """The hidden faces, by their backs: which they are follows from counting, where they lie does not."""
        words = self.words(game, s, material)
        heaps = {
            word: Heap(NOBODY, [back]).entries(
                [(card, NOBODY) for card in cards if words.backs[card] == back], words
            )
            for back, word in enumerate(self.backs)
        }
        return {word: heap for word, heap in heaps.items() if heap}

    # Reading

    def read(self, game: Game, s: State, material: Any, given: Mapping[str, Any]) -> None:
        """Lays a dealt table out. Whatever the layout does not name is empty, zero or false."""
        words = self.words(game, s, material)
        told = Given(given)
        told.keep_to((*COMMON, *(part.key for part in self.parts)))
        s.agenda.clear()
        s.number = told.whole("number", 0)
        for part in self.parts:
            part.read(s, told.table.get(part.key, part.kind.empty()), part.key, words)
        rows = told.seats(s.seats, [part.key for part in self.seat_parts])
        nothing = Given({})
        for seat_part in self.seat_parts:
            key = seat_part.key
            values = [rows.get(seat, nothing).table.get(key, seat_part.empty()) for seat in range(s.seats)]
            seat_part.read(s, [(value, f"seats.p{i + 1}.{key}") for i, value in enumerate(values)], words)
        told.need("agenda")
        steps = told.things("agenda")
        if len(steps) > MOST_STEPS:
            raise Trouble("scenario-number", word=str(len(steps)), field="agenda", least=0, most=MOST_STEPS)
        s.agenda = [self.read_step(game, step, words) for step in steps[::-1]]
        unseen = self.read_unseen(s, told.part("unseen"), words)
        try:
            s.asked = s.agenda[-1].asks(s) if s.agenda else NOBODY
            self.fill(game, s, unseen)
            if game.recount is not None:
                game.recount(s)
            refuse(self.unsound(s))
            go_on(s)
            try_moves(s)
        except STUMBLES as error:
            raise Trouble("layout-impossible", field="agenda") from error

    def read_step(self, game: Game, value: Any, words: Words) -> Step:
        """A step from its word and what it holds."""
        row = value if isinstance(value, list) else [value]
        steps = game.steps
        if not row or not isinstance(row[0], str) or row[0] not in steps:
            raise misfit(row[0] if row else None, "agenda", list(steps))
        kind = steps[row[0]]
        held = fields(kind)  # type: ignore[arg-type]
        if len(row) != len(held) + 1:
            raise Trouble("layout-step", word=row[0], field="agenda", count=len(held), found=len(row) - 1)
        values = [self.kind_of(field, words).read(one, "agenda", words) for field, one in zip(held, row[1:])]
        return kind(*[tuple(one) if isinstance(one, list) else one for one in values])

    def kind_of(self, field: Any, words: Words) -> Kind:
        """What a field of a step holds: by its type, then by its name."""
        plain = kind_of(field.type)
        if field.name in self.held:
            return self.held[field.name]
        if plain == "bool":
            return Flag()
        if plain == "str":
            return Among(self.endings)
        if plain == "tuple":
            return Row(SEAT)
        if field.name in words.vocabularies:
            return Word(field.name)
        return SEATS if field.name in ("waiting", "out") else Whole()

    def read_unseen(self, s: State, unseen: Given, words: Words) -> list[Card]:
        """The faces of the cards that lie face down: as many of each back as there are."""
        unseen.keep_to(self.backs)
        hidden = [card for pile in s.piles() for card in pile.cards if card < 0]
        hidden += [card for deck in s.decks() for card in deck.faces() if card < 0]
        cards: list[Card] = []
        for back, word in enumerate(self.backs):
            heap = Heap(NOBODY, [back]).rows(unseen.table.get(word, []), unseen.at(word), words)
            count = hidden.count(-1 - back)
            if len(heap) != count or any(card < 0 for card, _ in heap):
                raise Trouble("layout-unseen", field=unseen.at(word), count=count, found=len(heap))
            cards += [card for card, _ in heap]
        return sorted(cards)

    def fill(self, game: Game, s: State, unseen: list[Card]) -> None:
        """Imagines where hidden cards lie, if possible so that every asked seat has a legal move."""
        masked = (s.piles(), s.decks())
        for _ in range(TRIES if unseen else 0):
            s.lay([pile.copy() for pile in masked[0]], [deck.copy() for deck in masked[1]])
            game.imagine(s, unseen[:], s.chance)
            if all(legal(s, seat) for seat in SEATS_IN[s.asked]):
                return


def go_on(s: State) -> None:
    """Runs the steps that run by themselves, up to a limit."""
    for _ in range(MOST_RUNS):
        if not s.agenda:
            s.asked = NOBODY
            return
        step = s.agenda[-1]
        s.asked = step.asks(s)
        if s.asked:
            return
        s.agenda.pop()
        step.run(s)
    raise Trouble("layout-impossible", field="agenda")


def try_moves(s: State) -> None:
    """Checks that every asked seat has a legal move, and that each can be played."""
    for seat in SEATS_IN[s.asked]:
        moves = legal(s, seat)
        if not moves:
            raise Trouble("scenario-stuck", seat=f"p{seat + 1}")
        for move in moves:
            twin = s.copy()
            twin.chance = Swift(0)
            push(twin, seat, move)
