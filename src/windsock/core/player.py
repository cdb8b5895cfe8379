"""Who sits at a seat, as the head of a save names them: a person or a bot. No rule asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

LONGEST_NAME: Final = 60  # characters of a name that a save keeps
BETWEEN: Final = " | "
SIGNS: Final = {"%": "%25", "|": "%7C", ":": "%3A"}  # characters that are written as codes; % comes first


@dataclass(frozen=True)
class Player:
    """A name at a seat. `bot` names the bot that plays it, and is empty for a person."""

    name: str
    bot: str = ""

    def written(self) -> str:
        """The player in the head of a save."""
        name = one_line(self.name)[:LONGEST_NAME].strip()
        for sign, code in SIGNS.items():
            name = name.replace(sign, code)
        return f"bot:{self.bot}:{name}" if self.bot else name


def write_players(players: Sequence[Player]) -> str:
    return BETWEEN.join(player.written() for player in players)


def read_players(text: str, seats: int, form: int) -> list[Player]:
    """The players that a save names, if it names one for each seat. The first form had no codes."""
    players = [read_player(word.strip(), form) for word in text.split(BETWEEN.strip())]
    return players if len(players) == seats and all(player.name for player in players) else []


def read_player(text: str, form: int) -> Player:
    bot, name = "", text
    if text.startswith("bot:"):
        bot, _, name = text.removeprefix("bot:").partition(":")
    if form > 1:
        for sign, code in reversed(SIGNS.items()):
            name = name.replace(code, sign)
    return Player(one_line(name)[:LONGEST_NAME].strip() or bot, bot)


def one_line(text: str) -> str:
    """A text as one line, without invisible characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
