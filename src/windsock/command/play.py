"""`windsock play`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from windsock.core.registry import games, load_game
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.terminal.link import UNSEEN, VARIABLE

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
            metavar="GAME|LINK",
            help="The game, such as airlines-europe (see: windsock games); or a seat's link at a server, "
            "http://.../table/ID#TOKEN; - asks for the link, so that it stands in no list of processes.",
            autocompletion=games,
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(metavar="NUMBER", help="How many play. By default 4.")] = None,
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
    """Play a game in the terminal: people at one keyboard and bots, or a seat of a server's table.

    The simplest way, you against three bots:

        windsock play airlines-europe

    Two people and two bots, with Flight Ban:

        windsock play airlines-europe --human Anna --human Ben --option flight_ban

    Every move is saved; go on later with: windsock play --resume last

    At a table of a server, beside those who play in the browser:

        windsock play http://localhost:8000/table/ID#TOKEN
    """
    from windsock.language import default_language, speak, speaker_for
    from windsock.terminal.here import Here
    from windsock.terminal.player import sit_down
    from windsock.terminal.store import data_folder, fetch, newest_autosave
    from windsock.terminal.words import Words

    code = language or default_language()
    speak(code)
    if not 0 <= pause <= LONGEST_PAUSE:
        raise Trouble("bad-pause", pause=pause)
    people, bots = human or [], bot or []
    given = {"seats": seats, "option": option, "board": board, "seed": seed}
    if game is not None and is_link(game):
        refuse("link-alone", {**given, "bot": bot, "resume": resume})
        visit(game, people, code, plain)
        return
    if resume is not None:
        refuse("resume-alone", given)
        file = newest_autosave() if resume == "last" else Path(resume)
        table, players = fetch(file)
        if table.read_only is not None:
            raise table.read_only.again()
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
        file = None  # a named save stays as it is: the game goes on in an autosave
    session = Here(table, players, file)
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


def is_link(text: str) -> bool:
    return text == UNSEEN or text.startswith(("http://", "https://"))


def refuse(key: str, given: Mapping[str, Any]) -> None:
    """Refuses options that make no sense together."""
    for name, value in given.items():
        if value is not None:
            raise Trouble(key, option=name)


def visit(text: str, people: list[str], code: str, plain: bool) -> None:
    """Takes a seat at a table of a server, or watches."""
    from windsock.language import speaker_for
    from windsock.terminal.door import come
    from windsock.terminal.farapp import FarApp
    from windsock.terminal.link import SeatLink, unseen_link
    from windsock.terminal.plainfar import PlainFar
    from windsock.terminal.words import Words

    if text == UNSEEN and sys.stdin.isatty() and VARIABLE not in os.environ:
        sys.stderr.write(f"{Trouble('link-wanted')} ")
        sys.stderr.flush()
    link = SeatLink.read(unseen_link() if text == UNSEEN else text, needs_token=False)
    session = come(link, lambda: name_for(people))
    words = Words(speaker_for(session.bare, code, session.names))
    try:
        if plain or not is_screen():
            PlainFar(session, words, sys.stdin, sys.stdout).run()
            ended = 0
        else:
            app = FarApp(session, words)
            app.run()
            ended = app.return_code or 0  # not 0 after a crash
            if app.failure is not None:
                raise app.failure
            print(session.kept(words, "plain-left"))
    finally:
        session.close()
    raise typer.Exit(ended or int(session.is_foul))


def name_for(people: list[str]) -> str | None:
    """The name for a free seat. None if there is nobody to ask."""
    if people:
        return people[0]
    if not sys.stdin.isatty():
        return None
    sys.stderr.write(f"{Trouble('name-wanted')} ")
    sys.stderr.flush()
    return sys.stdin.readline().strip() or None


def open_table(
    name: str,
    seats: int | None,
    people: list[str],
    bots: list[str],
    options: list[str] | None,
    board: str | None,
    seed: int | None,
) -> Table:
    """A new deal, with sensible defaults."""
    from windsock.terminal.player import seats_for

    game = load_game(name)
    count = seats_for(game, len(people), len(bots)) if seats is None else seats
    return game.new(count, seed, {**game.for_people, **wishes(options)}, board)
