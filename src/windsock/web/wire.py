"""Connections: how long a request may take to arrive, and how long what is sent may lie unread.

The limits of the guard count complete requests. These are for requests that are never complete.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, Final

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from .connections import Connections, Timed
from .guard import HEADERS
from .network import visitor_of

BIGGEST_HEAD: Final = 16 * 1024  # bytes of a request before its body
MOST_AHEAD: Final = 16  # requests on one connection that wait for the answer to an earlier one
HEAD_PATIENCE: Final = 10.0  # seconds until the head of a request is there
BODY_PATIENCE: Final = 30.0  # seconds until the rest is there
LEAST_RATE: Final = 500.0  # bytes a second, of a body that takes longer than a head may
DRAIN_PATIENCE: Final = 10.0  # seconds that what is sent may lie unread
LEAST_DRAINED: Final = 10_000  # bytes that somebody on a slow line takes in that time
MOST_PARTS: Final = 1000  # parts of one message


class Outlet:
    """The output of a connection: whether its peer reads what is sent."""

    def __init__(self) -> None:
        self.left = 0  # bytes that were unread at the last progress
        self.since = 0.0

    def is_stuck(self, transport: asyncio.Transport, now: float) -> bool:
        size = transport.get_write_buffer_size()
        if not self.left or not self.left - LEAST_DRAINED < size <= self.left:
            self.left, self.since = size, now
        return size > 0 and now - self.since > DRAIN_PATIENCE


class Request(HttpToolsProtocol, Timed):
    """A connection that speaks HTTP."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self.all = server_state
        self.outlet = Outlet()
        self.stage = ""  # "head" or "body" while a request arrives
        self.since = 0.0
        self.size = 0  # bytes that arrived in this stage
        self.is_too_big = False
        self.whole = 0  # requests that have arrived completely

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.visitor = visitor_of(self.address)
        self.payer = "" if self.address in self.all.proxies else self.visitor
        if self.all.enter(self.visitor, self.address):
            self.go("head")
        else:
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.go("")
        self.all.leave(self.visitor)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over to a `Socket`."""
        self.go("")
        self.all.leave(self.visitor)
        super().handle_websocket_upgrade()

    @property
    def is_full(self) -> bool:
        return self.flow.read_paused

    def go(self, stage: str) -> None:
        self.stage, self.since, self.size = stage, monotonic(), 0
        if stage:
            self.all.expect(self)
        else:
            self.all.expect_no_more(self)

    def is_late(self, now: float) -> bool:
        if self.outlet.is_stuck(self.transport, now):
            return True
        if not self.stage or self.flow.read_paused:
            return False
        taken = now - self.since
        if self.stage == "head":
            return taken > HEAD_PATIENCE
        return taken > BODY_PATIENCE or (taken > HEAD_PATIENCE and self.size < taken * LEAST_RATE)

    def drop(self) -> None:
        self.go("")
        self.transport.abort()

    def shutdown(self) -> None:
        """Drops a request that is not complete: a stopping server does not wait for it."""
        if self.stage:
            self.drop()
        else:
            super().shutdown()

    # Coming in

    def data_received(self, data: bytes) -> None:
        if not self.stage:
            self.go("head")  # or an empty line: whatever comes, its time starts now
        is_head, whole = self.stage == "head", self.whole
        super().data_received(data)
        if is_head and self.stage == "head" and self.whole == whole:
            self.count(len(data))
            if self.is_too_big:
                self.send_400_response("")

    def count(self, size: int) -> None:
        self.size += size
        self.is_too_big = self.size > BIGGEST_HEAD

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError  # as below
        self.go("head")
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        parts = [self.url, *[part for header in self.headers for part in header]]
        self.size = 0
        self.count(sum(map(len, parts)))
        if self.is_too_big:
            raise ValueError  # the parser turns it into an error of its own
        self.go("body")
        super().on_headers_complete()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.stage == "body":  # lines after a body are ignored
            return
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self.size += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.go("")
        self.whole += 1
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuses what cannot be read, in the shape of all our errors."""
        status, key = (431, "too-big") if self.is_too_big else (400, "bad-request")
        body = msgspec.json.encode({"trouble": {"key": key, "facts": {"field": ""}}})
        headers = [
            *HEADERS,
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        lines = [name + b": " + value + b"\r\n" for name, value in headers]
        is_answering = bool(self.cycle) and not self.cycle.response_complete
        if not is_answering:
            self.transport.write(b"".join([STATUS_LINE[status], *lines, b"\r\n", body]))
        self.go("")
        self.transport.close()


class Socket(WebSocketsSansIOProtocol, Timed):
    """A connection that is a socket. At most one message is waiting that its peer has not read."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self.all = server_state
        self.outlet = Outlet()
        self.blocked: float | None = None  # since when writing is paused
        self.whole = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.visitor = visitor_of(self.address)
        self.payer = str(self.client) if self.address in self.all.proxies else self.visitor
        self.all.enter(self.visitor, self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.leave(self.visitor)
        super().connection_lost(exc)

    @property
    def is_full(self) -> bool:
        return self.read_paused

    def pause_writing(self) -> None:
        self.blocked = monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.blocked = None
        super().resume_writing()

    def is_late(self, now: float) -> bool:
        if self.blocked is not None and now - self.blocked > DRAIN_PATIENCE:
            return True
        return self.outlet.is_stuck(self.transport, now)

    def drop(self) -> None:
        self.transport.abort()

    def handle_ping(self) -> None:
        """Answers a ping, unless the peer reads nothing: pongs must not pile up."""
        if self.blocked is None:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.drop()
