"""Long work that only this process can do, one slice at a time, so that players hardly notice."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")
Sliced = Generator[None, None, T]  # work that may pause wherever it yields
SLICE: Final = 0.005  # seconds


class Slices:
    """Gives all long work together at most half of the time of the process."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def run(self, work: Sliced[T]) -> T:
        """The result of the work. Several pieces of work take turns."""
        while True:
            async with self.turn:
                start = perf_counter()
                try:
                    while perf_counter() - start < SLICE:
                        next(work)
                except StopIteration as end:
                    result: T = end.value
                    return result
                await asyncio.sleep(perf_counter() - start)


def at_once(work: Sliced[T]) -> T:
    """The result of the work, without any pause."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
