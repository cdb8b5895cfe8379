"""Random games for the laws to look at: played once, with a few decisions kept to look at more closely.

All laws of a case look at the same walks. What takes long is done for some of them only: see `is_due`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product

from windsock.core.action import Action
from windsock.core.card import SEATS_IN, Seat
from windsock.core.chance import Swift
from windsock.core.game import Game, imagine
from windsock.core.play import legal
from windsock.core.rule import Rule
from windsock.core.sight import View, view
from windsock.core.state import State
from windsock.core.step import Step
from windsock.core.table import Seed, Setup, Table

from .broken import questions, tempted
from .inside import all_fields

IS_SOAK = bool(os.environ.get("WINDSOCK_SOAK"))
GAMES = 200 * (10 if IS_SOAK else 1)  # for each case
MOMENTS = 3 if IS_SOAK else 1  # decisions of each game that the laws look at
LONGEST = 20_000  # decisions: no game is nearly that long


@dataclass(frozen=True, eq=False)
class Case:
    """A game at one number of seats, with one choice of options, on one board."""

    game: Game
    seats: int
    wishes: tuple[tuple[str, bool], ...]
    board: str

    @property
    def games(self) -> int:
        """How many random games the laws look at; boards beside the usual one have fewer."""
        return GAMES if self.board == self.game.boards[0] else GAMES // 5

    @property
    def options(self) -> Mapping[str, bool]:
        return dict(self.wishes)

    def __str__(self) -> str:
        wishes = [name for name, is_on in self.wishes if is_on]
        return "-".join([self.game.name, self.board, str(self.seats), *wishes])


def cases(game: Game) -> list[Case]:
    """Every number of seats with no option, each alone, and all, on the usual board; others as they come."""
    names = game.variants
    fixed = [(name, is_on) for name, is_on in game.options.items() if is_on]
    choices = [
        (*zip(names, choice), *fixed)
        for choice in product((False, True), repeat=len(names))
        if sum(choice) in (0, 1, len(names))
    ]
    usual = [Case(game, seats, wishes, game.boards[0]) for seats in game.seats for wishes in choices]
    default = tuple(game.options.items())
    return usual + [Case(game, seats, default, board) for board in game.boards[1:] for seats in game.seats]


@dataclass
class Moment:
    """One decision of a walk: the table before it, who did what, the table after it.

    Views and imagined worlds are made once, for all laws that look at them; nobody changes them.
    """

    where: str  # how to find it again
    before: Table
    seat: Seat
    action: Action
    after: Table
    print: str  # of the table before, taken at the time
    chance: Swift  # for whatever a law wants to sample here
    sights: dict[Seat, View] = field(default_factory=dict)
    worlds: dict[Seat, State] = field(default_factory=dict)
    verdicts: dict[Seat, list[tuple[Action, Rule | None]]] = field(default_factory=dict)

    def sight(self, seat: Seat) -> View:
        """What a seat sees before the decision."""
        if seat not in self.sights:
            self.sights[seat] = view(self.before.s, seat)
        return self.sights[seat]

    def world(self, seat: Seat) -> State:
        """A world that it may imagine."""
        if seat not in self.worlds:
            self.worlds[seat] = imagine(self.before.game, self.sight(seat), Swift(self.before.number))
        return self.worlds[seat]

    def judged(self, seat: Seat) -> list[tuple[Action, Rule | None]]:
        """What the judge says of every action of the catalogue; some will do for a seat that is not asked."""
        if seat not in self.verdicts:
            table = self.before
            tried = table.catalogue.actions if seat in table.asked else questions(table, self.chance)
            self.verdicts[seat] = [(action, table.judge(seat, action)) for action in tried]
        return self.verdicts[seat]


@dataclass
class Walk:
    """A random game. `stuck` says why it came to no end, if so; `doors` are the table at the deal, at the
    first question of each kind, and at the end."""

    case: Case
    seed: int
    where: str
    table: Table
    stuck: str
    moments: list[Moment]
    doors: list[Table]

    def is_due(self, every: int) -> bool:
        """Whether a slow look is due, at two neighbours out of so many pairs: one chance of each kind."""
        return self.seed // 2 % every == 0


@lru_cache(maxsize=1)
def walks(case: Case, count: int) -> list[Walk]:
    met: set[type[Step] | None] = set()
    return [walk(case, seed, None if IS_SOAK else met) for seed in range(count)]


def walk(case: Case, seed: int, met: set[type[Step] | None] | None = None) -> Walk:
    """Play a whole game at random, and keep some of its decisions, each as likely as any other. Kinds of
    question that were met before open no new door."""
    source = Seed("swift", str(seed)) if seed % 2 else Seed("sealed", f"{seed:032x}")
    table = Table(Setup(case.game, case.board, case.seats, case.options, source))
    found = Walk(case, seed, f"{case}, walk {seed}", table, "", [], [])
    chance, lot = Swift(seed), Swift(~seed)
    known = set() if met is None else met
    while table.s.asked and not found.stuck:
        open_door(found, known)
        number = len(table.done)
        place = number if number < MOMENTS else lot.below(number + 1)  # a later one may take its place
        before = table.copy() if place < MOMENTS else None
        found.stuck = play_one(table, chance)
        if before is not None and not found.stuck:
            where = f"{found.where}, after action {number}"
            sampling = Swift(seed * LONGEST + number)
            seat, action = table.done[-1]
            moment = Moment(where, before, seat, action, table.copy(), all_fields(before.s), sampling)
            found.moments[place : place + 1] = [moment]
    open_door(found, known)
    return found


def open_door(walk: Walk, met: set[type[Step] | None]) -> None:
    """Keep the table as it is now, if this kind of question was not met before. None: the game is over."""
    s = walk.table.s
    kind = type(s.agenda[-1]) if s.asked else None
    if kind not in met:
        met.add(kind)
        walk.doors.append(walk.table.copy())


def play_one(table: Table, chance: Swift) -> str:
    """Play a random move. Why there was none, or nothing."""
    s = table.s
    seats = SEATS_IN[s.asked]
    choices = [legal(s, seat) for seat in seats]
    if not all(choices):
        return f"seat {seats[choices.index([])]} is asked and has no legal action"
    if len(table.done) >= LONGEST:
        return f"no end after {LONGEST} actions"
    place = chance.below(len(seats)) if len(seats) > 1 else 0
    moves = tempted(table.game, s, seats[place], choices[place], chance)
    action = moves[chance.below(len(moves))]
    table.push(seats[place], action)
    return ""
