"""The journal on the disk: durable, each number once, quickly loaded."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, make_url, text, update

from tests.match.people import agreed, open_match, refold, running, wander
from windsock.core.trouble import Trouble
from windsock.frames.frame import encoded
from windsock.frames.showing import Showing
from windsock.hosting.database import migrate
from windsock.hosting.store import Store, Taken, new_key
from windsock.hosting.tables import ENTRIES, METADATA
from windsock.match.entry import Entry
from windsock.match.match import Match
from windsock.match.slices import at_once
from windsock.match.snapshot import Snapshot, fold, folding, pushing


def entry(number: int, text: str = "hello") -> Entry:
    return Entry(number, 1000.0 + number, 0, "chat", text)


async def test_what_was_appended_is_read_by_another_store(url: str) -> None:
    store, other = Store(url), Store(url)
    match = wander(running(3), 30)
    await store.create(match, by="somebody")
    again = await other.load(match.id)
    assert again.entries == match.entries
    assert again.agreement == match.agreement
    assert encoded(Showing(again), 1, now=0) == encoded(Showing(match), 1, now=0)
    await other.append(match.id, entry(match.count + 1, "ÄÖ \U0001f6e9"))
    assert await store.entries_after(match.id, match.count) == [entry(match.count + 1, "ÄÖ \U0001f6e9")]
    assert await store.maker(match.id) == "somebody"
    with pytest.raises(Trouble) as raised:
        await store.load("nothing")
    assert raised.value.key == "unknown-match"
    store.close()
    other.close()


async def test_a_number_is_taken_once(url: str) -> None:
    one, other = Store(url), Store(url)
    results = await asyncio.gather(
        *[store.append("m", entry(1, str(i))) for i, store in enumerate([one, other] * 5)],
        return_exceptions=True,
    )
    assert results.count(None) == 1
    assert [type(result) for result in results if result is not None] == [Taken] * 9
    kept = (await one.entries_after("m", 0))[0].text
    assert kept == str(results.index(None))
    one.close()
    other.close()


async def test_those_who_wait_share_one_transaction_and_only_conflicts_fail(url: str) -> None:
    store = Store(url)
    await store.append("m7", entry(1, "was here before"))
    commits = count_commits(store)
    results = await asyncio.gather(
        *[store.append(f"m{i}", entry(1)) for i in range(40)],
        *[store.append("m3", entry(2)) for _ in range(2)],
        return_exceptions=True,
    )
    assert [i for i, result in enumerate(results) if isinstance(result, Taken)] == [7, 41]
    assert commits["commits"] < 10
    assert (await store.entries_after("m7", 0))[0].text == "was here before"
    store.close()


def count_commits(store: Store) -> dict[str, int]:
    from sqlalchemy import event

    counted = {"commits": 0}

    def on_commit(_: object) -> None:
        counted["commits"] += 1

    event.listen(store.engine, "commit", on_commit)
    return counted


async def test_a_batch_that_cannot_be_written_fails_for_all_who_wait(url: str) -> None:
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE entries RENAME TO elsewhere"))
    results = await asyncio.gather(*[store.append("m", entry(i)) for i in (1, 2)], return_exceptions=True)
    assert all(isinstance(result, Exception) and not isinstance(result, Taken) for result in results)
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE elsewhere RENAME TO entries"))
    await store.append("m", entry(1))
    store.close()


async def test_what_belongs_to_an_entry_is_kept_with_it_or_not_at_all(url: str) -> None:
    store = Store(url)
    token, key = new_key("m", 0, None)
    await store.append("m", entry(1), [key])
    assert await store.seat_of(token) == ("m", 0)
    lost, key = new_key("m", 1, None)
    with pytest.raises(Taken):
        await store.append("m", entry(1), [key])
    assert await store.seat_of(lost) is None
    assert await store.seats_of(["nonsense", token]) == [("m", 0)]
    with store.engine.connect() as connection:
        assert token not in str(connection.execute(text("SELECT * FROM keys")).all())
    store.close()


async def test_sqlite_waits_for_the_disk(tmp_path: object) -> None:
    store = Store(f"sqlite:///{tmp_path}/windsock.db")
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    store.close()


async def test_the_migrations_lead_to_the_tables(url: str) -> None:
    store = Store(url)
    Store(url).close()  # a second opening finds nothing to do
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    store.close()


async def test_an_old_database_opens_and_keeps_commands_from_then_on(url: str) -> None:
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg") if "postgres" in url else url)
    with engine.begin() as connection:
        migrate(connection, "0001")
        columns = "match, number, at, seat, kind, text"
        connection.execute(
            text(f"INSERT INTO entries ({columns}) VALUES ('m', 1, 1001.0, 0, 'chat', 'hello')")
        )
    engine.dispose()
    store = Store(url)
    asked_for = replace(entry(2), command="0" * 16)
    await store.append("m", asked_for)
    assert await store.entries_after("m", 0) == [entry(1), asked_for]
    store.close()


# Snapshots


def long_match() -> Match:
    """With moves that were taken back on the way."""
    match = wander(running(3), 60)
    match.apply(match.propose_ask(0, 41))
    for seat in (1, 2):
        match.apply(match.propose_answer(seat, True))
    while (due := match.due()) is not None:
        match.apply(due)
    return wander(match, 40, seed=5)


async def test_by_snapshot_or_line_by_line_a_match_is_the_same(url: str) -> None:
    store = Store(url)
    match = long_match()
    await store.create(match)
    cut = Match(match.id, match.agreement, match.created)
    cut.fold(match.entries[:50])
    first = Snapshot.of(cut)
    cut.fold(match.entries[50:100])
    second = Snapshot.of(cut, first)
    assert second == Snapshot.of(cut)
    await store.rows.write(store.keeping(match.id, second))
    await store.rows.write(store.keeping(match.id, first))  # an older one does not come back
    again = await store.load(match.id)
    for seat in (None, 0, 1, 2):
        assert encoded(Showing(again), seat, now=0) == encoded(Showing(match), seat, now=0)
    assert again.numbers == match.numbers
    assert again.lines == match.lines
    store.close()


@pytest.mark.parametrize(
    "change",
    [{"digest": "000000"}, {"version": "0.0"}, {"print": "?"}, {"actions": (0,) * 90}, {"actions": (10**9,)}],
)
def test_a_snapshot_that_does_not_prove_right_is_left_aside(change: dict[str, object]) -> None:
    match = long_match()
    wrong = replace(Snapshot.of(match), **change)  # type: ignore[arg-type]
    again, useful = at_once(folding(match.id, match.agreement, match.created, match.entries, wrong))
    assert useful is None
    assert again.table.digest() == match.table.digest()
    assert encoded(Showing(again), 1, now=0) == encoded(Showing(match), 1, now=0)


def test_a_snapshot_of_the_first_form_still_proves_right() -> None:
    match = long_match()
    old = replace(Snapshot.of(match), digest=match.table.digest(1))
    assert old.digest != match.table.digest()
    twin = Match(match.id, match.agreement, match.created)
    assert at_once(pushing(twin, match.entries, old))


def test_a_move_with_more_words_than_needed_has_a_snapshot_too() -> None:
    match = running(2)
    for seat in (0, 1):
        match.apply(match.propose_play(seat, match.table.write(match.table.legal(seat)[0]), 0))
    seat = match.asked[0]
    buy = next(move for move in map(match.table.write, match.table.legal(seat)) if move.startswith("buy"))
    price = match.table.s.price[match.table.read(buy).route]  # type: ignore[attr-defined]
    match.apply(match.propose_play(seat, f"{buy} {price}", match.table.number))
    snapshot = Snapshot.of(match)
    assert snapshot.actions[-1] == -1
    again = fold(match.id, match.agreement, match.created, match.entries, snapshot)
    assert again.table.digest() == match.table.digest()


async def test_rules_that_have_changed_leave_a_match_to_read(url: str) -> None:
    store = Store(url)
    match = wander(running(2), 30)
    await store.create(match)
    with store.engine.begin() as connection:
        connection.execute(update(ENTRIES).where(ENTRIES.c.number == 20).values(text="buy red LON-PAR 99"))
    again = await store.load(match.id)
    assert again.count == 19
    with pytest.raises(Trouble) as raised:
        again.propose_play(0, "cash", again.table.number)
    assert raised.value.key == "match-journal"
    assert again.due() is None
    store.close()


async def test_the_lobby_lists_public_tables(url: str) -> None:
    store = Store(url)
    public, private = open_match(), Match("p", agreed(is_private=True), 1.0)
    for match in (public, private):
        await store.create(match)
    assert [line["id"] for line in await store.lobby("open")] == [public.id]
    started = running(3)
    started.id = public.id
    await store.note(started)
    assert await store.lobby("open") == []
    assert (await store.lobby("running"))[0]["stage"] == "running"
    assert await store.at_work() == []
    assert refold(started).stage == "running"
    store.close()
