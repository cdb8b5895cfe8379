"""Setup (section 4)."""

from __future__ import annotations

from collections.abc import Mapping

from windsock.core.card import NOBODY, Card, Deck, Pile
from windsock.core.chance import Chance
from windsock.core.step import Step

from .airports import land
from .board.material import Board
from .board.numbers import AIRPORTS, ALLIANCE_ZONES, PLACED, PLACES, POSITIONS
from .moves import moves_on
from .placing import LAY_OUT_ROW, PICK_COLOUR, PLACE_PLANE
from .state import NONE, World
from .turn import END_TURN, START_TURN


def deal(board: Board, seats: int, options: Mapping[str, bool], chance: Chance, listen: bool) -> World:
    """A table laid out: colours are chosen, cards laid, planes placed, then seat 1 has the first turn
    (AA-SETUP-10, AA-SETUP-16, AA-RULING-08)."""
    s = World(board, moves_on(board), seats, chance)
    lay_out_table(s)
    cards: list[Card] = list(range(len(board.cards)))
    s.chance.shuffle(cards)  # AA-SETUP-09
    s.pile = Deck(cards, [NOBODY] * len(cards), len(cards))  # AA-INFO-03
    if listen:
        s.told = []
    placing: list[Step] = []
    for _ in range(PLACED[seats]):  # AA-SETUP-07
        placing += PLACE_PLANE[:seats]  # AA-SETUP-11: one plane at a time, going round
    placing.insert(len(placing) if options["planes_first"] else 0, LAY_OUT_ROW)  # AA-RULING-10
    s.todo(*PICK_COLOUR[:seats], *placing, START_TURN[0], END_TURN[0])
    return s


def lay_out_table(s: World) -> None:
    """Everything but the cards. No pass holds a card, the alliance zones are empty."""
    s.colours = [NONE] * s.seats
    s.planes = [NONE] * (AIRPORTS * POSITIONS)
    for airport, colour in s.board.starts:
        land(s.planes, airport, colour)  # AA-SETUP-04, AA-SETUP-05
    s.show_planes()
    s.zones = [0] * ALLIANCE_ZONES
    s.row = []
    s.marks = []
    s.pile = Deck([], [], 0)
    s.discards = []
    s.passes = [[] for _ in range(s.seats * PLACES)]
    s.show_faces()
    s.asides = [Pile([], []) for _ in range(s.seats)]
    s.markers = 0
    s.spent = [0] * PLACES
    s.paying = 0
    s.legs = []
    s.won = []
    s.laid = 0
    s.haul = 0
    s.has_replaced = False
    s.has_drawn = False
    s.is_extra = False
    s.turns = 0
    s.idle = 0
    s.trigger = ""
    s.is_last = False
    s.last_turns = 0
    s.ending = ""
