"""The cards. There is one board, the field, with nothing on it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windsock.core.game import Finding
from windsock.core.trouble import Trouble

LETTER, PARCEL, TAILWIND, MECHANIC = range(4)
MAIL, TOOL = range(2)

FACES: Final = ("letter", "parcel", "tailwind", "mechanic")
BACKS: Final = (MAIL, MAIL, TOOL, TOOL)
COPIES: Final = (12, 9, 5, 5)
WORTH: Final = (1, 2)  # of a letter, of a parcel

DICE: Final = 3
SIDES: Final = 4
MARKET: Final = 3
HAND: Final = 5  # mail cards that a pilot can hold
COINS: Final = 8  # a pilot, bank included
START_COINS: Final = 2
BUST_LIMIT: Final = 4
REST: Final = 3
ENDURANCE: Final = 4
AUDITS: Final = 3
MOST_DELIVERED: Final = 3

FIELD: Final = "field"
BOARDS: Final = (FIELD,)


def load(name: str) -> str:
    if name not in BOARDS:
        raise Trouble("unknown-board", board=name, boards=", ".join(BOARDS))
    return name


def check(folder: Path) -> list[Finding]:
    return []
