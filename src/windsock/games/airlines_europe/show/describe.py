"""The table in plain values, for views, for front ends and for scenarios. `arrange` reads the same words."""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from operator import or_
from typing import Any, Final

from windsock.core.card import Card, Pile, Seat
from windsock.core.sight import EVERYTHING

from ..board.material import ABACUS, FACES, KINDS, SCORING, Board
from ..board.numbers import SCORINGS
from ..state import BANNED, BITS, FREE, Europe

# Where a scoring card lies, by how many came before it (AE-DECK-02 to -04).
PLACES: Final = ("after-a-quarter", "in-the-middle", "at-the-end")


def describe(s: Europe, seat: Seat) -> dict[str, Any]:
    """What `seat` is shown of a (masked) state; EVERYTHING: all there is."""
    return {
        "step": type(s.agenda[-1]).__name__ if s.agenda else None,
        "asked": [other for other in range(s.seats) if s.asked >> other & 1],
        "number": s.number,
        "scorings": s.scorings,
        "ending": s.ending or None,
        "bank": s.bank,  # AE-INFO-13
        "reserve": s.reserve,  # AE-INFO-14
        "market": [FACES[card] for card in s.market],  # AE-INFO-08
        "deck": deck_of(s) if seat == EVERYTHING else s.deck.left,  # AE-INFO-11, AE-INFO-12, AE-RULING-47
        "next_scoring": next_scoring(s),  # AE-INFO-23
        "scoring_about": scoring_about(s),
        "removed": counted(s.removed.cards) if seat == EVERYTHING else len(s.removed.cards),  # AE-INFO-17
        "phantom": tally(s.phantom) if s.phantom else None,  # AE-INFO-18
        "seats": [seat_of(s, other, seat) for other in range(s.seats)],
        "airlines": airlines_of(
            s.board, s.in_play, tuple(s.planes), tuple(s.spaces), s.bonuses, reduce(or_, s.open_to, 0)
        ),
        "track": track_of(s.board),
        "routes": routes_of(s.board, bytes(s.circles), tuple(s.price)),  # AE-INFO-19
    }


def seat_of(s: Europe, other: Seat, seat: Seat) -> dict[str, Any]:
    is_shown = seat in (EVERYTHING, other)
    chosen: Pile | None = s.chosen[other] if s.chosen else None
    return {
        "cash": s.cash[other],  # AE-INFO-02, AE-SETUP-14
        # AE-SETUP-11, AE-INFO-01, AE-RULING-46: hidden from the others; AE-RULING-59: open at the end
        "points": s.points[other] if is_shown or s.ending else None,
        "cards": len(s.hands[other].cards),  # AE-INFO-03
        "abacus": s.in_hand(other, ABACUS),  # AE-INFO-05
        # AE-INFO-04, AE-RULING-51: also what was seen when it was taken
        "hand": tally(s.held[other * KINDS : other * KINDS + KINDS]) if is_shown else None,
        "chosen": counted(chosen.cards) if chosen is not None and is_shown else None,
        "has_chosen": chosen is None or bool(chosen.cards),  # AE-INFO-07
        "portfolio": tally(s.laid[other * KINDS : other * KINDS + KINDS]),  # AE-INFO-06, AE-LAY-06
        "ban_markers": s.ban_markers[other],  # AE-INFO-21
    }


# What is the same for everybody is made once, and given to all who ask: it is not to be changed.


@lru_cache(maxsize=500)
def airlines_of(
    board: Board, in_play: int, planes: tuple[int, ...], spaces: tuple[int, ...], bonuses: int, open_to: int
) -> dict[str, Any]:
    """The airlines in play; `open_to` are those that can still buy a licence."""
    return {
        board.airlines[airline]: {
            "issued": board.shares[airline],  # printed on each of its shares
            "planes": planes[airline],
            "space": spaces[airline],
            "row": list(board.rows[spaces[airline]]),
            "bonus": bool(bonuses >> airline & 1),
            "is_blocked": planes[airline] > 0
            and not open_to >> airline & 1,  # AE-BLOCK-01, AE-BLOCK-03, AE-RULING-35
        }
        for airline in BITS[in_play]
    }


@cache
def track_of(board: Board) -> list[list[Any]]:
    return [[first, last, list(row)] for first, last, row in board.zones]


@lru_cache(maxsize=500)
def routes_of(board: Board, circles: bytes, prices: tuple[int, ...]) -> dict[str, Any]:
    """Every route with its licences. Most actions leave them as they are."""
    first = board.first_circle
    return {
        key: route_of(board, route, prices[route], circles[first[route] : first[route + 1]])
        for route, key in enumerate(board.routes)
    }


@lru_cache(maxsize=20_000)
def route_of(board: Board, route: int, price: int, circles: bytes) -> dict[str, Any]:
    licences = []
    for circle, cover in enumerate(circles, board.first_circle[route]):
        plane = None if cover in (FREE, BANNED) else board.airlines[cover - 1]
        printed = board.printed[circle]
        licences.append({"price": printed, "plane": plane, "is_banned": cover == BANNED})
    return {"price": price or None, "licences": licences}


def deck_of(s: Europe) -> list[str]:
    """From the top to the bottom."""
    return ["?" if card < 0 else FACES[card] for card in reversed(s.deck.faces())]


def next_scoring(s: Europe) -> int | None:
    """How many cards lie above the next scoring card that everybody can count to (AE-RULING-58)."""
    for place in range(s.deck.left - 1, -1, -1):
        if s.deck.seen[place] < 0 and s.deck.cards[place] == SCORING:
            return s.deck.left - 1 - place
    return None


def scoring_about(s: Europe) -> str | None:
    """Where the next scoring card lies if nobody can count to it (AE-RULING-58, AE-RULING-60)."""
    turned = s.scorings + s.scoring_cards
    return None if turned >= SCORINGS or s.ending or next_scoring(s) is not None else PLACES[turned]


def tally(counts: list[int]) -> dict[str, int]:
    return {FACES[card]: count for card, count in enumerate(counts) if count}


def counted(cards: list[Card]) -> dict[str, int]:
    return {face: cards.count(card) for card, face in enumerate(FACES) if card in cards}
