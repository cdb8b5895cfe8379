"""Accounts: cookies that end, strangers who cannot lock anybody out, letters, one's data, going for good."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from tests.match.people import running as running_match
from tests.match.people import wander
from tests.web.conftest import serving
from tests.web.mail import Sink, sink, text_of
from tests.web.visitor import Visitor
from windsock.hosting.store import Store, new_key
from windsock.hosting.tables import DEVICES, KEYS, LONGEST_EMAIL, MATCHES, PEOPLE, SESSIONS
from windsock.web import desk
from windsock.web.accounts import passwords
from windsock.web.accounts.people import People
from windsock.web.network import network_of, visitor_of
from windsock.web.running import Running
from windsock.web.settings import Settings

Guests = Callable[[], Visitor]
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}
OPEN: dict[str, Any] = {"kind": "open"}
HORSE, STAPLE = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def post() -> Iterator[Sink]:
    with sink() as server:
        yield server


@pytest.fixture(scope="module", autouse=True)
def swift() -> Iterator[None]:
    """Passwords are hashed slowly on purpose; what is tested here is something else."""
    with patch.object(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=64)):
        yield


@pytest.fixture(scope="module")
def server(post: Sink, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('accounts')}/windsock.db"
    with serving(Settings(url, mail=post.mail, is_limited=False)) as running:
        yield running


@pytest.fixture(autouse=True)
def empty(post: Sink) -> None:
    post.letters.clear()


def trouble(answer: httpx.Response) -> str:
    return str(answer.json()["trouble"]["key"])


def account(visitor: Visitor, name: str, **more: Any) -> Visitor:
    visitor.told("/account", {"name": name, "password": HORSE, **more})
    return visitor


def confirmed(visitor: Visitor, post: Sink, name: str, email: str) -> Visitor:
    account(visitor, name, email=email)
    visitor.told("/confirm", {"token": post.secret(1, "confirm")})
    post.letters.clear()
    return visitor


def session(visitor: Visitor) -> str:
    return str(visitor.http.cookies["windsock_person"])


def with_session(visitor: Visitor, token: str) -> Visitor:
    visitor.http.cookies.set("windsock_person", token)
    return visitor


# Cookies


def test_a_guests_old_cookie_does_not_open_the_account(visitor: Guests) -> None:
    ada = visitor()
    ada.told("/me", {"name": "Ada"})
    stolen = session(ada)
    thief = with_session(visitor(), stolen)
    assert thief.told("/me")["name"] == "Ada"
    account(ada, "Ada Old")
    assert session(ada) != stolen
    assert thief.told("/me")["name"] is None
    assert ada.told("/me")["has_account"] is True


def test_logging_in_ends_the_session_that_was_there(visitor: Guests) -> None:
    account(visitor(), "Rota")
    eve = visitor()
    eve.told("/me", {"name": "Eve"})
    before = session(eve)
    eve.told("/login", {"name": "Rota", "password": HORSE})
    first = session(eve)
    eve.told("/login", {"name": "Rota", "password": HORSE})
    for old in (before, first):
        assert with_session(visitor(), old).told("/me")["name"] is None


def test_another_password_and_logging_out_everywhere_end_the_other_sessions(visitor: Guests) -> None:
    ada, phone = account(visitor(), "Every"), visitor()
    phone.told("/login", {"name": "Every", "password": HORSE})
    wrong = ada.ask("/account/password", {"old": STAPLE, "password": STAPLE})
    assert (wrong.status_code, trouble(wrong)) == (403, "password-wrong")
    assert phone.told("/me")["name"] == "Every"
    old = session(ada)
    ada.told("/account/password", {"old": HORSE, "password": STAPLE})
    assert phone.told("/me")["name"] is None
    assert with_session(visitor(), old).told("/me")["name"] is None
    assert trouble(phone.ask("/login", {"name": "Every", "password": HORSE})) == "login-wrong"
    phone.told("/login", {"name": "Every", "password": STAPLE})
    phone.told("/logout/everywhere", {})
    assert [one.told("/me")["name"] for one in (ada, phone)] == [None, None]
    assert trouble(visitor().ask("/logout/everywhere", {})) == "no-account"


# Strangers


def test_a_stranger_cannot_lock_somebody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "TRIES", (2.0, 0.0))
    monkeypatch.setattr(desk, "NAMES", (3.0, 0.0))
    monkeypatch.setattr(desk, "LOGINS", (6.0, 0.0))
    headers = [{"x-forwarded-for": address} for address in ("192.0.2.1", "198.51.100.1", "203.0.113.1")]
    with serving(Settings(f"sqlite:///{tmp_path}/windsock.db")) as running:
        eve, ada = Visitor(running.settings.address), Visitor(running.settings.address)
        account(ada, "Ada")
        ada.told("/logout", {})
        said = [
            trouble(eve.ask("/login", {"name": name, "password": STAPLE}, headers=headers[0]))
            for name in ("Ada", "ADA", "ada", "Ada")
        ]
        assert said == [
            "login-wrong",
            "login-wrong",
            "login-slow",
            "login-slow",
        ]  # one network is slowed down
        other = eve.ask("/login", {"name": "Ada", "password": STAPLE}, headers=headers[1])
        assert trouble(other) == "login-wrong"  # and took no more than its share of the name
        for where in headers[1:]:  # a guess from everywhere is slowed down too
            eve.ask("/login", {"name": "Ada", "password": STAPLE}, headers=where)
        slow = eve.ask("/login", {"name": "Ada", "password": HORSE}, headers=headers[2])
        assert (slow.status_code, trouble(slow)) == (429, "login-slow")
        for _ in range(8):  # the true owner's own address is used up as well
            eve.ask("/login", {"name": "Nobody", "password": STAPLE})
        assert trouble(eve.ask("/login", {"name": "Nobody", "password": STAPLE})) == "too-often"
        assert ada.told("/login", {"name": "Ada", "password": HORSE})["name"] == "Ada"  # was here before
        stolen = Visitor(running.settings.address)
        stolen.http.cookies.set("windsock_device", ada.http.cookies["windsock_device"])
        guesses = [trouble(stolen.ask("/login", {"name": "Ada", "password": STAPLE})) for _ in range(7)]
        assert guesses[-1] == "too-often"  # a known device is no way to guess without end


def test_networks() -> None:
    assert network_of("192.0.2.77") == network_of("192.0.2.1") != network_of("192.0.3.1")
    assert network_of("2001:db8:1:2::3") == network_of("2001:db8:1:ffff::1") != network_of("2001:db8:2::1")
    assert visitor_of("2001:db8::1") == visitor_of("2001:db8::2") != visitor_of("2001:db8:0:1::1")
    assert visitor_of("::ffff:192.0.2.1") == visitor_of("192.0.2.1") != visitor_of("192.0.2.2")
    assert network_of("") == ""


# Letters


def test_a_lost_password_is_recovered_once(visitor: Guests, post: Sink) -> None:
    ada = confirmed(visitor(), post, "Lost", "lost@example.org")
    somebody = visitor()
    known = somebody.ask("/recover", {"who": "LOST"})
    unknown = somebody.ask("/recover", {"who": "Nobody at all"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content) == (202, b"null")
    token = post.secret(1, "recover")
    assert len(token) == 32  # 192 bits
    assert "Lost" in text_of(post.wait(1)[0])
    short = somebody.ask("/recover/password", {"token": token, "password": "short"})
    assert short.status_code == 400  # and the letter is still good
    assert somebody.told("/recover/password", {"token": token, "password": STAPLE})["name"] == "Lost"
    assert somebody.told("/me")["name"] == "Lost"
    assert ada.told("/me")["name"] is None
    again = visitor().ask("/recover/password", {"token": token, "password": HORSE})
    assert (again.status_code, trouble(again)) == (410, "letter-spent")
    visitor().told("/login", {"name": "lost", "password": STAPLE})


def test_recovery_by_address_and_only_to_a_confirmed_one(visitor: Guests, post: Sink) -> None:
    confirmed(visitor(), post, "Adda", "adda@example.org")
    account(visitor(), "Trap", email="victim@example.org")
    post.wait(1)
    somebody = visitor()
    somebody.told("/recover", {"who": "Trap"})
    somebody.told("/recover", {"who": "victim@example.org"})
    somebody.told("/recover", {"who": "adda@example.org"})
    assert [letter["To"] for letter in post.wait(2)] == ["victim@example.org", "adda@example.org"]


def test_letters_are_counted(visitor: Guests, post: Sink) -> None:
    ada = account(visitor(), "Count", email="count@example.org")
    for _ in range(3):
        ada.told("/account/email/letter", {})
    many = ada.ask("/account/email/letter", {})
    assert (many.status_code, trouble(many)) == (429, "letters-many")
    changed = ada.told("/account/email", {"email": "Count+more@example.org", "password": HORSE})
    assert changed["email"] == "Count+more@example.org"  # done, although no letter goes out
    account(visitor(), "Counter", email="Count+games@example.org")  # the same postbox
    ada.told("/account/delete", {"password": HORSE})
    account(visitor(), "Count again", email="count@example.org")  # going does not help
    post.wait(4)
    hidden = visitor().ask("/account", {"name": "X", "password": HORSE, "email": "a<count@example.org>"})
    assert trouble(hidden) == "email-form"


def test_the_form_of_an_address_is_said_once(visitor: Guests) -> None:
    """Probe: requests allowed fewer characters than accounts, and called a wrong form a bad request."""
    longest = "a" * (LONGEST_EMAIL - len("@example.org")) + "@example.org"
    account(visitor(), "Long", email=longest)
    for wrong, key in (("nowhere", "email-form"), (f"a{longest}", "bad-request")):
        answer = visitor().ask("/account", {"name": "Wrong", "password": HORSE, "email": wrong})
        assert (answer.status_code, trouble(answer)) == (400, key)


def test_another_address_is_confirmed_anew(visitor: Guests, post: Sink) -> None:
    ada = confirmed(visitor(), post, "Mover", "old@example.org")
    assert (
        trouble(ada.ask("/account/email", {"email": "new@example.org", "password": STAPLE}))
        == "password-wrong"
    )
    changed = ada.told("/account/email", {"email": "new@example.org", "password": HORSE})
    assert (changed["email"], changed["is_confirmed"]) == ("new@example.org", False)
    first = post.secret(1, "confirm")
    ada.told("/account/email", {"email": "third@example.org", "password": HORSE})
    assert trouble(ada.ask("/confirm", {"token": first})) == "letter-spent"  # it was for another address
    ada.told("/confirm", {"token": post.secret(2, "confirm")})
    assert ada.told("/me")["is_confirmed"] is True
    assert ada.told("/account/email", {"email": None, "password": HORSE})["email"] is None


def test_without_a_mail_server_the_page_is_told(tmp_path: Path) -> None:
    with serving(Settings(f"sqlite:///{tmp_path}/windsock.db", is_limited=False)) as running:
        ada = account(Visitor(running.settings.address), "Ada", email="ada@example.org")
        assert ada.told("/me")["has_mail"] is False
        assert trouble(ada.ask("/recover", {"who": "Ada"})) == "mail-off"
        assert trouble(ada.ask("/account/email/letter", {})) == "mail-off"


# Going, and taking all along


def test_a_deleted_account_is_gone_and_the_others_play_on(visitor: Guests, server: Running) -> None:
    ada, ben = account(visitor(), "Leaver"), visitor()
    ben.told("/me", {"name": "Ben"})
    match = ada.table(ME, OPEN)
    ben.sit(match, 1, "Ben")
    waiting = ben.table(ME, OPEN, OPEN)
    ada.sit(waiting, 1, "Leaver")
    whose = who(server.settings.database, "Leaver")
    assert trouble(ada.ask("/account/delete", {"password": STAPLE})) == "password-wrong"
    ada.told("/account/delete", {"password": HORSE})
    assert ada.told("/me")["name"] is None
    chairs = ben.told(f"/matches/{match}")["chairs"]
    assert (chairs[0]["name"], chairs[0]["stand_in"]) == ("Leaver", "steady")
    assert ben.told(f"/matches/{waiting}")["chairs"][1]["kind"] == "open"
    assert trouble(visitor().ask("/login", {"name": "Leaver", "password": HORSE})) == "login-wrong"
    store = Store(server.settings.database)
    with store.engine.connect() as connection:
        columns = (PEOPLE.c.id, SESSIONS.c.person, DEVICES.c.person, KEYS.c.person, MATCHES.c.by)
        for column in columns:
            assert connection.execute(select(column).where(column == whose)).all() == []
    store.close()
    account(visitor(), "Leaver")  # the name is free again


def test_what_is_taken_along_has_the_games_and_no_secret(visitor: Guests, server: Running) -> None:
    ada = account(visitor(), "Packer")
    running = ada.table(ME, BOT, BOT)
    ada.told(
        f"/matches/{running}/commands",
        {"type": "chat", "seat": 0, "text": "good luck"},
        token=ada.tokens[running, 0],
    )
    over = finished(server.settings.database, "Packer")
    answer = ada.http.post("/api/account/data")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as chest:
        assert chest.testzip() is None
        about = json.loads(chest.read("about-me.json"))
        texts = {name: chest.read(name).decode() for name in chest.namelist()}
    assert (about["name"], about["account"], about["email"]) == ("Packer", "packer", None)
    assert {game["match"]: game["file"] for game in about["games"]} == {
        running: f"running/{running}.json",
        over: f"games/{over}.wsk",
    }
    assert [line["text"] for game in about["games"] for line in game["chat"]] == ["good luck"]
    assert "seed sealed" in texts[f"games/{over}.wsk"]
    (seen,) = json.loads(texts[f"running/{running}.json"])
    assert (seen["seat"], seen["seed"], seen["stage"]) == (0, None, "running")
    store = Store(server.settings.database)
    match = asyncio.run(store.load(running))
    store.close()
    for secret in (match.agreement.secret, match.dealt.seed):
        assert secret not in "".join(texts.values())
    assert "argon2" not in "".join(texts.values())
    with ada.live(running, 0) as live:
        live.wait()
        assert seen["view"].keys() == live.frame["view"].keys()  # what the seat is shown anyway
    assert trouble(visitor().http.post("/api/account/data")) == "nobody-here"


def finished(database: str, account: str) -> str:
    """A game of this account that is over, written by somebody else."""

    async def write() -> str:
        store = Store(database)
        person, _ = await People(store).login(account, HORSE)
        match = wander(running_match(2), 3000)
        assert match.stage == "over"
        match.id = "f00d"
        _, key = new_key(match.id, 0, person.id)
        await store.create(match, None, [key])
        store.close()
        return match.id

    return asyncio.run(write())


def who(database: str, account: str) -> str:
    """The id of an account."""
    store = Store(database)
    with store.engine.connect() as connection:
        found = connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.account == account.casefold()))
    store.close()
    assert isinstance(found, str)
    return found


# Names


def test_at_a_table_names_are_told_apart_and_accounts_are_marked(visitor: Guests) -> None:
    ada, eve = account(visitor(), "Marked"), visitor()
    eve.told("/me", {"name": "Eve"})
    match = ada.table(ME, OPEN, OPEN)
    eve.sit(match, 1, "M\u0430rked")  # a Cyrillic a
    chairs = ada.told(f"/matches/{match}")["chairs"]
    assert [(chair["name"], chair["is_account"]) for chair in chairs[:2]] == [
        ("Marked", True),
        ("M\u0430rked 2", False),
    ]
    alone = eve.table({"kind": "me", "name": "Mar\u200bked\u202e"}, OPEN)
    (chair, _) = eve.told(f"/matches/{alone}")["chairs"]
    assert (chair["name"], chair["is_account"]) == ("Marked", False)
    under = ada.table({"kind": "me", "name": "Another"}, OPEN)
    assert ada.told(f"/matches/{under}")["chairs"][0]["is_account"] is False
    bots = ada.table(ME, BOT, BOT)
    assert [chair["name"] for chair in ada.told(f"/matches/{bots}")["chairs"]] == [
        "Marked",
        "random",
        "random",
    ]
