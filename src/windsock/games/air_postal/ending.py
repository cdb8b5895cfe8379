"""End of the game (section 11): what triggers it, and the final score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from windsock.core.card import Seat
from windsock.core.game import Outcome
from windsock.core.step import Step

from .board.material import Board
from .board.numbers import DIPLOMACY, MONEY_A_POINT, NATIONS
from .show.events import EndTriggered, GameEnded, MoneyCounted, ObjectiveFailed, PlaneSold
from .state import NOTHING, Postal


def trigger_by_points(s: Postal, seat: Seat) -> None:
    """AP-END-02, AP-DELIVER-28, AP-RULING-68: the first player at the threshold makes no further flight."""
    if s.has_epic_ending:
        return  # AP-VAR-EPIC-03, AP-RULING-90
    if s.points[seat] >= s.board.threshold[s.seats]:  # AP-END-01, AP-RULING-02, AP-VAR-INIT-17
        trigger(s, seat, "threshold")


def trigger(s: Postal, seat: Seat, ending: str) -> None:
    """Once triggered, the end comes whatever happens (AP-END-07); others are not stopped (AP-END-05)."""
    if s.trigger != NOTHING:
        return  # AP-RULING-78
    s.trigger = seat
    s.way = ending
    s.is_grounded = True  # AP-END-03, AP-FAQ-06
    if s.told is not None:
        s.tell(EndTriggered(seat, ending))


@dataclass(frozen=True)
class FinalScore(Step):
    """After the round in which the end was triggered, without a refresh (AP-END-06)."""

    ending: str

    def word(self) -> str:
        return "final-score"

    def run(self, s: Postal) -> None:
        for seat in range(s.seats):
            count_objectives(s, seat)
            count_plane_and_money(s, seat)
        s.ending = self.ending
        if s.told is not None:
            result = outcome(s)
            s.tell(GameEnded(self.ending, result.scores, result.winners, s.round))


def loss(s: Postal, seat: Seat, card: int) -> int:
    """What an open objective costs a seat (AP-RULING-79); one bag is enough for DIPLOMACY (AP-END-10)."""
    is_begun = s.board.sort[card] == DIPLOMACY and s.kept[seat * NATIONS + card - s.board.first_diplomacy]
    return 0 if is_begun else penalty(s.board, card)


def penalty(board: Board, card: int) -> int:
    """What an objective costs if nothing was done for it: AIR ROUTE and VIP their points (AP-END-08,
    AP-END-09), DIPLOMACY the first step of its scale (AP-END-10)."""
    if board.sort[card] == DIPLOMACY:
        return board.scales[card - board.first_diplomacy][0]
    return board.glory[card]


def count_objectives(s: Postal, seat: Seat) -> None:
    """Other cards aboard cost and bring nothing (AP-END-14, AP-RULING-82)."""
    for card in s.objectives[seat]:
        points = loss(s, seat, card)
        if points:
            s.points[seat] -= points
            if s.told is not None:
                s.tell(ObjectiveFailed(seat, card, points))


def count_plane_and_money(s: Postal, seat: Seat) -> None:
    """The level of the plane (AP-END-11), its resale price (AP-END-12), then 1 point for each full 50k."""
    plane = s.plane[seat]
    level, resale = s.board.level[plane], s.board.resale[plane]
    s.points[seat] += level
    s.earn(seat, resale)
    if s.told is not None:
        s.tell(PlaneSold(seat, plane, level, resale))
    points = points_for(s.money[seat])
    s.points[seat] += points
    if s.told is not None:
        s.tell(MoneyCounted(seat, s.money[seat], points))


def points_for(money: int) -> int:
    return money // MONEY_A_POINT  # AP-END-13, AP-RULING-80


def outcome(s: Postal) -> Outcome:
    """AP-END-15, whoever triggered the end (AP-VAR-EPIC-10, AP-FAQ-07); a tie is a shared victory (AP-END-16,
    AP-RULING-81). Alone the result is the score (AP-END-17)."""
    most = max(s.points)
    winners = tuple(seat for seat in range(s.seats) if s.points[seat] == most)
    return Outcome(tuple(s.points), winners, s.ending)


ROUND_LIMIT: Final = "round-limit"


def ends_now(s: Postal) -> str:
    """After a round: the way in which the game ends, or nothing (AP-END-04)."""
    if s.trigger != NOTHING:
        return s.way
    if s.has_round_limit and s.round >= s.board.round_limit[s.seats]:
        return ROUND_LIMIT  # AP-RULING-83
    return ""
