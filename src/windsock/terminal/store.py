"""Where games are kept: saves with the names of the players, and an autosave in the user's data folder."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from itertools import count
from pathlib import Path

from windsock.core.player import Player
from windsock.core.record import load, put, write
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.folder import own_folder


def data_folder() -> Path:
    """The folder of the autosaves."""
    return own_folder() / "saves"


def former_folder() -> Path:
    """Where older versions kept them: on Linux the same folder, elsewhere perhaps another."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "windsock" / "saves"


def autosave_path(game: str) -> Path:
    """A file of its own for a new game: made empty at once, so that no other game takes it."""
    folder = data_folder()
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        file = folder / (f"{stem}.wsk" if number == 1 else f"{stem}-{number}.wsk")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file.touch(exist_ok=False)
        except FileExistsError:
            if file.exists():
                continue
        except OSError:
            pass  # said when the game is to be kept there
        return file
    raise AssertionError


def newest_autosave() -> Path:
    """The game that was played last."""
    folders = {data_folder(), former_folder()}
    saves = [path for folder in folders for path in folder.glob("*.wsk") if path.stat().st_size]
    if not saves:
        raise Trouble("no-autosave", folder=str(data_folder()))
    return max(saves, key=lambda path: path.stat().st_mtime)


def keep(table: Table, players: Sequence[Player], path: Path) -> None:
    """Write a save with the players in its head, whole or not at all."""
    table.players = players
    put(path, write(table))


def fetch(path: Path) -> tuple[Table, list[Player]]:
    """A save and its players; no players if it does not name them."""
    table = load(path)
    return table, list(table.players)
