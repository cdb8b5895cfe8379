"""The table in plain values, for views, for front ends and for scenarios. `arrange` reads the same words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from windsock.core.card import Deck, Seat
from windsock.core.sight import EVERYTHING

from ..board.material import FIRST_CITY, FIRST_EXPERT_CARD, FIRST_LOAD, Board
from ..board.numbers import (
    ACTIVITIES,
    CARGO_SLOT,
    COLOURS,
    CREW_SLOT,
    EQUIPMENT,
    FIRST_BASIC,
    FIRST_EXPERT,
    LOADS,
    NATIONS,
    PAX_SLOT,
    PILES,
    SYSTEM_SLOT,
    TILES,
    WEATHER,
)
from ..effects import colours
from ..state import NOTHING, Postal, ones_in
from .derived import codes_in, derived
from .foresight import odds_of

if TYPE_CHECKING:
    from .view import FlightView, Pile, PlaneView, PostalView, SeatView

GAP = "-"  # a spot of a river without a card


def describe(s: Postal, seat: Seat) -> PostalView:
    """What `seat` is shown of a (masked) state; EVERYTHING: all there is."""
    board = s.board
    return {
        "step": type(s.agenda[-1]).__name__ if s.agenda else None,
        "asked": [other for other in range(s.seats) if s.asked >> other & 1],
        "number": s.number,
        "round": s.round,
        "threshold": None if s.has_epic_ending else board.threshold[s.seats],
        "trigger": None if s.trigger == NOTHING else f"p{s.trigger + 1}",
        "ending": s.ending or None,
        "order": [f"p{other + 1}" for other in s.order],
        "tokens": {
            ACTIVITIES[activity]: [f"p{other + 1}" for other in seats]
            for activity, seats in enumerate(s.tokens)
        },
        "objective_river": named(board.objectives, s.objective_river),
        "load_river": named(board.loads, s.load_river),
        "objective_deck": deck_of(board, s.objective_deck) if seat == EVERYTHING else s.objective_deck.left,
        "load_deck": deck_of(board, s.load_deck) if seat == EVERYTHING else s.load_deck.left,  # AP-INFO-02
        "objective_discard": named(board.objectives, s.objective_discard),  # AP-INFO-04
        "load_discard": tally(board.loads, counted(s.load_discard, LOADS)),
        "boxed_objectives": named(board.objectives, s.boxed_objectives),
        "boxed_loads": tally(board.loads, s.boxed_loads),
        "lost_equipment": tally(EQUIPMENT, s.lost_equipment),
        "has_unlocked": s.has_unlocked,
        "supply": tally(EQUIPMENT, s.supply[:FIRST_BASIC]),
        "piles": {EQUIPMENT[FIRST_BASIC + pile]: pile_of(s, pile) for pile in range(PILES)},
        "boxed_experts": len(s.boxed_experts.cards),
        "outstations": codes_in(board, s.outstations),
        "firsts": {
            first: None if s.firsts[i] == NOTHING else f"p{s.firsts[i] + 1}"
            for i, first in enumerate(board.firsts)
        },
        "new_planes": named(board.planes, ones_in(s.new_planes)),
        "second_hand": named(board.planes, reversed(s.second_hand)),  # from the top
        "crashed": named(board.planes, ones_in(s.crashed)),
        "retired": named(board.planes, ones_in(s.retired)),
        "lost_pilots": s.lost_pilots,
        "lost_tiles": [tile + 1 for tile in range(TILES) if s.lost_tiles >> tile & 1],
        "drawn": cards_of(s, s.drawn.cards),  # AP-INFO-07
        "flight": flight_of(s),
        "seats": [seat_of(s, other, seat) for other in range(s.seats)],  # AP-INFO-01, AP-RULING-16
        "derived": derived(s),
    }


def seat_of(s: Postal, other: Seat, seat: Seat) -> SeatView:
    board = s.board
    has_hand = s.has_start_cities and (seat in (EVERYTHING, other))
    hand = s.city_hands[other].cards if s.outstations == 0 else []
    return {
        "points": s.points[other],
        "money": s.money[other],
        "pilot": word(board.pilots, s.pilot[other]),
        "plane": word(board.planes, s.plane[other]),
        "place": word(board.cities, s.place[other]),
        "start": word(board.city_cards, s.home[other]),
        "gauge": s.gauge[other],
        **plane_of(s, other),
        "loads": tally(board.loads, s.loads[other * LOADS : (other + 1) * LOADS]),
        "equipment": equipment_in(s.equipment[other]),
        "objectives": named(board.objectives, s.objectives[other]),
        "cubes": {
            board.objectives[card]: board.cities[board.goals[card][s.cubes[card] - 1]]
            for card in s.objectives[other]
            if s.cubes[card]
        },
        "fulfilled": named(board.objectives, s.fulfilled[other]),
        "bags": tally(board.loads[-NATIONS:], s.kept[other * NATIONS : (other + 1) * NATIONS]),
        "visited": codes_in(board, s.visited[other]),
        "tour": s.tour[other],
        "strait": s.strait[other],
        "crossed": s.crossed[other],
        "hand": cards_of(s, hand) if has_hand else None,  # AP-INFO-06
    }


def plane_of(s: Postal, seat: Seat) -> PlaneView:
    """What the plane can do, with the equipment aboard."""
    if s.plane[seat] == NOTHING:
        return {}
    found: PlaneView = {
        "max_fuel": s.max_fuel(seat),
        "range": s.range(seat),
        "level": s.board.level[s.plane[seat]],
    }
    if s.form.is_initiation:
        found["load_slots"] = s.slots(seat, CARGO_SLOT)
    else:
        found["cargo_slots"] = s.slots(seat, CARGO_SLOT)
        found["pax_slots"] = s.slots(seat, PAX_SLOT)
        found["crew_slots"] = s.slots(seat, CREW_SLOT)
        found["system_slots"] = s.slots(seat, SYSTEM_SLOT)
    return found


def pile_of(s: Postal, pile: int) -> Pile:
    """AP-INFO-03: the basic cards of a locked pile are known, its expert cards are not."""
    cards = [card for card in sorted(s.expert_piles[pile].cards) if card >= 0]
    return {
        "is_locked": bool(s.locked >> pile & 1),
        "basics": s.supply[FIRST_BASIC + pile],
        "experts": len(s.expert_piles[pile].cards),
        "cards": [EQUIPMENT[card - FIRST_EXPERT_CARD + FIRST_EXPERT] for card in cards],
    }


def flight_of(s: Postal) -> FlightView:
    board = s.board
    spaces = colours(s) if s.dice else []
    return {
        "endurance": s.endurance,
        "flown": s.flown,
        "path": named(board.cities, s.path),
        "leg": named(board.routes, s.leg),
        "used": equipment_in(s.used),
        "odds": odds_of(s, s.asked.bit_length() - 1) if s.leg and not s.dice else None,
        "dice": [
            {
                "colour": COLOURS[colour],
                "face": WEATHER[s.dice[die]],
                "fuel": s.fuel_costs[die],
                "endurance": s.endurance_costs[die],
            }
            for die, colour in enumerate(spaces)
        ],
    }


def cards_of(s: Postal, cards: Iterable[int]) -> list[str]:
    """Cards of a hidden heap, as far as they can be seen."""
    return [face_of(s.board, card) for card in sorted(cards)]


def face_of(board: Board, card: int) -> str:
    if card < 0:
        return "?"
    if card < FIRST_LOAD:
        return board.objectives[card]
    return board.loads[card - FIRST_LOAD] if card < FIRST_EXPERT_CARD else board.city_cards[card - FIRST_CITY]


def deck_of(board: Board, deck: Deck) -> list[str]:
    """From the top to the bottom."""
    return [face_of(board, card) for card in reversed(deck.faces())]


@lru_cache(maxsize=10_000)
def equipment_in(heap: int) -> list[str]:
    return [EQUIPMENT[kind] for kind in ones_in(heap)]


def named(words: Sequence[str], places: Iterable[int]) -> list[str]:
    return [GAP if place == NOTHING else words[place] for place in places]


def word(words: Sequence[str], place: int) -> str | None:
    return None if place == NOTHING else words[place]


def counted(things: Sequence[int], kinds: int) -> list[int]:
    return [things.count(kind) for kind in range(kinds)]


def tally(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {words[kind]: count for kind, count in enumerate(counts) if count}
