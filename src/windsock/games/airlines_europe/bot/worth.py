"""How good a position is for a seat: the points it can expect, against those of the others. For bots.

Each scoring still to come is foretold: how many own turns come before it (tempo), what will lie in the
portfolios by then (shares in hand can still be laid), how far the airlines will be, and who is likely to
lead whom. Hands are read as they lie in `s`: give it an imagined world, not the truth.
"""

from __future__ import annotations

from typing import Final

from windsock.core.card import Seat

from ..board.material import ABACUS, KINDS, MOST, SCORING
from ..board.numbers import DIVIDEND, MARKET, SCORINGS
from ..scoring import ScoreAirlines
from ..state import BITS, Europe
from ..turn import Turn
from .foresight import FURTHEST, Foresight, foresight_of

# What experience has taught, from games between versions of the bot.
LAYING: Final = 0.5  # part of the turns that lay shares
RUSH: Final = 1.2  # this many turns before a scoring all go into laying
DOUBT: Final = 0.35  # how near two holdings are alike, with nothing to come before the scoring
DOUBT_A_TURN: Final = 0.75  # and how that grows with the root of the turns to come
ABACUS_DOUBT: Final = 4.0  # as many times as much for ABACUS: any share can be exchanged for one
DRIFT: Final = 0.05  # shares of each airline that a player gains in one turn
GROWTH: Final = 0.9  # spaces that an airline advances while a player has one turn
MONEY: Final = 0.14  # points for 1 M
PLENTY: Final = 10.0  # above this, money is worth
SPARE: Final = 0.4  # only this part, and less when the bank is near a bust
BANK: Final = 20.0  # money in the bank at which that is halved
LATE: Final = 4.0  # turns before the end at which money begins to lose its worth
RIVAL: Final = 0.5  # weight of the strongest opponent, against that of all
EASE: Final = 3.0  # room at which an airline grows as fast as it can
BONUS: Final = 0.6  # part of a bonus that is expected one route before it is connected


def worth(s: Europe, seat: Seat) -> float:
    """Expected points of `seat` in the end, less those of the others."""
    seats = s.seats
    scores = [float(points) for points in s.points]
    if not s.ending:
        foresight = foresight_of(s.board, seats)
        mover = next_mover(s)
        laid = portfolios(s)
        hands = [laying_order(s, other) for other in range(seats)]
        spaces = markers(s, foresight)
        turns = [0.0] * seats
        for number, draws in scorings_ahead(s):
            tempo, tails = foresight.tempo[draws], foresight.tails[draws]
            turns = [tempo[(other - mover) % seats] for other in range(seats)]
            chances = [tails[(other - mover) % seats] for other in range(seats)]
            holdings, presence = expected_holdings(laid, hands, turns, chances)
            add_scoring(s, scores, foresight, number, max(turns), holdings, presence, spaces)
        for other in range(seats):
            scores[other] += money(s, other, turns[other])
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - RIVAL * max(others) - (1.0 - RIVAL) * sum(others) / len(others)


def next_mover(s: Europe) -> Seat:
    """Who has the next whole turn."""
    first = s.agenda[0]
    return first.seat if isinstance(first, Turn) else 0


def scorings_ahead(s: Europe) -> list[tuple[int, int]]:
    """Number of each scoring to come, and how many cards are drawn before it."""
    ahead: list[tuple[int, int]] = []
    number = s.scorings
    for step in s.agenda:
        if isinstance(step, ScoreAirlines):
            ahead.append((number, 0))
    for _ in range(s.scoring_cards):
        number += 1
        ahead.append((number, 0))
    passed = 0  # cards of new markets, which no turn draws
    deck = s.deck
    for place in range(deck.left - 1, -1, -1):
        if deck.cards[place] == SCORING:
            number += 1
            ahead.append((number, min(max(1, deck.left - place - passed), FURTHEST)))
            passed += MARKET + 1
    return ahead


def portfolios(s: Europe) -> list[int]:
    """What lies open, with the starting shares already chosen."""
    if not s.chosen:
        return s.laid
    laid = s.laid[:]
    for seat, pile in enumerate(s.chosen):
        for card in pile.cards:
            laid[seat * KINDS + card] += 1
    return laid


def laying_order(s: Europe, seat: Seat) -> list[tuple[float, int, int]]:
    """The shares of a hand as (turns needed before, card, count): large groups first, then pairs."""
    groups = [(-s.held[seat * KINDS + card], card) for card in BITS[s.kinds[seat]]]
    groups.sort()
    order: list[tuple[float, int, int]] = []
    before = 0.0
    for less, card in groups:
        order.append((before, card, -less))
        before += 1.0 if less < -1 else 0.5
    return order


def markers(s: Europe, foresight: Foresight) -> list[tuple[float, float]]:
    """Of each airline the space of its marker, part of a near bonus included, and its growth in one turn."""
    rooms = foresight.rooms.get(bytes(s.circles)) or room_to_grow(s, foresight)
    found: list[tuple[float, float]] = []
    for airline, room in enumerate(rooms):
        space = float(s.spaces[airline])
        if s.bonuses >> airline & 1:
            space += BONUS * s.board.bonuses[airline] / foresight.hops(airline, s.reached[airline])
        found.append((space, GROWTH if room > EASE else GROWTH * room / EASE))
    return found


def room_to_grow(s: Europe, foresight: Foresight) -> list[float]:
    """For each airline the licences within its reach, the cheap ones for more. Bans and rivals take them."""
    rooms = [0.0] * len(s.board.airlines)
    for route, open_to in enumerate(s.open_to):
        if open_to:
            room = s.free_circles(route) / s.price[route]
            for airline in BITS[open_to]:
                rooms[airline] += room
    foresight.note_rooms(bytes(s.circles), rooms)
    return rooms


def expected_holdings(
    laid: list[int],
    hands: list[list[tuple[float, int, int]]],
    turns: list[float],
    chances: list[tuple[float, float]],
) -> tuple[list[float], list[float]]:
    """What lies in the portfolios by a scoring, and how likely at least one share does.

    Shares of the hand are laid as far as there is time.
    """
    drift = DRIFT * max(turns)
    holdings = [count + drift for count in laid]
    presence = holdings[:]
    for seat, own in enumerate(turns):
        layings = own if own < RUSH else RUSH + (own - RUSH) * LAYING
        first, second = chances[seat]
        for before, card, count in hands[seat]:
            chance = min(layings - before, first if before < 1.0 else second)
            if chance <= 0.0:
                break
            holdings[seat * KINDS + card] += count * chance
            presence[seat * KINDS + card] += chance
    return holdings, presence


def add_scoring(
    s: Europe,
    scores: list[float],
    foresight: Foresight,
    number: int,
    time: float,
    holdings: list[float],
    presence: list[float],
    spaces: list[tuple[float, float]],
) -> None:
    """Add to each score what a scoring is expected to bring, `time` turns from now."""
    change = DOUBT_A_TURN * time**0.5
    has_phantom = s.seats == 2 and number == SCORINGS  # AE-2P-04
    last = s.board.last_space
    for card in (*BITS[s.in_play], ABACUS):
        shares = holdings[card::KINDS]
        doubt = DOUBT + change
        if card == ABACUS:
            doubt = DOUBT + change * ABACUS_DOUBT
            row = foresight.abacus + min(number, SCORINGS) - 1
        elif time < 0.5:
            row = s.spaces[card]
        else:
            space, growth = spaces[card]
            row = foresight.smooth + min(int(space + growth * time), last)
        if has_phantom:
            shares.append(phantom(card, sum(shares), time))
        present = presence[card::KINDS]
        key = (row, doubt, *shares, *present)
        awards = foresight.awards.get(key)
        if awards is None:
            awards = expected_awards(present, shares, foresight.rows[row], doubt)
            foresight.note_awards(key, awards)
        for seat, points in enumerate(awards):
            scores[seat] += points


def expected_awards(
    present: list[float], shares: list[float], row: tuple[float, ...], doubt: float
) -> list[float]:
    """Points by expected place: one place down for each holder that is ahead, in part if it may be ahead."""
    slope = 0.5 / doubt
    awards: list[float] = []
    for seat, likely in enumerate(present):
        mine = shares[seat]
        place = -0.5  # oneself is level with oneself
        for other in shares:
            if other > 0.0:
                ahead = 0.5 + (other - mine) * slope
                place += 0.0 if ahead < 0.0 else 1.0 if ahead > 1.0 else ahead
        place = max(place, 0.0)
        rank = int(place)
        points = row[rank] + (row[rank + 1] - row[rank]) * (place - rank)
        awards.append(points * min(likely, 1.0))
    return awards


def phantom(card: int, owned: float, time: float) -> float:
    """AE-2P-05: what nobody will have in the end."""
    return max(0.0, (MOST[card] - owned) * (1.0 - 0.04 * min(time, 10.0)))


def money(s: Europe, seat: Seat, turns: float) -> float:
    """Money buys places on the track, while there is time; a bust takes what lies idle."""
    cash = s.cash[seat] + 0.5 * DIVIDEND * len(s.hands[seat].cards)
    useful = cash
    if cash > PLENTY:
        useful = PLENTY + SPARE * (cash - PLENTY) * s.bank / (s.bank + BANK)
    return MONEY * useful * min(1.0, turns / LATE)
