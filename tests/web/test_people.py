"""Guests, accounts, sessions, one's own games, and letters to those who are away."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.conftest import serving
from tests.web.mail import sink, text_of
from tests.web.visitor import Visitor
from windsock.web.settings import Settings

Guests = Callable[[], Visitor]
ME: dict[str, Any] = {"kind": "me"}
BEN: dict[str, Any] = {"kind": "me", "name": "Ben"}


def test_a_guest_needs_a_name_and_nothing_else(visitor: Guests) -> None:
    ada = visitor()
    assert ada.told("/me")["name"] is None
    answer = ada.ask("/me", {"name": "Ada", "language": "de"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    kept = ada.told("/me")
    assert (kept["name"], kept["language"], kept["has_account"], kept["email"]) == ("Ada", "de", False, None)
    assert ada.told("/me", {"name": "Ada L."})["name"] == "Ada L."
    match = ada.table(ME, BEN)
    assert ada.told(f"/matches/{match}")["chairs"][0]["name"] == "Ada L."


def test_the_cookie_is_secure_behind_https(visitor: Guests) -> None:
    answer = visitor().ask("/me", {"name": "Ada"}, headers={"x-forwarded-proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


def test_an_account_keeps_the_games_of_a_guest_and_opens_them_on_another_device(visitor: Guests) -> None:
    ada = visitor()
    ada.ask("/me", {"name": "Ada"})
    match = ada.table(ME, BEN)
    assert ada.told("/account", {"name": "Ada B", "password": "correct horse"})["has_account"] is True
    elsewhere = visitor()
    assert elsewhere.ask("/login", {"name": "Ada B", "password": "wrong horse"}).status_code == 401
    assert elsewhere.told("/login", {"name": "Ada B", "password": "correct horse"})["name"] == "Ada B"
    mine = elsewhere.told("/me/matches")
    assert [(game["match"]["id"], game["seats"], game["is_my_turn"]) for game in mine] == [
        (match, [0, 1], True)
    ]
    elsewhere.sit(match, 0, "Ada")  # it is mine already: a fresh link
    with elsewhere.live(match, 0) as live:
        assert live.wait()["seat"] == 0
    assert visitor().ask(f"/matches/{match}/seats/0", {"name": "Eve"}).status_code == 409
    elsewhere.ask("/logout", {})
    assert elsewhere.told("/me")["name"] is None
    taken = visitor().ask("/account", {"name": "Ada B", "password": "correct horse"})
    assert taken.json()["trouble"]["key"] == "name-taken"


def test_games_are_also_found_by_the_tokens_that_a_browser_keeps(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table(ME, BEN)
    nobody = visitor()
    found = nobody.told("/me/matches", headers={"x-seat-tokens": ada.tokens[match, 1]})
    assert [(game["match"]["id"], game["seats"]) for game in found] == [(match, [1])]


def test_the_lobby_lists_open_tables_and_hides_private_ones(visitor: Guests) -> None:
    ada = visitor()
    public = ada.table(ME, {"kind": "open"})
    private = ada.table(ME, {"kind": "open"}, is_private=True)
    listed = [table["id"] for table in visitor().told("/matches?stage=open")]
    assert public in listed
    assert private not in listed
    assert visitor().told(f"/matches/{private}")["is_private"] is True  # by its link


def test_only_the_maker_of_a_table_puts_a_bot_there(visitor: Guests) -> None:
    ada, eve = visitor(), visitor()
    ada.ask("/me", {"name": "Ada"})
    eve.ask("/me", {"name": "Eve"})
    match = ada.table(ME, {"kind": "open"})
    refused = eve.ask(f"/matches/{match}/seats/1", {"bot": "random"})
    assert (refused.status_code, refused.json()["trouble"]["key"]) == (403, "not-the-maker")
    assert ada.told(f"/matches/{match}/seats/1", {"bot": "random"})["token"] is None
    assert ada.told(f"/matches/{match}")["chairs"][1]["bot"] == "random"


def test_who_is_asked_and_away_gets_one_letter_that_can_be_stopped(tmp_path: Path) -> None:
    with sink() as post:
        settings = Settings(
            f"sqlite:///{tmp_path}/windsock.db", mail=post.mail, mail_delay=0.2, is_limited=False
        )
        with serving(settings) as running:
            ada = Visitor(running.settings.address)
            ada.ask("/me", {"name": "Ada", "language": "de"})
            ada.ask("/account", {"name": "Ada", "password": "correct horse", "email": "ada@example.org"})
            waiting = ada.table(ME, {"kind": "bot", "bot": "random"})
            confirm = post.secret(1, "confirm")
            time.sleep(0.8)
            assert len(post.letters) == 1  # nothing but the question whether the address is theirs
            assert ada.told("/confirm", {"token": confirm}) == {"name": "Ada"}
            match = ada.table(ME, {"kind": "bot", "bot": "random"})
            *_, letter = post.wait(2)
            time.sleep(0.6)
            assert len(post.letters) == 2  # one a turn, not one a round
            stop = post.secret(2, "unsubscribe")
            told = Visitor(running.settings.address).told("/unsubscribe", {"token": stop})
            assert told == {"name": "Ada"}
            assert ada.told("/me")["has_notices"] is False
            ada.table(ME, {"kind": "bot", "bot": "random"})
            time.sleep(0.8)
            assert len(post.letters) == 2
            assert ada.told("/account/notices", {"has_notices": True})["has_notices"] is True
            one_click = letter["List-Unsubscribe"].strip("<>").partition("/api")[2]
            asked = ada.http.post(f"/api{one_click}", content="List-Unsubscribe=One-Click")
            assert asked.is_success
            assert ada.told("/me")["has_notices"] is False
    assert letter["To"] == "ada@example.org"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"/table/{match}" in text_of(letter)
    assert waiting not in text_of(letter)
    assert ada.tokens[match, 0] not in text_of(letter)
    assert "Zug" in text_of(letter)
