"""A spot in the terminal map: the cells that a thing fills, those beside them, and those of its line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from windsock.maps.arrange import FORBIDDEN
from windsock.maps.land import Box, around
from windsock.maps.raster import Cell

BESIDE, THROUGH = 45.0, 5.0  # what reads badly: two texts without a gap, a text on a line


@dataclass
class CellSpot:
    """What a thing would fill there; `data` is what the map keeps of it."""

    cost: float
    data: Any
    filled: frozenset[Cell]
    line: frozenset[Cell] = frozenset()
    beside: frozenset[Cell] = field(init=False)
    bounds: Box = field(init=False)

    def __post_init__(self) -> None:
        around_it = {(column + side, row) for column, row in self.filled for side in (-1, 1)}
        self.beside = frozenset(around_it - self.filled)
        cells = [(float(column), float(row)) for column, row in self.filled | self.line]
        self.bounds = around(cells or [(-9.0, -9.0)]).grow(2)

    def clash(self, other: CellSpot) -> float:
        """How much the two disturb each other."""
        if not self.bounds.meets(other.bounds):
            return 0.0
        total = FORBIDDEN * len(self.filled & other.filled)
        total += BESIDE * len(self.filled & other.beside)
        total += THROUGH * (len(self.filled & other.line) + len(self.line & other.filled))
        return total
