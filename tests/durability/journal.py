"""What lies in the database, read without the server: nothing lost, nothing twice, everything in order."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import create_engine, text

from tests.durability.players import Action, Player, Said, Table
from windsock.frames.frame import frame
from windsock.match.agreement import Agreement
from windsock.match.entry import Entry
from windsock.match.match import Match
from windsock.match.snapshot import Snapshot, fold

ENTRIES = (
    "SELECT number, at, seat, kind, text, command, digest FROM entries WHERE match = :match ORDER BY number"
)
SAME = ("number", "stage", "asked", "view", "moves", "events", "question", "chart", "request", "can_undo")


class Journal:
    """The journals of all matches, as they were when somebody last looked."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, pool_pre_ping=True)
        self.known: dict[str, list[Entry]] = {}

    def close(self) -> None:
        self.engine.dispose()

    def read(self, match: str) -> list[Entry]:
        """All entries. What was there before is still there, unchanged, under its own number."""
        with self.engine.connect() as connection:
            entries = [Entry(*row) for row in connection.execute(text(ENTRIES), {"match": match})]
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        known = self.known.get(match, [])
        assert entries[: len(known)] == known
        self.known[match] = entries
        return entries

    def match(self, id: str, count: int | None = None) -> Match:
        """The match, every line through the judge; another way round it is the same."""
        entries = self.read(id)[:count]
        with self.engine.connect() as connection:
            row = connection.execute(text("SELECT agreement FROM matches WHERE id = :id"), {"id": id}).one()
            kept = connection.execute(text("SELECT * FROM snapshots WHERE match = :id"), {"id": id}).first()
        agreement = Agreement.read(row.agreement)
        match = fold(id, agreement, 0.0, entries, None)
        assert match.count == len(entries)
        again = match.dealt.begin()
        for seat, move in match.lines:
            again.play(seat, move)
        assert again.digest() == match.table.digest()
        if kept is not None and kept._mapping["count"] <= len(entries):
            self.check_snapshot(kept, agreement, entries)
        return match

    def check_snapshot(self, kept: object, agreement: Agreement, entries: Sequence[Entry]) -> None:
        """The digest that the living server wrote down is that of the stored lines."""
        snapshot = msgspec.convert(
            {**kept._mapping, "actions": msgspec.json.decode(kept.actions)},  # type: ignore[attr-defined]
            Snapshot,
        )
        then = fold("", agreement, 0.0, entries[: snapshot.count], None)
        assert then.table.digest() == snapshot.digest

    def check(self, table: Table) -> None:
        """Every acknowledged action of every player is there, in order, none twice."""
        entries = self.read(table.id)
        for player in table.players:
            kept = [
                (entry.kind, entry.text)
                for entry in entries
                if entry.seat == player.seat and entry.kind in ("play", "undo", "chat")
            ]
            assert is_faithful(player.said, kept), (table.id, player.seat, player.said, kept)


def is_faithful(said: Sequence[Said], kept: Sequence[Action]) -> bool:
    """Whether all that was acknowledged was kept, in order; of the rest, each once or not at all."""
    places = {0}  # how much of `kept` may be explained so far
    for word in said:
        further = {place + 1 for place in places if place < len(kept) and kept[place] == word.action}
        places = further if word.is_acknowledged else further | places
    return len(kept) in places


def check_frame(shown: dict[str, object], match: Match, player: Player) -> None:
    """What the server shows a seat is what follows from the stored lines."""
    due = msgspec.json.decode(msgspec.json.encode(frame(match, player.seat)))
    for name in SAME:
        assert shown[name] == due[name], name
