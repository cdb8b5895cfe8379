"""`windsock bench`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from windsock.core.registry import games, load_game
from windsock.core.trouble import Trouble

if TYPE_CHECKING:
    from windsock.lab.bench import Report


def register(app: typer.Typer) -> None:
    app.command("bench")(measure)


def measure(
    game: Annotated[str, typer.Option(help="The game to measure.")] = "airlines-europe",
    seconds: Annotated[float, typer.Option(help="About how long to measure.")] = 30.0,
    quick: Annotated[bool, typer.Option("--quick", help="A first impression in three seconds.")] = False,
    file: Annotated[
        Path | None, typer.Option("--json", help="Write figures, ratios and verdicts to this file.")
    ] = None,
) -> None:
    """Measure the speed of the engine, beside catanatron as a yardstick.

    Random play of a 4-player game, bare and through the public interface, and the cost of single questions.
    For the other games bare decisions and the cost of describing are measured, beside those of this one.
    The targets are those of the project. `make bench` measures the interpreted and the compiled build.
    """
    from windsock.lab.bench import bench

    if not 0 < seconds <= 3600:
        raise Trouble("bench-seconds", seconds=seconds)
    if file is not None and (file.is_dir() or not file.parent.is_dir()):
        raise Trouble("results-folder", file=str(file))
    console = Console()
    with console.status("measuring") as status:
        report = bench(
            load_game(game),
            min(seconds, 3.0) if quick else seconds,
            hashed=80 if quick else 800,
            watch=status.update,
            others=[load_game(name) for name in games() if name != game],
        )
    if file is not None:
        file.write_text(json.dumps(as_values(report), indent=2) + "\n", encoding="utf-8")
    console.print(f"{report.build}, Python {report.python}, {report.machine}", highlight=False)
    console.print(figures(report))
    console.print(verdicts(report))
    console.print(f"action hash {report.action_hash[:16]}", highlight=False)
    if "bare" not in report.ratios:
        console.print("catanatron is not installed: no ratios to it.")


def as_values(report: Report) -> dict[str, object]:
    """The report as values for JSON."""
    bars = [
        {"ratio": bar.ratio, "demand": demand, "at_least": bar.at_least, "passed": passed}
        for bar, demand, passed in report.verdicts()
    ]
    return {**asdict(report), "bars": bars}


def figures(report: Report) -> Grid:
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column(justify="left")
    grid.add_column(justify="right")
    for name, value in report.figures.items():
        unit = "µs" if name.endswith("cost") else "/s"
        grid.add_row(name, f"{value:,.1f}" if value < 1000 else f"{value:,.0f}", unit)
    return grid


def verdicts(report: Report) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for name in ("ratio", "measured", "bar", ""):
        grid.add_column(name, justify="left" if name in ("ratio", "") else "right")
    for bar, demand, passed in report.verdicts():
        sense = "at least" if bar.at_least else "at most"
        grid.add_row(
            bar.ratio,
            f"{report.ratios[bar.ratio]:.2f}",
            f"{sense} {demand:g}",
            "[green]pass[/green]" if passed else "[red]FAIL[/red]",
        )
    return grid
