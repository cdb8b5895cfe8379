"""What happened. Where a card was hidden, the others are told its back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from windsock.core.card import Seat, face_down
from windsock.core.event import Event
from windsock.core.show import SEAT, By, Of, Points

from .material import MAIL, TOOL

Card = Annotated[int, Of("card")]


@dataclass(unsafe_hash=True)
class Pledged(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class PledgesOpened(Event):
    """The pledge of each seat, -1 for none."""

    cards: Annotated[tuple[Card, ...], By(SEAT)]


@dataclass(unsafe_hash=True)
class MarketFilled(Event):
    cards: tuple[Card, ...]


@dataclass(unsafe_hash=True)
class MailTaken(Event):
    seat: Seat
    card: Card


@dataclass(unsafe_hash=True)
class MailDrawn(Event):
    seat: Seat
    card: Card

    def hidden(self) -> Event:
        return MailDrawn(self.seat, face_down(MAIL))


@dataclass(unsafe_hash=True)
class ToolDrawn(Event):
    seat: Seat
    card: Card

    def hidden(self) -> Event:
        return ToolDrawn(self.seat, face_down(TOOL))


@dataclass(unsafe_hash=True)
class DiceRolled(Event):
    seat: Seat
    dice: tuple[int, ...]


@dataclass(unsafe_hash=True)
class ToolPlayed(Event):
    seat: Seat
    tool: Card
    die: int
    shows: int


@dataclass(unsafe_hash=True)
class DieResolved(Event):
    seat: Seat
    endurance: int


@dataclass(unsafe_hash=True)
class Crashed(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class MailLost(Event):
    seat: Seat
    card: Card

    def hidden(self) -> Event:
        return MailLost(self.seat, face_down(MAIL))


@dataclass(unsafe_hash=True)
class Delivered(Event):
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(unsafe_hash=True)
class Paid(Event):
    seat: Seat
    amount: int


@dataclass(unsafe_hash=True)
class BankBusted(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class AuditHeld(Event):
    awards: Annotated[tuple[Points, ...], By(SEAT)]


@dataclass(unsafe_hash=True)
class GameEnded(Event):
    scores: Annotated[tuple[int, ...], By(SEAT)]
