"""A spot in the terminal map: the cells that a thing fills, those beside them, and those of its line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from windsock.maps.arrange import FORBIDDEN
from windsock.maps.land import Box
from windsock.maps.raster import Cell

NEAR, THROUGH = 10.0, 5.0  # what reads badly: a small gap between two routes' circles, a text on a line


@dataclass
class CellSpot:
    """What a thing would fill there; `data` is what the map keeps of it, `bounds` lie around it all."""

    cost: float
    data: Any
    filled: frozenset[Cell]
    bounds: Box
    line: frozenset[Cell] = frozenset()  # only routes have one
    pride: float = 45.0  # how much it minds a neighbour without a gap; the less proud one decides
    beside: frozenset[Cell] = field(init=False)
    near: frozenset[Cell] = field(init=False)

    def __post_init__(self) -> None:
        self.beside = self._aside(1) - self.filled
        self.near = self._aside(2) - self.filled - self.beside

    def _aside(self, by: int) -> frozenset[Cell]:
        return frozenset((column + side, row) for column, row in self.filled for side in (-by, by))

    def clash(self, other: CellSpot) -> float:
        """How much the two disturb each other."""
        if not self.bounds.meets(other.bounds):
            return 0.0
        total = FORBIDDEN * len(self.filled & other.filled)
        total += min(self.pride, other.pride) * len(self.filled & other.beside)
        if self.line and other.line:
            total += NEAR * len(self.filled & other.near)
        total += THROUGH * (len(self.filled & other.line) + len(self.line & other.filled))
        return total
