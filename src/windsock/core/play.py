"""What is legal, why something is not, and how an action is played: the same few lines for every game."""

from __future__ import annotations

from .action import Action
from .card import SEATS_IN, Seat
from .chance import Chance
from .rule import Rule
from .state import State


def legal(s: State, seat: Seat) -> list[Action]:
    """Every action that this seat may take now."""
    if not s.asked >> seat & 1:
        return []
    return s.agenda[-1].moves(s, seat)


def explain(s: State, seat: Seat, action: Action) -> Rule | None:
    """The rule that forbids this action now, or None. Every refusal comes from here."""
    if not s.asked >> seat & 1:
        return s.out_of_turn()
    step = s.agenda[-1]
    if type(action) not in step.offers():
        return step.why_not(action)
    return action.refuse(s, seat)


def push(s: State, seat: Seat, action: Action) -> None:
    """Performs a legal action and goes on to the next question. Nothing is checked here: see `explain`."""
    agenda = s.agenda
    step = agenda.pop()
    steps = step.next(s, seat, action)
    if len(steps) == 1:
        agenda.append(steps[0])
    else:
        for i in range(len(steps) - 1, -1, -1):
            agenda.append(steps[i])
    s.number += 1
    action.perform(s, seat)
    settle(s)


def settle(s: State) -> None:
    """Runs steps that run by themselves until a seat is asked or nothing is left."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        asked = step.asks(s)
        if asked:
            s.asked = asked
            return
        agenda.pop()
        step.run(s)
    s.asked = 0


def wander(s: State, chance: Chance) -> int:
    """Plays to the end at random, with a full legal list each time. Returns the number of decisions."""
    decisions = 0
    while s.asked:
        seat = SEATS_IN[s.asked][0]
        moves = s.agenda[-1].moves(s, seat)
        push(s, seat, moves[chance.below(len(moves))])
        decisions += 1
    return decisions
