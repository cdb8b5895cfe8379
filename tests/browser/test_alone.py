"""One person against bots, on a laptop: a whole game, whatever happens to the line in between."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite, tables
from tests.browser.person import BOT, ME, Person
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site

TABLES = tables(("airlines-europe", "t1"), ("airlines-europe", "europe"), ("airlines-1990", "t1"))


@pytest.mark.parametrize(("game", "board"), TABLES)
def test_reload_second_device_lost_line_and_restart_change_nothing(
    invite: Invite, site: Site, tmp_path: Path, game: str, board: str
) -> None:
    ann = invite("Ann")
    match = ann.open_table([ME, BOT, BOT, BOT, BOT], game=game, board=board)
    ann.play_on(8)

    ann.wait()
    before = shown(ann)
    ann.page.reload()
    ann.wait()
    assert shown(ann) == before

    phone = invite("Ann's other device", seed=2)
    phone.page.goto(ann.seat_link())
    phone.wait()
    assert shown(phone) == before
    assert "#" not in phone.page.url  # the secret does not stay in the address bar
    phone.play_on(2)
    phone.wait()
    ann.page.wait_for_function(f"() => ({NUMBER})() === {phone.state()['number']}")
    assert shown(ann) == shown(phone)

    before = shown(ann)
    ann.context.set_offline(True)
    phone.play()
    phone.wait()
    after = shown(phone)
    ann.context.set_offline(False)
    ann.page.wait_for_function(f"() => ({NUMBER})() === {phone.state()['number']}")
    assert shown(ann) == after
    assert after[0][: len(before[0])] == before[0]

    before, number = shown(ann), ann.state()["number"]
    lobby = ann.open_page()
    lobby.goto("/")
    lobby.get_by_role("heading", name="Your games").wait_for()
    site.kill()
    expect(ann.page.get_by_test_id("connection-lost")).to_be_visible()
    ann.made.append(ann.choose())
    ann.do(ann.made[-1])  # is sent when the server is back
    for other in ("trouble", "offline"):
        expect(ann.page.get_by_test_id(other)).to_have_count(0)
    lobby.get_by_role("link", name="Rules").click()
    expect(lobby.get_by_test_id("offline")).to_be_visible()
    site.start()
    for away in (ann.page.get_by_test_id("connection-lost"), ann.page.get_by_test_id("trouble")):
        expect(away).to_have_count(0)
    ann.page.wait_for_function(f"() => ({NUMBER})() > {number}")
    assert shown(ann)[0][: len(before[0])] == before[0]
    lobby.locator(".rule").first.wait_for()  # it comes by itself
    expect(lobby.get_by_test_id("offline")).to_have_count(0)
    lobby.close()
    ann.play_on()

    places = ann.finish()
    log = ann.log()
    assert (ann.verdict(), phone.verdict()) == ("fair", "no-nonce")  # it came by a link, after the deal
    ann.page.reload()
    assert ann.finish() == phone.finish() == places
    assert ann.log() == phone.log() == log
    table = saved(site.address, match, tmp_path)
    assert sorted(moves_of(table, 0)) == sorted(ann.made + phone.made)
    assert [place.split()[-1] for place in places] == [str(n) for n in sorted(table.standing.scores)[::-1]]


NUMBER = """() => Number(document.querySelector('[data-testid="table"]')?.dataset.number)"""


def shown(person: Person) -> tuple[list[str], list[str], str]:
    """The log, the hand and the question."""
    return person.log(), person.hand(), person.page.get_by_test_id("question").inner_text()
