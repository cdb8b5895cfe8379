"""What everybody sees of a match: chairs, chat, the map."""

from __future__ import annotations

from collections.abc import Set
from typing import Final, cast

import msgspec

from windsock.core.card import Seat
from windsock.core.state import State
from windsock.core.table import Table
from windsock.maps.chart import Chart, Link, Place
from windsock.match.match import Match

from .shapes import Chair, ChartNow, Closed, Deal, MatchInfo, Saying, SlotNow, Standing

CHAT_SHOWN: Final = 100  # the last lines
NOBODY: Final[frozenset[Seat]] = frozenset()
ENCODER: Final = msgspec.json.Encoder()
SLOTS: Final[dict[int, tuple[Link | Place, list[SlotNow]]]] = {}
MOST_SLOTS: Final = 20_000


def standing(match: Match, here: Set[Seat], now: float | None) -> Standing:
    """The part that everybody sees: chairs, chat, requests, and how the game ended."""
    is_over = match.stage == "over"
    outcome = match.table.standing if match.table.over else None
    request, lapsed = match.request, match.lapsed
    return {
        "chairs": chairs(match, here, now),
        "chat": [
            {
                "number": line.number,
                "at": line.at,
                "seat": cast(Seat, line.seat),
                "text": line.text,
                "is_removed": line.number in match.removed,
            }
            for line in match.chat[-CHAT_SHOWN:]
        ],
        "request": None
        if request is None
        else {
            "seat": request.seat,
            "keep": request.keep,
            "agreed": list(request.agreed),
            "lapses_at": request.lapses_at,
        },
        "lapsed": None if lapsed is None else {"seat": lapsed.seat, "keep": lapsed.keep},
        "outcome": None
        if outcome is None
        else {
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "ending": outcome.ending,
        },
        "seed": match.dealt.seed if is_over else None,
        "deal": deal(match),
        "closed": closed(match),
        "read_only": why_read_only(match),
    }


def deal(match: Match) -> Deal:
    """The seal from the beginning, and once the game is over what it sealed."""
    agreement = match.agreement
    is_open = match.stage == "over" and bool(agreement.secret)
    return {
        "seal": agreement.seal,
        "is_known": agreement.has_known_deal,
        "secret": agreement.secret if is_open else None,
        "nonces": list(match.nonces) if is_open else None,
    }


def closed(match: Match) -> Closed | None:
    """When and why the owner closed the table."""
    if match.closed is None:
        return None
    return {"at": match.closed.at, "reason": match.closed.reason}


def why_read_only(match: Match) -> Saying | None:
    """Why a match is read-only, as a key and its facts. None if it goes on."""
    trouble = match.read_only
    return None if trouble is None else {"key": trouble.key, "facts": trouble.facts}


def chairs(match: Match, here: Set[Seat], now: float | None) -> list[Chair]:
    now = match.now() if now is None else now
    clocks = match.clocks
    running = [seat for seat in match.asked if clocks.deadline(seat) is not None]
    return [
        {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "is_account": chair.is_account,
            "stand_in": chair.stand_in,
            "stand_in_at": match.stand_in_at(seat),
            "is_here": seat in here,
            "clock": None
            if clocks.clock is None or chair.bot is not None
            else {
                "left": clocks.remaining(seat, now),
                "is_running": seat in running,
            },
        }
        for seat, chair in enumerate(match.chairs)
    ]


def on_map(table: Table, s: State) -> ChartNow | None:
    """What can change on a map, from a masked state: slots of links in the order of the chart, bonuses
    that are taken, and the slots of places where something lies. `pieces.laid_out` is the reverse."""
    chart: Chart | None = table.game.chart(table.material, s)
    if chart is None:
        return None
    return {
        "slots": {link.key: slots_of(link) for link in chart.links},
        "taken": [bonus.is_taken for bonus in chart.bonuses],
        "places": {place.key: slots_of(place) for place in chart.places if is_covered(place)},
    }


def is_covered(place: Place) -> bool:
    """Whether something lies on a slot of this place."""
    return any(slot.piece is not None or slot.is_closed for slot in place.slots)


def slots_of(link: Link | Place) -> list[SlotNow]:
    """The slots of a link. A game returns the same object for a link until something changes on it."""
    known = SLOTS.get(id(link))
    if known is None or known[0] is not link:
        if len(SLOTS) >= MOST_SLOTS:
            SLOTS.clear()
        slots: list[SlotNow] = [{"piece": slot.piece, "is_closed": slot.is_closed} for slot in link.slots]
        known = SLOTS[id(link)] = (link, slots)
    return known[1]


def info(match: Match, here: Set[Seat] = NOBODY, now: float | None = None) -> MatchInfo:
    """What everybody may know of a match: one line of the lobby."""
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
        "closed": closed(match),
        "is_private": agreement.is_private,
        "has_hints": agreement.has_hints,
        "is_hot_seat": agreement.is_hot_seat,
        "clock": None if clock is None else {"kind": clock.kind, "seconds": clock.seconds},
        "patience": agreement.patience,
        "stand_in": agreement.stand_in,
        "seal": agreement.seal,
        "is_known_deal": agreement.has_known_deal,
        "number": match.table.number,
        "created": match.created,
        "read_only": why_read_only(match),
    }
