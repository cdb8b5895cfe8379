"""All parts of the table, in the words of `arrange` and `describe`: how a position is written and read."""

from __future__ import annotations

from typing import Any, Final

from windsock.core.card import NOBODY
from windsock.core.given import MANY, Given, one_of
from windsock.core.kinds import OWN, Among, Bits, By, Flag, Heap, Kind, Places, Row, Stack, Whole, Word, Words
from windsock.core.layout import Layout, Part, SeatPart
from windsock.core.notation import Vocabulary

from ..board.material import Board
from ..board.numbers import (
    CITY_CARDS,
    EQUIPMENT,
    FIRST_EXPERT,
    LOADS,
    NATIONS,
    OBJECTIVE_CARDS,
    TILES,
)
from ..invariants import unsound
from ..state import ALL_PILES, Postal
from .dice import named_dice

ENDINGS: Final = ("threshold", "tour", "crossing", "round-limit")
OBJECTIVE, LOAD, EXPERT, CITY = range(4)
BACKS: Final = ("objective", "load", "expert", "city")
OBJECTIVES: Final = Row(Word("objective"))
ROUTES: Final = Row(Word("route"))
SEATS: Final = Row(Word("seat"))
PLANES: Final = Bits("plane")
KINDS: Final = Bits("equipment")


class Unlocked(Bits):
    """The piles that are not locked."""

    def write(self, value: Any, words: Words) -> Any:
        return super().write(ALL_PILES & ~value, words)

    def read(self, value: Any, place: str, words: Words) -> Any:
        return ALL_PILES & ~super().read(value, place, words)


class FromTop(Row):
    """A list whose last entry is the top."""

    def write(self, value: Any, words: Words) -> Any:
        return super().write(value[::-1], words)

    def read(self, value: Any, place: str, words: Words) -> Any:
        return super().read(value, place, words)[::-1]


class Cubes(Kind):
    """The city of an AIR ROUTE that carries a cube: { ALFA-ECHO = "ALFA" }."""

    def empty(self) -> Any:
        return {}

    def write(self, value: Any, words: Words) -> Any:
        board = words.s.board
        return {
            board.objectives[card]: board.cities[board.goals[card][side - 1]]
            for card, side in enumerate(value)
            if side
        }

    def read(self, value: Any, place: str, words: Words) -> Any:
        board = words.s.board
        told = Given(value, place)
        sides = [0] * len(board.objectives)
        for key in told.table:
            card = one_of(words.of("objective"), key, place)
            goals = board.goals[card]
            sides[card] = 1 + goals.index(one_of(words.of("city"), told.table[key], told.at(key), goals))
        return sides


class Dice(Part):
    """All chance from here on, if somebody says so; it is never written."""

    def write(self, s: Any, words: Words) -> Any:
        return []

    def read(self, s: Any, value: Any, place: str, words: Words) -> None:
        if value != []:
            s.chance = named_dice(s.board, Given({place: value}).things(place))


def words(board: Board) -> dict[str, Vocabulary]:
    return {
        "basic": Vocabulary(EQUIPMENT[:FIRST_EXPERT]),
        "bag": Vocabulary(board.loads[-NATIONS:]),
        "city_card": Vocabulary(board.city_cards),
    }


def faces(board: Board) -> list[str]:
    """Of all cards, with nothing for those that this set has not."""
    objectives = [*board.objectives, *[""] * OBJECTIVE_CARDS][:OBJECTIVE_CARDS]
    cities = [*board.city_cards, *[""] * CITY_CARDS][:CITY_CARDS]
    return [*objectives, *board.loads, *EQUIPMENT[FIRST_EXPERT:], *cities]


LAYOUT: Final = Layout(
    parts=(
        Part("round", Whole()),
        Part("order", SEATS),
        Part("tokens", By("activity", SEATS)),
        Part("has_unlocked", Flag()),
        Part("trigger", Word("seat", is_open=True)),
        Part("way", Among(ENDINGS)),
        Part("ending", Among(ENDINGS)),
        # Decks and rivers
        Part("objective_river", Row(Word("objective", is_open=True), Postal.objective_spots)),
        Part("objective_deck", Stack(NOBODY, (OBJECTIVE,))),
        Part("objective_discard", OBJECTIVES),
        Part("boxed_objectives", OBJECTIVES),
        Part("load_river", Row(Word("load", is_open=True), Postal.load_spots)),
        Part("load_deck", Stack(NOBODY, (LOAD,))),
        Part("load_discard", Row(Word("load"))),
        Part("boxed_loads", By("load", Whole())),
        Part("drawn", Heap(NOBODY, (OBJECTIVE, LOAD))),
        # Equipment and planes
        Part("supply", By("basic", Whole())),
        Part("unlocked", Unlocked("pile"), "locked"),
        Part("piles", By("pile", Heap(NOBODY, (EXPERT,))), "expert_piles"),
        Part("boxed_experts", Heap(NOBODY, (EXPERT,))),
        Part("loose", KINDS),
        Part("lost_equipment", By("equipment", Whole())),
        Part("new_planes", PLANES),
        Part("second_hand", FromTop(Word("plane"))),
        Part("crashed", PLANES),
        Part("retired", PLANES),
        Part("lost_pilots", Whole()),
        Part("lost_tiles", Places(TILES)),
        # The map
        Part("cubes", Cubes()),
        Part("outstations", Bits("city_card")),
        Part("boxed_cities", Heap(NOBODY, (CITY,))),
        Part("firsts", By("first", Word("seat", is_open=True))),
        # The turn
        Part("bought", KINDS),
        Part("endurance", Whole()),
        Part("flown", Whole()),
        Part("is_grounded", Flag()),
        Part("path", Row(Word("city"))),
        Part("flight", ROUTES),
        Part("leg", ROUTES),
        Part("used", KINDS),
        Part("dice", Row(Word("face"))),
        Part("fuel_costs", Row(Whole(least=-MANY))),
        Part("endurance_costs", Row(Whole(least=-MANY))),
        Dice("chance", Row(Whole())),
    ),
    seat_parts=(
        SeatPart("points", Whole(least=-MANY)),  # AP-RULING-14: below 0 too
        SeatPart("money", Whole()),
        SeatPart("pilot", Word("pilot", is_open=True)),
        SeatPart("plane", Word("plane", is_open=True)),
        SeatPart("place", Word("city", is_open=True)),
        SeatPart("start", Word("city_card", is_open=True), "home"),
        SeatPart("gauge", Whole()),
        SeatPart("loads", By("load", Whole()), width=LOADS),
        SeatPart("equipment", KINDS),
        SeatPart("objectives", OBJECTIVES),
        SeatPart("fulfilled", OBJECTIVES),
        SeatPart("bags", By("bag", Whole()), "kept", NATIONS),
        SeatPart("visited", Bits("city_card")),
        SeatPart("tour", Whole(least=-MANY)),
        SeatPart("strait", Flag()),
        SeatPart("crossed", Flag()),
        SeatPart("hand", Heap(OWN, (CITY,)), "city_hands"),
        SeatPart("chosen", Heap(OWN, (CITY,))),
    ),
    vocabularies=words,
    faces=faces,
    backs=BACKS,
    endings=ENDINGS,
    unsound=unsound,
    held={"first": Whole()},
)
