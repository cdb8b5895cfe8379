"""How often each rule fires in random games.

`python -m windsock.coverage.firing airlines-europe` plays the game with counters in it (see `counted`), for
every number of seats, option and board, and writes the counts beside the game's sources. The players are
curious: they ask why not for moves of every kind, listed or not, look at the table as any seat, and imagine
the rest.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import TypeVar

from rich.progress import track

from windsock.core.action import Action
from windsock.core.chance import Chance, Swift
from windsock.core.game import Game, imagine
from windsock.core.registry import load_game
from windsock.core.table import Seed, Setup, Table
from windsock.core.trouble import Trouble
from windsock.laws.broken import tempted

from .counted import CountedGame
from .report import firing_of

Thing = TypeVar("Thing")

PLAYERS = 1_000_000  # seeds from here on are for the players, those below for the tables
BATCH = 25  # games of one kind that a worker plays in a row
LOOKS = 40  # decisions, on average, between two looks at the table


@dataclass(frozen=True)
class Batch:
    """Some games of one kind, from consecutive seeds."""

    board: str
    seats: int
    options: Mapping[str, bool]
    first_seed: int
    games: int

    def one(self, seed: int) -> Batch:
        """One game of this kind."""
        return replace(self, first_seed=seed, games=1)


def batches(game: Game, games: int) -> Iterator[Batch]:
    """`games` for each number of seats, plain and with each option; on other boards a quarter."""
    for board in game.boards:
        wanted = games if board == game.boards[0] else max(1, games // 4)
        for seats in game.seats:
            for option in (None, *game.variants):
                options = game.options_with({} if option is None else {option: True})
                for first in range(0, wanted, BATCH):
                    yield Batch(board, seats, options, first, min(BATCH, wanted - first))


def count(name: str, games: int, workers: int = 1) -> tuple[int, dict[str, int]]:
    """Play; how many games it were, and how often each cited rule fired."""
    plan = list(batches(load_game(name), games))
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(workers) as pool:
        results = pool.map(play_batch, [name] * len(plan), plan)
        for fired in track(results, "Playing", total=len(plan), transient=True):
            total.update(fired)
    return sum(batch.games for batch in plan), dict(sorted(total.items()))


MADE: dict[str, CountedGame] = {}


def play_batch(name: str, batch: Batch) -> dict[str, int]:
    """What fired in these games."""
    if name not in MADE:
        MADE[name] = CountedGame(name)
    counted = MADE[name]
    counted.counts[:] = [0] * len(counted.counts)
    for seed in range(batch.first_seed, batch.first_seed + batch.games):
        setup = Setup(counted.game, batch.board, batch.seats, batch.options, Seed("swift", str(seed)))
        play(Table(setup), Swift(PLAYERS + seed))
    return counted.fired


def play(table: Table, chance: Chance) -> None:
    """A random game among curious players."""
    while table.asked:
        seat = pick(table.asked, chance)
        wonder(table, seat, chance)
        if not chance.below(LOOKS):
            look(table, chance)
        moves = tempted(table.game, table.s, seat, table.legal(seat), chance)
        kind = type(pick(moves, chance))
        if chance.below(2):  # so that rare kinds of action come up as often as common ones
            kind = pick(sorted({type(move) for move in moves}, key=lambda one: one.__name__), chance)
        table.play(seat, pick([move for move in moves if type(move) is kind], chance))
    look(table, chance)
    wonder(table, 0, chance)


def wonder(table: Table, seat: int, chance: Chance) -> None:
    """Ask whether moves of any kind are allowed, for the seat and for another one."""
    acts = list(table.catalogue.acts.values())
    table.judge(seat, pick(list(pick(acts, chance).every(table.material)), chance))
    unlisted = anything(table, chance)
    if unlisted is not None:
        table.judge(seat, unlisted)
        table.judge(chance.below(table.seats), unlisted)


def anything(table: Table, chance: Chance) -> Action | None:
    """A move that fits a form of the notation, whether the catalogue lists it or not."""
    act = pick(list(table.catalogue.acts.values()), chance)
    words = [act.verb]
    for slot in act.slots:
        vocabulary = table.catalogue.vocabularies.get(slot.name)
        for _ in range(chance.below(5) if slot.is_many else chance.below(2) if slot.is_optional else 1):
            known = vocabulary.words if vocabulary is not None else [str(chance.below(8))]
            words.append(pick(known, chance) if slot.is_field else slot.name)
    try:
        return table.read(" ".join(words))
    except Trouble:
        return None


def look(table: Table, chance: Chance) -> None:
    """See the table as some seat or as a spectator, hear what was told, imagine what is hidden."""
    seat = chance.below(table.seats)
    table.view(seat)
    table.view(None)
    table.events_since(max(0, table.number - LOOKS), seat)
    imagine(table.game, table.sight(seat), chance)


def pick(things: Sequence[Thing], chance: Chance) -> Thing:
    return things[chance.below(len(things))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Count how often each rule of a game fires in random games.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats and each option")
    parser.add_argument("--workers", type=int, default=2)
    wish = parser.parse_args()
    games, fired = count(wish.game, wish.games, wish.workers)
    path = firing_of(load_game(wish.game))
    path.write_text(json.dumps({"games": games, "fired": fired}, indent=1) + "\n", encoding="utf-8")
    print(f"{games} games: {path}")


if __name__ == "__main__":
    main()
