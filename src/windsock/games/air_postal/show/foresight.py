"""A flight rehearsed before it takes off: for players who plan. Nothing here plays: a copy is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from windsock.core.action import Action
from windsock.core.card import Seat

from ..arrival import firsts_of
from ..board.numbers import EQUIPMENT
from ..bot.odds import FUEL_CARD, chances_with, forecast_of
from ..flight import AnnounceRoute, RollWeather
from ..interruption import glory_of_crash
from ..state import Postal

if TYPE_CHECKING:
    from .view import Odds


def foresight(s: Postal, seat: Seat, action: Action) -> dict[str, Any]:
    """The odds of the leg, with the route that is about to be announced, and the great firsts it claims."""
    if isinstance(action, AnnounceRoute):
        twin = s.copy()
        action.perform(twin, seat)
        return {**odds_of(twin, seat), "firsts": firsts_ahead(twin)}
    if isinstance(action, RollWeather):
        return {**odds_of(s, seat), "firsts": firsts_ahead(s)}
    return {}


def firsts_ahead(s: Postal) -> list[str]:
    """The great firsts that a landing at the end of the announced leg claims."""
    return [s.board.firsts[first] for first in firsts_of(s, s.flight + s.leg)]


def odds_of(s: Postal, seat: Seat) -> Odds:
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
