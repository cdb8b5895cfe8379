"""The map of a board, with what lies on it, for whoever draws it."""

from __future__ import annotations

from windsock.maps.chart import Chart, Link, Piece, Place, Slot

from .material import Board, rows
from .numbers import COMPANIES
from .state import FREE, SABOTAGED, America


def chart(board: Board, s: America | None) -> Chart:
    """The board, fresh or as it stands in `s`."""
    companies = rows(board.folder / "companies.csv")
    pieces = tuple(
        Piece(row["code"], row["code"], row["letter"], row["colour"], "solid") for row in companies
    )
    homes = {board.headquarters[company]: code for company, code in enumerate(board.companies)}
    places = tuple(
        Place(
            row["id"],
            row["name"],
            float(row["lat"]),
            float(row["lon"]),
            row["label"],
            home=homes.get(city),
        )
        for city, row in enumerate(rows(board.folder / "cities.csv"))
    )
    links = tuple(
        Link(
            key,
            board.cities[a],
            board.cities[b],
            slots(board, s, route),
            pattern=board.patterns[board.pattern[route]],
        )
        for route, (key, (a, b)) in enumerate(zip(board.routes, board.ends, strict=True))
    )
    return Chart(board.name.capitalize(), pieces, places, links)


def slots(board: Board, s: America | None, route: int) -> tuple[Slot, ...]:
    found: list[Slot] = []
    for circle in range(board.first_circle[route], board.first_circle[route + 1]):
        cover = FREE if s is None else s.circles[circle]
        company = board.companies[cover - 1] if FREE < cover <= COMPANIES else None
        found.append(Slot(str(board.circle_value[circle]), company, cover >= SABOTAGED))
    return tuple(found)
