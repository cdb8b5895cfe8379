"""What lies on the table of Air Alliance: queries, copy, piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from windsock.core.card import Card, Deck, Pile, Seat
from windsock.core.chance import Chance
from windsock.core.rule import Rule
from windsock.core.state import State

from .board.material import Board
from .board.numbers import (
    AIRPORTS,
    CARDS,
    INVERTED,
    NPAS,
    PLACED,
    PLACES,
    PLANES,
    PLAYER_COLOURS,
    PLAYERS,
    POSITIONS,
    V,
)
from .rules import LAST_05, TURN_01

if TYPE_CHECKING:
    from .moves import Moves

NONE: Final = -1  # no plane on a position, no marker on a card, no colour chosen
BACKS: Final = (0,) * CARDS


class World(State):
    """Planes by position and cards by place in flat lists; hidden cards in piles."""

    __slots__ = (
        "asides",
        "board",
        "colours",
        "discards",
        "ending",
        "faces",
        "fronts",
        "full",
        "has_drawn",
        "has_replaced",
        "haul",
        "idle",
        "is_extra",
        "is_last",
        "laid",
        "last_turns",
        "legs",
        "markers",
        "marks",
        "moves",
        "passes",
        "paying",
        "pile",
        "planes",
        "row",
        "spent",
        "trigger",
        "turns",
        "won",
        "zones",
    )

    board: Board
    moves: Moves
    colours: list[int]  # seat -> its colour
    planes: list[int]  # airport * POSITIONS + position -> colour of the plane there
    fronts: list[int]  # airport -> colours that may take off there, one bit each; from `planes`
    full: int  # airports without a free position, one bit each; from `planes`
    zones: list[int]  # alliance zone -> planes in it, one bit for each colour
    # Cards
    row: list[Card]  # the delivery zone, from the left
    marks: list[Seat]  # whose marker lies on each of them
    pile: Deck
    discards: list[Card]
    passes: list[list[Card]]  # seat * PLACES + place -> cards there, the top last; lists that never change
    faces: list[int]  # seat * PLACES + place -> what it shows, from `passes` and `colours`
    asides: list[Pile]  # seat -> cards face down beside the pass
    # The turn
    markers: int  # left in this turn
    spent: list[int]  # place of the pass -> the slot with a marker, from 1; 0 for none
    paying: (
        int  # the place of the action that is being performed, from 1; 0: there is none, or it is asked for
    )
    legs: list[int]  # flights of this turn: origin * AIRPORTS + destination
    won: list[Card]  # in this turn, not yet laid
    haul: int  # cards won in this turn
    laid: int  # places that one of them was laid on, one bit each
    has_replaced: bool  # AA-LAST-08: once per turn
    has_drawn: bool  # a card, in this turn
    is_extra: bool
    # The game
    turns: int  # completed so far
    idle: int  # turns in a row that drew no card
    trigger: str  # of the last round: the key of the way to end; empty: none yet
    is_last: bool  # this is a turn of the last round
    last_turns: int  # regular ones still to be completed
    ending: str

    def __init__(self, board: Board, moves: Moves, seats: int, chance: Chance) -> None:
        """An empty table: `setup.lay_out_table` and `copy` put everything else on it."""
        super().__init__(seats, chance)
        self.board = board
        self.moves = moves

    # Queries

    def out_of_turn(self) -> Rule:
        return LAST_05 if self.ending else TURN_01

    def next_seat(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats  # AA-TURN-01

    def face(self, seat: Seat, place: int) -> int:
        """What a place of a pass shows: its top card, or what is printed (AA-MARKER-04, AA-MARKER-06)."""
        return self.faces[seat * PLACES + place]

    def show_faces(self) -> None:
        """Look again at what all passes show."""
        cards = len(self.board.cards)
        self.faces = [
            pile[-1] if pile else cards + self.colours[place // PLACES] * PLACES + place % PLACES
            for place, pile in enumerate(self.passes)
        ]

    def show_planes(self) -> None:
        """Look again at all airports."""
        self.fronts = [0] * AIRPORTS
        self.full = 0
        for airport in range(AIRPORTS):
            self.show_airport(airport)

    def show_airport(self, airport: int) -> None:
        """Look again at one airport: who stands on a position of rank 1 (AA-AIRPORT-10), and is it full?"""
        first = airport * POSITIONS
        planes = self.planes
        shape = self.board.shapes[airport]
        one = planes[first]
        two = planes[first + 1]
        fronts = 0 if one == NONE else 1 << one
        if two != NONE and shape != INVERTED:
            fronts |= 1 << two
        self.fronts[airport] = fronts
        if two != NONE and (one if shape == V else planes[first + 2]) != NONE:
            self.full |= 1 << airport
        else:
            self.full &= ~(1 << airport)

    def allies(self, seat: Seat) -> int:
        """The neutral airlines of this seat's zones, one bit each (AA-ALLIANCE-13, AA-RULING-19)."""
        found = 0
        colour = self.colours[seat]
        for zone in self.zones:
            if colour != NONE and zone >> colour & 1:
                found |= zone
        return found & NPAS

    def shareable(self, seat: Seat) -> int:
        """The neutral airlines open to code share: allied with nobody else, or with this seat too
        (AA-CODE-03, AA-CODE-04, AA-RULING-18, AA-RULING-27)."""
        allies = self.allies(seat)
        others = 0
        for zone in self.zones:
            if zone & PLAYERS & ~(1 << self.colours[seat]):
                others |= zone
        return NPAS & ~(others & ~allies)

    def symbols(self, seat: Seat) -> int:
        """Visible symbols by colour, four bits each (AA-ALLIANCE-03, AA-RULING-13)."""
        symbols = self.board.symbols
        return sum([symbols[face] for face in self.faces[seat * PLACES : (seat + 1) * PLACES]])

    def supply(self, colour: int) -> int:
        """Planes of a colour in the side supply (AA-SETUP-06, AA-SETUP-08): those that are nowhere else
        (AA-PLANE-01)."""
        if colour < PLAYER_COLOURS and colour not in self.colours:
            return 0  # AA-SETUP-03, AA-RULING-11: out of the game
        in_zones = sum([zone >> colour & 1 for zone in self.zones])
        at_airports = PLACED[self.seats] if colour < PLAYER_COLOURS else PLANES - 1
        return PLANES - at_airports - in_zones

    def place_of(self, card: Card) -> int:
        """Where a card lies in the delivery zone; -1 if it does not."""
        return self.row.index(card) if card in self.row else -1

    def cards_of(self, seat: Seat) -> list[Card]:
        """All that a seat has won, wherever it lies; below zero what is face down in a view."""
        found = self.asides[seat].cards[:]
        for place in range(seat * PLACES, (seat + 1) * PLACES):
            found += self.passes[place]
        return found

    # What the core asks

    def backs(self) -> tuple[int, ...]:
        return BACKS

    def piles(self) -> list[Pile]:
        return self.asides[:]

    def decks(self) -> list[Deck]:
        return [self.pile]

    def lay(self, piles: list[Pile], decks: list[Deck]) -> None:
        self.asides = piles
        self.pile = decks[0]

    def copy(self) -> World:
        twin = World(self.board, self.moves, self.seats, self.chance)
        self.copy_base(twin)
        twin.colours = self.colours[:]
        twin.planes = self.planes[:]
        twin.fronts = self.fronts[:]
        twin.full = self.full
        twin.zones = self.zones[:]
        twin.row = self.row[:]
        twin.marks = self.marks[:]
        twin.pile = self.pile.copy()
        twin.discards = self.discards[:]
        twin.passes = self.passes[:]
        twin.faces = self.faces[:]
        twin.asides = [pile.shared() for pile in self.asides]
        twin.markers = self.markers
        twin.spent = self.spent[:]
        twin.paying = self.paying
        twin.legs = self.legs[:]
        twin.won = self.won[:]
        twin.haul = self.haul
        twin.laid = self.laid
        twin.has_replaced = self.has_replaced
        twin.has_drawn = self.has_drawn
        twin.is_extra = self.is_extra
        twin.turns = self.turns
        twin.idle = self.idle
        twin.trigger = self.trigger
        twin.is_last = self.is_last
        twin.last_turns = self.last_turns
        twin.ending = self.ending
        return twin

    def position(self) -> list[Any]:
        return [
            [step.plain() for step in self.agenda],
            self.asked,
            self.number,
            self.seats,
            self.colours[:],
            self.planes[:],
            self.zones[:],
            self.row[:],
            self.marks[:],
            self.pile.faces(),
            self.discards[:],
            [pile[:] for pile in self.passes],
            [sorted(zip(pile.cards, pile.seen, strict=True)) for pile in self.asides],
            self.markers,
            self.spent[:],
            self.paying,
            self.legs[:],
            self.won[:],
            self.haul,
            self.laid,
            self.has_replaced,
            self.has_drawn,
            self.is_extra,
            self.turns,
            self.idle,
            self.trigger,
            self.is_last,
            self.last_turns,
            self.ending,
        ]
