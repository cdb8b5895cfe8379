"""Mass simulation: many games between bots, on all cores.

Every game has a seed of its own, made from the plan's seed and the game's index, and bots are given all the
time they want: the results are the same whatever the number of workers and the speed of the machine.
"""

from __future__ import annotations

import hashlib
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from math import inf
from multiprocessing import get_context, resource_tracker
from typing import Any

from windsock.bots import Bot
from windsock.core.card import Seat
from windsock.core.chance import Swift
from windsock.core.game import Game
from windsock.core.play import push
from windsock.core.registry import load_bot, load_game
from windsock.core.sight import view
from windsock.core.trouble import Trouble


@dataclass(frozen=True)
class Plan:
    """What to simulate. One bot a seat; rotated, every bot sits at every seat in turn."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: tuple[tuple[str, bool], ...] = ()
    board: str | None = None
    rotate: bool = True

    @property
    def seats(self) -> int:
        return len(self.bots)

    def seating(self, index: int) -> tuple[str, ...]:
        """Who sits where in this game."""
        turned = index % self.seats if self.rotate else 0
        return self.bots[turned:] + self.bots[:turned]

    def seed_of(self, index: int) -> int:
        """The seed of one game. A table opened with this number as its swift seed has the same cards."""
        digest = hashlib.blake2b(f"{self.seed} {index}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 1


@dataclass(frozen=True)
class Row:
    """One game. Tuples go by seat; seats count from 0."""

    game: int
    seed: int
    seats: int
    options: str
    board: str
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ending: str
    actions: int
    turns: int  # how often the move passed from seat to seat
    awards: tuple[tuple[int, ...], ...]  # each time that scores changed: who received how much


@dataclass(frozen=True)
class Room:
    """What the games of a plan share."""

    game: Game
    material: Any
    options: dict[str, bool]
    board: str
    bots: dict[str, type[Bot]]


@lru_cache(maxsize=4)
def room(plan: Plan) -> Room:
    """Everything that a plan names, found and checked."""
    game = load_game(plan.game)
    if plan.seats not in game.seats:
        raise Trouble("seat-count", seats=plan.seats, least=game.seats[0], most=game.seats[-1])
    board = plan.board or game.boards[0]
    bots = {name: load_bot(name) for name in plan.bots}
    return Room(game, game.load(board), game.options_with(dict(plan.options)), board, bots)


def bot_seed(seed: int, seat: int) -> int:
    """A bot's own chance, of no use to guess the cards."""
    return int.from_bytes(hashlib.blake2b(f"bot {seat} {seed}".encode(), digest_size=6).digest(), "big")


def play(plan: Plan, index: int) -> Row:
    """Play one game of the plan to its end."""
    place = room(plan)
    game = place.game
    seed = plan.seed_of(index)
    seating = plan.seating(index)
    bots = [place.bots[name](game, bot_seed(seed, seat)) for seat, name in enumerate(seating)]
    s = game.start(place.material, plan.seats, place.options, Swift(seed))
    scores = game.outcome(s).scores
    awards: list[tuple[int, ...]] = []
    actions, turns, mover = 0, 0, -1
    while s.asked:
        seat = (s.asked & -s.asked).bit_length() - 1
        turns += seat != mover
        mover = seat
        push(s, seat, bots[seat].choose(view(s, seat), inf))
        actions += 1
        now = game.outcome(s).scores
        if now != scores:
            awards.append(tuple(new - old for new, old in zip(now, scores, strict=True)))
            scores = now
    outcome = game.outcome(s)
    options = " ".join(f"{name}={'yes' if on else 'no'}" for name, on in place.options.items())
    return Row(
        game=index,
        seed=seed,
        seats=plan.seats,
        options=options,
        board=place.board,
        bots=seating,
        scores=outcome.scores,
        winners=outcome.winners,
        ending=outcome.ending,
        actions=actions,
        turns=turns,
        awards=tuple(awards),
    )


def run(plan: Plan, workers: int = 0) -> Iterator[Row]:
    """Every game of the plan, in order. No workers named: one for each core."""
    room(plan)  # whatever is wrong with the plan is said here, and once
    workers = min(workers or os.cpu_count() or 1, plan.games)
    if workers <= 1:
        yield from map(partial(play, plan), range(plan.games))
        return
    with without_interrupts():
        pool = get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with pool:
        yield from pool.imap(partial(play, plan), range(plan.games))


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes that are started here never hear of Ctrl+C: it is for us to end them. We hear of it after."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # while it starts it would let signals through again
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)
