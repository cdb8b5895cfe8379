"""The track: zones with what they are worth, and the markers that stand in them, the foremost first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from .matrix import piece_records
from .panels import DIM, lines_of
from .signs import Signs
from .words import Words


def has_track(view: Mapping[str, Any], signs: Signs) -> bool:
    """Whether pieces of this game stand on spaces."""
    return any("space" in record for record in piece_records(view, signs).values())


def track(view: Mapping[str, Any], signs: Signs, words: Words, width: int, rows: int) -> Text:
    """The zones from the last to the first; empty ones are left out when there is not room for all."""
    markers = sorted(
        ((record["space"], word) for word, record in piece_records(view, signs).items() if "space" in record),
        key=lambda marker: -marker[0],
    )
    zones = fitting(zones_of(view, markers), markers, rows)
    pays = max([len(pay_text(pay)) for _, _, pay in zones] + [len(words.say("track-pays"))])
    lines = [Text(f"{words.say('track-spaces'):<7} {words.say('track-pays'):<{pays}}", DIM)]
    for first, last, pay in reversed(zones):
        here = [(space, word) for space, word in markers if first <= space <= last]
        line = Text.assemble((f"{first:>3}–{last:<3} {pay_text(pay):<{pays}} ", "bold" if here else DIM))
        lines.append(line.append_text(marker_text(here, signs, width - len(line))))
    return lines_of(lines)


def marker_text(markers: Sequence[tuple[int, str]], signs: Signs, width: int) -> Text:
    """The markers of a zone with their spaces; narrower where they would not fit."""
    text = Text()
    for space, word in markers:
        text.append_text(signs.chip(word)).append(f"{space} ", "bold")
    if len(text) > width:
        text = Text()
        for space, word in markers:
            text.append(signs.letter(word), signs.style(word)).append(f"{space} ", "bold")
    return text


Zone = tuple[int, int, Sequence[int]]


def fitting(zones: list[Zone], markers: Sequence[tuple[int, str]], rows: int) -> list[Zone]:
    """All zones, or those with markers and as many of the next ones as there is room for."""
    if len(zones) < rows:
        return zones
    filled = [zone for zone in zones if any(zone[0] <= space <= zone[1] for space, _ in markers)]
    above = [zone for zone in zones if zone not in filled and zone[0] > filled[-1][0]]
    kept = filled + above[: max(0, rows - 1 - len(filled))]
    return [zone for zone in zones if zone in kept]


def zones_of(view: Mapping[str, Any], markers: Sequence[tuple[int, str]]) -> list[Zone]:
    """The zones a game tells of; without any, each space with a marker is one."""
    if view.get("track"):
        return [(first, last, pay) for first, last, pay in view["track"]]
    return sorted({(space, space, ()) for space, _ in markers})


def pay_text(pay: Sequence[int]) -> str:
    """What the places of a zone are worth."""
    return "-".join(map(str, pay))
