"""`windsock replay`, `windsock show` and `windsock verify`: look at a saved game again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from windsock.core.chance import Sealed
from windsock.core.laying import text_of
from windsock.core.sight import EVERYTHING
from windsock.core.table import Table
from windsock.core.trouble import Trouble

from .checking import checking
from .language import Language
from .streams import is_screen

if TYPE_CHECKING:
    from windsock.terminal.history import History
    from windsock.terminal.words import Words

File = Annotated[Path, typer.Argument(metavar="FILE", help="A save (.wsk).")]
At = typer.Option("--at", metavar="NUMBER", help="After so many moves; 0 is the deal. By default the end.")
Start = typer.Option("--at", metavar="NUMBER", help="Begin after so many moves; 0 is the deal.")
Eyes = Annotated[
    str | None,
    typer.Option("--seat", metavar="SEAT", help="Who looks: p1, p2 ... or spectator (the default)."),
]


def register(app: typer.Typer) -> None:
    app.command("replay")(replay)
    app.command("show")(show)
    app.command("verify")(checking(verify))


def replay(
    file: File,
    at: Annotated[int, Start] = 0,
    seat: Eyes = None,
    language: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line instead of full screen.")] = False,
) -> None:
    """Step through a saved game, forward and back, as any seat or as a spectator.

    In a game that is not over a seat sees no more than it saw at the table.

        windsock replay game.wsk --seat p1
    """
    history, words = opened(file, at, seat, language)
    say_why(history)
    if plain or not is_screen():
        from windsock.terminal.plainreplay import PlainReplay

        PlainReplay(history, words, sys.stdin, sys.stdout).run()
    else:
        from windsock.terminal.viewer import ReplayApp

        app = ReplayApp(history, words)
        app.run()
        raise typer.Exit(app.return_code or 0)  # not 0 after a crash


def show(
    file: File,
    at: Annotated[int | None, At] = None,
    seat: Eyes = None,
    language: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    position: Annotated[
        bool,
        typer.Option(
            "--position", help="The whole position, to play on from; with --seat what that seat may know."
        ),
    ] = False,
) -> None:
    """Print one position of a saved game, as a seat or a spectator sees it.

    With --position it prints everything, hidden or not, as a scenario reads it (TOML), or with --json as
    `windsock.lay_out` reads it.

    windsock show game.wsk --at 40 --seat p2 --json
    """
    from windsock.terminal.reading import read_map, read_view

    history, words = opened(file, at, seat, language)
    say_why(history)
    if position and seat is not None and history.seat is None:
        raise Trouble("scenario-seat", word=seat, seats=history.table.seats)
    eyes = EVERYTHING if history.seat is None else history.seat
    if as_json:
        can_write = "utf" in sys.stdout.encoding.lower()
        value = history.past.layout(eyes) if position else history.shown()
        print(json.dumps(value, ensure_ascii=not can_write, indent=2))
        return
    if position:
        print(text_of(history.past.layout(eyes)))
        return
    chart = history.chart(words)
    print(words.title(history.shown()))
    print(history.heading(words))
    for line in [*read_view(history.shown(), words, history.names, chart), *read_map(chart, words)]:
        print(line)


def verify(
    file: File,
    seal: Annotated[str | None, typer.Option(metavar="HEX", help="The seal that you kept.")] = None,
    language: Language = None,
) -> None:
    """Check a save: deal again from its seed, play every move by the rules, compare every digest.

    Prints the seal, which was published before the game and proves its deal: the seed must follow from the
    sealed secret and the random numbers of the players. Exit code 1 and one sentence if anything does not
    agree, 2 if the file cannot be read.

        windsock verify game.wsk --seal 1f3a...
    """
    history, words = opened(file, None, None, language)
    table = history.table
    if table.read_only is not None:
        raise table.read_only.again()
    setup = table.setup
    chance = setup.seed.chance()
    print(
        words.say(
            "verify-game",
            game=words.title(history.shown()),
            version=table.game.version,
            board=setup.board,
            seats=setup.seats,
        )
    )
    if table.is_arranged:
        print(words.say("verify-position"))
        if seal is not None:
            raise Trouble("seal-missing")
    elif isinstance(chance, Sealed):
        say_seal(table, chance, seal, words)
    else:
        print(words.say("verify-no-seal", kind=setup.seed.kind))
        if seal is not None:
            raise Trouble("seal-missing")
    print(words.say("verify-moves", count=table.number))
    if table.over:  # before that, a hash of the whole position is secret
        print(words.say("verify-digest", digest=table.digest()))
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(history.names, table.standing.scores, strict=True)
        )
        print(words.say("verify-result", scores=scores, ending=words.speaker.ending(table.standing.ending)))
    else:
        print(words.say("verify-unfinished"))


def say_seal(table: Table, chance: Sealed, kept: str | None, words: Words) -> None:
    """Prints the seal of the secret (in older saves of the seed), and compares it with the one you kept."""
    proof = table.proof
    if proof is not None and proof.seed != table.setup.seed.value:
        raise Trouble("seal-broken")
    seal = chance.seal() if proof is None else proof.seal
    if kept is not None and kept.strip().lower() != seal:
        raise Trouble("seal-differs", seal=seal)
    print(words.say("verify-seal", seal=seal))
    if kept is not None:
        print(words.say("verify-kept"))
    if proof is None:
        print(words.say("verify-alone"))
    else:
        print(words.say("verify-nonces", count=sum(nonce is not None for nonce in proof.nonces)))


def say_why(history: History) -> None:
    """Says why a save is read-only."""
    if history.table.read_only is not None:
        print(history.table.read_only, file=sys.stderr)


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
