"""The user's own folder: the terminal keeps its games there, the server its database."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def own_folder() -> Path:
    """The folder, by the rules of the system. It may not exist yet."""
    return user_data_path("windsock", appauthor=False)
