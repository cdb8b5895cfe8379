"""The course of a game: its log at the table, and its replay, which runs like a video."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import IS_WHOLE, Invite
from tests.browser.pages import ALLIANCE, EUROPE, GAMES
from tests.browser.person import BOT, LAPTOP, ME, PHONE
from tests.browser.site import ROOT

GOLDEN = ROOT / "tests" / "golden"
# Texts that are wider or higher than the place that they have, and choices in a list that do not fit it.
CUT = """() => [...document.querySelectorAll('#main *')].filter(el => {
    if (!el.checkVisibility() || el.closest('.unseen, svg')) return false;
    const style = getComputedStyle(el);
    if (el.tagName === 'SELECT') {
        const ink = document.createElement('canvas').getContext('2d');
        ink.font = style.font;
        const room = el.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return ink.measureText(el.selectedOptions[0].textContent).width > room + 1;
    }
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
    const isText = [...el.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return hides && isText && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2);
}).map(el => (el.selectedOptions?.[0] ?? el).textContent.trim())"""
TOP = """log => [...log.querySelectorAll('p')].find(
    line => line.getBoundingClientRect().top >= log.getBoundingClientRect().top).textContent"""
HERE = "Number(document.querySelector('.player input').value)"


@pytest.mark.parametrize("game", GAMES if IS_WHOLE else [ALLIANCE])
def test_the_newest_line_is_in_sight_unless_the_reader_scrolled_up(invite: Invite, game: str) -> None:
    ann = invite("Ann", size={"width": 1440, "height": 900})
    ann.open_table([ME, BOT, BOT], game=game, bot="steady")
    for _ in range(8):
        assert ann.wait()["stage"] != "over"
        ann.sees_newest()
        ann.play()
    ann.wait()
    log = ann.page.get_by_test_id("log")
    log.hover()
    ann.page.mouse.wheel(0, -300)
    ann.page.wait_for_function("() => document.querySelector('[data-testid=log]').scrollTop < -250")
    seen, lines = log.evaluate(TOP), len(ann.log())
    while len(ann.log()) == lines:
        ann.wait()
        ann.play()
    assert log.evaluate(TOP) == seen
    log.hover()
    ann.page.mouse.wheel(0, 9999)
    ann.page.wait_for_function("() => document.querySelector('[data-testid=log]').scrollTop > -16")
    ann.wait()
    ann.play()
    ann.sees_newest()


def test_a_replay_runs_like_a_video(invite: Invite) -> None:
    """Play, drag, hold a key, jump, look through other eyes: the page stays the same one."""
    page = invite("Ann").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("/api/")[2]))
    page.goto(f"/replay/{uploaded(page, GOLDEN / ALLIANCE / '2-seats.wsk')}")
    at(page, 0)
    assert len([path for path in asked if re.fullmatch(r"matches/\w+", path)]) == 1
    page.evaluate("document.querySelector('.player').dataset.mark = 'the same'")
    asked.clear()
    page.get_by_label("Seen by").select_option("1")

    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => {HERE} >= 10")
    page.get_by_role("button", name="Pause").click()
    follows(page)

    slider = page.get_by_role("slider")
    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
    page.mouse.down()
    dragged = set()
    for part in range(2, 9):
        page.mouse.move(box["x"] + box["width"] * part / 10, box["y"] + box["height"] / 2)
        dragged.add(slider.input_value())
    page.mouse.up()
    assert len(dragged) == 7
    follows(page)

    line = page.locator("[data-number='20'] button")
    line.click()
    at(page, 20)
    for _ in range(15):  # as a key that is held down does
        page.keyboard.down("ArrowRight")
    page.keyboard.up("ArrowRight")
    at(page, 35)
    page.keyboard.press("Home")
    at(page, 0)
    page.evaluate("location.hash = '7'")  # an address that somebody wrote
    at(page, 7)
    page.keyboard.press("End")
    page.get_by_role("button", name="Play", exact=True).click()  # once more from the deal
    page.wait_for_function(f"() => {HERE} > 0 && {HERE} < 100")

    expect(page.get_by_label("Seen by")).to_have_value("1")
    assert page.locator(".player").get_attribute("data-mark") == "the same"
    asked = [path for path in asked if path]
    assert [path for path in asked if not re.match(r"matches/\w+/(film|at)/", path)] == []
    assert len(asked) == len(set(asked))  # nothing is fetched twice


@pytest.mark.parametrize("game", GAMES if IS_WHOLE else [EUROPE])
def test_no_text_is_cut(invite: Invite, game: str) -> None:
    """In the middle of a game, in each language, on a laptop and on a phone."""
    page = invite("Ann").page
    match = uploaded(page, max((GOLDEN / game).glob("*4-*.wsk")))
    cut = []
    for language in ("fr", "de", "it", "en") if IS_WHOLE else ("fr",):
        page.add_init_script(
            f"localStorage['windsock-settings'] = JSON.stringify({{language: '{language}'}})"
        )
        for size in (LAPTOP, PHONE):
            page.set_viewport_size(size)
            page.goto(f"/replay/{match}?{language}-{size['width']}#40")
            page.locator("svg [data-link], [data-airport], svg [data-place]").first.wait_for()
            cut += [(language, size["width"], text) for text in page.evaluate(CUT)]
    assert cut == []


def at(page: Page, number: int) -> None:
    """Slider, log and address all say so."""
    expect(page.get_by_role("slider")).to_have_value(str(number))
    follows(page)


def follows(page: Page) -> None:
    number = page.get_by_role("slider").input_value()
    expect(page).to_have_url(re.compile(rf"#{number}$"))
    if number != "0":
        here = page.locator(".here[aria-current='step']")
        expect(here).to_be_in_viewport()
        assert int(here.locator(".number").inner_text()) in range(int(number) - 2, int(number) + 1)


def uploaded(page: Page, save: Path) -> str:
    """A game that is over."""
    answer = page.context.request.post("/api/saves", data=save.read_text(encoding="utf-8"))
    assert answer.ok, answer.text()
    return str(answer.json()["id"])
