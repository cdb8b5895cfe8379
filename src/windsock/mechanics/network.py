"""Networks of routes: the lists of a board that copies of a state share, and what hangs together on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from windsock.boards.board import Map
from windsock.core.compiled import mypyc_attr
from windsock.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Network(State):
    """A state with a board. Its lists are shared by copies until one of them is about to change its own.

    A game adds its own lists in `share_board` and `own_board`, which call those of this class.
    """

    __slots__ = ("circles", "is_board_shared", "open_to", "owners", "reached")

    is_board_shared: bool
    circles: bytearray  # circle -> what covers it, 0 for nothing
    owners: list[int]  # route -> who has a piece on it, one bit each
    reached: list[int]  # owner -> cities of its network, one bit each
    open_to: list[int]  # route -> who may have it next, one bit each, whatever it costs

    def share_network(self, twin: Network) -> None:
        """The twin has the same lists."""
        self.is_board_shared = True
        twin.is_board_shared = True
        twin.circles = self.circles
        twin.owners = self.owners
        twin.reached = self.reached
        twin.open_to = self.open_to

    def own_network(self) -> None:
        """Lists of its own."""
        self.is_board_shared = False
        self.circles = self.circles[:]
        self.owners = self.owners[:]
        self.reached = self.reached[:]
        self.open_to = self.open_to[:]


def find_lowest(board: Map, circles: bytearray, route: int, lowest: list[int], number: list[int]) -> None:
    """The first of the lowest free circles of a route, looked for from the last one on, and its number."""
    circle = lowest[route]
    end = board.first_circle[route + 1]
    while circle < end and circles[circle]:
        circle += 1
    lowest[route] = circle
    number[route] = board.printed[circle] if circle < end else 0


def joined(ends: Sequence[tuple[int, int]], routes: Iterable[int], home: int) -> list[int]:
    """The cities that hang together with `home` by these routes, from it on."""
    left = list(routes)
    cities = [home]
    for city in cities:
        for route in left:
            a, b = ends[route]
            if city in (a, b):
                other = b if city == a else a
                if other not in cities:
                    cities.append(other)
    return cities


def hang_together(ends: Sequence[tuple[int, int]], routes: Iterable[int], home: int) -> bool:
    """Whether all these routes do."""
    left = list(routes)
    cities = joined(ends, left, home)
    return all(ends[route][0] in cities for route in left)
