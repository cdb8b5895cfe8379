"""`windsock play`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from windsock.core.registry import games, load_game
from windsock.core.table import Table
from windsock.core.trouble import Trouble

from .language import Language
from .streams import is_screen
from .wishes import wishes

LONGEST_PAUSE = 10.0


def register(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="The game, such as airlines-europe (see: windsock games).",
            autocompletion=games,
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(metavar="NUMBER", help="How many play. Usually 4.")] = None,
    human: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="The name of a person at this keyboard. Give it again for more."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT", help="A bot: steady or random. Give it again for more. Free seats get steady."
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="OPTION",
            help="An option of the game: flight_ban, or flight_ban=no. Give it again for more.",
        ),
    ] = None,
    board: Annotated[
        str | None,
        typer.Option(metavar="BOARD", help="A shipped board's name, or the path of a folder with one."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="A number: the same number deals the same cards.")
    ] = None,
    language: Language = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Go on with a save; 'last' is the game you played last."),
    ] = None,
    pause: Annotated[float, typer.Option(metavar="SECONDS", help="Seconds after a bot's move.")] = 0.8,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="Line by line instead of full screen: for pipes and screen readers."),
    ] = False,
) -> None:
    """Play a game in the terminal: people at one keyboard, bots in the other seats.

    The simplest way, you against three bots:

        windsock play airlines-europe

    Two people and two bots, with Flight Ban:

        windsock play airlines-europe --human Anna --human Ben --option flight_ban

    Every move is saved; go on later with: windsock play --resume last
    """
    from windsock.language import default_language, speak, speaker_for
    from windsock.terminal.player import sit_down
    from windsock.terminal.session import Session
    from windsock.terminal.store import data_folder, fetch, newest_autosave
    from windsock.terminal.words import Words

    code = language or default_language()
    speak(code)
    if not 0 <= pause <= LONGEST_PAUSE:
        raise Trouble("bad-pause", pause=pause)
    people, bots = human or [], bot or []
    if resume is not None:
        given = {"seats": seats, "option": option, "board": board, "seed": seed}
        for name, value in given.items():
            if value is not None:
                raise Trouble("resume-alone", option=name)
        file = newest_autosave() if resume == "last" else Path(resume)
        table, players = fetch(file)
        if table.read_only is not None:
            raise table.read_only
        if game is not None and game != table.game.name:
            raise Trouble("resume-other-game", game=game, other=table.game.name)
    elif game is None:
        raise Trouble("play-needs-game")
    else:
        file, players = None, []
        table = open_table(game, seats, people, bots, option, board, seed)
    guest = Words(speaker_for(table, code)).say("guest")
    if people or bots or not players:
        players = sit_down(table.game, table.seats, people, bots, guest)
    if file is not None and file.resolve().parent != data_folder().resolve():
        file = None  # a save that somebody named stays as it is: the game goes on in an autosave
    session = Session(table, players, file)
    words = Words(speaker_for(table, code, session.names))
    if plain or not is_screen():
        from windsock.terminal.plain import PlainTable

        PlainTable(session, words, sys.stdin, sys.stdout).run()
    else:
        from windsock.terminal.app import TableApp

        app = TableApp(session, words, pause)
        app.run()
        print(session.kept(words, "plain-left"))
        raise typer.Exit(app.return_code or 0)  # not 0 after a crash


def open_table(
    name: str,
    seats: int | None,
    people: list[str],
    bots: list[str],
    options: list[str] | None,
    board: str | None,
    seed: int | None,
) -> Table:
    """A new deal, with sensible choices for what is not said."""
    from windsock.terminal.player import seats_for

    game = load_game(name)
    count = seats_for(game, len(people), len(bots)) if seats is None else seats
    return game.new(count, seed, {**game.for_people, **wishes(options)}, board)
