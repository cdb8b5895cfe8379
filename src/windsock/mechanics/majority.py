"""Majorities: who holds most of something."""

from __future__ import annotations

from collections.abc import Sequence


def ranks(counts: Sequence[int]) -> list[int]:
    """1 for each holder with the most, 2 for each with the next most and so on; 0 for one who has none."""
    levels = sorted({count for count in counts if count}, reverse=True)
    return [levels.index(count) + 1 if count else 0 for count in counts]
