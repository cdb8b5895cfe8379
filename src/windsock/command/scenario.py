"""`windsock scenario`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from windsock.core import laying
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.scenario import Scenario, files, lines_of, moves_of, read, run


def register(app: typer.Typer) -> None:
    app.command("scenario")(check_scenarios)


def check_scenarios(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")
    ],
    show: Annotated[
        bool,
        typer.Option("--show", help="Print each position, whole and as steps see it, and what they change."),
    ] = False,
) -> None:
    """Run given / when / then files (TOML) and say which of them pass.

    A scenario sets up a position, plays lines of notation and compares any part of the result, who is asked,
    what is legal, what a seat is shown, or which rule refuses. The format: docs/scenarios.md.

    Exit code 0: all pass; 1: a comparison failed; 2: a file is broken.
    """
    passed = failed = broken = 0
    for file in files(paths):
        try:
            scenarios = read(file)
        except Trouble as trouble:
            broken += 1
            typer.echo(str(trouble), err=True)
            continue
        for scenario in scenarios:
            try:
                failures = run(scenario, Show(scenario)) if show else run(scenario)
            except Trouble as trouble:
                broken += 1
                typer.echo(f"broken  {line(scenario)}")
                typer.echo(str(trouble), err=True)
                continue
            typer.echo(f"{'failed' if failures else 'passed'}  {line(scenario)}")
            for failure in failures:
                typer.echo(f"        {failure}")
            passed += not failures
            failed += bool(failures)
    typer.echo(f"{passed} passed, {failed} failed, {broken} broken")
    if broken or failed:
        raise typer.Exit(2 if broken else 1)


def line(scenario: Scenario) -> str:
    return f"{scenario.name}  {scenario.title}".rstrip()


class Show:
    """Prints the given position, whole and as `then` sees it, and after each step what has changed."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.before: dict[str, str] = {}

    def __call__(self, number: int, table: Table) -> None:
        now = lines_of(table)
        if number == 0 and table.game.layout is not None:
            typer.echo(f"position  {line(self.scenario)}")
            for part in laying.lines_of(table.layout()["given"]):
                typer.echo(f"        {part}")
        typer.echo(f"{f'step {number}' if number else 'given'}  {line(self.scenario)}")
        for path, value in now.items():
            if self.before.get(path) != value:
                typer.echo(f"        {path} = {value}")
        for move in moves_of(table):
            typer.echo(f"        {move}")
        self.before = now
