"""The head of a save: its form, and what was agreed before play."""

from __future__ import annotations

import re
from typing import Final

from .chance import Chance
from .game import Game
from .reading import whole
from .registry import load_game
from .table import Seed, Setup, Table
from .trouble import Trouble

FROM_POSITION: Final = 3  # the form of a save that begins from a position; from a deal it is `FORM`
MOST_DRAWN: Final = 1_000_000  # more chance than any game uses


def lines_of(text: str) -> list[str]:
    """The lines of a save, without the byte-order mark that an editor may have added."""
    return text.removeprefix("\ufeff").splitlines()


def form_of(lines: list[str]) -> int:
    """The form of a save, from its first line."""
    found = re.fullmatch(r"\s*windsock ([1-9]\d{0,8})\s*", lines[0]) if lines else None
    if found is None:
        raise Trouble("save-not-ours", line=1)
    if int(found[1]) > FROM_POSITION:
        raise Trouble("save-too-new", version=f"windsock {int(found[1])}", now=f"windsock {FROM_POSITION}")
    return int(found[1])


def is_unknown(version: str, now: str) -> bool:
    """Whether this version of the rules cannot be known: it is later than today's, or no version at all."""
    numbers = [[int(part) for part in re.findall(r"\d{1,9}", words)] for words in (version, now)]
    return not numbers[0] or numbers[0] > numbers[1]


def head_of(lines: list[str]) -> dict[str, list[str]]:
    """The words of each line before the first act."""
    head: dict[str, list[str]] = {}
    for place, line in enumerate(lines, 2):
        words = line.split()
        if not words or words[0] in head:
            raise Trouble("save-line", line=place, text=line)
        head[words[0]] = words[1:]
    for name, count in (("game", 2), ("board", 2), ("seats", 1), ("seed", 2)):
        if len(head.get(name, ())) < count:
            raise Trouble("save-head", field=name)
    return head


def set_up(head: dict[str, list[str]]) -> Table:
    """What was agreed before play. Rules of an unknown version may have options that are unknown too."""
    game, version = load_game(head["game"][0]), head["game"][1]
    try:
        return dealt(game, head)
    except Trouble as trouble:
        if not is_unknown(version, game.version):
            raise
        versions = {"version": f"{game.name} {version}", "now": f"{game.name} {game.version}"}
        raise Trouble("save-too-new", **versions) from trouble


def dealt(game: Game, head: dict[str, list[str]]) -> Table:
    options: dict[str, bool] = {}
    for word in head.get("options", []):
        name, _, value = word.partition("=")
        if value not in ("yes", "no"):
            raise Trouble("save-head", field="options")
        options[name] = value == "yes"
    seats = whole(head["seats"][0])
    if seats is None:
        raise Trouble("save-head", field="seats")
    board = " ".join(head["board"][:-1])
    seed = Seed(head["seed"][0], " ".join(head["seed"][1:]))
    table = Table(Setup(game, board, seats, game.options_with(options), seed))
    if game.print_of(table.material) != head["board"][-1]:
        raise Trouble("save-board", board=board)
    return table


def chance_at(table: Table, head: dict[str, list[str]]) -> Chance:
    """The chance of a save that begins from a position, after so many uses."""
    drawn = whole(" ".join(head.get("drawn", ["0"])))
    if drawn is None or drawn > MOST_DRAWN:
        raise Trouble("save-head", field="drawn")
    chance = table.setup.seed.chance()
    chance.skip(drawn)
    return chance
