"""A game without a map and without words of its own is playable all the same: here the toy game."""

from __future__ import annotations

from io import StringIO

from tests.toy import GAME as TOY
from windsock.terminal.plain import PlainTable

from .conftest import app_for, screen_text, session_for, words_for
from .test_screen import play_on, settle


def test_the_toy_game_through_a_pipe() -> None:
    session = session_for(TOY.new(3, 5))
    output = StringIO()
    PlainTable(session, words_for(session), StringIO("view\nmoves\n" + "1\n" * 500), output).run()
    assert session.table.over
    assert "Anna> 1" in output.getvalue()


async def test_the_toy_game_on_the_screen() -> None:
    app = app_for(TOY.new(2, 5), ["Anna", "Ben"])
    async with app.run_test(size=(120, 40)) as pilot:
        await play_on(app, pilot, 6)
        await settle(pilot)
        assert app.tabletop.has_no_map
        assert app.query_one("#reading").display
        await pilot.press("v")
        await settle(pilot)
        assert "Anna" in screen_text(app)
