"""`windsock replay`, `windsock show` and `windsock verify`: a saved game looked at again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from windsock.core.chance import Sealed
from windsock.core.trouble import Trouble

if TYPE_CHECKING:
    from windsock.terminal.history import History
    from windsock.terminal.words import Words

File = Annotated[Path, typer.Argument(metavar="FILE", help="A save (.wsk).")]
At = Annotated[
    int | None,
    typer.Option(
        "--at", metavar="NUMBER", help="After so many moves. 0 is the deal; usually the end of the save."
    ),
]
Eyes = Annotated[
    str | None,
    typer.Option("--seat", metavar="SEAT", help="Whose eyes: p1, p2 ... or spectator (the usual)."),
]
Language = Annotated[
    str | None, typer.Option(metavar="CODE", help="en, fr, it or de. Usually that of your system.")
]


def register(app: typer.Typer) -> None:
    app.command("replay")(replay)
    app.command("show")(show)
    app.command("verify")(verify)


def replay(
    file: File,
    at: At = None,
    seat: Eyes = None,
    language: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line instead of full screen.")] = False,
) -> None:
    """Step through a saved game, forward and back, as any seat or as a spectator.

    Of a game that is still running a seat sees no more than it saw at the table.

        windsock replay game.wsk --seat p1
    """
    history, words = opened(file, at if at is not None else 0, seat, language)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from windsock.terminal.plainreplay import PlainReplay

        PlainReplay(history, words, sys.stdin, sys.stdout).run()
    else:
        from windsock.terminal.viewer import ReplayApp

        ReplayApp(history, words).run()


def show(
    file: File,
    at: At = None,
    seat: Eyes = None,
    language: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Print one position of a saved game, as a seat or a spectator sees it.

    windsock show game.wsk --at 40 --seat p2 --json
    """
    from windsock.terminal.reading import read_map, read_view

    history, words = opened(file, at, seat, language)
    if as_json:
        typer.echo(json.dumps(history.shown(), ensure_ascii=False, indent=2))
        return
    chart = history.chart(words)
    typer.echo(words.title(history.shown()))
    typer.echo(history.heading(words))
    for line in [*read_view(history.shown(), words, history.names, chart), *read_map(chart, words)]:
        typer.echo(line)


def verify(file: File, language: Language = None) -> None:
    """Check a save: deal again from its seed, play every move by the rules, compare every digest.

    Prints the seal, which can be published before a game and proves its deal afterwards. Exit code 2 and one
    sentence if anything does not agree.

        windsock verify game.wsk
    """
    history, words = opened(file, None, None, language)
    table = history.table
    if table.read_only is not None:
        raise table.read_only
    setup = table.setup
    chance = setup.seed.chance()
    typer.echo(
        words.say(
            "verify-game",
            game=words.title(history.shown()),
            version=table.game.version,
            board=setup.board,
            seats=setup.seats,
        )
    )
    if isinstance(chance, Sealed):
        typer.echo(words.say("verify-seal", seal=chance.seal()))
    else:
        typer.echo(words.say("verify-no-seal", kind=setup.seed.kind))
    typer.echo(words.say("verify-moves", count=table.number))
    if table.over:  # before that, a print of the whole position is for nobody's eyes
        typer.echo(words.say("verify-digest", digest=table.digest()))
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(history.names, table.standing.scores, strict=True)
        )
        typer.echo(
            words.say("verify-result", scores=scores, ending=words.speaker.ending(table.standing.ending))
        )
    else:
        typer.echo(words.say("verify-unfinished"))


def opened(file: Path, at: int | None, seat: str | None, language: str | None) -> tuple[History, Words]:
    """A save, ready to look at."""
    from windsock.language import default_language, speak, speaker_for
    from windsock.terminal.history import History, seat_named
    from windsock.terminal.store import fetch
    from windsock.terminal.words import Words

    code = language or default_language()
    speak(code)
    table, players = fetch(file)
    if at is not None and not 0 <= at <= table.number:
        raise Trouble("no-such-move", number=at, count=table.number)
    history = History(table, players, seat_named(seat, table), at)
    return history, Words(speaker_for(table, code, [player.name for player in players]))
