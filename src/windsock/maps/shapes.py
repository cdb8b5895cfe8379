"""Flat geometry for drawing: curves, distances, and the width of a text."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from itertools import pairwise
from math import hypot

from windsock.maps.land import Box
from windsock.maps.projection import Point

WIDE, NARROW, SLIM, LARGE, COMMON = 0.98, 0.42, 0.32, 0.74, 0.65


class Curve:
    """A line from one point to another that bows to one side; walked by distance."""

    def __init__(self, start: Point, end: Point, bow: float, pieces: int = 6) -> None:
        """`bow` is how far the middle strays to the left, as a share of the length. A bowed line is walked as
        so many straight pieces."""
        self.start, self.end, self.bow = start, end, bow
        across, down = end[0] - start[0], end[1] - start[1]
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        self.pull = (middle[0] + 2 * bow * down, middle[1] - 2 * bow * across)
        steps = 1 if bow == 0 else pieces
        self.points = [self._bend(number / steps) for number in range(steps + 1)]
        self.walked = [0.0]
        for before, after in pairwise(self.points):
            self.walked.append(self.walked[-1] + distance(before, after))
        self.length = self.walked[-1]

    def _bend(self, share: float) -> Point:
        rest = 1 - share
        first, second, third = rest * rest, 2 * rest * share, share * share
        return (
            first * self.start[0] + second * self.pull[0] + third * self.end[0],
            first * self.start[1] + second * self.pull[1] + third * self.end[1],
        )

    def at(self, walked: float) -> Point:
        """The point this far along; before the start and after the end the line goes straight on."""
        number = max(1, min(len(self.walked) - 1, bisect_left(self.walked, walked)))
        before, after = self.points[number - 1], self.points[number]
        stretch = self.walked[number] - self.walked[number - 1]
        share = (walked - self.walked[number - 1]) / stretch if stretch else 0.0
        return before[0] + share * (after[0] - before[0]), before[1] + share * (after[1] - before[1])


def distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def distance_to_box(point: Point, box: Box) -> float:
    """How far a point lies outside a box; zero inside."""
    across = max(box.left - point[0], 0.0, point[0] - box.right)
    down = max(box.top - point[1], 0.0, point[1] - box.bottom)
    return hypot(across, down)


def is_near_line(point: Point, line: list[Point], wanted: float) -> bool:
    """Does a point lie nearer than this to a line of straight pieces?"""
    x, y = point
    one_x, one_y = line[0]
    for other_x, other_y in line[1:]:
        across, down = other_x - one_x, other_y - one_y
        square = across * across + down * down
        share = ((x - one_x) * across + (y - one_y) * down) / square if square else 0.0
        share = 0.0 if share < 0 else min(share, 1.0)
        away_x, away_y = x - one_x - share * across, y - one_y - share * down
        if away_x * away_x + away_y * away_y < wanted * wanted:
            return True
        one_x, one_y = other_x, other_y
    return False


def lines_cross(one: list[Point], other: list[Point]) -> bool:
    """Do two lines of straight pieces cross? Touching at an end is not crossing."""
    return any(_cross(*piece, other) for piece in pairwise(one))


def _cross(a: Point, b: Point, line: list[Point]) -> bool:
    across, down = b[0] - a[0], b[1] - a[1]
    c = line[0]
    side_c = across * (c[1] - a[1]) - down * (c[0] - a[0])
    for d in line[1:]:
        side_d = across * (d[1] - a[1]) - down * (d[0] - a[0])
        if side_c * side_d < -1e-9:
            over, under = d[0] - c[0], d[1] - c[1]
            side_a = over * (a[1] - c[1]) - under * (a[0] - c[0])
            side_b = over * (b[1] - c[1]) - under * (b[0] - c[0])
            if side_a * side_b < -1e-9:
                return True
        c, side_c = d, side_d
    return False


def line_meets_box(line: list[Point], box: Box) -> bool:
    """Does any piece of the line pass through the box?"""
    diagonals = (
        [(box.left, box.top), (box.right, box.bottom)],
        [(box.left, box.bottom), (box.right, box.top)],
    )
    return any(box.holds(x, y) for x, y in line) or any(lines_cross(line, diagonal) for diagonal in diagonals)


def text_width(text: str, size: float) -> float:
    """About how wide a text is in a common sans-serif font; rather too much than too little."""
    plain = unicodedata.normalize("NFD", text)
    return size * sum(_letter_width(letter) for letter in plain if not unicodedata.combining(letter))


def _letter_width(letter: str) -> float:
    if letter in "il|'.,:;!jI":
        return SLIM
    if letter in "ftr()[] -/":
        return NARROW
    if letter in "mwMW@%":
        return WIDE
    return LARGE if letter.isupper() else COMMON
