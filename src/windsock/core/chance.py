"""All chance of a game, in three kinds: sealed for live play, swift for search, scripted for tests."""

from __future__ import annotations

import hashlib
from struct import unpack
from typing import Any, Final

from .compiled import mypyc_attr
from .trouble import Trouble


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One source of chance. `uses` counts how often it was asked: undo stops where it grew."""

    def __init__(self) -> None:
        self.uses = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        raise Trouble("no-chance-here")

    def copy(self) -> Chance:
        return self

    def skip(self, uses: int) -> None:
        """Goes on as if it had been asked so many times."""
        self.uses = uses

    def shuffle(self, cards: list[Any]) -> None:
        """Puts a list in a random order, each equally likely (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


SMALL: Final = 1 << 32
FAIR: Final = (1 << 64) - SMALL


class Sealed(Chance):
    """Live play: draws are hashes of a secret seed and a counter, so the past tells nothing of the future."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.seed = seed
        self.draws: tuple[int, ...] = ()  # one hash gives eight

    def below(self, n: int) -> int:
        while True:
            part = self.uses % 8
            if part == 0 or not self.draws:
                counter = (self.uses // 8).to_bytes(8, "big")
                self.draws = unpack(">8Q", hashlib.blake2b(counter, key=self.seed, digest_size=64).digest())
            value = self.draws[part]
            self.uses += 1
            # Beyond the last multiple of n small numbers would be favoured; for a small n that is above FAIR.
            if (value < FAIR and n <= SMALL) or value < (1 << 64) - (1 << 64) % n:
                return value % n

    def copy(self) -> Chance:
        twin = Sealed(self.seed)
        twin.uses = self.uses
        return twin

    def seal(self) -> str:
        """The hash that is published before play. It proves the seed without telling it."""
        return hashlib.sha256(b"windsock seal " + self.seed).hexdigest()


# The multiplier makes MULTIPLIER * 2^30 - 1 a safe prime, so the period is near 2^59; both factors stay below
# 2^30, so that a compiled int never needs boxing.
MULTIPLIER: Final = 1_073_741_172
WORD: Final = 0x3FFF_FFFF


class Swift(Chance):
    """Search and simulation: a multiply-with-carry generator in one machine word."""

    def __init__(self, seed: int, word: int = 0) -> None:
        super().__init__()
        self.word = word
        if not word:
            digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
            self.word = (int.from_bytes(digest, "big") % (MULTIPLIER << 30)) | 1

    def below(self, n: int) -> int:
        self.uses += 1
        word = MULTIPLIER * (self.word & WORD) + (self.word >> 30)
        self.word = word
        return ((word & WORD) * n) >> 30

    def shuffle(self, cards: list[Any]) -> None:
        """As in the base, without a call for each card."""
        word = self.word
        for i in range(len(cards) - 1, 0, -1):
            word = MULTIPLIER * (word & WORD) + (word >> 30)
            j = ((word & WORD) * (i + 1)) >> 30
            cards[i], cards[j] = cards[j], cards[i]
        self.word = word
        self.uses += max(0, len(cards) - 1)

    def skip(self, uses: int) -> None:
        for _ in range(uses):
            self.below(1)

    def copy(self) -> Chance:
        twin = Swift(0, self.word)
        twin.uses = self.uses
        return twin


class Scripted(Chance):
    """Outcomes from a list: a game played at a real table, a test, a listing of all dice."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes = outcomes

    def below(self, n: int) -> int:
        if self.uses >= len(self.outcomes):
            raise Trouble("script-is-over", outcomes=len(self.outcomes))
        outcome = self.outcomes[self.uses]
        if not 0 <= outcome < n:
            raise Trouble("script-is-wrong", outcome=outcome, sides=n)
        self.uses += 1
        return outcome

    def copy(self) -> Chance:
        twin = Scripted(self.outcomes)
        twin.uses = self.uses
        return twin


NO_CHANCE: Final = Chance()  # what a view holds: it has no future
