"""`windsock --version`."""

from __future__ import annotations

from typing import Annotated

import typer

import windsock


def register(app: typer.Typer) -> None:
    app.callback()(version)


def tell(is_asked: bool) -> None:
    if is_asked:
        from windsock.lab.bench import is_compiled

        typer.echo(f"windsock {windsock.__version__}, {'compiled' if is_compiled() else 'plain Python'}")
        raise typer.Exit


def version(
    is_asked: Annotated[
        bool, typer.Option("--version", callback=tell, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Airline board games: play, replay, check and simulate them."""
