"""The table in plain values, the reverse, and what must always be true of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windsock.core.card import Pile, Seat
from windsock.core.trouble import Trouble

from .material import COINS, COPIES, FACES
from .state import Toy


def describe(s: Toy, seat: Seat | None) -> dict[str, Any]:
    """What `seat` is shown of a (masked) state; None: everything there is."""
    return {
        "step": type(s.agenda[-1]).__name__ if s.agenda else None,
        "asked": [other for other in range(s.seats) if s.asked >> other & 1],
        "bank": s.bank,
        "audits": s.audits,
        "market": [FACES[card] for card in s.market],
        "decks": [named(deck.faces()) if seat is None else deck.left for deck in s.stacks],
        "discards": [named(pile.cards) for pile in s.discards],
        "dice": s.dice,
        "endurance": s.endurance,
        "seats": [
            {
                "coins": s.coins[other],
                "points": s.points[other],
                "delivered": s.delivered[other],
                "mail": s.mail[other],
                "tools": s.tools(other),
                "hand": named(s.hands[other].cards) if seat in (None, other) else None,
                "has_pledged": bool(s.pledges[other].cards),
            }
            for other in range(s.seats)
        ],
    }


def named(cards: list[int]) -> list[str]:
    return [FACES[card] if card >= 0 else "?" for card in cards]


def arrange(s: Toy, given: Mapping[str, Any]) -> None:
    """Set up money and hands: `bank`, `coins` and `hands`, by seat. Whoever is asked stays asked."""
    for key, value in given.items():
        if key == "bank":
            s.bank = value
        elif key == "coins":
            s.coins = list(value)
        elif key == "hands":
            hands = [[FACES.index(name) for name in hand] for hand in value]
            piles = [Pile(hand, [1 << seat] * len(hand)) for seat, hand in enumerate(hands)]
            s.lay([*piles, *s.piles()[s.seats :]], s.decks())
        else:
            raise Trouble("scenario-word", word=key, field="given")


def broken(s: Toy, before: Toy | None) -> str | None:
    """The invariant that does not hold; `before` is the position one action earlier."""
    if s.bank + sum(s.coins) != COINS * s.seats or min(s.bank, *s.coins) < 0:
        return "TOY-INV-01"
    cards = [*s.market]
    for pile in s.piles():
        cards += pile.cards
    for deck in s.decks():
        cards += deck.faces()
    if tuple(map(cards.count, range(len(COPIES)))) != COPIES:
        return "TOY-INV-02"
    if before is not None and any(now < then for now, then in zip(s.points, before.points)):
        return "TOY-INV-03"
    return None
