"""The judgement that `steady` plays by knows majorities, tempo, money, ABACUS, bonuses and bans."""

from __future__ import annotations

from typing import Any

import pytest

from windsock.bots.steady import Steady
from windsock.core.chance import Swift
from windsock.core.play import push, settle
from windsock.core.registry import load_game
from windsock.core.sight import view
from windsock.core.state import State
from windsock.games.airlines_europe.bot.foresight import DRAWING, tempo

GAME = load_game("airlines-europe")
BOARD = GAME.load("europe")


def table(flight_ban: bool = False, **given: Any) -> State:
    s = GAME.start(BOARD, 3, GAME.options_with({"flight_ban": flight_ban}), Swift(7))
    GAME.arrange(s, given)
    settle(s)
    return s


def worth(s: State, seat: int = 0) -> float:
    assert GAME.worth is not None
    return GAME.worth(s, seat)


def chosen(s: State, seat: int = 0) -> str:
    """What steady plays here, in notation."""
    action = Steady(GAME, 1).choose(view(s, seat), 60)
    return GAME.catalogue(BOARD).write(action)


def test_a_finished_game_is_worth_its_lead() -> None:
    s = table(
        phase="score", scorings=2, seats={"p1": {"points": 50}, "p2": {"points": 40}, "p3": {"points": 30}}
    )
    assert not s.asked
    assert worth(s, 0) == 50 - (40 + 35) / 2
    assert worth(s, 1) < 0


def test_a_majority_is_worth_more_than_a_second_place() -> None:
    rival = {"p2": {"portfolio": {"white": 2}}}
    ahead = table(spaces={"white": 40}, seats={**rival, "p1": {"portfolio": {"white": 3}}})
    behind = table(spaces={"white": 40}, seats={**rival, "p1": {"portfolio": {"white": 1}}})
    assert worth(ahead) > worth(behind) + 2


def test_a_share_of_an_advanced_airline_is_worth_more() -> None:
    front = table(spaces={"red": 50, "black": 10}, seats={"p1": {"portfolio": {"red": 2}}})
    back = table(spaces={"red": 50, "black": 10}, seats={"p1": {"portfolio": {"black": 2}}})
    assert worth(front) > worth(back)


def test_money_is_worth_something_until_the_end_comes_near() -> None:
    def gain(**given: Any) -> float:
        poor = table(seats={"p1": {"cash": 0}, "p2": {"cash": 8}}, **given)
        rich = table(seats={"p1": {"cash": 8}, "p2": {"cash": 0}}, **given)
        return worth(rich) - worth(poor)

    assert gain() > 0.5
    assert gain(scorings=2, deck=["scoring"]) < gain() / 2


def test_shares_are_laid_before_the_scoring_card_comes() -> None:
    hand = {"p1": {"hand": {"white": 3}, "cash": 0}, "p2": {"cash": 20, "portfolio": {"white": 2}}}
    s = table(scorings=2, reserve=0, deck=["scoring", "red", "red"], spaces={"white": 50}, seats=hand)
    assert chosen(s) == "lay white white white"


def test_abacus_is_laid_before_the_last_scoring() -> None:
    hand = {"p1": {"hand": {"abacus": 2}, "cash": 0}, "p2": {"portfolio": {"abacus": 1}}}
    s = table(scorings=2, deck=["scoring", "red", "red"], seats=hand)
    assert chosen(s) == "lay abacus abacus"


def test_the_leader_brings_the_last_scoring_on() -> None:
    seats = {
        "p1": {"cash": 8, "portfolio": {"white": 4}, "points": 60},
        "p2": {"hand": {"white": 3}},
        "p3": {"hand": {"red": 4, "grey": 3}},
    }
    s = table(scorings=2, reserve=0, deck=["scoring", "red", "red"], spaces={"white": 50}, seats=seats)
    assert chosen(s).startswith("buy")


def test_a_bonus_within_reach_is_connected() -> None:
    s: Any = table(
        scorings=2,
        reserve=0,
        deck=["red", "blue", "scoring", "red"],
        sold={"ROM-ATH": ["orange"], "MAR-ROM": ["orange"], "PAR-MAR": ["orange"]},
        seats={"p1": {"cash": 8, "portfolio": {"orange": 4}}},
    )
    while s.asked == 1:
        push(s, 0, GAME.catalogue(BOARD).read(chosen(s)))
    assert not s.bonuses >> BOARD.airlines.index("orange") & 1


def test_a_ban_hits_an_airline_of_the_others() -> None:
    s = table(
        flight_ban=True,
        phase="ban",
        scorings=1,
        spaces={"white": 30},
        seats={"p2": {"portfolio": {"white": 4}}, "p3": {"portfolio": {"white": 3}}},
    )
    word = chosen(s)
    assert word.startswith("ban")
    assert "MOS" in word  # a route at White Winds' home


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_tempo_is_the_mean_number_of_own_turns(seats: int) -> None:
    """Against counting: turns go round, each draws with the same chance."""
    known = tempo(seats)
    for draws in (1, 3, 8):
        for gap in range(seats):
            left = [0.0] * (draws + 1)  # chance that so many draws are still to come
            left[draws] = 1.0
            turns = 0.0
            for number in range(400):
                if number % seats == gap:
                    turns += sum(left[1:])
                for count in range(1, draws + 1):
                    left[count - 1] += left[count] * DRAWING
                    left[count] *= 1 - DRAWING
            assert known[draws][gap] == pytest.approx(turns)


def test_a_deck_of_any_size_can_be_judged() -> None:
    fresh = table()  # a scenario's deck has its scoring cards at the bottom
    assert worth(fresh) == worth(fresh.copy())
    empty = table(scorings=2, deck=[])
    assert worth(empty) < worth(table(scorings=2, deck=[], seats={"p1": {"points": 9}}))
