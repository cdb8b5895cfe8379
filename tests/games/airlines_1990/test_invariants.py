"""Invariants (A90-INV): each is really looked at. What holds in play, the laws say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from windsock.core.chance import Swift
from windsock.core.play import push, wander
from windsock.games.airlines_1990 import GAME
from windsock.games.airlines_1990.board.material import FIRST_FLIGHT, SCORE, pattern_of, value_of
from windsock.games.airlines_1990.expanding import PayFlight
from windsock.games.airlines_1990.invariants import broken, broken_since
from windsock.games.airlines_1990.scoring import places
from windsock.games.airlines_1990.state import SABOTAGED, America

from .position import state, table


def in_play(turns: int = 10) -> America:
    """A position of a random game, at the beginning of a turn."""
    s = state(table(4, "america"))
    s.told = None
    chance = Swift(3)
    while s.turns < turns or type(s.agenda[-1]).__name__ != "Turn":
        seat = (s.asked & -s.asked).bit_length() - 1
        moves = s.agenda[-1].moves(s, seat)
        push(s, seat, moves[chance.below(len(moves))])
    s.own_board()
    return s


def route_with(s: America, cover: int) -> int:
    return next(circle for circle, found in enumerate(s.circles) if found == cover)


def lose_share(s: America) -> None:
    s.display[0] = (s.display[0] + 1) % 9


def lose_flight(s: America) -> None:
    s.discard.append(0)


def lose_marker(s: America) -> None:
    s.supply[0] += 1


def low_sabotage(s: America) -> None:
    low = s.board.printed.index(1)
    company = next(c for c in range(9) if s.supply[c])
    if s.circles[low] and s.circles[low] < SABOTAGED:
        s.supply[s.circles[low] - 1] += 1
    s.circles[low] = SABOTAGED + company
    s.supply[company] -= 1


def lay_of_unfounded(s: America) -> None:
    company = next(c for c in range(9) if s.founded >> c & 1)
    for place in range(company, len(s.laid), 9):
        s.removed_shares += [company] * s.laid[place]
        s.laid[place] = 0


def far_away(s: America) -> None:
    """A marker moves to a route that the company does not even fly."""
    company = next(c for c in range(9) if s.circles.count(c + 1))
    there = next(
        s.board.first_circle[route]
        for route in range(len(s.board.routes))
        if not s.board.flown[company] >> s.board.pattern[route] & 1
        and not s.circles[s.board.first_circle[route]]
    )
    s.circles[route_with(s, company + 1)] = 0
    s.circles[there] = company + 1


def network_without_a_route(s: America) -> None:
    company = next(c for c in range(9) if not s.founded >> c & 1)
    s.founded |= 1 << company
    s.supply[company] -= 1


def share_without_a_route(s: America) -> None:
    card = s.pile.draw()
    assert card != SCORE
    s.gain_share(0, card, 1)


def short_display(s: America) -> None:
    s.removed_shares.append(s.display.pop())


def more_score_cards(s: America) -> None:
    s.aside += 1


def too_many_scorings(s: America) -> None:
    s.scorings += 5
    s.aside -= 5


BROKEN: dict[str, Callable[[America], None]] = {
    "A90-INV-01": lose_share,
    "A90-INV-02": lose_flight,
    "A90-INV-03": lose_marker,
    "A90-INV-04": low_sabotage,
    "A90-INV-05": lay_of_unfounded,
    "A90-INV-06": far_away,
    "A90-INV-07": network_without_a_route,
    "A90-INV-09": short_display,
    "A90-INV-10": more_score_cards,
    "A90-INV-14": too_many_scorings,
    "A90-INV-17": share_without_a_route,
}


def test_a_sound_position_breaks_none() -> None:
    s = in_play()
    assert broken(s, s.copy()) is None
    assert SCORE not in s.display


@pytest.mark.parametrize("rule", BROKEN)
def test_a_broken_one_is_named(rule: str) -> None:
    s = in_play()
    BROKEN[rule](s)
    assert broken(s, None) == rule


def points_shrink(s: America) -> None:
    s.points[0] = -1


def supply_grows(s: America) -> None:
    s.supply[0] += 1


def circle_uncovered(s: America) -> None:
    s.circles[next(i for i, cover in enumerate(s.circles) if cover)] = 0


def removed_share_comes_back(s: America) -> None:
    s.removed_shares = []


@pytest.mark.parametrize("change", [points_shrink, supply_grows, circle_uncovered, removed_share_comes_back])
def test_what_never_shrinks(change: Callable[[America], None]) -> None:
    """A90-INV-11."""
    before = in_play()
    before.removed_shares.append(0)
    s = before.copy()
    s.own_board()
    change(s)
    assert broken_since(s, before) == "A90-INV-11"


def test_a_route_marker_goes_to_the_lowest_free_circle() -> None:
    """A90-INV-08."""
    before = in_play()
    board = before.board
    route = next(
        route
        for route, first in enumerate(board.first_circle[:-1])
        if before.lowest[route] == first and board.first_circle[route + 1] > first + 1
    )
    pay = PayFlight(0, board.pattern[route], before.value[route], False)
    for further, rule in ((0, None), (1, "A90-INV-08")):
        s = before.copy()
        s.own_board()
        s.circles[before.lowest[route] + further] = 1
        s.agenda.append(pay)
        assert broken_since(s, before) == rule


@pytest.mark.parametrize(("pattern_off", "value_off"), [(0, 1), (1, 0)])
def test_a_flight_card_is_of_the_pattern_and_high_enough(pattern_off: int, value_off: int) -> None:
    """A90-INV-08."""
    before = in_play()
    flight = before.flights[0].cards[0] - FIRST_FLIGHT
    pattern, value = pattern_of(flight), value_of(flight)
    s = before.copy()
    s.lose_flight(0, flight)
    s.discard.append(flight)
    before.asked = 1
    before.agenda.append(PayFlight(0, pattern, value, False))
    assert broken_since(s, before) is None
    before.agenda.append(PayFlight(0, (pattern + pattern_off) % 5, value + value_off, False))
    assert broken_since(s, before) == "A90-INV-08"


def keep_two(s: America) -> None:
    s.draw_flight(0)
    s.draw_flight(0)


def lay_and_draw(s: America) -> None:
    s.lay_share(0, s.hands[0].cards[0], 1)
    s.draw_flight(0)


def take_and_do_nothing(s: America) -> None:
    s.gain_share(0, s.display.pop(), -1)


def help_another(s: America) -> None:
    s.draw_flight(1)


def another_changes_his_hand(s: America) -> None:
    s.lose_flight(1, s.flights[1].cards[0] - FIRST_FLIGHT)
    s.draw_flight(1)


def lose_a_marker(s: America) -> None:
    s.supply[0] -= 1


@pytest.mark.parametrize(
    "change",
    [keep_two, lay_and_draw, take_and_do_nothing, help_another, another_changes_his_hand, lose_a_marker],
)
def test_an_action_changes_hands_as_the_table_says(change: Callable[[America], None]) -> None:
    """A90-INV-12."""
    before = in_play(12)
    assert before.asked == 1
    s = before.copy()
    s.own_board()
    change(s)
    assert broken_since(s, before) == "A90-INV-12"


def test_awards_of_a_company_never_exceed_first_and_second_place() -> None:
    """A90-INV-13, for every way to hold up to three shares with four players."""
    for worth in range(2, 12):
        for code in range(4**4):
            counts = [code >> 2 * seat & 3 for seat in range(4)]
            total, most = sum(places(counts, worth)), worth + worth // 2
            assert total <= most
            holders = [count for count in counts if count]
            if len(holders) == 1 or (len(holders) == 2 and holders[0] != holders[1]):
                assert total == most


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_game_ends_with_no_more_than_four_scorings(seats: int) -> None:
    """A90-INV-14, A90-INV-15, A90-RULING-52."""
    start = partial(GAME.start, GAME.load("america"), seats, GAME.options_with({}))
    for seed in range(15):
        s = start(Swift(seed))
        wander(s, Swift(seed))
        assert isinstance(s, America)
        assert s.scorings <= (3 if seats == 2 else 4)
        if s.ending == "last-share":
            assert s.scorings == 4
