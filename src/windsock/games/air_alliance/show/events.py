"""What happened, for the log, the animation and the replay. The words are in locale/."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from windsock.core.card import Seat
from windsock.core.event import Event
from windsock.core.show import SEAT, By, Ending, Of

Airport = Annotated[int, Of("airport")]
Colour = Annotated[int, Of("colour")]
Position = Annotated[int, Of("first")]
Traveller = Annotated[int, Of("card")]
Trio = Annotated[int, Of("trio")]
Zone = Annotated[int, Of("zone")]


@dataclass(frozen=True)
class ColourChosen(Event):
    seat: Seat
    colour: Colour


@dataclass(frozen=True)
class PlanePlaced(Event):
    seat: Seat
    airport: Airport


@dataclass(frozen=True)
class TurnBegun(Event):
    seat: Seat


@dataclass(frozen=True)
class MarkersReturned(Event):
    """How many markers came back from reserved cards."""

    seat: Seat
    count: int


@dataclass(frozen=True)
class AllianceCreated(Event):
    seat: Seat
    npa: Colour
    zone: Zone


@dataclass(frozen=True)
class AllianceDissolved(Event):
    """A zone without a neutral airline: all player planes in it go back to the side supply."""

    zone: Zone
    colours: tuple[Colour, ...]


@dataclass(frozen=True)
class CardsTurnedDown(Event):
    seat: Seat
    count: int


@dataclass(frozen=True)
class AllianceSkipped(Event):
    seat: Seat


@dataclass(frozen=True)
class PlaneFlown(Event):
    """With a marker on a slot of a place of the pass."""

    seat: Seat
    colour: Colour
    origin: Airport
    destination: Airport
    place: int


@dataclass(frozen=True)
class PlanesExchanged(Event):
    seat: Seat
    airport: Airport
    first: Position
    second: Position
    place: int


@dataclass(frozen=True)
class CardWon(Event):
    seat: Seat
    card: Traveller
    miles: int


@dataclass(frozen=True)
class CardReserved(Event):
    seat: Seat
    card: Traveller


@dataclass(frozen=True)
class RowReplaced(Event):
    """In the last round: the unprotected cards of the delivery zone are discarded."""

    seat: Seat
    cards: tuple[Traveller, ...]


@dataclass(frozen=True)
class RowFilled(Event):
    cards: tuple[Traveller, ...]


@dataclass(frozen=True)
class BaggageLost(Event):
    card: Traveller


@dataclass(frozen=True)
class PileShuffled(Event):
    count: int


@dataclass(frozen=True)
class CardLaid(Event):
    seat: Seat
    card: Traveller
    place: int


@dataclass(frozen=True)
class ExtraTurnTaken(Event):
    seat: Seat


@dataclass(frozen=True)
class ExtraTurnDeclined(Event):
    seat: Seat


@dataclass(frozen=True)
class LastCardDrawn(Event):
    """The last round is triggered."""

    seat: Seat


@dataclass(frozen=True)
class PlayStoodStill(Event):
    """So many turns in a row drew no card: the last round is triggered."""

    count: int


@dataclass(frozen=True)
class LastRoundBegun(Event):
    seat: Seat


@dataclass(frozen=True)
class TrioCompleted(Event):
    seat: Seat
    trio: Trio


@dataclass(frozen=True)
class MilesCounted(Event):
    """What a seat has in the end: miles of its cards, complete trios, points."""

    seat: Seat
    miles: int
    trios: int
    points: int


@dataclass(frozen=True)
class GameEnded(Event):
    ending: Ending
    scores: Annotated[tuple[int, ...], By(SEAT)]
    winners: tuple[Seat, ...]
