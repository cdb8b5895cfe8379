"""What somebody wrote, read without surprises: numbers that no game counts to, paths that no disk has."""

from __future__ import annotations

from pathlib import Path
from typing import Final

DIGITS: Final = 9  # Python itself gives up beyond some thousands of them


def whole(text: str) -> int | None:
    """The whole number that a text is; nothing if it is none, or too long for one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None


def is_folder(path: Path) -> bool:
    """Whether there is such a folder. A name that is too long for the disk is none."""
    try:
        return path.is_dir()
    except OSError:
        return False
