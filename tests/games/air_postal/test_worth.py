"""What `steady` makes of a position."""

from __future__ import annotations

from typing import Any

import pytest

from windsock.core.chance import Scripted
from windsock.core.play import push
from windsock.games.air_postal.bot.worth import worth
from windsock.games.air_postal.delivery import SmuggleCase

from .position import state, table

CAUGHT, LUCKY = 0, 1


def price_of_being_caught(**more: Any) -> float:
    """At customs, with a case and something else aboard: luck against bad luck."""
    p1 = {"plane": "p5", "place": "BRAVO", "gauge": 2, "money": 100, "loads": ["case", "mail"], **more}
    found = table(given={"phase": "flights", "seats": {"p1": p1}, "chance": ["white:fair"]})
    found.play(0, "fly BRAVO-CHARLIE")
    found.play(0, "roll")
    worths = []
    for outcome in (CAUGHT, LUCKY):
        s = state(found).copy()
        s.chance = Scripted([outcome])
        push(s, 0, SmuggleCase())
        worths.append(worth(s, 0))
    return worths[LUCKY] - worths[CAUGHT]


def test_a_smuggler_knows_what_the_stop_would_have_brought() -> None:
    """AP-RULING-63: 20k or a fine, and an AIR ROUTE of 2 points that needs another landing here."""
    nothing_at_stake = price_of_being_caught()
    assert nothing_at_stake == pytest.approx(0.02 * 30)
    at_stake = price_of_being_caught(objectives=["BRAVO-CHARLIE"], cubes={"BRAVO-CHARLIE": "BRAVO"})
    assert at_stake > nothing_at_stake + 0.5
