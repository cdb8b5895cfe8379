"""Three people with three browsers at one table, two bots, and somebody who watches."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import BOT, ME, OPEN, Person
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site


def test_a_whole_game_of_three_browsers(invite: Invite, site: Site, tmp_path: Path) -> None:
    people = [invite("Ann"), invite("Ben", seed=2), invite("Cleo", seed=3)]
    ann, ben, cleo = people
    match = ann.open_table([ME, OPEN, OPEN, BOT, BOT], board="t1")
    ben.sit(match, 1)
    expect(ann.page.get_by_test_id("waiting-room")).to_contain_text("Ben")
    cleo.sit(match, 2)

    for person in people:  # all at once, in any order: the first choice is everybody's
        person.wait()
        person.play()
    for _ in range(4):
        next_of(people).play()

    chat(ben, "Good luck!")
    expect(ann.page.get_by_test_id("chat")).to_contain_text("Good luck!")
    take_back_together(next_of(people), people)

    watcher = invite("Dora")
    watcher.page.goto(f"/table/{match}")
    expect(watcher.page.get_by_test_id("watching")).to_be_visible()
    assert watcher.page.get_by_test_id("hand").count() == 0
    while (mover := whose_turn(people)) is not None:
        mover.play()

    assert ann.finish() == ben.finish() == cleo.finish() == watcher.finish()
    table = saved(site.address, match, tmp_path)
    for seat, person in enumerate(people):
        assert moves_of(table, seat) == person.made


def whose_turn(people: list[Person]) -> Person | None:
    """Whoever is asked first; nobody if the game is over."""
    while True:
        for person in people:
            state = person.state()
            if state["is_asked"]:
                return person
            if state["stage"] == "over":
                return None
        people[0].page.wait_for_timeout(50)


def next_of(people: list[Person]) -> Person:
    mover = whose_turn(people)
    assert mover is not None
    return mover


def chat(person: Person, text: str) -> None:
    person.page.get_by_test_id("side-chat").click()
    person.page.get_by_test_id("chat-text").fill(text)
    person.page.get_by_test_id("chat-send").click()
    person.page.get_by_test_id("side-log").click()


def take_back_together(person: Person, people: list[Person]) -> None:
    """A move that has passed the turn on comes back only if everybody agrees."""
    number = person.state()["number"]
    person.play()
    while person.state()["is_asked"]:
        person.play()
    kept = person.made[:]
    person.page.get_by_test_id("takeback").click()
    person.page.get_by_test_id("takeback-move").first.click()
    for other in people:
        if other is not person:
            other.page.get_by_test_id("agree").click()
    expect(person.page.get_by_test_id("request")).to_have_count(0)
    person.wait()
    assert person.state()["is_asked"]
    assert person.state()["number"] >= number
    person.made = kept[:-1]
