"""Reads what somebody wrote without surprises from huge numbers or impossible paths."""

from __future__ import annotations

from pathlib import Path
from typing import Final

DIGITS: Final = 9  # Python itself refuses some thousands of them


def whole(text: str) -> int | None:
    """The whole number that a text is. None if it is something else, or too long."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None


def is_folder(path: Path) -> bool:
    """Whether there is such a folder. A name that is too long for the disk is no folder."""
    try:
        return path.is_dir()
    except OSError:
        return False
