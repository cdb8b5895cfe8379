"""The full-screen table, played through the keys and the mouse that a person has."""

from __future__ import annotations

import asyncio
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from windsock.maps.textmap import text_map
from windsock.terminal.app import TableApp
from windsock.terminal.lookup import RulesSheet, WhyNotSheet
from windsock.terminal.mappane import MapPane
from windsock.terminal.sheets import HandOver, LineSheet, QuestionSheet, ReadingSheet
from windsock.terminal.store import fetch

from .conftest import HereApp, app_for, dealt, screen_text

SIZES = [(80, 24), (120, 40), (200, 60)]


async def settle(pilot: Pilot[None]) -> None:
    """Until the bots have thought and the screen is still."""
    await pilot.pause()
    while isinstance(pilot.app, TableApp) and pilot.app.is_thinking:
        await pilot.pause(0.01)
    await pilot.pause()


def notices(app: TableApp) -> str:
    """What was said in passing."""
    return " ".join(notification.message for notification in app._notifications)


async def play_on(app: HereApp, pilot: Pilot[None], most: int) -> None:
    """Play with arrows, a number and Enter until the end, or for so many moves; hand over on the way."""
    turns = 0
    while not app.session.table.over and turns < most:
        await settle(pilot)
        if isinstance(app.screen, HandOver | ReadingSheet):
            await pilot.press("enter")
        elif app.session.looking in app.session.table.asked and not app.is_thinking:
            turns += 1
            await pilot.press(*(["enter"], ["end", "enter"], ["2", "enter"], ["down", "enter"])[turns % 4])
        else:
            await asyncio.sleep(0.01)
    await settle(pilot)


async def test_a_whole_game_against_bots_with_the_keyboard() -> None:
    app = app_for(dealt(seats=2, board="t1"))
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, 500)
        while "★" not in screen_text(app):
            await pilot.press("enter")
            await settle(pilot)
        text = screen_text(app)
        assert "The game is over" in text
        assert "wins." in text or "win together." in text
        for name in app.session.names:
            assert name in text
    assert fetch(app.session.file)[0].over


async def test_the_first_moves_of_a_new_game() -> None:
    app = app_for(dealt(seats=4))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "choose two shares" in screen_text(app)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert app.session.table.number >= 4
        assert "starting portfolios" in screen_text(app)
        assert app.session.table.asked == [0]


async def test_the_other_hand_is_never_on_the_screen() -> None:
    app = app_for(dealt(seats=2, board="t1", moves=30), ["Anna", "Ben"])
    seen: set[int] = set()
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(40):
            await settle(pilot)
            session = app.session
            text = screen_text(app)
            if isinstance(app.screen, HandOver):
                assert session.looking is None
                words = [line.strip(" │╭╮╰╯─▔▁") for line in text.splitlines()]
                name = session.names[session.next_to_look or 0]
                shown = [line for line in words if line]
                assert [line for line in shown if name not in line] == [
                    "Everybody else looks away: your cards come next."
                ]
                await pilot.press("enter")
                continue
            picture = app.tabletop.picture
            assert picture is not None
            assert picture.view == session.table.view(session.looking)
            assert picture.view["seats"][1 - (session.looking or 0)]["hand"] is None
            if isinstance(app.screen, ReadingSheet):
                await pilot.press("enter")
                continue
            if session.table.over:
                break
            assert session.looking in session.table.asked
            seen.add(session.looking or 0)
            await pilot.press("enter")
    assert seen == {0, 1}


async def test_undo_takes_back_until_something_was_told() -> None:
    app = app_for(dealt(moves=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        before = app.session.table.digest()
        await pilot.press("slash", *"buy grey par-lon", "enter")
        await settle(pilot)
        assert "second licence" in screen_text(app)
        await pilot.press("u")
        await settle(pilot)
        assert app.session.table.digest() == before
        await pilot.press("u")
        await settle(pilot)
        assert "cannot be taken back" in notices(app)


async def test_others_at_the_keyboard_are_asked_before_their_moves_go() -> None:
    app = app_for(dealt(seats=2, board="t1", moves=30), ["Anna", "Ben"])
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, 3)
        while isinstance(app.screen, HandOver | ReadingSheet):
            await pilot.press("enter")
            await settle(pilot)
        app.session.look(1 - (app.session.looking or 0))  # who has moved before
        before, number = app.session.last_own - 1, app.session.number
        app.ask_to_take_back()
        await settle(pilot)
        assert f"after move {before}" in screen_text(app)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, QuestionSheet)
        assert "would like to go back" in screen_text(app)
        assert app.session.looking is None  # nobody's cards lie there while the other one answers
        assert app.session.number == number
        await pilot.press("enter")
        await settle(pilot)
        assert app.session.number == before
        assert "Taken back." in notices(app)


async def test_typing_filters_the_moves_and_plays_notation() -> None:
    app = app_for(dealt(moves=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("slash", *"grey lon")
        await settle(pilot)
        assert {choice.notation.split()[1] for choice in app.work.shown} == {"grey"}
        await pilot.press("enter")
        await settle(pilot)
        assert "moves fit “grey lon”" in notices(app)
        await pilot.press("escape")
        await settle(pilot)
        assert len(app.work.shown) == len(app.work.legal)
        await pilot.press("slash", *"cash", "enter")
        await settle(pilot)
        assert (
            "cash"
            in [app.session.table.write(action) for seat, action in app.session.table.done if seat == 0][-1]
        )


async def test_a_move_that_is_not_allowed_is_answered_with_its_rule() -> None:
    app = app_for(dealt(moves=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("slash", *"buy grey rom-ath", "enter")
        await settle(pilot)
        text = screen_text(app)
        assert "AE-BUY-06" in text
        assert "must touch its home" in text
        await pilot.press("escape")
        await pilot.press("escape", "question_mark", *"white mad")
        await settle(pilot)
        assert isinstance(app.screen, WhyNotSheet)
        await pilot.press("down", "up", "enter")
        await settle(pilot)
        assert "AE-" in screen_text(app)
        await pilot.press("escape", "question_mark", *"cash", "enter")
        await settle(pilot)
        assert "That is allowed now." in screen_text(app)


async def test_rules_can_be_looked_up() -> None:
    app = app_for(dealt(moves=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("r", *"ae-lay-05", "enter")
        await settle(pilot)
        assert isinstance(app.screen, RulesSheet)
        assert "AE-LAY-05" in str(app.screen.query_one("#answer").render())


async def test_a_route_on_the_map_filters_its_moves_by_mouse_and_by_arrows() -> None:
    app = app_for(dealt(moves=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        pane = app.query_one(MapPane)
        assert pane.chart is not None
        drawing = text_map(pane.chart, pane.content_size.width, pane.content_size.height)
        size = pane.content_size
        cells = [(column, row) for row in range(size.height) for column in range(size.width)]
        column, row = next(cell for cell in cells if drawing.slot_at(*cell) == ("PAR-LON", 0))
        await pilot.click(MapPane, offset=(column + 1, row + 1))
        await settle(pilot)
        assert app.work.about == "PAR-LON"
        assert all("PAR-LON" in choice.notation for choice in app.work.shown)
        assert app.work.moves.forbidden
        await pilot.press("escape", "f3", "right", "left", "down", "enter")
        await settle(pilot)
        assert app.work.about in {link.key for link in pane.chart.links}


async def test_a_click_on_a_move_plays_it() -> None:
    app = app_for(dealt(moves=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        first = app.session.table.read(app.work.legal[0].notation)
        await pilot.click(OptionList, offset=(6, 1))
        await settle(pilot)
        assert (0, first) in app.session.table.done[3:]


async def test_save_and_go_on(tmp_path: Path) -> None:
    app = app_for(dealt(moves=20))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("s")
        await settle(pilot)
        assert isinstance(app.screen, LineSheet)
        app.screen.query_one(Input).value = str(tmp_path / "game")
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, QuestionSheet)
        await pilot.press("n", "q", "enter")
        await settle(pilot)
    table, players = fetch(tmp_path / "game.wsk")
    assert table.digest() == app.session.table.digest()
    assert players == app.session.players


async def test_bots_alone_are_watched_to_the_end() -> None:
    app = app_for(dealt(seats=2, board="t1", moves=70), [])
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(2000):
            await settle(pilot)
            if isinstance(app.screen, ReadingSheet):
                if app.is_end_shown:
                    break
                await pilot.press("enter")
        assert "The game is over" in screen_text(app)
        assert app.session.looking is None


async def test_every_pane_can_be_reached_on_a_small_screen() -> None:
    app = app_for(dealt(moves=40))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for key, part in (
            ("f4", "Planes"),
            ("f5", "66–77"),
            ("f6", "Anna"),
            ("f3", "MOS"),
            ("f2", "Hand"),
        ):
            await pilot.press(key)
            await settle(pilot)
            assert part in screen_text(app)
        await pilot.click("#panes", offset=(14, 0))
        await settle(pilot)
        assert "MOS" in screen_text(app)
        await pilot.press("v")
        await settle(pilot)
        assert "Bank:" in screen_text(app)
        await pilot.press("escape", "h")
        await settle(pilot)
        assert "arrow keys" in screen_text(app)
