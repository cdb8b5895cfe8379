"""What the places of a pass can do in this turn: for the search of `search`."""

from __future__ import annotations

from typing import final

from windsock.core.card import Seat

from ..board.material import BITS
from ..board.numbers import PLACES
from ..state import World


@final
class Rights:
    """The places of one seat: landing rights, code shares, SPECIAL and PRIORITY. Places that can do no less
    than another one are kept for later: to spend the other one first never wins less."""

    def __init__(self, s: World, seat: Seat) -> None:
        board = s.board
        own = s.colours[seat]
        self.home = board.special[own]
        self.flown = s.allies(seat) | 1 << own
        shared = s.shareable(seat)
        faces = [s.face(seat, place) for place in range(PLACES)]
        self.lands = [board.lands[face] for face in faces]
        self.shares = [board.shares[face] & shared for face in faces]
        self.specials = [board.is_special[face] for face in faces]
        self.priorities = [board.is_priority[face] for face in faces]
        self.free = sum([1 << place for place in range(PLACES) if not s.spent[place]])
        # Both by sets of places, one bit each.
        self.lean = [self.least(places) for places in range(1 << PLACES)]
        self.together = [self.all_rights(places) for places in range(1 << PLACES)]

    def least(self, places: int) -> list[int]:
        """Of some places those that have no other among them which can do as little or less."""
        found: list[int] = []
        for place in BITS[places]:
            others = [other for other in BITS[places] if other != place and self.covers(place, other)]
            if not any(other < place or not self.covers(other, place) for other in others):
                found.append(place)
        return found

    def covers(self, more: int, less: int) -> bool:
        """Whether one place can do all that another one can."""
        return (
            not self.lands[less] & ~self.lands[more]
            and not self.shares[less] & ~self.shares[more]
            and self.specials[more] >= self.specials[less]
            and self.priorities[more] >= self.priorities[less]
        )

    def all_rights(self, places: int) -> tuple[int, int, bool, bool]:
        """What some places can do together: landing rights, code shares, SPECIAL, PRIORITY."""
        lands = shares = 0
        for place in BITS[places]:
            lands |= self.lands[place]
            shares |= self.shares[place]
        has_special = any(self.specials[place] for place in BITS[places])
        return lands, shares, has_special, any(self.priorities[place] for place in BITS[places])

    def payers(self, free: int, colour: int, origin: int, destination: int) -> int:
        """The places that pay for a flight."""
        is_flown = self.flown >> colour & 1 == 1
        is_home = is_flown and self.home in (origin, destination)
        found = 0
        for place in BITS[free]:
            if (
                (is_flown and self.lands[place] >> destination & 1)
                or (is_home and self.specials[place])
                or self.shares[place] >> colour & 1
            ):
                found |= 1 << place
        return found
