"""Players who remember every word they said and every answer they got, whatever happens to the server."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAME: Final = "airlines-europe"
BIGGEST: Final = 1 << 22
AGAIN: Final = 0.02  # seconds before knocking again
AFTER_FAILURE: Final = 0.2  # seconds before trying again

Action = tuple[str, str]  # kind and text, as the journal writes them


@dataclass(eq=False)
class Said:
    """Something that a player sent, known once the server has answered. Until then it is said again."""

    action: Action
    command: dict[str, Any] = field(default_factory=dict)
    is_acknowledged: bool = False


class Player:
    """One seat, on one socket. It acts as soon as it may: a move, sometimes an undo or a word."""

    def __init__(self, table: Table, seat: int, token: str, chance: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.chance = chance
        self.address = table.address
        self.said: list[Said] = []  # all of it, in order
        self.open: dict[str, Said] = {}  # not answered yet, by id
        self.frame: dict[str, Any] = {}
        self.count = 0  # entries of which the last answer told
        self.sent: dict[int, float] = {}  # when a move was sent that makes it so many actions
        self.seen: dict[int, float] = {}  # when a frame of so many actions came
        self.spoken = 0
        self.refused: list[Any] = []
        self.is_connected = False
        self.socket: ClientConnection | None = None

    @property
    def acknowledged(self) -> int:
        return sum(said.is_acknowledged for said in self.said)

    async def live(self) -> None:
        """Come in, play, and come again when the server is gone."""
        while not self.table.is_over:
            await self.table.gate.wait()
            path = f"/api/matches/{self.table.id}/live"
            with suppress(OSError, WebSocketException):
                address = self.address.replace("http", "ws", 1) + path
                async with connect(address, max_size=BIGGEST, compression=None) as socket:
                    self.socket, self.is_connected = socket, True
                    await self.say(
                        type="hello", tokens=[self.token], looking=self.seat, after=self.frame.get("count", 0)
                    )
                    for said in list(self.open.values()):
                        await self.say(**said.command)
                    async for text in socket:
                        await self.hear(msgspec.json.decode(text))
            self.is_connected = False
            await asyncio.sleep(AGAIN)

    async def say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "answer":
            said = self.open.pop(message["id"])
            said.is_acknowledged = "count" in message
            self.count = message.get("count", self.count)
            if not said.is_acknowledged:
                await self.be_refused(said, message)
        elif message["type"] == "frame":
            self.frame = message
            self.seen.setdefault(message["number"], perf_counter())
        await self.act()

    async def be_refused(self, said: Said, answer: dict[str, Any]) -> None:
        """It was not done; if the store failed nobody knows, and it is said again."""
        self.refused.append(answer)
        if answer.get("trouble", {}).get("key") == "store-failed":
            await asyncio.sleep(AFTER_FAILURE)
            self.open[said.command["id"]] = said
            await self.say(**said.command)
        else:
            self.said.remove(said)

    async def act(self) -> None:
        """Whatever is possible now, unless an answer is still awaited."""
        table, frame = self.table, self.frame
        if self.open or not frame.get("moves") or not table.gate.is_set() or table.is_still:
            return
        if frame["stage"] != "running" or frame["count"] < self.count:
            return
        dice = self.chance.random()
        if frame["can_undo"] and dice < table.undos:
            await self.do(("undo", str(frame["number"] - 1)), type="undo", number=frame["number"])
        elif dice > 1 - table.chats:
            words = f"word {len(self.said)} of {self.seat}"
            await self.do(("chat", words), type="chat", text=words)
        else:
            move = self.chance.choice(frame["moves"])["text"]
            self.sent[frame["number"] + 1] = perf_counter()
            await self.do(("play", move), type="play", number=frame["number"], move=move)

    async def do(self, action: Action, **command: Any) -> None:
        self.spoken += 1
        own = f"{self.seat}-{self.spoken}"
        said = self.open[own] = Said(action, {**command, "seat": self.seat, "id": own})
        self.said.append(said)
        await self.say(**said.command)


class Table:
    """A match with its players. The gate is shut while the server is down and looked at."""

    def __init__(
        self, address: str, gate: asyncio.Event, chance: random.Random, *, undos: float, chats: float
    ) -> None:
        self.address = address
        self.gate = gate
        self.chance = chance
        self.undos = undos
        self.chats = chats
        self.id = ""
        self.is_over = False
        self.is_still = False  # the players only look
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def is_finished(self) -> bool:
        return any(player.frame.get("stage") == "over" for player in self.players)

    async def open(self, http: httpx.AsyncClient, seats: int, bots: int = 0) -> None:
        people = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(seats - bots)]
        chairs = [*people, *[{"kind": "bot", "bot": "random"} for _ in range(bots)]]
        answer = await http.post("/api/matches", json={"game": GAME, "chairs": chairs})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        self.id = opened["id"]
        for seat, token in opened["tokens"].items():
            player = Player(self, int(seat), token, random.Random(self.chance.random()))
            self.players.append(player)
            self.tasks.append(asyncio.create_task(player.live()))

    async def close(self) -> None:
        self.is_over = True
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError | None), result


async def until(is_so: Any, patience: float = 60.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(patience):
        while not is_so():
            await asyncio.sleep(0.005)
