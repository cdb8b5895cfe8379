"""Install the toy for one test, as a package of its own would be: through an entry point."""

from __future__ import annotations

from pathlib import Path

import pytest

ENTRY_POINTS = """
[windsock.games]
toy = tests.toy:GAME

[windsock.bots]
toy-bot = tests.toy:GAME
"""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make `folder` a place that packages are found in, with the toy's card there."""
    card = folder / "night_mail-1.0.dist-info"
    card.mkdir()
    (card / "METADATA").write_text("Metadata-Version: 2.1\nName: night-mail\nVersion: 1.0\n")
    (card / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(folder))
