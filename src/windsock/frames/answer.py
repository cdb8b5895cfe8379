"""Answers to one seat: why not, what else, one move in words, and the table as it was."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Final, Literal

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.table import Table
from windsock.core.trouble import Illegal, Trouble
from windsock.match.match import Match

from .frame import look, seen
from .log import Log
from .public import NOBODY, on_map, standing
from .saying import sayings_of
from .shapes import Frame, Move, Refused

NEAREST: Final = 4  # legal moves that are offered instead of a forbidden one


def seat_move(match: Match, seat: Seat, move: str | Action) -> Move:
    """A move as a menu needs it."""
    table = match.table
    return sayings_of(table.catalogue).move(table.read(move), table.sight(seat).state, seat)


def explained(match: Match, seat: Seat, move: str) -> Refused | None:
    """Why this seat may not do that now; None if it may."""
    match.check_stage("running")
    table = match.table
    action = table.read(move)
    rule = table.judge(seat, action)
    return None if rule is None else refusal(match, seat, table.illegal(rule, seat, action))


def ahead(match: Match, seat: Seat, move: str) -> dict[str, Any] | None:
    """What a legal move leads to, as far as this seat can see. None if the game does not say."""
    table = match.table
    if table.game.foresight is None:
        return None
    facts = table.game.foresee(table.sight(seat).state, seat, table.read(move))
    return sayings_of(table.catalogue).typed(facts, table.game.ahead)


def told_to_all(table: Table, since: int, log: Log | None) -> Any:
    """Everything that was told after action `since`, with the faces of all cards."""
    if log is not None:
        return log.text(table, None, since)
    sayings = sayings_of(table.catalogue)
    return [sayings.event(at, event) for at, event, _ in table.s.told or () if at > since]


def refusal(match: Match, seat: Seat, illegal: Illegal) -> Refused:
    """A forbidden move as a menu would show it: the rule, its facts in words, and what would be allowed."""
    move = str(illegal.facts["move"])
    return {
        "rule": illegal.rule.id,
        "facts": sayings_of(match.table.catalogue).refused(illegal.facts),
        "move": move,
        "wanted": seat_move(match, seat, move),
        "nearest": nearest(match, seat, move),
    }


def nearest(match: Match, seat: Seat, move: str) -> list[Move]:
    """The legal moves that have most words in common with this one: those of the same verb, and one of
    another verb, if there is any, as a way round."""
    words = move.lower().split()
    legal = match.table.legal(seat) if seat in match.asked else []
    moves = [(action, match.table.write(action).lower().split()) for action in legal]
    alike = [(-len(common), other, action) for action, other in moves if (common := {*words} & {*other})]
    alike.sort(key=lambda found: found[0])
    same = [action for _, other, action in alike if other[0] == words[0]]
    others = [action for _, other, action in alike if other[0] != words[0]]
    found = [*same[: NEAREST - 1], *others[:1], *same[NEAREST - 1 :], *others[1:]]
    return [seat_move(match, seat, action) for action in found[:NEAREST]]


def frame_at(
    match: Match,
    number: int,
    seat: Seat | Literal["all"] | None,
    since: int = -1,
    *,
    here: Set[Seat] = NOBODY,
    now: float | None = None,
    log: Log | None = None,
) -> Frame:
    """A moment of a replay: the match after so many actions, and what was told after action `since`.

    `all` shows every card, once the match is over. With the log of the match, what was told comes as JSON.
    """
    if not match.is_dealt:
        raise Trouble("match-open")
    if seat == "all":
        match.check_stage("over")
    past = match.table.at(number)
    watcher = None if seat == "all" else seat
    sight = look(past, watcher)
    shown = seen(past, sight, since, log)
    shown["moves"] = []
    if seat == "all":
        shown["view"] |= past.everything()
        shown["events"] = told_to_all(past, since, log)
    return {
        "type": "frame",
        "match": match.id,
        "count": match.count,
        "number": number,
        "stage": match.stage,
        "seat": watcher,
        "asked": past.asked,
        "is_full": since < 0,
        "can_undo": False,
        "nonce": None,
        **shown,
        "chart": on_map(past, sight.state),
        "now": match.now() if now is None else now,
        **standing(match, here, now),
    }
