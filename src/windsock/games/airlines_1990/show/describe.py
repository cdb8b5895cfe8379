"""The table in plain values, for views, for front ends and for scenarios. `arrange` reads the same words."""

from __future__ import annotations

from typing import Any

from windsock.core.card import Card, Deck, Seat
from windsock.core.sight import EVERYTHING

from ..board.material import FIRST_FLIGHT, SCORE, Board
from ..board.numbers import COMPANIES, PATTERNS
from ..moves import flight_words
from ..state import FREE, SABOTAGED, America


def describe(s: America, seat: Seat) -> dict[str, Any]:
    """What `seat` is shown of a (masked) state; EVERYTHING: all there is."""
    board = s.board
    words = flight_words(board)
    return {
        "step": type(s.agenda[-1]).__name__ if s.agenda else None,
        "asked": [other for other in range(s.seats) if s.asked >> other & 1],
        "number": s.number,
        "turns": s.turns,
        "scorings": s.scorings,
        "ending": s.ending or None,
        "display": [board.companies[card] for card in s.display],  # A90-INFO-04
        "pile": deck_of(board, s.pile) if seat == EVERYTHING else s.pile.left,  # A90-INFO-05, A90-INFO-07
        "flight_pile": deck_of(board, s.flight_pile) if seat == EVERYTHING else s.flight_pile.left,
        "discard": [words[flight] for flight in s.discard],  # A90-INFO-15, A90-RULING-62
        "removed_flights": [words[flight] for flight in s.removed_flights],
        "removed_shares": counted(board, s.removed_shares),
        "score_cards_aside": s.aside,
        "unusable": [words[flight] for flight in sorted(set(board.flights)) if s.is_unusable(flight)],
        "phantom": tally(board, s.phantom) if s.phantom else None,  # A90-INFO-18
        "seats": [seat_of(s, other, seat) for other in range(s.seats)],
        "companies": {code: company_of(s, company) for company, code in enumerate(board.companies)},
        "routes": {key: route_of(s, route) for route, key in enumerate(board.routes)},  # A90-INFO-09
    }


def seat_of(s: America, other: Seat, seat: Seat) -> dict[str, Any]:
    is_shown = seat in (EVERYTHING, other)
    first = other * COMPANIES
    words = flight_words(s.board)
    cards = sorted(card for card in s.flights[other].cards if card >= 0)
    return {
        "points": s.points[other],  # A90-INFO-17, A90-RULING-63
        "shares": len(s.hands[other].cards),  # A90-INFO-06, A90-RULING-61
        "flight_cards": len(s.flights[other].cards),
        # A90-INFO-01, A90-RULING-64: also what was seen when it was taken
        "hand": tally(s.board, s.held[first : first + COMPANIES]) if is_shown else None,
        "flights": [words[card - FIRST_FLIGHT] for card in cards] if is_shown else None,  # A90-INFO-02
        "laid": tally(s.board, s.laid[first : first + COMPANIES]),  # A90-INFO-03
    }


def company_of(s: America, company: int) -> dict[str, Any]:
    """What everybody can see of a company, with its information card (A90-INFO-08, A90-INFO-19)."""
    board = s.board
    return {
        "worth": s.worth_of(company),
        "issued": board.shares[company],
        "supply": s.supply[company],
        "is_founded": bool(s.founded >> company & 1),
        "is_inactive": bool(s.inactive >> company & 1),
        **{f"flies_{board.patterns[p]}": bool(board.flown[company] >> p & 1) for p in range(PATTERNS)},
    }


def route_of(s: America, route: int) -> dict[str, Any]:
    board = s.board
    circles = []
    for circle in range(board.first_circle[route], board.first_circle[route + 1]):
        cover = s.circles[circle]
        company = (cover - 1) % COMPANIES if FREE < cover < SABOTAGED + COMPANIES else -1
        circles.append(
            {
                "value": board.printed[circle],
                "marker": board.companies[company] if company >= 0 else None,
                "is_sabotage": cover >= SABOTAGED,
            }
        )
    pattern = board.patterns[board.pattern[route]]
    return {"pattern": pattern, "lowest": s.value[route] or None, "circles": circles}


def deck_of(board: Board, deck: Deck) -> list[str]:
    """From the top to the bottom."""
    return [face_of(board, card) for card in reversed(deck.faces())]


def face_of(board: Board, card: Card) -> str:
    if card < 0:
        return "?"
    if card == SCORE:
        return "score"
    return board.companies[card] if card < SCORE else flight_words(board)[card - FIRST_FLIGHT]


def tally(board: Board, counts: list[int]) -> dict[str, int]:
    return {board.companies[company]: count for company, count in enumerate(counts) if count}


def counted(board: Board, cards: list[Card]) -> dict[str, int]:
    return tally(board, [cards.count(company) for company in range(COMPANIES)])
