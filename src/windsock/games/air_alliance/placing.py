"""Setup (section 4): players choose colours and place their planes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .airports import has_room, land
from .board.numbers import PLAYER_COLOURS, V
from .delivery import fill
from .rules import SETUP_02, SETUP_11, SETUP_12, SETUP_14
from .show.events import ColourChosen, PlanePlaced
from .state import World


@dataclass(frozen=True)
class ChooseColour(Action):
    """With it a player takes its pass, planes and markers (AA-SETUP-02)."""

    colour: int

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.colours

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        return SETUP_02 if self.colour >= PLAYER_COLOURS or self.colour in s.colours else None

    def perform(self, s: World, seat: Seat) -> None:
        take_colour(s, seat, self.colour)


def take_colour(s: World, seat: Seat, colour: int) -> None:
    s.colours[seat] = colour
    s.show_faces()
    if s.told is not None:
        s.tell(ColourChosen(seat, colour))


@dataclass(frozen=True)
class PickColour(Step):
    """In seat order; the last of four takes the one that is left."""

    seat: Seat

    def word(self) -> str:
        return "pick-colour"

    def asks(self, s: World) -> Seats:
        return 1 << self.seat if self.seat < PLAYER_COLOURS - 1 else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (ChooseColour,)

    def why_not(self, action: Action) -> Rule:
        return SETUP_02

    def run(self, s: World) -> None:
        take_colour(s, self.seat, next(c for c in range(PLAYER_COLOURS) if c not in s.colours))


@dataclass(frozen=True)
class LayOutRow(Step):
    """The first six cards are laid face up (AA-SETUP-09)."""

    def word(self) -> str:
        return "lay-out-row"

    def run(self, s: World) -> None:
        fill(s, 0)


@dataclass(frozen=True)
class PlacePlane(Action):
    """Put a plane on an open airport, whatever its colour in print (AA-SETUP-13)."""

    airport: int

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.places

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        if s.board.shapes[self.airport] == V:
            return SETUP_12
        return None if has_room(s.board, s.planes, self.airport) else SETUP_14

    def perform(self, s: World, seat: Seat) -> None:
        land(s.planes, self.airport, s.colours[seat])  # AA-SETUP-15
        s.show_airport(self.airport)
        if s.told is not None:
            s.tell(PlanePlaced(seat, self.airport))  # AA-INFO-11

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {"airport": self.airport, "colour": s.colours[seat]}


@dataclass(frozen=True)
class PlaceFirstPlanes(SeatStep):
    """A seat places one of its planes (AA-SETUP-14: where others stand, or its own, too)."""

    def word(self) -> str:
        return "place-first-planes"

    def offers(self) -> tuple[type[Action], ...]:
        return (PlacePlane,)

    def why_not(self, action: Action) -> Rule:
        return SETUP_11


LAY_OUT_ROW: Final = LayOutRow()
PICK_COLOUR: Final[tuple[Step, ...]] = each_seat(PickColour)
PLACE_PLANE: Final[tuple[Step, ...]] = each_seat(PlaceFirstPlanes)
