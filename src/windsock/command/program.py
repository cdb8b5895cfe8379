"""A program in any language that reads and writes one JSON object on each line."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from typing import Any

from windsock.core.trouble import Trouble
from windsock.terminal.link import LONGEST_SENT as LONGEST

FAREWELL = 5.0  # seconds in which a program may end by itself after the game


class Program:
    """A running program."""

    def __init__(self, name: str, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.name = name
        self.process = process
        self.stdin, self.stdout = process.stdin, process.stdout

    @staticmethod
    async def start(command: list[str]) -> Program:
        try:
            return Program(
                command[0], await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
            )
        except OSError as error:
            raise Trouble("program-missing", program=command[0]) from error

    async def left(self) -> Trouble:
        """Waits until the program has ended. Returns what there is to say about it."""
        code = await self.process.wait()
        return Trouble("program-left", program=self.name, code=code)

    async def end(self) -> None:
        """Closes the program's input, and ends it after a while."""
        self.stdin.close()
        try:
            await asyncio.wait_for(self.process.wait(), FAREWELL)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()

    async def tell(self, said: dict[str, Any]) -> None:
        self.stdin.write(json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        await self.stdin.drain()

    async def lines(self) -> AsyncIterator[bytes]:
        """Complete lines that are not empty. A line that is too long is cut, and its rest is dropped."""
        line = bytearray()
        while chunk := await self.stdout.read(LONGEST):
            *ended, rest = chunk.split(b"\n")
            for part in ended:
                line += part
                if line.strip():
                    yield bytes(line)
                line.clear()
            line += rest[: LONGEST + 1 - len(line)]
        if line.strip():
            yield bytes(line)


def read_object(line: bytes) -> dict[str, Any]:
    """Reads a line as a JSON object."""
    if len(line) > LONGEST:
        raise Trouble("too-big")
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise Trouble("bad-request", field="")
    return said
