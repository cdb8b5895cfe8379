"""How good a position is for a seat: the points it can expect, against those of the others. For bots.

Each scoring still to come is foretold: how many own turns come before it, what will be laid by then, how
large the companies will be, and who is likely to lead whom. Hands are read as they lie in `s`: give it an
imagined world, not the truth.
"""

from __future__ import annotations

from windsock.core.card import Seat

from ..board.material import SCORE
from ..board.numbers import COMPANIES, PATTERNS
from ..state import BITS, America

# What experience has taught, from games between versions of the bot.
TAKING = 0.45  # part of the turns that take a share
LAYING = 0.25  # part of the turns that lay shares
ALMOST = 0.95  # how sure it is that a group of shares will be laid, with all the time there is
DOUBT = 0.3  # how near two holdings are alike, with nothing to come before the scoring
DOUBT_A_TURN = 0.15  # and how that grows with each turn to come
GROWTH = 0.9  # routes that all companies together gain in one turn of a player
STILLBORN = 0.45  # part of a holding that counts for a company that nobody has founded yet
FLIGHT = 0.12  # points for a flight card that is of use, each turn that it can still be played
PLENTY = 6  # more of them are worth nothing
PARTS = (0.08, 0.3, 0.55, 0.85)  # of the pile: where a score card may lie
RIVAL = 0.5  # weight of the strongest opponent, against that of all


def worth(s: America, seat: Seat) -> float:
    """Expected points of `seat` in the end, less those of the others."""
    seats = s.seats
    scores = [float(points) for points in s.points]
    if not s.ending:
        ahead = scorings_ahead(s)
        sizes = growth(s)
        ranks = laying_order(s)
        for draws, weight in ahead:
            turns = draws / (seats * TAKING)
            for company in BITS[~s.inactive & (1 << COMPANIES) - 1]:
                add_awards(s, scores, company, turns, sizes[company], ranks, weight)
        left = (s.pile.left + len(s.display)) / (seats * TAKING)
        for other in range(seats):
            scores[other] += FLIGHT * min(left, 8.0) * min(PLENTY, useful_flights(s, other))
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - RIVAL * max(others) - (1.0 - RIVAL) * sum(others) / len(others)


def scorings_ahead(s: America) -> list[tuple[float, float]]:
    """How many cards are drawn before each scoring to come, and how many scorings that stands for.

    A score card may lie anywhere in the pile: where it lies in one imagined world tells nothing.
    """
    left = float(s.pile.left)
    hidden = float(s.pile.faces().count(SCORE) + s.aside)
    ahead = [(left * part, hidden / len(PARTS)) for part in PARTS] if hidden else []
    if s.seats > 2:
        ahead.append((left + len(s.display), 1.0))
    return ahead


def laying_order(s: America) -> list[int]:
    """Seat and company -> how many other groups of the hand are laid before: large ones of large companies go
    first."""
    ranks = [0] * len(s.held)
    for seat in range(s.seats):
        first = seat * COMPANIES
        groups = [(-s.held[first + c] * (3 + s.worth_of(c)), c) for c in BITS[s.kinds[seat]]]
        groups.sort()
        for rank, (_, company) in enumerate(groups):
            ranks[first + company] = rank
    return ranks


def growth(s: America) -> list[float]:
    """Of each company the routes that it will gain while one player has one turn."""
    rooms = [0.0] * COMPANIES
    for route, open_to in enumerate(s.open_to):
        if open_to:
            for company in BITS[open_to]:
                rooms[company] += 1.0 / (2.0 + s.value[route])
    interest = [0.0] * COMPANIES
    for company in range(COMPANIES):
        if s.founded >> company & 1:
            interest[company] = min(rooms[company], 0.3 * s.supply[company], 1.0)
        elif not s.inactive >> company & 1:
            interest[company] = 0.4
    pace = GROWTH * s.seats * TAKING / max(3.0, sum(interest))
    return [pace * part for part in interest]


def add_awards(
    s: America,
    scores: list[float],
    company: int,
    turns: float,
    size: float,
    ranks: list[int],
    weight: float,
) -> None:
    """The points that a company is likely to bring at a scoring so many turns ahead."""
    sure = ALMOST if s.founded >> company & 1 else STILLBORN
    holdings: list[float] = []
    most = 0.0
    for place in range(company, s.seats * COMPANIES, COMPANIES):
        holding = float(s.laid[place])
        if s.held[place]:
            laying = LAYING * turns - ranks[place]
            if laying > 0.0:
                holding += s.held[place] * min(sure, laying)
        holdings.append(holding)
        if holding > most:
            most = holding
    if most <= 0.0:
        return
    points = s.worth_of(company) + min(size * turns, float(s.supply[company]))
    slope = 0.5 / (DOUBT + DOUBT_A_TURN * turns)
    for seat, mine in enumerate(holdings):
        if mine > 0.0:
            place_of = 0.0
            company_of_rivals = 0.0
            for other, theirs in enumerate(holdings):
                if other != seat and theirs > 0.0:
                    part = 0.5 + (theirs - mine) * slope
                    place_of += 0.0 if part < 0.0 else 1.0 if part > 1.0 else part
                    if theirs > company_of_rivals:
                        company_of_rivals = theirs
            if place_of < 1.0:
                award = points * (1.0 - 0.5 * place_of)
            else:
                award = points * max(0.0, 0.5 * (2.0 - place_of))
            award += 0.5 * points * max(0.0, 1.0 - company_of_rivals)  # alone: second place too
            scores[seat] += weight * award * min(1.0, mine)


def useful_flights(s: America, seat: Seat) -> int:
    """Flight cards in hand that are not unusable, by kinds."""
    found = 0
    for pattern in range(PATTERNS):
        found += (s.values[seat * PATTERNS + pattern] >> s.least[pattern]).bit_count()
    return found
