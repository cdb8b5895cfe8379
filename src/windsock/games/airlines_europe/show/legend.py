"""What the rulebook prints that stands in no position, for whoever draws the table."""

from __future__ import annotations

from functools import cache

from ..board.numbers import RATES, SCORINGS
from .view import EuropeLegend


@cache
def legend() -> EuropeLegend:
    return {
        "scorings": SCORINGS,
        "rates": [{"given": given, "received": received} for given, received in RATES.items()],
    }
