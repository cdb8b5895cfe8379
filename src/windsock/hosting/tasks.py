"""Work in the background. A reference is kept until it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from windsock.core.trouble import Trouble

from .condition import LOG


class Tasks:
    """The tasks of one house."""

    def __init__(self) -> None:
        self.all: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.all.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.all.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Trouble):
            LOG.error("something failed", exc_info=error)

    async def repeat(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Does the work again and again, for as long as the server runs, also after an error."""
        while True:
            try:
                await work()
            except Exception as error:
                LOG.error("a round failed", exc_info=error)
            await asyncio.sleep(pause)

    async def stop(self) -> None:
        tasks = list(self.all)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
