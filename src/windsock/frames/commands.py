"""Commands of a seat, and their answers. Every text and list that comes in has a limit here."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from .shapes import Move, Refused, Saying

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveText = Annotated[str, Meta(max_length=400)]
Id = Count | Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
NonceText = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]


class Named(Struct, kw_only=True):
    """The sender's own name for a message, which comes back with the answer."""

    id: Id | None = None


class Command(Named, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a seat wants. A command that is sent again under its `id` is done once and answered as before."""


class OfSeat(Command):
    seat: SeatNumber


class Play(OfSeat, tag="play"):
    number: Count
    move: MoveText


class Why(OfSeat, tag="why"):
    move: MoveText


class Hint(OfSeat, tag="hint"):
    pass


class Undo(OfSeat, tag="undo"):
    number: Count


class Ask(OfSeat, tag="ask"):
    keep: Count


class Agreeing(OfSeat, tag="answer"):
    is_agreed: bool


class Chat(OfSeat, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(OfSeat, tag="stand-in"):
    """Lets the agreed bot play for a seat. Older programs name that bot; another name is refused."""

    bot: Word | None = None


class Return(OfSeat, tag="return"):
    pass


class GiveNonce(OfSeat, tag="nonce"):
    """Gives the seat's own part in the deal, before the start."""

    nonce: NonceText


class Look(Command, tag="look"):
    seat: SeatNumber | None


class Hello(Command, tag="hello"):
    """The first message on a socket: the seats of the sender, the one they look from, what they have seen.

    With `sparing` the server leaves out what has not changed since. With `entries` it sends only the changed
    entries of large parts.
    """

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    looking: SeatNumber | UnsetType | None = UNSET  # if missing: the seat of the first token
    after: Count = 0
    is_sparing: bool = False


SeatCommand = Play | Why | Hint | Undo | Ask | Agreeing | Chat | StandIn | Return | GiveNonce
SocketMessage = SeatCommand | Look | Hello


class Answer(Struct, tag_field="type", tag="answer", kw_only=True):
    """What became of a command."""

    id: int | str | None = None
    count: int | UnsetType = UNSET  # if it was done: the number of its entry in the journal
    refused: Refused | UnsetType = UNSET
    trouble: Saying | UnsetType = UNSET
    allowed: bool | UnsetType = UNSET  # answer to `why`: whether the move is legal
    ahead: dict[str, Any] | UnsetType = UNSET  # answer to `why`: what a legal move leads to, if the game says
    hint: Move | UnsetType = UNSET  # answer to `hint`
