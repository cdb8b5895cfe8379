"""The map of a board, with what lies on it, for whoever draws it."""

from __future__ import annotations

from functools import cache, lru_cache

from windsock.boards.board import rows
from windsock.maps.chart import Bonus, Chart, Link, Piece, Place, Slot, place

from ..board.material import Board
from ..state import BANNED, FREE, Europe
from .legend import legend


def chart(board: Board, s: Europe | None) -> Chart:
    """The board, fresh or as it stands in `s`. Airlines that are not in play have no home on it."""
    pieces, places = printed(board, s.in_play if s is not None else -1)
    covered = board.covers(None if s is None else s.circles)
    links = tuple(link(board, route, covers) for route, covers in enumerate(covered))
    bonuses = destinations(board, -1 if s is None else s.bonuses)
    return Chart(board.name.capitalize(), pieces, places, links, bonuses, legend())


def chart_key(s: Europe) -> tuple[bytes, int]:
    """All that changes on the map in a game."""
    return bytes(s.circles), s.bonuses


@cache
def printed(board: Board, in_play: int) -> tuple[tuple[Piece, ...], tuple[Place, ...]]:
    """The airlines that are in play, and the cities."""
    airlines = {row["key"]: row for row in rows(board.folder / "airlines.csv")}
    pieces = tuple(
        Piece(
            key,
            airlines[key]["name"],
            airlines[key]["letter"],
            airlines[key]["colour"],
            airlines[key]["pattern"],
        )
        for airline, key in enumerate(board.airlines)
        if in_play >> airline & 1
    )
    homes = {board.homes[board.airlines.index(piece.key)]: piece.key for piece in pieces}
    cities = rows(board.folder / "cities.csv")
    places = tuple(place(row, homes.get(city)) for city, row in enumerate(cities))
    return pieces, places


@cache
def destinations(board: Board, bonuses: int) -> tuple[Bonus, ...]:
    """The bonus markers; those of the airlines in `bonuses` still lie there."""
    return tuple(
        Bonus(
            board.cities[board.destinations[airline]],
            key,
            str(board.bonuses[airline]),
            is_taken=not bonuses >> airline & 1,
        )
        for airline, key in enumerate(board.airlines)
        if board.destinations[airline] >= 0
    )


@lru_cache(maxsize=20_000)
def link(board: Board, route: int, covers: tuple[int, ...]) -> Link:
    """A route with what lies on its circles."""
    slots: list[Slot] = []
    for circle, cover in enumerate(covers, board.first_circle[route]):
        plane = None if cover in (FREE, BANNED) else board.airlines[cover - 1]
        slots.append(Slot(str(board.printed[circle]), plane, cover == BANNED))
    a, b = board.ends[route]
    return Link(
        board.routes[route], board.cities[a], board.cities[b], tuple(slots), board.is_long_haul[route]
    )
