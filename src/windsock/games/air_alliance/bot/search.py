"""What the markers left can still win in this turn, of the cards that lie open: a search."""

from __future__ import annotations

from typing import Final, final

from windsock.core.card import Seat

from ..state import World
from .rights import Rights
from .trial import Move, Trial
from .worthwhile import landings, next_moves

MOST_MOVES: Final = 2_000  # tried out in one search for a bot: one position in a hundred would need more
EXHAUSTIVE: Final = 1 << 60  # for an answer that must be exact
ENOUGH: Final = 4  # moves that win most: more are not looked for


@final
class Search:
    """The turn of a seat from here on. When `most_moves` have been tried out, what is found must do."""

    def __init__(self, s: World, seat: Seat, most_moves: int = MOST_MOVES) -> None:
        self.trial = Trial(s, seat)
        self.rights = Rights(s, seat)
        self.markers = s.markers
        self.most_moves = most_moves
        self.bounds: dict[int, int] = {}

    def bound(self, markers: int) -> int:
        """No more miles than that can be won with so many markers: each wins cards of one destination."""
        key = self.trial.taken * 4 + markers
        if key not in self.bounds:
            self.bounds[key] = sum(sorted(self.trial.waiting().values(), reverse=True)[:markers])
        return self.bounds[key]

    def most(self, markers: int, free: int, known: int = 0) -> int:
        """The most miles that so many markers can win; `known`, if they cannot win more than that."""
        trial = self.trial
        if not markers or not free or self.bound(markers) <= known:
            return known
        if markers == 1:
            return max([known, *[trial.miles(cards) for cards in landings(trial, self.rights, free, known)]])
        best = known
        waiting: list[Move] = []
        for move in next_moves(trial, self.rights, markers, free):
            if trial.gain(move):
                best = self.after(move, markers, free, best)
            else:
                waiting.append(move)
        if self.bound(markers - 1) > best:
            for move in waiting:
                best = self.after(move, markers, free, best)
        return best

    def after(self, move: Move, markers: int, free: int, known: int) -> int:
        """The most miles with this move first, or `known`."""
        trial = self.trial
        if trial.made >= self.most_moves:
            return known
        made = trial.make(move)
        won = trial.miles(made[2])
        won += self.most(markers - 1, free & ~(1 << move[3]), max(0, known - won))
        trial.take_back(move, made)
        return max(won, known)

    def best_moves(self, ahead: int) -> list[Move]:
        """Some moves that the best use of so many markers can begin with; none if nothing can be won."""
        trial, free = self.trial, self.rights.free
        markers = min(self.markers, ahead)
        best = 1
        found: list[Move] = []
        moves = next_moves(trial, self.rights, markers, free) if markers and self.bound(markers) else []
        moves.sort(key=lambda move: -trial.miles(trial.gain(move)))  # some are not come to
        for move in moves:
            has_enough = len(found) >= ENOUGH
            won = self.after(move, markers, free, best if has_enough else best - 1)
            if won > best:
                best, found = won, [move]
            elif won == best and not has_enough:
                found.append(move)
        return found

    def reach(self, markers: int, free: int) -> int:
        """All cards that so many markers can win, together or not."""
        trial = self.trial
        if not markers or not free:
            return 0
        found = 0
        if markers == 1:
            for cards in landings(trial, self.rights, free, 0):
                found |= cards
            return found
        for move in next_moves(trial, self.rights, markers, free):
            made = trial.make(move)
            found |= made[2] | self.reach(markers - 1, free & ~(1 << move[3]))
            trial.take_back(move, made)
        return found
