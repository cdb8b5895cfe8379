"""Every installed game obeys the laws, and the toy: 200 random games for each count and choice of options,
or as many as `--windsock-walks` says. Where a random game takes thousands of decisions, the 200 are in
`make soak`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.toy import GAME as TOY
from tests.toy.plug_in import install
from windsock.core.game import Game
from windsock.core.registry import games, load_game
from windsock.laws.laws import LAWS_OF_A_GAME, LAWS_OF_A_WALK, obey
from windsock.laws.walk import Case, cases

ALL = [TOY, *(load_game(name) for name in games())]
CASES = [case for game in ALL for case in cases(game)]
LONG = {"air-postal": 10}  # one walk out of so many
AT_SETUP = {"planes_first": 10}  # the same for options that change nothing after the setup
IS_SOAK = bool(os.environ.get("WINDSOCK_SOAK"))


@pytest.fixture(autouse=True)
def _toy_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


@pytest.mark.parametrize("law", LAWS_OF_A_GAME)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_the_game_obeys(game: Game, law: str) -> None:
    LAWS_OF_A_GAME[law](game)


@pytest.mark.parametrize("law", LAWS_OF_A_WALK)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_obey(case: Case, law: str, pytestconfig: pytest.Config) -> None:
    wished = pytestconfig.getoption("--windsock-walks", 0)
    count = min(wished, case.games) if wished else case.games
    fewer = [AT_SETUP[name] for name, is_on in case.options.items() if is_on and name in AT_SETUP]
    part = max([LONG.get(case.game.name, 1), *fewer])
    obey(LAWS_OF_A_WALK[law], case, count if IS_SOAK else max(2, count // part))
