"""Every game from its deal: "why not?" and the first decisions at the keyboard, on small and large screens.
A screen that breaks down says so in its exit code."""

from __future__ import annotations

import sys
from io import StringIO

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from windsock.command.main import main
from windsock.core.registry import games, load_game
from windsock.terminal.app import TableApp
from windsock.terminal.lookup import WhyNotSheet
from windsock.terminal.plain import PlainTable
from windsock.terminal.sheets import ReadingSheet
from windsock.terminal.viewer import ReplayApp

from .conftest import HereApp, app_for, screen_text, session_for, words_for
from .test_screen import SIZES, settle

LANGUAGE = dict(zip(SIZES, ("de", "en", "fr"), strict=True))
DECISIONS = dict(zip(SIZES, (2, 5, 2), strict=True))


async def ask_why_not(app: HereApp, pilot: Pilot[None]) -> None:
    """The first and the last move that is forbidden, each answered with its rule."""
    await pilot.press("question_mark")
    await settle(pilot)
    sheet = app.screen
    assert isinstance(sheet, WhyNotSheet)
    assert sheet.shown
    for number in (0, len(sheet.shown) - 1):
        sheet.query_one(OptionList).highlighted = number
        sheet.query_one(Input).value = ""
        await pilot.press("enter")
        await settle(pilot)
        answer = str(sheet.query_one("#answer", Static).render())
        assert any(rule in answer for rule in app.session.table.game.rules)
    await pilot.press("escape")
    await settle(pilot)


async def press_on(app: HereApp, pilot: Pilot[None], key: str) -> None:
    """Play the first or the last move of the list, as soon as one is asked for."""
    while app.session.looking not in app.session.table.asked:
        if isinstance(app.screen, ReadingSheet):
            await pilot.press("enter")
        await settle(pilot)
    await pilot.press(key, "enter")
    await settle(pilot)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", games())
async def test_the_first_decisions_at_the_keyboard(name: str, size: tuple[int, int]) -> None:
    game = load_game(name)
    app = app_for(game.new(max(2, game.seats[0]), 5, game.for_people), language=LANGUAGE[size])
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert app.work.moves.pointed is not None
        assert app.work.moves.pointed.text.split()[0] in screen_text(app)
        await ask_why_not(app, pilot)
        for number in range(DECISIONS[size]):
            await press_on(app, pilot, "end" if number % 2 else "home")
        assert [seat for seat, _ in app.session.table.done].count(0) == DECISIONS[size]


@pytest.mark.parametrize("name", games())
def test_a_pipe_asks_why_about_every_kind_of_move_at_the_deal(name: str) -> None:
    game = load_game(name)
    table = game.new(game.seats[-1], 5)
    kinds = {type(action): table.write(action) for action in table.catalogue.actions}
    output = StringIO()
    session = session_for(table)
    lines = "".join(f"why {move}\n" for move in kinds.values())
    PlainTable(session, words_for(session), StringIO(lines), output).run()
    assert output.getvalue().count("> why") == len(kinds)


@pytest.mark.parametrize(("kind", "words"), [(TableApp, "play"), (ReplayApp, "replay")])
def test_a_screen_that_breaks_down_does_not_end_with_0(
    kind: type[App[None]], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = session_for(load_game("airlines-europe").new(2, 5))
    session.autosave()
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setattr(kind, "run", lambda app: App.run(app, headless=True))
    monkeypatch.setattr(kind, "on_mount", lambda app: 1 // 0)
    given = "airlines-europe" if words == "play" else str(session.file)
    monkeypatch.setattr(sys, "argv", ["windsock", words, given])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 1
    assert "ZeroDivisionError" in capsys.readouterr().err
