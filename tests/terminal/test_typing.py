"""What is typed or picked while the table is shown anew stays, and no Enter plays what nobody has picked."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from windsock.core.registry import games, load_game
from windsock.core.table import Table

from .conftest import HereApp, app_for, dealt, screen_text, session_for, words_for
from .test_screen import SIZES, notices, settle

LONG = 3600  # seconds: the test itself says when a pause is over


def slow_app(table: Table) -> HereApp:
    """A table whose bots are followed by a pause that ends when the test says so."""
    session = session_for(table)
    app = HereApp(session, words_for(session), pause=LONG)
    app.work.haste = 0
    return app


async def until_asked(app: HereApp, pilot: Pilot[None]) -> None:
    """On to the question of p1, in the pause after the last bot's move."""
    await settle(pilot)
    while 0 not in app.session.table.asked or app.session.asked_bot is not None:
        app.go_on()
        await settle(pilot)


def own_moves(app: HereApp) -> list[str]:
    return [app.session.table.write(action) for seat, action in app.session.table.done if seat == 0]


async def asked_after_bots(app: HereApp, pilot: Pilot[None]) -> None:
    await until_asked(app, pilot)
    app.go_on()
    await settle(pilot)
    app.play(0, app.session.moves[0]["text"])
    await until_asked(app, pilot)


@pytest.mark.parametrize("keys", [["3"], ["down", "down"], ["slash", "3"]], ids=" ".join)
async def test_what_was_typed_or_picked_stays_when_the_question_is_shown_again(keys: list[str]) -> None:
    app = slow_app(dealt(moves=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await asked_after_bots(app, pilot)
        third = app.work.legal[2].notation
        await pilot.press(*keys)
        app.go_on()  # the pause is over
        await pilot.press("enter")
        await settle(pilot)
        assert own_moves(app)[-1] == third


async def test_half_a_number_goes_on_after_the_question_is_shown_again() -> None:
    app = slow_app(dealt(moves=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await asked_after_bots(app, pilot)
        assert len(app.work.legal) >= 12
        twelfth = app.work.legal[11].notation
        await pilot.press("1")
        app.go_on()
        await pilot.press("2", "enter")
        await settle(pilot)
        assert own_moves(app)[-1] == twelfth


async def test_a_number_typed_before_the_question_comes_is_in_the_line() -> None:
    app = slow_app(dealt(moves=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        app.play(0, app.session.moves[0]["text"])
        await settle(pilot)
        while 0 in app.session.table.asked:
            app.play(0, app.session.moves[0]["text"])
            await settle(pilot)
        assert app.work.disabled
        await pilot.press("2")
        await until_asked(app, pilot)
        assert app.work.line.value == "2"
        second = app.work.legal[1].notation
        await pilot.press("enter")
        await settle(pilot)
        assert own_moves(app)[-1] == second


async def test_the_line_is_empty_for_the_next_question() -> None:
    app = slow_app(dealt(moves=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await until_asked(app, pilot)
        app.go_on()
        await pilot.press("2", "enter")
        await settle(pilot)
        assert app.work.line.value == ""
        await until_asked(app, pilot)
        assert app.work.line.value == ""


async def test_an_enter_that_comes_with_the_question_plays_nothing_yet() -> None:
    app = slow_app(dealt(moves=3))
    app.work.haste = LONG
    async with app.run_test(size=(120, 40)) as pilot:
        await until_asked(app, pilot)
        before = own_moves(app)
        first = app.work.legal[0].notation
        await pilot.press("enter")
        await settle(pilot)
        assert own_moves(app) == before
        assert "only just come" in notices(app)
        await pilot.press("enter")
        await settle(pilot)
        assert own_moves(app) == [*before, first]


async def test_a_move_that_was_picked_is_played_at_once() -> None:
    app = slow_app(dealt(moves=3))
    app.work.haste = LONG
    async with app.run_test(size=(120, 40)) as pilot:
        await until_asked(app, pilot)
        second = app.work.legal[1].notation
        await pilot.press("down", "enter")
        await settle(pilot)
        assert own_moves(app)[-1] == second


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", games())
async def test_no_move_is_cut(name: str, size: tuple[int, int]) -> None:
    """Every move of the list is on the screen with all its words when the cursor is there."""
    game = load_game(name)
    table = game.new(max(3, game.seats[0]), 5, game.for_people)
    app = app_for(table, language="de")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for _ in range(4):
            lists = app.work.moves
            assert lists.virtual_size.height == sum(
                len(lists._get_option_render(option, lists.visual_style)) for option in lists.options
            )
            assert lists.pointed is not None
            on_screen = " ".join(screen_text(app).replace("│", " ").split())
            assert lists.pointed.text.split()[-1] in on_screen
            await pilot.press("end", "enter")
            await settle(pilot)
