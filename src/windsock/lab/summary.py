"""What many games say together: wins with their uncertainty, scores, endings, length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from .simulate import Row

SURE: Final = 1.96  # standard deviations on either side that hold 95 of 100


@dataclass(frozen=True)
class Standing:
    """How a bot or a seat did. A game won together with others is shared, not won."""

    name: str
    games: int
    wins: int
    shared: int
    least: float  # the part of games won lies between these, with 95 % confidence
    most: float
    score: float
    spread: float  # standard deviation of the scores


@dataclass(frozen=True)
class Summary:
    games: int
    bots: list[Standing]
    seats: list[Standing]
    endings: dict[str, int]
    actions: float
    turns: float


def summary(rows: Sequence[Row]) -> Summary:
    """All of it, from at least one row."""
    bots: dict[str, list[tuple[Row, int]]] = {}
    seats: dict[str, list[tuple[Row, int]]] = {}
    for row in rows:
        for seat, bot in enumerate(row.bots):
            bots.setdefault(bot, []).append((row, seat))
            seats.setdefault(f"p{seat + 1}", []).append((row, seat))
    return Summary(
        games=len(rows),
        bots=[standing(name, places) for name, places in bots.items()],
        seats=[standing(name, places) for name, places in seats.items()],
        endings=dict(Counter(row.ending for row in rows).most_common()),
        actions=mean([row.actions for row in rows]),
        turns=mean([row.turns for row in rows]),
    )


def standing(name: str, places: Sequence[tuple[Row, int]]) -> Standing:
    """`places` are the seats it sat at, game by game."""
    wins = sum(row.winners == (seat,) for row, seat in places)
    shared = sum(len(row.winners) > 1 and seat in row.winners for row, seat in places)
    scores = [row.scores[seat] for row, seat in places]
    least, most = interval(wins, len(places))
    middle = mean(scores)
    spread = sqrt(mean([(score - middle) ** 2 for score in scores]))
    return Standing(name, len(places), wins, shared, least, most, middle, spread)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true part of wins lies with 95 % confidence (Wilson)."""
    part = wins / games
    square = SURE * SURE / games
    middle = (part + square / 2) / (1 + square)
    reach = sqrt(part * (1 - part) * square + square * square / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
