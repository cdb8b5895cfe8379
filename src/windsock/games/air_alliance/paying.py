"""Which place of the pass pays (section 7), if several could: asked right after the flight was named, or the
priority take-off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step

from .board.numbers import PLACES
from .flights import fly
from .grounded import unpaid
from .rules import MARKER_03, MARKER_04, MARKER_05, MARKER_07
from .state import NONE, World


@dataclass(frozen=True)
class UsePlace(Action):
    """Put the marker on a slot of this place, counted from 1."""

    place: int

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.uses

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        step = s.agenda[-1]
        if isinstance(step, PayFlight):
            return unpaid(s, seat, self.place, step.colour, step.origin, step.destination)
        if not 1 <= self.place <= PLACES:
            return MARKER_04
        if s.spent[self.place - 1]:
            return MARKER_05
        return None if s.board.is_priority[s.face(seat, self.place - 1)] else MARKER_07

    def perform(self, s: World, seat: Seat) -> None:
        s.markers -= 1  # AA-MARKER-02

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        facts: dict[str, Any] = {"place": self.place, "colour": s.colours[seat], "home": 0, "slots": ""}
        if s.colours[seat] != NONE and 0 < self.place <= PLACES:
            facts["home"] = s.board.special[s.colours[seat]]
            facts["slots"] = ", ".join(slot.word for slot in s.board.slots[s.face(seat, self.place - 1)])
        step = s.agenda[-1] if s.agenda else None
        facts["destination"] = facts["origin"] = facts["home"]
        if isinstance(step, PayFlight):
            facts["colour"], facts["origin"] = step.colour, step.origin
            facts["destination"] = step.destination
        return facts


@dataclass(frozen=True)
class PayFlight(SeatStep):
    """Several places of the pass could pay for the flight: which one?"""

    colour: int
    origin: int
    destination: int

    def word(self) -> str:
        return "pay-flight"

    def offers(self) -> tuple[type[Action], ...]:
        return (UsePlace,)

    def why_not(self, action: Action) -> Rule:
        return MARKER_03

    def next(self, s: World, seat: Seat, action: Action) -> tuple[Step, ...]:
        assert isinstance(action, UsePlace)
        return (TakeOff(seat, self.colour, self.origin, self.destination, action.place - 1),)


@dataclass(frozen=True)
class TakeOff(Step):
    """The flight, with its marker put down."""

    seat: Seat
    colour: int
    origin: int
    destination: int
    place: int

    def word(self) -> str:
        return "take-off"

    def run(self, s: World) -> None:
        fly(s, self.seat, self.colour, self.origin, self.destination, self.place)
