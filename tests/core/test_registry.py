"""Games and bots are found through entry points, a stranger's as well as ours."""

from __future__ import annotations

from pathlib import Path

import pytest

import windsock
from tests.toy import GAME
from tests.toy.plug_in import install
from windsock.core.registry import bots, games, load_bot, load_game
from windsock.core.trouble import Trouble


def test_our_games_and_bots_are_there() -> None:
    assert "airlines-europe" in games()
    assert {"random", "steady"} <= set(bots())
    assert windsock.game("airlines-europe").name == "airlines-europe"


def test_a_plug_in_comes_through_the_same_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "toy" not in games()
    install(tmp_path, monkeypatch)
    assert load_game("toy") is GAME
    assert "toy-bot" in bots()
    assert load_bot("toy-bot") is GAME


def test_an_unknown_game_is_named_beside_the_known_ones() -> None:
    with pytest.raises(Trouble) as caught:
        load_game("chess")
    assert caught.value.key == "unknown-game"
    assert caught.value.facts["game"] == "chess"
    assert "airlines-europe" in caught.value.facts["games"]


def test_an_unknown_bot_is_named_beside_the_known_ones() -> None:
    with pytest.raises(Trouble) as caught:
        load_bot("deep-blue")
    assert caught.value.key == "unknown-bot"
    assert caught.value.facts["bot"] == "deep-blue"
    assert "random" in caught.value.facts["bots"]
