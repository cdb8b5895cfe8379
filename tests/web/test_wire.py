"""Connections that never say all, or never read: nobody else notices, and they are gone after a while."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.web import connections, door, wire
from windsock.web.network import visitor_of
from windsock.web.running import Running
from windsock.web.settings import Settings

ADA: dict[str, Any] = {"kind": "me", "name": "Ada"}
BEN: dict[str, Any] = {"kind": "me", "name": "Ben"}
HERE = visitor_of("127.0.0.1")
SOON = 20.0  # seconds: much less than for ever, on a busy machine too


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose patience is short."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "LOOK", 0.05)
        patch.setattr(wire, "HEAD_PATIENCE", 0.5)
        patch.setattr(wire, "BODY_PATIENCE", 1.5)
        patch.setattr(wire, "DRAIN_PATIENCE", 1.0)
        patch.setattr(connections, "MOST_HALF", 20)
        patch.setattr(connections, "MOST_OF_VISITOR", 60)
        folder: Path = tmp_path_factory.mktemp("wire")
        with serving(Settings(f"sqlite:///{folder}/windsock.db")) as running:
            yield running


def raw(running: Running, size: int | None = None) -> socket.socket:
    """A connection without manners; `size`: bytes that it is ready to take."""
    found = socket.socket()
    if size is not None:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)
    found.settimeout(SOON)
    found.connect(("127.0.0.1", urlsplit(running.settings.address).port))
    return found


def is_open(connection: socket.socket) -> bool:
    """Whether the server still holds it: it has said nothing, and not left."""
    connection.setblocking(False)
    try:
        return bool(connection.recv(1 << 16))
    except BlockingIOError:
        return True
    except OSError:
        return False


def answer(connection: socket.socket) -> bytes:
    """All that the server says until it closes the connection."""
    said = b""
    connection.settimeout(SOON)
    with suppress(ConnectionError):
        while part := connection.recv(1 << 16):
            said += part
    return said


def is_left(connection: socket.socket, piece: bytes, pause: float = 0.0) -> bool:
    """Whether the server leaves while we say the same again and again."""
    try:
        for _ in range(1000):
            connection.sendall(piece)
            time.sleep(pause)
    except ConnectionError:
        return True
    return False


def until(is_so: Any, pause: float = 0.02) -> None:
    end = time.monotonic() + SOON
    while not is_so():
        assert time.monotonic() < end
        time.sleep(pause)


class Silent:
    """A spectator who asks and asks, and never reads."""

    def __init__(self, running: Running, match: str) -> None:
        self.socket = raw(running, 4096)
        self.protocol = ClientProtocol(
            parse_uri(running.settings.address.replace("http", "ws", 1) + f"/api/matches/{match}/live")
        )
        self.protocol.send_request(self.protocol.connect())
        self.flush()
        while b"\r\n\r\n" not in (said := self.socket.recv(4096)):
            assert said
        self.protocol.state = self.protocol.state.__class__.OPEN
        self.say('{"type": "hello"}')

    def flush(self) -> None:
        for part in self.protocol.data_to_send():
            self.socket.sendall(part)

    def say(self, text: str) -> None:
        self.protocol.send_text(text.encode())
        self.flush()


def measured(ada: Visitor, name: str) -> float:
    lines = ada.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(name + " "))


def test_a_spectator_who_never_reads_freezes_nobody_and_is_let_go(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "DRAIN_PATIENCE", 600.0)
    ada = Visitor(running.settings.address)
    match = ada.table(ADA, BEN, game="air-postal")
    with ada.live(match, 0) as one, ada.live(match, 1) as two:
        for live in (one, two):
            live.wait(lambda frame: frame["stage"] == "running")
        silent = Silent(running, match)
        for _ in range(300):
            silent.say('{"type": "look", "seat": null}')  # each wants a whole frame, and an answer
            time.sleep(0.05)
            if is_blocked(running):
                break
        silent.say('{"type": "look", "seat": null}')
        for _ in range(2):
            live = next(live for live in (one, two) if live.frame["moves"])
            answered = live.play(live.frame["moves"][0]["text"])
            for other in (one, two):
                while other.frame["count"] < answered["count"]:
                    other.next(SOON)
        assert is_blocked(running)
        assert max(written(running)) < 2 * door.BIGGEST_QUEUE
        monkeypatch.setattr(wire, "DRAIN_PATIENCE", 0.2)
        until(lambda: len(written(running)) == 2)
        until(lambda: measured(ada, "windsock_sockets") == 2.0)
        answer(silent.socket)  # ends
        silent.socket.close()
    assert measured(ada, "windsock_errors_total") == 0


def sockets(running: Running) -> list[wire.Socket]:
    return [one for one in list(running.server.server_state.connections) if isinstance(one, wire.Socket)]


def clients(running: Running) -> list[Any]:
    found: list[Any] = list(running.server.server_state.connections)
    return [one.client for one in found]


def is_blocked(running: Running) -> bool:
    return any(one.blocked is not None for one in sockets(running))


def written(running: Running) -> list[int]:
    """Bytes that lie in the server, socket by socket."""
    return [one.transport.get_write_buffer_size() for one in sockets(running)]


def test_pings_without_end_are_not_answered_without_end(running: Running) -> None:
    ada = Visitor(running.settings.address)
    match = ada.table(ADA, BEN)
    silent = Silent(running, match)
    with suppress(OSError):
        for _ in range(20_000):
            silent.protocol.send_ping(b"x" * 100)
            silent.flush()
            assert not (lying := written(running)) or max(lying) < 2 * door.BIGGEST_QUEUE
    until(lambda: not written(running))
    silent.socket.close()


def test_a_head_without_end_is_refused(running: Running) -> None:
    for piece in (b"x-filler: " + b"x" * 1000 + b"\r\n", b"x" * 1000, b"x" * 300_000):
        with closing(raw(running)) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-first: ")
            assert is_left(connection, piece)
    with closing(raw(running)) as connection:
        lines = b"".join(b"x-%d: %s\r\n" % (number, b"x" * 100) for number in range(200))
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n" + lines + b"\r\n")
        said = answer(connection)
        assert said.startswith(b"HTTP/1.1 431 ")
        assert b'"too-big"' in said
    with closing(raw(running)) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nx: " + b"x" * 15_000 + b"\r\nconnection: close\r\n\r\n")
        assert answer(connection).startswith(b"HTTP/1.1 200 ")


def test_an_address_is_too_big_as_well(running: Running) -> None:
    with closing(raw(running)) as connection:
        connection.sendall(b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert answer(connection).startswith(b"HTTP/1.1 431 ")


def test_requests_do_not_queue_up_behind_one_another_without_end(running: Running) -> None:
    """A browser waits for its answers; some programs send a few requests ahead."""
    request = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with closing(raw(running)) as program:
        program.sendall(request * wire.MOST_AHEAD)
        said = b""
        while said.count(b"HTTP/1.1 200") < wire.MOST_AHEAD:
            said += program.recv(1 << 16)
    with closing(raw(running)) as flood:
        flood.sendall(request * 4000)
        assert answer(flood).count(b"HTTP/1.1 200") <= wire.MOST_AHEAD + 1


def test_half_a_request_is_not_waited_for_long(running: Running) -> None:
    body = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    halves = [
        b"",
        b"GET / HT",
        b"\r\n",
        body,
        body + b"content-length: 50\r\n\r\n{",
        body + b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /hea",  # the second one
    ]
    connections = [raw(running) for _ in halves]
    for connection, half in zip(connections, halves, strict=True):
        connection.sendall(half)
    for connection in connections:
        answer(connection)  # ends
        connection.close()


def test_a_body_that_trickles_is_given_up(running: Running) -> None:
    with closing(raw(running)) as connection:
        connection.sendall(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\n")
        assert is_left(connection, b" ", 0.02)


def test_thousands_of_half_requests_shut_nobody_out(running: Running) -> None:
    ada = Visitor(running.settings.address)
    attackers: list[socket.socket] = []
    try:
        for _ in range(150):
            with suppress(OSError):
                attackers.append(raw(running))
                attackers[-1].sendall(b"GET / HTTP/1.1\r\nx-slow: ")
        assert ada.http.get("/health").status_code == 200
        assert len(running.server.server_state.half.get(HERE, {})) <= 20
    finally:
        for connection in attackers:
            connection.close()
    until(lambda: running.server.server_state.of_visitor[HERE] < 20)


def test_an_address_has_a_share_of_the_connections(running: Running) -> None:
    ask = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
    kept: list[socket.socket] = []
    try:
        for _ in range(80):
            connection = raw(running)
            kept.append(connection)
            with suppress(OSError):
                connection.sendall(ask)
                connection.recv(10)
        until(lambda: sum(map(is_open, kept)) <= 60)
    finally:
        for connection in kept:
            connection.close()
    until(lambda: running.server.server_state.of_visitor[HERE] < 20)


def test_a_page_that_nobody_reads_is_given_up(running: Running) -> None:
    with closing(raw(running, 4096)) as connection:
        ask = b"GET /api/games/air-postal/rules/de HTTP/1.1\r\nhost: localhost\r\n\r\n"
        connection.sendall(ask * wire.MOST_AHEAD)
        address = connection.getsockname()
        until(lambda: address in clients(running))
        until(lambda: address not in clients(running))


def test_a_body_and_its_request_in_any_pieces_are_read(running: Running) -> None:
    """What is slow for good reasons, or comes with others, is not refused."""
    with closing(raw(running)) as connection:
        for sign in b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n":
            connection.sendall(bytes([sign]))
        assert b" 200 " in connection.recv(1000)
    with closing(raw(running)) as connection:
        one = b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-filler: " + b"x" * 6000 + b"\r\n\r\n"
        connection.sendall(one * 5 + one[:30])
        time.sleep(0.1)
        connection.sendall(one[30:].replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        assert answer(connection).count(b"HTTP/1.1 200") == 6


def test_a_proxy_may_have_many_requests_on_their_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Probe: when all came back at once after a restart, the oldest were cut off."""
    monkeypatch.setattr(connections, "MOST_HALF", 20)
    settings = Settings(f"sqlite:///{tmp_path}/windsock.db", origins=("https://table.example",))
    with serving(settings) as running:
        assert "127.0.0.1" in running.server.server_state.proxies
        halves = [raw(running) for _ in range(40)]
        for half in halves:
            half.sendall(b"GET /health HTTP/1.1\r\n")
        time.sleep(0.3)
        assert all(map(is_open, halves))
        for half in halves:
            half.close()
