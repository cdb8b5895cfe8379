"""The time of day that a process uses. It is read from the machine once, then measured by a clock that nobody
can set."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 0.01  # share of the passing time by which a difference to the machine's clock is made up


class Moment:
    """Now, in seconds since 1970. It never jumps and never runs backwards.

    When the machine's clock is set while we run, or the machine was asleep, this follows so slowly that
    nobody thinking about a move would notice.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.at = wall()
        self.read = steady()
        self.behind = 0.0  # seconds to make up

    def __call__(self) -> float:
        steady = self.steady()
        passed, self.read = max(0.0, steady - self.read), steady
        step = max(-SLEW * passed, min(SLEW * passed, self.behind))
        self.behind -= step
        self.at += passed + step
        return self.at

    def set(self, at: float) -> None:
        """Sets the time, before anything has happened."""
        self()
        self.at, self.behind = at, 0.0

    def aim(self, at: float | None = None) -> None:
        """Moves towards this time (by default that of the machine) little by little."""
        now = self()
        self.behind = (self.wall() if at is None else at) - now
