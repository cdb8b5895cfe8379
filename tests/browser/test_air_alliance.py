"""Air Alliance on its own board: planes, airports, slots and cards are chosen where they lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Position, expect

from tests.browser.conftest import Invite
from tests.browser.person import BOT, HAS_MOVED, LAPTOP, ME, NEEDS_SOMEBODY, PHONE, Person
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site
from tests.browser.test_keyboard import by_number, by_typing, by_walking, chosen, tab_to

FINGER = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FLOWN_OR_LIT = """before => Number(document.querySelector('[data-testid="table"]').dataset.number) > before
    || document.querySelector('[data-goal="true"]') !== null"""
MOVED_OR_ASKED = """before => Number(document.querySelector('[data-testid="table"]').dataset.number) > before
    || document.querySelector('[data-testid="confirm"]') !== null"""


@pytest.mark.parametrize("look", [{"size": LAPTOP}, FINGER], ids=["laptop", "phone"])
def test_a_whole_game_on_the_board(
    invite: Invite, site: Site, tmp_path: Path, look: dict[str, object]
) -> None:
    ann = invite("Ann", **look)
    match = ann.open_table([ME, BOT, BOT, BOT], game="air-alliance")
    while (state := asked(ann))["stage"] != "over":
        turn_to(ann, "moves")
        move = ann.choose()
        turn_to(ann, "board")
        do_on_board(ann, move, state["number"])
        ann.page.wait_for_function(HAS_MOVED, arg=state["number"])
        ann.made.append(move)
    table = saved(site.address, match, tmp_path)
    assert moves_of(table, 0) == ann.made
    turn_to(ann, "board")
    count = ann.page.get_by_test_id("count")
    for seat, score in enumerate(table.standing.scores):
        expect(count).to_contain_text(f"{score:,}")
        expect(count).to_contain_text(f"{seat + 1} of 5")
        ann.press(ann.page.get_by_test_id("count-next"))
    expect(count.locator("li").first).to_contain_text(f"{max(table.standing.scores):,}")


def test_a_whole_game_by_keyboard(invite: Invite, site: Site, tmp_path: Path) -> None:
    """Planes are placed on the map, the other moves are chosen in the list, in each way that there is."""
    ann = invite("Ann", confirm="always")
    keys = ann.page.keyboard
    ann.page.goto("/new")
    tab_to(ann, "el.name === 'game'")
    while not ann.page.locator('input[name="game"][value="air-alliance"]').is_checked():
        keys.press("ArrowDown")
    tab_to(ann, "el.labels?.[0]?.textContent.includes('Your name')")
    keys.type("Ann")
    tab_to(ann, "el.getAttribute('aria-label') === 'Seat 2: which bot'")
    keys.type("random")
    tab_to(ann, "el.textContent.trim() === 'Open the table'")
    keys.press("Enter")
    ann.page.wait_for_url("**/table/*")
    ways = [by_number, by_walking, by_typing]
    while (state := asked(ann))["stage"] != "over":
        is_placing = ann.page.locator('[data-goal="true"]').count() > 0
        move = (by_map if is_placing else ways[state["number"] % len(ways)])(ann)
        expect(ann.page.get_by_test_id("confirm")).to_be_focused()
        keys.press("Enter")
        ann.page.wait_for_function(HAS_MOVED, arg=state["number"])
        ann.made.append(move)
    assert moves_of(saved(site.address, ann.match, tmp_path), 0) == ann.made
    assert {"place", "fly"} <= {move.split()[0] for move in ann.made}


def test_a_slot_first_and_what_a_flight_would_win(invite: Invite) -> None:
    """A slot is aimed at, then a plane and an airport; before the yes the flight tells what it wins."""
    ann = invite("Ann", confirm="always")
    begin(ann)
    page = ann.page
    page.locator('[data-slot="1-1"]').click()
    page.locator('[data-plane="red"][data-front="true"]').first.click()
    page.locator('[data-goal="true"]').first.click()
    outlook = page.locator(".outlook")
    expect(outlook).to_contain_text("wins now")
    expect(outlook).to_contain_text("2 markers are left")
    page.get_by_test_id("confirm").click()
    expect(page.locator(".places")).to_contain_text("used in this turn")
    expect(page.get_by_test_id("log")).to_contain_text("(place 1)")


def test_a_plane_that_waits_says_for_whom(invite: Invite) -> None:
    """AA-AIRPORT-08: red stands behind red at London. A neutral plane is explained with its rule."""
    ann = invite("Ann", confirm="always")
    begin(ann)
    page = ann.page
    at(page.locator('[data-airport="E1"]'), '[data-front="false"]').first.click()
    expect(page.get_by_test_id("airport-card")).to_contain_text("waits behind Red")
    page.get_by_test_id("airport-card").get_by_role("button", name="Close").click()
    at(page.locator('[data-airport="M5"]'), '[data-plane="black"]').click()
    expect(page.get_by_test_id("why-rule")).to_have_text("AA-FLIGHT-10")


def begin(person: Person) -> None:
    """As red against one bot, the first two planes at London."""
    person.open_table([ME, BOT], game="air-alliance")
    wanted = ["choose red", "place E1", "place E1", "place A2", "place U2"]
    for move in wanted:
        number = person.wait()["number"]
        person.do(move)
        person.page.wait_for_function(HAS_MOVED, arg=number)
    person.wait()


def by_map(person: Person) -> str:
    """From one airport that can be chosen to the next."""
    keys = person.page.keyboard
    keys.press("b")
    tab_to(person, "el.dataset?.airport")
    for _ in range(person.chance.randrange(1, 6)):
        keys.press("PageDown")
    keys.press("Enter")
    return chosen(person)


def asked(person: Person) -> dict[str, Any]:
    """Until it is my turn; what the others did need not be told to the end."""
    person.page.wait_for_function(NEEDS_SOMEBODY)
    if person.state()["is_telling"]:
        person.page.keyboard.press("Escape")
    return person.state()


def turn_to(person: Person, tab: str) -> None:
    """On a phone the list and the board are apart."""
    if person.has_touch:
        person.press(person.page.get_by_test_id(f"tab-{tab}"))


def at(place: Locator, what: str) -> Locator:
    return place.locator(what)


def do_on_board(person: Person, move: str, number: int) -> None:
    """A move as it is chosen on the board."""
    page = person.page
    verb, *words = move.split()
    if verb == "place":
        person.press(page.locator(f'[data-airport="{words[0]}"]'))
    elif verb == "fly":
        fly(person, *words, number=number)
    elif verb == "exchange":
        open_airport(person, words[0])
        person.press(page.locator(f'[data-does="{move}"]'))
    elif verb == "reserve":
        card = page.locator(f'[data-traveller="{words[0]}"]')
        for _ in range(2 if person.has_touch else 1):  # a finger looks first
            person.press(card)
    elif verb == "with":
        person.press(page.locator(f'[data-place="{words[0]}"]'))
    elif verb == "lay":
        if page.locator("[data-won]").count() > 1:
            person.press(page.locator(f'[data-won="{words[0]}"]'))
        if person.state()["number"] == number:
            person.press(page.locator(f'[data-place="{words[1]}"]'))
    elif verb == "ally":
        person.press(page.locator(f'[data-npa="{words[0]}"]'))
        if person.state()["number"] == number:
            person.press(page.locator(f'[data-zone="{words[1]}"]'))
        page.wait_for_function(MOVED_OR_ASKED, arg=number)
        if person.state()["number"] == number and words[2:]:  # the own plane comes along
            turn_to(person, "moves")
            person.do(move)
        elif person.state()["number"] == number:
            person.press(page.get_by_test_id("confirm"))
    else:
        person.press(page.locator(f'[data-does="{move}"]'))


def fly(person: Person, colour: str, origin: str, destination: str, *, number: int) -> None:
    page = person.page
    plane = at(page.locator(f'[data-airport="{origin}"]'), f'[data-plane="{colour}"][data-front="true"]')
    person.press(plane.first)
    page.wait_for_function(FLOWN_OR_LIT, arg=number)
    if person.state()["number"] > number:  # there was nowhere else to fly
        return
    person.press(page.locator(f'[data-airport="{destination}"]'))
    if person.has_touch:
        person.press(page.locator('.outlook [data-does="fly"]'))


def open_airport(person: Person, airport: str) -> None:
    """By its name, below the planes."""
    plate = person.page.locator(f'[data-airport="{airport}"] .plate')
    box = plate.bounding_box()
    assert box is not None
    spot: Position = {"x": box["width"] / 2, "y": box["height"] * 0.93}
    if person.has_touch:
        plate.tap(position=spot)
    else:
        plate.click(position=spot)
