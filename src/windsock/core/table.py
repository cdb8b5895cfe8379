"""A table: one game being played, checked and recorded. This is the public face of the engine.

Seats are numbered from 0 in Python; in text seat 0 is p1. A table is deterministic: its setup and the list of
actions give every position again, and undo, history and saves all rest on that.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from .action import Action
from .card import SEATS_IN, Card, Seat, Seats
from .chance import Chance, Scripted, Sealed, Swift
from .event import Event, form_for
from .game import Game, Outcome
from .play import explain, legal, push
from .player import Player
from .rule import Rule
from .seal import Proof
from .sight import EVERYTHING, SPECTATOR, View, view
from .state import State
from .trouble import Illegal, Trouble

FORM: Final = 2  # of digests: a step shows its word; in the first form it showed the name of its class
EVERY: Final = 32  # actions between two positions that a table keeps, so that going back is quick
MOST: Final = 128  # such positions at most; in a longer game every second one is kept, then every fourth


@dataclass(frozen=True)
class Seed:
    """The source of chance: `sealed` (hex of 16 bytes), `swift` (a number) or `scripted` (numbers)."""

    kind: str
    value: str

    def chance(self) -> Chance:
        try:
            if self.kind == "sealed" and len(self.value) == 32 and " " not in self.value:
                return Sealed(bytes.fromhex(self.value))
            if self.kind == "swift":
                return Swift(int(self.value))
            if self.kind == "scripted":
                return Scripted([int(word) for word in self.value.split(",") if word])
        except ValueError:
            pass
        raise Trouble("bad-seed", kind=self.kind, value=self.value)


@dataclass(frozen=True)
class Setup:
    """All that is agreed before the first card is dealt."""

    game: Game
    board: str
    seats: int
    options: Mapping[str, bool]
    seed: Seed


class Refusal:
    """Why a move is not allowed: the rule, and the facts that its sentence is made of."""

    def __init__(self, illegal: Illegal) -> None:
        self.illegal = illegal
        self.rule = illegal.rule.id
        self.facts = illegal.facts

    @property
    def text(self) -> str:
        """The sentence, in the language that `windsock.language.speak` chose."""
        return str(self.illegal)


class Table:
    """A game in play. `s` is the state; everything else here reads it or plays on it by the rules."""

    def __init__(self, setup: Setup, s: State | None = None) -> None:
        """A new deal, or a table that goes on from an arranged state."""
        game = setup.game
        self.setup = setup
        self.game = game
        self.material = game.load(setup.board)
        self.catalogue = game.catalogue(self.material)
        self.done: list[tuple[Seat, Action]] = []
        self.read_only: Trouble | None = None
        self.is_arranged = s is not None
        self.s: State = (
            game.start(self.material, setup.seats, setup.options, setup.seed.chance(), listen=True)
            if s is None
            else s
        )
        self.players: Sequence[Player] = ()  # who sits there, for saves
        self.proof: Proof | None = None  # what the seed was made of, for saves
        self.checkpoints: list[State] = []  # the position before the first action and after every so many
        self.every = EVERY
        self.blocks: list[str] = []  # what a save says of each EVERY actions: see `record`

    # Reading

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def number(self) -> int:
        """How many actions were played."""
        return len(self.done)

    @property
    def asked(self) -> list[Seat]:
        """The seats that must act now."""
        return list(SEATS_IN[self.s.asked])

    @property
    def over(self) -> bool:
        return not self.s.asked

    @property
    def standing(self) -> Outcome:
        """Scores, winners and the way the game ended. While it runs: as if it ended now."""
        return self.game.outcome(self.s)

    def legal(self, seat: Seat) -> list[Action]:
        """Every action this seat may take now."""
        return legal(self.s, self.check_seat(seat))

    def read(self, move: str | int | Action) -> Action:
        """An action from its text, its index in the catalogue, or itself."""
        if isinstance(move, Action):
            return move
        if isinstance(move, str):
            return self.catalogue.read(move)
        if not 0 <= move < len(self.catalogue.actions):
            raise Trouble("unknown-index", index=move, count=len(self.catalogue.actions))
        return self.catalogue.actions[move]

    def write(self, action: Action) -> str:
        """The text of an action."""
        return self.catalogue.write(action)

    def explain(self, seat: Seat, move: str | int | Action) -> Refusal | None:
        """Why this seat may not do that now. None if it may."""
        action = self.read(move)
        rule = self.judge(seat, action)
        if rule is None:
            return None
        return Refusal(self.illegal(rule, seat, action))

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat is shown, as plain values (None: a spectator)."""
        return self.shown(view(self.s, SPECTATOR if seat is None else self.check_seat(seat)))

    def shown(self, sight: View) -> dict[str, Any]:
        """The same for a view that was made already."""
        return {
            "game": self.game.name,
            "board": self.setup.board,
            "options": dict(self.setup.options),
            "seat": None if sight.seat == SPECTATOR else sight.seat,
            **self.game.describe(sight.state, sight.seat),
        }

    def everything(self) -> dict[str, Any]:
        """The same with every card open, for games that are over and for scenarios."""
        return dict(self.game.describe(self.s, EVERYTHING))

    def layout(self, seat: Seat = EVERYTHING) -> dict[str, Any]:
        """The whole position as plain values, for `windsock.lay_out`. With a seat only what it may know."""
        from .laying import write

        return write(self, seat)

    def sight(self, seat: Seat) -> View:
        """The same for a program that plays: a masked state with all queries of the rules."""
        return view(self.s, self.check_seat(seat))

    def events_since(self, number: int, seat: Seat | None) -> list[tuple[int, Event]]:
        """What happened from action `number` on (0: from the deal), as this seat was told."""
        bit = 1 << (SPECTATOR if seat is None else self.check_seat(seat))
        first = self.s.number - self.number  # not 0 if the table began from a position
        rows = [(told[0] - first, told) for told in self.s.told or ()]
        return [(at, form_for(told, bit)) for at, told in rows if at >= number]

    def digest(self, form: int = FORM) -> str:
        """A short hash of the whole position."""
        position = self.s.position()
        if form == 1:
            position[0] = [self.old_name(*step) for step in position[0]]
        return hashlib.sha256(repr(position).encode()).hexdigest()[:6]

    def old_name(self, word: str, *values: Any) -> str:
        """A step as digests of the first form write it: `Turn(seat=0)`."""
        return self.game.old_steps.get(word, word).format(*[repr(value) for value in values])

    # Playing

    def play(self, seat: Seat, move: str | int | Action) -> Action:
        """Performs a move, or raises `Illegal` with the rule that forbids it; then nothing has changed."""
        if self.read_only is not None:
            raise self.read_only.again()
        action = move if isinstance(move, Action) else self.read(move)
        rule = explain(self.s, self.check_seat(seat), action)
        if rule is not None:
            raise self.illegal(rule, seat, action)
        self.push(seat, action)
        return action

    def push(self, seat: Seat, action: Action) -> None:
        """Performs a move that is known to be legal."""
        if not self.checkpoints:
            self.checkpoints.append(self.s.copy())
        push(self.s, seat, action)
        self.done.append((seat, action))
        if len(self.done) == len(self.checkpoints) * self.every:
            self.checkpoints.append(self.s.copy())
            if len(self.checkpoints) > MOST:
                self.checkpoints, self.every = self.checkpoints[::2], self.every * 2

    def judge(self, seat: Seat, action: Action) -> Rule | None:
        return explain(self.s, self.check_seat(seat), action)

    def illegal(self, rule: Rule, seat: Seat, action: Action) -> Illegal:
        words = self.catalogue.word
        facts = {name: self.worded(name, value) for name, value in action.facts(self.s, seat).items()}
        return Illegal(rule, {**facts, "move": self.write(action), "seat": words("seat", seat)})

    def worded(self, name: str, value: Any) -> Any:
        """A fact in the words of the notation."""
        if name not in self.catalogue.vocabularies:
            return value
        if isinstance(value, tuple):
            return " ".join(self.catalogue.word(name, one) for one in value)
        return self.catalogue.word(name, value)

    def check_seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.setup.seats:
            raise Trouble("unknown-seat", seat=seat, seats=self.seats)
        return seat

    def save(self, path: str | Path) -> None:
        """Writes a `.wsk` file. `windsock.load` opens it again."""
        from .record import save

        save(self, path)

    # Going back

    def copy(self) -> Table:
        """An independent table with the same position and the same events."""
        return self.twin(self.s.copy(), self.number)

    def at(self, number: int) -> Table:
        """The table as it was after so many actions."""
        if not 0 <= number <= self.number:
            raise Trouble("no-such-move", number=number, count=self.number)
        index = max(0, min(number // self.every, len(self.checkpoints) - 1))
        s = (self.checkpoints[index] if self.checkpoints else self.s).copy()
        for seat, action in self.done[index * self.every : number]:
            push(s, seat, action)
        return self.twin(s, number)

    def twin(self, s: State, number: int) -> Table:
        """An independent table with this position after so many actions, and what was told until then."""
        told = self.s.told
        if told is not None:
            s.told = told[: bisect_right(told, s.number, key=lambda row: row[0])]
        twin = Table(self.setup, s)
        twin.is_arranged = self.is_arranged
        twin.read_only = self.read_only
        twin.players = self.players
        twin.proof = self.proof
        twin.done = self.done[:number]
        twin.every, twin.checkpoints = self.every, self.checkpoints[: number // self.every + 1]
        twin.blocks = self.blocks[: number // EVERY]
        return twin

    def can_undo(self) -> bool:
        """Whether the last action told nobody anything, used no chance and passed no control."""
        return self.number > 0 and not is_mark(self.at(self.number - 1).s, self.s)

    def undo(self) -> None:
        """Takes back the last action, if that told nobody anything."""
        past = self.at(self.number - 1) if self.number else None
        if past is None or is_mark(past.s, self.s):
            raise Trouble("undo-mark")
        self.s, self.done, self.checkpoints, self.blocks = past.s, past.done, past.checkpoints, past.blocks


def is_mark(before: State, after: State) -> bool:
    """Whether undo stops at an action: it used chance, showed anything to anyone, or passed control."""
    if before.chance.uses != after.chance.uses or before.asked != after.asked:
        return True
    nothing: Heap = ([], [])
    pairs = zip_longest(heaps(before), heaps(after), fillvalue=nothing)
    moved = [(old, new) for old, new in pairs if old != new]
    watchers = [1 << seat for seat in (*range(before.seats), SPECTATOR)]
    return any(
        hidden_in([old for old, _ in moved], bit) != hidden_in([new for _, new in moved], bit)
        for bit in watchers
    )


Heap = tuple[list[Card], list[Seats]]  # cards, and who has seen each


def heaps(s: State) -> list[Heap]:
    """Every pile and deck."""
    piles: list[Heap] = [(pile.cards, pile.seen) for pile in s.piles()]
    return piles + [(deck.faces(), deck.seen[: deck.left]) for deck in s.decks()]


def hidden_in(found: list[Heap], watcher: Seats) -> list[Card]:
    """The faces in these heaps that a watcher has not seen."""
    return sorted(card for cards, seen in found for card, who in zip(cards, seen) if not who & watcher)
