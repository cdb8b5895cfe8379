"""What a seat sees, and what it can imagine of the rest."""

from __future__ import annotations

from tests.toy import GAME
from tests.toy.material import BACKS, COPIES
from tests.toy.state import Toy
from windsock.core.chance import NO_CHANCE, Swift
from windsock.core.game import imagine
from windsock.core.sight import SPECTATOR, view


def dealt(seats: int = 3) -> Toy:
    s = GAME.start("field", seats, {"gale": False}, Swift(5), listen=True)
    assert isinstance(s, Toy)
    return s


def test_a_seat_sees_its_own_hand_and_the_backs_of_the_others() -> None:
    s = dealt()
    masked = view(s, 1).state
    assert isinstance(masked, Toy)
    assert sorted(masked.hands[1].cards) == sorted(s.hands[1].cards)
    assert sorted(masked.hands[0].cards) == [-2, -2, -1, -1, -1]
    assert masked.mail == s.mail


def test_a_spectator_sees_what_everyone_saw_and_no_more() -> None:
    masked = view(dealt(), SPECTATOR).state
    assert all(card < 0 for pile in masked.piles() for card in pile.cards)


def test_a_view_has_no_future_and_no_listeners() -> None:
    masked = view(dealt(), 0).state
    assert masked.chance is NO_CHANCE
    assert masked.told is None
    assert all(card < 0 for deck in masked.decks() for card in deck.cards)


def test_the_unseen_faces_are_what_counting_tells() -> None:
    s = dealt()
    sight = view(s, 0)
    known = [*s.market, *s.hands[0].cards]
    assert sight.unseen == sorted(sight.unseen)
    assert [sight.unseen.count(card) + known.count(card) for card in range(len(COPIES))] == list(COPIES)


def test_looking_changes_nothing() -> None:
    s = dealt()
    before = repr(s.position())
    sight = view(s, 0)
    imagine(GAME, sight, Swift(1))
    assert repr(s.position()) == before
    assert all(card < 0 for card in sight.state.piles()[1].cards)


def test_an_imagined_world_has_every_card_once_and_every_back_in_its_place() -> None:
    s = dealt()
    world = imagine(GAME, view(s, 0), Swift(1))
    true = [sorted(pile.cards) for pile in s.piles()] + [deck.faces() for deck in s.decks()]
    imagined = [sorted(pile.cards) for pile in world.piles()] + [deck.faces() for deck in world.decks()]
    for cards, others in zip(true, imagined):
        assert [BACKS[card] for card in cards] == [BACKS[card] for card in others]
    cards = [card for pile in imagined for card in pile] + s.market
    assert [cards.count(card) for card in range(len(COPIES))] == list(COPIES)


def test_imagined_worlds_differ_where_the_seat_cannot_know() -> None:
    sight = view(dealt(), 0)
    worlds = [imagine(GAME, sight, Swift(seed)) for seed in range(30)]
    assert len({tuple(sorted(world.piles()[1].cards)) for world in worlds}) > 3
    assert len({tuple(sorted(world.piles()[0].cards)) for world in worlds}) == 1
