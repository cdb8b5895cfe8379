"""Who may do what: seats, origins, hosts, limits, headers, and what a running game keeps to itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
import typer
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.command.serve import serve
from windsock.core.trouble import Trouble
from windsock.web import bucket, once
from windsock.web.desk import address_of
from windsock.web.guard import REQUESTS, Guard, without_port
from windsock.web.running import Running
from windsock.web.settings import LOOPBACK, Settings, origin_of

Guests = Callable[[], Visitor]
ME: dict[str, Any] = {"kind": "me", "name": "Ada"}
BEN: dict[str, Any] = {"kind": "me", "name": "Ben"}


def test_a_stranger_gets_the_frame_of_a_spectator(visitor: Guests) -> None:
    ada, eve = visitor(), visitor()
    match = ada.table(ME, BEN)
    frame = eve.told(f"/matches/{match}/frames")
    assert frame["seat"] is None
    assert frame["moves"] == []
    assert frame["seed"] is None
    assert frame == {**ada.told(f"/matches/{match}/frames"), "chairs": frame["chairs"]}
    assert eve.ask(f"/matches/{match}/frames", token="x" * 43).json()["trouble"]["key"] == "bad-token"


def test_the_token_of_one_seat_does_not_act_for_another(visitor: Guests) -> None:
    ada = visitor()
    match, other = ada.table(ME, BEN), ada.table(ME, BEN)
    chat = {"type": "chat", "seat": 1, "text": "it was Ben"}
    answer = ada.ask(f"/matches/{match}/commands", chat, token=ada.tokens[match, 0])
    assert (answer.status_code, answer.json()["trouble"]["key"]) == (403, "seat-not-yours")
    answer = ada.ask(f"/matches/{match}/commands", chat, token=ada.tokens[other, 1])
    assert (answer.status_code, answer.json()["trouble"]["key"]) == (401, "bad-token")
    assert ada.ask(f"/matches/{match}/commands", chat).status_code == 401
    with ada.live(match, 0) as live:
        assert live.command(**chat)["trouble"]["key"] == "seat-not-yours"


@pytest.mark.parametrize("path", ["save", "verify", "at/0?seat=1", "at/0?seat=all"])
def test_a_running_game_keeps_its_secrets(visitor: Guests, path: str) -> None:
    ada = visitor()
    match = ada.table(ME, BEN)
    answer = ada.ask(f"/matches/{match}/{path}", token=ada.tokens[match, 0])
    assert (answer.status_code, answer.json()["trouble"]["key"]) == (409, "match-runs")


def test_a_running_game_cannot_be_forked(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table(ME, BEN)
    answer = ada.ask(f"/matches/{match}/fork", {"number": 0})
    assert (answer.status_code, answer.json()["trouble"]["key"]) == (409, "match-runs")


def test_another_page_may_not_act_through_the_readers_browser(visitor: Guests) -> None:
    ada = visitor()
    foreign = {"origin": "https://elsewhere.example"}
    answer = ada.ask("/me", {"name": "Ada"}, headers=foreign)
    assert (answer.status_code, answer.json()["trouble"]["key"]) == (403, "wrong-origin")
    assert ada.ask("/me", {"name": "Ada"}, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert ada.ask("/me", {"name": "Ada"}, headers={"origin": ada.address}).status_code == 201
    match = ada.table(ME, BEN)
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        ada.live(match, 0, origin="https://elsewhere.example") as live,
    ):
        live.next()
    with ada.live(match, 0, origin=ada.address) as live:
        assert live.next()["type"] == "frame"


def test_where_the_address_is_known_only_its_pages_may_act() -> None:
    async def nothing(*_: Any) -> None: ...

    def refused(origins: tuple[str, ...], host: str, origin: str) -> Any:
        guard = Guard(nothing, Settings("", origins=origins, is_limited=False))
        headers = [(b"host", host.encode()), (b"origin", origin.encode())]
        asked = {"method": "POST", "path": "/", "headers": headers, "client": ("192.0.2.7", 1)}
        answers = {guard.refuse(asked, "http"), guard.refuse(asked, "websocket")}
        assert len(answers) == 1
        return answers.pop()

    ours = (origin_of("https://play.example.org:443/"),)
    assert refused(ours, "play.example.org", "https://play.example.org") is None
    assert refused(ours, "127.0.0.1:8000", "https://play.example.org") is None  # a proxy may keep the host
    wrong = (403, "wrong-origin")
    assert refused(ours, "evil.example", "https://evil.example") == wrong  # a name given to our machine
    assert refused(ours, "play.example.org", "http://play.example.org") == wrong
    assert refused(ours, "play.example.org", "null") == wrong
    assert refused((), "localhost:8000", "http://localhost:8000") is None
    assert refused((), "localhost:8000", "http://evil.example:8000") == wrong


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("http://192.168.1.20:8000", "http://192.168.1.20:8000"),
        ("https://Play.Example.org/", "https://play.example.org"),
        ("http://[::1]:80/x", "http://[::1]"),
        ("play.example.org", None),
        ("ftp://play.example.org", None),
        ("http://a:99999", None),
        ("http://[", None),
        ("", None),
    ],
)
def test_the_origin_of_an_address(address: str, origin: str | None) -> None:
    if origin is not None:
        assert origin_of(address) == origin
        return
    with pytest.raises(Trouble) as raised:
        origin_of(address)
    assert raised.value.key == "bad-address"


def test_a_link_is_opened_once_by_an_address_that_does_not_tell_it(
    server: Running, visitor: Guests, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    ada = visitor()
    link = f"{ada.address}/table/x#secret"
    address, late = server.opening(link), server.opening(link)
    assert "secret" not in address
    answer = ada.http.get(address)
    assert (answer.status_code, answer.headers["location"]) == (303, link)
    assert answer.headers["cache-control"] == "no-store"
    assert ada.http.get(address).status_code == 404
    monkeypatch.setattr(once, "monotonic", lambda: monotonic() + 61)
    assert ada.http.get(late).status_code == 404
    assert "secret" not in "".join(capfd.readouterr())


def test_every_answer_carries_the_headers_of_a_careful_server(visitor: Guests) -> None:
    for path in ("/", "/api/games", "/api/nothing-here", "/health"):
        headers = visitor().http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self' 'unsafe-inline'" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "permissions-policy" in headers
        assert "server" not in headers


def test_errors_have_a_key_and_no_traceback(visitor: Guests) -> None:
    ada = visitor()
    for answer, status, key in (
        (ada.ask("/nothing"), 404, "no-such-page"),
        (ada.ask("/matches/unheard-of"), 404, "unknown-match"),
        (ada.ask("/games/ludo/rules/en"), 404, "unknown-game"),
        (ada.ask("/games/airlines-europe/boards/..%2F..%2Fetc"), 404, None),
        (ada.ask("/words/xx"), 404, "unknown-language"),
        (ada.ask("/me", {"name": 7}), 400, "bad-request"),
        (ada.ask("/me", {"name": "x" * 41}), 400, "bad-request"),
        (ada.http.put("/api/me"), 405, "no-such-method"),
        (ada.http.post("/api/me", content=b"\xff\xfe"), 400, "bad-request"),
        (ada.ask("/me", {"name": "x" * 70_000}), 413, "too-big"),
    ):
        assert answer.status_code == status, answer.text
        assert "Traceback" not in answer.text
        if key is not None:
            assert answer.json()["trouble"]["key"] == key


def test_a_board_is_never_a_path_of_the_server(visitor: Guests, tmp_path: Path) -> None:
    ada = visitor()
    body = {"game": "airlines-europe", "chairs": [ME, BEN], "board": str(tmp_path)[:60]}
    assert ada.ask("/matches", body).json()["trouble"]["key"] == "unknown-board"


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with serving(Settings(f"sqlite:///{tmp_path}/windsock.db")) as running:
        ada = Visitor(running.settings.address)
        statuses = [ada.ask("/login", {"name": "ada", "password": "wrong"}).status_code for _ in range(12)]
        assert statuses[:3] == [401, 401, 401]
        assert statuses[-1] == 429


def test_a_bucket_fills_again_with_time_and_forgets_who_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(bucket, "monotonic", lambda: clock[0])
    monkeypatch.setattr(bucket, "MOST", 2)
    buckets = bucket.Buckets(size=2, rate=1)
    assert [buckets.take("ada") for _ in range(3)] == [True, True, False]
    clock[0] = 1.5
    assert [buckets.take("ada") for _ in range(2)] == [True, False]
    clock[0] = 10.0
    assert buckets.take("ben")
    assert buckets.take("eve")
    assert set(buckets.levels) == {"ben", "eve"}


def test_a_hurried_address_is_asked_to_wait() -> None:
    async def nothing(*_: Any) -> None: ...

    guard = Guard(nothing, Settings(""))
    guard.requests = bucket.Buckets(size=2, rate=0)
    scope = {"method": "GET", "path": "/", "headers": [], "client": ("192.0.2.7", 1)}
    assert [guard.refuse(scope, "http") for _ in range(3)] == [None, None, (429, "too-often")]
    assert guard.refuse({**scope, "client": ("192.0.2.8", 1)}, "http") is None


def test_a_server_at_home_answers_to_its_own_name_only() -> None:
    async def nothing(*_: Any) -> None: ...

    guard = Guard(nothing, Settings("", hosts=LOOPBACK, is_limited=False))
    scope = {
        "method": "GET",
        "path": "/",
        "headers": [(b"host", b"evil.example:8000")],
        "client": ("127.0.0.1", 1),
    }
    assert guard.refuse(scope, "http") == (421, "wrong-host")
    assert guard.refuse({**scope, "headers": [(b"host", b"localhost:8000")]}, "http") is None
    assert without_port("[::1]:8000") == "[::1]"
    assert without_port("localhost") == "localhost"


def test_a_server_in_a_network_answers_to_numbers_and_its_own_name_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Probe: a page elsewhere gave a name of its own to the machine, and acted there (DNS rebinding)."""

    async def nothing(*_: Any) -> None: ...

    seen: list[Settings] = []

    def noted(settings: Settings, *_: Any) -> Any:
        seen.append(settings)
        return SimpleNamespace(run=lambda: None)

    monkeypatch.setattr("windsock.web.running.Running", noted)
    monkeypatch.setattr(
        "windsock.command.serve.listen", lambda *_: SimpleNamespace(getsockname=lambda: ("", 8000))
    )

    command = typer.Typer()
    command.command()(serve)

    def refused(host: str, *words: str) -> Any:
        said = ["--database", "sqlite://", *words]
        CliRunner().invoke(command, said, catch_exceptions=False)
        headers = [(b"host", host.encode()), (b"origin", f"http://{host}".encode())]
        asked = {"method": "POST", "path": "/", "headers": headers, "client": ("192.0.2.7", 1)}
        return Guard(nothing, seen[-1]).refuse(asked, "http")

    everywhere = ("--host", "0.0.0.0")
    for host in ("192.168.1.20:8000", "[fd00::7]:8000", "localhost:8000"):
        assert refused(host, *everywhere) is None
    wrong = (421, "wrong-host")
    for host in ("evil.example:8000", "evil.example", "192.168.1.20.evil.example:8000", "[evil]:8000", ""):
        assert refused(host, *everywhere) == wrong
    assert refused("games:8000", "--host", "games") is None
    assert refused("games:8000") == refused("192.168.1.20:8000") == wrong  # on loopback
    assert refused("games:8000", *everywhere, "--address", "http://games:8000") is None


def test_the_log_holds_no_secret(visitor: Guests, capfd: pytest.CaptureFixture[str]) -> None:
    ada = visitor()
    ada.ask("/account", {"name": "Ada Quiet", "password": "a very long secret"})
    match = ada.table(ME, BEN)
    with ada.live(match, 0) as live:
        live.next()
    said = capfd.readouterr()
    for secret in ("a very long secret", ada.tokens[match, 0], ada.http.cookies["windsock_person"]):
        assert secret not in said.out + said.err


def test_a_socket_that_says_no_hello_is_closed(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table(ME, BEN)
    address = ada.address.replace("http", "ws", 1) + f"/api/matches/{match}/live"
    with connect(address) as socket:
        socket.send("{}")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=60)


def test_all_addresses_of_a_home_share_its_limits() -> None:
    """Probe: whoever has a network of the sixth version had as many purses as addresses."""
    guard = Guard(lambda *_: pytest.fail("nobody comes in"), Settings("sqlite://"))

    def knock(number: int) -> Any:
        client = (f"2001:db8::{number:x}", 1234)
        return guard.refuse({"client": client, "headers": [], "path": "/", "method": "GET"}, "http")

    assert [knock(number) for number in range(int(REQUESTS[0]))] == [None] * int(REQUESTS[0])
    assert knock(int(REQUESTS[0])) == (429, "too-often")
    homes = [
        address_of(SimpleNamespace(client=SimpleNamespace(host=host)))  # type: ignore[arg-type]
        for host in (
            "2001:db8::1",
            "2001:db8::2",
            "2001:db8:0:1::1",
            "192.0.2.1",
            "fe80::1%eth0",
        )
    ]
    assert len(set(homes)) == 4
    assert address_of(SimpleNamespace(client=None)) == ""  # type: ignore[arg-type]
