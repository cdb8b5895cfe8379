"""What happened, for the log, the animation and the replay. The words are in locale/."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from windsock.core.card import Seat
from windsock.core.event import Event
from windsock.core.show import SEAT, By, Ending, Of, Points, Scoring

Company = Annotated[int, Of("company")]
Flight = Annotated[int, Of("flight")]
Route = Annotated[int, Of("route")]
Share = Annotated[int, Of("card")]


@dataclass(frozen=True)
class CompanyFounded(Event):
    seat: Seat
    company: Company
    route: Route
    value: int
    shares: tuple[Share, ...]


@dataclass(frozen=True)
class RouteFlown(Event):
    seat: Seat
    company: Company
    route: Route
    value: int


@dataclass(frozen=True)
class FlightPlayed(Event):
    seat: Seat
    flight: Flight


@dataclass(frozen=True)
class FlightDrawn(Event):
    seat: Seat
    flight: Flight

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
    flight: Flight


@dataclass(frozen=True)
class FlightPileShuffled(Event):
    count: int


@dataclass(frozen=True)
class SharesLaid(Event):
    seat: Seat
    shares: tuple[Share, ...]


@dataclass(frozen=True)
class RouteSabotaged(Event):
    seat: Seat
    company: Company
    route: Route
    value: int


@dataclass(frozen=True)
class CompanyInactive(Event):
    company: Company


@dataclass(frozen=True)
class ShareTaken(Event):
    seat: Seat
    card: Share


@dataclass(frozen=True)
class ShareDrawn(Event):
    seat: Seat
    card: Share

    def hidden(self) -> Event:
        return UnseenShareDrawn(self.seat)  # A90-INFO-11


@dataclass(frozen=True)
class UnseenShareDrawn(Event):
    seat: Seat


@dataclass(frozen=True)
class ShareReplaced(Event):
    seat: Seat
    card: Share


@dataclass(frozen=True)
class DisplayFilled(Event):
    cards: tuple[Share, ...]


@dataclass(frozen=True)
class DisplayCleared(Event):
    """Inactive shares that left the display, with the pile empty."""

    cards: tuple[Share, ...]


@dataclass(frozen=True)
class ScoreCardTurned(Event):
    scoring: Scoring


@dataclass(frozen=True)
class ScoreCardSetAside(Event):
    pass


@dataclass(frozen=True)
class ScoreCardsShuffled(Event):
    count: int


@dataclass(frozen=True)
class PhantomFormed(Event):
    """How many shares of each company the fictitious third player has."""

    counts: Annotated[tuple[int, ...], By("card")]


@dataclass(frozen=True)
class CompanyScored(Event):
    """Who got what and why: first and second place, shares of each seat (the phantom last), awards."""

    company: Company
    row: tuple[Points, ...]
    counts: Annotated[tuple[int, ...], By(SEAT)]
    awards: Annotated[tuple[Points, ...], By(SEAT)]


@dataclass(frozen=True)
class ScoringEnded(Event):
    scoring: Scoring
    awards: Annotated[tuple[Points, ...], By(SEAT)]


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
    ending: Ending
    scores: Annotated[tuple[int, ...], By(SEAT)]
    winners: tuple[Seat, ...]
