"""Tables for `worth`, worked out once for a board and a number of players."""

from __future__ import annotations

from math import comb
from typing import Final, final

from ..board.material import Board
from ..board.numbers import ABACUS_ROWS

DRAWING: Final = 0.45  # part of the turns that draw a card
FURTHEST: Final = 80  # draws looked ahead: more than any deck of a game has
BLUR: Final = 4  # spaces on either side over which a row is smoothed
FAR: Final = 99
KEPT: Final = 20_000  # answers kept at most, of each kind


@final
class Foresight:
    """What can be said beforehand: tempo, rows of points, distances to bonus destinations."""

    def __init__(self, board: Board, seats: int) -> None:
        self.board = board
        self.tempo = tempo(seats)
        self.tails = [[tails(seats, draws, gap) for gap in range(seats)] for draws in range(FURTHEST + 1)]
        exact = [points(row) for row in board.rows]
        smooth = [blurred(exact[max(0, space - BLUR) : space + BLUR + 1]) for space in range(len(exact))]
        # Rows of points: as printed by space, then smoothed by space, then of ABACUS by scoring.
        self.rows = [*exact, *smooth, *(points(row) for row in ABACUS_ROWS)]
        self.smooth = len(exact)
        self.abacus = 2 * len(exact)
        self.away = [routes_away(board, city) for city in board.destinations]
        self.met: dict[tuple[int, int], int] = {}
        self.awards: dict[tuple[object, ...], list[float]] = {}
        self.rooms: dict[bytes, list[float]] = {}

    def note_rooms(self, circles: bytes, rooms: list[float]) -> None:
        """Keep the room that airlines have on a board: most moves leave it as it is."""
        if len(self.rooms) >= KEPT:
            self.rooms.clear()
        self.rooms[circles] = rooms

    def note_awards(self, key: tuple[object, ...], awards: list[float]) -> None:
        """Keep awards for the next question: of two moves most airlines are left as they were."""
        if len(self.awards) >= KEPT:
            self.awards.clear()
        self.awards[key] = awards

    def hops(self, airline: int, reached: int) -> int:
        """Routes still missing to the bonus destination of an airline."""
        key = (airline, reached)
        if key not in self.met:
            away = self.away[airline]
            self.met[key] = max(1, min(away[city] for city in range(len(away)) if reached >> city & 1))
        return self.met[key]


def tempo(seats: int) -> list[list[float]]:
    """Draws to come and others who move first -> own turns expected before the last of these draws.

    With one draw less to come, or one mover less, the question is the same one, already answered.
    """
    known = [[0.0] * seats]
    for draws in range(1, FURTHEST + 1):
        fewer = known[draws - 1]
        # The own turn comes round again with nobody having drawn, or later: solve for gap 0 first.
        later = 0.0
        for gap in range(1, seats):
            later = DRAWING * fewer[gap - 1] + (1.0 - DRAWING) * later
        again = (1.0 - DRAWING) ** (seats - 1)
        last = fewer[seats - 1]
        own = (1.0 + DRAWING * last + (1.0 - DRAWING) * later) / (1.0 - (1.0 - DRAWING) * again)
        row = [own]
        for gap in range(1, seats):
            row.append(DRAWING * fewer[gap - 1] + (1.0 - DRAWING) * row[gap - 1])
        known.append(row)
    return known


def tails(seats: int, draws: int, gap: int) -> tuple[float, float]:
    """How likely a first own turn comes before the last of so many draws, and how likely a second one."""
    return fewer_draws(gap, draws), fewer_draws(gap + seats, draws)


def fewer_draws(turns: int, draws: int) -> float:
    """How likely so many turns draw fewer cards than that."""
    return sum(
        comb(turns, drawn) * DRAWING**drawn * (1.0 - DRAWING) ** (turns - drawn)
        for drawn in range(min(draws, turns + 1))
    )


def points(row: tuple[int, ...]) -> tuple[float, ...]:
    """A printed row, with nothing for the places after it."""
    return (*(float(number) for number in row), 0.0, 0.0)


def blurred(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    """The mean of rows, place by place."""
    return tuple(sum(row[place] for row in rows) / len(rows) for place in range(len(rows[0])))


def routes_away(board: Board, city: int) -> list[int]:
    """How many routes each city is away from this one."""
    away = [FAR] * len(board.cities)
    if city < 0:
        return away
    away[city] = 0
    queue = [city]
    for near in queue:
        for route in board.routes_at[near]:
            for end in board.ends[route]:
                if away[end] == FAR:
                    away[end] = away[near] + 1
                    queue.append(end)
    return away


KNOWN: Final[dict[tuple[str, int], Foresight]] = {}


def foresight_of(board: Board, seats: int) -> Foresight:
    key = (board.print, seats)
    if key not in KNOWN:
        KNOWN[key] = Foresight(board, seats)
    return KNOWN[key]
