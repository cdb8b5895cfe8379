"""Health and metrics of the server."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from .desk import AtDesk


@get("/health")
async def health(desk: AtDesk) -> dict[str, str]:
    """Answers `ok` if the database answers and writes reach it, else 503 and why."""
    await desk.store.lobby("open", limit=1)
    await desk.store.check()
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(desk: AtDesk) -> Response[bytes]:
    """The metrics, for Prometheus."""
    desk.measures.matches.set(len(desk.house.lives))
    desk.measures.broken.set(len(desk.house.shelf.broken))
    desk.measures.note(desk.store.writer.condition)
    return Response(generate_latest(desk.measures.registry), media_type=CONTENT_TYPE_LATEST)


ROUTES = Router("/", route_handlers=[health, metrics], tags=["operation"])
