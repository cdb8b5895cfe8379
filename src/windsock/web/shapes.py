"""The types of HTTP requests and answers, as msgspec reads and writes them.

Every text and list that comes in has a limit here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, Struct

from windsock.frames.commands import Count, NonceText, SeatNumber, Token, Word
from windsock.frames.shapes import MatchInfo, Refused, Saying
from windsock.hosting.tables import LONGEST_EMAIL
from windsock.language import LANGUAGES
from windsock.maps.chart import Chart
from windsock.maps.placing import Placing
from windsock.match.agreement import PATIENCE, STAND_IN

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SaidPassword = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=LONGEST_EMAIL)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", max_length=max(map(len, LANGUAGES)))]


class Wrong(Struct):
    """Every answer that is no success."""

    trouble: Saying


class Refusal(Struct):
    """A move that a rule forbids."""

    refused: Refused


# Games


class GameInfo(Struct):
    name: str
    version: str
    seats: list[int]
    options: dict[str, bool]
    boards: list[str]
    test_boards: list[str]  # those of them that are not offered to people
    bots: list[str]


class RuleInfo(Struct):
    id: str
    section: str
    text: str


@dataclass(frozen=True, kw_only=True)
class BoardInfo(Chart):
    """A board as it is printed, and the words of its notation."""

    words: dict[str, list[str]]  # by field; facts such as `counts` have the same order
    placing: Placing | None  # where everything lies on the picture; none: the game draws its own


# People


class NewName(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language | None = None


class NewAccount(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password
    email: Email | None = None
    language: Language | None = None


class Login(Struct, forbid_unknown_fields=True):
    name: Name
    password: SaidPassword


class AccountName(Struct, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    old: SaidPassword
    password: Password


class NewEmail(Struct, forbid_unknown_fields=True):
    """Another e-mail address. Without one no letters are sent."""

    email: Email | None
    password: SaidPassword


class Wanted(Struct, forbid_unknown_fields=True):
    has_notices: bool


class Proof(Struct, forbid_unknown_fields=True):
    """The password, before something that cannot be undone."""

    password: SaidPassword


class Lost(Struct, forbid_unknown_fields=True):
    """The name of an account, or the e-mail address that it has confirmed."""

    who: Annotated[str, Meta(min_length=1, max_length=LONGEST_EMAIL)]


class Letter(Struct, forbid_unknown_fields=True):
    """The secret in the link of a letter."""

    token: Token


class Recovery(Struct, forbid_unknown_fields=True):
    token: Token
    password: Password


class Opener(Struct):
    """Whose letter it was."""

    name: str


class Me(Struct):
    """Who asks: nobody yet, a guest, or somebody with an account."""

    name: str | None
    language: str | None = None
    has_account: bool = False
    email: str | None = None
    account: str | None = None  # the name to log in by
    is_confirmed: bool = False  # the e-mail address was confirmed: letters may be sent there
    has_notices: bool = True
    looks_alike: bool = False  # an older account has a name that looks the same
    has_mail: bool = False  # this server can send letters


class MyMatch(Struct):
    """One of my tables, my seats there, and whether it waits for me."""

    match: MatchInfo
    seats: list[int]
    is_my_turn: bool


# Reports


class NewReport(Struct, forbid_unknown_fields=True):
    """A report about a player. `line` is the entry of their chat, if the report is about that."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    line: Count | None = None


class MyReport(Struct):
    """A report of mine, and its answer."""

    number: int
    at: float
    match: str
    text: str
    answer: str | None = None
    answered: float | None = None


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
    patience: Annotated[int, Meta(ge=1, le=10_000_000)] | None = PATIENCE
    stand_in: Word = STAND_IN
    has_nonces: bool = False  # the start waits a little for the nonces of all seats


class Sitting(Struct, forbid_unknown_fields=True):
    """Takes a seat, with a nonce if wanted; or the maker of the table puts a bot there."""

    name: Name | None = None
    bot: Word | None = None
    nonce: NonceText | None = None


class Forking(Struct, forbid_unknown_fields=True):
    """Plays on from a move of a finished game."""

    number: Count
    seats: Annotated[list[NewChair], Meta(max_length=16)] = []


class Opened(Struct):
    """A new table, with the secret token of each seat that is the maker's, and the seal of its deal."""

    id: str
    tokens: dict[str, str]
    seal: str
    is_known_deal: bool


class Seated(Struct):
    """A seat that was taken. `has_nonce` tells whether the nonce that was sent counts."""

    token: str | None
    has_nonce: bool = False


class Verified(Struct):
    """The seal that was shown from the start, and what it sealed. Older games sealed the seed."""

    seal: str
    seed: str
    secret: str | None
    nonces: list[str | None] | None  # by seat
    is_known_deal: bool
    is_equal: bool
    digest: str
