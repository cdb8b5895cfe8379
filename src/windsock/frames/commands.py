"""What a seat may ask, and what is answered. Every text and list that comes in has a greatest length here."""

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
    """What a seat wants. Sent again under its `id` it is not done again, and answered as before."""


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
    """The agreed bot plays for a seat. Its name may be said, as older programs do; no other one is."""

    bot: Word | None = None


class Return(OfSeat, tag="return"):
    pass


class GiveNonce(OfSeat, tag="nonce"):
    """Before the start: the seat's own part in the deal."""

    nonce: NonceText


class Look(Command, tag="look"):
    seat: SeatNumber | None


class Hello(Command, tag="hello"):
    """The first message on a socket: which seats are mine, through which I look, what I have seen.

    Who is sparing is not sent again what has not changed since; `entries` are those of large parts that have.
    """

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    looking: SeatNumber | UnsetType | None = UNSET  # not said: the seat of the first token
    after: Count = 0
    is_sparing: bool = False


SeatCommand = Play | Why | Hint | Undo | Ask | Agreeing | Chat | StandIn | Return | GiveNonce
SocketMessage = SeatCommand | Look | Hello


class Answer(Struct, tag_field="type", tag="answer", kw_only=True):
    """What became of a command."""

    id: int | str | None = None
    count: int | UnsetType = UNSET  # done: the entry of the journal that it became
    refused: Refused | UnsetType = UNSET
    trouble: Saying | UnsetType = UNSET
    allowed: bool | UnsetType = UNSET  # of `why`: the move is legal
    ahead: dict[str, Any] | UnsetType = UNSET  # of `why`: what a legal move leads to, if the game tells
    hint: Move | UnsetType = UNSET  # of `hint`
