"""The door of a connection: all is read in small pieces, and each visitor pays for the work of reading.

Without it, a visitor who sends a great many tiny frames, chunks or requests would keep the server busy: each
costs far more to read than to send.
"""

from __future__ import annotations

import asyncio
import socket
from time import thread_time
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.server import ServerState

from .connections import REQUEST, Connections
from .wire import Request, Socket

BIGGEST_QUEUE: Final = 128 * 1024  # bytes that the system buffers for a connection


class Door(asyncio.BufferedProtocol):
    """Stands between a transport and its protocol. Reads no more from a visitor who has not paid."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        assert isinstance(server_state, Connections)
        self.all = server_state
        self.protocol: Request | Socket = Request(config, server_state, app_state, _loop)
        self.later: asyncio.TimerHandle | None = None
        self.held = b""  # what arrived while the visitor was in debt

    @property
    def is_in_debt(self) -> bool:
        return self.later is not None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BIGGEST_QUEUE)
        self.protocol.connection_made(transport)
        self.charge(REQUEST)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.later is not None:
            self.later.cancel()
        self.protocol.connection_lost(exc)

    def get_buffer(self, sizehint: int) -> memoryview:
        return self.all.piece

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(self.all.piece[:nbytes])
        if self.is_in_debt:
            self.held += data
            self.transport.pause_reading()
        else:
            self.take(data)

    def take(self, data: bytes) -> None:
        """Hands a piece to the protocol, which may be another one afterwards."""
        began, whole = thread_time(), self.protocol.whole
        self.protocol.data_received(data)
        self.charge(thread_time() - began + (self.protocol.whole - whole) * REQUEST)
        follower = self.transport.get_protocol()
        if isinstance(follower, Socket):  # the visitor asked for a socket, which goes through this door too
            self.protocol = follower
            self.transport.set_protocol(self)

    def charge(self, seconds: float) -> None:
        """Lets the visitor pay. If they cannot, reads nothing until they can."""
        wait = self.all.pay(self.protocol.payer, seconds)
        if wait > 0 and not self.transport.is_closing():
            self.transport.pause_reading()
            if not self.is_in_debt:
                self.later = asyncio.get_running_loop().call_later(wait, self.go_on)

    def go_on(self) -> None:
        """Reads on, once the visitor has paid."""
        self.later = None
        held, self.held = self.held, b""
        if held:
            self.take(held)
        if not (self.is_in_debt or self.protocol.is_full or self.transport.is_closing()):
            self.transport.resume_reading()

    def eof_received(self) -> None:
        self.protocol.eof_received()

    def pause_writing(self) -> None:
        self.protocol.pause_writing()

    def resume_writing(self) -> None:
        self.protocol.resume_writing()
