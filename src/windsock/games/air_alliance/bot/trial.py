"""Moves that are tried out: the planes are moved on a copy, and moved back."""

from __future__ import annotations

from typing import Final, final

from windsock.core.card import Seat

from ..airports import front, land, take_off
from ..board.numbers import AIRPORTS, ALL_COLOURS, CAPACITY, INVERTED, POSITIONS, V
from ..journeys import origins
from ..state import NONE, World

EXCHANGE: Final = ALL_COLOURS  # instead of a colour: a move that exchanges planes
PAIRS: Final = ((0, 1), (0, 2), (1, 2))

# Colour, origin, destination, place; of an exchange EXCHANGE, airport, pair of positions, place.
Move = tuple[int, int, int, int]


def pair_of(one: int, other: int) -> int:
    """Two positions, in whatever order they are named."""
    return PAIRS.index((min(one, other), max(one, other)))


@final
class Trial:
    """Planes, flights of this turn and cards won, as they would be."""

    def __init__(self, s: World, seat: Seat) -> None:
        board = s.board
        self.board = board
        self.planes = s.planes[:]
        self.legs = s.legs[:]
        # The cards that this seat can win, each with a bit of its own.
        self.cards = [card for i, card in enumerate(s.row) if s.marks[i] in (NONE, seat)]
        self.taken = 0
        self.sums: dict[int, dict[int, int]] = {}  # of `waiting`, by cards taken
        self.made = 0  # moves so far, those taken back too
        self.starts = 0  # airports that travellers come from, and go to
        self.ends = 0
        for card in self.cards:
            self.starts |= 1 << board.origin[card]
            self.ends |= 1 << board.destination[card]

    def full(self) -> int:
        """Airports without a free position."""
        found = 0
        for airport, shape in enumerate(self.board.shapes):
            first = airport * POSITIONS
            if NONE not in self.planes[first : first + CAPACITY[shape]]:
                found |= 1 << airport
        return found

    def make(self, move: Move) -> tuple[list[int], list[int], int]:
        """Move the planes; the answer is what `take_back` needs."""
        self.made += 1
        colour, origin, destination, _ = move
        first, second = origin * POSITIONS, destination * POSITIONS
        before = self.planes[first : first + POSITIONS]
        if colour == EXCHANGE:
            one, other = PAIRS[destination]
            planes = self.planes
            planes[first + one], planes[first + other] = planes[first + other], planes[first + one]
            return before, before, 0
        there = self.planes[second : second + POSITIONS]
        taken = self.wins(origin, destination)
        take_off(self.board, self.planes, origin, front(self.board, self.planes, origin, colour))
        land(self.planes, destination, colour)
        self.legs.append(origin * AIRPORTS + destination)
        self.taken |= taken
        return before, there, taken

    def take_back(self, move: Move, made: tuple[list[int], list[int], int]) -> None:
        colour, origin, destination, _ = move
        before, there, taken = made
        first, second = origin * POSITIONS, destination * POSITIONS
        self.planes[first : first + POSITIONS] = before
        if colour != EXCHANGE:
            self.planes[second : second + POSITIONS] = there
            self.legs.pop()
            self.taken &= ~taken

    def wins(self, origin: int, destination: int) -> int:
        """The cards that a landing wins, one bit each."""
        found = 0
        if self.ends >> destination & 1:
            board = self.board
            starts = origins(self.legs, origin)
            for i, card in enumerate(self.cards):
                if (
                    board.destination[card] == destination
                    and starts >> board.origin[card] & 1
                    and not self.taken >> i & 1
                ):
                    found |= 1 << i
        return found

    def queues(self) -> int:
        """Airports at which a plane waits behind another one."""
        found = 0
        for airport, shape in enumerate(self.board.shapes):
            if shape != V and self.planes[airport * POSITIONS + (1 if shape == INVERTED else 2)] != NONE:
                found |= 1 << airport
        return found

    def gain(self, move: Move) -> int:
        """The cards that a move wins by itself."""
        return 0 if move[0] == EXCHANGE else self.wins(move[1], move[2])

    def waiting(self) -> dict[int, int]:
        """The miles of the cards that are still to be won, by their destination."""
        if self.taken not in self.sums:
            sums: dict[int, int] = {}
            for i, card in enumerate(self.cards):
                if not self.taken >> i & 1:
                    target = self.board.destination[card]
                    sums[target] = sums.get(target, 0) + self.board.miles[card]
            self.sums[self.taken] = sums
        return self.sums[self.taken]

    def miles(self, cards: int) -> int:
        if not cards:
            return 0
        miles = self.board.miles
        return sum([miles[card] for i, card in enumerate(self.cards) if cards >> i & 1])

    def named(self, cards: int) -> tuple[int, ...]:
        return tuple([card for i, card in enumerate(self.cards) if cards >> i & 1])
