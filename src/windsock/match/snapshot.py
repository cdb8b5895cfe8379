"""A short cut through a long journal: the actions of its plays, so that none need be read and judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windsock.core.trouble import Trouble

from .agreement import Agreement
from .entry import Entry
from .match import Match

EVERY: Final = 50  # entries


@dataclass(frozen=True)
class Snapshot:
    """Catalogue places of all plays among the first `count` entries (-1: not listed there), and a proof."""

    count: int
    version: str
    print: str
    actions: tuple[int, ...]
    digest: str

    @staticmethod
    def of(match: Match, last: Snapshot | None = None) -> Snapshot:
        """Of all entries that a match has. The work goes on from the last one."""
        table = match.table
        index, read = table.catalogue.index, table.catalogue.read
        start, actions = (last.count, last.actions) if last is not None else (0, ())
        more = [index.get(read(entry.text), -1) for entry in match.entries[start:] if entry.kind == "play"]
        return Snapshot(
            match.count,
            table.game.version,
            table.game.print_of(table.material),
            (*actions, *more),
            table.digest(),
        )


def fold(
    id: str, agreement: Agreement, created: float, entries: Sequence[Entry], snapshot: Snapshot | None
) -> Match:
    """A match from its journal: by the snapshot if that proves right, else every line through the judge."""
    match = Match(id, agreement, created)
    if snapshot is not None and snapshot.count <= len(entries):
        if pushed(match, entries[: snapshot.count], snapshot):
            return judged(match, entries[snapshot.count :])
        match = Match(id, agreement, created)
    return judged(match, entries)


def pushed(match: Match, entries: Sequence[Entry], snapshot: Snapshot) -> bool:
    """Whether the snapshot leads where it says, by today's rules and on today's board."""
    game, catalogue = match.table.game, match.table.catalogue
    if (snapshot.version, snapshot.print) != (game.version, game.print_of(match.table.material)):
        return False
    try:
        match.fold(entries, [None if place < 0 else catalogue.actions[place] for place in snapshot.actions])
    except Exception:  # a snapshot that is damaged can break anything: the judge knows better
        return False
    return match.table.digest() == snapshot.digest


def judged(match: Match, entries: Sequence[Entry]) -> Match:
    """Line by line. Rules that have changed since stop at the first line they forbid: read-only."""
    for entry in entries:
        try:
            match.apply(entry)
        except Trouble:
            version, now = match.agreement.version, match.table.game.version
            match.read_only = Trouble("match-version", version=version, now=now, number=entry.number)
            break
    return match
