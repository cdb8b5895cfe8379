"""What the markers left can still win in this turn, of the cards that lie open: for players who plan and for
bots. Nothing here plays: the planes are moved on a copy, and moved back."""

from __future__ import annotations

from typing import Any, Final, final

from windsock.core.action import Action
from windsock.core.card import Seat

from .airports import front, land, take_off
from .flights import FlyPlane, only, payers
from .journeys import origins
from .material import BITS, HIGH_BITS
from .numbers import AIRPORTS, ALL_COLOURS, CAPACITY, INVERTED, PLACES, POSITIONS, V
from .priority import ExchangePlanes, priorities
from .state import NONE, World

EVERYWHERE: Final = (1 << AIRPORTS) - 1
EXCHANGE: Final = ALL_COLOURS  # instead of a colour: a move that exchanges planes
PAIRS: Final = ((0, 1), (0, 2), (1, 2))
MOST_LOOKS: Final = 8_000  # moves made in one search: only one position in hundreds needs more
ENOUGH: Final = 4  # moves that win most: more are not looked for

# Colour, origin, destination, place; of an exchange EXCHANGE, airport, pair of positions, place.
Move = tuple[int, int, int, int]


@final
class Search:
    """The turn of a seat from here on. Places of the pass that can do no less than another one are kept for
    later: to spend the other one first never wins less."""

    def __init__(self, s: World, seat: Seat) -> None:
        board = s.board
        self.board = board
        self.planes = s.planes[:]
        self.legs = s.legs[:]
        self.markers = s.markers
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
        self.lean = [self.least(places) for places in range(1 << PLACES)]
        self.rights = [self.all_rights(places) for places in range(1 << PLACES)]
        # The cards that this seat can win, each with a bit of its own.
        self.cards = [card for i, card in enumerate(s.row) if s.marks[i] in (NONE, seat)]
        self.taken = 0
        self.bounds: dict[int, int] = {}
        self.looks = 0  # moves made so far
        self.starts = 0  # airports that travellers come from, and go to
        self.ends = 0
        for card in self.cards:
            self.starts |= 1 << board.origin[card]
            self.ends |= 1 << board.destination[card]

    # The pass

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

    # Moves

    def moves(self, free: int, sources: int, targets: int, crowded: int) -> list[Move]:
        """Flights from some airports, to some, one from each crowded one; and exchanges."""
        lands, shares, has_special, has_priority = self.rights[free]
        able = self.flown | shares
        found: list[Move] = []
        full = self.full()
        aside = ~(sources | targets | self.ends)
        for airport, shape in enumerate(self.board.shapes):
            first = airport * POSITIONS
            colours = [self.planes[first]]
            if shape != INVERTED and self.planes[first + 1] != colours[0]:
                colours.append(self.planes[first + 1])
            for colour in colours:
                if colour == NONE or not able >> colour & 1:
                    continue
                open_to = self.board.admitted[colour] & ~(full | 1 << airport)
                if not shares >> colour & 1:
                    if not has_special:
                        open_to &= lands
                    elif airport != self.home:
                        open_to &= lands | 1 << self.home
                if not sources >> airport & 1:
                    away = open_to & aside
                    if not crowded >> airport & 1:
                        open_to &= targets
                    elif away:
                        open_to = open_to & targets | away & -away  # any one that is in nobody's way
                for target in (*BITS[open_to & 0xFFF], *HIGH_BITS[open_to >> 12]):
                    for place in self.lean[self.payers(free, colour, airport, target)]:
                        found.append((colour, airport, target, place))
            if has_priority and shape != V and self.planes[first + 1] != NONE:
                found += self.exchanges(free, airport, shape)
        return found

    def exchanges(self, free: int, airport: int, shape: int) -> list[Move]:
        queue = self.planes[airport * POSITIONS : (airport + 1) * POSITIONS]
        places = self.lean[sum([1 << place for place in BITS[free] if self.priorities[place]])]
        return [
            (EXCHANGE, airport, pair, place)
            for pair, (one, other) in enumerate(PAIRS)
            if queue[other] not in (NONE, queue[one]) and (pair or shape == INVERTED)
            for place in places
        ]

    def full(self) -> int:
        """Airports without a free position."""
        found = 0
        for airport, shape in enumerate(self.board.shapes):
            first = airport * POSITIONS
            if NONE not in self.planes[first : first + CAPACITY[shape]]:
                found |= 1 << airport
        return found

    def make(self, move: Move) -> tuple[list[int], list[int], int]:
        """Move the planes; the answer is what `take_back` needs."""
        self.looks += 1
        colour, origin, destination, _ = move
        first, second = origin * POSITIONS, destination * POSITIONS
        before = self.planes[first : first + POSITIONS]
        if colour == EXCHANGE:
            one, other = PAIRS[destination]
            planes = self.planes
            planes[first + one], planes[first + other] = planes[first + other], planes[first + one]
            return before, before, 0
        there = self.planes[second : second + POSITIONS]
        taken = self.wins(origin, destination)
        take_off(self.board, self.planes, origin, front(self.board, self.planes, origin, colour))
        land(self.planes, destination, colour)
        self.legs.append(origin * AIRPORTS + destination)
        self.taken |= taken
        return before, there, taken

    def take_back(self, move: Move, made: tuple[list[int], list[int], int]) -> None:
        colour, origin, destination, _ = move
        before, there, taken = made
        first, second = origin * POSITIONS, destination * POSITIONS
        self.planes[first : first + POSITIONS] = before
        if colour != EXCHANGE:
            self.planes[second : second + POSITIONS] = there
            self.legs.pop()
            self.taken &= ~taken

    def wins(self, origin: int, destination: int) -> int:
        """The cards that a landing wins, one bit each."""
        found = 0
        if self.ends >> destination & 1:
            board = self.board
            starts = origins(self.legs, origin)
            for i, card in enumerate(self.cards):
                if (
                    board.destination[card] == destination
                    and starts >> board.origin[card] & 1
                    and not self.taken >> i & 1
                ):
                    found |= 1 << i
        return found

    def miles(self, cards: int) -> int:
        miles = self.board.miles
        return sum([miles[card] for i, card in enumerate(self.cards) if cards >> i & 1])

    def named(self, cards: int) -> tuple[int, ...]:
        return tuple([card for i, card in enumerate(self.cards) if cards >> i & 1])

    # What can be won

    def next_moves(self, markers: int, free: int) -> list[Move]:
        """What is worth looking at with so many markers left. A flight that wins nothing is the leg of a
        journey, or it brings a plane to where a traveller waits, or home; or others can move up behind it, or
        land, where there was no room. (Two flights of one plane to where one would do win no more.)"""
        sources = self.starts
        for leg in self.legs:
            sources |= 1 << leg % AIRPORTS
        if markers == 1:
            return [move for move in self.moves(free, sources, 0, 0) if self.gain(move)]
        full = self.full()
        if markers == 2:
            return self.moves(free, sources, sources, full & self.ends)
        targets = sources | 1 << self.home
        return self.moves(free, sources, targets, self.queues() | full & (targets | self.ends))

    def queues(self) -> int:
        """Airports at which a plane waits behind another one."""
        found = 0
        for airport, shape in enumerate(self.board.shapes):
            if shape != V and self.planes[airport * POSITIONS + (1 if shape == INVERTED else 2)] != NONE:
                found |= 1 << airport
        return found

    def bound(self, markers: int) -> int:
        """No more miles than that can be won with so many markers: each wins cards of one destination."""
        key = self.taken * 4 + markers
        if key not in self.bounds:
            sums: dict[int, int] = {}
            for i, card in enumerate(self.cards):
                if not self.taken >> i & 1:
                    target = self.board.destination[card]
                    sums[target] = sums.get(target, 0) + self.board.miles[card]
            self.bounds[key] = sum(sorted(sums.values(), reverse=True)[:markers])
        return self.bounds[key]

    def landings(self, free: int) -> list[int]:
        """What one flight more can win: cards, one bit each."""
        lands, shares, has_special, _ = self.rights[free]
        board, planes = self.board, self.planes
        found: list[int] = []
        seen: set[int] = set()
        for i, card in enumerate(self.cards):
            target = board.destination[card]
            if self.taken >> i & 1:
                continue
            first = target * POSITIONS
            if NONE not in planes[first : first + CAPACITY[board.shapes[target]]]:
                continue
            for origin in [board.origin[card], *(leg % AIRPORTS for leg in self.legs)]:
                key = origin * AIRPORTS + target
                if origin == target or key in seen:
                    continue
                seen.add(key)
                first = origin * POSITIONS
                colours = planes[first : first + (1 if board.shapes[origin] == INVERTED else 2)]
                for colour in colours:
                    if colour == NONE or not board.admits[target] >> colour & 1:
                        continue
                    is_flown = self.flown >> colour & 1
                    if (
                        shares >> colour & 1
                        or (is_flown and lands >> target & 1)
                        or (is_flown and has_special and self.home in (origin, target))
                    ):
                        found.append(self.wins(origin, target))
                        break
        return found

    def most(self, markers: int, free: int, known: int = 0) -> int:
        """The most miles that so many markers can win; `known`, if they cannot win more than that."""
        if not markers or not free or self.bound(markers) <= known:
            return known
        if markers == 1:
            return max([known, *(self.miles(cards) for cards in self.landings(free))])
        best = known
        waiting: list[Move] = []
        for move in self.next_moves(markers, free):
            if self.gain(move):
                best = self.after(move, markers, free, best)
            else:
                waiting.append(move)
        if self.bound(markers - 1) > best:
            for move in waiting:
                best = self.after(move, markers, free, best)
        return best

    def gain(self, move: Move) -> int:
        """The cards that a move wins by itself."""
        return 0 if move[0] == EXCHANGE else self.wins(move[1], move[2])

    def after(self, move: Move, markers: int, free: int, known: int) -> int:
        """The most miles with this move first, or `known`."""
        made = self.make(move)
        won = self.miles(made[2])
        won += self.most(markers - 1, free & ~(1 << move[3]), max(0, known - won))
        self.take_back(move, made)
        return max(won, known)

    def best_moves(self, ahead: int) -> list[Move]:
        """Some moves that the best use of so many markers can begin with; none if nothing can be won."""
        markers = min(self.markers, ahead)
        best = 1
        found: list[Move] = []
        moves = self.next_moves(markers, self.free) if markers and self.bound(markers) else []
        moves.sort(key=lambda move: -self.miles(self.gain(move)))
        for move in moves:
            if self.looks > MOST_LOOKS:
                break  # moves that win at once came first
            has_enough = len(found) >= ENOUGH
            won = self.after(move, markers, self.free, best if has_enough else best - 1)
            if won > best:
                best, found = won, [move]
            elif won == best and not has_enough:
                found.append(move)
        return found

    def reach(self, markers: int, free: int) -> int:
        """All cards that so many markers can win, together or not."""
        if not markers or not free:
            return 0
        found = 0
        if markers == 1:
            for cards in self.landings(free):
                found |= cards
            return found
        for move in self.next_moves(markers, free):
            made = self.make(move)
            found |= made[2] | self.reach(markers - 1, free & ~(1 << move[3]))
            self.take_back(move, made)
        return found


def most_miles(s: World, seat: Seat) -> int:
    """The most miles that the markers left can win of the cards that lie open."""
    search = Search(s, seat)
    return search.most(search.markers, search.free)


def places_for(s: World, seat: Seat, action: Action) -> list[int]:
    """The places of the pass that could pay for an action, counted from 0."""
    if not isinstance(action, FlyPlane | ExchangePlanes):
        return []
    if action.place:
        return [action.place - 1]
    if isinstance(action, FlyPlane):
        found = payers(s, seat, action.colour, action.origin, action.destination)
    else:
        found = priorities(s, seat)
    return [only(found) - 1] if only(found) else list(BITS[found])


def move_of(action: Action, place: int) -> Move:
    if isinstance(action, FlyPlane):
        return action.colour, action.origin, action.destination, place
    assert isinstance(action, ExchangePlanes)
    return EXCHANGE, action.airport, pair_of(action.first, action.second), place


def pair_of(one: int, other: int) -> int:
    """Two positions, in whatever order they are named."""
    return PAIRS.index((min(one, other), max(one, other)))


def foresight(s: World, seat: Seat, action: Action) -> dict[str, Any]:
    """What a legal action wins now, and which cards the markers left could win after it: the next one, and
    only the one after that."""
    search = Search(s, seat)
    won = next_ones = later = 0
    for place in places_for(s, seat, action):
        move = move_of(action, place)
        made = search.make(move)
        left, free = search.markers - 1, search.free & ~(1 << place)
        won |= made[2]
        next_ones |= search.reach(min(left, 1), free)
        later |= search.reach(left, free)
        search.take_back(move, made)
    later &= ~next_ones
    return {
        "wins": search.named(won),
        "next": search.named(next_ones),
        "later": search.named(later),
        "miles": search.miles(won),
    }
