"""What is shown of a table, as types. All eight roles are here, and the three marks."""

from __future__ import annotations

from typing import Annotated, TypedDict

from windsock.core.show import COUNT, HAND, HEAP, PRINTED, RECORD, ROW, SEAT, SLOTS, TRACK, At, By, Of


class ToySeat(TypedDict):
    """What lies before a player."""

    coins: Annotated[int, COUNT]
    points: Annotated[int, COUNT]
    delivered: Annotated[int, COUNT]
    mail: Annotated[int, COUNT]  # letters and parcels in hand
    tools: Annotated[int, COUNT]  # in hand
    hand: Annotated[list[str] | None, HAND, Of("cards"), At("bag")]  # null: somebody else's
    has_pledged: bool


class KindView(TypedDict):
    """A kind of card."""

    is_mail: bool
    open: Annotated[int, COUNT]  # cards in the market
    space: Annotated[int, TRACK]  # of its marker on the track of demand


class CardPrint(TypedDict):
    """What is printed on a card."""

    worth: Annotated[int, PRINTED]


Zone = tuple[int, int, list[int]]  # of the track of demand: its first and last space, what it pays


class ToyView(TypedDict):
    """The table."""

    step: str | None
    asked: list[int]
    bank: Annotated[int, COUNT]
    audits: Annotated[int, COUNT]
    leader: Annotated[str, Of(SEAT)]  # the first who has most points
    market: Annotated[list[str], ROW, Of("card")]
    mail_deck: Annotated[int | list[str], HEAP]
    tool_deck: Annotated[int | list[str], HEAP]
    mail_discard: Annotated[list[str], HEAP]
    tool_discard: Annotated[list[str], HEAP]
    dice: list[int]
    endurance: Annotated[int, COUNT]
    kinds: Annotated[dict[str, KindView], RECORD, By("card")]
    demand: Annotated[list[Zone], TRACK]
    cards: Annotated[dict[str, CardPrint], PRINTED, By("card")]
    legs: Annotated[dict[str, list[str | None]], SLOTS, By("leg")]  # whether the plane is on its way there
    seats: Annotated[list[ToySeat], RECORD, By(SEAT)]
