"""What happened, for the log, the animation and the replay. The words are in locale/."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import Card, Seat
from windsock.core.event import Event


@dataclass(frozen=True)
class ColourChosen(Event):
    seat: Seat
    colour: int


@dataclass(frozen=True)
class PlanePlaced(Event):
    seat: Seat
    airport: int


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
    npa: int
    zone: int


@dataclass(frozen=True)
class AllianceDissolved(Event):
    """A zone without a neutral airline: all player planes in it go back to the side supply."""

    zone: int
    colours: tuple[int, ...]


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
    colour: int
    origin: int
    destination: int
    place: int


@dataclass(frozen=True)
class PlanesExchanged(Event):
    seat: Seat
    airport: int
    first: int
    second: int
    place: int


@dataclass(frozen=True)
class CardWon(Event):
    seat: Seat
    card: Card
    miles: int


@dataclass(frozen=True)
class CardReserved(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class RowReplaced(Event):
    """In the last round: the unprotected cards of the delivery zone are discarded."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class RowFilled(Event):
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class BaggageLost(Event):
    card: Card


@dataclass(frozen=True)
class PileShuffled(Event):
    count: int


@dataclass(frozen=True)
class CardLaid(Event):
    seat: Seat
    card: Card
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
    trio: int


@dataclass(frozen=True)
class MilesCounted(Event):
    """What a seat has in the end: miles of its cards, complete trios, points."""

    seat: Seat
    miles: int
    trios: int
    points: int


@dataclass(frozen=True)
class GameEnded(Event):
    ending: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
