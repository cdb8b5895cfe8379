"""Dice whose faces were written down beforehand, each with its colour: for scenarios."""

from __future__ import annotations

from typing import Any

from windsock.core.chance import Chance, Scripted
from windsock.core.given import MANY, one_of, within
from windsock.core.notation import Vocabulary
from windsock.core.trouble import Trouble

from ..board.material import Board
from ..board.numbers import COLOURS, WEATHER

NO_DIE = -1


class NamedDice(Scripted):
    """Outcomes in order; one that was named by a colour is for a die of that colour only."""

    def __init__(self, outcomes: list[int], colours: list[int]) -> None:
        super().__init__(outcomes)
        self.colours = colours
        self.die = NO_DIE  # the colour that is about to be rolled

    def below(self, n: int) -> int:
        colour = self.colours[self.uses] if self.uses < len(self.colours) else NO_DIE
        if colour not in (NO_DIE, self.die):
            raise Trouble("scenario-die", field="chance", word=word(colour), colour=word(self.die))
        self.die = NO_DIE
        return super().below(n)

    def copy(self) -> Chance:
        twin = NamedDice(self.outcomes, self.colours)
        twin.uses = self.uses
        return twin


def word(colour: int) -> str:
    return "-" if colour == NO_DIE else COLOURS[colour]


def named_dice(board: Board, things: list[Any]) -> NamedDice:
    """A die as `green:wind`, or any other chance as a number."""
    outcomes: list[int] = []
    colours: list[int] = []
    for thing in things:
        if not isinstance(thing, str):
            outcomes.append(within(thing, "chance", MANY))
            colours.append(NO_DIE)
            continue
        name, _, face = thing.partition(":")
        colour = one_of(Vocabulary(COLOURS), name, "chance")
        faces = board.dice[colour]
        outcomes.append(faces.index(one_of(Vocabulary(WEATHER), face, "chance", sorted(set(faces)))))
        colours.append(colour)
    return NamedDice(outcomes, colours)
