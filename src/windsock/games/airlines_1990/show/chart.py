"""The map of a board, with what lies on it, for whoever draws it."""

from __future__ import annotations

from functools import cache, lru_cache

from windsock.boards.board import rows
from windsock.maps.chart import Chart, Link, Piece, Place, Slot, place

from ..board.material import Board
from ..board.numbers import COMPANIES
from ..state import FREE, SABOTAGED, America
from .legend import legend


def chart(board: Board, s: America | None) -> Chart:
    """The board, fresh or as it stands in `s`."""
    pieces, places = printed(board)
    covered = board.covers(None if s is None else s.circles)
    links = tuple(link(board, route, covers) for route, covers in enumerate(covered))
    return Chart(board.name.capitalize(), pieces, places, links, legend=legend(board))


def chart_key(s: America) -> bytes:
    """All that changes on the map in a game."""
    return bytes(s.circles)


@cache
def printed(board: Board) -> tuple[tuple[Piece, ...], tuple[Place, ...]]:
    """The companies and the cities."""
    companies = rows(board.folder / "companies.csv")
    pieces = tuple(
        Piece(row["code"], row["code"], row["letter"], row["colour"], "solid") for row in companies
    )
    homes = {board.headquarters[company]: code for company, code in enumerate(board.companies)}
    cities = rows(board.folder / "cities.csv")
    places = tuple(place(row, homes.get(city)) for city, row in enumerate(cities))
    return pieces, places


@lru_cache(maxsize=20_000)
def link(board: Board, route: int, covers: tuple[int, ...]) -> Link:
    """A route with what lies on its circles."""
    slots: list[Slot] = []
    for circle, cover in enumerate(covers, board.first_circle[route]):
        company = board.companies[cover - 1] if FREE < cover <= COMPANIES else None
        slots.append(Slot(str(board.printed[circle]), company, cover >= SABOTAGED))
    a, b = board.ends[route]
    pattern = board.patterns[board.pattern[route]]
    return Link(board.routes[route], board.cities[a], board.cities[b], tuple(slots), pattern=pattern)
