"""catanatron from PyPI, the yardstick of the benchmark: four random players of another game and engine."""

from __future__ import annotations

from typing import Any, Final

LONGEST: Final = 1000  # turns after which catanatron itself gives a game up


class Yardstick:
    """Plays whole games of catanatron, and keeps some positions to copy."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.new: Any = lambda: Game([RandomPlayer(color) for color in Color])
        self.kept: list[Any] = []
        self.turn = 0

    def game(self, seed: int) -> int:
        """One game to its end: how many decisions. It draws from its own chance."""
        game = self.new()
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            game.play_tick()
            ticks += 1
            if len(self.kept) < 50 and ticks % 97 == 0:
                self.kept.append(game.copy())
        return ticks

    def copy(self) -> object:
        """A copy of one of the kept positions, one after the other."""
        self.turn += 1
        return self.kept[self.turn % len(self.kept)].copy()


def yardstick() -> Yardstick | None:
    """The yardstick, if it is installed."""
    try:
        return Yardstick()
    except ImportError:
        return None
