"""Cards (section 13) where no scenario can go: faces that a set's dice need not have, odds, a long scale."""

from __future__ import annotations

import pytest

from windsock.core.chance import Chance
from windsock.games.air_postal.board.numbers import (
    ALTIMETER,
    BAG,
    COLOURS,
    COMPASS,
    ENDURANCE_COST,
    ENGINEER,
    FUEL_COST,
    GYROSCOPE,
    LOADS,
    METEOROLOGIST,
    NAVIGATOR,
    RADIO,
    WEATHER,
)
from windsock.games.air_postal.effects import misuse

from .position import state, table

ALL = "green blue white red"
ANY_FACE = "fair rain wind thunderstorm fog storm snow"
TIRING = "rain thunderstorm fog snow"

# card, the colours that it works on, the faces that it works on
WORKS_ON = [
    (ENGINEER, "green", ANY_FACE),  # AP-CARD-31
    (RADIO, "white", ANY_FACE),  # AP-CARD-32
    (NAVIGATOR, "red", ANY_FACE),  # AP-CARD-33
    (COMPASS, "green blue", "wind"),  # AP-CARD-34
    (GYROSCOPE, "white red", TIRING),  # AP-CARD-35
    (METEOROLOGIST, ALL, "wind storm"),  # AP-CARD-42
    (ALTIMETER, "white green red", "fog"),  # AP-CARD-50
]


@pytest.mark.parametrize(("card", "colours", "faces"), WORKS_ON)
def test_a_card_works_on_its_colours_and_faces(card: int, colours: str, faces: str) -> None:
    """AP-DATA-26 is soft: a set may have WIND on white or FOG on blue, and the card still knows its
    colours."""
    s = state(table())
    for face, word in enumerate(WEATHER):
        s.dice, s.fuel_costs, s.endurance_costs = [face], [FUEL_COST[face]], [ENDURANCE_COST[face]]
        for colour, name in enumerate(COLOURS):
            is_right = name in colours.split() and word in faces.split()
            assert (misuse(s, card, 0, colour) is None) == is_right, (word, name)


class Counting(Chance):
    """Draws the first, and remembers out of how many."""

    def __init__(self) -> None:
        super().__init__()
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        self.uses += 1
        self.sides.append(n)
        return 0


def test_customs_draw_from_cargo_and_pax_alone() -> None:
    """AP-CARD-05b, AP-RULING-61: a case, MAIL, a PAX and a VIP are four cards; SYSTEM and CREW are left
    out."""
    seat = {
        "plane": "p5",
        "place": "BRAVO",
        "gauge": 5,
        "loads": ["case", "mail", "pax"],
        "objectives": ["o3"],
        "equipment": ["autopilot", "veteran"],
    }
    given = {"phase": "flights", "seats": {"p1": seat}, "chance": ["white:fair"]}
    found = table(given=given)
    for line in ("fly BRAVO-CHARLIE", "roll", "land"):
        found.play(0, found.read(line))
    counting = Counting()
    state(found).chance = counting
    found.play(0, found.read("smuggle"))
    assert counting.sides == [4]


def test_beyond_the_scale_a_bag_brings_its_bonus_alone() -> None:
    """AP-RULING-64: 20k, no points, and the bag is kept."""
    seat = {
        "plane": "p5",
        "place": "BRAVO",
        "gauge": 5,
        "objectives": ["diplomacy-su"],
        "loads": ["bag-su"],
        "bags": {"bag-su": 2},
        "visited": ["DELTA"],
    }
    given = {"phase": "flights", "seats": {"p1": seat}, "chance": ["blue:fair", "blue:fair"]}
    found = table(given=given)
    s = state(found)
    s.kept[0] = len(s.board.scales[0])  # T1 has no more bags than steps
    for line in ("fly BRAVO-DELTA", "roll", "land", "deliver bag-su"):
        found.play(0, found.read(line))
    s = state(found)
    assert (s.points[0], s.money[0]) == (0, 20)
    assert s.kept[0] == len(s.board.scales[0]) + 1
    assert s.loads[BAG] == sum(s.loads[:LOADS]) == 0
