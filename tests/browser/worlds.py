"""Two deals that one seat cannot tell apart during a whole game, and the moves that are played in both."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from random import Random

import pytest

from windsock.core.card import Seat
from windsock.core.chance import Chance
from windsock.core.game import Game
from windsock.core.sight import SPECTATOR, view
from windsock.core.table import Seed, Setup, Table
from windsock.core.trouble import Trouble
from windsock.match.agreement import Agreement

Line = tuple[Seat, str]
EXCHANGES = 3  # pairs of cards
TRIES = 2000


@dataclass(frozen=True)
class Worlds:
    """The true deal, its twin, and a game that is legal in both: all but its last move."""

    true: Setup
    twin: Setup
    lines: list[Line]

    @property
    def seed(self) -> str:
        """The secret of the match, in both worlds."""
        return self.true.seed.value


class Recording(Chance):
    """Chance that remembers what it was asked and what it said."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.said: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        self.uses += 1
        self.said.append((n, self.source.below(n)))
        return self.said[-1][1]


def two_worlds(game: Game, seats: int, seed: str, blind: tuple[Seat | None, ...], lot: int) -> Worlds:
    """Cards change places that none of the `blind` seats (None: a spectator) ever sees, as many as can be."""
    true = Setup(game, game.boards[0], seats, game.options_with({}), Seed("sealed", seed))
    lines = wandered(true, Random(lot))[:-1]
    outcomes = outcomes_of(true)
    cards = outcomes[0][0]  # the first shuffle is of all of them
    order = [outcome for _, outcome in outcomes[: cards - 1]]
    rest = [outcome for _, outcome in outcomes[cards - 1 :]]
    places = shuffled(order)
    expected = [seen(table, blind) for table in played(true, lines)]
    chance = Random(lot + 1)
    twin, found = true, 0
    for _ in range(TRIES):
        i, j = chance.sample(range(cards), 2)
        other = places[:]
        other[i], other[j] = other[j], other[i]
        script = ",".join(map(str, unshuffled(other) + rest))
        other_twin = replace(true, seed=Seed("scripted", script))
        if Table(other_twin).digest() == Table(twin).digest():
            continue
        if looks_same(other_twin, lines, blind, expected):
            twin, places, found = other_twin, other, found + 1
            if found == EXCHANGES:
                return Worlds(true, twin, lines)
    raise AssertionError("too few cards stay hidden in this game")


def wandered(setup: Setup, chance: Random) -> list[Line]:
    """A whole game of random moves. Hands stay large, so that there is much to hide."""
    table = Table(setup)
    while not table.over:
        seat = chance.choice(table.asked)
        moves = [table.write(action) for action in table.legal(seat)]
        hiding = [move for move in moves if not move.startswith("lay")]
        table.play(seat, chance.choice(hiding if hiding and chance.random() < 0.9 else moves))
    return [(seat, table.write(action)) for seat, action in table.done]


def outcomes_of(setup: Setup) -> list[tuple[int, int]]:
    recording = Recording(setup.seed.chance())
    game = setup.game
    game.start(game.load(setup.board), setup.seats, setup.options, recording, listen=False)
    return recording.said


def shuffled(outcomes: list[int]) -> list[int]:
    """Where a shuffle (Fisher and Yates) puts the numbers from 0."""
    places = list(range(len(outcomes) + 1))
    for i, j in zip(range(len(outcomes), 0, -1), outcomes):
        places[i], places[j] = places[j], places[i]
    return places


def unshuffled(places: list[int]) -> list[int]:
    """The outcomes that a shuffle needs to come to these places."""
    now = list(range(len(places)))
    outcomes = []
    for i in range(len(places) - 1, 0, -1):
        j = now.index(places[i])
        now[i], now[j] = now[j], now[i]
        outcomes.append(j)
    return outcomes


def played(setup: Setup, lines: list[Line]) -> Iterator[Table]:
    """The table after the deal and after each move."""
    table = Table(setup)
    yield table
    for seat, move in lines:
        table.play(seat, move)
        yield table


def seen(table: Table, blind: tuple[Seat | None, ...]) -> str:
    """All that these seats know, as the engine's own laws compare it."""
    sights = [view(table.s, SPECTATOR if seat is None else seat) for seat in blind]
    return repr([(sight.state.position(), sight.unseen) for sight in sights])


def looks_same(setup: Setup, lines: list[Line], blind: tuple[Seat | None, ...], expected: list[str]) -> bool:
    try:
        return all(seen(table, blind) == then for table, then in zip(played(setup, lines), expected))
    except Trouble:  # a move is not legal there, or the script is not long enough
        return False


@contextmanager
def dealing(setup: Setup, seed: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every match of this process agrees on this secret seed, and is dealt like that all the same."""
    agree = Agreement.agree
    with monkeypatch.context() as patch:
        patch.setattr(Agreement, "agree", staticmethod(partial(agree, seed=seed)))
        patch.setattr(Agreement, "deal", lambda agreement: Table(setup))
        yield
