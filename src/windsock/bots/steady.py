"""`steady`: looks to the end of its own turn, in several worlds that agree with what it has seen.

A move is played in every imagined world, the rest of the turn is played as well as it can be, and what the
seat then has is judged by the game's own `worth`. Plans are made for all worlds together: what a world holds
face down must not tell the bot which card to draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import perf_counter
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.chance import Swift
from windsock.core.game import Game, imagine
from windsock.core.play import explain, legal, push
from windsock.core.sight import View
from windsock.core.state import State

from . import CLOCK

WORLDS: Final = 6
WIDTHS: Final = (4, 2, 1)  # moves of each kind that are looked at closely: first decision, second, further
KEPT: Final = 10  # moves of each kind that may come later in the turn
USED: Final = 0.6  # share of the clock after which no new evaluation is begun


class Steady:
    """A one-step evaluation over imagined worlds."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.deadline = inf
        self.poor: set[Action] = set()

    def choose(self, view: View, clock: float = CLOCK) -> Action:
        self.deadline = perf_counter() + clock * USED
        self.poor.clear()
        moves = legal(view.state, view.seat)
        if len(moves) == 1:
            return moves[0]
        chance = Swift(self.seed * 1_000_003 + view.state.number)
        worlds = [imagine(self.game, view, chance)]
        while len(worlds) < WORLDS and perf_counter() < self.deadline:
            worlds.append(imagine(self.game, view, chance))
        return self.best(worlds, view.seat, 0)[0]

    def best(self, worlds: Sequence[State], seat: Seat, depth: int) -> tuple[Action, float]:
        """The move that is worth most over all worlds, when the turn has been played to its end."""
        best_move, best_worth = None, -inf
        for move in self.shortlist(worlds[0], seat, depth):
            worth = self.judge(worlds, seat, move, depth)
            if best_move is None or worth > best_worth:
                best_move, best_worth = move, worth
            if perf_counter() > self.deadline:
                break
        assert best_move is not None
        return best_move, best_worth

    def judge(self, worlds: Sequence[State], seat: Seat, move: Action, depth: int) -> float:
        """What a move is worth: on average over the worlds, after the best rest of the turn."""
        after = [played(s, seat, move) for s in worlds if explain(s, seat, move) is None]
        if depth + 1 < self.game.lookahead and all(s.asked == 1 << seat for s in after):
            return self.best(after, seat, depth + 1)[1]
        return sum(self.worth(s, seat) for s in after) / len(after)

    def shortlist(self, s: State, seat: Seat, depth: int) -> list[Action]:
        """The moves that the game's own plan begins with; without one the most promising moves of each kind
        by a first glance, best first."""
        width = WIDTHS[min(depth, len(WIDTHS) - 1)]
        if self.game.plan is not None and (depth == 0 or perf_counter() < self.deadline):
            planned = self.game.plan(s, seat, self.game.lookahead)
            if planned:
                return planned[:width]
        found = legal(s, seat)
        moves = [move for move in found if move not in self.poor] or found
        if len(moves) <= width:
            return moves
        kinds: dict[type, list[tuple[float, int]]] = {}
        for place, move in enumerate(moves):
            if place and perf_counter() > self.deadline:
                break
            kinds.setdefault(type(move), []).append((-self.worth(played(s, seat, move), seat), place))
        best: list[tuple[float, int]] = []
        for glances in kinds.values():
            glances.sort()
            best += glances[:width]
            if depth == 0:  # a move that looks poor at first is not tried again later in the turn
                self.poor.update(moves[place] for _, place in glances[KEPT:])
        best.sort()
        return [moves[place] for _, place in best]

    def worth(self, s: Any, seat: Seat) -> float:
        """The game's own `worth`. In a game without one, the lead in points."""
        if self.game.worth is not None:
            return self.game.worth(s, seat)
        scores = self.game.outcome(s).scores
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))


def played(s: State, seat: Seat, move: Action) -> State:
    """A copy of the position after one more move."""
    twin = s.copy()
    push(twin, seat, move)
    return twin
