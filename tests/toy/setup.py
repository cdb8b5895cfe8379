"""Setup, and the round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from windsock.core.card import Deck
from windsock.core.chance import Chance
from windsock.core.step import Step

from .bank import FillMarket
from .material import BACKS, COINS, COPIES, MAIL, START_COINS, TOOL
from .pledge import OpenPledges, Pledge
from .state import Toy


def deal(field: str, seats: int, options: Mapping[str, bool], chance: Chance, listen: bool) -> Toy:
    """TOY-SETUP-02."""
    s = Toy(seats, chance)
    if listen:
        s.told = []
    s.has_gale = options["gale"]
    s.coins = [START_COINS] * seats
    s.bank = (COINS - START_COINS) * seats
    for back, count in ((MAIL, 3), (TOOL, 2)):
        cards = [card for card, copies in enumerate(COPIES) if BACKS[card] == back for _ in range(copies)]
        chance.shuffle(cards)
        for seat in range(seats):
            for _ in range(count):
                s.gain(seat, cards.pop(), 1 << seat)
        s.stacks[back] = Deck(cards, [0] * len(cards), len(cards))
    s.todo(Round())
    return s


@dataclass(frozen=True)
class Round(Step):
    """TOY-SETUP-03. The flying order is known when the pledges are open: `OpenPledges` plans the rest."""

    def word(self) -> str:
        return "round"

    def run(self, s: Toy) -> None:
        for card in s.market:
            s.discard(card)
        s.market = []
        waiting = sum(1 << seat for seat in range(s.seats) if s.mail[seat])
        s.todo(FillMarket(), Pledge(waiting), OpenPledges(), Round())
