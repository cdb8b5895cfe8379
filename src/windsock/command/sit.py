"""`windsock sit`: a program in any language plays a seat, as docs/programs.md describes."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Annotated, Any

import typer

from windsock.core.trouble import Trouble
from windsock.terminal.link import LONGEST_SHOWN, UNSEEN, Link, SeatLink, pause, unseen_link

from .program import Program, read_object

PROTOCOL = 1
PATIENCE = 25  # tries in a row to reach a server that answered before


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


class Bridge(Link):
    """Carries lines between a program's standard input and output and the socket of its seat."""

    program: Program

    def __init__(self, link: str) -> None:
        super().__init__(SeatLink.read(link), PATIENCE)

    async def run(self, command: list[str]) -> int:
        """Runs until the game or the program ends. Returns the exit code of the command."""
        program = self.program = await Program.start(command)
        playing = asyncio.create_task(self.stay())
        listening = asyncio.create_task(self.listen())
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
        """Says in one sentence whether it was dealt as it was sealed. Returns the exit code.

        At a table that the owner closed the deal stays secret: there is nothing to judge.
        """
        if self.frame["stage"] == "closed":
            sys.stderr.write(f"{Trouble('match-closed', reason=self.frame['closed']['reason'])}\n")
            return 0
        found = self.verdict()
        sys.stderr.write(f"{Trouble(f'deal-{found}')}\n")
        return int(found.startswith("wrong-"))

    # The server

    async def welcomed(self) -> None:
        await self.program.tell({"type": "welcome", "protocol": PROTOCOL, "seat": self.seat})

    async def shown(self, frame: dict[str, Any]) -> None:
        await self.program.tell(frame)

    async def answered(self, mark: Any, answer: dict[str, Any]) -> None:
        """Passes on the answer to a line of the program. After an error asks again, each time later."""
        await self.program.tell({**answer, "id": mark})
        if "trouble" not in answer and not ("refused" in answer and "allowed" not in answer):
            self.errors = 0
            return
        await pause(self.errors)
        self.errors += 1
        if self.frame["moves"] and not self.waiting:
            events = self.frame["events"] if self.frame["is_full"] else []
            await self.program.tell({**self.frame, "events": events})

    # The program

    async def listen(self) -> None:
        """Reads lines of the program. One that no server would read is answered here."""
        with suppress(OSError):  # it has ended
            async for line in self.program.lines():
                try:
                    said = read_object(line)
                    await self.send(said, said.get("id", self.sent + 1))
                except Trouble as trouble:
                    sys.stderr.write(line.decode(errors="replace")[:LONGEST_SHOWN] + "\n")  # perhaps a remark
                    saying = {"key": trouble.key, "facts": trouble.facts}
                    await self.answered(None, {"type": "answer", "trouble": saying})
