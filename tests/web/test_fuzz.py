"""Whatever is sent to the socket, the server stays well and says so in its own words."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.web.visitor import Visitor

Guests = Callable[[], Visitor]
KINDS = ["play", "why", "hint", "undo", "ask", "answer", "chat", "stand-in", "return", "look", "hello", "fly"]
FIELDS = ["seat", "number", "move", "keep", "is_agreed", "text", "bot", "id", "tokens", "looking", "after"]
VALUES: list[Any] = [
    0,
    1,
    -1,
    2**63,
    1e300,
    "",
    "cash",
    "keep red blue",
    "x" * 450,
    "\u0000\ud7ff",
    None,
    True,
    [],
    {},
    [[]],
]


def nonsense(chance: random.Random) -> str | bytes:
    """Bytes, text, JSON of the wrong shape, or almost a command."""
    kind = chance.randrange(10)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return "".join(chr(chance.randrange(32, 0x2FF)) for _ in range(chance.randrange(80)))
    if kind == 2:
        return msgspec.json.encode(chance.choice(VALUES)).decode()
    names = chance.sample(FIELDS, chance.randrange(6))
    message = {"type": chance.choice(KINDS), **{name: chance.choice(VALUES) for name in names}}
    if chance.random() < 0.7:
        message["seat"] = 0
    return msgspec.json.encode(message).decode()


def end_of(socket: ClientConnection) -> int | None:
    """The code with which the server closed the socket; None if it said something instead."""
    try:
        socket.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0
    return None


def test_random_messages_do_no_harm(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, has_hints=True)
    chance = random.Random(os.environ.get("WINDSOCK_SEED", "7"))
    with ada.live(match, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        for _ in range(400):
            live.socket.send(nonsense(chance))
            said = live.next()
            while said["type"] == "frame":
                said = live.next()
            assert said.get("trouble", {}).get("key") != "server-error", said
        assert live.command(type="why", move="cash")["allowed"] is False
    assert "windsock_errors_total 0.0" in ada.http.get("/metrics").text


def test_random_greetings_do_no_harm(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
    address = ada.address.replace("http", "ws", 1) + f"/api/matches/{match}/live"
    chance = random.Random(11)
    for _ in range(40):
        with connect(address) as socket:
            socket.send(nonsense(chance))
            assert end_of(socket) in (None, 4400, 1007)
    assert "windsock_errors_total 0.0" in ada.http.get("/metrics").text


def test_a_huge_message_closes_the_socket_and_nothing_else(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
    with ada.live(match, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        live.socket.send("x" * 100_000)
        code = None
        while code is None:
            code = end_of(live.socket)
        assert code == 1009
    assert ada.told(f"/matches/{match}")["stage"] == "running"
