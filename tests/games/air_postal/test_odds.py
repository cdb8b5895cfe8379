"""The exact odds of legs against simulated flights, within three standard errors (AP-FLIGHT-16 to -21)."""

from __future__ import annotations

from itertools import product
from math import sqrt
from typing import Any

import pytest

from windsock.core.chance import Swift
from windsock.games.air_postal import GAME
from windsock.games.air_postal.board.numbers import (
    ALTIMETER,
    CO_PILOT,
    COMPASS,
    ENDURANCE_COST,
    ENGINEER,
    EQUIPMENT,
    FUEL_COST,
    FUEL_EXPERT,
    GYROSCOPE,
    MET_REPORT,
    METEOROLOGIST,
    NAVIGATOR,
    PROPELLER,
    RADIO,
)
from windsock.games.air_postal.bot.odds import (
    FUEL_CARD,
    NO_CARD,
    SIDES,
    chance_to_arrive,
    chances_with,
    forecast,
    forecast_of,
    saved,
)
from windsock.games.air_postal.effects import REROLLED, USABLE, UseEffect, colours, turn_die
from windsock.games.air_postal.state import Postal

from .position import state, table

FLIGHTS = 100_000
DICE = GAME.load("the-line").dice
REROLLS = {ENGINEER: 0, RADIO: 2, NAVIGATOR: 3}

# spaces, gauge, endurance, card
LEGS = [
    ("G", 1, 1, NO_CARD),
    ("GG", 3, 1, NO_CARD),
    ("BBBB", 7, 1, NO_CARD),
    ("GGW", 4, 2, NO_CARD),
    ("WBBBG", 8, 3, NO_CARD),
    ("RRGR", 6, 3, NO_CARD),
    ("GBWBBW", 10, 3, NO_CARD),
    ("WWWG", 5, 4, NO_CARD),
    ("RBBGBBR", 12, 2, NO_CARD),
    ("GWWBBBBWGG", 17, 4, NO_CARD),
    ("GWR", 4, 2, MET_REPORT),
    ("GGRR", 6, 2, CO_PILOT),
    ("BBG", 4, 1, COMPASS),
    ("WWR", 5, 2, GYROSCOPE),
    ("RRG", 4, 3, FUEL_EXPERT),
    ("BBBB", 6, 1, METEOROLOGIST),
    ("WBBW", 5, 3, PROPELLER),
    ("GRW", 4, 1, ALTIMETER),
    ("GGB", 4, 1, ENGINEER),
    ("WWGW", 6, 3, RADIO),
]


def fly(costs: list[tuple[int, int]], fuel: int, endurance: int) -> bool:
    """The reference of section 8, die by die."""
    for place, (burnt, strain) in enumerate(costs):
        fuel -= burnt
        endurance -= strain
        if fuel < 0 or endurance < 0 or (fuel == 0 and place < len(costs) - 1):
            return False
    return True


def cost(face: int) -> tuple[int, int]:
    return FUEL_COST[face], ENDURANCE_COST[face]


def with_card(spaces: list[int], faces: tuple[int, ...], fuel: int, endurance: int, card: int) -> float:
    """The best that a card does for one roll, by trying every die."""
    costs = [cost(face) for face in faces]
    if fly(costs, fuel, endurance):
        return 1.0
    chances = [0.0]
    for die, (colour, face) in enumerate(zip(spaces, faces, strict=True)):
        if card in REROLLS:
            if REROLLS[card] == colour:
                tries = [[*costs[:die], cost(new), *costs[die + 1 :]] for new in DICE[colour]]
                chances.append(sum(fly(one, fuel, endurance) for one in tries) / SIDES)
        elif (less := saved(card, colour, face)) is not None:
            better = (costs[die][0] - less[0], costs[die][1] - less[1])
            chances.append(float(fly([*costs[:die], better, *costs[die + 1 :]], fuel, endurance)))
    return max(chances)


def coloured(letters: str) -> list[int]:
    return ["GBWR".index(letter) for letter in letters]


@pytest.mark.parametrize(("letters", "fuel", "endurance", "card"), LEGS)
def test_odds_agree_with_simulated_flights(letters: str, fuel: int, endurance: int, card: int) -> None:
    spaces = coloured(letters)
    chance = Swift(len(letters) * 100 + fuel)
    known: dict[tuple[int, ...], float] = {}
    good = 0
    for _ in range(FLIGHTS):
        faces = tuple(DICE[colour][chance.below(SIDES)] for colour in spaces)
        if faces not in known:
            known[faces] = with_card(spaces, faces, fuel, endurance, card)
        odds = known[faces]
        good += odds == 1.0 or (odds > 0.0 and chance.below(SIDES) < round(odds * SIDES))
    exact = chance_to_arrive(DICE, tuple(spaces), fuel, endurance, card)
    error = sqrt(exact * (1 - exact) / FLIGHTS)
    assert 0.02 < exact < 0.98
    assert abs(good / FLIGHTS - exact) <= 3 * error


def rolled(s: Postal, faces: tuple[int, ...]) -> Postal:
    """The announced leg with this weather, in the window of effects."""
    twin = s.copy()
    for die, face in enumerate(faces):
        twin.dice.append(face)
        twin.fuel_costs.append(0)
        twin.endurance_costs.append(0)
        turn_die(twin, die, face)
    return twin


def announced(spaces: list[str], card: int) -> Postal:
    """A leg of T1, from a place over these routes; the card is aboard."""
    seat: dict[str, Any] = {"plane": "p5", "place": spaces[0], "gauge": 10}
    if card >= 0:
        seat["equipment"] = [EQUIPMENT[card]]
    found = table(given={"phase": "flights", "seats": {"p1": seat}})
    for route in spaces[1:]:
        found.play(0, f"fly {route}")
    return state(found)


def by_the_rules(s: Postal, fuel: int, endurance: int, card: int) -> float:
    """The best that the rules allow for this weather: the dice as they lie, or one use of the card."""
    chances = [float(fly(costs_of(s), fuel, endurance))]
    for action in [use for use in UseEffect.candidates(s, 0) if use.refuse(s, 0) is None]:
        assert isinstance(action, UseEffect)
        twins = []
        if card in REROLLED:  # each face once
            for face in s.board.dice[REROLLED[card]]:
                twins.append(s.copy())
                turn_die(twins[-1], action.die - 1, face)
        else:
            twins.append(s.copy())
            action.perform(twins[0], 0)
        chances.append(sum(fly(costs_of(twin), fuel, endurance) for twin in twins) / len(twins))
    return max(chances)


def costs_of(s: Postal) -> list[tuple[int, int]]:
    return list(zip(s.fuel_costs, s.endurance_costs, strict=True))


@pytest.mark.parametrize("card", [NO_CARD, *USABLE])
@pytest.mark.parametrize(
    "spaces", [["CHARLIE", "CHARLIE-DELTA"], ["CHARLIE", "BRAVO-CHARLIE", "BRAVO-DELTA"]], ids=["GWR", "WBB"]
)
def test_odds_are_those_of_all_rolls(spaces: list[str], card: int) -> None:
    """Every roll once, and every use of the card that the rules allow (AP-CARD-21, AP-CARD-22, AP-CARD-31 to
    -35, AP-CARD-41, AP-CARD-42, AP-CARD-49, AP-CARD-50)."""
    s = announced(spaces, card)
    colours_ = colours(s)
    rolls = [rolled(s, faces) for faces in product(*(s.board.dice[colour] for colour in colours_))]
    for fuel, endurance in ((3, 1), (4, 0), (4, 2), (5, 1)):
        total = sum(by_the_rules(roll, fuel, endurance, card) for roll in rolls)
        exact = chance_to_arrive(s.board.dice, tuple(colours_), fuel, endurance, card)
        assert exact == pytest.approx(total / len(rolls))


def test_fuel_cards_pay_where_they_help() -> None:
    """AP-CARD-06a, AP-RULING-49: two cards are worth two on the gauge, but for the take-off."""
    spaces = tuple(coloured("GGW"))
    plain = chance_to_arrive(DICE, spaces, 3, 3)
    helped = [chance_to_arrive(DICE, spaces, 3, 3, FUEL_CARD, cards) for cards in (1, 2, 9)]
    assert plain < helped[0] < helped[1] < helped[2]
    assert helped[0] == pytest.approx(chance_to_arrive(DICE, spaces, 4, 3))
    assert helped[1] == pytest.approx(chance_to_arrive(DICE, spaces, 5, 3))


def test_a_forecast_adds_up() -> None:
    """AP-INTERRUPT-04: what is at stake on each space."""
    spaces = tuple(coloured("GGBB"))
    found = forecast(DICE, spaces, (False, False, True, True), 5, 1)
    assert found.arrive == pytest.approx(chance_to_arrive(DICE, spaces, 5, 1))
    assert found.arrive + found.breakdown + found.crash == pytest.approx(1.0)
    assert found.crash > 0 < found.breakdown
    assert 0 <= found.fuel <= 1
    assert forecast(DICE, spaces, (False,) * 4, 2, 0).arrive == 0.0


def test_the_table_shows_the_odds_of_the_announced_leg() -> None:
    seat = {"plane": "p3", "place": "ALFA", "gauge": 2, "equipment": ["compass", "variable-propeller"]}
    given = {"phase": "flights", "seats": {"p1": {**seat, "loads": ["fuel"]}}}
    found = table(given=given)
    assert found.view(0)["flight"]["odds"] is None
    found.play(0, "fly ALFA-BRAVO")
    s = state(found)
    odds = found.view(1)["flight"]["odds"]
    assert odds["arrive"] == round(100 * forecast_of(s, 0).arrive)
    assert set(odds["with"]) == {"compass", "fuel"}  # two spaces are too few for the propeller
    assert odds["with"]["compass"] == round(100 * chances_with(s, 0)[COMPASS]) > odds["arrive"]
    found.play(0, "roll")
    assert found.view(0)["flight"]["odds"] is None
