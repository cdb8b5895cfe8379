"""Turn (section 4): exactly one of three activities; then `end-turn`, and the next seat has its `turn`.

    found a company       `pay-flight`, `take-card`, `draw-flight`
    expand a network      `expansion`, `pay-flight`, `take-card`; or the drawn card is kept
    play share cards      after a single share `sabotage`, `choose-marker`
    pass                  only if nothing else can be done

Before it a seat may exchange unusable flight cards and replace an inactive share (`fill-display`); then the
`turn` goes on.

A share that leaves the display is replaced: `fill-display`. When the pile is empty, `check-display` looks
whether there are shares left to take.

A score card interrupts: `score-companies`, then the draw goes on; in the first round it is put back with
`return-score-cards`. The last scoring is `lay-out-phantom` (two players), `score-companies`, `end-game`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step, each_seat

from .expanding import EXPANSIONS, ExpandNetwork, FlyRoute, KeepCard, PayFlight, PlayFlight
from .flights import ExchangeFlight, exchanges
from .founding import DRAW_FLIGHT, FoundCompany, foundings
from .inactive import ReplaceShare, replacements
from .rules import EXPAND_01, SABOTAGE_01, TURN_01, TURN_07
from .sabotage import SABOTAGE, DeclineSabotage, SabotageRoute, UseMarker
from .scoring import finish
from .shares import CHECK_DISPLAY, FILL_DISPLAY, TAKE_CARD, LayShares, lays
from .show.events import TurnPassed
from .state import America
from .variants import is_time_for_score_cards, shuffle_in


@dataclass(frozen=True)
class Pass(Action):
    """Nothing can be done; this counts as a turn (A90-RULING-05)."""

    @staticmethod
    def candidates(s: America, seat: Seat) -> Sequence[Action]:
        return s.moves.passes

    def refuse(self, s: America, seat: Seat) -> Rule | None:
        if activities(s, seat):
            return TURN_07
        return None

    def perform(self, s: America, seat: Seat) -> None:
        s.passes += 1
        if s.told is not None:
            s.tell(TurnPassed(seat))


def activities(s: America, seat: Seat) -> list[Action]:
    """Every way to begin one of the three activities."""
    found = foundings(s, seat)
    if s.can_draw_flight() or s.playable(seat):
        found += s.moves.expands
    found += lays(s, seat)
    return found


@dataclass(frozen=True)
class Turn(SeatStep):
    """A seat carries out one activity (A90-TURN-01). What it may exchange or replace before uses up nothing
    (A90-RULING-07)."""

    def word(self) -> str:
        return "turn"

    def offers(self) -> tuple[type[Action], ...]:
        return KINDS_OF_ACTION

    def moves(self, s: America, seat: Seat) -> list[Action]:
        found = activities(s, seat)
        if not found:
            found += s.moves.passes
        found += exchanges(s, seat)
        if s.inactive:
            found += replacements(s)
        return found

    def why_not(self, action: Action) -> Rule:
        if isinstance(action, SabotageRoute | UseMarker | DeclineSabotage):
            return SABOTAGE_01
        if isinstance(action, FlyRoute | KeepCard | PlayFlight):
            return EXPAND_01
        return TURN_01

    def next(self, s: America, seat: Seat, action: Action) -> tuple[Step, ...]:
        end = END_TURN[seat]
        if isinstance(action, ExpandNetwork):
            return (EXPANSIONS[s.can_draw_flight()][seat], end)
        if isinstance(action, LayShares):
            return (SABOTAGE[seat], end) if len(action.shares) == 1 else (end,)  # A90-PLAY-05
        if isinstance(action, FoundCompany):  # A90-FOUND-11, A90-RULING-13: no sabotage follows
            pay = PayFlight(seat, s.board.pattern[action.route], s.value[action.route], True)
            if s.pile.left:
                return (pay, TAKE_CARD[seat], DRAW_FLIGHT[seat], end)
            return (pay, CHECK_DISPLAY[seat], TAKE_CARD[seat], DRAW_FLIGHT[seat], end)
        if isinstance(action, ExchangeFlight):
            return (self,)  # A90-TURN-03
        if isinstance(action, ReplaceShare):
            return (FILL_DISPLAY[seat], self)  # A90-TURN-04
        return (end,)


@dataclass(frozen=True)
class EndTurn(Step):
    """The turn is over; the next player clockwise has a turn, or the game ends."""

    seat: Seat

    def word(self) -> str:
        return "end-turn"

    def run(self, s: America) -> None:
        s.turns += 1
        s.has_replaced = False
        if s.last_turns >= 0:  # A90-VAR-02: everybody has one, able to do anything or not
            if s.last_turns == 0:
                finish(s, "last-turns")
                return
            s.last_turns -= 1
        elif s.passes == s.seats:
            finish(s, "stuck")  # A90-END-05, A90-RULING-51, A90-RULING-58
            return
        if is_time_for_score_cards(s):
            shuffle_in(s)  # A90-VAR-03
        s.todo(TURNS[s.next_seat(self.seat)])  # A90-TURN-06


KINDS_OF_ACTION: Final[tuple[type[Action], ...]] = (
    FoundCompany,
    ExpandNetwork,
    LayShares,
    Pass,
    ExchangeFlight,
    ReplaceShare,
)
TURNS: Final = each_seat(Turn)
END_TURN: Final = each_seat(EndTurn)
