"""Phase 0: alliance (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step, each_seat

from .board.numbers import (
    ALL_COLOURS,
    ALLIANCE_ZONES,
    NPAS,
    PLACES,
    PLAYER_COLOURS,
    SYMBOLS,
    ZONE_SPACES,
)
from .rules import (
    ALLIANCE_01,
    ALLIANCE_06,
    ALLIANCE_07,
    ALLIANCE_09,
    ALLIANCE_11,
    ALLIANCE_12,
)
from .show.events import AllianceCreated, AllianceDissolved, AllianceSkipped, CardsTurnedDown
from .state import NONE, World

SUPPLY: Final = 0  # the own plane comes from the side supply, or is in the zone already
MOVED: Final = 1  # it comes from the other zone


@dataclass(frozen=True)
class CreateAlliance(Action):
    """The own plane and that of the neutral airline come into one zone. `source`: from where."""

    npa: int
    zone: int
    source: int = SUPPLY

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.alliances

    def refuse(self, s: World, seat: Seat) -> Rule | None:
        own = s.colours[seat]
        zone, other = s.zones[self.zone], s.zones[1 - self.zone]
        if self.npa < PLAYER_COLOURS:
            return ALLIANCE_06
        if s.symbols(seat) >> 4 * self.npa & 15 < SYMBOLS:
            return ALLIANCE_01
        if zone >> own & 1:
            if self.source == MOVED:
                return ALLIANCE_12  # AA-RULING-17
            if zone >> self.npa & 1:
                return ALLIANCE_11  # AA-RULING-16
        elif not (other >> own & 1 if self.source == MOVED else s.supply(own)):
            return ALLIANCE_07  # never one from an airport
        # AA-ALLIANCE-10, AA-RULING-14: a plane that is there already needs no further space
        if (zone | 1 << own | 1 << self.npa).bit_count() > ZONE_SPACES:
            return ALLIANCE_09
        return None if isinstance(s.agenda[-1], Alliance) else ALLIANCE_01  # AA-TURN-03: at the start only

    def perform(self, s: World, seat: Seat) -> None:
        own = s.colours[seat]
        other = 1 - self.zone
        s.zones[self.zone] |= 1 << own | 1 << self.npa  # AA-ALLIANCE-06
        s.zones[other] &= ~(1 << self.npa)  # AA-ALLIANCE-08, AA-RULING-15: also against the will of others
        if self.source == MOVED:
            s.zones[other] &= ~(1 << own)  # AA-ALLIANCE-19: else a player may be in both
        if s.told is not None:
            s.tell(AllianceCreated(seat, self.npa, self.zone))
        dissolve(s, other)
        turn_down(s, seat)

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        own = s.colours[seat]
        is_playing = own != NONE  # a player without a colour has no planes either
        return {
            "npa": self.npa,
            "zone": self.zone,
            "source": self.source,
            "moving": self.source,
            "symbols": s.symbols(seat) >> 4 * self.npa & 15 if is_playing else 0,
            "is_there": is_playing and bool(s.zones[self.zone] >> own & 1),
            "has_supply": is_playing and s.supply(own) > 0,
        }


def dissolve(s: World, zone: int) -> None:
    """Without a neutral airline the players of a zone go home (AA-ALLIANCE-14). The other way round they
    stay and are allied with nobody (AA-RULING-18)."""
    if s.zones[zone] and not s.zones[zone] & NPAS:
        leaving = tuple(colour for colour in range(PLAYER_COLOURS) if s.zones[zone] >> colour & 1)
        s.zones[zone] = 0  # AA-ALLIANCE-18: nothing else ends an alliance
        if s.told is not None:
            s.tell(AllianceDissolved(zone, leaving))


def turn_down(s: World, seat: Seat) -> None:
    """All cards of the pass, covered ones too, are laid face down beside it (AA-ALLIANCE-15, AA-RULING-20).
    They count at the end (AA-ALLIANCE-16); the pass shows its printed slots again (AA-ALLIANCE-17)."""
    aside = s.asides[seat].own()
    s.asides[seat] = aside
    count = 0
    for place in range(seat * PLACES, (seat + 1) * PLACES):
        for card in s.passes[place]:
            aside.add(card, 1 << seat)  # AA-INFO-09
            count += 1
        s.passes[place] = []
    s.show_faces()
    if s.told is not None:
        s.tell(CardsTurnedDown(seat, count))


@dataclass(frozen=True)
class SkipAlliance(Action):
    """An alliance is never compulsory (AA-ALLIANCE-04)."""

    @staticmethod
    def candidates(s: World, seat: Seat) -> Sequence[Action]:
        return s.moves.skips

    def perform(self, s: World, seat: Seat) -> None:
        if s.told is not None:
            s.tell(AllianceSkipped(seat))


def alliances(s: World, seat: Seat) -> list[Action]:
    """All alliances that this seat can create."""
    symbols = s.symbols(seat)
    if all(symbols >> 4 * npa & 15 < SYMBOLS for npa in range(PLAYER_COLOURS, ALL_COLOURS)):
        return []
    return [action for action in s.moves.alliances if action.refuse(s, seat) is None]


@dataclass(frozen=True)
class Alliance(Step):
    """Held only if one can be created (AA-TURN-03); at most one is (AA-ALLIANCE-05)."""

    seat: Seat

    def word(self) -> str:
        return "alliance"

    def asks(self, s: World) -> Seats:
        return 1 << self.seat if alliances(s, self.seat) else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (CreateAlliance, SkipAlliance)

    def why_not(self, action: Action) -> Rule:
        return ALLIANCE_01


ALLIANCE: Final = each_seat(Alliance)
ALL_ALLIANCES: Final[list[Action]] = [
    CreateAlliance(npa, zone, source)
    for npa in range(PLAYER_COLOURS, ALL_COLOURS)
    for zone in range(ALLIANCE_ZONES)
    for source in (SUPPLY, MOVED)
]
