"""Every byte that a seat is sent in a whole game, in two worlds that differ only in what it cannot know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.spy import play_through, seated
from tests.browser.worlds import Worlds, dealing, two_worlds
from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.core.registry import load_game
from windsock.web.settings import Settings

Heard = dict[int | None, list[str]]
GAME = load_game("airlines-europe")
SEED = "5ec4e7{:026x}"
BLIND = (0, None)  # p1 and a spectator; what p2 and p3 hold is exchanged


@pytest.fixture(params=[1, 2])
def worlds(request: pytest.FixtureRequest) -> Worlds:
    return two_worlds(GAME, 3, SEED.format(request.param), BLIND, request.param)


def heard_in(
    setup: Any, worlds: Worlds, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[Any, list[str]]:
    """What the seats and a spectator hear at a server whose cards are dealt like that."""
    with dealing(setup, worlds.seed, monkeypatch), serving(settings(folder)) as running:
        return play_through(running.settings.address, worlds, [0, None, 1, 2])


def settings(folder: Path) -> Settings:
    folder.mkdir()
    return Settings(f"sqlite:///{folder}/windsock.db", is_limited=False)


def test_no_byte_tells_what_a_seat_cannot_know(
    worlds: Worlds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = heard_in(worlds.true, worlds, tmp_path / "true", monkeypatch)
    twin = heard_in(worlds.twin, worlds, tmp_path / "twin", monkeypatch)
    for seat in BLIND:
        assert len(true[seat]) > len(worlds.lines)
        assert true[seat] == twin[seat]
        assert not any(worlds.seed in text for text in true[seat])
    assert (true[1], true[2]) != (twin[1], twin[2])  # those who hold the cards do see them: this can fail


def test_a_stranger_sees_what_a_spectator_sees(tmp_path: Path) -> None:
    with serving(settings(tmp_path / "site")) as running:
        people = [Visitor(running.settings.address) for _ in range(3)]
        match = seated(people)
        stranger = Visitor(running.settings.address)
        frame = stranger.told(f"/matches/{match}/frames")
        assert frame["seat"] is None
        assert (frame["moves"], frame["question"]) == ([], None)
        assert [seat["hand"] for seat in frame["view"]["seats"]] == [None] * 3
        with stranger.live(match) as live:
            assert same(live.wait()) == same(frame)
        elsewhere = stranger.table({"kind": "me"}, {"kind": "bot"}, {"kind": "bot"})
        token = stranger.tokens[elsewhere, 0]
        assert stranger.ask(f"/matches/{match}/frames", token=token).status_code == 401
        for eyes in ("0", "1", "all"):
            assert stranger.ask(f"/matches/{match}/at/0?seat={eyes}").status_code == 409
        stranger.tokens[match, 1] = token
        with stranger.live(match, 1) as live:
            assert live.next()["trouble"]["key"] == "bad-token"
            assert same(live.wait()) == same(frame)


def same(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame without who is here and how late it is."""
    return {**frame, "now": None, "chairs": [{**chair, "is_here": None} for chair in frame["chairs"]]}


COMMANDS: list[dict[str, Any]] = [
    {"type": "play", "number": 0, "move": "keep red blue"},
    {"type": "why", "move": "cash"},
    {"type": "hint"},
    {"type": "undo", "number": 0},
    {"type": "ask", "keep": 0},
    {"type": "answer", "is_agreed": True},
    {"type": "chat", "text": "I am somebody else"},
    {"type": "return"},
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command["type"]))
def test_a_seat_cannot_act_for_another(command: dict[str, Any], desk: tuple[Visitor, str]) -> None:
    ann, match = desk
    before = ann.told(f"/matches/{match}/frames")
    wanted = {**command, "seat": 1}
    answer = ann.ask(f"/matches/{match}/commands", wanted, token=ann.tokens[match, 0])
    assert (answer.status_code, answer.json()["trouble"]["key"]) == (403, "seat-not-yours")
    with ann.live(match, 0) as live:
        assert live.command(**wanted)["trouble"]["key"] == "seat-not-yours"
        assert live.command(type="look", seat=1)["trouble"]["key"] == "seat-not-yours"
    assert same(ann.told(f"/matches/{match}/frames")) == same(before)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Ann, who sits in the first of three seats of a running match."""
    with serving(settings(tmp_path_factory.mktemp("desk") / "site")) as running:
        people = [Visitor(running.settings.address) for _ in range(3)]
        yield people[0], seated(people)
