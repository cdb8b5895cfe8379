"""Reports: a player tells the owner about a line of chat or another player, and reads the answer."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from windsock.core.trouble import Trouble
from windsock.hosting.reports import report, reports_of

from .desk import AtDesk, Caller, address_of
from .people import MOST_TOKENS
from .shapes import MyReport, NewReport


@post("/matches/{match:str}/reports", status_code=201)
async def tell(request: Caller, desk: AtDesk, match: FromPath[str], data: JSONBody[NewReport]) -> None:
    """Reports a player of this table, or a line of their chat (`line` is the number of its entry)."""
    desk.limit(desk.reports, address_of(request))
    person = await desk.actor(request)
    by = await desk.seat_of(request, match)
    if person is None and by is None:
        raise Trouble("report-nobody")
    live = await desk.live(request, match)
    who = None if person is None else person.id
    await report(desk.store, live.match, who, by, data.seat, data.line, data.text)


@get("/me/reports")
async def mine(
    request: Caller,
    desk: AtDesk,
    tokens: Annotated[str | None, HeaderParameter(name="x-seat-tokens", max_length=MOST_TOKENS * 101)] = None,
) -> list[MyReport]:
    """My reports, the newest first, with their answers."""
    person = await desk.person(request)
    held = [token.strip() for token in (tokens or "").split(",") if token.strip()]
    seats = await desk.store.seats_of(held[:MOST_TOKENS])
    found = await reports_of(desk.store, None if person is None else person.id, seats)
    return [MyReport(one.number, one.at, one.match, one.text, one.answer, one.answered) for one in found]


ROUTES = Router("/api", route_handlers=[tell, mine], tags=["reports"])
