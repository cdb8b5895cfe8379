"""Variants (section 16). Each can be chosen alone or with the others (A90-RULING-56)."""

from __future__ import annotations

from windsock.core.card import NOBODY, Deck, Seat

from .board.material import SCORE
from .board.numbers import BONUSES, LATE_ROUNDS
from .show.events import BonusAdded, LastTurnsBegun, ScoreCardsShuffled
from .state import America


def add_bonuses(s: America) -> None:
    """A90-VAR-01, A90-RULING-60: by the seat alone, after the last scoring."""
    for seat in range(s.seats):
        s.points[seat] += BONUSES[seat]
        if s.told is not None:
            s.tell(BonusAdded(seat, BONUSES[seat]))


def begin_last_turns(s: America, seat: Seat) -> None:
    """A90-VAR-02, A90-RULING-57: this turn is completed, then everybody has one more, this seat the last."""
    s.last_turns = s.seats
    if s.told is not None:
        s.tell(LastTurnsBegun(seat))


def is_time_for_score_cards(s: America) -> bool:
    """A90-VAR-03, A90-RULING-59: so many rounds are over."""
    return s.has_late_cards and s.turns == s.seats * LATE_ROUNDS[s.seats]


def shuffle_in(s: America) -> None:
    """The score cards that were set aside are shuffled into the pile."""
    cards = sorted([*s.pile.faces(), *[SCORE] * s.aside])
    s.chance.shuffle(cards)
    s.pile = Deck(cards, [NOBODY] * len(cards), len(cards))
    if s.told is not None:
        s.tell(ScoreCardsShuffled(s.aside))
    s.aside = 0
