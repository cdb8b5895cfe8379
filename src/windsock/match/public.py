"""What everybody sees of a match: chairs, talk, the map. Written once for all who watch, until it changes."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Final

import msgspec

from windsock.core.card import Seat
from windsock.core.state import State
from windsock.core.table import Table
from windsock.maps.chart import Chart, Link

from .match import Match

CHAT_SHOWN: Final = 100  # lines, the last ones
NOBODY: Final[frozenset[Seat]] = frozenset()
ENCODER: Final = msgspec.json.Encoder()
SLOTS: Final[dict[int, tuple[Link, list[dict[str, Any]]]]] = {}
MOST_SLOTS: Final = 20_000


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


def on_map(table: Table, s: State) -> dict[str, Any] | None:
    """What changes on a map, of a masked state: slots in the order of the chart, bonuses that are taken."""
    chart: Chart | None = table.game.chart(table.material, s)
    if chart is None:
        return None
    slots = {link.key: slots_of(link) for link in chart.links}
    return {"slots": slots, "taken": [bonus.is_taken for bonus in chart.bonuses]}


def slots_of(link: Link) -> list[dict[str, Any]]:
    """Games hand out the very same link while nothing changes on it."""
    known = SLOTS.get(id(link))
    if known is None or known[0] is not link:
        if len(SLOTS) >= MOST_SLOTS:
            SLOTS.clear()
        slots = [{"piece": slot.piece, "is_closed": slot.is_closed} for slot in link.slots]
        known = SLOTS[id(link)] = (link, slots)
    return known[1]


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


# Made once for all who watch


def standing_now(match: Match, here: Set[Seat], now: float | None) -> dict[str, Any]:
    """The standing. Only clocks make it change between two entries."""
    key = (match.count, here)
    if match.standing is None or match.standing[0] != key or match.clocks.clock is not None:
        match.standing = (key, standing(match, here, now))
    return match.standing[1]


def map_now(match: Match, s: State) -> dict[str, Any] | None:
    """What lies on the map, of anybody's view: all see the same. Most actions leave it as it was."""
    table = match.table
    key = table.game.chart_key(s) if table.game.chart_key is not None else match.count
    if match.chart is None or match.chart[0] != key:
        match.chart = (key, on_map(table, s))
    return match.chart[1]
