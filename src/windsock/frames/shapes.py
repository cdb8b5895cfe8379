"""The types of what a watcher is sent. At run time they are dicts: frames are made often, dicts are cheap.

`windsock.frames.schema` makes their schema, and the TypeScript of the client is made from that.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from msgspec import Meta

from windsock.match.chair import Kind
from windsock.match.fold import Stage

# msgspec has no type that contains itself; JSON schema has.
FACT: Final = {
    "description": "A word of the notation, a number, yes or no, a list of these; or what caused a trouble.",
    "anyOf": [
        {"type": ["string", "number", "boolean", "null"]},
        {"type": "array", "items": {"$ref": "#/$defs/Fact"}},
        {"$ref": "#/$defs/Cause"},
    ],
}
CAUSE: Final = {
    "description": "What caused a trouble, its fact `why`: another trouble, or a rule of the game.",
    "anyOf": [{"$ref": "#/$defs/Saying"}, {"$ref": "#/$defs/Forbidden"}],
}
Fact = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Fact"})]
Facts = dict[str, Fact]


class Saying(TypedDict):
    """A sentence to be made: the key of a message in the locale files, and its facts."""

    key: str
    facts: Facts


class Forbidden(TypedDict):
    """A rule that forbids something, and the facts of its sentence."""

    rule: str
    facts: Facts


class Told(TypedDict):
    """Something that happened."""

    number: int  # of the action that caused it
    key: str  # the kebab name of the event: licence-bought
    facts: Facts


class Form(TypedDict):
    """A move without the facts of its position."""

    text: str  # its notation: buy red LON-PAR
    verb: str  # buy
    fields: dict[str, str | list[str]]  # words of each field: { airline: "red", route: "LON-PAR" }


class Move(Form):
    """A move as a menu needs it."""

    facts: Facts  # of its label, `move-buy`


class Refused(TypedDict):
    """A move that a rule forbids: the rule, its facts in words, and what would be allowed."""

    rule: str
    facts: Facts
    move: str
    wanted: NotRequired[Move]  # the move as a menu would show it
    nearest: list[Move]


class ClockNow(TypedDict):
    """How long somebody may still think."""

    left: float  # seconds
    is_running: bool


class Chair(TypedDict):
    """Who sits at a seat."""

    seat: int
    kind: Kind
    name: str
    bot: str | None
    is_account: bool  # the name is that of the account of whoever sits here
    stand_in: str | None  # the bot that plays for an absent person
    stand_in_at: float | None  # when the others may let one play; null: not as things are
    is_here: bool  # somebody is connected at this seat
    clock: ClockNow | None


class ChatLine(TypedDict):
    """What somebody said."""

    number: int
    at: float
    seat: int
    text: str  # empty if the owner has removed it
    is_removed: bool


class Takeback(TypedDict):
    """An open request to take moves back."""

    seat: int
    keep: int  # actions that stay
    agreed: list[int]
    lapses_at: float


class Lapsed(TypedDict):
    """A request that not everybody answered in time."""

    seat: int
    keep: int


class Ended(TypedDict):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    ending: str


class Deal(TypedDict):
    """The seal from the beginning, and once the game is over what it sealed. Older games sealed the seed, and
    have no secret."""

    seal: str
    is_known: bool  # a fork or a save
    secret: str | None
    nonces: list[str | None] | None  # by seat


class Closed(TypedDict):
    """When and why the owner closed a table."""

    at: float
    reason: str


class SlotNow(TypedDict):
    """A slot of a link, or of a place, as it is now."""

    piece: str | None
    is_closed: bool


class ChartNow(TypedDict):
    """What lies on the map now."""

    slots: dict[str, list[SlotNow]]  # by link, in the order of the board's chart
    taken: list[bool]  # by bonus
    places: dict[str, list[SlotNow]]  # by place, only where something lies


class Entries(TypedDict):
    """`entries` of a sparing frame: what has changed inside large parts of the view and of the map."""

    view: dict[str, dict[str, Any]]
    chart: dict[str, dict[str, Any]]


class Standing(TypedDict):
    """What everybody sees."""

    chairs: list[Chair]
    chat: list[ChatLine]  # the last lines
    request: Takeback | None
    lapsed: Lapsed | None  # until something happens
    outcome: Ended | None  # once over
    seed: str | None  # once over
    deal: Deal  # what the seed was made of
    closed: Closed | None
    read_only: Saying | None  # why nobody can play on: today's rules do not allow what was played


class Seen(TypedDict):
    """The position as a seat sees it, its legal moves, and what it was told."""

    view: dict[str, Any]  # `Table.view` of this seat: see the schema of the game
    question: Saying | None  # what this seat is asked, if it is: step-turn
    moves: list[Move]  # all legal moves of this seat, sorted by kind in the order of the catalogue
    events: list[Told]  # since the `after` of the request; all of them in a full frame


class News(Seen):
    """The watcher's own part of a frame."""

    type: Literal["frame"]
    match: str
    count: int  # entries in the journal
    number: int  # actions on the table
    stage: Stage
    seat: int | None  # who looks; null: a spectator
    asked: list[int]
    is_full: bool  # the events start at the deal: replace the log
    can_undo: bool
    nonce: str | None  # the part in the deal of the seat that looks


class Frame(News, Standing):
    """Everything that one watcher is shown of a match at one moment.

    A sparing frame that is not full comes without what has not changed: parts of
    the view, of the map, and of what everybody sees.
    """

    now: float  # the server's time of day when this was made, in seconds
    chart: ChartNow | None


class ClockKind(TypedDict):
    """How long a player may think: for each move, or for the whole game."""

    kind: Literal["move", "game"]
    seconds: int


class MatchInfo(TypedDict):
    """What everybody may know of a match: one line of the lobby."""

    id: str
    game: str
    board: str
    options: dict[str, bool]
    seats: int
    chairs: list[Chair]
    stage: Stage
    closed: Closed | None
    is_private: bool
    has_hints: bool
    is_hot_seat: bool
    clock: ClockKind | None
    patience: int | None  # without a clock: seconds until a bot may play for somebody away; null: never
    stand_in: str  # that bot
    seal: str  # hash of the secret, shown from the start
    is_known_deal: bool  # a fork or a save: somebody may know the cards
    number: int
    created: float
    read_only: NotRequired[Saying | None]  # as in a frame; lines of older lists lack it
