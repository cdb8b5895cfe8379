"""How a law speaks when it is broken, and what the laws share."""

from __future__ import annotations

from collections.abc import Sequence

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.chance import Chance
from windsock.core.game import Game
from windsock.core.state import State
from windsock.core.table import Table

QUESTIONS = 12  # catalogue entries that a law samples where it cannot ask for all
STEPS = 4  # how far a law plays on from a moment


class LawBroken(AssertionError):
    """Which law, where, and what was found."""


def hold(truth: bool, where: str, found: str) -> None:
    if not truth:
        raise LawBroken(f"{found} ({where})")


def tempted(game: Game, s: State, seat: Seat, moves: list[Action], chance: Chance) -> list[Action]:
    """What to choose from: all moves or, of a game that plans, every second time those of its plan. In such
    games chance alone does not get far."""
    if game.plan is None or chance.below(2):
        return moves
    return game.plan(s, seat, 1) or moves


def questions(table: Table, chance: Chance) -> Sequence[Action]:
    """Some entries of the catalogue."""
    actions = table.catalogue.actions
    return [actions[chance.below(len(actions))] for _ in range(QUESTIONS)]
