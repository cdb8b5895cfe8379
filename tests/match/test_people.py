"""Guests and accounts. Only hashes of secrets are kept."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from tests.match.people import running
from windsock.core.trouble import Trouble
from windsock.match.store import Store, new_key


async def test_a_guest_is_known_by_a_secret_that_is_not_kept(url: str) -> None:
    store = Store(url)
    people = store.people
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
    people = store.people
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
    assert await store.person_at(match.id, 1) == person
    assert await store.person_at(match.id, 0) is None
    with store.engine.connect() as connection:
        kept = str(connection.execute(text("SELECT password FROM people")).scalar())
    assert kept.startswith("$argon2id$")
    store.close()


async def test_what_is_wrong_with_an_account(url: str) -> None:
    store = Store(url)
    people = store.people
    person, _ = await people.register(None, "Ann", "correct horse")
    for key, asked in (
        ("name-taken", people.register(None, "ANN", "battery staple")),
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
