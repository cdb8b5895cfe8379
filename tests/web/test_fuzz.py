"""Whatever is sent to the server, by socket or as a file, it stays well and says so in its own words.

`WINDSOCK_SOAK=1` sends 100,000 frames, requests (see `test_schema`) and files in all.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.web.visitor import Visitor

Guests = Callable[[], Visitor]
Counting = Callable[[str, int], None]
SOAK = os.environ.get("WINDSOCK_SOAK") == "1"
FRAMES, OF_TABLE = (60_000, 1_000) if SOAK else (400, 200)
GREETINGS = 2_000 if SOAK else 40
FILES = 8_000 if SOAK else 40
WORDS = ["", "9" * 5000, "-1", "p0", "p99", "\0", "x=y", "\u00e9"]
GOLDEN = Path(__file__).parent.parent / "golden"
ME: dict[str, Any] = {"kind": "me", "name": "Ada"}
KINDS = [
    *("play", "why", "hint", "undo", "ask", "answer", "chat", "stand-in", "return", "nonce", "look"),
    *("hello", "fly"),
]
FIELDS = [
    *("seat", "number", "move", "keep", "is_agreed", "text", "bot", "id", "nonce", "tokens", "looking"),
    *("after", "is_sparing"),
]
VALUES: list[Any] = [
    0,
    1,
    -1,
    2**63,
    1e300,
    "",
    "cash",
    "keep red blue",
    "5" * 32,
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


def mangled(chance: random.Random, text: str) -> bytes:
    """A save with bytes, words or lines that are not as they were."""
    lines = text.split("\n")
    for _ in range(chance.randrange(1, 4)):
        place = chance.choice([chance.randrange(min(12, len(lines))), chance.randrange(len(lines))])
        kind = chance.randrange(6)
        if kind == 0:
            lines = lines[:place] + lines[place + chance.randrange(1, 20) :] or [""]
        elif kind == 1:
            lines.insert(place, chance.choice(lines))
        elif kind == 2:
            words = lines[place].split(" ")
            words[chance.randrange(len(words))] = chance.choice(WORDS)
            lines[place] = " ".join(words)
        elif kind == 3:
            lines[place] = "".join(chance.sample(lines[place], len(lines[place])))
        elif kind == 4:
            lines = lines[:place] or [""]
        else:
            lines[place] += chance.choice([" ", " again", "=" * 300, "\r", "\t"])
    found = bytearray("\n".join(lines).encode())
    for _ in range(chance.randrange(3) if chance.random() < 0.3 else 0):
        found.insert(chance.randrange(len(found) + 1), chance.randrange(256))
    return bytes(found)


def is_well(visitor: Visitor) -> bool:
    return "windsock_errors_total 0.0" in visitor.http.get("/metrics").text


def test_random_messages_do_no_harm(visitor: Guests, fuzzed: Counting) -> None:
    """At tables that run and at some that have not begun."""
    ada, sent = visitor(), 0
    chance = random.Random(os.environ.get("WINDSOCK_SEED", "7"))
    while sent < FRAMES:
        other = {"kind": "open"} if sent // OF_TABLE % 2 else {"kind": "me", "name": "Ben"}
        match = ada.table(ME, other, has_hints=True)
        with ada.live(match, 0) as live:
            live.wait()
            for _ in range(OF_TABLE):
                live.socket.send(nonsense(chance))
                sent += 1
                said = live.next()
                while said["type"] == "frame":
                    said = live.next()
                assert said.get("trouble", {}).get("key") != "server-error", said
            assert "trouble" in live.command(type="undo", number=-1)
    assert is_well(ada)
    fuzzed("frames", sent)


def test_random_greetings_do_no_harm(visitor: Guests, fuzzed: Counting) -> None:
    ada = visitor()
    match = ada.table(ME, {"kind": "me", "name": "Ben"})
    address = ada.address.replace("http", "ws", 1) + f"/api/matches/{match}/live"
    chance = random.Random(11)
    for _ in range(GREETINGS):
        with connect(address) as socket:
            socket.send(nonsense(chance))
            assert end_of(socket) in (None, 4400, 1007)
    assert is_well(ada)
    fuzzed("greetings", GREETINGS)


def test_random_files_do_no_harm(visitor: Guests, fuzzed: Counting) -> None:
    ada, refused = visitor(), 0
    saves = [file.read_text("utf-8") for file in sorted(GOLDEN.glob("*/*.wsk"))]
    chance = random.Random(os.environ.get("WINDSOCK_SEED", "13"))
    for _ in range(FILES):
        answer = ada.http.post("/api/saves", content=mangled(chance, chance.choice(saves)))
        assert answer.status_code < 500, answer.text
        refused += answer.status_code != 201
    assert refused > FILES // 2
    assert is_well(ada)
    fuzzed("files", FILES)


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
