"""What is cheap to send and dear to read is paid for by whoever sends it: nobody else waits."""

from __future__ import annotations

import socket
import statistics
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from urllib.parse import urlsplit

import httpx
import pytest

from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.web.network import visitor_of
from windsock.web.running import Running
from windsock.web.settings import Settings

MASK = bytes(4)
PONG = b"\x8a\x80" + MASK
PING = b"\x89\x80" + MASK
PART = b"\x00\x80" + MASK
HOST = b"host: localhost\r\n"
SHAKE = (
    b"GET /api/matches/MATCH/live HTTP/1.1\r\n" + HOST + b"connection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CHUNKED = b"POST /api/saves HTTP/1.1\r\n" + HOST + b"transfer-encoding: chunked\r\n\r\n"
FLOODS = {
    "pongs": (SHAKE, PONG),
    "pings": (SHAKE, PING),
    "parts of no message": (SHAKE, PART),
    "chunks": (CHUNKED, b"1\r\nx\r\n"),
    "requests": (b"", b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n"),
}
SIZE = 1 << 20  # bytes that a flood sends at once


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("door")
    with serving(Settings(f"sqlite:///{folder}/windsock.db")) as running:
        yield running


class Flood:
    """Somebody at another address who sends the same without end, and never reads."""

    def __init__(self, running: Running, opening: bytes, piece: bytes) -> None:
        self.address = ("127.0.0.1", urlsplit(running.settings.address).port)
        self.opening = opening
        self.load = piece * (SIZE // len(piece))
        self.stop = Event()
        self.connections = 0

    def run(self) -> None:
        while not self.stop.is_set():
            with closing(socket.socket()) as connection:
                connection.bind(("127.0.0.9", 0))
                connection.settimeout(0.2)
                connection.connect(self.address)
                self.connections += 1
                try:
                    connection.sendall(self.opening)
                    while not self.stop.is_set():
                        connection.sendall(self.load)
                except TimeoutError:
                    self.stop.wait(0.2)
                except ConnectionError:
                    pass


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_small_things_holds_up_nobody(running: Running, kind: str) -> None:
    ada = Visitor(running.settings.address)
    match = ada.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
    opening, piece = FLOODS[kind]
    flood = Flood(running, opening.replace(b"MATCH", match.encode()), piece)
    senders = [Thread(target=flood.run) for _ in range(3)]
    for sender in senders:
        sender.start()
    taken = []
    try:
        with httpx.Client(base_url=running.settings.address) as http:
            end = time.monotonic() + 2.0
            while time.monotonic() < end:
                began = time.monotonic()
                assert http.get("/health").status_code == 200
                taken.append(time.monotonic() - began)
                time.sleep(0.05)
    finally:
        flood.stop.set()
        for sender in senders:
            sender.join()
    assert flood.connections
    assert statistics.quantiles(taken, n=20)[-1] < 0.5


def test_who_has_paid_is_read_again(running: Running) -> None:
    """A visitor in debt waits; what they sent meanwhile is not lost."""
    state = running.server.server_state
    assert state.pay(visitor_of("127.0.0.8"), 0.35) == pytest.approx(1.0, abs=0.1)
    transport = httpx.HTTPTransport(local_address="127.0.0.8")
    with httpx.Client(base_url=running.settings.address, transport=transport) as http:
        began = time.monotonic()
        assert http.get("/health").status_code == 200
        assert 0.5 < time.monotonic() - began < 5.0


def test_a_proxy_pays_for_no_request_and_each_of_its_sockets_for_itself(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/windsock.db", origins=("https://table.example",))
    with serving(settings) as running:
        state = running.server.server_state
        assert "127.0.0.1" in state.proxies
        with socket.create_connection(("127.0.0.1", urlsplit(running.settings.address).port)) as door:
            door.sendall(b"GET /health HTTP/1.1\r\nhost: table.example\r\n\r\n")
            assert b" 200 " in door.recv(4096)
            assert not state.reading.levels
            door.sendall(SHAKE.replace(b"localhost", b"table.example").replace(b"MATCH", b"none"))
            assert door.recv(4096)
            door.sendall(PING * 3)
            assert door.recv(4096)
            assert list(state.reading.levels) == [str(door.getsockname())]
