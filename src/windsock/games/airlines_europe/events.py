"""What happened, for the log, the animation and the replay. The words are in locale/."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import Card, Seat, face_down
from windsock.core.event import Event

from .material import GREY


@dataclass(frozen=True)
class HandRedealt(Event):
    seat: Seat


@dataclass(frozen=True)
class SharesChosen(Event):
    seat: Seat


@dataclass(frozen=True)
class PortfoliosOpened(Event):
    """The two shares of each seat, in seat order."""

    shares: tuple[Card, ...]


@dataclass(frozen=True)
class LicenceBought(Event):
    seat: Seat
    airline: int
    route: int
    price: int
    space: int


@dataclass(frozen=True)
class BonusConnected(Event):
    airline: int
    bonus: int
    space: int


@dataclass(frozen=True)
class ShareTaken(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class ShareDrawn(Event):
    seat: Seat
    card: Card

    def hidden(self) -> Event:
        return ShareDrawn(self.seat, face_down(GREY))  # AE-INFO-10


@dataclass(frozen=True)
class MarketFilled(Event):
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class MarketRemoved(Event):
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class SharesLaid(Event):
    seat: Seat
    shares: tuple[Card, ...]


@dataclass(frozen=True)
class DividendPaid(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class MoneyTaken(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class ShareGivenUp(Event):
    seat: Seat
    card: Card
    place: int

    def hidden(self) -> Event:
        return ShareGivenUp(self.seat, face_down(GREY), self.place)  # AE-INFO-15


@dataclass(frozen=True)
class AbacusReceived(Event):
    seat: Seat
    count: int


@dataclass(frozen=True)
class BankBusted(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class ExcessReturned(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class ScoringCardTurned(Event):
    scoring: int


@dataclass(frozen=True)
class ScoringBegun(Event):
    scoring: int
    holder: Seat


@dataclass(frozen=True)
class PhantomFormed(Event):
    """How many shares of each airline, ABACUS last, the fictitious third player has."""

    counts: tuple[int, ...]


@dataclass(frozen=True)
class AirlineScored(Event):
    """Who got what and why: the row, the shares of each seat (the phantom last), the awards."""

    airline: int
    row: tuple[int, ...]
    counts: tuple[int, ...]
    awards: tuple[int, ...]


@dataclass(frozen=True)
class ScoringEnded(Event):
    scoring: int
    awards: tuple[int, ...]


@dataclass(frozen=True)
class LicenceBanned(Event):
    seat: Seat
    route: int
    price: int


@dataclass(frozen=True)
class BanPassed(Event):
    seat: Seat


@dataclass(frozen=True)
class GameEnded(Event):
    ending: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
