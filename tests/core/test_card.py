"""Piles and decks: who has seen what, and what nobody can be sure of any more."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from windsock.core.card import EVERYONE, NOBODY, Deck, Pile, breadth, face_down

RED, BLUE, GOLD = range(3)
PLAIN, SHINY = range(2)
BACKS = (PLAIN, PLAIN, SHINY)
OWNER, SECOND, THIRD = 1, 2, 4

faces = st.integers(RED, GOLD)
knowledge = st.one_of(st.just(EVERYONE), st.integers(0, 7))
piles = st.lists(st.tuples(faces, knowledge), min_size=1, max_size=8)


def pile_of(rows: list[tuple[int, int]]) -> Pile:
    return Pile([card for card, _ in rows], [seen for _, seen in rows])


def known(pile: Pile, card: int, seat: int) -> int:
    """How many cards of this face the seat knows to lie here."""
    return sum(1 for other, seen in zip(pile.cards, pile.seen) if other == card and seen & seat)


def test_a_card_face_down_shows_its_back() -> None:
    assert (face_down(PLAIN), face_down(SHINY)) == (-1, -2)


def test_everyone_is_more_than_any_number_of_seats() -> None:
    assert breadth(EVERYONE) > breadth(0b11111) > breadth(0b1) > breadth(NOBODY)


def test_of_equal_cards_the_one_most_seen_is_taken() -> None:
    hand = pile_of([(RED, OWNER), (RED, EVERYONE)])
    hand.take(RED)
    assert (hand.cards, hand.seen) == ([RED], [OWNER])


def test_two_seats_that_each_knew_one_of_two_equal_cards_know_none_after_one_is_taken() -> None:
    hand = pile_of([(RED, OWNER | SECOND), (RED, OWNER | THIRD)])
    hand.take(RED)
    assert (hand.cards, hand.seen) == ([RED], [OWNER])


@given(piles, st.data())
def test_taking_a_card_openly_leaves_every_seat_one_known_card_fewer_and_no_stale_memory(
    rows: list[tuple[int, int]], data: st.DataObject
) -> None:
    pile = pile_of(rows)
    card = data.draw(st.sampled_from(pile.cards))
    before = pile.copy()
    pile.take(card)
    assert sorted([*pile.cards, card]) == sorted(before.cards)
    for seat in (OWNER, SECOND, THIRD):
        assert known(pile, card, seat) == max(0, known(before, card, seat) - 1)
        for other in {RED, BLUE, GOLD} - {card}:
            assert known(pile, other, seat) == known(before, other, seat)


@given(piles, st.data())
def test_slipping_a_card_leaves_the_others_sure_of_one_card_fewer_of_each_face_with_that_back(
    rows: list[tuple[int, int]], data: st.DataObject
) -> None:
    pile = pile_of([(card, seen | OWNER) for card, seen in rows])
    card = data.draw(st.sampled_from(pile.cards))
    before = pile.copy()
    pile.slip(card, OWNER, BACKS)
    for other in (RED, BLUE, GOLD):
        assert known(pile, other, OWNER) == known(before, other, OWNER) - (other == card)
        for seat in (SECOND, THIRD):
            fewer = BACKS[other] == BACKS[card]
            assert known(pile, other, seat) == max(0, known(before, other, seat) - fewer)


@given(piles, st.data())
def test_who_knows_what_slipped_out_was_sure_of_every_such_card_and_all_had_one_face(
    rows: list[tuple[int, int]], data: st.DataObject
) -> None:
    pile = pile_of([(card, seen | OWNER) for card, seen in rows])
    card = data.draw(st.sampled_from(pile.cards))
    alike = [(other, seen) for other, seen in zip(pile.cards, pile.seen) if BACKS[other] == BACKS[card]]
    sure = pile.copy().slip(card, OWNER, BACKS)
    assert sure & OWNER
    for seat in (SECOND, THIRD):
        assert bool(sure & seat) == all(other == card and seen & seat for other, seen in alike)


@given(piles)
def test_the_order_of_a_masked_pile_tells_nothing(rows: list[tuple[int, int]]) -> None:
    pile = pile_of(rows)
    hidden = sorted(card for card, seen in rows if not seen & SECOND)
    unseen: list[int] = []
    masked = pile.masked(SECOND, BACKS, unseen)
    turned = pile_of(rows[::-1]).masked(SECOND, BACKS, [])
    assert (masked.cards, masked.seen) == (turned.cards, turned.seen)
    assert sorted(unseen) == hidden
    assert sorted(card for card in masked.cards if card < 0) == sorted(
        face_down(BACKS[card]) for card in hidden
    )


def test_a_masked_pile_does_not_tell_two_hidden_cards_with_one_back_apart() -> None:
    one = pile_of([(RED, OWNER), (GOLD, OWNER)]).masked(SECOND, BACKS, [])
    other = pile_of([(BLUE, OWNER), (GOLD, OWNER)]).masked(SECOND, BACKS, [])
    assert (one.cards, one.seen) == (other.cards, other.seen)


def test_showing_a_pile_adds_to_what_was_seen_before() -> None:
    pile = pile_of([(RED, OWNER), (BLUE, NOBODY)])
    pile.show(SECOND)
    assert pile.seen == [OWNER | SECOND, SECOND]


def test_a_copy_of_a_pile_is_a_pile_of_its_own() -> None:
    pile = pile_of([(RED, OWNER)])
    twin = pile.copy()
    twin.add(BLUE, SECOND)
    twin.seen[0] = EVERYONE
    assert (pile.cards, pile.seen) == ([RED], [OWNER])


def test_a_deck_is_drawn_from_the_top_and_its_copies_do_not_notice() -> None:
    deck = Deck([RED, BLUE, GOLD], [NOBODY] * 3, 3)
    twin = deck.copy()
    assert deck.draw() == GOLD
    assert deck.draw() == BLUE
    assert deck.faces() == [RED]
    assert twin.faces() == [RED, BLUE, GOLD]


def test_a_masked_deck_shows_backs_in_order_and_the_faces_that_were_seen() -> None:
    deck = Deck([RED, GOLD, BLUE, RED], [NOBODY, NOBODY, SECOND, NOBODY], 3)
    unseen: list[int] = []
    masked = deck.masked(SECOND, BACKS, unseen)
    assert masked.cards == [face_down(PLAIN), face_down(SHINY), BLUE]
    assert (masked.left, unseen) == (3, [RED, GOLD])


def test_a_deck_that_is_shown_hides_nothing_and_its_copies_still_do() -> None:
    deck = Deck([RED, BLUE], [NOBODY, SECOND], 2)
    twin = deck.copy()
    deck.show(OWNER)
    assert deck.seen == [OWNER, OWNER | SECOND]
    assert twin.seen == [NOBODY, SECOND]
