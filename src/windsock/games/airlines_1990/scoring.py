"""Scoring (section 13): score cards, first and second place, points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.step import Step

from .board.numbers import COMPANIES, SCORE_CARDS
from .ending import EndGame
from .show.events import CompanyScored, ScoreCardSetAside, ScoreCardTurned, ScoringEnded
from .state import BITS, America
from .two_players import LayOutPhantom, is_last_score_card
from .variants import shuffle_in


def meet_score_card(s: America, *rest: Step) -> None:
    """A score card has come up (A90-TURN-05); `rest` is the interrupted draw, to be done after it."""
    if s.is_first_round():
        s.aside += 1  # A90-SCORE-03, A90-RULING-40: it is put back
        if s.told is not None:
            s.tell(ScoreCardSetAside())  # A90-INFO-16
        s.todo(*rest, ReturnScoreCards())
        return
    s.scorings += 1  # A90-SCORE-02; A90-RULING-47: the card itself is out of the game
    if s.told is not None:
        s.tell(ScoreCardTurned(s.scorings))
    if is_last_score_card(s):
        s.agenda.clear()  # A90-RULING-53: no new share is taken, nothing is refilled
        s.todo(LayOutPhantom(), ScoreCompanies(), EndGame("third-score-card"))  # A90-2P-01
    else:
        s.todo(ScoreCompanies(), *rest)  # A90-SCORE-01, A90-SCORE-06, A90-RULING-43


def finish(s: America, ending: str) -> None:
    """The last scoring, at once (A90-END-02, A90-RULING-48)."""
    s.agenda.clear()
    s.scorings += 1  # A90-RULING-52: the fourth, unless play got stuck
    if s.seats == 2:
        s.todo(LayOutPhantom(), ScoreCompanies(), EndGame(ending))  # A90-RULING-55
    else:
        s.todo(ScoreCompanies(), EndGame(ending))


@dataclass(frozen=True)
class ReturnScoreCards(Step):
    """A90-RULING-40: when the missing share is there, the score cards go back into the pile."""

    def word(self) -> str:
        return "return-score-cards"

    def run(self, s: America) -> None:
        if s.aside:
            shuffle_in(s)


@dataclass(frozen=True)
class ScoreCompanies(Step):
    """All founded companies, as the table is at this moment (A90-RULING-44)."""

    def word(self) -> str:
        return "score-companies"

    def run(self, s: America) -> None:
        before = s.points[:]
        for company in BITS[s.founded]:  # A90-INACTIVE-02, A90-INACTIVE-06: founded ones always, others never
            score(s, company)
        if s.told is not None:
            awards = tuple(now - then for now, then in zip(s.points, before, strict=True))
            s.tell(ScoringEnded(s.scorings, awards))  # A90-INFO-17, A90-RULING-63


def score(s: America, company: int) -> None:
    """Places and points of one company."""
    counts = holders(s.laid, s.phantom, company)
    worth = s.worth_of(company)  # A90-SCORE-07
    awards = places(counts, worth)
    for seat in range(s.seats):
        s.points[seat] += awards[seat]  # A90-COMP-10
    if s.told is not None:
        s.tell(CompanyScored(company, row_of(worth), counts, tuple(awards)))


def holders(laid: Sequence[int], phantom: Sequence[int], company: int) -> tuple[int, ...]:
    """How many shares each holder has. Only laid shares count (A90-SCORE-08)."""
    counts = tuple(laid[company::COMPANIES])
    return (*counts, phantom[company]) if phantom else counts  # A90-2P-03, A90-RULING-54: like a player


def row_of(worth: int) -> tuple[int, int]:
    """What first and second place pay."""
    return worth, worth // 2  # A90-SCORE-09, A90-SCORE-10, A90-RULING-46: halved first


def places(counts: Sequence[int], worth: int) -> list[int]:
    """The points that a company brings to each holder of `counts` laid shares."""
    awards = [0] * len(counts)  # A90-SCORE-11
    whole, half = row_of(worth)
    most = max(counts)
    first = [holder for holder, count in enumerate(counts) if count == most and count]
    if len(first) > 1:
        for holder in first:
            awards[holder] = (whole + half) // len(first)  # A90-SCORE-13, A90-SCORE-15, A90-RULING-45
        return awards
    rest = max((count for count in counts if count < most), default=0)
    second = [holder for holder, count in enumerate(counts) if count == rest and rest]
    for holder in first:
        awards[holder] = whole if second else whole + half  # A90-SCORE-09, A90-SCORE-12
    for holder in second:
        awards[holder] = half // len(second)  # A90-SCORE-14
    return awards


def scorings_with(seats: int) -> int:
    """The scorings of a whole game: one for each score card, and one at its end (A90-SCORE-02)."""
    return SCORE_CARDS if seats == 2 else SCORE_CARDS + 1  # A90-2P-01: the third card is the end
