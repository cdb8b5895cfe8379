"""Playing: does and answers the commands of a seat, for the socket and for requests."""

from __future__ import annotations

from hashlib import blake2b
from time import monotonic, perf_counter
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from windsock.core.trouble import Illegal, Trouble
from windsock.frames.answer import ahead, explained, refusal
from windsock.frames.commands import (
    Agreeing,
    Answer,
    Ask,
    Chat,
    GiveNonce,
    Hint,
    Play,
    Return,
    SeatCommand,
    StandIn,
    Undo,
    Why,
)
from windsock.frames.showing import decided_at
from windsock.hosting.house import Live
from windsock.match.entry import Entry
from windsock.match.match import Match

from .desk import AtDesk, Caller, Desk
from .replay import ONE_FRAME

ONE_ANSWER = ResponseSpec(Answer, generate_examples=False)
LONGEST_WAIT = 25.0  # seconds: less than proxies allow


def proposal(desk: Desk, live: Live, match: Match, seats: list[int], command: SeatCommand) -> Entry:
    """The entry that a command would write into this match. The sender holds these seats."""
    seat = command.seat
    match command:
        case Play():
            return match.propose_play(seat, command.move, command.number)
        case Undo():
            return match.propose_undo(seat, command.number)
        case Ask():
            return match.propose_ask(seat, command.keep)
        case Agreeing():
            return match.propose_answer(seat, command.is_agreed)
        case Chat():
            return match.propose_chat(seat, command.text)
        case StandIn():
            by = seat if seat in seats else seats[0]
            return match.propose_stand_in(seat, command.bot, by, not desk.house.presence.is_away(live, seat))
        case Return():
            return match.propose_return(seat)
        case GiveNonce():
            return match.propose_nonce(seat, command.nonce)
        case _:
            raise AssertionError(command)


async def perform(desk: Desk, live: Live, seats: list[int], command: SeatCommand) -> dict[str, Any]:
    """Does what a seat asks, and answers. If a trouble is raised, nothing has changed."""
    check_right(seats, command)
    kind = str(command.__struct_config__.tag)
    if isinstance(command, Why):
        wrong = explained(live.match, command.seat, command.move)
        if wrong is not None:
            return {"allowed": False, "refused": wrong}
        leads = ahead(live.match, command.seat, command.move)
        return {"allowed": True} if leads is None else {"allowed": True, "ahead": leads}
    if isinstance(command, Hint):
        return {"hint": await desk.house.hint(live.match.id, command.seat)}
    start = perf_counter()
    try:
        known_as = fingerprint(seats, command)
        count = await desk.house.do(
            live.match.id, lambda match: proposal(desk, live, match, seats, command), known_as=known_as
        )
    except Trouble:
        desk.measures.refusals.labels(kind).inc()
        raise
    desk.measures.written(kind).inc()
    desk.measures.seconds.observe(perf_counter() - start)
    return {"count": count}


def fingerprint(seats: list[int], command: SeatCommand) -> str | None:
    """The fingerprint by which a repeated command of a seat is recognised. Without an id it is always new."""
    if command.id is None:
        return None
    by = command.seat if command.seat in seats else seats[0]
    return blake2b(ENCODER.encode((by, command)), digest_size=8).hexdigest()


def check_right(seats: list[int], command: SeatCommand) -> None:
    """Checks that a token acts for its own seat; but any player may let a bot play for somebody away."""
    if command.seat not in seats and not (isinstance(command, StandIn) and seats):
        raise Trouble("seat-not-yours", seat=command.seat)


@post(
    "/matches/{match:str}/commands",
    status_code=200,
    responses={200: ONE_ANSWER},
)
async def command(
    request: Caller, desk: AtDesk, match: FromPath[str], data: JSONBody[SeatCommand]
) -> Response[Any]:
    """A command of a seat, for programs without a socket. It needs the token of the seat."""
    live = await desk.live(request, match)
    seat = await desk.seat_of(request, match)
    if seat is None:
        raise Trouble("bad-token")
    if not desk.is_in_pace(request, match, seat, data):
        raise Trouble("too-often")
    try:
        done = await perform(desk, live, [seat], data)
    except Illegal as illegal:
        return Response({"refused": refusal(live.match, data.seat, illegal)}, status_code=422)
    return Response(Answer(id=data.id, **done), status_code=200)


@get("/matches/{match:str}/frames", responses={200: ONE_FRAME})
async def frames(
    request: Caller,
    desk: AtDesk,
    match: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=60)] = 0.0,
) -> Response[bytes]:
    """The frame of a watcher, as soon as there are more than `after` entries, or after `wait` seconds."""
    live = await desk.live(request, match)
    seat = await desk.seat_of(request, match)
    end = monotonic() + min(wait, LONGEST_WAIT)
    before = live.match.left[:]
    with live.watching(seat):
        decided = decided_at(live.match)
        while live.match.count <= after and (left := end - monotonic()) > 0:
            if not await desk.news(live, live.version, left) or decided_at(live.match) != decided:
                break
        if seat is not None and live.match.left[seat] != before[seat]:  # somebody else may sit there by now
            raise Trouble("bad-token")
        desk.pay_for_frame(request, live.match, after)
        shown = desk.paint(live, seat, after)
    return Response(shown.encode(), media_type=MediaType.JSON, headers={"cache-control": "no-store"})


def encode_answer(answer: Answer) -> str:
    return ENCODER.encode(answer).decode()


ENCODER = msgspec.json.Encoder(enc_hook=str)
ROUTES = Router("/api", route_handlers=[command, frames], tags=["play"])
