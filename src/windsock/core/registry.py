"""Finds games and bots through entry points. Our own use the same entry points as plug-ins."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .card import MOST_SEATS
from .game import Game
from .trouble import Trouble


def found(group: str) -> dict[str, EntryPoint]:
    """What is installed under this group, by name."""
    return {point.name: point for point in sorted(entry_points(group=group))}


def games() -> list[str]:
    return list(found("windsock.games"))


def bots() -> list[str]:
    return list(found("windsock.bots"))


def load_game(name: str) -> Game:
    points = found("windsock.games")
    if name not in points:
        raise Trouble("unknown-game", game=name, games=", ".join(points))
    game = points[name].load()
    assert isinstance(game, Game)
    assert game.seats[-1] <= MOST_SEATS
    return game


def load_bot(name: str) -> Any:
    """The class of a bot. Call it with a game and a seed."""
    points = found("windsock.bots")
    if name not in points:
        raise Trouble("unknown-bot", bot=name, bots=", ".join(points))
    return points[name].load()
