"""The table in plain values, for views, for front ends and for scenarios. `arrange` reads the same words."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from windsock.core.card import Card, Seat
from windsock.core.sight import EVERYTHING

from ..board.material import Board
from ..board.numbers import (
    AIRPORTS,
    ALL_COLOURS,
    CAPACITY,
    COLOURS,
    MARKERS,
    PLACES,
    PLAYER_COLOURS,
    POSITIONS,
    SHAPES,
)
from ..delivery import lost_next
from ..ending import bonus_of, complete_trios, miles_of, trio_counts
from ..moves import TRIO_WORDS
from ..state import NONE, World

if TYPE_CHECKING:
    from .view import AirportView, CardView, Derived, PlaceView, SeatView, WorldView


def describe(s: World, seat: Seat) -> WorldView:
    """What `seat` is shown of a (masked) state; EVERYTHING: all there is."""
    board = s.board
    cards = [s.cards_of(other) for other in range(s.seats)]
    counts = [trio_counts(board, won) for won in cards]
    return {
        "step": type(s.agenda[-1]).__name__ if s.agenda else None,
        "asked": [other for other in range(s.seats) if s.asked >> other & 1],
        "number": s.number,
        "turns": s.turns,
        "ending": s.ending or None,
        "is_extra_turn": s.is_extra,
        "is_last_round": s.is_last,
        "is_last_round_triggered": bool(s.trigger),
        "last_turns": s.last_turns,
        "markers_left": s.markers,
        "has_replaced": s.has_replaced,
        "row": cards_in(board, s.row),  # AA-INFO-02
        "pile": pile_of(s) if seat == EVERYTHING else s.pile.left,  # AA-INFO-03, AA-INFO-04
        "discards": cards_in(board, s.discards),  # AA-INFO-05
        "won": cards_in(board, s.won),  # AA-INFO-08
        "flights": [[board.airports[leg // AIRPORTS], board.airports[leg % AIRPORTS]] for leg in s.legs],
        "seats": [seat_of(s, other, seat, cards[other], counts[other]) for other in range(s.seats)],
        "zones": {
            f"Z{zone + 1}": [COLOURS[c] for c in range(ALL_COLOURS) if planes >> c & 1]
            for zone, planes in enumerate(s.zones)
        },
        "supply": {COLOURS[c]: s.supply(c) for c in range(ALL_COLOURS) if s.supply(c)},
        "planes": planes_at(board, tuple(s.planes)),  # AA-INFO-01
        "airports": airports_of(board),
        "cards": cards_of(board),
        "derived": derived(s, counts),
    }


def derived(s: World, counts: list[list[int]]) -> Derived:
    """What follows from the table; `counts` are the cards of each trio, by seat."""
    place = NONE if s.ending else lost_next(s)
    return {
        "lost_next": None if place == NONE else s.board.cards[s.row[place]],
        "trios": [{TRIO_WORDS[trio]: count for trio, count in enumerate(begun) if count} for begun in counts],
    }


def seat_of(s: World, other: Seat, seat: Seat, cards: list[Card], counts: list[int]) -> SeatView:
    board = s.board
    is_shown = seat in (EVERYTHING, other) or bool(s.ending)  # AA-INFO-12
    colour = s.colours[other]
    miles = miles_of(board, cards)
    trios = complete_trios(board, counts)
    return {
        "colour": None if colour == NONE else COLOURS[colour],
        "miles": miles,  # AA-INFO-10, AA-RULING-51: of those seen
        "points": miles + bonus_of(trios),
        "cards": len(cards),
        "markers": markers_of(s, other),
        "reserved": [board.cards[card] for i, card in enumerate(s.row) if s.marks[i] == other],
        "special": None if colour == NONE else board.airports[board.special[colour]],
        "allies": [COLOURS[c] for c in range(PLAYER_COLOURS, ALL_COLOURS) if s.allies(other) >> c & 1],
        "symbols": symbols_of(s, other),
        "trios": [TRIO_WORDS[trio] for trio in trios],
        "face_down": len(s.asides[other].cards),  # AA-INFO-09
        "face_down_cards": cards_in(board, sorted(s.asides[other].cards)) if is_shown else None,
        "pass": [place_of(s, other, place) for place in range(PLACES)],
    }


def markers_of(s: World, seat: Seat) -> int:
    """In hand: not on cards, and not on slots."""
    on_slots = sum(slot > 0 for slot in s.spent) if s.asked >> seat & 1 else 0
    return MARKERS - s.marks.count(seat) - on_slots


def symbols_of(s: World, seat: Seat) -> dict[str, int]:
    """Visible symbols of each neutral airline."""
    if s.colours[seat] == NONE:
        return {}
    symbols = s.symbols(seat)
    return {
        COLOURS[c]: symbols >> 4 * c & 15 for c in range(PLAYER_COLOURS, ALL_COLOURS) if symbols >> 4 * c & 15
    }


def place_of(s: World, seat: Seat, place: int) -> PlaceView:
    """A place of a pass: its cards from the bottom to the top, the slots it shows, the one with a marker
    (AA-INFO-06, AA-INFO-07)."""
    cards = s.passes[seat * PLACES + place]
    slots = s.board.slots[s.face(seat, place)] if s.colours[seat] != NONE else ()
    return {
        "slots": [slot.word for slot in slots],
        "marker": (s.spent[place] or None) if s.asked >> seat & 1 else None,
        "cards": cards_in(s.board, cards),
    }


# What is the very same object for everybody need not be sent twice.


@lru_cache(maxsize=1_000)
def planes_at(board: Board, planes: tuple[int, ...]) -> dict[str, list[str | None]]:
    """The planes of each airport in order, None for a free position."""
    found: dict[str, list[str | None]] = {}
    for airport, key in enumerate(board.airports):
        first = airport * POSITIONS
        queue = planes[first : first + CAPACITY[board.shapes[airport]]]
        found[key] = [None if colour == NONE else COLOURS[colour] for colour in queue]
    return found


@cache
def airports_of(board: Board) -> dict[str, AirportView]:
    """What is printed on the board."""
    return {
        key: {
            "shape": SHAPES[board.shapes[airport]],
            "admits": [COLOURS[c] for c in range(ALL_COLOURS) if board.admits[airport] >> c & 1],
        }
        for airport, key in enumerate(board.airports)
    }


@cache
def cards_of(board: Board) -> dict[str, CardView]:
    """What is printed on all traveller cards, wherever they lie."""
    return {key: card_of(board, card) for card, key in enumerate(board.cards)}


def card_of(board: Board, card: Card) -> CardView:
    trio = board.trio[card]
    return {
        "traveller": board.travellers[card],
        "class": board.classes[card],
        "from": board.airports[board.origin[card]],
        "to": board.airports[board.destination[card]],
        "miles": board.miles[card],
        "slots": [slot.word for slot in board.slots[card]],
        "trio": None if trio < 0 else TRIO_WORDS[trio],
    }


def cards_in(board: Board, cards: list[Card]) -> list[str]:
    return [board.cards[card] if card >= 0 else "?" for card in cards]


def pile_of(s: World) -> list[str]:
    """From the top to the bottom."""
    return cards_in(s.board, s.pile.faces()[::-1])
