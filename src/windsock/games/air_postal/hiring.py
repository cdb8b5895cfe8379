"""Planes and pilots (section 4): who flies what, at the start and after a crash.

After a crash the lost pilot and the lost plane stay with the player until they have taken new ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, each_seat

from .board.numbers import EPIC_STEP, TILES, TYPES_OF_PLANE
from .rules import CRASH_06, CRASH_08, RULING_10, RULING_74, SETUP_13, SETUP_18, SETUP_23
from .show.events import PilotTaken, PlaneTaken, StartCityTaken
from .state import NOTHING, Postal, ones_in


@dataclass(frozen=True)
class ChoosePilot(Action):
    """Take a pilot, with either side of a tile (AP-RULING-10)."""

    pilot: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.pilots

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        is_free = free_tiles(s, seat) >> s.board.tile[self.pilot] & 1
        if s.plane[seat] != NOTHING:
            return None if is_free else CRASH_06
        if self.pilot not in s.board.proposed:
            return SETUP_13  # AP-VAR-START-08
        return None if is_free else RULING_10

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        board, pilot = s.board, self.pilot
        return {
            "pilot": pilot,
            "level": board.start_level[pilot],
            "revenue": board.revenue[pilot],
            "endurance": board.endurance[pilot],
            "competence": board.competence[pilot],
            "start": board.city_cards[board.linked[pilot]] if brings_city(s, seat, pilot) else "",
        }

    def perform(self, s: Postal, seat: Seat) -> None:
        tile = 1 << s.board.tile[self.pilot]
        if s.pilot[seat] != NOTHING:
            s.lost_tiles |= 1 << s.board.tile[s.pilot[seat]]  # AP-CRASH-05
        if s.lost_tiles & tile:
            s.lost_tiles = 0  # AP-RULING-73: all come back
        s.pilot[seat] = self.pilot
        if s.told is not None:
            s.tell(PilotTaken(seat, self.pilot))
        if brings_city(s, seat, self.pilot):
            settle_in(s, seat, s.board.linked[self.pilot])


def brings_city(s: Postal, seat: Seat, pilot: int) -> bool:
    """Whether a pilot brings a start city (AP-SETUP-13): the first one of a player who has none yet."""
    return s.home[seat] == NOTHING and pilot in s.board.linked


def free_tiles(s: Postal, seat: Seat) -> int:
    """AP-PILOT-05: tiles that nobody uses; lost ones only if there is no other (AP-CRASH-06,
    AP-RULING-73)."""
    mine = 0 if s.pilot[seat] == NOTHING else 1 << s.board.tile[s.pilot[seat]]
    others = sum(1 << s.board.tile[pilot] for pilot in s.pilot if pilot != NOTHING) & ~mine
    every = (1 << TILES) - 1 & ~others
    return every & ~s.lost_tiles & ~mine or every


def settle_in(s: Postal, seat: Seat, city: int) -> None:
    """Points, money and place of the start city (AP-SETUP-14 to -16, AP-FAQ-03, AP-VAR-START-05)."""
    board = s.board
    s.home[seat] = city  # AP-DELIVER-23: the data keep it apart from the outstations
    s.place[seat] = board.city_place[city]  # AP-SETUP-16
    s.points[seat] = board.city_points[city]  # AP-SETUP-14
    s.money[seat] = board.city_money[city]  # AP-SETUP-15, AP-RULING-06
    if s.has_epic_ending:
        s.money[seat] = 0  # AP-VAR-EPIC-02, AP-RULING-87
    if s.told is not None:
        s.tell(StartCityTaken(seat, s.place[seat], s.points[seat], s.money[seat]))


@dataclass(frozen=True)
class ChoosePlane(Action):
    """Take a plane, free of charge (AP-SETUP-19, AP-RULING-12, AP-CRASH-08)."""

    plane: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.planes

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        board = s.board
        if s.plane[seat] == NOTHING:
            if not s.new_planes >> self.plane & 1:
                return SETUP_23
            if board.level[self.plane] > start_level(s, seat):
                return SETUP_18
            return None
        planes = available(s, seat)
        if self.plane not in planes:
            return CRASH_08
        if board.level[self.plane] < board.level[s.plane[seat]]:
            return None
        lowest = min(board.level[plane] for plane in planes)
        if lowest < board.level[s.plane[seat]]:
            return CRASH_08
        return RULING_74 if board.level[self.plane] > lowest else None

    def facts(self, s: Postal, seat: Seat) -> dict[str, Any]:
        return plane_facts(s, self.plane)

    def perform(self, s: Postal, seat: Seat) -> None:
        lost = s.plane[seat]
        if lost != NOTHING:
            s.crashed |= 1 << lost  # AP-CRASH-07
            if not s.new_planes >> self.plane & 1 and self.plane not in s.on_offer():
                s.new_planes |= s.crashed  # AP-RULING-74: they come back
                s.crashed = 0
        hand_over(s, seat, self.plane)
        s.cut_gauge(seat)  # AP-CRASH-09, AP-RULING-72
        if s.told is not None:
            s.tell(PlaneTaken(seat, self.plane))


def plane_facts(s: Postal, plane: int) -> dict[str, Any]:
    """A plane in a menu."""
    board = s.board
    cargo, pax, crew, system = board.slots[plane]
    return {
        "plane": plane,
        "level": board.level[plane],
        "type": TYPES_OF_PLANE[board.type[plane]],
        "fuel": board.max_fuel[plane],
        "range": board.range[plane],
        "game": s.form.word,
        "slots": board.load[plane],
        "cargo": cargo,
        "pax": pax,
        "crew": crew,
        "system": system,
    }


def start_level(s: Postal, seat: Seat) -> int:
    """AP-SETUP-18, AP-SETUP-20, AP-PILOT-02, AP-FAQ-01: at most that of the pilot; in the Epic variant
    less (AP-VAR-EPIC-01)."""
    level = s.board.start_level[s.pilot[seat]]
    if s.has_epic_ending:
        return max(level - EPIC_STEP, s.board.lowest_level)  # AP-RULING-86
    return level


def available(s: Postal, seat: Seat) -> list[int]:
    """New and second-hand planes; without any, those lost in crashes (AP-RULING-74)."""
    found = ones_in(s.new_planes) + s.on_offer()
    return found or ones_in(s.crashed | 1 << s.plane[seat])


def hand_over(s: Postal, seat: Seat, plane: int) -> None:
    """A new or second-hand plane becomes that of a player (AP-PLANE-15)."""
    if s.new_planes >> plane & 1:
        s.new_planes &= ~(1 << plane)
    else:
        s.second_hand.remove(plane)
    s.plane[seat] = plane


@dataclass(frozen=True)
class FirstPilot(SeatStep):
    """AP-SETUP-13."""

    def word(self) -> str:
        return "first-pilot"

    def offers(self) -> tuple[type[Action], ...]:
        return (ChoosePilot,)

    def why_not(self, action: Action) -> Rule:
        return SETUP_13


@dataclass(frozen=True)
class FirstPlane(SeatStep):
    """AP-SETUP-18."""

    def word(self) -> str:
        return "first-plane"

    def offers(self) -> tuple[type[Action], ...]:
        return (ChoosePlane,)

    def why_not(self, action: Action) -> Rule:
        return SETUP_18


@dataclass(frozen=True)
class NewPilot(SeatStep):
    """AP-CRASH-06."""

    def word(self) -> str:
        return "new-pilot"

    def offers(self) -> tuple[type[Action], ...]:
        return (ChoosePilot,)

    def why_not(self, action: Action) -> Rule:
        return CRASH_06


@dataclass(frozen=True)
class NewPlane(SeatStep):
    """AP-CRASH-08: of a lower level, whatever the competence of the pilot."""

    def word(self) -> str:
        return "new-plane"

    def offers(self) -> tuple[type[Action], ...]:
        return (ChoosePlane,)

    def why_not(self, action: Action) -> Rule:
        return CRASH_08


PILOTS: Final = each_seat(FirstPilot)
PLANES: Final = each_seat(FirstPlane)
NEW_PILOTS: Final = each_seat(NewPilot)
NEW_PLANES: Final = each_seat(NewPlane)
