"""What comes in and goes out, as msgspec reads and writes it. The client's types.ts has the same shapes.

Every text and list that comes in has a greatest length here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveText = Annotated[str, Meta(max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Email = Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")]
Language = Literal["en", "fr", "it", "de"]


class Saying(Struct):
    """A key of the locale files, and its facts."""

    key: str
    facts: dict[str, Any]


class Wrong(Struct):
    """Every answer that is no success."""

    trouble: Saying


# Games


class GameInfo(Struct):
    name: str
    version: str
    seats: list[int]
    options: dict[str, bool]
    boards: list[str]
    bots: list[str]


class RuleInfo(Struct):
    id: str
    section: str
    text: str


# People


class NewName(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language | None = None


class NewAccount(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password
    email: Email | None = None


class Login(Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class Me(Struct):
    """Who asks: nobody yet, a guest, or somebody with an account."""

    name: str | None
    language: str | None = None
    has_account: bool = False
    email: str | None = None


class MyMatch(Struct):
    """A table of mine, where I sit, and whether it waits for me."""

    match: dict[str, Any]
    seats: list[int]
    is_my_turn: bool


# Matches


class ClockShape(Struct, forbid_unknown_fields=True):
    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=1, le=10_000_000)]


class NewChair(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot", "program"]
    name: Annotated[str, Meta(max_length=40)] | None = None
    bot: Word | None = None


class NewMatch(Struct, forbid_unknown_fields=True):
    game: Word
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=16)]
    board: Word | None = None
    options: Annotated[dict[Word, bool], Meta(max_length=20)] = {}
    is_private: bool = False
    has_hints: bool = False
    clock: ClockShape | None = None


class Sitting(Struct, forbid_unknown_fields=True):
    """Somebody sits down; or the creator of the table puts a bot there."""

    name: Name | None = None
    bot: Word | None = None


class Forking(Struct, forbid_unknown_fields=True):
    """Play on from a move of a finished game."""

    number: Count
    seats: Annotated[list[NewChair], Meta(max_length=16)] = []


class Opened(Struct):
    """A new table, with the secret token of each seat that is the maker's."""

    id: str
    tokens: dict[str, str]


class Seated(Struct):
    token: str | None


class Verified(Struct):
    """The seal that stood there from the start, beside the seed that it sealed."""

    seal: str
    seed: str
    is_equal: bool
    digest: str


# Commands


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a seat wants. `id` comes back with the answer."""

    id: Count | None = None


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
    bot: Word


class Return(OfSeat, tag="return"):
    pass


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


SeatCommand = Play | Why | Hint | Undo | Ask | Agreeing | Chat | StandIn | Return
SocketMessage = SeatCommand | Look | Hello


class Answer(Struct, tag_field="type", tag="answer", kw_only=True):
    """What became of a command."""

    id: int | None = None
    count: int | UnsetType = UNSET
    refused: Any = UNSET
    trouble: Saying | UnsetType = UNSET
    allowed: bool | UnsetType = UNSET
    ahead: Any = UNSET
    hint: Any = UNSET
