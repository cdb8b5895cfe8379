"""AE-INV-12 and AE-INV-13: nobody can tell what he cannot know, looked at by every seat and a spectator."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import windsock
from windsock.core.card import Deck
from windsock.core.chance import Swift
from windsock.core.table import Seed, Setup, Table
from windsock.games.airlines_europe.board.material import SCORING
from windsock.games.airlines_europe.board.numbers import FINAL_PILE
from windsock.games.airlines_europe.state import Europe
from windsock.laws.broken import questions
from windsock.laws.channels import channels, deaf_copy, dealt_again, difference

GAME = windsock.game("airlines-europe")


def moments(seats: int, option: str, games: int = 1) -> Iterator[Table]:
    """Tables of random games: now and then on the way, often in the final pile, until its card comes up."""
    for seed in range(games):
        options = GAME.options_with({option: True})
        table = Table(Setup(GAME, "europe", seats, options, Seed("swift", str(seed))))
        chance = Swift(seed)
        while not table.over:
            seat = table.asked[0]
            moves = table.legal(seat)
            table.play(seat, moves[chance.below(len(moves))])
            assert isinstance(table.s, Europe)
            deck = table.s.deck
            if SCORING in deck.faces() and (deck.left <= FINAL_PILE + 4 or table.number % 50 == 0):
                yield deaf_copy(table)


def assert_nobody_notices(table: Table, other: Table, chance: Swift) -> None:
    for seat in [None, *range(table.seats)]:
        asked = questions(table, chance)
        assert difference(channels(table, seat, asked), channels(other, seat, asked)) == ""


@pytest.mark.parametrize("option", ["flight_ban", "loose_cut"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_place_of_the_third_scoring_card_in_the_final_pile_is_shown_to_nobody(
    seats: int, option: str
) -> None:
    """AE-INV-13."""
    tried = 0
    for table in moments(seats, option, games=3):
        assert isinstance(table.s, Europe)
        cards = table.s.deck.faces()
        old = cards.index(SCORING)
        new = (old + 1 + table.number) % min(FINAL_PILE + 1, len(cards))
        if old > FINAL_PILE or new == old:
            continue
        twin = deaf_copy(table)
        moved = [card for place, card in enumerate(cards) if place != old]
        moved.insert(new, SCORING)
        twin.s.lay(twin.s.piles(), [Deck(moved, table.s.deck.seen, len(moved))])
        assert_nobody_notices(table, twin, Swift(table.number))
        tried += 1
    assert tried > 5


@pytest.mark.parametrize("keep_decks", [False, True], ids=["everything", "hands"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hidden_shares_dealt_again_are_noticed_by_nobody_they_are_hidden_from(
    seats: int, keep_decks: bool
) -> None:
    """AE-INV-12."""
    changed = 0
    for table in moments(seats, "flight_ban", games=2):
        chance = Swift(table.number)
        for seat in [None, *range(seats)]:
            twin = dealt_again(table, seat, chance, keep_decks=keep_decks)
            asked = questions(table, chance)
            assert difference(channels(table, seat, asked), channels(twin, seat, asked)) == ""
            changed += twin.digest() != table.digest()
    assert changed > 10
