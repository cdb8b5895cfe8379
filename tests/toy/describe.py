"""The table in plain values, the reverse, and what must always be true of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windsock.core.card import NOBODY, Card, Deck, Pile, Seat
from windsock.core.given import Given, Pack, refuse, within
from windsock.core.notation import Vocabulary
from windsock.core.sight import EVERYTHING
from windsock.core.trouble import Trouble

from .chart import chart
from .material import BACKS, COINS, COPIES, FACES, MAIL, MARKET, TOOL, WORTH
from .state import Toy
from .view import KindView, ToyView


def describe(s: Toy, seat: Seat) -> ToyView:
    """What `seat` is shown of a (masked) state; EVERYTHING: all there is."""
    return {
        "step": type(s.agenda[-1]).__name__ if s.agenda else None,
        "asked": [other for other in range(s.seats) if s.asked >> other & 1],
        "bank": s.bank,
        "audits": s.audits,
        "leader": f"p{s.points.index(max(s.points)) + 1}",
        "market": [FACES[card] for card in s.market],
        "mail_deck": deck_of(s, MAIL, seat),
        "tool_deck": deck_of(s, TOOL, seat),
        "mail_discard": named(s.discards[MAIL].cards),
        "tool_discard": named(s.discards[TOOL].cards),
        "dice": s.dice,
        "endurance": s.endurance,
        "kinds": {FACES[card]: kind_of(s, card) for card in range(len(FACES))},
        "demand": [(0, 0, []), (1, MARKET, [1])],
        "cards": {FACES[card]: {"worth": worth} for card, worth in enumerate((*WORTH, 0, 0))},
        "legs": {link.key: [slot.piece for slot in link.slots] for link in chart(s).links},
        "seats": [
            {
                "coins": s.coins[other],
                "points": s.points[other],
                "delivered": s.delivered[other],
                "mail": s.mail[other],
                "tools": s.tools(other),
                "hand": named(s.hands[other].cards) if seat in (EVERYTHING, other) else None,
                "has_pledged": bool(s.pledges[other].cards),
            }
            for other in range(s.seats)
        ],
    }


def deck_of(s: Toy, back: int, seat: Seat) -> int | list[str]:
    deck = s.stacks[back]
    return named(deck.faces()) if seat == EVERYTHING else deck.left


def kind_of(s: Toy, card: Card) -> KindView:
    count = s.market.count(card)
    return {"is_mail": BACKS[card] == MAIL, "open": count, "space": count}


def named(cards: list[int]) -> list[str]:
    return [FACES[card] if card >= 0 else "?" for card in cards]


def arrange(s: Toy, given: Mapping[str, Any]) -> None:
    """Set up money and hands: `bank`, `coins` and `hands`, by seat. Whoever is asked stays asked."""
    told = Given(given)
    told.keep_to(("bank", "coins", "hands"))
    s.bank = told.whole("bank", s.bank)
    if told.has("coins"):
        s.coins = [within(coins, "coins", COINS * s.seats) for coins in by_seat(s, told, "coins")]
    if told.has("hands"):
        arrange_hands(s, [Given({"hands": hand}).names("hands") for hand in by_seat(s, told, "hands")])
    refuse(broken(s, None))


def by_seat(s: Toy, told: Given, key: str) -> list[Any]:
    found = told.things(key)
    if len(found) != s.seats:
        raise Trouble("scenario-number", word=str(len(found)), field=key, least=s.seats, most=s.seats)
    return found


def arrange_hands(s: Toy, hands: list[list[str]]) -> None:
    """All hands go back under the decks, and what is named is taken out of these."""
    cards = [card for hand in s.hands for card in hand.cards]
    cards += [card for deck in s.stacks for card in deck.faces()]
    pack = Pack([cards.count(card) for card in range(len(FACES))], Vocabulary(FACES))
    s.hands = [Pile([], []) for _ in range(s.seats)]
    for seat, names in enumerate(hands):
        for card in pack.take(names, "hands"):
            s.hands[seat].add(card, 1 << seat)
            cards.remove(card)
    for back in (MAIL, TOOL):
        stack = [card for card in cards if BACKS[card] == back]
        s.stacks[back] = Deck(stack, [NOBODY] * len(stack), len(stack))
    s.lay(s.piles(), s.decks())


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
