"""How the screens look, as text. To accept a change: WINDSOCK_LOOKS=write pytest tests/terminal"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from windsock.language import LANGUAGES
from windsock.language.shelf import GENERIC

from .conftest import app_for, dealt, screen_text
from .test_screen import SIZES, settle

LOOKS = Path(__file__).parent / "looks"
KEY = re.compile(r"\b(screen|label|kind|step|move|ending|pane|option)-[a-z]")


@pytest.mark.parametrize("size", SIZES)
async def test_the_table_looks_as_it_did(size: tuple[int, int]) -> None:
    app = app_for(dealt(seats=4, moves=50, flight_ban=True))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        compare(f"table-{size[0]}x{size[1]}", screen_text(app))


async def test_a_scoring_looks_as_it_did() -> None:
    app = app_for(dealt(seats=4, moves=130))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("c")
        await settle(pilot)
        compare("scoring-80x24", screen_text(app))


async def test_the_screen_between_two_people_looks_as_it_did() -> None:
    app = app_for(dealt(), ["Anna", "Ben"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        compare("hand-over-80x24", screen_text(app))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_has_a_word_for_everything(language: str) -> None:
    app = app_for(dealt(seats=4, moves=110, flight_ban=True), language=language)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for key in ("f2", "f3", "f4", "f5", "f6", "h", "v", "c", "question_mark", "r", "q", "s"):
            await pilot.press(key)
            await settle(pilot)
            assert not KEY.search(screen_text(app)), screen_text(app)
            if key[0] != "f":
                await pilot.press("escape")
    assert app.words.speaker.shelf.complaints == []


def test_all_languages_have_the_same_messages() -> None:
    files = {language: GENERIC / language / "terminal.ftl" for language in LANGUAGES}
    keys = {
        language: re.findall(r"^[\w-]+(?= =)|^    \.\w+", file.read_text(encoding="utf-8"), re.MULTILINE)
        for language, file in files.items()
    }
    for language in LANGUAGES:
        assert keys[language] == keys["en"]


def compare(name: str, text: str) -> None:
    file = LOOKS / f"{name}.txt"
    if os.environ.get("WINDSOCK_LOOKS") == "write":
        file.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == file.read_text(encoding="utf-8")
