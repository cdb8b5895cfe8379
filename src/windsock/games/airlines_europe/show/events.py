"""What happened, for the log, the animation and the replay. The words are in locale/."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from windsock.core.card import Seat, face_down
from windsock.core.event import Event
from windsock.core.show import SEAT, By, Ending, Of, Points, Scoring

from ..board.material import GREY

Airline = Annotated[int, Of("airline")]
Place = Annotated[int, Of("place")]
Route = Annotated[int, Of("route")]
Share = Annotated[int, Of("card")]


@dataclass(unsafe_hash=True)
class HandRedealt(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class SharesChosen(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class PortfoliosOpened(Event):
    """The two shares of each seat, in seat order."""

    shares: Annotated[tuple[Share, ...], By(SEAT)]


@dataclass(unsafe_hash=True)
class LicenceBought(Event):
    seat: Seat
    airline: Airline
    route: Route
    price: int
    space: int


@dataclass(unsafe_hash=True)
class BonusConnected(Event):
    airline: Airline
    bonus: int
    space: int


@dataclass(unsafe_hash=True)
class ShareTaken(Event):
    seat: Seat
    card: Share


@dataclass(unsafe_hash=True)
class ShareDrawn(Event):
    seat: Seat
    card: Share

    def hidden(self) -> Event:
        return ShareDrawn(self.seat, face_down(GREY))  # AE-INFO-10


@dataclass(unsafe_hash=True)
class MarketFilled(Event):
    cards: tuple[Share, ...]


@dataclass(unsafe_hash=True)
class MarketRemoved(Event):
    cards: tuple[Share, ...]


@dataclass(unsafe_hash=True)
class SharesLaid(Event):
    seat: Seat
    shares: tuple[Share, ...]


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
    card: Share
    place: Place

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
    scoring: Scoring


@dataclass(unsafe_hash=True)
class ScoringBegun(Event):
    scoring: Scoring
    holder: Seat


@dataclass(unsafe_hash=True)
class PhantomFormed(Event):
    """How many shares of each airline, ABACUS last, the fictitious third player has."""

    counts: Annotated[tuple[int, ...], By("card")]


@dataclass(unsafe_hash=True)
class AirlineScored(Event):
    """Who got what and why: the row, the shares of each seat (the phantom last), the awards."""

    airline: Airline
    row: tuple[Points, ...]
    counts: Annotated[tuple[int, ...], By(SEAT)]
    awards: Annotated[tuple[Points, ...], By(SEAT)]


@dataclass(unsafe_hash=True)
class ScoringEnded(Event):
    scoring: Scoring
    awards: Annotated[tuple[Points, ...], By(SEAT)]


@dataclass(unsafe_hash=True)
class LicenceBanned(Event):
    seat: Seat
    route: Route
    price: int


@dataclass(unsafe_hash=True)
class BanPassed(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class GameEnded(Event):
    ending: Ending
    scores: Annotated[tuple[int, ...], By(SEAT)]
    winners: tuple[Seat, ...]
