"""`windsock games`."""

from __future__ import annotations

import typer
from rich.console import Console
from rich.table import Table as Grid

from windsock.core.registry import games, load_game


def register(app: typer.Typer) -> None:
    app.command("games")(list_games)


def list_games() -> None:
    """List the games that are installed, with their seats, options and boards."""
    grid = Grid("game", "version", "seats", "options", "boards", box=None, pad_edge=False)
    for name in games():
        game = load_game(name)
        seats = f"{game.seats[0]} to {game.seats[-1]}"
        grid.add_row(name, game.version, seats, ", ".join(game.options), ", ".join(game.boards))
    Console().print(grid)
