"""A game being played at one keyboard: who sits where, who looks, undo, saves. No screen is known here."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.event import Event
from windsock.core.player import Player
from windsock.core.registry import load_bot
from windsock.core.sight import SPECTATOR, View, view
from windsock.core.state import State
from windsock.core.table import Refusal, Table
from windsock.core.trouble import Trouble
from windsock.maps.chart import Chart

from .store import autosave_path, keep
from .words import Words

BOT_CLOCK = 0.3  # seconds that a bot may think


class Session:
    """A table, its players, and the eyes that are on the screen."""

    def __init__(self, table: Table, players: Sequence[Player], file: Path | None = None) -> None:
        self.table = table
        self.players = list(players)
        self.file = file or autosave_path(table.game.name)
        self.autosave_trouble: Trouble | None = None
        self.is_told = False
        self.own_files: set[Path] = {self.file.resolve()}
        self.bots: dict[Seat, Any] = {
            seat: load_bot(player.bot)(table.game, bot_seed(table, seat))
            for seat, player in enumerate(players)
            if player.bot
        }
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        # With one person nobody else can look; several hand the keyboard over first.
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.heard: dict[Seat | None, int] = {}

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    # Who is to do something

    @property
    def asked_person(self) -> Seat | None:
        """The person who must choose now: the one who looks, if asked; else the first asked."""
        asked = [seat for seat in self.table.asked if seat in self.people]
        if self.looking in asked:
            return self.looking
        return asked[0] if asked else None

    @property
    def asked_bot(self) -> Seat | None:
        """The bot that must choose now. Of several who choose in secret, bots answer first."""
        asked = [seat for seat in self.table.asked if seat in self.bots]
        return asked[0] if asked else None

    @property
    def next_to_look(self) -> Seat | None:
        """Who has to take the keyboard before anything of theirs is shown, if anybody."""
        person = self.asked_person
        if self.asked_bot is not None or person == self.looking:
            return None
        return person

    def look(self, seat: Seat | None) -> None:
        """This person sits in front of the screen now; None: nobody, so only what everybody may see."""
        self.looking = seat

    # What the one who looks may know

    def sight(self) -> State:
        """The position, masked for the one who looks."""
        place = SPECTATOR if self.looking is None else self.looking
        return view(self.table.s, place).state

    def chart(self) -> Chart:
        """The map, with what lies on it."""
        return chart_of(self.table, self.sight())

    def shown(self) -> dict[str, Any]:
        """The same in plain values."""
        return self.table.view(self.looking)

    def log(self) -> list[tuple[int, Event]]:
        """All that happened, as the one who looks was told it."""
        return self.table.events_since(0, self.looking)

    @property
    def last_own(self) -> int:
        """The number of the last action of the one who looks: what came later is news."""
        own = [number for number, (seat, _) in enumerate(self.table.done, 1) if seat == self.looking]
        return own[-1] if own else 0

    def news(self) -> list[Event]:
        """What happened since the one who looks last asked here."""
        events = self.log()
        start = min(self.heard.get(self.looking, 0), len(events))
        self.heard[self.looking] = len(events)
        return [event for _, event in events[start:]]

    def explain(self, move: str | Action) -> Refusal | None:
        """Why the one who looks may not do that now."""
        seat = self.looking if self.looking is not None else 0
        return self.table.explain(seat, move)

    # Playing

    @property
    def example(self) -> str:
        """A move as it is written: one that is allowed now, if there is any."""
        seats = [seat for seat in self.table.asked if seat == self.looking]
        moves = self.table.legal(seats[0]) if seats else self.table.catalogue.actions
        return self.table.write(moves[0])

    def play(self, seat: Seat, move: str | Action) -> Action:
        """A move by the rules; then the game is saved."""
        action = self.table.play(seat, move)
        self.autosave()
        return action

    def bot_view(self, seat: Seat) -> View:
        """All that a bot is given. Take it before the bot thinks in a thread of its own."""
        return self.table.sight(seat)

    def bot_choice(self, seat: Seat, sight: View) -> Action:
        """What the bot does. Touches nothing of the table: it may run while the screen lives on."""
        action: Action = self.bots[seat].choose(sight, BOT_CLOCK)
        return action

    def play_bot(self, seat: Seat) -> Action:
        """A bot's whole answer, for callers without a screen."""
        return self.play(seat, self.bot_choice(seat, self.bot_view(seat)))

    def can_undo(self) -> bool:
        """Only one's own last action, and only where it told nobody anything."""
        return (
            self.table.number > 0
            and self.table.done[-1][0] == self.looking
            and self.looking in self.table.asked
            and self.table.can_undo()
        )

    def undo(self) -> None:
        if not self.can_undo():
            raise Trouble("undo-mark")
        self.table.undo()
        self.autosave()

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
        """That the game cannot be kept, once."""
        trouble = None if self.is_told else self.autosave_trouble
        self.is_told = self.autosave_trouble is not None
        return trouble

    def kept(self, words: Words, key: str) -> str:
        """The sentence of this key that says where the game is kept; if it could not be, that."""
        if self.autosave_trouble is not None:
            return words.speaker.trouble(self.autosave_trouble)
        return words.say(key, file=str(self.file))

    def save(self, name: str) -> Path:
        """Save under a name. A file that is not of this session is never overwritten."""
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


def chart_of(table: Table, s: State) -> Chart:
    """The map of a game; an empty one for a game that has none."""
    return table.game.chart(table.material, s) or Chart("", (), (), ())


def bot_seed(table: Table, seat: Seat) -> int:
    """A bot's own chance: the same for the same deal and seat, and of no use to guess the cards."""
    text = f"bot {seat} {table.setup.seed.value}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
