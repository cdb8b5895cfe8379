"""`windsock simulate`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from windsock.core.registry import games as installed
from windsock.core.registry import load_game
from windsock.core.trouble import Trouble
from windsock.language import Speaker, default_language, speak
from windsock.terminal.player import seats_for

from .watching import watched
from .wishes import wishes

if TYPE_CHECKING:
    from windsock.lab.simulate import Plan, Row
    from windsock.lab.summary import Standing, Summary

USUAL = "steady,random"


def register(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game: Annotated[
        str, typer.Argument(help="Name of the game, as `windsock games` lists it.", autocompletion=installed)
    ],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    bots: Annotated[
        str,
        typer.Option(help="Who plays: names separated by commas. The last one takes the remaining seats."),
    ] = USUAL,
    seats: Annotated[
        int | None,
        typer.Option(
            metavar="NUMBER", help="Number of seats. By default 4, or as many as there are bots named."
        ),
    ] = None,
    rotate: Annotated[
        bool, typer.Option(help="Let the bots change seats from game to game, so that no seat favours one.")
    ] = True,
    option: Annotated[
        list[str] | None,
        typer.Option(help="An option of the game: `flight_ban` or `flight_ban=no`. May be repeated."),
    ] = None,
    board: Annotated[
        str | None, typer.Option(help="A shipped board's name or the folder of your own.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes to use; 0: one for each core.")] = 0,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Write one row a game: results.parquet or results.csv."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there.")] = False,
) -> None:
    """Play many games between bots and sum them up.

    The results depend on the seed alone, never on the number of workers. A game of steady bots takes a few
    seconds, one of random bots almost none. The command says how long all of them will take.

    For example after changing a board: is a seat favoured, how long do games last, how do they end?

    windsock simulate airlines-europe --board my-board --bots steady --games 40 -o results.csv
    """
    from windsock.lab import results
    from windsock.lab.simulate import Plan, room, run

    code = default_language()
    speak(code)
    speaker = Speaker(code)
    plan = Plan(
        game=game,
        bots=seated(game, bots, seats),
        games=games,
        seed=seed,
        options=tuple(wishes(option).items()),
        board=board,
        rotate=rotate,
    )
    if games < 1 or workers < 0:
        raise Trouble("simulate-number", games=games, workers=workers)
    room(plan)
    if output is not None:
        results.check(output, force=force)
    console = Console()
    announce(plan, speaker)
    rows = list(watched(run(plan, workers), games, speaker))
    if output is not None:
        results.write(rows, output)
    show(console, rows)
    if output is not None:
        console.print(f"{len(rows)} rows in {output}", soft_wrap=True, highlight=False, markup=False)


def seated(game: str, bots: str, seats: int | None) -> tuple[str, ...]:
    """One bot for each seat. The last one named takes the remaining seats."""
    played = load_game(game)
    span = played.seats
    names = [name.strip() for name in bots.split(",") if name.strip()]
    count = max(seats_for(played, 0, 0), len(names)) if seats is None else seats
    if count not in span:
        raise Trouble("seat-count", seats=count, least=span[0], most=span[-1])
    if not 0 < len(names) <= count:
        raise Trouble("simulate-bots", bots=len(names), seats=count)
    return tuple(names + names[-1:] * (count - len(names)))


def announce(plan: Plan, speaker: Speaker) -> None:
    """Says what is played, before it starts."""
    from windsock.lab.simulate import room

    place = room(plan)
    options = ", ".join(f"{name}={'yes' if is_on else 'no'}" for name, is_on in place.options.items())
    facts = {"board": place.board, "options": options, "bots": ", ".join(plan.bots), "seed": plan.seed}
    said = speaker.say("simulate-begins", game=plan.game, games=plan.games, seats=plan.seats, **facts)
    Console(stderr=True, highlight=False, soft_wrap=True, markup=False).print(said)


def show(console: Console, rows: list[Row]) -> None:
    """Prints the summary as tables."""
    from windsock.lab.summary import summary

    whole = summary(rows)
    console.print(standings("bot", whole.bots))
    console.print(standings("seat", whole.seats))
    console.print(facts(whole))


def standings(title: str, rows: list[Standing]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(title)
    for name in ("played", "won", "shared", "won, %", "95 % between", "score", "spread"):
        grid.add_column(name, justify="right")
    for row in rows:
        grid.add_row(
            row.name,
            str(row.games),
            str(row.wins),
            str(row.shared),
            f"{100 * row.wins / row.games:.1f}",
            f"{100 * row.least:.1f} and {100 * row.most:.1f}",
            f"{row.score:.1f}",
            f"{row.spread:.1f}",
        )
    return grid


def facts(whole: Summary) -> Grid:
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_row("games", str(whole.games))
    grid.add_row("actions a game", f"{whole.actions:.1f}")
    grid.add_row("turns a game", f"{whole.turns:.1f}")
    for ending, count in whole.endings.items():
        grid.add_row(f"ended by {ending}", str(count))
    return grid
