"""Bots think in processes of their own, so that nobody waits for them. A bot gets a view, never the truth.

A worker keeps the tables of the matches it was asked about last. It is sent only lines that are new to it.
`waiting` decides who is served next when all workers are busy.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from windsock.core.card import Seat
from windsock.core.table import Table
from windsock.match.agreement import Agreement
from windsock.match.chair import bot_seed
from windsock.match.match import Match, bot_of

from .waiting import Asker, Line, Rank, Waiting

NICENESS: Final = 10  # people come first
MOST_TABLES: Final = 64  # tables that a worker keeps

Question = tuple[Seat, str, float]  # seat, bot, seconds


class Thinkers:
    """A few processes, each started when it is first needed. The first idle one takes the next question."""

    def __init__(self, workers: int, clock: float) -> None:
        self.clock = clock  # seconds that a bot may think
        self.idle = [Worker() for _ in range(workers)]
        self.waiting = Waiting()
        self.workers = tuple(self.idle)

    async def choose(
        self,
        match: Match,
        seat: Seat,
        bot: str,
        rank: Callable[[], Rank] = lambda: Rank.HERE,
        owner: str = "",
    ) -> str:
        """The move of a bot that sits at this seat, in notation."""
        key, agreement, lines = match.id, match.dealt, match.lines[:]
        asker = Asker(key, lines, rank, owner)
        self.waiting.askers.append(asker)
        self.give()
        worker: Worker | None = None
        try:
            worker = await asker.turn
            return await worker.ask(key, agreement, lines, (seat, bot, self.clock))
        finally:
            if worker is None and asker.turn.done() and not asker.turn.cancelled():
                worker = asker.turn.result()  # a worker was given to an asker who has just gone
            if worker is not None:
                self.idle.append(worker)
                self.give()

    def give(self) -> None:
        """Gives idle workers to the askers who are next."""
        while self.idle and (asker := self.waiting.next()) is not None:
            key, lines = asker.table, asker.lines
            # The worker that knows most of the match; of equals, the one that was busy last.
            worker = max(reversed(self.idle), key=lambda worker: worker.knows(key, lines))
            self.idle.remove(worker)
            asker.turn.set_result(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


class Worker:
    """One process, and what it is known to keep: how many lines of each match, and the last of them."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.told: dict[str, tuple[int, Line]] = {}  # the match asked about last comes last

    def knows(self, key: str, lines: Sequence[Line]) -> int:
        """How many of these lines it has. A line that was taken back and played again is another object."""
        count, last = self.told.get(key, (0, None))
        return count if 0 < count <= len(lines) and lines[count - 1] is last else 0

    async def ask(self, key: str, agreement: Agreement, lines: Sequence[Line], question: Question) -> str:
        try:
            move = await self.tell(key, agreement, lines, question)
        except BrokenProcessPool:  # the process was ended: try once more, with a new one
            self.close()
            move = None
        if move is None:
            self.told.pop(key, None)  # now it is told everything
            move = await self.tell(key, agreement, lines, question)
        assert move is not None
        return move

    async def tell(
        self, key: str, agreement: Agreement, lines: Sequence[Line], question: Question
    ) -> str | None:
        """Sends what is new, and asks. None means that the worker no longer keeps the match."""
        known = self.knows(key, lines)
        self.told.pop(key, None)
        start = None if known else agreement.written()
        news = (key, start, known, lines[known:])
        move = await asyncio.get_running_loop().run_in_executor(self.opened(), think, *news, *question)
        if lines:  # noted only now: after a failure it would not be known what it keeps
            self.told[key] = (len(lines), lines[-1])
            for oldest in list(self.told)[:-MOST_TABLES]:
                del self.told[oldest]
        return move

    def opened(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=be_modest)
        return self.pool

    def close(self) -> None:
        self.told.clear()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def be_modest() -> None:
    """In a worker: lowers its priority, and makes it end with the server, however that ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


KEPT: dict[str, tuple[int, Table]] = {}  # in a worker: matches after so many lines, the most recent last


def think(
    key: str, agreement: bytes | None, known: int, lines: Sequence[Line], seat: Seat, bot: str, clock: float
) -> str | None:
    """In a worker: brings the table up to date, masks it for the seat, and asks the bot."""
    count, table = KEPT.pop(key, (-1, None))
    if agreement is not None:
        count, table = 0, Agreement.read(agreement).begin()
        table.s.told = None  # nobody listens here
    if table is None or count != known:
        return None
    for player, move in lines:
        table.play(player, move)
    KEPT[key] = (known + len(lines), table)
    for oldest in list(KEPT)[:-MOST_TABLES]:
        del KEPT[oldest]
    chosen = bot_of(bot)(table.game, bot_seed(table.setup.seed.value, seat)).choose(table.sight(seat), clock)
    return table.write(chosen)
