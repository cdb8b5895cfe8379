"""What is shown of a table, as types."""

from __future__ import annotations

from typing import Annotated, TypedDict

from windsock.core.show import COUNT, HAND, HEAP, RECORD, ROW


class ToySeat(TypedDict):
    """What lies before a player."""

    coins: Annotated[int, COUNT]
    points: Annotated[int, COUNT]
    delivered: Annotated[int, COUNT]
    mail: Annotated[int, COUNT]  # letters and parcels in hand
    tools: Annotated[int, COUNT]  # in hand
    hand: Annotated[list[str] | None, HAND]  # null: somebody else's
    has_pledged: bool


class ToyView(TypedDict):
    """The table."""

    step: str | None
    asked: list[int]
    bank: Annotated[int, COUNT]
    audits: Annotated[int, COUNT]
    market: Annotated[list[str], ROW]
    decks: Annotated[list[int | list[str]], HEAP]  # mail and tools
    discards: Annotated[list[list[str]], HEAP]
    dice: list[int]
    endurance: Annotated[int, COUNT]
    seats: Annotated[list[ToySeat], RECORD]
