"""`windsock simulate`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from windsock.core.registry import load_game
from windsock.core.trouble import Trouble

if TYPE_CHECKING:
    from windsock.lab.simulate import Plan, Row
    from windsock.lab.summary import Standing, Summary

USUAL = "steady,random"


def register(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game: Annotated[str, typer.Argument(help="Name of the game, as `windsock games` lists it.")],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    bots: Annotated[
        str,
        typer.Option(help="Who plays: names with commas between. The last one takes the seats left over."),
    ] = USUAL,
    seats: Annotated[
        int | None, typer.Option(help="Number of seats. Not given: one for each bot named, or the least.")
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

    The results depend on the seed alone, never on the number of workers.

    A designer who has changed a board asks whether a seat is favoured, how long games last and how they end:

    windsock simulate airlines-europe --board my-board --bots steady --seats 4 --games 200 -o results.parquet
    """
    from windsock.lab import results
    from windsock.lab.simulate import Plan, room

    plan = Plan(
        game=game,
        bots=seated(game, bots, seats),
        games=games,
        seed=seed,
        options=tuple(wish(text) for text in option or ()),
        board=board,
        rotate=rotate,
    )
    if games < 1 or workers < 0:
        raise Trouble("simulate-number", games=games, workers=workers)
    room(plan)
    if output is not None:
        results.check(output, force=force)
    console = Console()
    rows = watched(plan, workers)
    if output is not None:
        results.write(rows, output)
    show(console, rows)
    if output is not None:
        console.print(f"{len(rows)} rows in {output}", soft_wrap=True, highlight=False, markup=False)


def seated(game: str, bots: str, seats: int | None) -> tuple[str, ...]:
    """One bot a seat; the last one named takes the seats left over."""
    span = load_game(game).seats
    names = [name.strip() for name in bots.split(",") if name.strip()]
    count = max(len(names), span[0]) if seats is None else seats
    if count not in span:
        raise Trouble("seat-count", seats=count, least=span[0], most=span[-1])
    if not 0 < len(names) <= count:
        raise Trouble("simulate-bots", bots=len(names), seats=count)
    return tuple(names + names[-1:] * (count - len(names)))


def wish(text: str) -> tuple[str, bool]:
    """An option in words: its name, or its name and yes or no."""
    name, _, value = text.partition("=")
    if value not in ("", "yes", "no"):
        raise Trouble("simulate-option", option=text)
    return name, value != "no"


def watched(plan: Plan, workers: int) -> list[Row]:
    """All rows, with a bar to watch while they come."""
    from windsock.lab.simulate import run

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        return list(progress.track(run(plan, workers), total=plan.games))


def show(console: Console, rows: list[Row]) -> None:
    """The summary, as tables."""
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
