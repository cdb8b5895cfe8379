"""Final scoring (section 13)."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import EVERYONE, Card, Seat
from windsock.core.game import Outcome
from windsock.core.step import Step

from .board.material import Board
from .board.numbers import TRIO_BONUS
from .show.events import GameEnded, MilesCounted, TrioCompleted
from .state import World


@dataclass(frozen=True)
class EndGame(Step):
    """Everything is turned up and counted (AA-INFO-12)."""

    def word(self) -> str:
        return "end-game"

    def run(self, s: World) -> None:
        s.ending = s.trigger
        for seat in range(s.seats):
            s.asides[seat] = s.asides[seat].own()
            s.asides[seat].show(EVERYONE)  # AA-ALLIANCE-16
        if s.told is not None:
            tell_scores(s)


def tell_scores(s: World) -> None:
    for seat in range(s.seats):
        cards = s.cards_of(seat)
        trios = complete_trios(s.board, trio_counts(s.board, cards))
        for trio in trios:
            s.tell(TrioCompleted(seat, trio))
        s.tell(MilesCounted(seat, miles_of(s.board, cards), len(trios), points_of(s.board, cards)))
    result = outcome(s)
    s.tell(GameEnded(s.ending, result.scores, result.winners))


def miles_of(board: Board, cards: list[Card]) -> int:
    """AA-SCORE-01; of cards face down nothing is known."""
    return sum([board.miles[card] for card in cards if card >= 0])


def trio_counts(board: Board, cards: list[Card]) -> list[int]:
    """How many cards of each trio are there, wherever they lie: AA-TRIO-02 to -04, AA-RULING-48."""
    found = [0] * len(board.trios)
    for card in cards:
        if card >= 0 and board.trio[card] >= 0:
            found[board.trio[card]] += 1
    return found


def complete_trios(board: Board, counts: list[int]) -> list[int]:
    """Those of which all three cards are there (AA-TRIO-02, AA-RULING-50)."""
    return [trio for trio, members in enumerate(board.trios) if counts[trio] == len(members)]


def bonus_of(trios: list[int]) -> int:
    """AA-SCORE-02, AA-TRIO-02: the same for each complete trio."""
    return TRIO_BONUS * len(trios)


def points_of(board: Board, cards: list[Card]) -> int:
    """AA-SCORE-02; nothing else counts (AA-SCORE-05)."""
    return miles_of(board, cards) + bonus_of(complete_trios(board, trio_counts(board, cards)))


def outcome(s: World) -> Outcome:
    scores = tuple([points_of(s.board, s.cards_of(seat) + won_by(s, seat)) for seat in range(s.seats)])
    return Outcome(scores, winners(scores), s.ending)


def won_by(s: World, seat: Seat) -> list[Card]:
    """Cards won in a turn under way."""
    return s.won if s.asked >> seat & 1 else []


def winners(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """AA-SCORE-03; a tie is a shared win (AA-SCORE-04, AA-RULING-49)."""
    most = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == most])
