"""Journeys and winning cards (section 8)."""

from __future__ import annotations

from windsock.core.card import Card, Seat

from .board.numbers import AIRPORTS
from .delivery import fill, remove
from .show.events import CardWon
from .state import NONE, World


def origins(legs: list[int], airport: int) -> int:
    """From where a traveller can have come who now takes off at `airport`: it, and where flights of this
    turn lead to it from, in the order they were made (AA-JOURNEY-03, AA-JOURNEY-04, AA-JOURNEY-07)."""
    found = 1 << airport  # AA-JOURNEY-02
    for i in range(len(legs) - 1, -1, -1):
        if found >> legs[i] % AIRPORTS & 1:
            found |= 1 << legs[i] // AIRPORTS
    return found


def wins(s: World, seat: Seat, origin: int, destination: int) -> list[Card]:
    """The cards that a landing would win: neither planes nor other actions in between matter
    (AA-JOURNEY-05, AA-RULING-34), nor is there a choice (AA-JOURNEY-09)."""
    board = s.board
    found: list[Card] = []
    starts = 0
    for place, card in enumerate(s.row):
        if board.destination[card] == destination:
            if not starts:
                starts = origins(s.legs, origin)
            # AA-JOURNEY-08, AA-RESERVE-02, AA-RESERVE-04: not those with another player's marker
            if starts >> board.origin[card] & 1 and s.marks[place] in (NONE, seat):
                found.append(card)
    return found


def complete_journeys(s: World, seat: Seat, origin: int, destination: int) -> None:
    """A plane has landed: all cards that are won by it (AA-JOURNEY-10, AA-RULING-31, AA-RULING-32)."""
    won = wins(s, seat, origin, destination)
    s.legs.append(origin * AIRPORTS + destination)  # AA-JOURNEY-13: a leg for cards laid later too
    if not won:
        return  # AA-FLIGHT-07
    for card in won:
        remove(s, s.row.index(card))  # AA-RULING-35: an own marker comes back, and counts as used
        if s.told is not None:
            s.tell(CardWon(seat, card, s.board.miles[card]))
    s.won += won  # AA-JOURNEY-11, AA-RULING-40: out of play until phase 3; AA-INFO-08
    s.haul += len(won)
    fill(s, seat)
