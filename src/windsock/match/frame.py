"""What one watcher is shown at one moment: a function of that seat's view and of what it was told."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Final

import msgspec

from windsock.core.card import Seat
from windsock.core.event import Event, form_for
from windsock.core.play import legal
from windsock.core.sight import SPECTATOR, view
from windsock.core.table import Table
from windsock.maps.chart import Chart

from .match import Match
from .saying import sayings_of

CHAT_SHOWN: Final = 100  # lines, the last ones
NULL: Final = msgspec.Raw(b"null")
NOBODY: Final[frozenset[Seat]] = frozenset()


def frame(
    match: Match, seat: Seat | None, after: int = 0, *, here: Set[Seat] = NOBODY, now: float | None = None
) -> dict[str, Any]:
    """Everything for a seat (None: a spectator) that has read `after` entries; 0: from the deal."""
    chart = msgspec.json.decode(chart_now(match))
    return {**news(match, seat, after), **standing(match, here, now), "chart": chart}


def encoded(
    match: Match, seat: Seat | None, after: int = 0, *, here: Set[Seat] = NOBODY, now: float | None = None
) -> bytes:
    """The same as JSON. What is equal for all is written once."""
    own = news(match, seat, after)
    own["view"] = shared(match, own["view"])
    return msgspec.json.encode({**own, **standing(match, here, now), "chart": chart_now(match)})


def shared(match: Match, shown: dict[str, Any]) -> dict[str, Any]:
    """A view in which parts that a game gives to everybody (the very same object) are written once."""
    found: dict[str, Any] = {}
    for name, part in shown.items():
        if type(part) is dict:
            known = match.written.get(name)
            if known is None or known[0] is not part:
                known = match.written[name] = (part, msgspec.Raw(msgspec.json.encode(part)))
            part = known[1]
        found[name] = part
    return found


def news(match: Match, seat: Seat | None, after: int) -> dict[str, Any]:
    """The part that is this watcher's own."""
    is_full = not max(1, match.rewound) <= after <= match.count
    own: dict[str, Any] = {
        "type": "frame",
        "match": match.id,
        "count": match.count,
        "number": match.table.number,
        "stage": match.stage,
        "seat": seat,
        "asked": match.asked,
        "view": {},
        "question": None,
        "moves": [],
        "events": [],
        "is_full": is_full,
        "can_undo": seat is not None and match.can_undo(seat),
    }
    if match.stage != "open":  # before the start nothing counts as dealt
        own |= seen(match.table, seat, -1 if is_full else match.numbers[after])
    return own


def seen(table: Table, seat: Seat | None, since: int) -> dict[str, Any]:
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
        shown["moves"] = sayings.moves(legal(s, seat), s, seat)
    return shown


def told(table: Table, place: Seat, since: int) -> list[tuple[int, Event]]:
    """What this place was told after action `since`. The last of many are found from the end."""
    heard = table.s.told or []
    start = len(heard)
    while start and heard[start - 1][0] > since:
        start -= 1
    return [(one[0], form_for(one, 1 << place)) for one in heard[start:]]


def standing(match: Match, here: Set[Seat], now: float | None) -> dict[str, Any]:
    """The part that everybody sees: chairs, talk, requests, and how it ended."""
    is_over = match.stage == "over"
    outcome = match.table.standing if is_over else None
    request = match.request
    return {
        "chairs": chairs(match, here, now),
        "chat": [
            {"number": line.number, "at": line.at, "seat": line.seat, "text": line.text}
            for line in match.chat[-CHAT_SHOWN:]
        ],
        "request": request and {"seat": request.seat, "keep": request.keep, "agreed": list(request.agreed)},
        "outcome": outcome
        and {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "ending": outcome.ending,
        },
        "seed": match.agreement.seed if is_over else None,
    }


def chairs(match: Match, here: Set[Seat], now: float | None) -> list[dict[str, Any]]:
    now = match.now() if now is None else now
    clocks = match.clocks
    return [
        {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "stand_in": chair.stand_in,
            "is_here": seat in here,
            "clock": None
            if clocks.clock is None or chair.bot is not None
            else {"left": clocks.remaining(seat, now), "is_running": clocks.deadline(seat) is not None},
        }
        for seat, chair in enumerate(match.chairs)
    ]


def chart_now(match: Match) -> msgspec.Raw:
    """What lies on the map, as everybody sees it, in JSON. Most actions leave it as it was."""
    if match.stage == "open":
        return NULL
    drawing = match.drawing
    if drawing is None or not match.is_drawn:
        chart = table_chart(match.table)
        parts = None if chart is None else (chart.links, chart.bonuses)
        if drawing is None or drawing[0] != parts:
            now = None if chart is None else on_map(chart)
            drawing = match.drawing = (parts, msgspec.Raw(msgspec.json.encode(now)))
        match.is_drawn = True
    return drawing[1]


def table_chart(table: Table) -> Chart | None:
    chart: Chart | None = table.game.chart(table.material, view(table.s, SPECTATOR).state)
    return chart


def on_map(chart: Chart) -> dict[str, Any]:
    """What changes on a map: slots in the order of the chart, and bonuses that are taken."""
    slots = {
        link.key: [{"piece": slot.piece, "is_closed": slot.is_closed} for slot in link.slots]
        for link in chart.links
    }
    return {"slots": slots, "taken": [bonus.is_taken for bonus in chart.bonuses]}


def info(match: Match, here: Set[Seat] = NOBODY, now: float | None = None) -> dict[str, Any]:
    """What anybody may know of a match: a line of the lobby."""
    agreement = match.agreement
    clock = agreement.clock
    return {
        "id": match.id,
        "game": agreement.game,
        "board": agreement.board,
        "options": agreement.options,
        "seats": agreement.seats,
        "chairs": chairs(match, here, now),
        "stage": match.stage,
        "is_private": agreement.is_private,
        "has_hints": agreement.has_hints,
        "is_hot_seat": agreement.is_hot_seat,
        "clock": clock and {"kind": clock.kind, "seconds": clock.seconds},
        "seal": agreement.seal,
        "number": match.table.number,
        "created": match.created,
    }
