"""Replay: a match at any of its moments, as a seat, a spectator or everybody sees it."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from litestar import MediaType, Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter

from windsock.core.trouble import Trouble
from windsock.frames.answer import frame_at
from windsock.frames.public import ENCODER
from windsock.frames.shapes import Frame
from windsock.hosting.live import Live
from windsock.match.match import Match

from .desk import COST_OF_EVENT, AtDesk, Caller, Desk, PathNumber
from .packing import headers_of, is_packable, packed

ALL = "all"
LONGEST = 8  # frames in one answer
# Prices, in actions that are played again:
COST_OF_FRAME = 30.0
ONE_FRAME = ResponseSpec(Frame, generate_examples=False)
SOME_FRAMES = ResponseSpec(list[Frame], generate_examples=False)
Eyes = Annotated[str | None, QueryParameter(max_length=3)]


@get("/matches/{match:str}/at/{number:int}", responses={200: ONE_FRAME})
async def at(
    request: Caller,
    desk: AtDesk,
    match: FromPath[str],
    number: PathNumber,
    seat: Eyes = None,
) -> Response[bytes]:
    """The frame after `number` actions: of one's own seat or a spectator; of any or `all` once it is over."""
    live = await desk.live(request, match)
    own = await desk.seat_of(request, match)

    async def draw() -> bytes:
        desk.pay(request, COST_OF_FRAME + live.match.table.number * COST_OF_EVENT)
        return drawn(live, number, eyes(live.match, own, seat), -1)

    return await shown(request, desk, live.match, ("at", number, eyes(live.match, own, seat)), draw)


@get(
    "/matches/{match:str}/film/{number:int}",
    responses={200: SOME_FRAMES},
)
async def film(
    request: Caller,
    desk: AtDesk,
    match: FromPath[str],
    number: PathNumber,
    seat: Eyes = None,
    count: Annotated[int, QueryParameter(ge=1, le=LONGEST)] = LONGEST,
) -> Response[bytes]:
    """At most `count` frames, from `number` actions on, each with the events of its own action."""
    live = await desk.live(request, match)
    own = await desk.seat_of(request, match)

    async def draw() -> bytes:
        desk.pay(request, COST_OF_FRAME * count)
        frames = [drawn(live, number, eyes(live.match, own, seat), number - 1)]
        for moment in range(number + 1, number + count):
            await sleep(0)  # so that players do not wait for all of them
            if moment > live.match.table.number:
                break
            frames.append(drawn(live, moment, eyes(live.match, own, seat), moment - 1))
        return b"[%b]" % b",".join(frames)

    return await shown(request, desk, live.match, ("film", number, count, eyes(live.match, own, seat)), draw)


def drawn(live: Live, number: int, through: Any, since: int) -> bytes:
    return ENCODER.encode(frame_at(live.match, number, through, since, log=live.showing.log))


async def shown(
    request: Caller, desk: Desk, match: Match, what: Any, draw: Callable[[], Awaitable[bytes]]
) -> Response[bytes]:
    """The answer, compressed. Answers about a finished match are made once for all who ask the same."""
    key = (match.id, match.count, is_packable(request), *what)
    is_final = match.stage == "over"
    body = desk.pictures.find(key) if is_final else None
    if body is None:
        body, headers = await packed(request, await draw())
        if is_final:
            desk.pictures.keep(key, body, len(body))
    else:
        desk.pay(request, COST_OF_FRAME)
        headers = headers_of(body)
    return Response(body, media_type=MediaType.JSON, headers=headers)


def eyes(match: Match, own: int | None, wanted: str | None) -> Any:
    """The seat whose view a replay shows."""
    if wanted is None:
        return own
    if wanted != ALL and not (wanted.isascii() and wanted.isdigit() and int(wanted) < match.agreement.seats):
        raise Trouble("unknown-seat", seat=wanted, seats=match.agreement.seats)
    if match.stage == "over":
        return ALL if wanted == ALL else int(wanted)
    if wanted == ALL or int(wanted) != own:
        raise Trouble("match-runs")
    return own


ROUTES = Router("/api", route_handlers=[at, film], tags=["replay"])
