"""What happened, for the log, the animation and the replay. The words are in locale/."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import Card, Seat
from windsock.core.event import Event


@dataclass(frozen=True)
class CompanyFounded(Event):
    seat: Seat
    company: int
    route: int
    value: int
    shares: tuple[Card, ...]


@dataclass(frozen=True)
class RouteFlown(Event):
    seat: Seat
    company: int
    route: int
    value: int


@dataclass(frozen=True)
class FlightPlayed(Event):
    seat: Seat
    flight: int


@dataclass(frozen=True)
class FlightDrawn(Event):
    seat: Seat
    flight: int

    def hidden(self) -> Event:
        return UnseenFlightDrawn(self.seat)  # A90-INFO-12


@dataclass(frozen=True)
class UnseenFlightDrawn(Event):
    seat: Seat


@dataclass(frozen=True)
class FlightKept(Event):
    seat: Seat


@dataclass(frozen=True)
class FlightRemoved(Event):
    seat: Seat
    flight: int


@dataclass(frozen=True)
class FlightPileShuffled(Event):
    count: int


@dataclass(frozen=True)
class SharesLaid(Event):
    seat: Seat
    shares: tuple[Card, ...]


@dataclass(frozen=True)
class RouteSabotaged(Event):
    seat: Seat
    company: int
    route: int
    value: int


@dataclass(frozen=True)
class CompanyInactive(Event):
    company: int


@dataclass(frozen=True)
class ShareTaken(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class ShareDrawn(Event):
    seat: Seat
    card: Card

    def hidden(self) -> Event:
        return UnseenShareDrawn(self.seat)  # A90-INFO-11


@dataclass(frozen=True)
class UnseenShareDrawn(Event):
    seat: Seat


@dataclass(frozen=True)
class ShareReplaced(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class DisplayFilled(Event):
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class DisplayCleared(Event):
    """Inactive shares that left the display, with the pile empty."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class ScoreCardTurned(Event):
    scoring: int


@dataclass(frozen=True)
class ScoreCardSetAside(Event):
    pass


@dataclass(frozen=True)
class ScoreCardsShuffled(Event):
    count: int


@dataclass(frozen=True)
class PhantomFormed(Event):
    """How many shares of each company the fictitious third player has."""

    counts: tuple[int, ...]


@dataclass(frozen=True)
class CompanyScored(Event):
    """Who got what and why: first and second place, shares of each seat (the phantom last), awards."""

    company: int
    row: tuple[int, ...]
    counts: tuple[int, ...]
    awards: tuple[int, ...]


@dataclass(frozen=True)
class ScoringEnded(Event):
    scoring: int
    awards: tuple[int, ...]


@dataclass(frozen=True)
class LastTurnsBegun(Event):
    seat: Seat


@dataclass(frozen=True)
class TurnPassed(Event):
    seat: Seat


@dataclass(frozen=True)
class BonusAdded(Event):
    seat: Seat
    points: int


@dataclass(frozen=True)
class GameEnded(Event):
    ending: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
