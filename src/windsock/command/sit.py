"""`windsock sit`: a program in any language plays a seat, by the lines that docs/programs.md describes."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from windsock.core.trouble import Trouble

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

PROTOCOL = 1
LONGEST = 1 << 22  # bytes of one line from the server
PAUSES = (0.2, 0.5, 1, 2, 5)  # seconds before each new try to reach the server
FAREWELL = 5.0  # seconds that a program has to end by itself after the game


def register(app: typer.Typer) -> None:
    app.command("sit")(sit)


def sit(
    link: Annotated[
        str, typer.Argument(metavar="LINK", help="The secret link of a seat: http://.../table/ID#TOKEN")
    ],
    program: Annotated[
        list[str], typer.Argument(metavar="PROGRAM...", help="The program and its arguments, after --")
    ],
) -> None:
    """Let a program play a seat: it reads what the seat sees and writes its moves, one JSON object a line.

    windsock sit 'http://localhost:8000/table/k3v9#secret' -- python examples/greedy.py
    """
    sys.exit(asyncio.run(Bridge(link).run(program)))


class Bridge:
    """Carries lines between a program's standard input and output and the socket of its seat."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        path = parts.path.strip("/").split("/")
        is_link = parts.scheme in ("http", "https") and len(path) == 2 and path[0] == "table"
        if not (is_link and parts.fragment):
            raise Trouble("bad-seat-link", link=link.partition("#")[0])
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.address = f"{scheme}://{parts.netloc}/api/matches/{path[1]}/live"
        self.match = path[1]
        self.token = parts.fragment
        self.seat: int | None = None
        self.number = 0
        self.count = 0
        self.is_over = False
        self.sent = 0
        self.failures = 0

    async def run(self, program: list[str]) -> int:
        """Until the game or the program ends. The exit code of the command."""
        try:
            process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, limit=LONGEST)
        except OSError as error:
            raise Trouble("program-missing", program=program[0]) from error
        playing = asyncio.create_task(self.play(process))
        ending = asyncio.create_task(process.wait())
        await asyncio.wait([playing, ending], return_when=asyncio.FIRST_COMPLETED)
        if not playing.done():
            playing.cancel()
            raise Trouble("program-left", program=program[0], code=process.returncode or 0)
        if process.stdin is not None:
            process.stdin.close()
        try:
            await asyncio.wait_for(asyncio.shield(ending), FAREWELL)
        except TimeoutError:
            process.kill()
            await ending
        playing.result()
        return 0

    async def play(self, process: Process) -> None:
        """Stay connected until the game is over, through restarts of the server too."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        while True:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                await self.converse(process)
            if self.is_over:
                return
            if self.failures == len(PAUSES):
                raise Trouble("no-server", address=self.address)
            await asyncio.sleep(PAUSES[self.failures])
            self.failures += 1

    async def converse(self, process: Process) -> None:
        """One connection, until it breaks or the game is over."""
        from websockets.asyncio.client import connect

        async with connect(self.address, max_size=LONGEST, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [self.token], "after": self.count}))
            speaking = asyncio.create_task(self.listen_to_program(process, socket))
            try:
                async for line in socket:
                    self.failures = 0
                    await self.hear(process, line)
                    if self.is_over:
                        return
            finally:
                speaking.cancel()

    async def hear(self, process: Process, line: str | bytes) -> None:
        """One line of the server, handed on to the program."""
        said = json.loads(line)
        if said["type"] == "frame":
            if self.seat is None:
                self.seat = said["seat"]
                if self.seat is None:
                    raise Trouble("bad-token")
                await self.tell(process, {"type": "welcome", "protocol": PROTOCOL, "seat": self.seat})
            self.number, self.count = said["number"], said["count"]
            self.is_over = said["stage"] == "over"
        await self.tell(process, said)

    async def tell(self, process: Process, said: dict[str, Any]) -> None:
        assert process.stdin is not None
        process.stdin.write(json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        await process.stdin.drain()

    async def listen_to_program(self, process: Process, socket: ClientConnection) -> None:
        """Lines of the program, completed and sent. `{"move": "draw"}` is enough."""
        assert process.stdout is not None
        while line := await process.stdout.readline():
            try:
                said = json.loads(line)
            except ValueError:
                said = None
            if not isinstance(said, dict):
                sys.stderr.write(line.decode(errors="replace"))  # not for the server: a remark
                continue
            self.sent += 1
            whole = {"type": "play", "seat": self.seat, "id": self.sent, **said}
            if whole["type"] == "play":
                whole.setdefault("number", self.number)
            await socket.send(json.dumps(whole))
