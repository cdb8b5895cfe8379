"""Bots think in processes of their own: nobody waits for them. A bot is given a view, never the truth."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from windsock.core.card import Seat

from .agreement import Agreement
from .match import Match, bot_of

NICENESS: Final = 10  # people come first


class Thinkers:
    """A few processes, started when the first bot has to move."""

    def __init__(self, workers: int, clock: float) -> None:
        self.workers = workers
        self.clock = clock  # seconds that a bot may think
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, seat: Seat, bot: str) -> str:
        """The move of a bot that sits at this seat, in notation."""
        question = (match.agreement.written(), tuple(match.lines), seat, bot, self.clock)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.opened(), think, *question)
        except BrokenProcessPool:  # somebody ended a worker: once more, with new ones
            self.close()
            return await loop.run_in_executor(self.opened(), think, *question)

    def opened(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=be_modest
            )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def be_modest() -> None:
    """In a worker: people come first, and it does not outlive the server, however that ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(agreement: bytes, lines: tuple[tuple[Seat, str], ...], seat: Seat, bot: str, clock: float) -> str:
    """In a worker: fold the game, mask it for the seat, and ask the bot."""
    agreed = Agreement.read(agreement)
    table = agreed.begin()
    for player, move in lines:
        table.play(player, move)
    chosen = bot_of(bot)(table.game, bot_seed(agreed, seat)).choose(table.sight(seat), clock)
    return table.write(chosen)


def bot_seed(agreement: Agreement, seat: Seat) -> int:
    """A bot's own chance: the same for the same deal and seat, and of no use to guess the cards."""
    text = f"bot {seat} {agreement.seed}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
