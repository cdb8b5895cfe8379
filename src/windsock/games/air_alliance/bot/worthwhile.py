"""The moves that a search looks at: those that win, or that others can win by."""

from __future__ import annotations

from ..board.material import BITS, HIGH_BITS
from ..board.numbers import AIRPORTS, CAPACITY, INVERTED, POSITIONS, V
from ..state import NONE
from .rights import Rights
from .trial import EXCHANGE, PAIRS, Move, Trial


def next_moves(trial: Trial, rights: Rights, markers: int, free: int) -> list[Move]:
    """What is worth looking at with so many markers left. A flight that wins nothing is the leg of a journey,
    or it brings a plane to where a traveller waits, or home; or others can move up behind it, or land, where
    there was no room. (Two flights of one plane to where one would do win no more.)"""
    sources = trial.starts
    for leg in trial.legs:
        sources |= 1 << leg % AIRPORTS
    if markers == 1:
        return [move for move in moves(trial, rights, free, sources, 0, 0) if trial.gain(move)]
    full = trial.full()
    if markers == 2:
        return moves(trial, rights, free, sources, sources, full & trial.ends)
    targets = sources | 1 << rights.home
    crowded = trial.queues() | full & (targets | trial.ends)
    return moves(trial, rights, free, sources, targets, crowded)


def moves(trial: Trial, rights: Rights, free: int, sources: int, targets: int, crowded: int) -> list[Move]:
    """Flights from some airports, to some, one from each crowded one; and exchanges."""
    lands, shares, has_special, has_priority = rights.together[free]
    able = rights.flown | shares
    board, planes = trial.board, trial.planes
    found: list[Move] = []
    full = trial.full()
    aside = ~(sources | targets | trial.ends)
    for airport, shape in enumerate(board.shapes):
        first = airport * POSITIONS
        colours = [planes[first]]
        if shape != INVERTED and planes[first + 1] != colours[0]:
            colours.append(planes[first + 1])
        for colour in colours:
            if colour == NONE or not able >> colour & 1:
                continue
            open_to = board.admitted[colour] & ~(full | 1 << airport)
            if not shares >> colour & 1:
                if not has_special:
                    open_to &= lands
                elif airport != rights.home:
                    open_to &= lands | 1 << rights.home
            if not sources >> airport & 1:
                away = open_to & aside
                if not crowded >> airport & 1:
                    open_to &= targets
                elif away:
                    open_to = open_to & targets | away & -away  # any one that is in nobody's way
            for target in (*BITS[open_to & 0xFFF], *HIGH_BITS[open_to >> 12]):
                for place in rights.lean[rights.payers(free, colour, airport, target)]:
                    found.append((colour, airport, target, place))
        if has_priority and shape != V and planes[first + 1] != NONE:
            found += exchanges(trial, rights, free, airport, shape)
    return found


def exchanges(trial: Trial, rights: Rights, free: int, airport: int, shape: int) -> list[Move]:
    queue = trial.planes[airport * POSITIONS : (airport + 1) * POSITIONS]
    places = rights.lean[sum([1 << place for place in BITS[free] if rights.priorities[place]])]
    return [
        (EXCHANGE, airport, pair, place)
        for pair, (one, other) in enumerate(PAIRS)
        if queue[other] not in (NONE, queue[one]) and (pair or shape == INVERTED)
        for place in places
    ]


def landings(trial: Trial, rights: Rights, free: int, known: int) -> list[int]:
    """What one flight more can win, if it may be more miles than `known`: cards, one bit each."""
    lands, shares, has_special, _ = rights.together[free]
    board, planes = trial.board, trial.planes
    waiting = trial.waiting()
    found: list[int] = []
    seen: set[int] = set()
    for i, card in enumerate(trial.cards):
        target = board.destination[card]
        if trial.taken >> i & 1 or waiting[target] <= known:
            continue
        first = target * POSITIONS
        if NONE not in planes[first : first + CAPACITY[board.shapes[target]]]:
            continue
        for origin in [board.origin[card], *[leg % AIRPORTS for leg in trial.legs]]:
            key = origin * AIRPORTS + target
            if origin == target or key in seen:
                continue
            seen.add(key)
            first = origin * POSITIONS
            for colour in planes[first : first + (1 if board.shapes[origin] == INVERTED else 2)]:
                if colour == NONE or not board.admits[target] >> colour & 1:
                    continue
                is_flown = rights.flown >> colour & 1
                if (
                    shares >> colour & 1
                    or (is_flown and lands >> target & 1)
                    or (is_flown and has_special and rights.home in (origin, target))
                ):
                    found.append(trial.wins(origin, target))
                    break
    return found
