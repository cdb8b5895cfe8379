"""What is agreed before the first card is dealt. The seed in it is the one secret of a match."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

import msgspec

from windsock.core import record
from windsock.core.card import Seat
from windsock.core.chance import Sealed
from windsock.core.game import Game
from windsock.core.registry import load_game
from windsock.core.table import Seed, Setup, Table
from windsock.core.trouble import Trouble

game_of = cache(load_game)  # looking through all that is installed takes milliseconds
LEAST_SECONDS, MOST_SECONDS = 10, 30 * 24 * 3600


@dataclass(frozen=True)
class Clock:
    """How long a player may think: for each move, or for the whole game."""

    kind: Literal["move", "game"]
    seconds: int


@dataclass(frozen=True)
class Agreement:
    """A setup that can be written down, and how the table is kept.

    `origin` are moves that lie behind the match when it begins: of a fork, or of a save that was brought.
    """

    game: str
    board: str
    options: dict[str, bool]
    seats: int
    seed: str = field(repr=False)
    version: str
    is_private: bool = False
    has_hints: bool = False
    clock: Clock | None = None
    is_hot_seat: bool = False
    origin: tuple[str, ...] = field(default=(), repr=False)
    seed_kind: str = "sealed"

    @staticmethod
    def agree(
        game: str,
        seats: int,
        board: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seed: str | None = None,
        **keeping: Any,
    ) -> Agreement:
        """An agreement on a shipped board, with a secret seed of its own."""
        played = game_of(game)
        if seats not in played.seats:
            raise Trouble("seat-count", seats=seats, least=played.seats[0], most=played.seats[-1])
        board = board or played.boards[0]
        check_board(played, board)
        chosen = played.options_with(options or {})
        secret = seed or secrets.token_hex(16)
        return Agreement(game, board, chosen, seats, secret, played.version, **checked(keeping))

    @staticmethod
    def from_save(text: str, **keeping: Any) -> Agreement:
        """What a save holds: its deal, and its moves as the origin."""
        check_named_board(text)
        table = record.read(text)
        if table.read_only is not None:
            raise table.read_only
        return Agreement.of(table, table.number, **keeping)

    @staticmethod
    def of(table: Table, number: int, **keeping: Any) -> Agreement:
        """To play on from what lies on a table after so many actions."""
        setup, game = table.setup, table.game
        if not 0 <= number <= table.number:
            raise Trouble("no-such-move", number=number, count=table.number)
        return Agreement(
            game.name,
            setup.board,
            dict(setup.options),
            setup.seats,
            setup.seed.value,
            game.version,
            origin=tuple(f"p{seat + 1} {table.write(action)}" for seat, action in table.done[:number]),
            seed_kind=setup.seed.kind,
            **checked(keeping),
        )

    @property
    def seal(self) -> str:
        """What may be shown before play: it proves the seed and does not tell it."""
        chance = Seed(self.seed_kind, self.seed).chance()
        if isinstance(chance, Sealed):
            return chance.seal()
        return hashlib.sha256(f"windsock seal {self.seed_kind} {self.seed}".encode()).hexdigest()

    def deal(self) -> Table:
        """The table as the deal left it."""
        game = game_of(self.game)
        seed = Seed(self.seed_kind, self.seed)
        return Table(Setup(game, self.board, self.seats, self.options, seed))

    def begin(self) -> Table:
        """The table on which the match begins: the deal, and the origin played."""
        table = self.deal()
        for line in self.origin:
            table.play(*read_line(line))
        return table

    def written(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def read(text: bytes | str) -> Agreement:
        return msgspec.json.decode(text, type=Agreement)


def check_board(game: Game, board: str) -> None:
    """Only boards that ship with the game: a name that somebody sends is never a path of this machine."""
    if board not in game.boards:
        raise Trouble("unknown-board", board=board, boards=", ".join(game.boards))


def check_named_board(text: str) -> None:
    """Before a save is opened. What else may be wrong with it, its reader says."""
    lines = text.splitlines()
    head = lines[: lines.index(record.RULE)] if record.RULE in lines else []
    named = {words[0]: words[1:] for line in head if (words := line.split())}
    if named.get("game") and named.get("board"):
        check_board(game_of(named["game"][0]), " ".join(named["board"][:-1]))


def checked(keeping: Mapping[str, Any]) -> dict[str, Any]:
    """How the table is kept, if its clock is one that people can play by."""
    clock = keeping.get("clock")
    if clock is not None and not LEAST_SECONDS <= clock.seconds <= MOST_SECONDS:
        raise Trouble("clock-range", seconds=clock.seconds, least=LEAST_SECONDS, most=MOST_SECONDS)
    return dict(keeping)


def read_line(line: str) -> tuple[Seat, str]:
    """`p1 buy grey LON-PAR` -> seat 0 and the move."""
    name, _, move = line.partition(" ")
    return int(name[1:]) - 1, move
