"""What is printed on the board, its cards, tiles and dice, in words: for whoever draws them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..board.material import NOWHERE, Board
from ..board.numbers import (
    BONUS,
    CASE,
    COLOURS,
    COMPENSATION,
    CREW_SLOT,
    DIPLOMACY,
    ENDURANCE_COST,
    EQUIPMENT,
    FUEL_COST,
    FUEL_PRICE,
    KINDS_OF_PLACE,
    LOADS,
    MONEY_A_POINT,
    PRICE,
    SMUGGLED,
    SORTS,
    TYPES_OF_PLANE,
    WEATHER,
)
from ..delivery import accepts
from ..ending import penalty
from ..slots import slot_of_equipment

if TYPE_CHECKING:
    from .view import Legend, LoadFacts, ObjectiveFacts, PilotFacts, PlaceFacts, PlaneFacts


@cache
def legend(board: Board) -> Legend:
    return {
        "side": board.side,
        "fuel_price": FUEL_PRICE,  # AP-PREFLIGHT-04
        "money_a_point": MONEY_A_POINT,  # AP-END-13
        "letters": {colour[0].upper(): colour for colour in COLOURS},
        "places": {code: place(board, number) for number, code in enumerate(board.cities)},
        "sea": [route for route, is_sea in zip(board.routes, board.is_sea) if is_sea],
        "firsts": {
            first: {"routes": [board.routes[route] for route in routes], "points": points}
            for first, routes, points in zip(board.firsts, board.first_routes, board.first_points)
        },
        "planes": {word: plane(board, number) for number, word in enumerate(board.planes)},
        "pilots": {word: pilot(board, number) for number, word in enumerate(board.pilots)},
        "objectives": {board.objectives[card]: objective(board, card) for card in board.in_play},
        "loads": {board.loads[kind]: load(board, kind) for kind in range(LOADS)},
        "equipment": {
            word: {"slot": "crew" if slot_of_equipment(kind) == CREW_SLOT else "system", "price": PRICE[kind]}
            for kind, word in enumerate(EQUIPMENT)
        },
        "dice": {colour: [WEATHER[face] for face in faces] for colour, faces in zip(COLOURS, board.dice)},
        "weather": {
            word: {"fuel": FUEL_COST[face], "endurance": ENDURANCE_COST[face]}
            for face, word in enumerate(WEATHER)
        },
    }


def place(board: Board, number: int) -> PlaceFacts:
    """Its kind, whose embassy it is, its CITY card, and what may be left there."""
    card = board.city_at.get(number)
    nation = board.nation[number]
    return {
        "kind": KINDS_OF_PLACE[board.kind[number]],
        "nation": None if nation == NOWHERE else board.nations[nation].lower(),
        "points": None if card is None else board.city_points[card],
        "money": None if card is None else board.city_money[card],
        "accepts": [board.loads[kind] for kind in range(LOADS) if accepts(board, number, kind)],
    }


def load(board: Board, kind: int) -> LoadFacts:
    """What a CARGO or PAX card brings, and where it is taken, if not everywhere."""
    places = [code for number, code in enumerate(board.cities) if accepts(board, number, kind)]
    return {
        "bonus": BONUS[kind],
        "compensation": COMPENSATION[kind],
        "smuggled": SMUGGLED if kind == CASE else None,  # AP-CARD-05d
        "places": places if len(places) < len(board.cities) else [],
    }


def plane(board: Board, number: int) -> PlaneFacts:
    cargo, pax, crew, system = board.slots[number]
    return {
        "level": board.level[number],
        "type": TYPES_OF_PLANE[board.type[number]],
        "price": board.price[number],
        "resale": board.resale[number],
        "is_unique": not board.resale[number],  # AP-PLANE-06
        "fuel": board.max_fuel[number],
        "range": board.range[number],
        "cargo": cargo,
        "pax": pax,
        "crew": crew,
        "system": system,
        "load": board.load[number],
    }


def pilot(board: Board, number: int) -> PilotFacts:
    card = board.linked.get(number)
    return {
        "level": board.start_level[number],
        "revenue": board.revenue[number],
        "endurance": board.endurance[number],
        "competence": board.competence[number],
        "start": None if card is None else board.city_cards[card],
    }


def objective(board: Board, card: int) -> ObjectiveFacts:
    sort = board.sort[card]
    is_diplomacy = sort == DIPLOMACY
    nation = card - board.first_diplomacy
    goals = [] if is_diplomacy else [board.cities[goal] for goal in dict.fromkeys(board.goals[card])]
    embassies = [code for code, owner in zip(board.cities, board.nation) if owner == nation]
    return {
        "sort": SORTS[sort],
        "goals": goals,
        "places": embassies if is_diplomacy else goals,
        "points": board.glory[card],
        "money": board.money[card],
        "nation": board.nations[nation].lower() if is_diplomacy else None,
        "scale": list(board.scales[nation]) if is_diplomacy else [],
        "penalty": penalty(board, card),
    }
