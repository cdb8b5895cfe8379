"""News between processes on one PostgreSQL: "match M has N entries". Nothing secret is ever on the bus."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Final

import psycopg
from sqlalchemy import Engine

from .writer import CHANNEL

PAUSE: Final = 0.5  # seconds between looks whether to stop, and before listening anew


class Bus:
    """A thread that listens. `hear` is called in the loop; with no match when news may have been missed."""

    def __init__(self, engine: Engine, hear: Callable[[str | None, int], None]) -> None:
        self.address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.hear = hear
        self.loop = asyncio.get_running_loop()
        self.is_listening = threading.Event()
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.run, name="windsock-bus", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.is_over.set()
        self.thread.join()

    def run(self) -> None:
        while not self.is_over.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.is_listening.set()
                    self.tell(None, 0)
                    self.listen(connection)
            except psycopg.Error:
                self.is_over.wait(PAUSE)

    def listen(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        while not self.is_over.is_set():
            for notice in connection.notifies(timeout=PAUSE):
                match, _, count = notice.payload.partition(" ")
                self.tell(match, int(count))

    def tell(self, match: str | None, count: int) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.hear, match, count)
