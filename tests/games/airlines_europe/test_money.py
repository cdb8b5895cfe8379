"""Money and the bank bust (section 8), beyond the vectors of the catalogue."""

from __future__ import annotations

import pytest

from .position import heard, play, position, whole


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_bust_is_enough_for_the_greatest_dividend(players: int) -> None:
    """AE-RULING-31: twenty ABACUS shares pay 40 M, and the bank can pay it after the bust."""
    money = {"p1": {"cash": 0, "hand": {"abacus": 20}}, "p2": {"cash": 30 * players - 8 * (players - 2)}}
    table = position(players, seats=money)
    assert whole(table)["bank"] == 0
    play(table, "p1 lay " + "abacus " * 20)
    assert whole(table)["seats"][0]["cash"] == 40
    assert whole(table)["bank"] == 30 * players - 40 - 8 * (players - 1)
    assert len(heard(table, "BankBusted")) == 1


def test_actions_a_and_c_never_bust_the_bank() -> None:
    """AE-BUST-07: nothing is due in them, even with an empty bank."""
    money = {"p1": {"cash": 40, "hand": {"red": 2}}, "p2": {"cash": 42, "hand": {"red": 2}}}
    table = position(3, seats=money)
    assert whole(table)["bank"] == 0
    play(table, "p1 exchange 1 for 1", "p1 give hand red", "p2 buy grey r02", "p2 stop", "p2 draw")
    assert heard(table, "BankBusted") == []
    assert whole(table)["bank"] == 2
    assert [row["cash"] for row in whole(table)["seats"]] == [40, 40, 8]


def test_a_player_of_exactly_eight_millions_keeps_them() -> None:
    """AE-BUST-03, AE-BUST-04: more than eight are cut to eight, the active player's too; fewer stay."""
    table = position(4, seats={"p1": {"cash": 60}, "p2": {"cash": 9}, "p3": {"cash": 8}, "p4": {"cash": 43}})
    play(table, "p1 cash")
    returned = {event.facts()["seat"]: event.facts()["amount"] for event in heard(table, "ExcessReturned")}
    assert returned == {0: 52, 1: 1, 3: 35}
    assert [row["cash"] for row in whole(table)["seats"]] == [16, 8, 8, 8]
