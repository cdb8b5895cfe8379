"""Random games for the laws to look at: played once, with a few decisions kept to look at more closely."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.chance import Swift
from windsock.core.game import Game
from windsock.core.play import legal, push
from windsock.core.table import Seed, Setup, Table

from .inside import whole

GAMES = 200 * (10 if os.environ.get("WINDSOCK_SOAK") else 1)  # for each case
MOMENTS = 3  # of each game
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
    names = list(game.options)
    choices = [
        tuple(zip(names, choice))
        for choice in product((False, True), repeat=len(names))
        if sum(choice) in (0, 1, len(names))
    ]
    usual = [Case(game, seats, wishes, game.boards[0]) for seats in game.seats for wishes in choices]
    default = tuple(game.options.items())
    return usual + [Case(game, seats, default, board) for board in game.boards[1:] for seats in game.seats]


@dataclass
class Moment:
    """One decision of a walk: the table before it, who did what, the table after it."""

    where: str  # how to find it again
    before: Table
    seat: Seat
    action: Action
    after: Table
    print: str  # of the table before, taken at the time
    chance: Swift  # for whatever a law wants to sample here


@dataclass
class Walk:
    """A random game. `stuck` says why it came to no end, if so."""

    case: Case
    seed: int
    where: str
    table: Table
    stuck: str
    moments: list[Moment]


@lru_cache(maxsize=1)
def walks(case: Case, count: int) -> list[Walk]:
    return [walk(case, seed) for seed in range(count)]


def walk(case: Case, seed: int) -> Walk:
    """Play a whole game at random, then once more to stop at some of its decisions."""
    chance = Swift(seed)
    source = Seed("swift", str(seed)) if seed % 2 else Seed("sealed", f"{seed:032x}")
    setup = Setup(case.game, case.board, case.seats, case.options, source)
    table = Table(setup)
    stuck = play_out(table, chance)
    numbers = list(range(table.number))
    chance.shuffle(numbers)
    chosen = set(numbers[:MOMENTS])
    where = f"{case}, walk {seed}"
    past = Table(setup)
    moments: list[Moment] = []
    for number, (seat, action) in enumerate(table.done):
        before = past.copy() if number in chosen else None
        push(past.s, seat, action)
        past.done.append((seat, action))
        if before is not None:
            place = f"{where}, after action {number}"
            sampling = Swift(seed * LONGEST + number)
            moments.append(Moment(place, before, seat, action, past.copy(), whole(before.s), sampling))
    return Walk(case, seed, where, table, stuck, moments)


def play_out(table: Table, chance: Swift) -> str:
    """Play on at random to the end. Why there was none, or nothing."""
    while not table.over:
        seats = table.asked
        for asked in seats:
            if not legal(table.s, asked):
                return f"seat {asked} is asked and has no legal action"
        if table.number >= LONGEST:
            return f"no end after {LONGEST} actions"
        seat = seats[chance.below(len(seats))]
        moves = legal(table.s, seat)
        action = moves[chance.below(len(moves))]
        push(table.s, seat, action)
        table.done.append((seat, action))
    return ""
