"""Rules that change under a match that runs: it goes on, or it is read-only from there and says why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import select, update

from tests.match.conftest import Opening
from tests.match.people import running, seated, wander
from windsock.core.game import Game
from windsock.core.trouble import Trouble
from windsock.frames.answer import frame_at
from windsock.frames.frame import encoded, frame, info
from windsock.frames.showing import Showing
from windsock.hosting.listing import exported
from windsock.hosting.store import Store
from windsock.hosting.tables import ENTRIES, MATCHES
from windsock.match import agreement as agreements
from windsock.match.agreement import Agreement, game_of
from windsock.match.entry import Entry
from windsock.match.judging import judged
from windsock.match.match import Match
from windsock.match.proof import EVERY
from windsock.match.snapshot import Snapshot, fold

GAME = "airlines-europe"
NEWER = "99.0"


@pytest.fixture
def newer() -> Iterator[Game]:
    """The same rules under another number, as after an update."""
    game = replace(game_of(GAME), version=NEWER)
    with patch.object(agreements, "game_of", lambda name: game):
        yield game


def again(match: Match, entries: list[Entry] | None = None, snapshot: Snapshot | None = None) -> Match:
    return fold(match.id, match.agreement, match.created, entries or match.entries, snapshot)


def test_every_few_plays_carry_a_digest_and_so_does_the_first() -> None:
    match = wander(running(3), 40)
    plays = [entry for entry in match.entries if entry.kind == "play"]
    proven = [place for place, entry in enumerate(plays) if entry.digest is not None]
    assert proven == [0, EVERY, 2 * EVERY]
    assert plays[EVERY].digest == f"2 {match.table.at(EVERY).digest()}"


def test_a_match_goes_on_under_newer_rules_that_agree(newer: Game) -> None:
    match = wander(running(3), 60)
    old = replace(match.agreement, version="1.0")
    after = fold("m", old, 0.0, match.entries, None)
    assert (after.read_only, after.table.number) == (None, 60)


def spoiled(match: Match, place: int, **change: Any) -> list[Entry]:
    """The journal with another play in the place of this one: as if the rules had changed there."""
    plays = [number for number, entry in enumerate(match.entries) if entry.kind == "play"]
    entries = list(match.entries)
    entries[plays[place]] = replace(entries[plays[place]], **change)
    return entries


def test_a_move_that_is_forbidden_now_stops_there(newer: Game) -> None:
    match = wander(running(3), 40)
    match.agreement = replace(match.agreement, version="1.0")
    stopped = again(match, spoiled(match, 20, text="buy red LON-PAR 99"))
    assert stopped.read_only is not None
    assert stopped.read_only.key == "match-version"
    assert stopped.read_only.facts == {"version": "1.0", "now": NEWER, "number": 20}
    assert stopped.table.number == 20


def test_a_position_that_differs_goes_back_to_the_last_one_that_is_certain(newer: Game) -> None:
    match = wander(running(3), 60)
    match.agreement = replace(match.agreement, version="1.0")
    stopped = again(match, spoiled(match, 2 * EVERY, digest="2 000000"))
    assert stopped.read_only is not None
    assert stopped.read_only.facts == {"version": "1.0", "now": NEWER, "number": EVERY}
    assert stopped.table.digest() == match.table.at(EVERY).digest()
    assert stopped.count < match.count


def test_a_deal_that_differs_is_noticed_at_the_first_move() -> None:
    match = wander(running(3), 20)
    other = replace(match.agreement, seed=f"{8:032x}")
    stopped = fold("m", other, 0.0, match.entries, None)
    assert stopped.read_only is not None
    assert (stopped.read_only.key, stopped.table.number) == ("match-journal", 0)


@pytest.mark.parametrize("digest", ["000000", None])
def test_what_older_versions_kept_is_compared_too(newer: Game, digest: str | None) -> None:
    match = wander(running(3), 60)
    snapshot = replace(Snapshot.of(match), version="1.0")
    if digest is not None:
        snapshot = replace(snapshot, digest=digest)
    bare = [replace(entry, digest=None) for entry in match.entries]  # no digests in the journal yet
    after = again(match, bare, snapshot)
    assert (after.read_only is None) == (digest is None)
    assert after.count == match.count


def test_a_move_of_the_origin_that_is_forbidden_now_stops_there() -> None:
    table = wander(running(3), 20).table
    lines = [f"p{seat + 1} {table.write(action)}" for seat, action in table.done]
    lines[12] = "p1 buy red LON-PAR 99"
    right = Agreement.of(table, 20)
    match = wander(seated(Match("m", right)), 5)
    stopped = fold("m", replace(right, origin=tuple(lines)), 0.0, match.entries, None)
    assert stopped.read_only is not None
    assert (stopped.table.number, stopped.stage) == (12, "running")
    assert [chair.name for chair in stopped.chairs] == ["Player 0", "Player 1", "Player 2"]


def test_an_entry_of_another_process_with_other_rules_is_noticed() -> None:
    """Two processes on one database, in the middle of an update."""
    match = wander(running(3), 10)
    seat = match.asked[0]
    entry = match.propose_play(seat, match.table.write(match.table.legal(seat)[0]), match.table.number)
    judged(match, [replace(entry, digest="2 000000")])
    assert match.read_only is not None
    assert match.table.number == 10


# What can still be done


def stopped_at(moves: int) -> Match:
    match = wander(running(3), moves)
    return again(match, spoiled(match, moves - 5, text="buy red LON-PAR 99"))


def test_all_who_look_are_told_why_and_asked_nothing() -> None:
    match = stopped_at(40)
    why = {"key": "match-journal", "facts": {"number": 35}}
    assert info(match)["read_only"] == why
    for seat in (None, 0, 1, 2):
        shown = frame(match, seat)
        assert shown["read_only"] == why
        assert (shown["asked"], shown["moves"], shown["question"]) == ([], [], None)
        assert not shown["can_undo"]
        assert b'"read_only":{' in encoded(Showing(match), seat)
        assert frame_at(match, 20, seat)["view"]
    for command in (
        lambda: match.propose_play(0, "cash", 35),
        lambda: match.propose_undo(0, 35),
        lambda: match.propose_ask(0, 10),
        lambda: match.propose_stand_in(0),
        lambda: match.propose_return(0),
        match.save_text,  # it holds the seed, and may go on one day
    ):
        with pytest.raises(Trouble) as raised:
            command()
        assert raised.value.key == "match-journal"
    assert frame(match, 0)["seed"] is None


async def test_a_finished_match_is_exported_as_far_as_it_can_be_followed(url: str, tmp_path: Path) -> None:
    store = Store(url)
    match = wander(running(2), 2000)
    assert match.stage == "over"
    await store.create(match)
    await store.rows.write(update(ENTRIES).where(ENTRIES.c.number == 60).values(text="buy red LON-PAR 99"))
    found = await store.load(match.id)
    assert (found.stage, found.asked, frame(found, None)["outcome"]) == ("over", [], None)
    saved = found.save_text()
    assert f"unfinished {found.table.number}" in saved
    assert Agreement.from_save(saved).origin
    assert frame_at(found, 3, "all")["view"]
    assert found.fork(10).origin
    assert await exported(store, match.id, tmp_path / "whole", with_secrets=False, is_whole=True)
    assert await exported(store, match.id, tmp_path, with_secrets=False) is None
    assert [file.read_text("utf-8") for file in tmp_path.glob("*.wsk")] == [saved]
    store.close()


async def test_lists_say_so_and_bots_rest_until_the_rules_follow_again(url: str, opening: Opening) -> None:
    store = Store(url)
    match = wander(running(3, bots=(0, 1, 2)), 20)
    await store.create(match)
    wrong = update(ENTRIES).where(ENTRIES.c.number == 20)
    right = (await store.rows.all(select(ENTRIES.c.text).where(ENTRIES.c.number == 20)))[0].text
    await store.rows.write(wrong.values(text="buy red LON-PAR 99"))
    assert await store.at_work() == [match.id]
    stopped = await store.load(match.id)
    line = (await store.lobby("running"))[0]
    assert line["read_only"] == {"key": "match-journal", "facts": {"number": stopped.table.number}}
    assert await store.at_work() == []
    house = await opening(url)
    live = await house.live(match.id)
    assert (live.thinking, live.timer) == (set(), None)
    await store.rows.write(wrong.values(text=right))
    assert (await store.load(match.id)).read_only is None
    assert (await store.lobby("running"))[0]["read_only"] is None
    assert await store.at_work() == [match.id]
    rows = await store.rows.all(select(MATCHES.c.stage))
    assert [row.stage for row in rows] == ["running"]
    store.close()
