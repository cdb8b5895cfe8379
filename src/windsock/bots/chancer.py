"""`random`: any legal move, each equally likely."""

from __future__ import annotations

from windsock.core.action import Action
from windsock.core.chance import Swift
from windsock.core.game import Game
from windsock.core.play import legal
from windsock.core.sight import View

from . import CLOCK


class Chancer:
    """Leaves everything to chance: a yardstick for bots, and a way to walk through the rules."""

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, clock: float = CLOCK) -> Action:
        moves = legal(view.state, view.seat)
        return moves[Swift(self.seed * 1_000_003 + view.state.number).below(len(moves))]
