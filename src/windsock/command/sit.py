"""`windsock sit`: a program in any language plays a seat, by the lines that docs/programs.md describes."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from windsock.core.seal import verdict
from windsock.core.trouble import Trouble

from .program import Program, read_object, write_object

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

PROTOCOL = 1
UNSEEN = "-"  # in the place of a link: it comes another way
VARIABLE = "WINDSOCK_LINK"
LONGEST_LINK = 2000
OURS = object()  # the id of what we say ourselves
LONGEST = 1 << 22  # bytes of one line from the server
LONGEST_SHOWN = 500  # letters of a line that is none, shown to the user
PAUSES = (0.2, 0.5, 1, 2, 5)  # seconds before each new try, of whatever it is; from then on the last
FINAL = ("unknown-match", "match-damaged")  # why the server closes a socket that need not be tried again
PATIENCE = 25  # tries in a row to reach a server that was there; one that never was gets a try a pause


def register(app: typer.Typer) -> None:
    app.command("sit")(sit)


def sit(
    link: Annotated[
        str,
        typer.Argument(
            metavar="LINK",
            help="The secret link of a seat, http://.../table/ID#TOKEN, which others may see in the list of "
            "processes; - takes it from the variable WINDSOCK_LINK or, without one, from standard input.",
        ),
    ],
    program: Annotated[
        list[str], typer.Argument(metavar="PROGRAM...", help="The program and its arguments, after --")
    ],
) -> None:
    """Let a program play a seat: it reads what the seat sees and writes its moves, one JSON object a line.

    windsock sit - -- python examples/greedy.py < link.txt
    """
    sys.exit(asyncio.run(Bridge(unseen_link() if link == UNSEEN else link).run(program)))


def unseen_link() -> str:
    """A link that stands in no list of processes. The program plays its seat, and need not know it."""
    said = os.environ.pop(VARIABLE, "") or sys.stdin.buffer.readline(LONGEST_LINK).decode(errors="replace")
    return said.strip()


class Bridge:
    """Carries lines between a program's standard input and output and the socket of its seat."""

    def __init__(self, link: str) -> None:
        wrong = Trouble("bad-seat-link", link=link.partition("#")[0][:LONGEST_SHOWN])
        try:
            parts = urlsplit(link)
            is_server = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:  # half an address, a port beyond all ports
            raise wrong from None
        path = parts.path.strip("/").split("/")
        if not (is_server and len(path) == 2 and path[0] == "table" and parts.fragment):
            raise wrong
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.address = f"{scheme}://{parts.netloc}/api/matches/{path[1]}/live"
        self.match = path[1]
        self.token = parts.fragment
        self.seat: int | None = None
        self.frame: dict[str, Any] = {"number": 0, "count": 0, "moves": [], "stage": "open"}  # the newest
        self.name = secrets.token_hex(8)  # no other sender's ids are like ours
        self.sent = 0
        self.waiting: dict[
            str, tuple[Any, str]
        ] = {}  # not answered: by our id, the program's id and the text
        self.socket: ClientConnection | None = None
        self.seal = ""  # as we saw it first
        self.is_known = False  # the deal, as we were told then
        self.nonce = secrets.token_hex(16)
        self.nonces: dict[int, str] = {}  # ours by seat, once the server has taken it
        self.failures = 0  # to reach the server, in a row
        self.errors = 0  # of the program, in a row

    @property
    def is_over(self) -> bool:
        return self.frame["stage"] in ("over", "closed")

    async def run(self, command: list[str]) -> int:
        """Until the game or the program ends. The exit code of the command."""
        program = await Program.start(command)
        playing = asyncio.create_task(self.play(program))
        listening = asyncio.create_task(self.listen(program))
        leaving = asyncio.create_task(program.left())
        await asyncio.wait([playing, leaving], return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        if not playing.done():
            playing.cancel()
            raise leaving.result()
        await program.end()
        playing.result()
        return self.judge()

    def judge(self) -> int:
        """Whether it was dealt as it was sealed, in one sentence; the exit code.

        At a table that the house closed the seal stays shut: there is nothing to judge.
        """
        if self.frame["stage"] == "closed":
            sys.stderr.write(f"{Trouble('match-closed', reason=self.frame['closed']['reason'])}\n")
            return 0
        found = verdict(
            self.seal, self.nonces, self.is_known, self.frame.get("seed"), self.frame.get("deal", {})
        )
        sys.stderr.write(f"{Trouble(f'deal-{found}')}\n")
        return int(found.startswith("wrong-"))

    # The server

    async def play(self, program: Program) -> None:
        """Stay connected until the game is over, through restarts of the server too."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        while not self.is_over:
            try:
                await self.converse(program)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.reason in FINAL:
                    raise Trouble(closed.rcvd.reason, match=self.match) from closed
                if closed.rcvd is not None and closed.rcvd.reason == "banned":
                    raise Trouble("banned", reason="", until="") from closed
            except (InvalidHandshake, OSError):
                pass  # it comes back, or it does not
            finally:
                self.socket = None
            if not self.is_over:
                if self.failures == (len(PAUSES) if self.seat is None else PATIENCE):
                    raise Trouble("no-server", address=self.address)
                await pause(self.failures)
                self.failures += 1

    async def converse(self, program: Program) -> None:
        """One connection, until it breaks or the game is over. What was not answered is said again."""
        from websockets.asyncio.client import connect

        async with connect(self.address, max_size=LONGEST, compression=None) as socket:
            after = self.frame["count"]
            await socket.send(json.dumps({"type": "hello", "tokens": [self.token], "after": after}))
            self.socket = socket
            for _, text in list(self.waiting.values()):
                await socket.send(text)
            async for line in socket:
                self.failures = 0
                await self.hear(program, json.loads(line))
                if self.is_over:
                    return

    async def hear(self, program: Program, said: dict[str, Any]) -> None:
        """A line of the server, handed on to the program."""
        if said["type"] == "frame":
            if self.seat is None:
                self.seat = said["seat"]
                if self.seat is None:
                    raise Trouble("bad-token")
                await program.tell({"type": "welcome", "protocol": PROTOCOL, "seat": self.seat})
                deal = said.get("deal", {})
                self.seal, self.is_known = deal.get("seal", ""), deal.get("is_known", False)
                if said["stage"] == "open":
                    await self.pass_on({"type": "nonce", "nonce": self.nonce, "id": OURS})
            self.frame = said
            await program.tell(said)
        elif said["id"] in self.waiting:  # else it was said twice and has its answer
            key = said.get("trouble", {}).get("key")
            if (
                key == "store-failed" and self.socket is not None
            ):  # it may be done or not: said again it is, once
                await pause(self.errors)
                self.errors += 1
                await self.socket.send(self.waiting[said["id"]][1])
                return
            said["id"], _ = self.waiting.pop(said["id"])
            if said["id"] is not OURS:
                await self.answer(program, said)
            elif "count" in said and self.seat is not None:
                self.nonces[self.seat] = self.nonce

    async def answer(self, program: Program, said: dict[str, Any]) -> None:
        """What became of a line of the program. After an error it is asked again, the next time later."""
        await program.tell(said)
        if "trouble" not in said and not ("refused" in said and "allowed" not in said):
            self.errors = 0
            return
        await pause(self.errors)
        self.errors += 1
        if self.frame["moves"] and not self.waiting:
            events = self.frame["events"] if self.frame["is_full"] else []
            await program.tell({**self.frame, "events": events})

    # The program

    async def listen(self, program: Program) -> None:
        """Lines of the program. One that no server would read is answered here."""
        with suppress(OSError):  # it has ended
            async for line in program.lines():
                try:
                    await self.pass_on(read_object(line))
                except Trouble as trouble:
                    sys.stderr.write(line.decode(errors="replace")[:LONGEST_SHOWN] + "\n")  # perhaps a remark
                    saying = {"key": trouble.key, "facts": trouble.facts}
                    await self.answer(program, {"type": "answer", "id": None, "trouble": saying})

    async def pass_on(self, said: dict[str, Any]) -> None:
        """A line, completed and sent, now or when the server is back. `{"move": "draw"}` is enough."""
        from websockets.exceptions import ConnectionClosed

        self.sent += 1
        own = f"{self.name}-{self.sent}"
        whole = {"type": "play", "seat": self.seat, **said, "id": own}
        if whole["type"] == "play":
            whole.setdefault("number", self.frame["number"])
        self.waiting[own] = said.get("id", self.sent), write_object(whole)
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(self.waiting[own][1])


async def pause(count: int) -> None:
    """The longer, the more often it went wrong."""
    await asyncio.sleep(PAUSES[min(count, len(PAUSES) - 1)])
