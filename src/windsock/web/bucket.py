"""Rate limits. Each key has a bucket that refills with time; whoever empties it has to wait."""

from __future__ import annotations

from time import monotonic

MOST = 20_000  # keys that are remembered


class Buckets:
    """Allows each key so many tries at once, and so many a second after that."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.levels: dict[str, tuple[float, float]] = {}  # what was left, and when

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Takes something out of a bucket. Returns whether there was enough."""
        now = monotonic()
        level = self.level(key, now)
        if level < amount:
            return False
        self.put(key, level - amount, now)
        return True

    def owe(self, key: str, amount: float) -> float:
        """Takes out what was used already. Returns what is left, which may be below zero."""
        now = monotonic()
        level = self.level(key, now) - amount
        self.put(key, level, now)
        return level

    def level(self, key: str, now: float) -> float:
        level, then = self.levels.get(key, (self.size, now))
        return min(self.size, level + (now - then) * self.rate)

    def put(self, key: str, level: float, now: float) -> None:
        if key not in self.levels and len(self.levels) >= MOST:
            self.forget(now)
        self.levels[key] = (level, now)

    def forget(self, now: float) -> None:
        """Forgets buckets that are full again. If there are none, forgets the oldest half."""
        for key, (level, then) in list(self.levels.items()):
            if level + (now - then) * self.rate >= self.size:
                del self.levels[key]
        if len(self.levels) >= MOST:
            for key in list(self.levels)[: MOST // 2]:
                del self.levels[key]
