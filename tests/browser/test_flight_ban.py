"""With Flight Ban, and chosen on the board itself: the map, the market, the piles, the cards in hand."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Invite
from tests.browser.person import BOT, ME, Person
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site


def test_a_whole_game_with_flight_ban_on_the_board(invite: Invite, site: Site, tmp_path: Path) -> None:
    ann = invite("Ann", seed=5)
    match = ann.open_table([ME, BOT, BOT, BOT, BOT], options=["Flight Ban"])
    ann.wait()
    ann.do = lambda move: do_on_board(ann, move)  # type: ignore[method-assign]
    ann.play_on()
    ann.finish()
    table = saved(site.address, match, tmp_path)
    assert moves_of(table, 0) == ann.made
    assert {"keep", "buy", "take", "draw", "lay", "ban"} <= {move.split()[0] for move in ann.made}
    assert table.setup.options["flight_ban"]


def do_on_board(person: Person, move: str) -> None:
    """Click what the move is about, where it lies. As soon as only one move is left it is played."""
    page = person.page
    board = page.locator("#zone-board")
    verb, *words = move.split()
    if verb == "take":
        board.locator(f'[data-take="{words[0]}"]').first.click()
    elif verb in ("draw", "cash"):
        board.locator(f'[data-pile="{"deck" if verb == "draw" else "bank"}"]').click()
    elif verb == "buy":
        click_route(person, words[1], f'[data-buyer="{words[0]}"]')
    elif verb == "ban":
        click_route(person, words[0], f'[data-ban="{words[1]}"]')
    elif verb in ("keep", "lay") or words[:1] == ["hand"]:
        for card in words[1:] if verb == "give" else words:
            page.get_by_test_id("hand").locator(f'[data-card="{card}"]').click()
        if page.get_by_test_id("confirm").is_visible():
            person.press(page.get_by_test_id("confirm"))
    else:
        page.locator(f'[data-move="{move}"]').click()


def click_route(person: Person, route: str, then: str) -> None:
    """On one of its circles on the map, and on the card that opens if there is still something to choose."""
    number = person.state()["number"]
    person.page.locator(f'[data-link="{route}"] [data-slot]').first.click()
    person.page.wait_for_function(
        """([before, choice]) => {
            const table = document.querySelector('[data-testid="table"]');
            return Number(table.dataset.number) > before || document.querySelector(choice) !== null;
        }""",
        arg=[number, choice := f".card-of-route.picked {then}"],
    )
    if person.state()["number"] == number:
        person.page.locator(choice).click()
