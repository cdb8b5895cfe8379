"""Visitors of a test server: a browser's requests and sockets, without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
BIGGEST = 1 << 22


class Visitor:
    """One browser: it keeps its cookie and the tokens of its seats. It comes from an address of loopback."""

    def __init__(self, address: str, source: str = "127.0.0.1") -> None:
        self.address = address
        self.source = source
        transport = httpx.HTTPTransport(local_address=source)
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, transport=transport)
        self.tokens: dict[tuple[str, int], str] = {}

    def ask(self, path: str, body: Any = None, *, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        headers |= more.pop("headers", {})
        if body is None:
            return self.http.get(f"/api{path}", headers=headers, **more)
        return self.http.post(f"/api{path}", json=body, headers=headers, **more)

    def told(self, path: str, body: Any = None, **more: Any) -> Any:
        answer = self.ask(path, body, **more)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, *chairs: dict[str, Any], game: str = "airlines-europe", **more: Any) -> str:
        """A new table; its id."""
        opened = self.told("/matches", {"game": game, "chairs": list(chairs), **more})
        for seat, token in opened["tokens"].items():
            self.tokens[opened["id"], int(seat)] = token
        return str(opened["id"])

    def sit(self, match: str, seat: int, name: str) -> None:
        self.tokens[match, seat] = self.told(f"/matches/{match}/seats/{seat}", {"name": name})["token"]

    @contextmanager
    def live(
        self, match: str, seat: int | None = None, *, after: int = 0, **more: Any
    ) -> Iterator[LiveSocket]:
        """An open socket, as a seat of mine or as a spectator."""
        tokens = [] if seat is None else [self.tokens[match, seat]]
        address = self.address.replace("http", "ws", 1) + f"/api/matches/{match}/live"
        more = {"source_address": (self.source, 0), **more}
        with connect(address, max_size=BIGGEST, compression=None, **more) as socket:
            live = LiveSocket(socket, seat)
            live.send(type="hello", tokens=tokens, looking=seat, after=after)
            yield live


class LiveSocket:
    """Frames and answers of one socket, in the order in which they came."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.frame: dict[str, Any] = {}
        self.events: list[Any] = []
        self.heard: list[str] = []
        self.sent = 0

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        said: dict[str, Any] = msgspec.json.decode(text)
        self.heard.append(said["type"])
        if said["type"] == "frame":
            self.frame = said
            self.events = said["events"] if said["is_full"] else [*self.events, *said["events"]]
        return said

    def wait(self, is_good: Any = lambda frame: True) -> dict[str, Any]:
        """The first new frame that is as wanted."""
        while True:
            said = self.next()
            if said["type"] == "frame" and is_good(said):
                return said

    def command(self, **command: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.sent += 1
        self.send(**{"seat": self.seat, "id": self.sent, **command})
        while True:
            said = self.next()
            if said["type"] == "answer" and said["id"] == self.sent:
                return said

    def play(self, move: str) -> dict[str, Any]:
        """A move on the newest frame; afterwards the frame that shows it is there."""
        answer = self.command(type="play", number=self.frame["number"], move=move)
        while "count" in answer and self.frame["count"] < answer["count"]:
            self.next()
        return answer
