"""Who sits where: a person at this keyboard, or a bot."""

from __future__ import annotations

from collections.abc import Sequence

from windsock.core.game import Game
from windsock.core.player import Player
from windsock.core.registry import load_bot
from windsock.core.trouble import Trouble

USUAL_SEATS = 4
USUAL_BOT = "steady"
LONGEST_NAME = 24


def sit_down(
    game: Game, seats: int | None, people: Sequence[str], bots: Sequence[str], guest: str
) -> list[Player]:
    """Fill the seats: people first, then the bots asked for, then `steady`.

    Nobody named: one person called `guest`, unless the bots fill the table.
    """
    named = [checked(name) for name in people]
    if seats is None:
        seats = seats_for(game, len(named), len(bots))
    if not named and len(bots) < seats:
        named = [guest]
    if len(named) + len(bots) > seats:
        raise Trouble("too-many-players", players=len(named) + len(bots), seats=seats)
    wanted = [*bots, *[USUAL_BOT] * (seats - len(named) - len(bots))]
    for bot in wanted:
        load_bot(bot)
    players = [Player(name) for name in named]
    for bot in wanted:
        players.append(Player(free_name(bot, players), bot))
    if len({player.name for player in players}) < len(players):
        raise Trouble("same-name")
    return players


def seats_for(game: Game, people: int, bots: int) -> int:
    """The number of seats when none is asked for: as many as are named, if bots are; else the usual table."""
    if bots and people + bots in game.seats:
        return people + bots
    usual = USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]
    return max(usual, people + bots)


def checked(name: str) -> str:
    """A person's name, fit for one line of a screen and of a save."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or "|" in name or ":" in name or not name.isprintable():
        raise Trouble("bad-name", name=name, most=LONGEST_NAME)
    return name


def free_name(bot: str, players: Sequence[Player]) -> str:
    """What a bot is called at the table: Steady, Steady 2, and so on."""
    name = bot.replace("-", " ").capitalize()
    taken = {player.name for player in players}
    numbered = (name if number == 1 else f"{name} {number}" for number in range(1, len(players) + 2))
    return next(one for one in numbered if one not in taken)
