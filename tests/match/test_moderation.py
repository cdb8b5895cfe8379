"""The owner at a table: closed tables, removed lines, bans, reports; a running house notices all of it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import msgspec
import pytest
from sqlalchemy import select, text

from tests.match.conftest import Opening
from tests.match.people import open_match, play, refold, running, seated, settle, sooner, wander
from windsock.core.trouble import Trouble
from windsock.frames.answer import frame_at
from windsock.frames.frame import encoded, frame, info
from windsock.frames.showing import Showing
from windsock.hosting import moderation
from windsock.hosting.house import House
from windsock.hosting.listing import checked, exported, to_export
from windsock.hosting.listing import listed as tables
from windsock.hosting.news import News
from windsock.hosting.reports import MOST_AT_TABLE, all_reports, answer, report, reports_of
from windsock.hosting.store import Store, new_key
from windsock.hosting.tables import ENTRIES, MATCHES
from windsock.match.entry import Entry
from windsock.match.match import Match
from windsock.web.accounts.bans import Bans, ban, listed, meant, unban
from windsock.web.accounts.people import People

RUDE = "something rude"


def closed(match: Match, reason: str = "enough") -> Match:
    match.apply(match.entry(None, "close", reason))
    return match


def key_of(work: object) -> str:
    with pytest.raises(Trouble) as raised:
        work()  # type: ignore[operator]
    return raised.value.key


# The journal


def test_a_closed_table_is_read_only_and_says_why() -> None:
    match = wander(running(3), 20)
    before = frame(match, 0, now=0)
    seat = match.asked[0]
    closed(match)
    assert match.stage == "closed"
    assert match.asked == []
    assert match.due() is None
    for command in (
        lambda: match.propose_play(seat, "cash", match.table.number),
        lambda: match.propose_chat(seat, "but why"),
        lambda: match.propose_ask(seat, 3),
        lambda: match.propose_stand_in(seat),
        lambda: match.save_text(),
        lambda: match.verify(""),
        lambda: match.fork(3),
        lambda: frame_at(match, 3, "all"),
    ):
        assert key_of(command) == "match-closed"
    for who in (None, 0, 1, 2):
        shown = frame(match, who, now=0)
        assert shown["closed"] == {"at": match.entries[-1].at, "reason": "enough"}
        assert (shown["moves"], shown["question"], shown["asked"]) == ([], None, [])
        assert shown["seed"] is None
        assert match.agreement.seed.encode() not in encoded(Showing(match), who, now=0)
    assert frame(match, 0, now=0)["view"] == before["view"]  # what was seen is still there
    assert frame_at(match, 3, 0)["number"] == 3
    assert info(match)["closed"] == {"at": match.entries[-1].at, "reason": "enough"}
    assert refold(match).stage == "closed"


def test_an_open_table_that_was_closed_never_begins_and_shows_no_deal() -> None:
    match = closed(open_match(2))
    assert key_of(lambda: match.propose_sit(0, "person", "Ann")) == "match-closed"
    shown = frame(match, None)
    assert (shown["view"], shown["chart"], shown["events"]) == ({}, None, [])
    assert key_of(lambda: frame_at(match, 0, None)) == "match-open"


def test_the_clock_of_a_closed_table_stands_still() -> None:
    from windsock.match.agreement import Clock

    match = seated(open_match(2, clock=Clock("move", 60)))
    assert match.deadline(match.asked[0]) is not None
    closed(match)
    assert [match.deadline(seat) for seat in (0, 1)] == [None, None]


def test_a_finished_game_keeps_its_result() -> None:
    match = wander(running(2), 10_000)
    closed(match)
    assert match.stage == "over"
    assert frame(match, 0)["outcome"] is not None


def test_a_removed_line_is_in_no_frame_and_the_others_stay() -> None:
    match = running(3)
    for seat, said in ((0, "hello"), (1, RUDE), (2, "oh")):
        match.apply(match.propose_chat(seat, said))
    line = match.chat[1]
    count = match.count
    showing = Showing(match)
    encoded(showing, 0, is_sparing=True, now=0)
    match.apply(match.entry(None, "hush", str(line.number)))
    for who in (None, 0, 1, 2):
        for after in (0, count):
            assert RUDE.encode() not in encoded(showing, who, after, is_sparing=after > 0, now=0)
    chat = frame(match, 0)["chat"]
    assert [(one["text"], one["is_removed"]) for one in chat] == [
        ("hello", False),
        ("", True),
        ("oh", False),
    ]
    assert RUDE not in str(frame_at(match, 0, None))
    assert RUDE not in str(match.entries)
    twin = Match(match.id, match.agreement, match.created, match.now)
    twin.fold([replace(one, text="") if one.number == line.number else one for one in refold(match).entries])
    assert encoded(Showing(twin), 1, now=0) == encoded(
        Showing(match), 1, now=0
    )  # erased in the journal it reads the same


# In the database, beside a running house


@pytest.fixture
def store(url: str) -> Store:
    return Store(url)


async def begun(house: House, seats: int = 2) -> str:
    from windsock.match.agreement import Agreement

    agreement = Agreement.agree("airlines-europe", seats)
    live, _ = await house.create(
        agreement, [(seat, "person", f"P{seat}", None, None) for seat in range(seats)]
    )
    return live.match.id


async def test_a_running_house_notices_a_closed_table_and_a_removed_line(url: str, opening: Opening) -> None:
    house = await opening(url)
    news = News(house.store, house.hear, no_bans)
    await news.begin()
    name = await begun(house)
    await house.do(name, lambda match: match.propose_chat(0, RUDE))
    owner = Store(url)
    line = (await moderation.talk(owner, name))[0]
    version = (await house.live(name)).version
    await moderation.hush(owner, name, line.number, is_erased=True)
    await moderation.close(owner, name, "enough")
    await news.look()
    live = await house.live(name)
    await asyncio.wait_for(live.changed(version), 30)
    await sooner(lambda: live.match.stage == "closed")
    assert live.match.chat[0].text == ""
    rows = await owner.rows.all(select(ENTRIES.c.text).where(ENTRIES.c.match == name))
    assert RUDE not in str(rows)
    assert await owner.lobby("running") == []
    row = (await owner.rows.all(select(MATCHES).where(MATCHES.c.id == name)))[0]
    assert (row.stage, row.has_work) == ("closed", False)
    assert msgspec.json.decode(row.info)["closed"]["reason"] == "enough"
    heard = live.version
    await news.look()  # nothing twice
    await asyncio.sleep(0)
    assert live.version == heard
    owner.close()


async def no_bans() -> None:
    raise AssertionError("nobody was banned")


async def test_what_is_played_at_the_same_moment_is_kept_or_refused(url: str, opening: Opening) -> None:
    """Nobody has told the house yet: the journal itself does."""
    house = await opening(url)
    name = await begun(house)
    owner = Store(url)
    await moderation.close(owner, name, "enough")
    with pytest.raises(Trouble) as raised:
        await house.do(name, lambda match: match.propose_chat(0, "hello"))
    assert raised.value.key == "match-closed"
    entries = await owner.entries_after(name, 0)
    assert [entry.kind for entry in entries][-1] == "close"
    for late in (moderation.close(owner, name, "again"), moderation.close(owner, "nothing", "why")):
        with pytest.raises(Trouble):
            await late
    owner.close()


async def test_a_table_that_cannot_be_read_can_be_closed_and_listed(store: Store) -> None:
    for name in ("sound", "broken", "stopped"):
        match = wander(running(2), 12)
        match.id = name
        await store.create(match)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE matches SET info = '{' WHERE id = 'broken'"))
        connection.execute(text("UPDATE entries SET text = 'ludo' WHERE match = 'stopped' AND number = 9"))
    lines = {line.id: line for line in await tables(store, None, 50)}
    assert {name: line.state for name, line in lines.items()} == {
        "sound": None,
        "broken": "damaged",
        "stopped": None,
    }
    assert lines["sound"].names == "Player 0, Player 1"
    assert (await checked(store, lines["stopped"])).state == "read-only"
    for name in ("broken", "stopped"):
        await moderation.close(store, name, "it is broken")
    assert {line.id for line in await tables(store, "closed", 50)} == {"broken", "stopped"}
    with pytest.raises(Trouble):
        await tables(store, "lost", 50)
    store.close()


async def test_only_lines_of_the_talk_can_be_removed(store: Store) -> None:
    match = running(2)
    await store.create(match)
    with pytest.raises(Trouble) as raised:
        await moderation.hush(store, match.id, 1)
    assert raised.value.key == "no-such-line"
    entry = Entry(match.count + 1, time.time(), 0, "chat", RUDE)
    await store.append(match.id, entry)
    first = await moderation.hush(store, match.id, entry.number)
    assert await moderation.hush(store, match.id, entry.number, is_erased=True) == first  # once is enough
    assert (await store.load(match.id)).count == first
    assert (await moderation.talk(store, match.id))[0].text == ""
    store.close()


async def test_running_games_are_exported_only_with_their_secrets(store: Store, tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    for name, match in (
        ("runs", wander(running(2), 12)),
        ("over", wander(running(2), 10_000)),
        ("open", open_match()),
    ):
        match.id = name
        await store.create(match)
    assert await to_export(store, "all", with_secrets=False) == ["over"]
    assert await to_export(store, "all", with_secrets=True) == ["over", "runs"]
    refused = await exported(store, "runs", folder, with_secrets=False)
    assert refused is not None
    assert list(folder.glob("*.wsk")) == []
    assert await exported(store, "open", folder, with_secrets=True) is not None
    for _ in range(2):  # again is no trouble
        assert await exported(store, "runs", folder, with_secrets=True) is None
        assert await exported(store, "over", folder, with_secrets=False) is None
    files = sorted(folder.glob("*.wsk"))
    assert [file.name for file in files] == ["windsock-over.wsk", "windsock-runs.wsk"]
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)
    store.close()


# Bans


async def test_bans_of_names_and_addresses(store: Store) -> None:
    member, _ = await People(store).register(None, "Mallory", "long enough")
    await store.rows.write(new_key("m", 1, member.id)[1])
    await ban(store, " MALLORY ", None, "cheated")
    await ban(store, "192.0.2.77/24", time.time() + 3600, "flood")
    await ban(store, "2001:db8::/32", None, "")
    await ban(store, "Gone", time.time() - 1, "")
    bans = Bans(store)
    await bans.load()
    for address, is_out in (
        ("192.0.2.1", True),
        ("::ffff:192.0.2.9", True),
        ("192.0.3.1", False),
        ("2001:db8:1::5", True),
        ("", False),
        ("testclient", False),
    ):
        assert (bans.of_address(address) is not None) == is_out, address
    assert bans.of_name("mallory") is not None
    assert bans.of_name("MaIIory") is not None  # it looks the same
    assert bans.of_name("Gone") is None
    assert bans.of_person(member.id) is not None
    assert bans.of_seat("m", 1) is not None
    assert bans.of_seat("m", 0) is None
    assert {one.shown for one in await listed(store)} == {"MALLORY", "192.0.2.77/24", "2001:db8::/32"}
    await ban(store, "mallory", None, "and again")  # in the place of the first
    assert len(await listed(store)) == 3
    await unban(store, "Mallory")
    await bans.load()
    assert bans.of_person(member.id) is None
    assert bans.seats == {}
    for wrong in ("0.0.0.0/0", "::/0", "", "x" * 41):
        with pytest.raises(Trouble):
            meant(wrong)
    with pytest.raises(Trouble):
        await unban(store, "nobody")
    store.close()


async def test_a_ban_that_is_over_ends_by_itself(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await ban(store, "192.0.2.1", time.time() + 1000, "")
    bans = Bans(store)
    await bans.load()
    assert bans.of_address("192.0.2.1") is not None
    now = time.time() + 2000
    monkeypatch.setattr("windsock.web.accounts.bans.time.time", lambda: now)
    assert bans.of_address("192.0.2.1") is None
    store.close()


async def test_news_of_bans_is_heard(url: str) -> None:
    store, owner = Store(url), Store(url)
    heard: list[str] = []

    async def hear_bans() -> None:
        heard.append("bans")

    news = News(store, lambda match, count: heard.append(match), hear_bans)
    await ban(owner, "192.0.2.1", None, "")
    await news.begin()
    await news.look()
    assert heard == []  # it was there before: everything is read at the start
    await ban(owner, "192.0.2.2", None, "")
    await news.look()
    await news.look()
    assert heard == ["bans"]
    store.close()
    owner.close()


# Reports


async def test_reports_are_kept_bounded_and_answered(store: Store) -> None:
    match = running(3)
    await store.create(match)
    match.apply(match.propose_chat(1, RUDE))
    line = match.chat[0].number
    await report(store, match, "ann", 0, 1, line, "this is rude")
    await report(store, match, None, 2, 1, None, "plays \n slowly")
    with pytest.raises(Trouble):
        await report(store, match, "ann", 0, 0, line, "of somebody else")
    with pytest.raises(Trouble):
        await report(store, match, "ann", 0, 9, None, "of nobody")
    found = await all_reports(store)
    assert [(one.person, one.by, one.seat, one.line) for one in found] == [
        (None, 2, 1, None),
        ("ann", 0, 1, line),
    ]
    assert found[0].text == "plays slowly"
    assert [one.text for one in await reports_of(store, "ann", [])] == ["this is rude"]
    assert [one.text for one in await reports_of(store, None, [(match.id, 2)])] == ["plays slowly"]
    assert await reports_of(store, None, [(match.id, 0)]) == []  # Ann's is Ann's
    assert await reports_of(store, None, []) == []
    await answer(store, found[1].number, "The line is gone.")
    assert (await reports_of(store, "ann", []))[0].answer == "The line is gone."
    assert len(await all_reports(store)) == 1
    assert len(await all_reports(store, with_answered=True)) == 2
    with pytest.raises(Trouble):
        await answer(store, 999, "none")
    for _ in range(MOST_AT_TABLE - 1):
        await report(store, match, "ann", 0, 1, None, "again")
    with pytest.raises(Trouble) as raised:
        await report(store, match, "ann", 0, 1, None, "again")
    assert raised.value.key == "report-many"
    store.close()


async def test_play_goes_on_after_a_line_was_removed(url: str, opening: Opening) -> None:
    house = await opening(url)
    name = await begun(house)
    number = await house.do(name, lambda match: match.propose_chat(0, RUDE))
    owner = Store(url)
    await moderation.hush(owner, name, number)
    live = await house.live(name)
    seat = live.match.asked[0]
    move = live.match.table.write(live.match.table.legal(seat)[0])
    await house.do(name, lambda match: match.propose_play(seat, move, match.table.number))
    assert [entry.kind for entry in live.match.entries][-2:] == ["hush", "play"]
    again = await owner.load(name)
    assert again.entries[number - 1].text == ""
    play(again, again.asked[0])
    settle(again)
    owner.close()
