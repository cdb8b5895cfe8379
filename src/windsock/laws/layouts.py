"""The laws of layouts: a position is a value, written and read; a seat writes only what it may know."""

from __future__ import annotations

import json
import tomllib
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.given import Given
from windsock.core.laying import laid_out, lines_of
from windsock.core.sight import EVERYTHING
from windsock.core.table import Table
from windsock.core.trouble import Trouble

from .broken import STEPS, hold
from .channels import dealt_again
from .walk import Walk

EVERY = 4  # of so many walks one is looked at, beside the first question of each kind


def layouts_are_read_back(walk: Walk) -> None:
    """A position that is written and read is the same: what lies where, who has seen what, the agenda, what
    is legal; and with the same chance it plays on alike."""
    if walk.case.game.layout is None:
        return
    moments = [moment.before for moment in walk.moments[: walk.is_due(EVERY)]]
    for table in [*walk.doors, *moments]:
        where = f"{walk.where}, after action {table.number}"
        value = table.layout()
        text = "\n".join(lines_of(value["given"]))
        hold(json.loads(json.dumps(value)) == value, where, "a layout is no plain value")
        hold(tomllib.loads(text) == value["given"], where, "a layout is not the same as text")
        again = read(table, value, where)
        hold(again.s.position() == table.s.position(), where, "a layout is read as another position")
        hold(again.digest() == table.digest(), where, "a layout has another digest")
        hold(heaps(again) == heaps(table), where, "a layout forgets who has seen what")
        hold(moves(again) == moves(table), where, "a layout has other legal moves")
        is_same = described(again) == described(table)
        hold(is_same, where, "a layout that was read is described otherwise")
        hold(again.layout() == value, where, "a layout that was read is written otherwise")
        again.s.chance = table.s.chance.copy()
        hold(plays_alike(walk, table, again), where, "a layout plays on differently")


def seats_write_what_they_know(walk: Walk) -> None:
    """Deal again what a seat cannot know: it writes the same layout. Read back, it is shown the same."""
    if walk.case.game.layout is None:
        return
    for moment in walk.moments[: walk.is_due(EVERY)]:
        table, chance = moment.before, moment.chance
        for seat in range(table.seats):
            value = table.layout(seat)
            twin = dealt_again(table, seat, chance, keep_decks=False)
            hold(twin.layout(seat) == value, moment.where, f"seat {seat} writes what it cannot know")
            again = read(table, value, moment.where)
            hold(again.layout(seat) == value, moment.where, f"seat {seat} reads another layout than its own")
            is_same = shown(again, seat) == shown(table, seat)
            hold(is_same, moment.where, f"seat {seat} is shown something else after reading")


def read(table: Table, value: dict[str, Any], where: str) -> Table:
    """A table made of a layout."""
    try:
        return laid_out(table.game, Given(value), 7)
    except Trouble as trouble:
        hold(False, where, f"a layout cannot be read: {trouble}")
        raise


def described(table: Table) -> str:
    return json.dumps(table.game.describe(table.s, EVERYTHING))


def shown(table: Table, seat: Seat) -> str:
    legal = [table.write(action) for action in table.legal(seat)]
    return json.dumps([table.view(seat), legal, table.asked])


def heaps(table: Table) -> list[Any]:
    """All cards with who has seen them."""
    piles = [(pile.cards, pile.seen) for pile in table.s.piles()]
    return [piles, [(deck.faces(), deck.seen[: deck.left]) for deck in table.s.decks()]]


def moves(table: Table) -> list[list[Action]]:
    return [table.legal(seat) for seat in range(table.seats)]


def plays_alike(walk: Walk, table: Table, again: Table) -> bool:
    """Whether both come to the same position by the moves of the walk, and say the same on the way."""
    true = table.copy()
    for seat, action in walk.table.done[table.number : table.number + STEPS]:
        for one in (true, again):
            if one.judge(seat, action) is not None:
                return False
            one.push(seat, action)
        if moves(true) != moves(again):
            return False
    heard = true.events_since(table.number + 1, None)
    told = again.events_since(1, None)
    is_same = true.s.position() == again.s.position() and heaps(true) == heaps(again)
    return is_same and heard == [(at + table.number, event) for at, event in told]
