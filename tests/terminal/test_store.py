"""Where games are kept: in the one folder of the user, and older versions' games are found too."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.terminal.conftest import dealt
from windsock import folder
from windsock.command.serve import own_database
from windsock.terminal import store
from windsock.terminal.store import autosave_path, keep, newest_autosave


def test_saves_and_the_servers_database_lie_in_one_folder(data_folder: Path) -> None:
    assert autosave_path("airlines-europe").parent == data_folder == folder.own_folder() / "saves"
    assert own_database() == f"sqlite:///{(data_folder.parent / 'windsock.db').as_posix()}"


def test_games_that_an_older_version_kept_elsewhere_go_on(
    data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a Mac the folder has moved."""
    old, new = data_folder / "old.wsk", tmp_path / "Library" / "windsock" / "saves" / "new.wsk"
    monkeypatch.setattr(store, "own_folder", lambda: tmp_path / "Library" / "windsock")
    data_folder.mkdir(parents=True)
    keep(dealt(), [], old)
    assert newest_autosave() == old
    new.parent.mkdir(parents=True)
    keep(dealt(), [], new)
    os.utime(old, (1, 1))
    assert newest_autosave() == new
    os.utime(new, (0, 0))
    assert newest_autosave() == old
