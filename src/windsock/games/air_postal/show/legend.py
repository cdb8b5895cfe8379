"""What is printed on the board, its cards, tiles and dice, in words: for whoever draws them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..board.material import NOWHERE, Board
from ..board.numbers import (
    AIR_ROUTE,
    BONUS,
    COLOURS,
    COMPENSATION,
    CREW,
    DIPLOMACY,
    ENDURANCE_COST,
    EQUIPMENT,
    FUEL_COST,
    LOADS,
    PRICE,
    VIP,
    WEATHER,
)

KINDS_OF_PLACE = ("hangar", "customs", "city", "embassy")
TYPES_OF_PLANE = ("land", "land-floats", "sea", "amphibian")
SORTS = {AIR_ROUTE: "air-route", VIP: "vip", DIPLOMACY: "diplomacy"}


@cache
def legend(board: Board) -> dict[str, Any]:
    return {
        "side": board.side,
        "places": {code: place(board, number) for number, code in enumerate(board.cities)},
        "sea": [route for route, is_sea in zip(board.routes, board.is_sea) if is_sea],
        "firsts": {
            first: {"routes": [board.routes[route] for route in routes], "points": points}
            for first, routes, points in zip(board.firsts, board.first_routes, board.first_points)
        },
        "planes": {word: plane(board, number) for number, word in enumerate(board.planes)},
        "pilots": {word: pilot(board, number) for number, word in enumerate(board.pilots)},
        "objectives": {board.objectives[card]: objective(board, card) for card in board.in_play},
        "loads": {
            board.loads[kind]: {"bonus": BONUS[kind], "compensation": COMPENSATION[kind]}
            for kind in range(LOADS)
        },
        "equipment": {
            word: {"slot": "crew" if CREW >> kind & 1 else "system", "price": PRICE[kind]}
            for kind, word in enumerate(EQUIPMENT)
        },
        "dice": {colour: [WEATHER[face] for face in faces] for colour, faces in zip(COLOURS, board.dice)},
        "weather": {
            word: {"fuel": FUEL_COST[face], "endurance": ENDURANCE_COST[face]}
            for face, word in enumerate(WEATHER)
        },
    }


def place(board: Board, number: int) -> dict[str, Any]:
    """Its kind, whose embassy it is, and its CITY card."""
    card = board.city_at.get(number)
    nation = board.nation[number]
    return {
        "kind": KINDS_OF_PLACE[board.kind[number]],
        "nation": None if nation == NOWHERE else board.nations[nation].lower(),
        "points": None if card is None else board.city_points[card],
        "money": None if card is None else board.city_money[card],
    }


def plane(board: Board, number: int) -> dict[str, Any]:
    cargo, pax, crew, system = board.slots[number]
    return {
        "level": board.level[number],
        "type": TYPES_OF_PLANE[board.type[number]],
        "price": board.price[number],
        "resale": board.resale[number],
        "fuel": board.max_fuel[number],
        "range": board.range[number],
        "cargo": cargo,
        "pax": pax,
        "crew": crew,
        "system": system,
        "load": board.load[number],
    }


def pilot(board: Board, number: int) -> dict[str, Any]:
    card = board.linked.get(number)
    return {
        "level": board.start_level[number],
        "revenue": board.revenue[number],
        "endurance": board.endurance[number],
        "competence": board.competence[number],
        "start": None if card is None else board.city_cards[card],
    }


def objective(board: Board, card: int) -> dict[str, Any]:
    sort = board.sort[card]
    is_diplomacy = sort == DIPLOMACY
    nation = card - board.first_diplomacy
    return {
        "sort": SORTS[sort],
        "goals": [] if is_diplomacy else [board.cities[goal] for goal in dict.fromkeys(board.goals[card])],
        "points": board.glory[card],
        "money": board.money[card],
        "nation": board.nations[nation].lower() if is_diplomacy else None,
        "scale": list(board.scales[nation]) if is_diplomacy else [],
    }
