"""Hints: what a bot would do in somebody's seat, worked out once for each position."""

from __future__ import annotations

import asyncio
from typing import Final

from windsock.core.card import Seat
from windsock.core.trouble import Trouble
from windsock.frames.answer import seat_move
from windsock.frames.shapes import Move
from windsock.match.agreement import STAND_IN

from .live import Hint, Live
from .tasks import Tasks
from .thinking import Thinkers

MOST: Final = 50  # hints that are being worked out or wait for it


class Hints:
    """The hints of one house."""

    def __init__(self, thinkers: Thinkers, tasks: Tasks) -> None:
        self.thinkers = thinkers
        self.tasks = tasks
        self.under_way: set[asyncio.Task[str]] = set()

    async def hint(self, live: Live, seat: Seat) -> Move:
        """The move that a bot would choose in this seat, if the table allows hints."""
        match = live.match
        match.check_player(seat)
        if not match.agreement.has_hints:
            raise Trouble("hints-off")
        if seat not in match.asked:
            raise Trouble("hint-not-asked")
        hint = self.thought_about(live, seat)
        move = await asyncio.shield(hint.move)
        if moment_of(live) != hint.moment:
            raise Trouble("moved-on", number=match.table.number)
        return seat_move(match, seat, move)

    def thought_about(self, live: Live, seat: Seat) -> Hint:
        """The hint as a task, started once however often it is asked for. A seat has one at a time."""
        moment, known = moment_of(live), live.hints.get(seat)
        if known is not None and known.moment == moment and not known.has_failed:
            return known
        if known is not None and not known.move.done():
            raise Trouble("hint-pending")
        if len(self.under_way) >= MOST:
            raise Trouble("busy")
        move = self.tasks.begin(self.thinkers.choose(live.match, seat, STAND_IN, owner=live.owner))
        self.under_way.add(move)
        move.add_done_callback(self.under_way.discard)
        hint = live.hints[seat] = Hint(moment, move)
        return hint


def moment_of(live: Live) -> tuple[int, int]:
    """What tells two positions of a match apart: after a takeback there may be as many actions as before."""
    return live.match.table.number, live.match.rewound
