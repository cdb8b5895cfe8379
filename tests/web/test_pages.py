"""Pages and games: the built client from memory, words, rules and boards, health and counters."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.core.registry import games, load_game
from windsock.language import LANGUAGES
from windsock.web.settings import Settings

Guests = Callable[[], Visitor]


def test_the_client_is_served_compressed_and_cached(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Windsock</title>")
    (static / "windsock.svg").write_text("<svg/>")
    (static / "assets" / "index-4f2a.js").write_text("plain")
    (static / "assets" / "index-4f2a.js.br").write_bytes(b"squeezed")
    with serving(Settings(f"sqlite:///{tmp_path}/windsock.db", static=static)) as running:
        http = Visitor(running.settings.address).http
        for page in (
            "/",
            "/new",
            "/table/abc",
            "/replay/abc",
            "/rules/airlines-europe",
            "/account",
            "/confirm",
        ):
            answer = http.get(page)
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert "Windsock" in answer.text
        assert http.get("/", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
        asset = http.get("/assets/index-4f2a.js", headers={"accept-encoding": "identity"})
        assert asset.text == "plain"
        assert asset.headers["content-type"].startswith("text/javascript")
        assert "immutable" in asset.headers["cache-control"]
        with http.stream("GET", "/assets/index-4f2a.js", headers={"accept-encoding": "br, gzip"}) as squeezed:
            assert squeezed.headers["content-encoding"] == "br"
            assert b"".join(squeezed.iter_raw()) == b"squeezed"
        assert http.get("/windsock.svg").text == "<svg/>"
        for missing in (
            "/assets/nothing.js",
            "/nothing.svg",
            "/assets/../index.html.br",
            "/assets/..%2Findex.html",
        ):
            assert http.get(missing).status_code == 404


def test_without_a_built_client_one_sentence_says_how_to_build_it(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/windsock.db", static=tmp_path / "nothing")
    with serving(settings) as running:
        answer = Visitor(running.settings.address).http.get("/")
        assert answer.status_code == 503
        assert "make client" in answer.text


def test_every_game_comes_with_words_rules_and_boards(visitor: Guests) -> None:
    ada = visitor()
    listed = {game["name"]: game for game in ada.told("/games")}
    assert set(listed) == set(games())
    for name, game in listed.items():
        assert game["bots"]
        assert game["options"] == load_game(name).options_for_people({})  # what a form begins with
        for language in LANGUAGES:
            assert "title = " in ada.ask(f"/games/{name}/words/{language}").text
            assert len(ada.told(f"/games/{name}/rules/{language}")) > 50
        for board in game["boards"]:
            chart = ada.told(f"/games/{name}/boards/{board}")
            assert chart["places"]
            assert chart["words"].keys() == load_game(name).vocabularies(load_game(name).load(board)).keys()
    for language in LANGUAGES:
        words = ada.ask(f"/words/{language}").text
        assert "waiting-for = " in words
        assert "too-often = " in words


def test_the_server_says_that_it_is_well_and_counts(visitor: Guests) -> None:
    ada = visitor()
    assert ada.http.get("/health").json() == {"status": "ok"}
    match = ada.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
    with ada.live(match, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        assert "count" in live.play(live.frame["moves"][0]["text"])
        counted = ada.http.get("/metrics").text
    assert 'windsock_actions_total{kind="play"} 1.0' in counted
    assert "windsock_sockets 1.0" in counted
    assert "windsock_command_seconds_bucket" in counted
    assert "windsock_live_matches" in counted
