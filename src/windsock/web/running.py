"""A server process: uvicorn with the application, and the first table for a person at home."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from windsock.core.registry import load_game
from windsock.match.agreement import Agreement

from .accounts.bans import Bans
from .app import BIGGEST, inside, open_store
from .connections import Connections
from .desk import Desk
from .door import Door
from .guard import Guard
from .logs import LOG, write_logs
from .matches import opened, sits
from .settings import Settings
from .shapes import NewChair
from .wire import Socket

PATIENCE = 1  # seconds that open requests get when the server stops
USUAL_SEATS = 4
GARBAGE = (50_000, 20, 50)  # thresholds of Python's garbage collection
SWITCH = 0.0005  # seconds that the writing thread waits for the main one: a tenth of Python's default


class Server(uvicorn.Server):
    """uvicorn with our own connections. It says when it is about to stop."""

    server_state: Connections

    def __init__(self, config: uvicorn.Config, settings: Settings, stopping: Callable[[], None]) -> None:
        super().__init__(config)
        app: Any = config.app
        trusted: Any = ProxyHeadersMiddleware(app, config.forwarded_allow_ips).trusted_hosts
        proxies = trusted if settings.origins else ()  # without an address there is no proxy
        self.server_state = Connections(is_limited=settings.is_limited, proxies=proxies)
        self.stopping = stopping

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stopping()
        await super().shutdown(sockets)


class Running:
    """One server on a socket that is listening already."""

    def __init__(
        self,
        settings: Settings,
        listener: socket.socket,
        first_table: str | None = None,
        workers: int = 1,
        ready: Callable[[str | None], None] = lambda link: None,
    ) -> None:
        self.settings = settings
        self.listener = listener
        self.first_table = first_table and load_game(first_table).name  # an unknown game is refused at once
        self.ready = ready
        store = open_store(settings.database, is_server=True)
        bans = Bans(store)
        self.app = inside(settings, store, workers, bans)
        self.server = Server(
            uvicorn.Config(
                Guard(self.app, settings, bans),
                loop="uvloop",
                http=cast(Any, Door),
                ws=Socket,
                ws_max_size=BIGGEST,
                ws_per_message_deflate=False,
                ws_ping_interval=30.0,
                ws_ping_timeout=30.0,
                timeout_graceful_shutdown=PATIENCE,
                timeout_keep_alive=30,
                access_log=False,
                log_config=None,
                server_header=False,
                lifespan="on",
            ),
            settings,
            self.say_goodbye,
        )

    def run(self) -> None:
        write_logs()
        collect_seldom()
        sys.setswitchinterval(SWITCH)
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(self.serve())

    async def serve(self) -> None:
        """Serves until it is stopped."""
        tasks = [asyncio.create_task(work) for work in (self.announce(), self.server.server_state.watch())]
        await self.server.serve(sockets=[self.listener])
        for task in tasks:
            task.cancel()
        LOG.info("stopped")

    def say_goodbye(self) -> None:
        """Answers everybody who waits for news with what there is."""
        desk: Desk = self.app.state.desk
        desk.close()

    async def announce(self) -> None:
        """Prints the address of the server once it answers."""
        while not self.server.started:
            await asyncio.sleep(0.01)
        link = None if self.first_table is None else await self.open_table(self.first_table)
        LOG.info("started", address=self.settings.address)
        self.ready(link)

    def opening(self, link: str) -> str:
        """An address that leads to a secret link, once and for a short time, without showing it."""
        desk: Desk = self.app.state.desk
        return f"{self.settings.address}/open/{desk.openings.add(link)}"

    async def open_table(self, name: str) -> str:
        """Opens a table with the visitor in the first seat and bots in the others; its secret link."""
        desk: Desk = self.app.state.desk
        game = load_game(name)
        seats = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
        chairs = [NewChair("me"), *[NewChair("bot") for _ in range(seats - 1)]]
        agreement = Agreement.agree(name, seats, is_private=True, has_hints=True, has_nonces=True)
        table = await opened(desk, agreement, sits(chairs, None), None, "")
        return f"{self.settings.address}/table/{table.id}#{table.tokens['0']}"


def collect_seldom() -> None:
    """Makes garbage collection rare. Frames are large and short-lived: at the usual pace it costs a tenth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def loop_factory() -> Callable[[], Any]:
    """uvloop where it is installed: it is twice as fast."""
    try:
        import uvloop
    except ImportError:
        logging.getLogger(__name__).debug("no uvloop here")
        return asyncio.new_event_loop
    return uvloop.new_event_loop
