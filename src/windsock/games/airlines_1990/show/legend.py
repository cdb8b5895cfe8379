"""What rulebook and cards print that stands in no position, for whoever draws the table."""

from __future__ import annotations

from functools import cache

from ..board.material import Board, pattern_of, value_of
from ..board.numbers import LEAST_SEATS, MOST_SEATS
from ..moves import flight_words
from ..scoring import scorings_with
from ..state import BITS
from .view import AmericaLegend


@cache
def legend(board: Board) -> AmericaLegend:
    words = flight_words(board)
    return {
        "scorings": {str(seats): scorings_with(seats) for seats in range(LEAST_SEATS, MOST_SEATS + 1)},
        "patterns": {
            word: [board.companies[company] for company in BITS[board.flyers[pattern]]]
            for pattern, word in enumerate(board.patterns)
        },
        "flights": {
            words[flight]: {"pattern": board.patterns[pattern_of(flight)], "value": value_of(flight)}
            for flight in sorted(set(board.flights))
        },
    }
