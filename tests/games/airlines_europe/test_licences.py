"""Action A (section 5): what is offered after a purchase, beyond the vectors of the catalogue."""

from __future__ import annotations

import windsock

from .position import play, position, whole


def offered(table: windsock.Table, seat: int = 0) -> set[str]:
    """The licences that a seat can buy now, as text."""
    texts = {table.write(move) for move in table.legal(seat)}
    return {text for text in texts if text.startswith("buy ")}


def test_nothing_is_offered_to_an_airline_without_planes() -> None:
    """AE-BUY-11: its last plane is on the board."""
    table = position(3, planes={"white": 1}, seats={"p1": {"cash": 30}})
    assert "buy white MOS-ANK" in offered(table)
    play(table, "p1 buy white STO-MOS")
    assert not {text for text in offered(table) if text.startswith("buy white")}
    assert whole(table)["airlines"]["white"]["planes"] == 0


def test_nothing_is_offered_twice_to_an_airline_on_one_route() -> None:
    """AE-BUY-09, AE-RULING-12: another airline may follow on the same route, at the next price."""
    table = position(3, seats={"p1": {"cash": 30}})
    play(table, "p1 buy white STO-MOS")
    assert "buy white STO-MOS" not in offered(table)
    assert "buy green STO-MOS" in offered(table)
    assert whole(table)["routes"]["STO-MOS"]["price"] == 5


def test_a_full_route_is_offered_to_nobody() -> None:
    """AE-BUY-10, AE-HAUL-02."""
    table = position(3, sold={"r07": ["red"]}, seats={"p1": {"cash": 30}})
    play(table, "p1 buy grey r07", "p1 buy grey L2")
    assert not {text for text in offered(table, 0) if "RTOWN" in text or "FAR2" in text}
    assert whole(table)["routes"]["LON-FAR2"]["price"] is None


def test_a_new_city_opens_its_routes() -> None:
    """AE-BUY-06, AE-BUY-07, AE-RULING-13: of the city reached, and of no other."""
    table = position(3, seats={"p1": {"cash": 30}})
    before = {text for text in offered(table) if text.startswith("buy black")}
    play(table, "p1 buy black r11")
    after = {text for text in offered(table) if text.startswith("buy black")}
    assert before == {"buy black KTOWN-MOS"}
    assert after == {"buy black STO-MOS", "buy black MOS-ANK", "buy black MOS-FAR3"}


def test_only_what_can_be_paid_is_offered() -> None:
    """AE-BUY-02, AE-BUY-13, AE-RULING-11: with the money that is left after the first."""
    table = position(3, seats={"p1": {"cash": 5}})
    play(table, "p1 buy grey r02")
    prices = {text: whole(table)["routes"][text.split()[2]]["price"] for text in offered(table)}
    assert prices
    assert max(prices.values()) == 3
    play(table, "p1 buy grey r01")
    assert offered(table) == set()
