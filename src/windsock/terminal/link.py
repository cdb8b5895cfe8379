"""The way to a seat of a server's table: commands out, frames in, through restarts of the server too.

`windsock sit` and `windsock play LINK` come this way. What was not answered is said again under the same id,
which the server does once. A number of our own goes into the deal, and the seal is kept to be checked.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from windsock.core.seal import verdict
from windsock.core.trouble import Trouble

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

UNSEEN = "-"  # in the place of a link: it comes another way
VARIABLE = "WINDSOCK_LINK"
LONGEST_LINK = 2000
LONGEST_SHOWN = 500  # letters of a line that is none, shown to the user
LONGEST_SENT = 1 << 16  # bytes of one line: the server reads no more
LONGEST = 1 << 22  # bytes of one line from the server
PAUSES = (0.2, 0.5, 1, 2, 5)  # seconds before each new try, of whatever it is; from then on the last
OURS = object()  # the mark of what we say ourselves
FINAL = ("unknown-match", "match-damaged", "banned")  # why a server closes: trying again is of no use


@dataclass(frozen=True)
class SeatLink:
    """The link of a table, with the secret of a seat if it has one."""

    server: str  # http://localhost:8000
    match: str
    token: str

    @staticmethod
    def read(link: str, *, needs_token: bool = True) -> SeatLink:
        """A link as the browser gives it: http://localhost:8000/table/ID#TOKEN."""
        wrong = Trouble("bad-seat-link", link=link.partition("#")[0][:LONGEST_SHOWN])
        try:
            parts = urlsplit(link)
            is_server = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:  # half an address, a port beyond all ports
            raise wrong from None
        path = parts.path.strip("/").split("/")
        has_token = bool(parts.fragment) or not needs_token
        if not (is_server and len(path) == 2 and path[0] == "table" and path[1] and has_token):
            raise wrong
        return SeatLink(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment)

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/matches/{self.match}/live"


def unseen_link() -> str:
    """A link that stands in no list of processes: of a variable, or else the first line of the input."""
    said = os.environ.pop(VARIABLE, "") or sys.stdin.buffer.readline(LONGEST_LINK).decode(errors="replace")
    return said.strip()


class Link:
    """One seat's connection. Whoever uses it says what is done with frames and answers."""

    def __init__(self, link: SeatLink, patience: int | None = None) -> None:
        """`patience`: tries in a row to reach a server that was there; None: until somebody leaves. One that
        never was gets a try a pause."""
        self.link, self.patience = link, patience
        self.seat: int | None = None
        self.has_come = False  # the first frame
        self.frame: dict[str, Any] = {"number": 0, "count": 0, "moves": [], "stage": "open"}  # the newest
        self.name = secrets.token_hex(8)  # no other sender's ids are like ours
        self.sent = 0
        self.waiting: dict[str, tuple[Any, str]] = {}  # not answered: by our id, its mark and the text
        self.socket: ClientConnection | None = None
        self.seal = ""  # as we saw it first
        self.is_known = False  # the deal, as we were told then
        self.nonce = secrets.token_hex(16)
        self.nonces: dict[int, str] = {}  # ours by seat, once the server has taken it
        self.failures = 0  # to reach the server, in a row
        self.errors = 0  # answers in a row that were none

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to stay for."""
        return self.frame["stage"] in ("over", "closed")

    def verdict(self) -> str:
        """Whether a game that is over was dealt as it was sealed."""
        seed, deal = self.frame.get("seed"), self.frame.get("deal", {})
        return verdict(self.seal, self.nonces, self.is_known, seed, deal)

    # What is done with it

    async def welcomed(self) -> None:
        """The server knows us: `seat` is ours."""

    async def shown(self, frame: dict[str, Any]) -> None:
        """A new frame."""

    async def answered(self, mark: Any, answer: dict[str, Any]) -> None:
        """What became of something that was sent under this mark."""

    async def lost(self) -> None:
        """The server does not answer; we go on trying."""

    # The server

    async def stay(self) -> None:
        """Stay connected until the game is over, through restarts of the server too."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        while not self.is_done:
            try:
                await self.converse()
            except ConnectionClosed as closed:
                self.check_reason(closed.rcvd.reason if closed.rcvd is not None else "")
            except (InvalidHandshake, OSError):
                pass  # it comes back, or it does not
            finally:
                self.socket = None
            if not self.is_done:
                if self.failures == (self.patience if self.has_come else len(PAUSES)):
                    raise Trouble("no-server", address=self.link.server)
                await self.lost()
                await pause(self.failures)
                self.failures += 1

    def check_reason(self, reason: str) -> None:
        """Some tables cannot be come back to."""
        if reason == "banned":
            raise Trouble("banned", reason="", until="")
        if reason in FINAL:
            raise Trouble(reason, match=self.link.match)

    async def converse(self) -> None:
        """One connection, until it breaks or the game is over. What was not answered is said again."""
        from websockets.asyncio.client import connect

        async with connect(self.link.socket, max_size=LONGEST, compression=None) as socket:
            tokens = [self.link.token] if self.link.token else []
            hello = {"type": "hello", "tokens": tokens, "after": self.frame["count"]}
            await socket.send(json.dumps(hello))
            self.socket = socket
            for _, text in list(self.waiting.values()):
                await socket.send(text)
            async for line in socket:
                self.failures = 0
                await self.hear(json.loads(line))
                if self.is_done:
                    return

    async def hear(self, said: dict[str, Any]) -> None:
        """A line of the server."""
        if said["type"] == "frame":
            if not self.has_come:
                await self.come(said)
            self.frame = said
            await self.shown(said)
        elif said["id"] in self.waiting:  # else it was said twice and has its answer
            if said.get("trouble", {}).get("key") == "store-failed" and self.socket is not None:
                await pause(self.errors)  # it may be done or not: said again it is, once
                self.errors += 1
                await self.socket.send(self.waiting[said["id"]][1])
                return
            mark, _ = self.waiting.pop(said["id"])
            if mark is not OURS:
                await self.answered(mark, said)
            elif "count" in said and self.seat is not None:
                self.nonces[self.seat] = self.nonce

    async def come(self, frame: dict[str, Any]) -> None:
        """The first frame: who we are here, and what the server binds itself to."""
        self.seat, self.has_come = frame["seat"], True
        if self.seat is None and self.link.token:
            raise Trouble("bad-token")
        deal = frame.get("deal", {})
        self.seal = self.seal or deal.get("seal", "")
        self.is_known = self.is_known or deal.get("is_known", False)
        await self.welcomed()
        if frame["nonce"] is not None:
            self.take_up(frame["nonce"])
        elif frame["stage"] == "open" and self.seat is not None:
            await self.send({"type": "nonce", "nonce": self.nonce}, OURS)

    def take_up(self, nonce: str) -> None:
        """A nonce that the seat has given before. It counts for us only if it is the one that we gave."""
        if nonce == self.nonce and self.seat is not None:
            self.nonces[self.seat] = nonce

    async def send(self, said: dict[str, Any], mark: Any) -> None:
        """A line, completed and sent, now or when the server is back. `{"move": "draw"}` is enough."""
        from websockets.exceptions import ConnectionClosed

        self.sent += 1
        own = f"{self.name}-{self.sent}"
        whole = {"type": "play", "seat": self.seat, **said, "id": own}
        if whole["type"] == "play":
            whole.setdefault("number", self.frame["number"])
        self.waiting[own] = mark, write_object(whole)
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(self.waiting[own][1])


def write_object(said: dict[str, Any]) -> str:
    """The line of an object, if that is one which JSON has and a server reads."""
    try:
        text = json.dumps(said, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        size = len(text.encode())
    except (ValueError, RecursionError) as error:  # no number; half a letter
        raise Trouble("bad-request", field="") from error
    if size > LONGEST_SENT:
        raise Trouble("too-big")
    return text


async def pause(count: int) -> None:
    """The longer, the more often it went wrong."""
    await asyncio.sleep(PAUSES[min(count, len(PAUSES) - 1)])
