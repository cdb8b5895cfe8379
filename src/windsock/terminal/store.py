"""Where games are kept: saves with the names of the players, and an autosave in the user's data folder."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from windsock.core.record import RULE, load, put, write
from windsock.core.table import Table
from windsock.core.trouble import Trouble

from .player import Player, read_player

FIELD = "players"
BETWEEN = " | "


def data_folder() -> Path:
    """The folder of the autosaves, by the rules of the desktop."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "windsock" / "saves"


def autosave_path(game: str) -> Path:
    """A file of its own for a new game."""
    folder = data_folder()
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    name, number = f"{stem}.wsk", 1
    while (folder / name).exists():
        number += 1
        name = f"{stem}-{number}.wsk"
    return folder / name


def newest_autosave() -> Path:
    """The game that was played last."""
    saves = sorted(data_folder().glob("*.wsk"), key=lambda path: path.stat().st_mtime)
    if not saves:
        raise Trouble("no-autosave", folder=str(data_folder()))
    return saves[-1]


def keep(table: Table, players: Sequence[Player], path: Path) -> None:
    """Write a save with the players in its head, whole or not at all."""
    lines = write(table).splitlines()
    names = BETWEEN.join(player.written() for player in players)
    lines.insert(lines.index(RULE), f"{FIELD} {names}")
    put(path, "\n".join(lines) + "\n")


def fetch(path: Path) -> tuple[Table, list[Player]]:
    """A save and its players; no players if it does not name them."""
    table = load(path)
    return table, players_in(path, table.seats)


def players_in(path: Path, seats: int) -> list[Player]:
    """The players that a save names, if it names one for each seat."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for line in lines[1 : lines.index(RULE)]:
        name, _, rest = line.partition(" ")
        if name == FIELD:
            players = [read_player(text.strip()) for text in rest.split(BETWEEN.strip())]
            return players if len(players) == seats else []
    return []
