"""`windsock games`: what is installed, and what each game can be played with."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from windsock.core.game import Game
from windsock.core.registry import games, load_game
from windsock.language import Speaker, default_language, speak

from .language import Language


def register(app: typer.Typer) -> None:
    app.command("games")(list_games)


def list_games(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="One game only, such as airlines-europe.")
    ] = None,
    language: Language = None,
) -> None:
    """List the games that are installed: how many play, what their options do, their boards.

    windsock games air-postal
    """
    code = language or default_language()
    speak(code)
    console = Console(highlight=False)
    chosen = games() if name is None else [name]
    for one in chosen:
        game = load_game(one)
        show(console, game, Speaker(code, game))
    speaker = Speaker(code)
    console.print(Text(speaker.say("games-hint", game=chosen[0] if chosen else "GAME"), "dim"))


def show(console: Console, game: Game, speaker: Speaker) -> None:
    """A game in a few lines."""
    title = speaker.say("title") if speaker.knows("title") else game.name
    least, most = game.seats[0], game.seats[-1]
    about = speaker.say("games-about", title=title, least=least, most=most, version=game.version)
    console.print(Text.assemble((game.name, "bold"), "  ", about))
    if game.options:
        console.print(Text(f"  {speaker.say('games-options')}", "dim"))
        options = game.options_for_people({}).items()
        rows = [(f"{name}={'yes' if is_on else 'no'}", help_of(speaker, name)) for name, is_on in options]
        console.print(Padding(grid(rows), (0, 0, 0, 4)))
    console.print(Text(f"  {speaker.say('games-boards')}", "dim"))
    boards = [(board, said(speaker, f"board-{board}")) for board in game.boards]
    console.print(Padding(grid(boards), (0, 0, 0, 4)))
    console.print()


def grid(rows: list[tuple[str, str]]) -> Grid:
    table = Grid(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for word, text in rows:
        table.add_row(word, Text(text))
    return table


def help_of(speaker: Speaker, option: str) -> str:
    """The name of an option and what it does."""
    key = f"option-{option}"
    return ". ".join(part for part in (said(speaker, key), speaker.shelf.format(key, {}, "help")) if part)


def said(speaker: Speaker, key: str) -> str:
    """A message of the game, or None if it has none."""
    return speaker.say(key) if speaker.knows(key) else ""
