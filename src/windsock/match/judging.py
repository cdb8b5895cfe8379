"""Reads a journal line by line. Where today's rules do not allow a line, the match becomes read-only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from windsock.core.trouble import Trouble

from .agreement import Agreement, read_line
from .entry import Entry
from .fold import BY_OWNER
from .match import Match
from .proof import proves
from .slices import Sliced, at_once

AROUND: Final = ("sit", "leave", "nonce", "start", "chat")  # entries that no rule of a game judges


def setting_up(id: str, agreement: Agreement, created: float) -> Sliced[Match]:
    """A match before its first entry. It is read-only if today's rules forbid a move of its origin."""
    try:
        table = yield from agreement.undealt().beginning()
        return Match(id, agreement, created, table=table)
    except Trouble:
        origin = agreement.origin[: (yield from followed(agreement))]
        if origin == agreement.origin:
            raise
    shorter = replace(agreement, origin=origin)
    match = Match(id, shorter, created, table=(yield from shorter.beginning()))
    match.stop()
    return match


def followed(agreement: Agreement) -> Sliced[int]:
    """How many moves of the origin today's rules allow, from the first on."""
    table = agreement.deal()
    for index, line in enumerate(agreement.origin):
        try:
            table.play(*read_line(line))
        except Trouble:
            return index
        yield
    return len(agreement.origin)


def judged(match: Match, entries: Sequence[Entry]) -> Match:
    """Reads entries up to the first one that the rules forbid or that was made in another position."""
    at_once(judging(match, entries))
    return match


def judging(match: Match, entries: Sequence[Entry]) -> Sliced[None]:
    """The same in slices."""
    if match.read_only is None:
        yield from following(match, entries)
    elif not match.entries:  # it stopped in its origin: the chairs can still be shown
        match.fold(takewhile(lambda entry: entry.kind in AROUND, entries))
    if match.read_only is not None:
        heed_owner(match, entries)


def following(match: Match, entries: Sequence[Entry]) -> Sliced[None]:
    for entry in entries:
        if entry.digest is not None and not proves(match.table, entry.digest):
            match.stop()
            break
        try:
            match.apply(entry)
        except Trouble:
            match.stop()
            break
        except Exception as error:
            raise Trouble("match-damaged", match=match.id) from error
        yield


def heed_owner(match: Match, entries: Sequence[Entry]) -> None:
    """Follows decisions of the owner after the line where a match stopped: they still hold."""
    for entry in entries:
        if entry.number > match.count and entry.kind in BY_OWNER:
            match.heed(entry)


def to_last_proof(match: Match, entries: Sequence[Entry]) -> Sliced[Match]:
    """Goes back to the last proven position of a match that stopped because the table is another one."""
    if match.read_only is None or match.count == len(entries):
        return match
    said = entries[match.count].digest
    if said is None or proves(match.table, said):
        return match
    proven = [index for index, entry in enumerate(entries[: match.count]) if entry.digest is not None]
    if not proven:
        return match
    match = yield from setting_up(match.id, match.agreement, match.created)
    yield from judging(match, entries[: proven[-1]])
    match.stop()
    heed_owner(match, entries)
    return match
