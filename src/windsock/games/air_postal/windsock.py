"""The round (section 5): tokens on the windsock, actions, refresh.

    `begin-round`
    `windsock`            for each seat in windsock order
    `resolve-actions`     puts the actions on the agenda:
      `revenue`           for all who chose OBJECTIVES
      `objectives`        for each of them; `from-river` if the deck had nothing that could be kept
      `maintenance`       for each who chose it, until it is ended; `give-up` after a change of plane
      `loading`           all who chose FLIGHTS, turn and turn about
      `preflight`         for each of them, then `flights` and `end-turn`
    `end-round`           the refresh, and the next `begin-round`; or `final-score`

A flight: `leg` (routes are announced, then rolled), `effects`, `resolve-dice`, `overhead` (a further `leg`,
or down); on landing `delivery`, `fulfil`, `outstation`, `settle-flight`. An interrupted flight ends with a
breakdown or a crash; after a crash `new-pilot`, `new-plane`. An expert card that is given up: `shelve`.

Before the first round: `first-pilot` in windsock order, `first-plane` in reverse. The initiation game and the
variant start cities have steps of their own: see there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .board.numbers import FLIGHTS, MAINTENANCE, OBJECTIVES
from .ending import FinalScore, ends_now, trigger_by_points
from .flight import FLIGHTS_OF
from .loading import Loading
from .maintenance import MAINTENANCE_OF
from .objectives import REVENUE, TAKE_OBJECTIVE
from .preflight import PREFLIGHT
from .rules import ROUND_04
from .show.events import OrderChanged, RiversRefreshed, RoundBegun, TokenPlaced
from .state import NOTHING, Postal


@dataclass(frozen=True)
class PlaceToken(Action):
    """Choose one of the three actions; there is always room (AP-ROUND-02, AP-ROUND-03, AP-ROUND-05)."""

    activity: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return s.moves.tokens

    def perform(self, s: Postal, seat: Seat) -> None:
        s.tokens[self.activity].append(seat)  # AP-RULING-09
        if s.told is not None:
            s.tell(TokenPlaced(seat, self.activity))


@dataclass(frozen=True)
class BeginRound(Step):
    """AP-ROUND-01: tokens in windsock order, then all actions, then the refresh."""

    def word(self) -> str:
        return "begin-round"

    def run(self, s: Postal) -> None:
        s.round += 1
        s.has_unlocked = False  # AP-MAINT-04
        if s.told is not None:
            s.tell(RoundBegun(s.round))
        s.todo(*(TOKENS[seat] for seat in s.order), RESOLVE_ACTIONS)


@dataclass(frozen=True)
class Windsock(SeatStep):
    """Exactly one action, openly, and for good (AP-ROUND-04, AP-INFO-08)."""

    def word(self) -> str:
        return "windsock"

    def offers(self) -> tuple[type[Action], ...]:
        return (PlaceToken,)

    def why_not(self, action: Action) -> Rule:
        return ROUND_04


@dataclass(frozen=True)
class ResolveActions(Step):
    """OBJECTIVES, then MAINTENANCE, then FLIGHTS (AP-ROUND-06), each in the order of arrival
    (AP-ROUND-07)."""

    def word(self) -> str:
        return "resolve-actions"

    def run(self, s: Postal) -> None:
        steps: list[Step] = [REVENUE]
        steps += [TAKE_OBJECTIVE[seat] for seat in s.tokens[OBJECTIVES]]
        steps += [MAINTENANCE_OF[seat] for seat in s.tokens[MAINTENANCE]]
        steps.append(Loading(tuple(s.tokens[FLIGHTS])))  # AP-RULING-40
        for seat in s.tokens[FLIGHTS]:  # AP-FLIGHTS-01
            steps += [PREFLIGHT[seat], FLIGHTS_OF[seat], END_TURN[seat]]
        s.todo(*steps, END_ROUND)


@dataclass(frozen=True)
class EndTurn(Step):
    """After the flights of a player."""

    seat: Seat

    def word(self) -> str:
        return "end-turn"

    def run(self, s: Postal) -> None:
        trigger_by_points(s, self.seat)  # AP-END-02
        s.endurance = 0
        s.flown = 0
        s.is_grounded = False


@dataclass(frozen=True)
class EndRound(Step):
    """The game ends, or the refresh takes place and the next round begins (AP-ROUND-08, AP-END-06). Alone
    too: the round in which the threshold is reached is the last (AP-RULING-17)."""

    def word(self) -> str:
        return "end-round"

    def run(self, s: Postal) -> None:
        ending = ends_now(s)
        if ending:
            s.todo(FinalScore(ending))
            return
        take_tokens_back(s)
        refresh_rivers(s)
        s.todo(BEGIN_ROUND)


def take_tokens_back(s: Postal) -> None:
    """AP-ROUND-09, AP-ROUND-10: by action, on each the last to arrive first."""
    order = [seat for seats in s.tokens for seat in reversed(seats)]
    s.order = order + [
        seat for seat in s.order if seat not in order
    ]  # in a scenario some may have placed none
    s.tokens = [[], [], []]
    if s.told is not None:
        s.tell(OrderChanged(tuple(s.order)))


def refresh_rivers(s: Postal) -> None:
    """AP-ROUND-11 to -13: the oldest card leaves each river, the others close up, the deck fills the rest. A
    river keeps its size, and is filled at no other time (AP-ROUND-14, AP-ROUND-16)."""
    oldest = leave(s.objective_river)
    if oldest != NOTHING:
        s.objective_discard.append(oldest)
    oldest = leave(s.load_river)
    if oldest != NOTHING:
        s.load_discard.append(oldest)
    fill_rivers(s)


def leave(river: list[int]) -> int:
    """Take the card on the highest occupied spot out of a river, if there is one, and close up."""
    cards = [card for card in river if card != NOTHING]
    oldest = cards.pop() if cards else NOTHING
    river[:] = [NOTHING] * (len(river) - len(cards)) + cards
    return oldest


def fill_rivers(s: Postal) -> None:
    """AP-RULING-05: card by card, from the highest free spot down to that beside the deck."""
    objectives = fill_objectives(s)
    loads = fill_loads(s)
    if s.told is not None and (objectives or loads):
        s.tell(RiversRefreshed(tuple(objectives), tuple(loads)))


def fill_objectives(s: Postal) -> list[int]:
    new: list[int] = []
    for spot in range(len(s.objective_river) - 1, -1, -1):
        if s.objective_river[spot] == NOTHING:
            card = s.draw_objective()
            if card == NOTHING:
                break  # AP-ROUND-15, AP-RULING-23: it stays short
            s.objective_river[spot] = card
            new.append(card)
    return new


def fill_loads(s: Postal) -> list[int]:
    new: list[int] = []
    for spot in range(len(s.load_river) - 1, -1, -1):
        if s.load_river[spot] == NOTHING:
            load = s.draw_load()
            if load == NOTHING:
                break
            s.load_river[spot] = load
            new.append(load)
    return new


BEGIN_ROUND: Final = BeginRound()
RESOLVE_ACTIONS: Final = ResolveActions()
END_ROUND: Final = EndRound()
TOKENS: Final = each_seat(Windsock)
END_TURN: Final = each_seat(EndTurn)
