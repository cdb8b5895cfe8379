"""Reads rows of the database in threads, and writes them in the one writing thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row, Select

from .database import reading
from .writer import Writer

T = TypeVar("T")


class Rows:
    """Rows for whatever part of the server keeps its own."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def all(self, rows: Select[Any]) -> Sequence[Row[Any]]:
        return await reading(self.engine, lambda connection: connection.execute(rows).all())

    async def write(self, *statements: Executable) -> None:
        """Executes all statements in one transaction."""
        await self.writer.work(lambda connection: [connection.execute(one) for one in statements] and None)

    async def work(self, work: Callable[[Connection], T]) -> T:
        """Does work that reads before it writes, in one transaction."""
        result: T = await self.writer.work(work)
        return result
