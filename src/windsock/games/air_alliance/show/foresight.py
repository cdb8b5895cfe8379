"""What a move leads to in this turn, of the cards that lie open: for players who plan."""

from __future__ import annotations

from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat

from ..board.material import BITS
from ..bot.search import EXHAUSTIVE, Search
from ..bot.trial import EXCHANGE, Move, pair_of
from ..flights import FlyPlane
from ..payers import only, payers
from ..priority import ExchangePlanes, priorities
from ..state import World


def most_miles(s: World, seat: Seat) -> int:
    """The most miles that the markers left can win of the cards that lie open."""
    search = Search(s, seat, EXHAUSTIVE)
    return search.most(search.markers, search.rights.free)


def places_for(s: World, seat: Seat, action: FlyPlane | ExchangePlanes) -> list[int]:
    """The places of the pass that could pay for an action, counted from 0."""
    if action.place:
        return [action.place - 1]
    if isinstance(action, FlyPlane):
        found = payers(s, seat, action.colour, action.origin, action.destination)
    else:
        found = priorities(s, seat)
    return [only(found) - 1] if only(found) else list(BITS[found])


def move_of(action: FlyPlane | ExchangePlanes, place: int) -> Move:
    if isinstance(action, FlyPlane):
        return action.colour, action.origin, action.destination, place
    return EXCHANGE, action.airport, pair_of(action.first, action.second), place


def foresight(s: World, seat: Seat, action: Action) -> dict[str, Any]:
    """What a legal flight or exchange wins now, and which cards the markers left could win after it: the next
    one, and only the one after that. `markers` are then left."""
    if not isinstance(action, FlyPlane | ExchangePlanes):
        return {}
    search = Search(s, seat)
    trial = search.trial
    left = search.markers - 1  # AA-MARKER-02
    won = next_ones = later = 0
    for place in places_for(s, seat, action):
        move = move_of(action, place)
        made = trial.make(move)
        free = search.rights.free & ~(1 << place)
        won |= made[2]
        next_ones |= search.reach(min(left, 1), free)
        later |= search.reach(left, free)
        trial.take_back(move, made)
    later &= ~next_ones
    return {
        "wins": trial.named(won),
        "next": trial.named(next_ones),
        "later": trial.named(later),
        "miles": trial.miles(won),
        "markers": left,
    }
