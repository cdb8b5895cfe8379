"""Scoring (section 9): the scoring card, emptying the market, places and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from windsock.core.action import Action
from windsock.core.card import Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step

from .board.material import ABACUS, KINDS, Board
from .board.numbers import ABACUS_ROWS, MOST_SEATS, SCORINGS
from .ending import EndGame
from .flight_ban import BanPhase, PassBan
from .market import DrawShare, TakeShare
from .rules import EMPTY_01, EMPTY_02, RULING_29
from .show.events import AirlineScored, ScoringBegun, ScoringEnded
from .state import BITS, Europe
from .two_players import LayOutPhantom


@dataclass(frozen=True)
class FillMarket(Step):
    """The top card of the deck replaces a share that was taken (AE-BUY-17)."""

    holder: Seat

    def word(self) -> str:
        return "fill-market"

    def run(self, s: Europe) -> None:
        s.fill_market()
        if s.scoring_cards:
            s.todo(HoldScorings(self.holder))  # AE-TRIG-01


@dataclass(frozen=True)
class HoldScorings(Step):
    """For each scoring card set aside one whole scoring, one after the other (AE-RULING-22)."""

    holder: Seat

    def word(self) -> str:
        return "hold-scorings"

    def run(self, s: Europe) -> None:
        if not s.scoring_cards:
            return
        s.scoring_cards -= 1  # AE-SCORE-11: the card is removed from the game
        s.scorings += 1  # AE-TRIG-06
        if s.told is not None:
            s.tell(ScoringBegun(s.scorings, self.holder))  # AE-INFO-20
        last = s.scorings == SCORINGS
        s.todo(
            EMPTY_MARKET[self.holder][0],  # AE-RULING-28: at the third scoring too
            NEW_MARKET,
            LAY_OUT_PHANTOM,  # AE-RULING-41
            SCORE_AIRLINES,
            EndGame("third-scoring") if last else AfterScoring(self.holder),  # AE-END-01
        )


@dataclass(frozen=True)
class AfterScoring(Step):
    """Ban phase after the first and the second scoring; then whatever scoring is still waiting."""

    holder: Seat

    def word(self) -> str:
        return "after-scoring"

    def run(self, s: Europe) -> None:
        s.todo(HoldScorings(self.holder))
        if s.has_flight_ban:
            s.todo(BanPhase(self.holder, 0))  # AE-BAN-02, AE-BAN-03; AE-BAN-08: everybody is in again


@dataclass(frozen=True)
class EmptyMarket(Step):
    """From the holder on, clockwise, everybody takes one share while there are any."""

    holder: Seat
    taken: int

    def word(self) -> str:
        return "empty-market"

    def asks(self, s: Europe) -> Seats:
        if self.taken == s.seats or not s.market:  # AE-RULING-27
            return 0
        return 1 << (self.holder + self.taken) % s.seats  # AE-EMPTY-01

    def offers(self) -> tuple[type[Action], ...]:
        return (TakeShare,)

    def why_not(self, action: Action) -> Rule:
        if isinstance(action, DrawShare):
            return EMPTY_02
        if isinstance(action, PassBan):
            return RULING_29
        return EMPTY_01

    def next(self, s: Europe, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (EMPTY_MARKET[self.holder][self.taken + 1],)  # AE-EMPTY-03: nothing is replaced meanwhile


@dataclass(frozen=True)
class NewMarket(Step):
    """What is left of the market is removed; five new shares are laid out."""

    def word(self) -> str:
        return "new-market"

    def run(self, s: Europe) -> None:
        s.remove_market()  # AE-EMPTY-04
        s.fill_market()  # AE-EMPTY-05; AE-RULING-23: a scoring card met here waits for its turn


@dataclass(frozen=True)
class ScoreAirlines(Step):
    """Airlines from the most advanced marker down, ABACUS last."""

    def word(self) -> str:
        return "score-airlines"

    def run(self, s: Europe) -> None:
        before = s.points[:]
        for airline in scoring_order(s):
            score(s, airline)
        score(s, ABACUS)  # AE-SCORE-10
        if s.told is not None:
            awards = tuple(now - then for now, then in zip(s.points, before, strict=True))
            s.tell(ScoringEnded(s.scorings, awards))


# Steps that every scoring needs, made once.
EMPTY_MARKET: Final = tuple(
    tuple(EmptyMarket(holder, taken) for taken in range(MOST_SEATS + 1)) for holder in range(MOST_SEATS)
)
NEW_MARKET: Final = NewMarket()
LAY_OUT_PHANTOM: Final = LayOutPhantom()
SCORE_AIRLINES: Final = ScoreAirlines()


def scoring_order(s: Europe) -> list[int]:
    """AE-SCORE-01; on one space in list order (AE-RULING-19). Blocked airlines score too (AE-BLOCK-02)."""
    return sorted(BITS[s.in_play], key=lambda airline: -s.spaces[airline])


def score(s: Europe, card: Card) -> None:
    """Places and points of one airline, or of ABACUS."""
    counts = holders(s.laid, s.phantom, card)
    if not any(counts):
        return
    row = row_of(s.board, s.spaces, s.scorings, card)
    awards = places(counts, row)
    for seat in range(s.seats):
        s.points[seat] += awards[seat]  # AE-SCORE-04; AE-SETUP-08, AE-RULING-03: the supply has no end
    if s.told is not None:
        s.tell(AirlineScored(card, row, counts, awards))


def holders(laid: Sequence[int], phantom: Sequence[int], card: Card) -> tuple[int, ...]:
    """How many shares each holder has. Only portfolios count (AE-SCORE-02)."""
    counts = tuple(laid[card::KINDS])
    # AE-2P-06, AE-RULING-40: the phantom takes its place like a player
    return (*counts, phantom[card]) if phantom else counts


def row_of(board: Board, spaces: Sequence[int], scoring: int, card: Card) -> tuple[int, ...]:
    """What the places pay at this scoring."""
    if card == ABACUS:
        return ABACUS_ROWS[min(scoring, SCORINGS) - 1]  # AE-SCORE-10, AE-RULING-38
    return board.rows[spaces[card]]  # AE-SCORE-03


def scoring_ahead(s: Europe) -> int:
    """The number of the scoring that is being held, or comes next; after the end that of the last one."""
    is_held = bool(s.ending) or any(isinstance(step, ScoreAirlines) for step in s.agenda)
    return s.scorings if is_held else s.scorings + 1


@lru_cache(maxsize=10_000)
def places(counts: tuple[int, ...], row: tuple[int, ...]) -> tuple[int, ...]:
    """Points for each holder of `counts` shares: first place row[0], second row[1], and so on."""
    awards = [0] * len(counts)
    for holder, count in enumerate(counts):
        if count:  # AE-SCORE-05: without a share no place, even if places are left over (AE-SCORE-09)
            place = 0
            tied = 0
            for other in counts:
                if other > count:
                    place += 1  # AE-SCORE-08: after a tie of k the next place is k further
                elif other == count:
                    tied += 1
            total = sum(row[place : place + tied])  # AE-SCORE-06, AE-RULING-48
            awards[holder] = -(-total // tied)  # AE-SCORE-07, AE-RULING-49: rounded up
    return tuple(awards)
