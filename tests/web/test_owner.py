"""What the owner does beside a running server is seen there within seconds; reports are answered."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

from tests.web.conftest import serving
from tests.web.test_programs import WINDSOCK, sitting
from tests.web.visitor import LiveSocket, Visitor
from windsock.hosting import moderation, news, reports
from windsock.hosting.store import Store
from windsock.hosting.tables import BANS, ENTRIES, MATCHES
from windsock.hosting.tidy import DAY, Ages
from windsock.web import desk as desks
from windsock.web import office
from windsock.web.accounts import bans
from windsock.web.running import Running
from windsock.web.settings import Settings

PEOPLE = ({"kind": "me", "name": "Ann"}, {"kind": "open"})
PATIENCE = 30.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("owner")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(news, "EVERY", 0.05)
        with serving(Settings(f"sqlite:///{folder}/windsock.db", is_limited=False)) as running:
            yield running


@pytest.fixture
def owner(server: Running) -> Iterator[Callable[..., Any]]:
    """Another process's view of the database."""
    store = Store(server.settings.database)

    def do(work: Callable[..., Any], *words: Any, **more: Any) -> Any:
        return asyncio.run(work(store, *words, **more))

    yield do
    store.close()


def until(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def farewell(socket: LiveSocket) -> tuple[int, str]:
    """How the server closes a socket."""
    try:
        while True:
            socket.next()
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (0, "")


def key_of(answer: Any) -> str:
    return str(answer.json()["trouble"]["key"])


def test_everybody_at_a_closed_table_sees_why(
    visitor: Callable[[], Visitor], owner: Callable[..., Any]
) -> None:
    ann, bob, stranger = visitor(), visitor(), visitor()
    match = ann.table(*PEOPLE)
    bob.sit(match, 1, "Bob")
    with ann.live(match, 0) as first, bob.live(match, 1) as second, stranger.live(match) as third:
        first.wait(lambda frame: frame["stage"] == "running")
        owner(moderation.close, match, "The evening is over.")
        for one in (first, second, third):
            shown = one.wait(lambda frame: frame["stage"] == "closed")
            assert shown["closed"]["reason"] == "The evening is over."
            assert (shown["moves"], shown["seed"]) == ([], None)
        refused = first.command(type="chat", text="but")
        assert refused["trouble"]["key"] == "match-closed"
        assert refused["trouble"]["facts"] == {"reason": "The evening is over."}
    for path in ("save", "verify", "at/0?seat=all"):
        assert ann.ask(f"/matches/{match}/{path}").status_code == 409
    assert ann.told(f"/matches/{match}/at/0", token=ann.tokens[match, 0])["stage"] == "closed"
    assert match not in {table["id"] for table in stranger.told("/matches?stage=running")}


def test_the_commands_of_the_owner_run_beside_the_server(
    visitor: Callable[[], Visitor], server: Running, tmp_path: Path
) -> None:
    """Probe: each of them was refused, because a server had the database."""
    ann = visitor()
    match = ann.table({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"})

    def windsock(*words: str) -> subprocess.CompletedProcess[str]:
        command = [*WINDSOCK, *words, "--database", server.settings.database]
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)

    listed = windsock("admin", "tables")
    assert listed.returncode == 0, listed.stderr
    assert match[:8] in listed.stdout.replace("\n", "")
    for words in (("tidy", "--dry-run"), ("admin", "backup", str(tmp_path / "copy.db"))):
        done = windsock(*words)
        assert done.returncode == 0, done.stderr
    with ann.live(match, 0) as socket:
        socket.wait()
        assert windsock("admin", "close", match, "--reason", "Enough.").returncode == 0
        assert socket.wait(lambda frame: frame["closed"])["closed"]["reason"] == "Enough."
    second = windsock("serve", "--port", "0")
    assert second.returncode == 2
    assert "Traceback" not in second.stderr


def test_a_program_at_a_closed_table_accuses_nobody(
    visitor: Callable[[], Visitor], owner: Callable[..., Any]
) -> None:
    """Probe: it said that the deal did not fit the seal, which stays shut."""
    ann = visitor()
    match = ann.table({"kind": "program", "name": "Python"}, {"kind": "me", "name": "Ann"}, has_nonces=True)
    program = sitting(ann, match, 0, sys.executable, "-c", "import sys; sys.stdin.read()")
    with ann.live(match, 1) as socket:
        nonce = "5" * 32
        socket.command(type="nonce", nonce=nonce)
        socket.wait(lambda frame: frame["stage"] == "running")
        owner(moderation.close, match, "The evening is over.")
        _, said = program.communicate(timeout=PATIENCE)
    assert (program.returncode, "The evening is over." in said) == (0, True), said


def test_a_program_is_told_that_its_table_is_damaged(
    visitor: Callable[[], Visitor], owner: Callable[..., Any], server: Running
) -> None:
    """Probe: it heard that no server answers."""
    ann = visitor()
    match = ann.table({"kind": "program", "name": "Python"}, {"kind": "open"})

    async def spoil(store: Store) -> None:
        await store.rows.write(update(MATCHES).where(MATCHES.c.id == match).values(agreement="{}"))
        del server.app.state.desk.house.lives[match]

    owner(spoil)
    program = sitting(ann, match, 0, sys.executable, "-c", "import sys; sys.stdin.read()")
    _, said = program.communicate(timeout=PATIENCE)
    assert (program.returncode, "damaged" in said) == (2, True), said


def test_a_poll_at_a_read_only_table_hears_of_the_owner_at_once(
    visitor: Callable[[], Visitor], owner: Callable[..., Any], server: Running
) -> None:
    """Probe: its journal does not grow, and the poll answered only when its wait was over."""
    ann, bob = visitor(), visitor()
    match = ann.table(*PEOPLE)
    bob.sit(match, 1, "Bob")

    async def spoil(store: Store) -> None:
        wrong = ENTRIES.c.match == match, ENTRIES.c.kind == "start"
        await store.rows.write(update(ENTRIES).where(*wrong).values(digest="2 000000"))
        del server.app.state.desk.house.lives[match]

    owner(spoil)
    shown = ann.told(f"/matches/{match}/frames")
    assert shown["read_only"] is not None
    with ThreadPoolExecutor(1) as pool:
        start = time.monotonic()
        poll = pool.submit(bob.told, f"/matches/{match}/frames?after={shown['count']}&wait=25")
        until(lambda: any(server.app.state.desk.polls))
        owner(moderation.close, match, "The evening is over.")
        assert poll.result()["closed"]["reason"] == "The evening is over."
        assert time.monotonic() - start < 15


def test_a_removed_line_is_gone_from_the_page(
    visitor: Callable[[], Visitor], owner: Callable[..., Any]
) -> None:
    ann, bob = visitor(), visitor()
    match = ann.table(*PEOPLE)
    bob.sit(match, 1, "Bob")
    with ann.live(match, 0) as first, bob.live(match, 1) as second:
        second.wait(lambda frame: frame["stage"] == "running")
        second.command(type="chat", text="something rude")
        line = first.wait(lambda frame: frame["chat"])["chat"][0]
        owner(moderation.hush, match, line["number"], is_erased=True)
        shown = first.wait(lambda frame: frame["chat"][0]["is_removed"])
        assert shown["chat"][0]["text"] == ""
    assert "something rude" not in ann.ask(f"/matches/{match}/frames").text


def test_a_banned_account_cannot_log_in_or_act_and_its_socket_closes(
    visitor: Callable[[], Visitor], owner: Callable[..., Any], server: Running
) -> None:
    mallory, ann = visitor(), visitor()
    mallory.told("/account", {"name": "Mallory", "password": "long enough"})
    match = mallory.table({"kind": "me"}, {"kind": "open"})
    ann.sit(match, 1, "Ann")
    with mallory.live(match, 0) as socket:
        socket.wait()
        owner(bans.ban, "mallory", None, "Cheated.")
        assert farewell(socket) == (4403, "banned")
    with mallory.live(match, 0) as socket:
        assert farewell(socket) == (4403, "banned")
    token = mallory.tokens[match, 0]
    for answer in (
        mallory.ask("/matches", {"game": "airlines-europe", "chairs": [{"kind": "me"}, {"kind": "open"}]}),
        mallory.ask("/me", {"name": "Innocent"}),
        mallory.ask("/account/name", {"name": "Innocent"}),
        mallory.ask(f"/matches/{match}/commands", {"type": "chat", "seat": 0, "text": "hi"}, token=token),
        visitor().ask("/login", {"name": "MALLORY", "password": "long enough"}),
    ):
        assert answer.status_code == 403, answer.text
        assert answer.json()["trouble"] == {"key": "banned", "facts": {"reason": "Cheated.", "until": ""}}
    assert key_of(visitor().ask("/login", {"name": "Mallory", "password": "wrong one"})) == "login-wrong"
    for answer in (
        visitor().ask("/me", {"name": " mallory"}),
        visitor().ask(f"/matches/{match}/seats/0", {"name": "Mallory"}),
        visitor().ask(
            "/matches",
            {"game": "airlines-europe", "chairs": [{"kind": "me", "name": "Mallory"}, {"kind": "open"}]},
        ),
    ):
        assert answer.status_code == 403
        assert key_of(answer) == "banned-name"
    assert ann.ask(f"/matches/{match}/frames", token=ann.tokens[match, 1]).is_success
    owner(bans.unban, "Mallory")
    until(lambda: mallory.ask("/me", {"name": "Mallory"}).is_success)
    assert mallory.ask(f"/matches/{match}/frames", token=token).is_success


def test_a_banned_address_is_refused_at_the_door(
    visitor: Callable[[], Visitor], owner: Callable[..., Any]
) -> None:
    ann = visitor()
    match = ann.table(*PEOPLE)
    with ann.live(match, 0) as socket:
        socket.wait()
        owner(bans.ban, "127.0.0.0/8", time.time() + 3600, "Too much.")
        assert farewell(socket) == (4403, "banned")
    try:
        for answer in (ann.ask("/matches"), ann.http.get("/"), ann.ask("/me", {"name": "Ann"})):
            assert answer.status_code == 403
            assert key_of(answer) == "banned-address"
            assert answer.json()["trouble"]["facts"]["reason"] == "Too much."
    finally:
        owner(bans.unban, "127.0.0.0/8")
    until(lambda: ann.ask("/matches").is_success)


def test_players_report_and_read_the_answer(
    visitor: Callable[[], Visitor], owner: Callable[..., Any]
) -> None:
    ann, bob, stranger = visitor(), visitor(), visitor()
    ann.told("/me", {"name": "Ann"})
    match = ann.table(*PEOPLE)
    bob.sit(match, 1, "Bob")
    with bob.live(match, 1) as socket:
        socket.wait()
        line = socket.command(type="chat", text="something rude")["count"]
    path = f"/matches/{match}/reports"
    assert stranger.ask(path, {"seat": 1, "text": "rude"}).status_code == 403
    assert ann.ask(path, {"seat": 1, "line": line, "text": "This is rude."}).status_code == 201
    token = bob.tokens[match, 1]
    assert bob.ask(path, {"seat": 0, "text": "Slow."}, token=token).status_code == 201
    for wrong in ({"seat": 1}, {"seat": 1, "text": ""}, {"seat": 1, "text": "x" * 501}, {"text": "who"}):
        assert ann.ask(path, wrong).status_code == 400
    assert ann.ask(path, {"seat": 1, "line": 1, "text": "no talk"}).status_code == 404
    found = owner(reports.all_reports)
    assert [one.text for one in found] == ["Slow.", "This is rude."]
    owner(reports.answer, found[1].number, "The line is gone.")
    mine = ann.told("/me/reports")
    assert [(one["text"], one["answer"]) for one in mine] == [("This is rude.", "The line is gone.")]
    assert [one["text"] for one in bob.told("/me/reports", headers={"x-seat-tokens": token})] == ["Slow."]
    assert stranger.told("/me/reports") == []
    for _ in range(reports.MOST_AT_TABLE):
        last = ann.ask(path, {"seat": 1, "text": "Again."})
    assert last.status_code == 429


def test_outsiders_do_not_use_up_the_reports_of_players(
    visitor: Callable[[], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "MOST_OF_TABLE", 3)
    ann, bob = visitor(), visitor()
    ann.told("/me", {"name": "Ann"})
    match = ann.table(*PEOPLE)
    bob.sit(match, 1, "Bob")
    path, rude = f"/matches/{match}/reports", {"seat": 1, "text": "rude"}
    answers = []
    for number in range(4):
        stranger = visitor()
        stranger.told("/me", {"name": f"Guest {number}"})
        answers.append(stranger.ask(path, rude).status_code)
    assert answers == [201, 201, 201, 429]
    assert ann.ask(path, rude).status_code == 201
    assert bob.ask(path, {"seat": 0, "text": "slow"}, token=bob.tokens[match, 1]).status_code == 201


def test_a_ban_that_cannot_be_read_is_passed_over(
    visitor: Callable[[], Visitor], owner: Callable[..., Any], server: Running
) -> None:
    """Probe: the task that listens to the owner ended with it, and no server started any more."""
    ann = visitor()

    async def spoil(store: Store) -> None:
        values = {"kind": "address", "what": "nowhere", "shown": "nowhere", "at": 0.0, "reason": ""}
        await store.rows.write(insert(BANS).values(**values), news.word(None))

    owner(spoil)
    owner(bans.ban, "Trudy", None, "Cheated.")
    until(lambda: server.app.state.desk.bans.of_name("Trudy"))
    assert key_of(ann.ask("/me", {"name": "Trudy"})) == "banned-name"


async def test_news_that_cannot_be_read_is_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "EVERY", 0.01)
    store, looks = Store(f"sqlite:///{tmp_path}/windsock.db"), 0
    heard = news.News(store, lambda match, count: None, lambda: asyncio.sleep(0))

    async def fail() -> None:
        nonlocal looks
        looks += 1
        raise ValueError("something unheard-of")

    monkeypatch.setattr(heard, "look", fail)
    listening = asyncio.create_task(heard.listen())
    async with asyncio.timeout(PATIENCE):
        while looks < 3:
            await asyncio.sleep(0.01)
    listening.cancel()
    store.close()


def test_reports_have_a_price(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "REPORTS", (2.0, 0.0001))
    with serving(Settings(f"sqlite:///{tmp_path}/windsock.db")) as running:
        ann = Visitor(running.settings.address)
        match = ann.table({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"})
        path, token = f"/matches/{match}/reports", ann.tokens[match, 0]
        answers = [ann.ask(path, {"seat": 1, "text": "rude"}, token=token).status_code for _ in range(3)]
        assert answers == [201, 201, 429]


def test_a_server_tidies_up_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "FIRST", 0.1)
    url = f"sqlite:///{tmp_path}/windsock.db"
    folder = tmp_path / "old"
    with serving(Settings(url, is_limited=False)) as running:
        ann = Visitor(running.settings.address)
        old, watched = ann.table(*PEOPLE), ann.table(*PEOPLE)
    store = Store(url)
    at = time.time() - 40 * DAY
    for change in (update(MATCHES).values(created=at, touched=at), update(ENTRIES).values(at=at)):
        asyncio.run(store.rows.write(change))
    monkeypatch.setattr(office, "FIRST", 2.0)
    with serving(Settings(url, is_limited=False, tidy=Ages(30, 30, folder))) as running:
        ann.address = running.settings.address
        with ann.live(watched, 0) as socket:
            socket.wait()
            later = Visitor(running.settings.address)
            until(lambda: old not in {table["id"] for table in later.told("/matches?stage=open")})
            assert socket.command(type="chat", text="still here")["count"]
        assert later.ask(f"/matches/{watched}").is_success
        assert later.ask(f"/matches/{old}").status_code == 404
    store.close()
