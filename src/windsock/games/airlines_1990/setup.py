"""Setup (section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from windsock.core.card import NOBODY, Card, Deck, Pile
from windsock.core.chance import Chance

from .board.material import FIRST_FLIGHT, Board
from .board.numbers import COMPANIES, DEALT_FLIGHTS, DEALT_SHARES, DISPLAY, SCORE_CARDS
from .moves import moves_on
from .network import lay_out
from .state import America
from .turn import TURNS
from .variants import shuffle_in


def deal(board: Board, seats: int, options: Mapping[str, bool], chance: Chance, listen: bool) -> America:
    """A table laid out: seat 1 is about to have the first turn (A90-SETUP-09, A90-RULING-01)."""
    s = America(board, moves_on(board), seats, chance)
    s.has_seat_bonus = options["seat_bonus"]  # A90-RULING-56: each alone or with the others
    s.has_extra_turn = options["extra_turn"]
    s.has_late_cards = options["late_cards"]
    lay_out_table(s)
    deal_cards(s)
    if listen:
        s.told = []
    s.todo(TURNS[0])
    return s


def lay_out_table(s: America) -> None:
    """Everything but the cards."""
    s.points = [0] * s.seats  # A90-SETUP-08
    s.display = []
    s.pile = Deck([], [], 0)
    s.hands = [Pile([], []) for _ in range(s.seats)]
    s.laid = [0] * (s.seats * COMPANIES)
    s.removed_shares = []
    s.aside = SCORE_CARDS  # A90-SETUP-02
    s.phantom = []
    s.flight_pile = Deck([], [], 0)
    s.discard = []
    s.removed_flights = []
    s.flights = [Pile([], []) for _ in range(s.seats)]
    s.count_hands()
    s.turns = 0
    s.passes = 0
    s.has_replaced = False
    s.last_turns = -1
    s.scorings = 0
    s.ending = ""
    lay_out(s)  # A90-SETUP-10: all of it, at every number of players


def deal_cards(s: America) -> None:
    """Flight cards, then shares to the hands in seat order, then the display (A90-RULING-02)."""
    flights = [FIRST_FLIGHT + flight for flight in s.board.flights]
    shares: list[Card] = [c for c in range(COMPANIES) for _ in range(s.board.shares[c])]
    s.chance.shuffle(flights)  # A90-SETUP-03
    s.chance.shuffle(shares)
    for seat in range(s.seats):
        for _ in range(DEALT_FLIGHTS):  # A90-SETUP-04
            s.gain_flight(seat, flights.pop() - FIRST_FLIGHT)
    for seat in range(s.seats):
        for _ in range(DEALT_SHARES):  # A90-SETUP-04
            s.gain_share(seat, shares.pop(), 1 << seat)  # A90-INFO-01
    s.display = [shares.pop() for _ in range(DISPLAY)]  # A90-SETUP-05
    s.pile = Deck(shares, [NOBODY] * len(shares), len(shares))  # A90-INFO-05
    s.flight_pile = Deck(flights, [NOBODY] * len(flights), len(flights))  # A90-SETUP-07
    if not s.has_late_cards:
        shuffle_in(s)  # A90-SETUP-06
