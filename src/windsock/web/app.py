"""Puts the chapters of the application together. The house opens and closes with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from windsock.core.trouble import Trouble
from windsock.hosting.house import House
from windsock.hosting.store import Store

from . import account, games, health, matches, opening, people, play, replay, reports, socket, static
from .accounts.bans import Bans
from .described import describe
from .desk import Desk, desk_of
from .errors import on_depth, on_error, on_http, on_trouble
from .notices import Notices
from .office import Office
from .settings import Settings

BIGGEST = 64 * 1024  # bytes of a request, and of a message on a socket
VERSION = "1"
SQUEEZED = ["^/assets/", "/account/data$", r"/at/\d+$", r"/film/\d+$", "/save$"]  # already
UNSQUEEZED = [*SQUEEZED, "/frames$"]


def open_store(database: str, *, is_server: bool) -> Store:
    """The database, in today's shape. Raises a trouble that says what is wrong with it."""
    try:
        return Store(database, is_alone=is_server)
    except (SQLAlchemyError, ImportError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise Trouble("serve-failed", problem=str(cause).strip().partition("\n")[0]) from None


def inside(settings: Settings, store: Store, workers: int = 1, bans: Bans | None = None) -> Litestar:
    """The application behind the guard. It closes the store when it ends."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = House(store, workers=workers)
        desk = app.state.desk = Desk(settings, store, house, bans or Bans(store))
        notices, office = Notices(desk), Office(desk)
        try:
            await house.start()
            await office.start()
            notices.start()
            yield
        finally:
            notices.stop()
            office.stop()
            desk.post.close()
            desk.people.passwords.close()
            desk.rooms.close()
            await house.stop()
            store.close()

    handlers: dict[Any, Any] = {
        Trouble: on_trouble,
        HTTPException: on_http,
        RecursionError: on_depth,
        Exception: on_error,
    }
    app = Litestar(
        route_handlers=[
            games.ROUTES,
            people.ROUTES,
            account.ROUTES,
            matches.ROUTES,
            play.ROUTES,
            replay.ROUTES,
            reports.ROUTES,
            socket.ROUTES,
            health.ROUTES,
            opening.ROUTES,
            static.routes(settings),
        ],
        lifespan=[open_house],
        dependencies={"desk": Provide(desk_of, sync_to_thread=False)},
        exception_handlers=handlers,
        openapi_config=OpenAPIConfig(
            title="Windsock", version=VERSION, path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=BIGGEST,
        compression_config=CompressionConfig("gzip", minimum_size=2000, exclude=UNSQUEEZED),
        debug=False,
        logging_config=None,
    )
    describe(app)
    return app
