"""Windsock: airline board games, complete, with a rules engine that cites its rules.

>>> import windsock
>>> game = windsock.game("airlines-europe")
>>> table = game.new(seats=3, seed=7, options={"flight_ban": True})
>>> table.asked
[0, 1, 2]
>>> first = table.legal(0)[0]
>>> action = table.play(0, first)
>>> table.explain(0, "cash").rule
'AE-RULING-09'
"""

from __future__ import annotations

from . import language  # lends a voice to str(trouble)
from .core.game import Game, Outcome, imagine
from .core.laying import lay_out
from .core.record import load, save
from .core.registry import load_game as game
from .core.table import Refusal, Table
from .core.trouble import Illegal, Trouble

__version__ = "0.1.0"

__all__ = [
    "Game",
    "Illegal",
    "Outcome",
    "Refusal",
    "Table",
    "Trouble",
    "__version__",
    "game",
    "imagine",
    "language",
    "lay_out",
    "load",
    "save",
]
