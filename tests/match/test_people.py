"""Guests and accounts. Only hashes of secrets are kept."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from sqlalchemy import text

from tests.match.people import running
from windsock.core.trouble import Trouble
from windsock.hosting.database import configured, open_database
from windsock.hosting.store import Store, new_key
from windsock.web.accounts.letters import LASTS, Letters
from windsock.web.accounts.passwords import HASHER
from windsock.web.accounts.people import People


async def test_a_guest_is_known_by_a_secret_that_is_not_kept(url: str) -> None:
    store = Store(url)
    people = People(store)
    guest, token = await people.guest("  Ann ", "de")
    assert (guest.name, guest.language, guest.is_guest) == ("Ann", "de", True)
    assert await people.by_token(token) == guest
    assert await people.by_token(token + "x") is None
    renamed = await people.rename(guest, "Anna", "fr")
    assert await people.by_token(token) == renamed
    with store.engine.connect() as connection:
        assert token not in str(connection.execute(text("SELECT * FROM sessions")).all())
    await people.logout(token)
    assert await people.by_token(token) is None
    store.close()


async def test_an_account_keeps_what_the_guest_had(url: str) -> None:
    store = Store(url)
    people = People(store)
    guest, _ = await people.guest("Ann")
    match = running(2)
    _, key = new_key(match.id, 1, guest.id)
    await store.create(match, guest.id, [key])
    person, token = await people.register(guest, "Ann", "correct horse", "ann@example.org")
    assert (person.id, person.is_guest, person.email) == (guest.id, False, "ann@example.org")
    assert await people.by_token(token) == person
    again, other = await people.login("ANN", "correct horse")
    assert again == person
    assert other != token
    assert [(line["id"], line["seat"]) for line in await people.matches(again)] == [(match.id, 1)]
    assert await store.holder(match.id, 1) == person.id
    assert await People(store).at(match.id, 1) == person
    assert await People(store).at(match.id, 0) is None
    with store.engine.connect() as connection:
        kept = str(connection.execute(text("SELECT password FROM people")).scalar())
    assert kept.startswith("$argon2id$")
    store.close()


async def test_what_is_wrong_with_an_account(url: str) -> None:
    store = Store(url)
    people = People(store)
    person, _ = await people.register(None, "Ann", "correct horse")
    for key, asked in (
        ("name-taken", people.register(None, "ANN", "battery staple")),
        ("name-taken", people.register(None, "\u0391\u039d\u039d", "battery staple")),
        ("name-taken", people.register(None, "A.n-n \u200b", "battery staple")),
        ("name-scripts", people.register(None, "B\u043eb", "battery staple")),
        ("email-form", people.register(None, "Bob", "battery staple", "Bob <bob@example.org>")),
        ("password-length", people.register(None, "Bob", "short")),
        ("password-length", people.register(None, "Bob", "x" * 1000)),
        ("email-form", people.register(None, "Bob", "battery staple", "nowhere")),
        ("name-length", people.register(None, "", "battery staple")),
        ("account-already", people.register(person, "Bob", "battery staple")),
        ("login-wrong", people.login("Ann", "wrong horse")),
        ("login-wrong", people.login("Nobody", "correct horse")),
        ("name-length", people.guest("\n")),
    ):
        with pytest.raises(Trouble) as raised:
            await asked
        assert raised.value.key == key
    store.close()


async def test_two_cannot_register_on_one_guest(url: str) -> None:
    store = Store(url)
    guest, _ = await People(store).guest("Ann")
    await People(store).register(guest, "Ann", "correct horse")
    with pytest.raises(Trouble) as raised:  # another request with the old cookie, begun before
        await People(store).register(guest, "Eve", "battery staple")
    assert raised.value.key == "account-already"
    assert (await People(store).login("Ann", "correct horse"))[0].id == guest.id
    store.close()


async def test_a_letter_opens_once_and_not_for_long(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(url)
    ann, _ = await People(store).register(None, "Ann", "correct horse", "ann@example.org")
    letters = Letters(store.engine, store.writer)
    late = await letters.begin("confirm", ann, "ann@example.org")
    assert late is not None
    monkeypatch.setitem(LASTS, "confirm", -1.0)
    spent = await letters.begin("confirm", ann, "ann@example.org")
    assert spent is not None
    assert await letters.confirm(spent) is None  # its time is over
    assert await letters.reader("recover", late) is None  # it is for something else
    found = await asyncio.gather(*[letters.confirm(late) for _ in range(5)])
    assert [one.id for one in found if one is not None] == [ann.id]
    with store.engine.connect() as connection:
        kept = str(connection.execute(text("SELECT * FROM letters")).all())
    assert late not in kept
    assert "ann@" not in kept
    assert await letters.begin("notice", ann, "ann@example.org", about="turn m 0 7") is not None
    assert (
        await letters.begin("notice", ann, "ann@example.org", about="turn m 0 7") is None
    )  # another process
    store.close()


async def test_a_crowd_at_the_passwords_is_sent_away_but_not_who_is_known(url: str) -> None:
    store = Store(url)
    people = People(store)
    await people.register(None, "Ann", "correct horse")
    passwords = people.passwords
    passwords.strangers.inside = passwords.strangers.most
    with pytest.raises(Trouble) as raised:
        await people.login("Ann", "correct horse")
    assert raised.value.key == "busy"
    person, _ = await people.login("Ann", "correct horse", is_known=True)
    assert person.name == "Ann"
    store.close()


async def test_of_accounts_that_look_alike_the_older_keeps_the_name(url: str) -> None:
    """A database as it was before names were compared by their looks."""
    engine = open_database(url)
    with engine.begin() as connection:
        command.downgrade(configured(connection), "0002")
        secret = HASHER.hash("correct horse")
        for key, name, created in (("b", "\u0410nn\u0430", 2.0), ("a", "Anna", 1.0), ("c", "Ben", 3.0)):
            connection.execute(
                text(
                    "INSERT INTO people (id, name, language, account, email, password, created)"
                    " VALUES (:id, :name, 'en', :account, 'x@example.org', :secret, :created)"
                ),
                {"id": key, "name": name, "account": name.casefold(), "secret": secret, "created": created},
            )
        connection.execute(
            text("INSERT INTO people (id, name, language, created) VALUES ('d', 'Anna', 'en', 4.0)")
        )
    engine.dispose()
    store = Store(url)
    people = People(store)
    found = {}
    for name in ("Anna", "\u0410nn\u0430", "Ben"):
        person, _ = await people.login(name, "correct horse")
        found[person.id] = person
    assert {key: person.looks_alike for key, person in found.items()} == {"a": False, "b": True, "c": False}
    assert [person.postbox for person in found.values()] == [None] * 3  # nobody has confirmed anything yet
    assert not found["b"].owns(found["b"].name)
    renamed = await people.new_account_name(found["b"], "\u042f\u043d\u0430")
    assert not renamed.looks_alike
    assert (await people.login("\u044f\u043d\u0430", "correct horse"))[0] == renamed
    store.close()
