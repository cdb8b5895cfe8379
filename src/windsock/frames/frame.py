"""Makes frames. A frame depends only on the view of one seat and on what that seat was told."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from windsock.core.card import Seat
from windsock.core.event import Event, form_for
from windsock.core.play import legal
from windsock.core.sight import SPECTATOR, View, view
from windsock.core.table import Table
from windsock.match.match import Match

from .log import Log
from .public import ENCODER, NOBODY, info, on_map, standing
from .saying import sayings_of
from .shapes import Frame, News, Saying, Seen
from .showing import Showing
from .sparing import spared

__all__ = ["encoded", "frame", "info", "is_whole"]


def frame(
    match: Match, seat: Seat | None, after: int = 0, *, here: Set[Seat] = NOBODY, now: float | None = None
) -> Frame:
    """Everything for a seat (None: a spectator) that has read `after` entries. 0 means from the deal on."""
    sight = look(match.table, seat)
    chart = on_map(match.table, sight.state) if match.is_dealt else None
    now = match.now() if now is None else now
    return {**news(match, seat, after, sight), "now": now, **standing(match, here, now), "chart": chart}


def encoded(
    showing: Showing,
    seat: Seat | None,
    after: int = 0,
    *,
    here: Set[Seat] = NOBODY,
    now: float | None = None,
    is_sparing: bool = False,
) -> bytes:
    """The same as JSON.

    A sparing frame that is not full leaves out what this seat was shown at `after` and what is still so:
    parts of the view, of the map, and of what everybody sees. Of large parts it has only the changed entries.
    """
    match = showing.match
    sight = look(match.table, seat)
    now = match.now() if now is None else now
    own: dict[str, Any] = {**news(match, seat, after, sight, showing.log), "now": now}
    known = after if is_sparing and not own["is_full"] else -1
    shown = showing.seen_by(seat)
    own["view"], in_view = spared(shown["view"], own["view"], match.count, known)
    chart = showing.map(sight.state) if match.is_dealt else None
    own["chart"] = None
    on_chart: dict[str, Any] = {}
    if chart is not None:
        own["chart"], on_chart = spared(shown["chart"], chart, match.count, known)
    if in_view or on_chart:
        own["entries"] = {"view": in_view, "chart": on_chart}
    all_see = showing.standing(here, now)
    own |= spared(shown["standing"], all_see, match.count, known)[0]
    if shown["standing"]["chairs"].since >= known:  # coming and going writes no entry
        own["chairs"] = all_see["chairs"]
    return ENCODER.encode(own)


def look(table: Table, seat: Seat | None) -> View:
    """The table as one seat sees it. That seat is never shown anything else."""
    return view(table.s, SPECTATOR if seat is None else table.check_seat(seat))


def news(match: Match, seat: Seat | None, after: int, sight: View, log: Log | None = None) -> News:
    """The watcher's own part of a frame. With the log of the match, events and moves are JSON."""
    is_full = is_whole(match, after)
    shown: Seen = {"view": {}, "question": None, "moves": [], "events": []}
    if match.is_dealt:
        since = -1 if is_full else match.numbers[after]
        is_asked = match.read_only is None and match.closed is None
        shown = seen(match.table, sight, since, log, is_asked=is_asked)
    return {
        "type": "frame",
        "match": match.id,
        "count": match.count,
        "number": match.table.number,
        "stage": match.stage,
        "seat": seat,
        "asked": match.asked,
        **shown,
        "is_full": is_full,
        "can_undo": seat is not None and match.can_undo(seat),
        "nonce": None if seat is None else match.nonces[seat],
    }


def is_whole(match: Match, after: int) -> bool:
    """Whether a watcher who has read so many entries is told everything from the deal on."""
    return not max(1, match.rewound) <= after <= match.count


def seen(
    table: Table,
    sight: View,
    since: int,
    log: Log | None = None,
    *,
    is_asked: bool = True,
) -> Seen:
    """The position as a seat sees it, its legal moves, and what it was told after action `since`.

    With the log of the match, events and moves come as JSON.
    """
    sayings = sayings_of(table.catalogue)
    s, seat = sight.state, sight.seat
    events: Any
    moves: Any = []
    if log is None:
        events = [sayings.event(number, event) for number, event in told(table, seat, since)]
    else:
        events = log.text(table, 1 << seat, since)
    question: Saying | None = None
    if is_asked and s.asked >> seat & 1:
        question = sayings.question(s, seat)
        actions = legal(s, seat)
        moves = sayings.moves(actions, s, seat) if log is None else sayings.moves_text(actions, s, seat)
    return {"view": table.shown(sight), "question": question, "moves": moves, "events": events}


def told(table: Table, seat: Seat, since: int) -> list[tuple[int, Event]]:
    """What this watcher was told after action `since`. Searches from the end: usually only a few are new."""
    heard = table.s.told or []
    start = len(heard)
    while start and heard[start - 1][0] > since:
        start -= 1
    return [(one[0], form_for(one, 1 << seat)) for one in heard[start:]]
