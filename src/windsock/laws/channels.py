"""Every byte that a seat gets, and the table with everything dealt again that the seat cannot know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from windsock.core.action import Action
from windsock.core.card import EVERYONE, Card, Deck, Seat
from windsock.core.chance import Chance
from windsock.core.game import imagine
from windsock.core.sight import SPECTATOR, view
from windsock.core.table import Table


def channels(table: Table, seat: Seat | None, questions: Sequence[Action]) -> dict[str, str]:
    """What this seat (None: a spectator) is sent and can ask for, by channel."""
    place = SPECTATOR if seat is None else seat
    sight = view(table.s, place)
    sent = {
        "view": json.dumps(table.shown(sight)),
        "events": repr(table.events_since(0, seat)),
        "sight": repr([sight.state.position(), sight.unseen]),
        "asked": repr(table.asked),
    }
    if seat is not None:
        sent["legal"] = repr([table.write(action) for action in table.legal(seat)])
        sent["refusals"] = repr([refusal(table, seat, action) for action in questions])
    return sent


def refusal(table: Table, seat: Seat, action: Action) -> tuple[str, dict[str, Any]] | None:
    """The rule and the facts that a refusal's sentence is made of."""
    rule = table.judge(seat, action)
    return None if rule is None else (rule.id, table.illegal(rule, seat, action).facts)


def difference(one: dict[str, str], other: dict[str, str]) -> str:
    """The first channel that tells two tables apart, with what it says on both; empty if none does."""
    for name, text in one.items():
        if text != other[name]:
            start = next((i for i, pair in enumerate(zip(text, other[name])) if pair[0] != pair[1]), 0)
            near = slice(max(0, start - 60), start + 60)
            return f"{name}: ...{text[near]}... or ...{other[name][near]}..."
    return ""


def deaf_copy(table: Table) -> Table:
    """A twin that has heard nothing yet, and listens from here on."""
    twin = table.copy()
    twin.s.told = []
    return twin


def dealt_again(table: Table, seat: Seat | None, chance: Chance, *, keep_decks: bool) -> Table:
    """The same table as far as the seat knows. With `keep_decks` only hands and other piles are redealt."""
    s = table.s.copy()
    true = [(deck.cards[: deck.left], deck.seen[: deck.left]) for deck in s.decks()]
    if keep_decks:
        s.lay(s.piles(), [Deck(cards, [EVERYONE] * len(cards), len(cards)) for cards, _ in true])
    world = imagine(table.game, view(s, SPECTATOR if seat is None else seat), chance)
    decks = [deck.cards[: deck.left] for deck in world.decks()]
    world.lay(world.piles(), [Deck(cards, seen, len(cards)) for cards, (_, seen) in zip(decks, true)])
    world.chance = table.s.chance.copy()
    world.told = []
    twin = Table(table.setup, world)
    twin.done = table.done[:]
    return twin


def unseen(table: Table, seat: Seat | None) -> list[Card]:
    """The faces that the seat has not seen."""
    return view(table.s, SPECTATOR if seat is None else seat).unseen


def hidden_faces(table: Table, seat: Seat | None) -> list[Counter[Card]]:
    """Of each pile, the faces that the seat has not seen."""
    bit = 1 << (SPECTATOR if seat is None else seat)
    return [
        Counter(card for card, seen in zip(pile.cards, pile.seen) if not seen & bit)
        for pile in table.s.piles()
    ]


def deck_faces(table: Table) -> list[list[Card]]:
    return [deck.faces() for deck in table.s.decks()]
