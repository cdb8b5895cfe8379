"""`windsock tidy`: delete what nobody needs any more."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from windsock.language import Speaker

from .database import Database, at, speaking

if TYPE_CHECKING:
    from windsock.hosting.store import Store
    from windsock.hosting.tidy import Ages, Slice


def register(app: typer.Typer) -> None:
    app.command("tidy")(tidy)


def tidy(
    database: Database = None,
    days: Annotated[
        float,
        typer.Option(
            metavar="DAYS",
            help="How old guests without a seat and tables that never began must be. At least 1.",
        ),
    ] = 30,
    finished_after: Annotated[
        float | None,
        typer.Option(
            metavar="DAYS",
            help="Delete finished tables too, this long after their last move, once they are in --export-to.",
        ),
    ] = None,
    export_to: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where to save finished tables as .wsk, without their chat."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
) -> None:
    """Delete what nobody needs any more; a server may run meanwhile.

    Deletes guests who have no seat and no account, tables that never began, expired sessions, and what is
    left of old bans and reports. Finished tables stay, unless you say how old and where to save them:

        windsock tidy --finished-after 365 --export-to old-games

    You may stop it at any time and run it again. A table that somebody has open is not touched.
    """
    from windsock.hosting.tidy import Ages

    speaker = speaking()
    ages = Ages(days, finished_after, export_to)

    async def work(store: Store) -> list[Slice]:
        return await watched(store, ages, dry_run, speaker)

    gone: Counter[str] = Counter()
    for part in at(database, work):
        gone[part.kind] += part.count
        if part.trouble is not None:
            typer.echo(speaker.say("tidy-stays", match=part.match, problem=str(part.trouble)), err=True)
    for kind, count in gone.items():
        if count:
            typer.echo(speaker.say(f"tidy-{kind}", count=count))
    key = "tidy-nothing" if not any(gone.values()) else "tidy-would" if dry_run else "tidy-done"
    typer.echo(speaker.say(key))


async def watched(store: Store, ages: Ages, is_dry: bool, speaker: Speaker) -> list[Slice]:
    """The slices, counted on a terminal while they come."""
    from windsock.hosting.tidy import tidy as tidy_up

    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    parts: list[Slice] = []
    count = 0
    with Progress(*columns, console=console, transient=True, disable=not console.is_interactive) as progress:
        task = progress.add_task(speaker.say("tidy-progress", count=count), total=None)
        async for part in tidy_up(store, ages, is_dry=is_dry):
            parts.append(part)
            count += part.count
            progress.update(task, description=speaker.say("tidy-progress", count=count))
    return parts
