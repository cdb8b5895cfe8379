"""The map of a board for whoever draws it: routes as strings of coloured spaces."""

from __future__ import annotations

from functools import cache

from windsock.maps.chart import Chart, Link, Place, Slot
from windsock.parts.board import rows

from .legend import legend
from .material import Board
from .numbers import COLOURS
from .sheets import COORDINATES
from .state import Postal

BEYOND = "*"  # a place that is drawn a second time, on the other side of the date line
WIDTH = 360.0


def chart(board: Board, s: Postal | None) -> Chart:
    """The board. Where planes stand is told beside the map."""
    return printed(board)


def chart_key(s: Postal) -> str:
    """Nothing changes on the map in a game."""
    return s.board.print


@cache
def printed(board: Board) -> Chart:
    where = {row["code"]: (float(row["lat"]), float(row["lon"])) for row in rows(board.folder / COORDINATES)}
    places = [Place(code, name, *where[code], "E") for code, name in zip(board.cities, board.city_names)]
    links: list[Link] = []
    for route, (a, b) in enumerate(board.ends):
        start, end = board.cities[a], board.cities[b]
        if board.date_line[route]:
            lat, lon = where[end]
            places.append(
                Place(end + BEYOND, board.city_names[b], lat, lon + board.date_line[route] * WIDTH, "W", True)
            )
            end += BEYOND
        slots = tuple(Slot(COLOURS[colour][0].upper()) for colour in board.spaces[route])
        pattern = "dashed" if board.is_sea[route] else "solid"
        links.append(Link(board.routes[route], start, end, slots, pattern=pattern))
    return Chart(board.name, (), tuple(places), tuple(links), legend=legend(board))
