"""What happened, for the log, the animation and the replay. The words are in locale/."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import Card, Seat, face_down
from windsock.core.event import Event

from ..board.material import GREY


@dataclass(unsafe_hash=True)
class HandRedealt(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class SharesChosen(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class PortfoliosOpened(Event):
    """The two shares of each seat, in seat order."""

    shares: tuple[Card, ...]


@dataclass(unsafe_hash=True)
class LicenceBought(Event):
    seat: Seat
    airline: int
    route: int
    price: int
    space: int


@dataclass(unsafe_hash=True)
class BonusConnected(Event):
    airline: int
    bonus: int
    space: int


@dataclass(unsafe_hash=True)
class ShareTaken(Event):
    seat: Seat
    card: Card


@dataclass(unsafe_hash=True)
class ShareDrawn(Event):
    seat: Seat
    card: Card

    def hidden(self) -> Event:
        return ShareDrawn(self.seat, face_down(GREY))  # AE-INFO-10


@dataclass(unsafe_hash=True)
class MarketFilled(Event):
    cards: tuple[Card, ...]


@dataclass(unsafe_hash=True)
class MarketRemoved(Event):
    cards: tuple[Card, ...]


@dataclass(unsafe_hash=True)
class SharesLaid(Event):
    seat: Seat
    shares: tuple[Card, ...]


@dataclass(unsafe_hash=True)
class DividendPaid(Event):
    seat: Seat
    amount: int


@dataclass(unsafe_hash=True)
class MoneyTaken(Event):
    seat: Seat
    amount: int


@dataclass(unsafe_hash=True)
class ShareGivenUp(Event):
    seat: Seat
    card: Card
    place: int

    def hidden(self) -> Event:
        return ShareGivenUp(self.seat, face_down(GREY), self.place)  # AE-INFO-15


@dataclass(unsafe_hash=True)
class AbacusReceived(Event):
    seat: Seat
    count: int


@dataclass(unsafe_hash=True)
class BankBusted(Event):
    seat: Seat
    amount: int


@dataclass(unsafe_hash=True)
class ExcessReturned(Event):
    seat: Seat
    amount: int


@dataclass(unsafe_hash=True)
class ScoringCardTurned(Event):
    scoring: int


@dataclass(unsafe_hash=True)
class ScoringBegun(Event):
    scoring: int
    holder: Seat


@dataclass(unsafe_hash=True)
class PhantomFormed(Event):
    """How many shares of each airline, ABACUS last, the fictitious third player has."""

    counts: tuple[int, ...]


@dataclass(unsafe_hash=True)
class AirlineScored(Event):
    """Who got what and why: the row, the shares of each seat (the phantom last), the awards."""

    airline: int
    row: tuple[int, ...]
    counts: tuple[int, ...]
    awards: tuple[int, ...]


@dataclass(unsafe_hash=True)
class ScoringEnded(Event):
    scoring: int
    awards: tuple[int, ...]


@dataclass(unsafe_hash=True)
class LicenceBanned(Event):
    seat: Seat
    route: int
    price: int


@dataclass(unsafe_hash=True)
class BanPassed(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class GameEnded(Event):
    ending: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
