"""News between processes on one PostgreSQL: "match M has N entries", and which seats are connected where.

Nothing secret is ever on the bus.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any, Final

import psycopg
from sqlalchemy import Engine

from windsock.core.card import Seat

from .condition import LOG
from .writer import CHANNEL

HERE: Final = f"{CHANNEL}_here"  # "PROCESS MATCH SEATS", seats as bits; "PROCESS" alone asks who is there
NAME: Final = "windsock-bus"  # as the database lists this connection
# A dead connection is noticed within half a minute, not after a quarter of an hour.
LINE: Final[dict[str, Any]] = {
    "application_name": NAME,
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
PAUSE: Final = 0.5  # seconds between two checks whether to stop, and before listening again
NOTIFY: Final = "SELECT pg_notify(%s, word) FROM unnest(%s::text[]) AS word"


class Bus:
    """A thread that listens, and says who is here, at most once in each pause.

    The callbacks are called in the loop. `hear` gets a match and the length of its journal, or no match when
    news may have been missed. `hear_here` gets a process, a match and its connected seats, or no match when
    that process asks for ours. `lose` is called when the connection is lost.
    """

    def __init__(
        self,
        engine: Engine,
        process: str,
        hear: Callable[[str | None, int], None],
        hear_here: Callable[[str, str | None, frozenset[Seat]], None],
        lose: Callable[[], None],
    ) -> None:
        self.address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = process
        self.hear, self.hear_here, self.lose = hear, hear_here, lose
        self.loop = asyncio.get_running_loop()
        self.unsaid: dict[str, int] = {}  # seats by match
        self.lock = threading.Lock()
        self.is_listening = threading.Event()
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.run, name=NAME, daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Stops listening. Does not wait for a database that does not answer."""
        self.is_over.set()
        self.thread.join(2 * PAUSE)

    def say(self, match: str, seats: frozenset[Seat]) -> None:
        """Tells the others soon which seats of a match are connected here."""
        with self.lock:
            self.unsaid[match] = mask(seats)

    # In the thread

    def run(self) -> None:
        while not self.is_over.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True, **LINE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(f"LISTEN {HERE}")
                    connection.execute(NOTIFY, (HERE, [self.process]))
                    self.is_listening.set()
                    self.tell(self.hear, None, 0)
                    self.listen(connection)
                    self.send(connection)
            except psycopg.Error:
                pass
            except Exception as error:
                LOG.error("the bus failed", exc_info=error)
            self.is_listening.clear()
            self.tell(self.lose)
            self.is_over.wait(PAUSE)

    def listen(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        while not self.is_over.is_set():
            for notice in connection.notifies(timeout=PAUSE):
                self.read(notice)
            self.send(connection)

    def send(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        with self.lock:
            words = [f"{self.process} {match} {bits}" for match, bits in self.unsaid.items()]
            self.unsaid = {}
        if words:
            connection.execute(NOTIFY, (HERE, words))

    def read(self, notice: psycopg.Notify) -> None:
        first, *rest = notice.payload.split(" ")
        try:
            if notice.channel == CHANNEL:
                self.tell(self.hear, first, int(rest[0]))
            elif first != self.process:
                match, seats = (rest[0], unmask(int(rest[1]))) if rest else (None, frozenset())
                self.tell(self.hear_here, first, match, seats)
        except (ValueError, IndexError):
            LOG.warning("a word on the bus that is none of ours")

    def tell(self, hear: Callable[..., None], *words: Any) -> None:
        if not self.is_over.is_set() and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(hear, *words)


def mask(seats: frozenset[Seat]) -> int:
    """Seats as bits of a number."""
    return sum(1 << seat for seat in seats)


def unmask(bits: int) -> frozenset[Seat]:
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
