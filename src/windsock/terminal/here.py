"""A match in this process: people at one keyboard, bots in the other seats, every action saved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.player import Player
from windsock.core.sight import View
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.frames.answer import ahead, explained, seat_move
from windsock.frames.frame import encoded
from windsock.frames.showing import Showing
from windsock.match.agreement import Agreement
from windsock.match.chair import Chair, bot_seed
from windsock.match.entry import Entry
from windsock.match.match import Match, bot_of

from .session import Move, Session, Then, Told
from .store import autosave_path, keep
from .words import Words

BOT_CLOCK = 0.3  # seconds that a bot may think


class Here(Session):
    """A match, the bots at it, and the eyes that are on the screen."""

    def __init__(self, table: Table, players: Sequence[Player], file: Path | None = None) -> None:
        super().__init__(table)
        self.match = begun(table, players)
        self.showing = Showing(self.match)
        self.file = file or autosave_path(table.game.name)
        self.autosave_trouble: Trouble | None = None
        self.is_told = False
        self.own_files: set[Path] = {self.file.resolve()}
        self.bots: dict[Seat, Any] = {
            seat: bot_of(chair.bot)(table.game, bot_seed(table.setup.seed.value, seat))
            for seat, chair in enumerate(self.match.chairs)
            if chair.bot is not None
        }
        self.people = [seat for seat, chair in enumerate(self.match.chairs) if chair.is_person]
        # With one person nobody else can look; several hand the keyboard over first.
        self.looking = self.people[0] if len(self.people) == 1 else None
        self.seen: tuple[Any, Mapping[str, Any]] | None = None

    @property
    def table(self) -> Table:
        """The truth, for the bots' views and for saves. No screen asks it."""
        return self.match.table

    @property
    def frame(self) -> Mapping[str, Any]:
        key = (self.match.count, self.looking)
        if self.seen is None or self.seen[0] != key:
            self.seen = (key, msgspec.json.decode(encoded(self.showing, self.looking)))
        return self.seen[1]

    def log(self) -> list[Told]:
        return list(self.frame["events"])

    @property
    def last_own(self) -> int:
        own = [number for number, (seat, _) in enumerate(self.table.done, 1) if seat == self.looking]
        return own[-1] if own else 0

    @property
    def players(self) -> list[Player]:
        return [Player(*player) for player in self.match.players()]

    # The journal

    def do(self, entry: Entry) -> None:
        """What somebody did, and what follows from it; then the game is saved."""
        self.match.apply(entry)
        while (due := self.match.due()) is not None:
            self.match.apply(due)
        self.autosave()

    def play(self, seat: Seat, move: str) -> None:
        bot = self.match.chairs[seat].bot
        self.do(self.match.propose_play(seat, move, self.match.table.number, bot))

    def undo(self) -> None:
        if self.looking is None or self.is_over:
            raise Trouble("undo-mark")
        self.do(self.match.propose_undo(self.looking, self.match.table.number))

    def ask(self) -> None:
        """The others at the keyboard are asked on the screen, and bots always agree."""
        if self.looking is not None:
            self.do(self.match.propose_ask(self.looking, self.last_own - 1))

    def answer(self, is_agreed: bool) -> None:
        """All at the keyboard say the same."""
        request = self.match.request
        others = [seat for seat in self.people if request is not None and seat not in request.agreed]
        for seat in others if is_agreed else others[:1]:
            self.do(self.match.propose_answer(seat, is_agreed))

    # Bots

    @property
    def asked_bot(self) -> Seat | None:
        """Of several who choose in secret, bots answer first."""
        asked = [seat for seat in self.match.asked if seat in self.bots]
        return asked[0] if asked else None

    def bot_view(self, seat: Seat) -> View:
        """All that a bot is given. Take it before the bot thinks in a thread of its own."""
        return self.table.sight(seat)

    def bot_choice(self, seat: Seat, sight: View) -> str:
        """What the bot does. Touches nothing of the table: it may run while the screen lives on."""
        return self.catalogue.write(self.bots[seat].choose(sight, BOT_CLOCK))

    def play_bot(self, seat: Seat) -> None:
        """A bot's whole answer, for callers without a screen."""
        self.play(seat, self.bot_choice(seat, self.bot_view(seat)))

    # Questions

    def described(self, action: Action) -> Move | None:
        return None if self.looking is None else seat_move(self.match, self.looking, action)

    def why(self, move: str, then: Then) -> None:
        if self.looking is not None:
            then(explained(self.match, self.looking, move))

    def ahead(self, move: str, then: Then) -> None:
        found = None if self.looking is None else ahead(self.match, self.looking, move)
        then(msgspec.to_builtins(found or {}))

    # Saving

    def autosave(self) -> None:
        """Keep the game after every action. A full disk does not end the game: the trouble is shown."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            keep(self.table, self.players, self.file)
            self.autosave_trouble = None
            self.is_told = False
        except (OSError, Trouble):
            self.autosave_trouble = Trouble("autosave-failed", file=str(self.file))

    def unkept(self) -> Trouble | None:
        trouble = None if self.is_told else self.autosave_trouble
        self.is_told = self.autosave_trouble is not None
        return trouble

    def kept(self, words: Words, key: str) -> str:
        """Where the game is kept; if it could not be, that."""
        if self.autosave_trouble is not None:
            return words.speaker.trouble(self.autosave_trouble)
        return words.say(key, file=str(self.file))

    def save(self, name: str) -> Path:
        """A file that is not of this session is never overwritten."""
        if not name.strip():
            raise Trouble("save-needs-name")
        path = Path(name.strip()).expanduser()
        if not path.suffix:
            path = path.with_suffix(".wsk")
        if path.exists() and path.resolve() not in self.own_files:
            raise Trouble("save-exists", file=str(path))
        keep(self.table, self.players, path)
        self.own_files.add(path.resolve())
        return path


def begun(table: Table, players: Sequence[Player]) -> Match:
    """A match from a table as it was dealt or saved: what was played so far is its journal."""
    match = Match("", Agreement.of(table, 0, patience=None), table=table.at(0))
    match.fold(journal(table, players), [action for _, action in table.done])
    return match


def journal(table: Table, players: Sequence[Player]) -> Iterator[Entry]:
    """Everybody sits down, it starts, and every move was made."""
    sits = [
        Chair.of("bot" if player.bot else "person", player.name, player.bot or None) for player in players
    ]
    lines: list[tuple[Seat | None, str, str]] = [
        *((seat, "sit", chair.written()) for seat, chair in enumerate(sits)),
        (None, "start", ""),
        *((seat, "play", table.write(action)) for seat, action in table.done),
    ]
    for number, (seat, kind, text) in enumerate(lines, 1):
        yield Entry(number, 0.0, seat, kind, text)
