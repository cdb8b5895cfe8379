"""The socket: commands in, answers and frames out. A watcher slower than the table gets the newest frame."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, nullcontext, suppress
from typing import Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from windsock.core.trouble import Illegal, Trouble
from windsock.frames.answer import refusal
from windsock.frames.commands import Answer, Hello, Hint, Look, Named, SocketMessage
from windsock.frames.shapes import Saying
from windsock.frames.showing import Decided, decided_at
from windsock.hosting.house import Live

from .desk import AtDesk, Desk, address_of, host_of
from .errors import saying
from .logs import LOG
from .play import encode_answer, perform
from .rooms import Room, Watcher

Socket = WebSocket[Any, Any, State]
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(SocketMessage)
NAMED = msgspec.json.Decoder(Named)
UNREADABLE = (msgspec.DecodeError, RecursionError)  # the second is raised by deep nesting
PATIENCE = 20.0  # seconds in which a new socket must say hello
MOST_SOCKETS = 200  # open sockets of one address
BROKEN, LATER, BAD_REQUEST, BANNED, NOT_FOUND, TOO_LATE, TOO_OFTEN = 1011, 1013, 4400, 4403, 4404, 4408, 4429
CODES = {  # for troubles that do not pass by themselves; after any other the visitor may come back
    **dict.fromkeys(("unknown-match", "unknown-game", "unknown-board", "match-damaged"), NOT_FOUND),
    "banned": BANNED,
    "too-often": TOO_OFTEN,
}


class Visit(Watcher):
    """One open socket: the seats that it may act for, the seat it looks from, what it has been shown."""

    def __init__(self, desk: Desk, live: Live, socket: Socket) -> None:
        super().__init__(live)
        self.desk = desk
        self.socket = socket
        self.seats: list[int] = []
        self.left: list[int] = []  # of the match, when the tokens were looked at
        self.after = 0
        self.is_sparing = False
        self.has_seen = False
        self.decided: Decided | None = None  # when the last frame was painted

    async def run(self) -> None:
        """Greets, then reads and paints side by side until the socket closes. The match stays open."""
        with ExitStack() as visit:
            visit.enter_context(self.live.watching(None))
            if not await asyncio.wait_for(self.greet(), PATIENCE):
                return
            watched: list[int | None] = [*self.seats] or [None]
            for seat in watched:
                visit.enter_context(self.live.watching(seat))
            room = visit.enter_context(self.desk.rooms.entered(self))
            painting = asyncio.create_task(self.keep_painting())
            visit.callback(painting.cancel)
            await self.read(room)

    async def greet(self) -> bool:
        """Reads the first message, which says who looks. Anything else closes the socket."""
        try:
            hello = DECODER.decode(await self.next_text())
        except UNREADABLE:
            hello = None
        if not isinstance(hello, Hello):
            await self.close(BAD_REQUEST, "hello")
            return False
        self.left = self.live.match.left[:]
        self.seats = await self.desk.seats_of(self.live.match.id, hello.tokens)
        if len(self.seats) < len(hello.tokens):
            await self.answer(Answer(id=hello.id, trouble=Saying(key="bad-token", facts={})))
        first = self.seats[0] if self.seats else None
        wanted = first if isinstance(hello.looking, msgspec.UnsetType) else hello.looking
        self.looking = wanted if wanted in self.seats else None
        self.after = hello.after
        self.is_sparing = hello.is_sparing
        return True

    @property
    def has_left(self) -> bool:
        """Whether a seat of this visitor was given up since: it may be somebody else's by now."""
        return any(self.live.match.left[seat] != self.left[seat] for seat in self.seats)

    @property
    def is_banned(self) -> bool:
        """Whether the owner has banned this visitor."""
        bans, match = self.desk.bans, self.live.match.id
        address = bans.of_address(host_of(self.socket))
        return address is not None or any(bans.of_seat(match, seat) for seat in self.seats)

    async def dismiss(self) -> None:
        await self.close(BANNED, "banned")

    async def close(self, code: int, reason: str) -> None:
        await close(self.socket, code, reason)

    # Out

    async def keep_painting(self) -> None:
        """Paints until it fails. Then the watcher is disconnected, and the client comes back by itself."""
        try:
            await self.paint()
        except (OSError, WebSocketDisconnect):
            pass  # the reading side notices too
        except Exception as error:
            self.fail("paint", error)
            await self.close(BROKEN, "server-error")

    async def paint(self) -> None:
        """Sends the newest frame, with all that happened since the last one, whenever it has its turn."""
        while True:
            await self.turn.wait()
            self.turn.clear()
            if self.has_left:
                await self.close(LATER, "bad-token")
                return
            count = self.live.match.count
            # What was shown elsewhere, or from another seat, is not known here: the first frame is full.
            # So is one after a decision of the owner at a table whose journal does not grow any more.
            decided = decided_at(self.live.match)
            is_sparing = self.is_sparing and self.has_seen and self.decided == decided
            self.decided = decided
            text = self.desk.paint(self.live, self.looking, min(self.after, count), is_sparing)
            self.after, self.has_seen = count, True
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def answer(self, answer: Answer) -> None:
        await self.socket.send({"type": "websocket.send", "text": encode_answer(answer), "bytes": None})

    # In

    async def next_text(self) -> str:
        """The next message. Bytes are refused."""
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=message.get("code", 1000))
        return message.get("text") or ""

    async def read(self, room: Room) -> None:
        while True:
            text = await self.next_text()
            if self.has_left:
                await self.close(LATER, "bad-token")
                return
            try:
                message = DECODER.decode(text)
            except UNREADABLE as error:
                message = unread(text, error)
            first = self.seats[0] if self.seats else None
            if not self.desk.is_in_pace(self.socket, self.live.match.id, first, message):
                await self.close(TOO_OFTEN, "too-often")
                return
            with nullcontext() if isinstance(message, Hint) else room:
                answer = await self.done(message)
            # Before anybody is shown anything; but a sender who does not read delays nobody else.
            await self.answer(answer)

    async def done(self, message: Any) -> Answer:
        """Does what a message asks, and returns the answer."""
        if isinstance(message, Answer):
            return message
        own = message.id
        try:
            if isinstance(message, Hello):
                raise Trouble("bad-request", field="type")
            if isinstance(message, Look):
                self.look(message.seat)
                return Answer(id=own, count=self.live.match.count)
            return Answer(id=own, **await perform(self.desk, self.live, self.seats, message))
        except Illegal as illegal:
            return Answer(id=own, refused=refusal(self.live.match, message.seat, illegal))
        except Trouble as trouble:
            return Answer(id=own, trouble=saying(trouble))
        except Exception as error:
            self.fail(type(message).__name__, error)
            return Answer(id=own, trouble=Saying(key="server-error", facts={}))

    def fail(self, kind: str, error: Exception) -> None:
        """Answers an error of our own. The details go to the log."""
        LOG.error("failed", match=self.live.match.id, kind=kind, exc_info=error)
        self.desk.measures.errors.inc()

    def look(self, seat: int | None) -> None:
        """Changes the seat that is looked from: one of the visitor's own, or a spectator's in between."""
        if seat is not None and seat not in self.seats:
            raise Trouble("seat-not-yours", seat=seat)
        self.desk.pay_for_frame(self.socket, self.live.match, 0)
        self.looking = seat
        self.after, self.has_seen = 0, False
        self.turn.set()


def unread(text: str, error: Exception) -> Answer:
    """The answer to a message that cannot be read, with its id if at least that can."""
    try:
        own = NAMED.decode(text).id
    except UNREADABLE:
        own = None
    return Answer(id=own, trouble=Saying(key="bad-request", facts={"field": field_of(error)}))


def field_of(error: Exception) -> str:
    """The field that msgspec complains about, in its own words: $.seat."""
    _, at, field = str(error).partition(" - at `")
    return field.rstrip("`") if at else ""


async def close(socket: Socket, code: int, reason: str) -> None:
    """Closes the socket. The other side may have closed it at the same moment."""
    with suppress(RuntimeError, OSError):
        await socket.close(code, reason)


@websocket("/matches/{match:str}/live")
async def live(socket: Socket, desk: AtDesk, match: FromPath[str]) -> None:
    """Live play: say hello with the tokens of your seats, then send commands. Frames come by themselves."""
    await socket.accept()
    address = address_of(socket)
    if desk.settings.is_limited and desk.sockets[address] >= MOST_SOCKETS:
        await close(socket, TOO_OFTEN, "too-often")
        return
    desk.sockets[address] += 1
    desk.measures.sockets.inc()
    try:
        await Visit(desk, await desk.live(socket, match), socket).run()
    except Trouble as trouble:
        await close(socket, CODES.get(trouble.key, LATER), trouble.key)
    except TimeoutError:
        await close(socket, TOO_LATE, "hello")
    except (OSError, WebSocketDisconnect):
        pass
    finally:
        desk.measures.sockets.dec()
        desk.sockets[address] -= 1
        if not desk.sockets[address]:
            del desk.sockets[address]


ROUTES = Router("/api", route_handlers=[live])
