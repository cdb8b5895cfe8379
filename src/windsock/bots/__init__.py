"""Bots: `choose(view, clock)` answers with an action. They know games through `core` alone."""

from __future__ import annotations

from typing import Final, Protocol

from windsock.core.action import Action
from windsock.core.game import Game
from windsock.core.sight import View

CLOCK: Final = 0.3  # seconds for one decision by default


class Bot(Protocol):
    """A bot at a seat. The same seed and the same view give the same choice."""

    def __init__(self, game: Game, seed: int) -> None: ...

    def choose(self, view: View, clock: float = CLOCK) -> Action:
        """One of the legal actions of the view's seat, within `clock` seconds."""
