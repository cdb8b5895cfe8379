"""Land and lines in the cells of a terminal: four quarters to a cell for land, eight dots for lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from windsock.maps.land import Ring
from windsock.maps.projection import Point

Cell = tuple[int, int]  # column, row

# Which quarters of a cell are land: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"

# The bit of each of the 2 by 4 dots of a braille character, by column and row.
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))


def quarters(rings: list[Ring], width: int, height: int) -> list[list[int]]:
    """For each row, for each column, which quarters of the cell are land."""
    crossings: list[list[float]] = [[] for _ in range(2 * height)]
    for ring in rings:
        before_x, before_y = ring[-1][0] * 2, ring[-1][1] * 2 - 0.5
        for x, y in ring:
            after_x, after_y = x * 2, y * 2 - 0.5
            low, high = sorted((before_y, after_y))
            for number in range(max(0, int(low) - 1), min(2 * height, int(high) + 2)):
                if low <= number < high:
                    share = (number - before_y) / (after_y - before_y)
                    crossings[number].append(before_x + share * (after_x - before_x))
            before_x, before_y = after_x, after_y
    cells = [[0] * width for _ in range(height)]
    for number, found in enumerate(crossings):
        found.sort()
        row, bit = cells[number // 2], 1 if number % 2 == 0 else 4
        for start, end in zip(found[::2], found[1::2], strict=False):
            for half in range(max(0, round(start)), min(2 * width, round(end))):
                row[half // 2] |= bit << (half % 2)
    return cells


def is_land(quarter: int) -> bool:
    """Is at least half of the cell land?"""
    return quarter.bit_count() >= 2


# Which dots of a line are drawn, one after the other, and how far they stray from it.
STROKES = {"long": (1, 1, 0, 0), "dashed": (1, 1, 1, 1, 1, 0, 0, 0), "dotted": (1, 0, 0)}
STRAYS = {"double": ((-1, 1),), "wavy": ((-1,), (-1,), (0,), (1,), (1,), (0,))}


def dots(points: list[Point], pattern: str) -> dict[Cell, int]:
    """The braille dots of a line through these points (in cells), as one bit pattern a cell."""
    found: dict[Cell, int] = {}
    strokes, strays = STROKES.get(pattern, (1,)), STRAYS.get(pattern, ((0,),))
    is_steep = abs(points[-1][1] - points[0][1]) * 2 > abs(points[-1][0] - points[0][0])
    for number, (x, y) in enumerate(_walk(points)):
        if strokes[number % len(strokes)]:
            for stray in strays[number % len(strays)]:
                dot_x, dot_y = (x + stray, y) if is_steep else (x, y + stray)
                cell = dot_x // 2, dot_y // 4
                found[cell] = found.get(cell, 0) | DOTS[dot_x % 2][dot_y % 4]
    return found


def _walk(points: list[Point]) -> Iterator[Cell]:
    """All dots along the line, each once in a row."""
    last = None
    for (start_x, start_y), (end_x, end_y) in pairwise(points):
        across, down = (end_x - start_x) * 2, (end_y - start_y) * 4
        steps = max(1, round(max(abs(across), abs(down))))
        for step in range(steps + 1):
            share = step / steps
            dot = int(start_x * 2 + share * across), int(start_y * 4 + share * down)
            if dot != last:
                yield dot
            last = dot


def braille(bits: int) -> str:
    """The character with these dots."""
    return chr(0x2800 + bits)
