"""Reads options of a game as somebody types them."""

from __future__ import annotations

from collections.abc import Sequence

from windsock.core.trouble import Trouble


def wishes(texts: Sequence[str] | None) -> dict[str, bool]:
    """`flight_ban` or `flight_ban=yes` switches on, `flight_ban=no` off."""
    return dict(wish(text) for text in texts or ())


def wish(text: str) -> tuple[str, bool]:
    name, _, value = text.partition("=")
    if value not in ("", "yes", "no"):
        raise Trouble("simulate-option", option=text)
    return name, value != "no"
