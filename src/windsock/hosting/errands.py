"""Long work runs in a process of its own, niced, with a limited queue and a time limit.

A finished game is played again to prove its deal and to write its save. An uploaded save is judged.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from windsock.core import record
from windsock.core.player import Player
from windsock.core.rule import Rule
from windsock.core.trouble import Illegal, Trouble
from windsock.match.agreement import Agreement, saved

from .thinking import be_modest
from .waiting import Line

T = TypeVar("T")
MOST: Final = 16  # errands that run or wait
MOST_OF_ONE: Final = 3  # of these, errands of one visitor
LONGEST: Final = 60.0  # seconds for one errand: the longest games take less than three


class Errands:
    """The errands of one server, done one after the other."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.process = 0
        self.turn = asyncio.Lock()
        self.waiting: Counter[str] = Counter()  # by who asked
        self.tasks: set[asyncio.Task[Any]] = set()

    async def run(self, by: str, work: Callable[..., T], *words: Any) -> T:
        """The result of the work, done in the other process. Refuses a visitor who has too much waiting."""
        if self.waiting[by] >= MOST_OF_ONE:
            raise Trouble("too-often")
        if self.waiting.total() >= MOST:
            raise Trouble("busy")
        self.waiting[by] += 1
        task = asyncio.create_task(self.wait(work, words))
        self.tasks.add(task)
        task.add_done_callback(lambda _: self.forget(by, task))
        return await asyncio.shield(task)  # it goes on, and counts, even if the visitor hangs up

    def forget(self, by: str, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        self.waiting[by] -= 1
        if not self.waiting[by]:
            del self.waiting[by]
        if not task.cancelled():
            task.exception()  # marks the error as seen: nobody may be waiting for it any more

    async def wait(self, work: Callable[..., T], words: Sequence[Any]) -> T:
        async with self.turn:
            try:
                pool = await self.opened()
                done = asyncio.wrap_future(pool.submit(carried, work, *words))
                async with asyncio.timeout(LONGEST):
                    result, trouble = await done
            except TimeoutError:
                self.end()
                raise Trouble("took-too-long") from None
            except BrokenProcessPool:  # the process was ended; the next errand gets a new one
                self.end()
                raise Trouble("busy") from None
        if trouble is not None:
            raise unpacked(trouble)
        found: T = result
        return found

    async def opened(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=be_modest)
            self.process = await asyncio.wrap_future(self.pool.submit(come_in))
        return self.pool

    def end(self) -> None:
        """Ends the process, with whatever it is doing."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            if self.process:
                with suppress(ProcessLookupError):
                    os.kill(self.process, signal.SIGTERM)
        self.pool, self.process = None, 0

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.end()


class Packed(NamedTuple):
    """A trouble on its way between processes, with its cause."""

    key: str
    facts: dict[str, Any]
    is_rule: bool
    cause: Packed | None


def packed(trouble: Trouble) -> Packed:
    cause = trouble.cause()
    is_rule = isinstance(trouble, Illegal)
    return Packed(trouble.key, trouble.facts, is_rule, None if cause is None else packed(cause))


def unpacked(told: Packed) -> Trouble:
    trouble = Illegal(Rule(told.key), told.facts) if told.is_rule else Trouble(told.key, **told.facts)
    if told.cause is not None:
        trouble.__cause__ = unpacked(told.cause)
    return trouble


# In the process


def come_in() -> int:
    """The id of the process, once it has imported everything. The first errand's time starts after that."""
    return os.getpid()


def carried(work: Callable[..., Any], *words: Any) -> tuple[Any, Packed | None]:
    """Does the work. Returns its result or its trouble."""
    try:
        return work(*words), None
    except Trouble as trouble:
        return None, packed(trouble)


class Proof(NamedTuple):
    """A finished game played again: where it led, and its save."""

    digest: str
    text: str


def play_again(
    written: bytes, nonces: Sequence[str | None], lines: Sequence[Line], players: Sequence[tuple[str, str]]
) -> Proof:
    """Deals from what was sealed, and plays every line. The digest is that of today's rules; the save has
    the game as it was played."""
    agreement = Agreement.read(written)
    table = agreement.dealt(nonces).begin()
    digest = ""  # of the table where the rules first forbade a line
    for seat, move in lines:
        try:
            table.play(seat, move)
        except Illegal:
            digest = digest or table.digest()
            table.push(seat, table.read(move))
    table.players = [Player(*player) for player in players]
    table.proof = agreement.proof(nonces)
    return Proof(digest or table.digest(), record.write(table))


def judge_save(text: str) -> tuple[bytes, list[int]]:
    """The agreement that a save holds, and the indexes of its moves (-1: not in the catalogue)."""
    table = saved(text)
    index = table.catalogue.index
    agreement = Agreement.of(table, table.number, is_private=True)
    return agreement.written(), [index.get(action, -1) for _, action in table.done]
