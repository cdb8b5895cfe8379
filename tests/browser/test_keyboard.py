"""By keyboard alone: from the lobby to the last move, no mouse is touched."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import HAS_MOVED, Person
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site

FOCUSED = "document.activeElement"


def test_a_whole_game_by_keyboard(invite: Invite, site: Site, tmp_path: Path) -> None:
    ann = invite("Ann", confirm="always")
    keys = ann.page.keyboard
    ann.page.goto("/new")
    ann.page.get_by_role("combobox", name="Seats", exact=True).wait_for()
    tab_to(ann, "el.textContent.trim() === 'Advanced'")
    keys.press("Enter")
    tab_to(ann, "el.labels?.[0]?.textContent.includes('test boards')")
    keys.press("Space")
    tab_to(ann, "el.labels?.[0]?.textContent.includes('Board')")
    turn_to(ann, "t1")
    tab_to(ann, "el.labels?.[0]?.textContent.includes('Your name')")
    keys.type("Ann")
    tab_to(ann, "el.labels?.[0]?.textContent.includes('Seats')")
    turn_to(ann, "5")
    for seat in range(2, 6):
        tab_to(ann, f"el.getAttribute('aria-label') === 'Seat {seat}: which bot'")
        turn_to(ann, "random")
    tab_to(ann, "el.textContent.trim() === 'Open the table'")
    keys.press("Enter")
    ann.page.wait_for_url("**/table/*")

    ann.read_scoring = lambda: close_scoring(ann)  # type: ignore[method-assign]
    ways = [by_number, by_walking, by_typing]
    while (state := ann.wait())["stage"] != "over":
        move = ways[state["number"] % len(ways)](ann)
        expect(ann.page.get_by_test_id("confirm")).to_be_focused()
        keys.press("Enter")
        ann.page.wait_for_function(HAS_MOVED, arg=state["number"])
        ann.made.append(move)
    ann.finish()
    assert moves_of(saved(site.address, ann.match, tmp_path), 0) == ann.made


def close_scoring(person: Person) -> None:
    """If one lies above the table."""
    if person.state()["sheet"] == "scoring":
        person.page.keyboard.press("Escape")
        expect(person.scoring).to_have_count(0)


def tab_to(person: Person, is_wanted: str) -> None:
    """Press the tab key until the thing is in focus."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(f"(() => {{ const el = {FOCUSED}; return Boolean({is_wanted}); }})()"):
            return
    raise AssertionError(f"the tab key never came to {is_wanted}")


def turn_to(person: Person, value: str) -> None:
    """Go through what the list in focus offers."""
    keys = person.page.keyboard
    keys.press("Home")
    while person.page.evaluate(f"{FOCUSED}.value") != value:
        at = person.page.evaluate(f"{FOCUSED}.selectedIndex")
        keys.press("ArrowDown")
        assert person.page.evaluate(f"{FOCUSED}.selectedIndex") == at + 1


def asking(person: Person) -> str | None:
    """The move that waits for a yes."""
    move: str | None = person.page.evaluate(
        "document.querySelector('[data-testid=\"moves\"] .asked')?.dataset.move ?? null"
    )
    return move


def by_number(person: Person) -> str:
    """The number keys choose what stands beside the number."""
    keys = person.page.keyboard
    keys.press("Escape")
    for _ in range(2):  # a kind with many moves opens first
        keys.press(str(person.chance.randint(1, min(9, count(person)))))
        if move := asking(person):
            return move
    keys.press("Enter")  # the first of its moves is in focus
    return chosen(person)


def by_walking(person: Person) -> str:
    """`m` goes to the moves, the arrow keys through them."""
    keys = person.page.keyboard
    keys.press("m")
    for _ in range(person.chance.randrange(count(person))):
        keys.press("ArrowDown")
    keys.press("Enter")
    if move := asking(person):
        return move
    keys.press("Enter")
    return chosen(person)


def by_typing(person: Person) -> str:
    """`/` goes to the field; a whole move and Enter choose it."""
    keys = person.page.keyboard
    keys.press("/")
    expect(person.page.get_by_test_id("find-move")).to_be_focused()
    known = person.page.evaluate(
        "document.querySelector('[data-testid=\"moves\"] [data-move]')?.dataset.move ?? 'buy'"
    )
    keys.type(known)
    keys.press("Enter")
    if move := asking(person):
        return move
    keys.press("Enter")  # several fit: the first is in focus
    return chosen(person)


def chosen(person: Person) -> str:
    move = asking(person)
    assert move is not None
    return move


def count(person: Person) -> int:
    return person.page.locator('[data-testid="moves"] .entry').count()
