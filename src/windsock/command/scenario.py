"""`windsock scenario`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from windsock.core.trouble import Trouble
from windsock.scenario import Scenario, files, read, run


def register(app: typer.Typer) -> None:
    app.command("scenario")(check_scenarios)


def check_scenarios(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")
    ],
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
                failures = run(scenario)
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
