"""A flight rehearsed before it takes off: for players who plan. Nothing here plays: a copy is asked."""

from __future__ import annotations

from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat

from ..board.numbers import EQUIPMENT
from ..bot.odds import FUEL_CARD, chances_with, forecast_of
from ..flight import AnnounceRoute, RollWeather
from ..interruption import glory_of_crash
from ..state import Postal


def foresight(s: Postal, seat: Seat, action: Action) -> dict[str, Any]:
    """The odds of the leg, with the route that is about to be announced."""
    if isinstance(action, AnnounceRoute):
        twin = s.copy()
        action.perform(twin, seat)
        return odds_of(twin, seat)
    return odds_of(s, seat) if isinstance(action, RollWeather) else {}


def odds_of(s: Postal, seat: Seat) -> dict[str, Any]:
    """The leg that is announced: chances in percent, what is left on average if it arrives, and what is at
    stake: the points of a breakdown, the glory and the cards of a crash."""
    found = forecast_of(s, seat)
    return {
        "arrive": round(100 * found.arrive),
        "breakdown": round(100 * found.breakdown),
        "crash": round(100 * found.crash),
        "fuel": round(found.fuel, 1),
        "endurance": round(found.endurance, 1),
        "points": s.board.level[s.plane[seat]],
        "glory": glory_of_crash(s, seat),
        "cards": s.all_aboard(seat),
        "with": {
            "fuel" if kind == FUEL_CARD else EQUIPMENT[kind]: round(100 * chance)
            for kind, chance in chances_with(s, seat).items()
        },
    }
