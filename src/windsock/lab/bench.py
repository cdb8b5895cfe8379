"""How fast the engine is, beside catanatron as a yardstick.

Slices of our work and of catanatron's take turns, so that noise of the machine hits both alike; a ratio is
the median of the ratios of the rounds. Seconds are those of the processor: other programs do not count.
"""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from statistics import median
from time import process_time
from typing import Any, Final

from windsock.core import play
from windsock.core.chance import Swift
from windsock.core.game import Game, imagine
from windsock.core.sight import SPECTATOR, view
from windsock.core.state import State

from .action_hash import action_hash
from .yardstick import Yardstick, yardstick

SEATS: Final = 4
SAMPLES: Final = 60  # positions that the costs are measured on
DESCRIBED: Final = "airlines-1990"  # the game whose views are held against those of the game measured

Pace = tuple[int, int, float]  # decisions, games, seconds


@dataclass(frozen=True)
class Bar:
    """A demand on a ratio: at least, or at most, so much."""

    ratio: str
    at_least: bool
    interpreted: float
    compiled: float


BARS: Final = (
    Bar("bare", True, 6, 20),
    Bar("public", True, 4, 10),
    Bar("copy", False, 0.1, 0.1),
    Bar("legal", False, 1, 1),
    Bar("describe", False, 1.5, 1.5),
    Bar("airlines-1990", True, 3, 10),
    Bar("air-alliance", True, 1, 4),
    Bar("air-postal", True, 1, 4),
)


@dataclass
class Report:
    """Figures of one build. Rates are per second, costs in microseconds; ratios are named as the bars are."""

    build: str
    python: str
    machine: str
    figures: dict[str, float] = field(default_factory=dict)
    ratios: dict[str, float] = field(default_factory=dict)
    action_hash: str = ""

    def verdicts(self) -> list[tuple[Bar, float, bool]]:
        """Each bar of this build, and whether the ratio clears it."""
        found: list[tuple[Bar, float, bool]] = []
        for bar in BARS:
            demand = bar.compiled if self.build == "compiled" else bar.interpreted
            ratio = self.ratios.get(bar.ratio)
            if ratio is not None:
                found.append((bar, demand, ratio >= demand if bar.at_least else ratio <= demand))
        return found


def is_compiled() -> bool:
    return str(play.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def bench(
    game: Game,
    seconds: float = 20.0,
    hashed: int = 800,
    watch: Callable[[str], None] = lambda doing: None,
    others: Sequence[Game] = (),
) -> Report:
    """Measure for about so many seconds; of `others` only bare decisions and the cost of describing."""
    rounds = max(3, min(15, round(seconds)))
    piece = seconds / rounds / (6 + 2 * len(others))
    rival = yardstick()
    positions = sample(game)
    report = Report(
        "compiled" if is_compiled() else "interpreted", platform.python_version(), platform.machine()
    )
    gc.collect()
    gc.freeze()  # what lives through the whole run is no burden on the slices
    measured: list[dict[str, float]] = []
    for number in range(rounds):
        watch(f"round {number + 1} of {rounds}")
        measured.append(one_round(game, rival, positions, piece, number, others))
    ratios = {bar.ratio for bar in BARS} | {other.name for other in others}
    for name in measured[0]:
        values = [figures[name] for figures in measured]
        into = report.ratios if name in ratios else report.figures
        into[name] = median(values)
    watch(f"{hashed} games for the hash")
    report.action_hash = action_hash(game, hashed)
    return report


def one_round(
    game: Game,
    rival: Yardstick | None,
    positions: list[State],
    piece: float,
    number: int,
    others: Sequence[Game],
) -> dict[str, float]:
    """One slice of everything, and the ratios of these slices."""
    figures: dict[str, float] = {}
    material = game.load(game.boards[0])
    bare = paced(partial(bare_game, game, material), piece, number)
    tick = rival and paced(rival.game, piece, number)
    public = paced(partial(public_game, game), piece, number)
    costs = costs_of(game, positions, piece / 4)
    rate = bare[0] / bare[2]
    figures["bare decisions"] = rate
    figures["bare games"] = bare[1] / bare[2]
    figures["public decisions"] = public[0] / public[2]
    figures["public games"] = public[1] / public[2]
    figures["decision cost"] = 1e6 / rate
    for name, cost in costs.items():
        figures[f"{name} cost"] = cost * 1e6
    figures["legal"] = costs["legal"] * rate
    figures["describe cost"] = describing(game, material, piece, number) * 1e6
    for other in others:
        material = other.load(other.boards[0])
        pace = paced(partial(bare_game, other, material), piece, number)
        figures[f"{other.name} decisions"] = pace[0] / pace[2]
        figures[f"{other.name} describe cost"] = describing(other, material, piece, number) * 1e6
        if other.name == DESCRIBED:
            figures["describe"] = figures[f"{other.name} describe cost"] / figures["describe cost"]
    if rival and tick:
        yard = tick[0] / tick[2]
        yard_copy = cost_of([rival.copy], piece / 4)
        figures["catanatron decisions"] = yard
        figures["catanatron games"] = tick[1] / tick[2]
        figures["catanatron copy cost"] = yard_copy * 1e6
        figures["bare"] = rate / yard
        figures["public"] = figures["public decisions"] / yard
        figures["copy"] = costs["copy"] / yard_copy
        for other in others:
            figures[other.name] = figures[f"{other.name} decisions"] / yard
    return figures


def paced(one_game: Callable[[int], int], seconds: float, number: int) -> Pace:
    """Whole games until the time is up."""
    decisions, games = 0, 0
    start = process_time()
    while True:
        decisions += one_game(number * 100_000 + games)
        games += 1
        taken = process_time() - start
        if taken >= seconds:
            return decisions, games, taken


def bare_game(game: Game, material: Any, seed: int) -> int:
    """Random play with a full legal list at each decision: how many decisions."""
    s = game.start(material, SEATS, game.options, Swift(seed))
    return play.wander(s, Swift(-seed))


def public_game(game: Game, seed: int) -> int:
    """The same through the public face: sealed chance, every move judged, recorded and told."""
    table = game.new(seats=SEATS, seed=seed)
    chance = Swift(seed)
    while asked := table.asked:
        seat = asked[0]
        moves = table.legal(seat)
        table.play(seat, moves[chance.below(len(moves))])
    return table.number


def describing(game: Game, material: Any, seconds: float, number: int) -> float:
    """Mean seconds of the public view after each move of random games, with what a position keeps by then."""
    taken, views, games = 0.0, 0, 0
    while taken < seconds:
        s = game.start(material, SEATS, game.options, Swift(number * 1000 + games))
        chance = Swift(-number * 1000 - games)
        while s.asked:
            seat = (s.asked & -s.asked).bit_length() - 1
            moves = play.legal(s, seat)
            play.push(s, seat, moves[chance.below(len(moves))])
            seen = view(s, SPECTATOR).state
            start = process_time()
            game.describe(seen, SPECTATOR)
            taken += process_time() - start
            views += 1
        games += 1
    return taken / views


def sample(game: Game) -> list[State]:
    """Main turns of some games: the step that most often is the only one on the agenda."""
    found: dict[str, list[State]] = {}
    material = game.load(game.boards[0])
    for seed in range(6):
        s = game.start(material, SEATS, game.options, Swift(seed))
        chance = Swift(-seed)
        while s.asked:
            seat = (s.asked & -s.asked).bit_length() - 1
            if len(s.agenda) == 1:
                found.setdefault(type(s.agenda[0]).__name__, []).append(s.copy())
            moves = play.legal(s, seat)
            play.push(s, seat, moves[chance.below(len(moves))])
    turns = max(found.values(), key=len)
    return turns[:: max(1, len(turns) // SAMPLES)]


def costs_of(game: Game, positions: list[State], seconds: float) -> dict[str, float]:
    """Mean seconds of each question, over positions sampled from games."""
    pairs: list[tuple[Any, int]] = [(s, s.asked.bit_length() - 1) for s in positions]
    views = [view(s, seat) for s, seat in pairs]
    chance = Swift(1)
    return {
        "copy": cost_of([s.copy for s in positions], seconds),
        "legal": cost_of([partial(play.legal, s, seat) for s, seat in pairs], seconds),
        "view": cost_of([partial(view, s, seat) for s, seat in pairs], seconds),
        "imagine": cost_of([partial(imagine, game, seen, chance) for seen in views], seconds),
    }


def cost_of(calls: list[Callable[[], object]], seconds: float) -> float:
    """Mean seconds of one call."""
    done = 0
    start = process_time()
    while True:
        for call in calls:
            call()
        done += len(calls)
        taken = process_time() - start
        if taken >= seconds:
            return taken / done
