"""A way to a secret link that others may see. It works once, within a minute, and tells no secret."""

from __future__ import annotations

from litestar import Response, Router, get
from litestar.params import FromPath

from windsock.core.trouble import Trouble

from .desk import AtDesk


@get("/open/{code:str}", include_in_schema=False)
async def follow(desk: AtDesk, code: FromPath[str]) -> Response[None]:
    """Redirects to the link behind a code."""
    link = desk.openings.take(code)
    if link is None:
        raise Trouble("no-such-page")
    return Response(None, status_code=303, headers={"location": link, "cache-control": "no-store"})


ROUTES = Router("/", route_handlers=[follow])
