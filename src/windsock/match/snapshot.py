"""A short cut through a long journal: the indexes of its actions, so that no move is parsed and judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .agreement import Agreement
from .entry import Entry
from .judging import judging, setting_up, to_last_proof
from .match import Match
from .proof import proves_in_any_form
from .slices import Sliced, at_once

EVERY: Final = 50  # entries


@dataclass(frozen=True)
class Snapshot:
    """The index of each play among the first `count` entries (-1: not in the catalogue), and a proof."""

    count: int
    version: str
    print: str
    actions: tuple[int, ...]
    digest: str

    @staticmethod
    def of(match: Match, last: Snapshot | None = None) -> Snapshot:
        """A snapshot of all entries of a match, made from the last snapshot on."""
        return at_once(Snapshot.making(match, last))

    @staticmethod
    def making(match: Match, last: Snapshot | None = None) -> Sliced[Snapshot]:
        """The same in slices."""
        table = match.table
        index, read = table.catalogue.index, table.catalogue.read
        start, actions = (last.count, last.actions) if last is not None else (0, ())
        more: list[int] = []
        for entry in match.entries[start:]:
            if entry.kind == "play":
                more.append(index.get(read(entry.text), -1))
                yield
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
    """A match from its journal: by the snapshot if that proves right, else by judging every line."""
    return at_once(folding(id, agreement, created, entries, snapshot))[0]


def folding(
    id: str, agreement: Agreement, created: float, entries: Sequence[Entry], snapshot: Snapshot | None
) -> Sliced[tuple[Match, Snapshot | None]]:
    """The same in slices, and the snapshot if it could be used."""
    match = yield from setting_up(id, agreement, created)
    start = 0
    if snapshot is not None and match.read_only is None and snapshot.count <= len(entries):
        start = snapshot.count
        if (yield from pushing(match, entries[:start], snapshot)):
            yield from judging(match, entries[start:])
            return (yield from to_last_proof(match, entries)), snapshot
        match = yield from setting_up(id, agreement, created)
        yield from judging(match, entries[:start])
        is_other = snapshot.version != match.table.game.version
        if is_other and match.read_only is None and not proves_in_any_form(match.table, snapshot.digest):
            match.stop()  # it was right when it was made, so the rules lead elsewhere now
    yield from judging(match, entries[start:])
    return (yield from to_last_proof(match, entries)), None


def pushing(match: Match, entries: Sequence[Entry], snapshot: Snapshot) -> Sliced[bool]:
    """Plays the snapshot. Returns whether it leads where it says, by today's rules and on today's board."""
    game, catalogue = match.table.game, match.table.catalogue
    if (snapshot.version, snapshot.print) != (game.version, game.print_of(match.table.material)):
        return False
    try:
        known = [None if index < 0 else catalogue.actions[index] for index in snapshot.actions]
        yield from match.folding(entries, known)
    except Exception:  # a damaged snapshot can raise anything; then every line is judged
        return False
    return proves_in_any_form(match.table, snapshot.digest)
