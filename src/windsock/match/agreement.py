"""What is agreed before the first card is dealt. It holds the one secret of a match."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal

import msgspec

from windsock.core import record
from windsock.core.card import Seat
from windsock.core.chance import Sealed
from windsock.core.game import Game
from windsock.core.registry import load_bot, load_game
from windsock.core.seal import Proof, is_number, seal_of, seed_of
from windsock.core.table import Seed, Setup, Table
from windsock.core.trouble import Trouble

from .slices import Sliced, at_once

game_of = cache(load_game)  # searching everything that is installed takes milliseconds
LEAST_SECONDS, MOST_SECONDS = 10, 30 * 24 * 3600
LEAST_PATIENCE = 60  # seconds
PATIENCE = 600  # where nothing else was agreed, and at tables from before there was a choice
STAND_IN = "steady"
NO_DEAL = "0" * 32  # the seed of a table on which nothing counts as dealt yet


@dataclass(frozen=True)
class Clock:
    """How long a player may think: for each move, or for the whole game."""

    kind: Literal["move", "game"]
    seconds: int


@dataclass(frozen=True)
class Agreement:
    """A setup that can be written down, and how the table is kept.

    `origin` holds the moves that were played before the match begins: in a fork, or in an uploaded save.
    `patience` is for a match without a clock: so many seconds after a seat was asked, the others may let the
    bot `stand_in` play for it if nobody is there. None means never.
    At the start the seed is made of `secret` and the nonces of all seats (`windsock.core.seal`). An agreement
    without a secret has its seed from the beginning.
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
    patience: int | None = PATIENCE
    stand_in: str = STAND_IN
    secret: str = field(default="", repr=False)
    noted_seal: str = ""  # as it was published when the secret was made
    has_nonces: bool = False  # the start waits for the nonces
    is_known_deal: bool = False  # a fork or a save: somebody may know the cards

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
        """An agreement on a shipped board, with a new secret, or with a seed if one is given."""
        played = game_of(game)
        if seats not in played.seats:
            raise Trouble("seat-count", seats=seats, least=played.seats[0], most=played.seats[-1])
        board = board or played.boards[0]
        check_board(played, board)
        chosen = played.options_for_people(options or {})
        if seed is None:
            secret = secrets.token_hex(16)
            keeping |= {"secret": secret, "noted_seal": seal_of(secret)}
        return Agreement(game, board, chosen, seats, seed or "", played.version, **checked(keeping))

    @staticmethod
    def from_save(text: str, **keeping: Any) -> Agreement:
        """The agreement that a save holds: its deal, with its moves as the origin."""
        table = saved(text)
        return Agreement.of(table, table.number, **keeping)

    @staticmethod
    def of(table: Table, number: int, **keeping: Any) -> Agreement:
        """An agreement to play on from a table after so many actions."""
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
            is_known_deal=True,
            **checked(keeping),
        )

    @property
    def seal(self) -> str:
        """The hash that is shown before play. It proves the secret, or the seed, without telling it."""
        if self.secret:
            return self.noted_seal
        chance = Seed(self.seed_kind, self.seed).chance()
        if isinstance(chance, Sealed):
            return chance.seal()
        return hashlib.sha256(f"windsock seal {self.seed_kind} {self.seed}".encode()).hexdigest()

    @property
    def is_seal_right(self) -> bool:
        """Whether the secret still fits the seal that was noted when it was made."""
        return not self.secret or (is_number(self.secret) and seal_of(self.secret) == self.noted_seal)

    @property
    def has_known_deal(self) -> bool:
        """Whether somebody may know the cards. Older agreements show it only by having an origin."""
        return self.is_known_deal or bool(self.origin)

    def undealt(self) -> Agreement:
        """The setup of the table before the start. Nothing in it depends on the secret."""
        return replace(self, seed=NO_DEAL, secret="") if self.secret else self

    def dealt(self, nonces: Sequence[str | None]) -> Agreement:
        """The same with the seed that is made of the secret and the nonces of all seats."""
        return replace(self, seed=seed_of(self.secret, nonces), secret="") if self.secret else self

    def proof(self, nonces: Sequence[str | None]) -> Proof | None:
        """The part of a save that proves the deal."""
        return Proof(self.secret, list(nonces)) if self.secret else None

    def deal(self) -> Table:
        """The table as the deal left it."""
        game = game_of(self.game)
        seed = Seed(self.seed_kind, self.seed)
        options = game.options_with(self.options)  # the game may have more options than when this was agreed
        return Table(Setup(game, self.board, self.seats, options, seed))

    def begin(self) -> Table:
        """The table on which the match begins: dealt, and the origin played."""
        return at_once(self.beginning())

    def beginning(self, indexes: Sequence[int] = ()) -> Sliced[Table]:
        """The same in slices. Moves whose index is known are not judged again."""
        table = self.deal()
        known = iter(indexes)
        for line in self.origin:
            seat, move = read_line(line)
            index = next(known, -1)
            if index < 0:
                table.play(seat, move)
            else:
                table.push(seat, table.read(index))
            yield
        return table

    def written(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def read(text: bytes | str) -> Agreement:
        return msgspec.json.decode(text, type=Agreement)


def check_board(game: Game, board: str) -> None:
    """Accepts only boards that ship with the game: a name that somebody sends is never read as a path."""
    if board not in game.boards:
        raise Trouble("unknown-board", board=board, boards=", ".join(game.boards))


def saved(text: str) -> Table:
    """The table of a save, to be played on by today's rules."""
    check_named_board(text)
    table = record.read(text)
    if table.read_only is not None:
        raise table.read_only.again()
    return table


def check_named_board(text: str) -> None:
    """Checks the board of a save before it is opened. The reader of the save finds everything else."""
    lines = text.splitlines()
    head = lines[: lines.index(record.RULE)] if record.RULE in lines else []
    named = {words[0]: words[1:] for line in head if (words := line.split())}
    if named.get("game") and named.get("board"):
        check_board(game_of(named["game"][0]), " ".join(named["board"][:-1]))


def checked(keeping: Mapping[str, Any]) -> dict[str, Any]:
    """How the table is kept, once its clock, its patience and its bot are known to make sense."""
    clock = keeping.get("clock")
    if clock is not None and not LEAST_SECONDS <= clock.seconds <= MOST_SECONDS:
        raise Trouble("clock-range", seconds=clock.seconds, least=LEAST_SECONDS, most=MOST_SECONDS)
    patience = keeping.get("patience")
    if patience is not None and not LEAST_PATIENCE <= patience <= MOST_SECONDS:
        raise Trouble("patience-range", seconds=patience, least=LEAST_PATIENCE, most=MOST_SECONDS)
    load_bot(keeping.get("stand_in", STAND_IN))  # raises a trouble if it is unknown
    return dict(keeping)


def read_line(line: str) -> tuple[Seat, str]:
    """`p1 buy grey LON-PAR` -> seat 0 and the move."""
    name, _, move = line.partition(" ")
    return int(name[1:]) - 1, move
