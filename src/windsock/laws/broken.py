"""How a law speaks when it is broken, and what the laws share."""

from __future__ import annotations

from collections.abc import Sequence

from windsock.core.action import Action
from windsock.core.chance import Chance
from windsock.core.table import Table

QUESTIONS = 12  # catalogue entries that a law samples where it cannot ask for all
STEPS = 4  # how far a law plays on from a moment


class LawBroken(AssertionError):
    """Which law, where, and what was found."""


def hold(truth: bool, where: str, found: str) -> None:
    if not truth:
        raise LawBroken(f"{found} ({where})")


def questions(table: Table, chance: Chance) -> Sequence[Action]:
    """Some entries of the catalogue."""
    actions = table.catalogue.actions
    return [actions[chance.below(len(actions))] for _ in range(QUESTIONS)]
