"""The track: zones with what they are worth, and the markers that stand in them, the foremost first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from windsock.core.show import TRACK

from .matrix import piece_records
from .panels import DIM, lines_of
from .parts import Parts, parts_of
from .signs import Signs
from .words import Words


def markers_of(parts: Parts, signs: Signs) -> list[tuple[int, str]]:
    """The pieces that stand on a track, each with its space, the foremost first."""
    found = [
        (part.value, word)
        for word, piece in piece_records(parts, signs).items()
        for part in piece
        if part.role == TRACK.word
    ]
    return sorted(found, key=lambda marker: -marker[0])


def has_track(view: Mapping[str, Any], signs: Signs, words: Words) -> bool:
    """Whether pieces of this game stand on a track."""
    return bool(markers_of(parts_of(view, words), signs))


def track(view: Mapping[str, Any], signs: Signs, words: Words, width: int, rows: int) -> Text:
    """The zones from the last to the first; empty ones are left out when there is not room for all."""
    parts = parts_of(view, words)
    markers = markers_of(parts, signs)
    zones = fitting(zones_of(parts, markers), markers, rows)
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
    reached = filled[-1][0] if filled else -1
    above = [zone for zone in zones if zone not in filled and zone[0] > reached]
    kept = filled + above[: max(0, rows - 1 - len(filled))]
    return [zone for zone in zones if zone in kept]


def zones_of(parts: Parts, markers: Sequence[tuple[int, str]]) -> list[Zone]:
    """The zones a game tells of; without any, each space with a marker is one."""
    spaces = next(
        (part.value for part in parts if part.role == TRACK.word and isinstance(part.value, list)), None
    )
    if spaces:
        return [(first, last, pay) for first, last, pay in spaces]
    return sorted({(space, space, ()) for space, _ in markers})


def pay_text(pay: Sequence[int]) -> str:
    """What the places of a zone are worth."""
    return "-".join(map(str, pay))
