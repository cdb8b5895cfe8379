"""What is dear to describe and seldom changes is made once and given to all who ask. Nobody may change it."""

from __future__ import annotations

from typing import Any, Final

MOST_KEPT: Final = 500  # positions


def keep(kept: dict[Any, Any], key: Any, made: Any) -> Any:
    """Keeps what was made for this key, and returns it. Forgets everything else when it is too much."""
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = made
    return made
