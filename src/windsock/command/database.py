"""The database that a command of the owner works on, while a server runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from windsock.core.trouble import Trouble
from windsock.language import Speaker, default_language, speak

from .serve import own_database

if TYPE_CHECKING:
    from windsock.hosting.store import Store

T = TypeVar("T")
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="The database of `windsock serve`. By default the file in your data folder.",
    ),
]


def speaking() -> Speaker:
    """The speaker for the sentences of a command."""
    code = default_language()
    speak(code)
    return Speaker(code)


def at(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Works on a database that exists already."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from windsock.web.app import open_store

    url = database or own_database()
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise Trouble("database-missing", database=url) from error
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise Trouble("database-missing", database=parsed.database or url)
    store = open_store(url, is_server=False)  # a server may run at the same time

    async def run() -> T:
        return await work(store)

    try:
        return asyncio.run(run())
    finally:
        store.close()
