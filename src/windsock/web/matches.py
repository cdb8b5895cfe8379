"""Tables: the lobby, a new one, sitting down, and what remains of a finished one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter, RawBody

from windsock.core.registry import load_game
from windsock.core.trouble import Trouble
from windsock.match.agreement import Agreement, Clock
from windsock.match.frame import info
from windsock.match.people import Person

from .desk import AtDesk, Caller, Desk, address_of
from .games import shipped
from .shapes import Forking, NewChair, NewMatch, Opened, Seated, Sitting, Verified

BOT = "steady"  # who plays where nobody says which bot
LONGEST_SAVE = 256 * 1024  # bytes; a game takes about ten thousand
Sit = tuple[int, str, str, str | None, str | None]  # seat, kind, name, bot, person


@get("/matches")
async def lobby(
    desk: AtDesk,
    stage: FromQuery[Literal["open", "running", "over"]] = "open",
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[dict[str, Any]]:
    """Public tables, the newest first: `open` to sit down at, `running` to watch, `over` to look at again."""
    return await desk.store.lobby(stage, limit=limit)


@post("/matches", status_code=201)
async def create(request: Caller, desk: AtDesk, data: JSONBody[NewMatch]) -> Opened:
    """A new table. The answer has the secret token of each seat that is mine or a program's."""
    desk.limit(desk.tables, address_of(request))
    game = load_game(data.game)
    person = await desk.person(request)
    agreement = Agreement.agree(
        game.name,
        len(data.chairs),
        shipped(game, data.board),
        data.options,
        is_private=data.is_private,
        has_hints=data.has_hints,
        clock=None if data.clock is None else Clock(data.clock.kind, data.clock.seconds),
        is_hot_seat=sum(chair.kind == "me" for chair in data.chairs) > 1,
    )
    return await opened(desk, agreement, sits(data.chairs, person), person)


@get("/matches/{match:str}")
async def show(desk: AtDesk, match: FromPath[str]) -> dict[str, Any]:
    """A table, as anybody may know it."""
    live = await desk.house.live(match)
    return info(live.match, here=frozenset(live.here))


@post("/matches/{match:str}/seats/{seat:int}", status_code=201)
async def sit(
    request: Caller,
    desk: AtDesk,
    match: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Sitting],
) -> Seated:
    """Sit down, or take one's own seat up on another device; the maker may put a bot there."""
    desk.limit(desk.tables, address_of(request))
    person = await desk.person(request)
    if data.bot is not None:
        maker = await desk.store.maker(match)
        is_maker = person is not None and maker == person.id
        if not is_maker and (maker is not None or await desk.seat_of(request, match) is None):
            raise Trouble("not-the-maker")
        return Seated(await desk.house.sit(match, seat, "bot", data.name or data.bot, data.bot))
    if person is not None and await desk.store.holder(match, seat) == person.id:
        return Seated(await desk.house.token(match, seat, person.id))
    name = data.name or (person.name if person else "")
    return Seated(await desk.house.sit(match, seat, "person", name, person=person.id if person else None))


@delete("/matches/{match:str}/seats/{seat:int}", status_code=204)
async def leave(request: Caller, desk: AtDesk, match: FromPath[str], seat: FromPath[int]) -> None:
    """Give up one's seat before the game has begun; its links open nothing any more."""
    if await desk.seat_of(request, match) != seat:
        raise Trouble("seat-not-yours", seat=seat)
    await desk.house.leave(match, seat)


@get("/matches/{match:str}/save", media_type=MediaType.TEXT)
async def save(desk: AtDesk, match: FromPath[str]) -> Response[str]:
    """The whole game as a `.wsk` file, once it is over."""
    live = await desk.house.live(match)
    text = await asyncio.to_thread(live.match.save_text)
    name = f'attachment; filename="windsock-{live.match.id}.wsk"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@post("/saves", status_code=201, request_max_body_size=LONGEST_SAVE)
async def upload(request: Caller, desk: AtDesk, body: RawBody) -> Opened:
    """A `.wsk` file becomes a table: to look at, or, where it breaks off, to play on."""
    desk.limit(desk.tables, address_of(request))
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Trouble("save-not-ours", line=1) from error
    person = await desk.person(request)
    agreement = await asyncio.to_thread(Agreement.from_save, text, is_private=True)
    is_over = text.rstrip().rpartition("\n")[2].startswith("result ")  # nobody plays on
    chairs = [] if is_over else [NewChair("me") for _ in range(agreement.seats)]
    return await opened(desk, agreement, sits(chairs, person), person)


@post("/matches/{match:str}/fork", status_code=201)
async def fork(request: Caller, desk: AtDesk, match: FromPath[str], data: JSONBody[Forking]) -> Opened:
    """Play on from a move of a finished game, at a new table."""
    desk.limit(desk.tables, address_of(request))
    live = await desk.house.live(match)
    agreement = await asyncio.to_thread(live.match.fork, data.number, is_private=True)
    person = await desk.person(request)
    chairs = data.seats or [NewChair("me") for _ in range(agreement.seats)]
    if len(chairs) != agreement.seats:
        raise Trouble("chair-count", chairs=len(chairs), seats=agreement.seats)
    return await opened(desk, agreement, sits(chairs, person), person)


@get("/matches/{match:str}/verify")
async def verify(desk: AtDesk, match: FromPath[str]) -> Verified:
    """Was it dealt as it was sealed? Deals and plays it again, once it is over."""
    live = await desk.house.live(match)
    return Verified(**await asyncio.to_thread(live.match.verify))


async def opened(desk: Desk, agreement: Agreement, sits: list[Sit], person: Person | None) -> Opened:
    live, tokens = await desk.house.create(agreement, sits, by=person.id if person else None)
    return Opened(live.match.id, {str(seat): token for seat, token in tokens.items()})


def sits(chairs: list[NewChair], person: Person | None) -> list[Sit]:
    """Who sits where from the start. An open chair has nobody yet."""
    found: list[Sit] = []
    for seat, chair in enumerate(chairs):
        if chair.kind == "me":
            name = chair.name or (person.name if person else "") or f"p{seat + 1}"
            found.append((seat, "person", name, None, person.id if person else None))
        elif chair.kind == "bot":
            bot = chair.bot or BOT
            found.append((seat, "bot", chair.name or bot, bot, None))
        elif chair.kind == "program":
            found.append((seat, "program", chair.name or chair.kind, None, None))
    return found


ROUTES = Router(
    "/api",
    route_handlers=[lobby, create, show, sit, leave, save, upload, fork, verify],
    tags=["tables"],
)
