"""What one watcher is shown at one moment: a function of that seat's view and of what it was told."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

import msgspec

from windsock.core.card import Seat
from windsock.core.event import Event, form_for
from windsock.core.play import legal
from windsock.core.sight import SPECTATOR, view
from windsock.core.table import Table

from .match import Match
from .public import ENCODER, NOBODY, chart_text, info, on_map, standing, standing_text
from .saying import sayings_of

__all__ = ["encoded", "frame", "info"]


def frame(
    match: Match, seat: Seat | None, after: int = 0, *, here: Set[Seat] = NOBODY, now: float | None = None
) -> dict[str, Any]:
    """Everything for a seat (None: a spectator) that has read `after` entries; 0: from the deal."""
    chart = None if match.stage == "open" else on_map(match.table)
    return {**news(match, seat, after), **standing(match, here, now), "chart": chart}


def encoded(
    match: Match,
    seat: Seat | None,
    after: int = 0,
    *,
    here: Set[Seat] = NOBODY,
    now: float | None = None,
    is_sparing: bool = False,
) -> bytes:
    """The same as JSON, and quicker: what is equal for all is written once.

    A sparing frame that is not full leaves out the map and those parts of the view that stand as at `after`.
    """
    own = news(match, seat, after, is_text=True)
    known = after if is_sparing and not own["is_full"] else -1
    own["view"] = shared(match, seat, own["view"], known)
    parts = [ENCODER.encode(own)[:-1], b",", standing_text(match, here, now)]
    chart, changed = chart_text(match)
    if changed > known:
        parts += [b',"chart":', chart]
    return b"".join([*parts, b"}"])


def news(match: Match, seat: Seat | None, after: int, *, is_text: bool = False) -> dict[str, Any]:
    """The part that is this watcher's own."""
    stage = match.stage
    is_full = not max(1, match.rewound) <= after <= match.count
    own: dict[str, Any] = {
        "type": "frame",
        "match": match.id,
        "count": match.count,
        "number": match.table.number,
        "stage": stage,
        "seat": seat,
        "asked": match.asked,
        "view": {},
        "question": None,
        "moves": [],
        "events": [],
        "is_full": is_full,
        "can_undo": seat is not None and match.can_undo(seat),
    }
    if stage != "open":  # before the start nothing counts as dealt
        own |= seen(match.table, seat, -1 if is_full else match.numbers[after], is_text=is_text)
    return own


def seen(table: Table, seat: Seat | None, since: int, *, is_text: bool = False) -> dict[str, Any]:
    """The position as a seat sees it, what it may do, and what it was told after action `since`."""
    sayings = sayings_of(table.catalogue)
    place = SPECTATOR if seat is None else table.check_seat(seat)
    sight = view(table.s, place)
    s = sight.state
    shown: dict[str, Any] = {
        "view": table.shown(sight),
        "events": [sayings.event(number, event) for number, event in told(table, place, since)],
    }
    if seat is not None and s.asked >> seat & 1:
        shown["question"] = sayings.question(s, seat)
        shown["moves"] = sayings.moves(legal(s, seat), s, seat, is_text=is_text)
    return shown


def told(table: Table, place: Seat, since: int) -> list[tuple[int, Event]]:
    """What this place was told after action `since`. The last of many are found from the end."""
    heard = table.s.told or []
    start = len(heard)
    while start and heard[start - 1][0] > since:
        start -= 1
    return [(one[0], form_for(one, 1 << place)) for one in heard[start:]]


def shared(match: Match, seat: Seat | None, view: dict[str, Any], known: int) -> dict[str, Any]:
    """A view in which parts that a game gives to everybody (the very same object) are written once.

    Those that a watcher who has read `known` entries has seen as they are now are left out.
    """
    found: dict[str, Any] = {}
    for name, part in view.items():
        if type(part) is not dict:
            found[name] = part
            continue
        written = match.parts.get(name)
        if written is None or written[0] is not part:
            written = match.parts[name] = (part, msgspec.Raw(ENCODER.encode(part)))
        shown = match.shown.get((seat, name))
        if shown is None or shown[0] is not part:
            shown = match.shown[seat, name] = (part, match.count)
        if shown[1] > known:
            found[name] = written[1]
    return found
