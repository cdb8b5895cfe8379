"""Tables: the lobby, a new table, sitting down, and finished games."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import MediaType, Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter, RawBody

from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.frames.frame import info
from windsock.frames.shapes import MatchInfo
from windsock.hosting.errands import Proof
from windsock.hosting.house import Live, Sit
from windsock.match.agreement import STAND_IN, Agreement, Clock
from windsock.match.chair import MEMBER

from .accounts.people import Person
from .desk import AtDesk, Caller, Desk, PathSeat, address_of
from .games import shipped
from .packing import packed
from .shapes import Forking, NewChair, NewMatch, Opened, Seated, Sitting, Verified

LONGEST_SAVE = 256 * 1024  # bytes; a game takes about ten thousand
# Prices, in actions that are played again:
COST_OF_TABLE = 50.0  # to make a table from what is known, or to answer with it
COST_OF_LINE = 0.1  # for each line of a game that is copied
COST_OF_BYTE = 0.15  # for each byte of a save that is judged: two to four for a line


@get("/matches")
async def lobby(
    desk: AtDesk,
    stage: FromQuery[Literal["open", "running", "over"]] = "open",
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[MatchInfo]:
    """Public tables, the newest first: `open` to sit down at, `running` to watch, `over` to look at again."""
    return await desk.store.lobby(stage, limit=limit)


@post("/matches", status_code=201)
async def create(request: Caller, desk: AtDesk, data: JSONBody[NewMatch]) -> Opened:
    """A new table. The answer has the secret token of each seat that is mine or a program's."""
    desk.limit(desk.tables, address_of(request))
    game = load_game(data.game)
    person = await desk.actor(request, *[chair.name for chair in data.chairs])
    agreement = Agreement.agree(
        game.name,
        len(data.chairs),
        shipped(game, data.board),
        data.options,
        is_private=data.is_private,
        has_hints=data.has_hints,
        clock=None if data.clock is None else Clock(data.clock.kind, data.clock.seconds),
        patience=data.patience,
        stand_in=data.stand_in,
        is_hot_seat=sum(chair.kind == "me" for chair in data.chairs) > 1,
        has_nonces=data.has_nonces,
    )
    return await opened(desk, agreement, sits(data.chairs, person), person, address_of(request))


@get("/matches/{match:str}")
async def show(request: Caller, desk: AtDesk, match: FromPath[str]) -> MatchInfo:
    """A table, as everybody may know it."""
    live = await desk.live(request, match)
    return info(live.match, here=frozenset(live.here))


@post("/matches/{match:str}/seats/{seat:int}", status_code=201)
async def sit(
    request: Caller,
    desk: AtDesk,
    match: FromPath[str],
    seat: PathSeat,
    data: JSONBody[Sitting],
) -> Seated:
    """Takes a seat, or opens one's own seat on another device. The maker may put a bot there."""
    desk.limit(desk.tables, address_of(request))
    person = await desk.actor(request, data.name)
    if data.bot is not None:
        maker = await desk.store.maker(match)
        is_maker = person is not None and maker == person.id
        if not is_maker and (maker is not None or await desk.seat_of(request, match) is None):
            raise Trouble("not-the-maker")
        live = await desk.live(request, match)
        if all(chair.kind == "bot" for other, chair in enumerate(live.match.chairs) if other != seat):
            desk.limit_alone(live.owner)
        return Seated(await desk.house.sit(match, seat, "bot", data.name or data.bot, data.bot))
    if person is not None and await desk.store.holder(match, seat) == person.id:
        return Seated(await desk.house.token(match, seat, person.id))
    name = data.name or (person.name if person else "")
    who = person.id if person else None
    await desk.live(request, match)
    token = await desk.house.sit(match, seat, kind_of(person, name), name, person=who, nonce=data.nonce)
    live = await desk.house.live(match)
    return Seated(token, data.nonce is not None and live.match.nonces[seat] == data.nonce)


@delete("/matches/{match:str}/seats/{seat:int}", status_code=204)
async def leave(request: Caller, desk: AtDesk, match: FromPath[str], seat: PathSeat) -> None:
    """Gives up one's seat before the game has begun. Its links stop working."""
    if await desk.seat_of(request, match) != seat:
        raise Trouble("seat-not-yours", seat=seat)
    await desk.live(request, match)
    await desk.house.leave(match, seat)


@get("/matches/{match:str}/save", media_type=MediaType.TEXT)
async def save(request: Caller, desk: AtDesk, match: FromPath[str]) -> Response[bytes]:
    """The whole game as a `.wsk` file, once it is over."""
    live = await desk.live(request, match)
    proof = await proven(request, desk, live)
    name = f'attachment; filename="windsock-{live.match.id}.wsk"'
    body, headers = await packed(request, proof.text.encode())
    headers["content-disposition"] = name
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


@post("/saves", status_code=201, request_max_body_size=LONGEST_SAVE)
async def upload(request: Caller, desk: AtDesk, body: RawBody) -> Opened:
    """Makes a table of a `.wsk` file: to look at, or to play on if the game is not over."""
    desk.limit(desk.tables, address_of(request))
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Trouble("save-not-ours", line=1) from error
    desk.pay(request, len(body) * COST_OF_BYTE)
    person = await desk.actor(request)
    owner = address_of(request)
    agreement, table = await desk.house.proofs.read_save(text, owner)
    chairs = [] if table.over else [NewChair("me") for _ in range(agreement.seats)]  # nobody if it is over
    return await opened(desk, agreement, sits(chairs, person), person, owner, table)


@post("/matches/{match:str}/fork", status_code=201)
async def fork(request: Caller, desk: AtDesk, match: FromPath[str], data: JSONBody[Forking]) -> Opened:
    """Plays on from a move of a finished game, at a new table."""
    desk.limit(desk.tables, address_of(request))
    live = await desk.live(request, match)
    desk.pay(request, COST_OF_TABLE + live.match.table.number * COST_OF_LINE)
    agreement = live.match.fork(data.number, is_private=True)
    person = await desk.actor(request)
    chairs = data.seats or [NewChair("me") for _ in range(agreement.seats)]
    if len(chairs) != agreement.seats:
        raise Trouble("chair-count", chairs=len(chairs), seats=agreement.seats)
    table = live.match.table.at(data.number)
    return await opened(desk, agreement, sits(chairs, person), person, address_of(request), table)


@get("/matches/{match:str}/verify")
async def verify(request: Caller, desk: AtDesk, match: FromPath[str]) -> Verified:
    """Deals and plays a finished game again, and tells whether it was dealt as it was sealed."""
    live = await desk.live(request, match)
    proof = await proven(request, desk, live)
    return Verified(**live.match.verify(proof.digest))


async def proven(request: Caller, desk: Desk, live: Live) -> Proof:
    """The proof of a finished match. The first who asks pays for it."""
    live.match.check_stage("over")
    is_known = live.match.id in desk.house.proofs.known.things
    desk.pay(request, COST_OF_TABLE if is_known else live.match.table.number)
    return await desk.house.proofs.of(live.match, address_of(request))


async def opened(
    desk: Desk,
    agreement: Agreement,
    sits: list[Sit],
    person: Person | None,
    owner: str,
    table: Table | None = None,
) -> Opened:
    if [kind for _, kind, *_ in sits] == ["bot"] * agreement.seats:
        desk.limit_alone(owner)
    by = person.id if person else None
    live, tokens = await desk.house.create(agreement, sits, by, owner, table)
    links = {str(seat): token for seat, token in tokens.items()}
    return Opened(live.match.id, links, agreement.seal, agreement.has_known_deal)


def sits(chairs: list[NewChair], person: Person | None) -> list[Sit]:
    """Who sits where from the start. An open chair is left out."""
    found: list[Sit] = []
    for seat, chair in enumerate(chairs):
        if chair.kind == "me":
            name = chair.name or (person.name if person else "") or f"p{seat + 1}"
            found.append((seat, kind_of(person, name), name, None, person.id if person else None))
        elif chair.kind == "bot":
            bot = chair.bot or STAND_IN
            found.append((seat, "bot", chair.name or bot, bot, None))
        elif chair.kind == "program":
            found.append((seat, "program", chair.name or chair.kind, None, None))
    return found


def kind_of(person: Person | None, name: str) -> str:
    """The kind of chair of a person. An account is marked only under its own name."""
    return MEMBER if person is not None and person.owns(name) else "person"


ROUTES = Router(
    "/api",
    route_handlers=[lobby, create, show, sit, leave, save, upload, fork, verify],
    tags=["tables"],
)
