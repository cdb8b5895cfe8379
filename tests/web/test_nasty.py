"""Bytes that are no message: too deep, too long, with signs that no database takes. Each is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import Postgres, postgres
from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.web.running import Running
from windsock.web.settings import Settings

__all__ = ["postgres"]

ADA: dict[str, Any] = {"kind": "me", "name": "Ada"}
BEN: dict[str, Any] = {"kind": "me", "name": "Ben"}
LONG = "9" * 5000
DEEP = "[" * 30_000
NUMBERS = [
    LONG,
    f"-{LONG}",
    "99999999999999999999",
    str(2**63),
    "-1",
    "%00",
    "1_0",
    "%D9%A3",
    "1e3",
    "0x1",
    "nan",
]
IDS = ["%00", "a%00b", "%ED%A0%80", "%ff", "x" * 5000, "%2e%2e%2f", "%F0%9F%92%A9"]
WITH_NUMBER = [
    *[("POST", "/api/matches/{match}/seats/{nasty}"), ("DELETE", "/api/matches/{match}/seats/{nasty}")],
    *[("GET", "/api/matches/{match}/at/{nasty}"), ("GET", "/api/matches/{match}/film/{nasty}")],
    *[
        ("GET", "/api/matches/{match}/at/0?seat={nasty}"),
        ("GET", "/api/matches/{match}/film/0?count={nasty}"),
    ],
    *[
        ("GET", "/api/matches/{match}/frames?after={nasty}"),
        ("GET", "/api/matches/{match}/frames?wait={nasty}"),
    ],
    ("GET", "/api/matches?limit={nasty}"),
]
WITH_ID = [
    *[
        ("GET", f"/api/matches/{{nasty}}{end}")
        for end in ("", "/frames", "/save", "/verify", "/at/0", "/film/0")
    ],
    *[("POST", f"/api/matches/{{nasty}}/{end}") for end in ("seats/0", "fork", "commands")],
    ("DELETE", "/api/matches/{nasty}/seats/0"),
    *[
        ("GET", "/api/games/{nasty}/rules/en"),
        ("GET", "/api/games/{nasty}/words/en"),
        ("GET", "/api/words/{nasty}"),
    ],
    *[
        ("GET", "/api/games/airlines-europe/boards/{nasty}"),
        ("GET", "/open/{nasty}"),
        ("GET", "/assets/{nasty}"),
    ],
]
DEEP_BODIES = [DEEP, DEEP + "]" * 30_000, '{"a":' * 12_000, '{"seats": ' + DEEP]
BODIES = [
    *DEEP_BODIES,
    *['{"name": ' + LONG + "}", '{"name": "Ada", "more": ' + LONG + "}", '{"number": ' + LONG + "}"],
    *['{"name": "\\u0000"}', '{"name": "a\\u0000b"}', '{"name": "\\ud800"}', '{"name": 1e999}', "\ufeff{}"],
    '{"name": "Ada Long", "password": "abc\\u0000defgh", "email": "a\\u0000@b.c"}',
    '{"name": "Ada\\u0000Long", "password": "abcdefghi"}',
    *['{"bot": "\\u0000"}', '{"token": "\\u0000"}', '{"email": "a\\u0000@b.c"}'],
    '{"game": "\\u0000", "chairs": [{"kind": "me"}]}',
    '{"game": "airlines-europe", "board": "\\u0000", "chairs": [{"kind": "me"}, {"kind": "me"}]}',
    '{"game": "airlines-europe", "chairs": [{"kind": "me", "name": "a\\u0000"}, {"kind": "open"}]}',
    '{"game": "airlines-europe", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "\\u0000"}]}',
    '{"game": "airlines-europe", "options": {"\\u0000": true}, "chairs": [{"kind": "me"}, {"kind": "me"}]}',
    '{"type": "chat", "seat": 0, "text": "\\u0000"}',
    '{"type": "chat", "seat": 0, "text": "a\\u0000b", "id": "\\u0000"}',
    '{"type": "chat", "seat": ' + LONG + ', "text": "x"}',
    '{"type": "play", "seat": 0, "number": 0, "move": "buy \\u0000 LON-PAR"}',
    '{"type": "play", "seat": 0, "number": 0, "move": "exchange ' + LONG[:300] + '"}',
    '{"type": "stand-in", "seat": 0, "bot": "\\u0000"}',
]
TAKING_BODIES = [
    *["/api/me", "/api/account", "/api/login", "/api/matches", "/api/recover", "/api/confirm"],
    *[f"/api/matches/{{match}}/{end}" for end in ("seats/0", "commands", "fork")],
]
SAVE = (
    "windsock 2\ngame airlines-europe {version}\nboard {board} x\nseats {seats}\nseed {seed}\n"
    "---\n{line}\n---\nunfinished 0\n"
)
FAIR = {"version": "1.0", "board": "europe", "seats": "2", "seed": "swift 1", "line": "p1 cash"}
SAVES = [
    *[{"seats": nasty} for nasty in (LONG, "-1", "0x2", "\0", "0002" + LONG)],
    *[
        {"seed": nasty}
        for nasty in (f"swift {LONG}", f"scripted 1,{LONG}", f"sealed {LONG}", "swift \0", DEEP)
    ],
    *[
        {"line": nasty}
        for nasty in (f"p{LONG} cash", f"p0001{LONG} cash", f"p1 buy {LONG}", "\0", f"digest {LONG} x")
    ],
    *[{"board": nasty} for nasty in (LONG, "\0", "../../etc")],
    *[{"version": nasty} for nasty in (LONG, "\0", f"1.{LONG}")],
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Each test runs on both."""
    url = f"sqlite:///{tmp_path_factory.mktemp('nasty')}/windsock.db"
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.database()
    with serving(Settings(url, is_limited=False)) as running:
        yield running


@pytest.fixture
def ada(running: Running) -> Iterator[Visitor]:
    """Somebody known, with a table; nothing that she sends is our fault."""
    ada = Visitor(running.settings.address)
    ada.told("/me", {"name": "Ada"})
    yield ada
    assert "windsock_errors_total 0.0" in ada.http.get("/metrics").text


def refused(ada: Visitor, method: str, path: str, body: str | None = None, token: str = "") -> None:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    content = None if body is None else body.encode(errors="surrogatepass")
    answer = ada.http.request(method, path, content=content, headers=headers if token else None)
    assert answer.status_code < 500, (method, path[:80], (body or "")[:80], answer.text[:200])
    if answer.status_code >= 400 and answer.status_code != 431:
        said = answer.json()
        assert "refused" in said or said["trouble"]["key"] != "server-error", answer.text[:200]


def test_numbers_and_names_in_an_address(ada: Visitor) -> None:
    match = ada.table(ADA, {"kind": "open"})
    token = ada.tokens[match, 0]
    for nasties, places in ((NUMBERS, WITH_NUMBER), (IDS, WITH_ID)):
        for nasty in nasties:
            for method, path in places:
                body = '{"name": "Eve"}' if method == "POST" else None
                refused(ada, method, path.format(match=match, nasty=nasty), body, token)


def test_bodies(ada: Visitor) -> None:
    match = ada.table(ADA, BEN)
    for body in BODIES:
        for path in TAKING_BODIES:
            refused(ada, "POST", path.format(match=match), body, ada.tokens[match, 0])
    for body in DEEP_BODIES:
        assert ada.http.post("/api/me", content=body).json()["trouble"]["key"] == "bad-request"


def test_messages_on_a_socket(ada: Visitor) -> None:
    match = ada.table(ADA, BEN)
    with ada.live(match, 0) as live:
        for body in BODIES:
            if "\\ud800" in body or not body.isascii():
                continue
            live.socket.send(body)
            while (said := live.next())["type"] == "frame":
                pass
            assert said.get("trouble", {}).get("key") != "server-error", body[:80]
            if body in DEEP_BODIES:
                assert said["trouble"]["key"] == "bad-request"


def test_saves(ada: Visitor) -> None:
    for change in SAVES:
        refused(ada, "POST", "/api/saves", SAVE.format(**{**FAIR, **change}), "none")


def test_headers(running: Running, ada: Visitor) -> None:
    odd = "\u00e9\u00ff".encode("latin-1")
    for name in (
        "authorization",
        "cookie",
        "x-seat-tokens",
        "content-type",
        "accept",
        "if-none-match",
        "origin",
    ):
        for value in (odd, b"windsock_person=" + odd, b"Bearer " + odd, b"," * 6000, LONG.encode()):
            for method, path in (("GET", "/api/me/matches"), ("POST", "/api/me"), ("GET", "/")):
                answer = ada.http.request(
                    method, path, headers={name.encode(): value}, content=b'{"name": "Ada"}'
                )
                assert answer.status_code < 500 or path == "/", (name, value[:20], answer.text[:200])


def test_a_long_number_of_a_mail_server_is_a_sentence() -> None:
    from windsock.core.trouble import Trouble
    from windsock.web.settings import Mail

    for port in (LONG, "x", "0", "65536", "-1"):
        with pytest.raises(Trouble) as raised:
            Mail.of({"WINDSOCK_SMTP_HOST": "mail", "WINDSOCK_SMTP_PORT": port})
        assert raised.value.key == "smtp-port"


def test_a_path_of_this_machine_is_never_tried(ada: Visitor, tmp_path: Path) -> None:
    (tmp_path / "routes.csv").write_text("x")
    refused(ada, "POST", "/api/saves", SAVE.format(**{**FAIR, "board": str(tmp_path)}), "none")
