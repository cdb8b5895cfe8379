"""Air Postal on its own board: everything is chosen where it lies, from the pilot to the last landing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import BOT, HAS_MOVED, LAPTOP, ME, NEEDS_SOMEBODY, PHONE, Person
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site

FINGER = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
INITIATION = "Initiation game"
CURIOUS = 30  # moves; after them only what is short, so that the others bring the game to its end
SHORT = ("token maintenance", "done", "stop", "on", "land", "stay")
MOVED_OR_OPEN = """before => Number(document.querySelector('[data-testid="table"]').dataset.number) > before
    || document.querySelector('[data-testid="rehearsal"]') !== null"""


@pytest.mark.parametrize("look", [{"size": LAPTOP}, FINGER], ids=["laptop", "phone"])
def test_a_whole_initiation_game_on_the_board(
    invite: Invite, site: Site, tmp_path: Path, look: dict[str, object]
) -> None:
    ann = invite("Ann", **look)
    match = ann.open_table([ME, BOT, BOT, BOT], game="air-postal", options=[INITIATION], bot="steady")
    while (state := asked(ann))["stage"] != "over":
        turn_to(ann, "moves")
        move = chosen(ann)
        turn_to(ann, "board")
        do_on_board(ann, move, state["number"])
        ann.page.wait_for_function(HAS_MOVED, arg=state["number"])
        ann.made.append(move)
    turn_to(ann, "board")
    expect(ann.page.get_by_test_id("count")).to_contain_text("open objectives")  # AP-END-08 to -13
    table = saved(site.address, match, tmp_path)
    assert moves_of(table, 0) == ann.made
    verbs = {move.split()[0] for move in ann.made}
    assert {"pilot", "plane", "token", "keep", "load", "fuel", "ready", "fly", "roll"} <= verbs


def test_a_round_with_windsock_and_rivers(invite: Invite) -> None:
    """Forty moves of the whole game on the board: tokens, rivers, piles, planes, flights."""
    ann = invite("Ann", seed=3)
    ann.open_table([ME, BOT], game="air-postal")
    for _ in range(40):
        state = asked(ann)
        move = ann.choose()
        do_on_board(ann, move, state["number"])
        ann.page.wait_for_function(HAS_MOVED, arg=state["number"])
    expect(ann.page.locator('[data-cockpit="0"]')).to_be_visible()


def test_a_flight_is_rehearsed_and_what_is_too_far_says_why(invite: Invite) -> None:
    """AP-FLIGHT-04: before the yes the odds and the stakes show. AP-FLIGHT-07: more spaces than fuel."""
    ann = invite("Ann", confirm="always")
    page = ann.page
    ann.open_table([ME], game="air-postal", options=[INITIATION])
    for move in ("pilot lady-mary-bailey", "plane junkers-f-13", "token flights", "pass", "fuel 2", "ready"):
        number = ann.wait()["number"]
        ann.do(move)
        page.wait_for_function(HAS_MOVED, arg=number)
    ann.wait()
    page.locator('[data-place="PAR"] .disc').hover()
    expect(page.get_by_test_id("rehearsal")).to_contain_text("arrives")
    page.locator('[data-place="STO"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("why-rule")).to_have_text("AP-FLIGHT-07")
    page.keyboard.press("Escape")
    page.locator('[data-place="BER"]').focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("task")).to_contain_text("A breakdown costs 1 point")


def asked(person: Person) -> dict[str, Any]:
    """Until it is my turn; what the others did need not be told to the end."""
    person.page.wait_for_function(NEEDS_SOMEBODY)
    if person.state()["is_telling"]:
        person.page.keyboard.press("Escape")
    return person.state()


def chosen(person: Person) -> str:
    """Any move at first; later the shortest way through the turn, if there is one."""
    if len(person.made) >= CURIOUS:
        for move in SHORT:
            if person.page.locator(f'[data-move="{move}"]').count():
                return move
    elif len(person.made) in (2, 5):  # the actions of the first two turns: both are seen
        wanted = "token objectives" if len(person.made) == 2 else "token flights"
        if person.page.locator(f'[data-move="{wanted}"]').count():
            return wanted
    return person.choose(is_curious=True)


def turn_to(person: Person, tab: str) -> None:
    """On a phone the list and the board are apart."""
    if person.has_touch:
        person.press(person.page.get_by_test_id(f"tab-{tab}"))


def do_on_board(person: Person, move: str, number: int) -> None:
    """A move as it is chosen on the board: a flight on the map, everything else where it lies."""
    page = person.page
    if move.startswith("fly "):
        ends = move.split()[1].split("-")
        lit = ", ".join(f'[data-place="{end}"][data-lit="true"] .disc' for end in ends)
        person.press(page.locator(lit).first)
        page.wait_for_function(MOVED_OR_OPEN, arg=number)
        if person.has_touch:  # a finger looks first
            person.press(page.locator(f'[data-does="{move}"]'))
    else:
        person.press(page.locator(f'[data-does="{move}"]').first)
