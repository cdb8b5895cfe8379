"""Long work that only this process can do, a slice at a time: whoever plays meanwhile hardly notices."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")
Sliced = Generator[None, None, T]  # work that can be interrupted wherever it yields
SLICE: Final = 0.005  # seconds


class Slices:
    """All of it together has at most half of the process's time, however much there is to do."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def run(self, work: Sliced[T]) -> T:
        """The result of the work. Others who have some take turns with it."""
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
    """The same for those who may wait."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
