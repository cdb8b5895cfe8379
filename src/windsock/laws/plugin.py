"""The pytest plug-in: `pytest --windsock-game NAME` judges an installed game. See docs/laws.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("windsock", "the laws of Windsock")
    group.addoption(
        "--windsock-game",
        action="append",
        default=[],
        metavar="NAME",
        help="judge this installed game by the laws (may be given several times)",
    )
    group.addoption(
        "--windsock-walks",
        type=int,
        default=0,
        metavar="N",
        help="random games for each number of seats and choice of options",
    )


def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    for name in config.getoption("--windsock-game"):
        for title, check in trials(name, config.getoption("--windsock-walks")):
            items.append(Trial.from_parent(session, name=title, check=check))


def trials(name: str, count: int) -> Iterator[tuple[str, Callable[[], None]]]:
    """Every law for every case of a game. Imported here: pytest starts as fast as without us."""
    from windsock.core.registry import load_game
    from windsock.core.trouble import Trouble

    from .laws import LAWS_OF_A_GAME, LAWS_OF_A_WALK, obey
    from .walk import cases

    try:
        game = load_game(name)
    except Trouble as trouble:
        raise pytest.UsageError(str(trouble)) from trouble
    for law in LAWS_OF_A_GAME.values():
        yield f"{name}::{law.__name__}", partial(law, game)
    for case in cases(game):
        for walk_law in LAWS_OF_A_WALK.values():
            yield f"{case}::{walk_law.__name__}", partial(obey, walk_law, case, count or case.games)


class Trial(pytest.Item):
    """One law, applied to one case."""

    def __init__(self, *, check: Callable[[], None], **rest: Any) -> None:
        super().__init__(**rest)
        self.check = check

    def runtest(self) -> None:
        self.check()

    def reportinfo(self) -> tuple[Any, int | None, str]:
        return self.path, None, self.name

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        from .broken import LawBroken

        return str(excinfo.value) if excinfo.errisinstance(LawBroken) else super().repr_failure(excinfo)
