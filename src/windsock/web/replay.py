"""Replay: a match at any of its moments, through the eyes that may look."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from windsock.core.trouble import Trouble
from windsock.match.answer import frame_at
from windsock.match.match import Match

from .desk import AtDesk, Caller

ALL = "all"


@get("/matches/{match:str}/at/{number:int}")
async def at(
    request: Caller,
    desk: AtDesk,
    match: FromPath[str],
    number: FromPath[int],
    seat: Annotated[str | None, QueryParameter(max_length=3)] = None,
) -> dict[str, Any]:
    """The frame after `number` actions: of one's own seat or a spectator; once it is over of any or `all`."""
    live = await desk.house.live(match)
    own = await desk.seat_of(request, match)
    return frame_at(live.match, number, eyes(live.match, own, seat))


def eyes(match: Match, own: int | None, wanted: str | None) -> Any:
    """Through whose eyes a replay is shown."""
    if wanted is None:
        return own
    if wanted != ALL and not (wanted.isascii() and wanted.isdigit() and int(wanted) < match.agreement.seats):
        raise Trouble("unknown-seat", seat=wanted, seats=match.agreement.seats)
    if match.stage == "over":
        return ALL if wanted == ALL else int(wanted)
    if wanted == ALL or int(wanted) != own:
        raise Trouble("match-runs")
    return own


ROUTES = Router("/api", route_handlers=[at], tags=["replay"])
