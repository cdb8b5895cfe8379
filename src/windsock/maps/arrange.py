"""Find a spot for everything on a map, so that nothing hides anything else.

Every thing to be placed brings a list of spots, the one it likes best first. All start on their best
spot; then each in turn takes the spot that disturbs the others least, until nobody moves any more.
The same things always end on the same spots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from windsock.maps.land import Box, around

FORBIDDEN = 1000.0  # the cost of a spot where something hides something
ROUNDS = 12


class Spot(Protocol):
    """One way to place a thing. What it would disturb lies within its bounds."""

    cost: float
    bounds: Box

    def clash(self, other: Any) -> float:
        """How much this and another spot of its kind would disturb each other."""


S = TypeVar("S", bound=Spot)


class Thing(Generic[S]):
    """Something to be placed, its spots from best to worst, and the spot it has now."""

    def __init__(self, spots: Sequence[S]) -> None:
        self.spots = sorted(spots, key=lambda spot: spot.cost)
        self.spot = self.spots[0]
        self.near: list[Thing[S]] = []
        corners = [(spot.bounds.left, spot.bounds.top) for spot in spots]
        corners += [(spot.bounds.right, spot.bounds.bottom) for spot in spots]
        self.reach = around(corners)
        self._known: dict[tuple[int, int], float] = {}

    def weigh(self, fixed: Sequence[S]) -> None:
        """Add to every spot what the fixed things cost it."""
        near = [obstacle for obstacle in fixed if obstacle.bounds.meets(self.reach)]
        for spot in self.spots:
            spot.cost += sum(spot.clash(obstacle) for obstacle in near)
        self.spots.sort(key=lambda spot: spot.cost)
        self.spot = self.spots[0]

    def price(self, spot: S, limit: float = 1e12) -> float:
        """What it costs to be there, with the others where they are; counting stops at the limit."""
        total = spot.cost
        for other in self.near:
            pair = id(spot), id(other.spot)
            disturbance = self._known.get(pair)
            if disturbance is None:
                disturbance = self._known[pair] = spot.clash(other.spot)
            total += disturbance
            if total >= limit:
                break
        return total

    def improve(self) -> bool:
        """Move to the best spot; says whether it moved."""
        best, lowest = self.spot, self.price(self.spot)
        for spot in self.spots:
            if spot.cost >= lowest:
                break
            price = self.price(spot, lowest)
            if price < lowest - 1e-6:
                best, lowest = spot, price
        moved = best is not self.spot
        self.spot = best
        return moved


def settle(things: Sequence[Thing[S]], rounds: int = ROUNDS) -> float:
    """Move all things to good spots; returns what the worst of them costs in the end."""
    for thing in things:
        thing.near = [other for other in things if other is not thing and other.reach.meets(thing.reach)]
    for _ in range(rounds):
        moved = [thing.improve() for thing in things]
        if not any(moved):
            break
    return max((thing.price(thing.spot) for thing in things), default=0.0)
