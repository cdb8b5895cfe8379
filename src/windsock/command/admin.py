"""`windsock admin`: lists, closes and exports tables, copies the database. For people see `moderating`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from windsock.core.trouble import Trouble

from . import moderating
from .database import Database, at, speaking

if TYPE_CHECKING:
    from windsock.hosting.listing import Line
    from windsock.hosting.store import Store

T = TypeVar("T")


def register(app: typer.Typer) -> None:
    group = typer.Typer(no_args_is_help=True, help="Look after the tables and the people of a server.")
    group.command("tables")(tables)
    group.command("close")(close)
    group.command("export")(export)
    group.command("backup")(backup)
    moderating.register(group)
    app.add_typer(group, name="admin")


def tables(
    database: Database = None,
    stage: Annotated[
        str | None, typer.Option(metavar="STAGE", help="open, running, over or closed. By default all.")
    ] = None,
    limit: Annotated[
        int, typer.Option(metavar="NUMBER", min=1, help="How many, the most recent first.")
    ] = 50,
    check: Annotated[
        bool, typer.Option("--check", help="Open each one: can it go on by today's rules? Takes longer.")
    ] = False,
) -> None:
    """List the tables: id, game, stage, when they were last touched, who sits there."""
    from windsock.hosting.listing import checked, listed

    speaker = speaking()

    async def work(store: Store) -> list[Line]:
        lines = await listed(store, stage, limit)
        return [await checked(store, line) for line in tracked(lines)] if check else lines

    grid = Grid(box=None, pad_edge=False)
    for name in ("id", "game", "stage", "touched", "names", "state"):
        grid.add_column(speaker.say(f"admin-{name}"), overflow="fold")
    for line in at(database, work):
        state = "" if line.state is None else speaker.say(f"admin-{line.state}")
        grid.add_row(line.id, line.game, speaker.say(f"admin-{line.stage}"), line.day, line.names, state)
    Console().print(grid, markup=False)


def close(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="The id of a table, as `tables` lists it.")],
    reason: Annotated[str, typer.Option("--reason", help="Why. Everybody at the table reads it.")],
    database: Database = None,
) -> None:
    """Close a table for good. Nobody can play or talk there any more, and everybody sees why.

    The game has no result. Players can still look at what they could see; the deal stays secret.
    """
    from windsock.hosting import moderation

    speaker = speaking()
    at(database, lambda store: moderation.close(store, match, reason))
    typer.echo(speaker.say("admin-did-close", match=match))


def export(
    match: Annotated[str, typer.Argument(metavar="MATCH|all", help="The id of a table, or all of them.")],
    folder: Annotated[Path, typer.Argument(help="Where to write windsock-ID.wsk. Created if it is missing.")],
    database: Database = None,
    with_secrets: Annotated[
        bool,
        typer.Option(
            "--with-secrets",
            help="Also games that are not over. WHOEVER READS SUCH A FILE KNOWS ALL CARDS TO COME.",
        ),
    ] = False,
) -> None:
    """Write tables as .wsk files. Each is read back before it counts."""
    from windsock.hosting.export import made
    from windsock.hosting.listing import exported, to_export

    speaker = speaking()

    async def work(store: Store) -> list[Trouble | None]:
        ids = await to_export(store, match, with_secrets=with_secrets)
        made(folder)
        return [await exported(store, one, folder, with_secrets=with_secrets) for one in tracked(ids)]

    if with_secrets:
        typer.echo(speaker.say("admin-secrets"), err=True)
    results = at(database, work)
    troubles = [trouble for trouble in results if trouble is not None]
    for trouble in troubles:
        typer.echo(str(trouble), err=True)
    typer.echo(speaker.say("admin-did-export", count=len(results) - len(troubles), folder=str(folder)))
    if troubles:
        raise typer.Exit(1)


def backup(
    file: Annotated[Path, typer.Argument(help="The copy. It must not exist yet.")],
    database: Database = None,
) -> None:
    """Copy a SQLite database while the server runs. Only you can read the copy.

    The copy holds the seeds of running games. Keep it as secret as the database itself.
    """
    from windsock.hosting.backup import backup as copy

    speaker = speaking()

    async def work(store: Store) -> None:
        copy(store.engine, file)

    at(database, work)
    typer.echo(speaker.say("admin-did-backup", file=str(file)))


def tracked(things: list[T]) -> Iterator[T]:
    """The same steps, with a progress bar on a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_interactive) as progress:
        yield from progress.track(things, total=len(things))
