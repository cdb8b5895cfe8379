"""Flying: dice rolled together, resolved one by one, with a window for tools after the roll and each die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import SeatStep, Step

from .bank import Rest
from .delivery import Delivery, Lose
from .events import Crashed, DiceRolled, DieResolved, ToolPlayed
from .material import DICE, ENDURANCE, MECHANIC, SIDES, TAILWIND
from .rules import FLY_01, FLY_02, FLY_05, FLY_06
from .state import Toy


@dataclass(frozen=True)
class Fly(Action):
    """Fly a leg of so many dice."""

    length: int

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return LEGS

    def refuse(self, s: Toy, seat: Seat) -> Rule | None:
        if not 1 <= self.length <= DICE:
            return FLY_01
        return None if self.length <= s.coins[seat] else FLY_02

    def perform(self, s: Toy, seat: Seat) -> None:
        s.coins[seat] -= self.length
        s.bank += self.length


@dataclass(frozen=True)
class PlayTool(Action):
    """Change a die that is not yet resolved; dice count from 1."""

    tool: Card
    die: int

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return TOOLS

    def refuse(self, s: Toy, seat: Seat) -> Rule | None:
        if self.tool < TAILWIND or not s.holds(seat, self.tool) or not 1 <= self.die <= len(s.dice):
            return FLY_05
        shows = s.dice[self.die - 1]
        if shows < 0:
            return FLY_05
        return FLY_06 if self.tool == TAILWIND and not shows else None

    def perform(self, s: Toy, seat: Seat) -> None:
        s.give(seat, self.tool)
        s.discard(self.tool)
        shows = 0 if self.tool == TAILWIND else s.chance.below(SIDES)
        s.dice[self.die - 1] = shows
        s.tell(ToolPlayed(seat, self.tool, self.die, shows))


@dataclass(frozen=True)
class GoOn(Action):
    """Play no further tool now."""

    @staticmethod
    def candidates(s: Toy, seat: Seat) -> Sequence[Action]:
        return [GO_ON]

    def perform(self, s: Toy, seat: Seat) -> None:
        pass


GO_ON = GoOn()
LEGS = [Fly(length + 1) for length in range(DICE)]
TOOLS = [PlayTool(tool, die + 1) for tool in (TAILWIND, MECHANIC) for die in range(DICE)]


@dataclass(frozen=True)
class Turn(SeatStep):
    """A whole turn of a pilot reads off its agenda: roll, effects, die, effects, die ..., delivery, end."""

    is_extra: bool

    def word(self) -> str:
        return "turn"

    def offers(self) -> tuple[type[Action], ...]:
        return (Fly, Rest)

    def why_not(self, action: Action) -> Rule:
        return FLY_01

    def next(self, s: Toy, seat: Seat, action: Action) -> tuple[Step, ...]:
        if not isinstance(action, Fly):
            return ()
        dice = [step for die in range(action.length) for step in (Effects(seat), ResolveDie(seat, die))]
        brings_another = action.length == DICE and not self.is_extra  # TOY-FLY-09
        return (Roll(seat, action.length), *dice, Delivery(seat), EndOfLeg(seat, brings_another))


@dataclass(frozen=True)
class Roll(Step):
    seat: Seat
    length: int

    def word(self) -> str:
        return "roll"

    def run(self, s: Toy) -> None:
        s.endurance = ENDURANCE
        s.dice = [s.chance.below(SIDES) for _ in range(self.length)]
        s.tell(DiceRolled(self.seat, tuple(s.dice)))


@dataclass(frozen=True)
class Effects(Step):
    """TOY-FLY-05: the window. It opens again after each tool."""

    seat: Seat

    def word(self) -> str:
        return "effects"

    def asks(self, s: Toy) -> Seats:
        return 1 << self.seat if s.tools(self.seat) else 0

    def offers(self) -> tuple[type[Action], ...]:
        return (PlayTool, GoOn)

    def why_not(self, action: Action) -> Rule:
        return FLY_05

    def next(self, s: Toy, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (self,) if isinstance(action, PlayTool) else ()


@dataclass(frozen=True)
class ResolveDie(Step):
    """TOY-FLY-04. A resolved die shows -1."""

    seat: Seat
    die: int

    def word(self) -> str:
        return "resolve-die"

    def run(self, s: Toy) -> None:
        s.endurance -= s.dice[self.die] + s.has_gale  # TOY-FLY-10
        s.dice[self.die] = -1
        s.tell(DieResolved(self.seat, s.endurance))
        if s.endurance < 0:  # TOY-FLY-08
            s.abandon(EndOfLeg)
            s.todo(Crash(self.seat))


@dataclass(frozen=True)
class EndOfLeg(Step):
    """An extra turn is the same seat's turn, pushed again."""

    seat: Seat
    brings_another: bool

    def word(self) -> str:
        return "end-of-leg"

    def run(self, s: Toy) -> None:
        s.dice = []
        if self.brings_another:
            s.todo(Turn(self.seat, True))

    def abandoned(self, s: Toy) -> None:
        s.dice = []


@dataclass(frozen=True)
class Crash(Step):
    """TOY-FLY-08: lose a card, draw a tool."""

    seat: Seat

    def word(self) -> str:
        return "crash"

    def run(self, s: Toy) -> None:
        s.tell(Crashed(self.seat))
        s.todo(Lose(self.seat), Salvage(self.seat))


@dataclass(frozen=True)
class Salvage(Step):
    seat: Seat

    def word(self) -> str:
        return "salvage"

    def run(self, s: Toy) -> None:
        s.draw_tool(self.seat)
