"""What nobody at the table can see at once: chance, and worlds that a seat may imagine."""

from __future__ import annotations

from windsock.core.card import Pile
from windsock.core.chance import Swift
from windsock.core.game import imagine
from windsock.core.state import State
from windsock.core.table import Table
from windsock.games.airlines_europe.board.material import SCORING
from windsock.games.airlines_europe.sight import is_plausible
from windsock.games.airlines_europe.state import Europe

from .position import GAME, begun, dealt, whole


def europe(s: State) -> Europe:
    assert isinstance(s, Europe)
    return s


def imagined(table: Table, seat: int, seed: int) -> Europe:
    """A world that a seat cannot tell from the truth."""
    return europe(imagine(GAME, table.sight(seat), Swift(seed)))


def test_people_start_with_loose_cuts() -> None:
    """AE-RULING-60."""
    assert GAME.for_people == {"loose_cut": True}


def test_the_deal_is_shuffled() -> None:
    """AE-SETUP-21: no two of these deals have the same market, and none has one airline after the other."""
    markets = [tuple(whole(dealt(3, seed))["market"]) for seed in range(10)]
    assert len(set(markets)) == len(markets)


def test_with_loose_cuts_not_even_the_truth_counts_to_a_scoring() -> None:
    """AE-RULING-58, AE-RULING-60: nobody has seen where the cards lie."""
    assert whole(dealt(3, 1, "t1", "loose_cut"))["next_scoring"] is None


def scoring_places(deck: list[int]) -> list[int]:
    """Places from the bottom."""
    return [place for place, card in enumerate(deck) if card == SCORING]


def test_imagined_scoring_cards_lie_where_loose_cuts_can_put_them() -> None:
    """AE-RULING-60: all that is possible comes up, nothing else, also after the first has been turned."""
    table = begun(3, 2, "t1", "loose_cut")
    s = europe(table.s)
    whole_deck = len(s.deck.cards)
    above: set[int] = set()
    for seed in range(300):
        third, second, first = scoring_places(imagined(table, 0, seed).deck.cards)
        initial = whole_deck - first - 1
        assert 9 <= initial <= 13
        assert abs(first - second - 1 - (43 - initial) // 2) <= 3
        assert third <= 10
        above.add(initial)
    assert above == {9, 10, 11, 12, 13}
    while s.scorings == 0:
        left = s.deck.left
        for seed in range(20):  # what has been drawn was no scoring card
            assert len(scoring_places(imagined(table, 0, seed).deck.cards[:left])) == 3
        seat = table.asked[0]
        moves = table.legal(seat)
        table.play(seat, next((move for move in moves if type(move).__name__ == "DrawShare"), moves[0]))
    [turned] = s.turned
    initial = whole_deck - turned - 1
    assert 9 <= initial <= 13
    seconds = set()
    for seed in range(300):
        deck = imagined(table, 0, seed).deck
        seconds.add(scoring_places(deck.cards[: deck.left])[-1])
    assert {turned - second - 1 - (43 - initial) // 2 for second in seconds} == {-3, -2, -1, 0, 1, 2, 3}


def test_an_imagined_choice_is_of_two_airlines_and_from_a_mixed_hand() -> None:
    """AE-SETUP-24, AE-SETUP-25."""
    table = dealt(3, 1)
    for seat in (0, 1):
        table.play(seat, table.legal(seat)[0])
    for seed in range(300):
        s = imagined(table, 2, seed)
        for chosen, hand in zip(s.chosen, s.hands, strict=True):
            assert len(set(chosen.cards)) == len(chosen.cards)
            assert len({*chosen.cards, *hand.cards}) > 1


def test_a_hand_of_one_airline_was_never_dealt() -> None:
    """AE-SETUP-24: also before its seat has chosen."""
    s = europe(dealt(3, 1).s)
    assert is_plausible(s)
    s.hands[1] = Pile([3] * 8, [0] * 8)
    assert not is_plausible(s)
