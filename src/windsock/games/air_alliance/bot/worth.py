"""How good a position is for a seat, and the moves to look at closely. For bots.

Miles of the own turn are looked up by `search`; what comes later is guessed: which cards of the delivery
zone may still lie there in the next turn, and what the pass will be able to do. Hidden cards are read as they
lie in `s`: give it an imagined world, not the truth.
"""

from __future__ import annotations

from windsock.core.action import Action
from windsock.core.card import Card, Seat

from ..airports import front
from ..board.numbers import ALL_COLOURS, PLACES, ROW
from ..ending import points_of, won_by
from ..markers import Markers
from ..moves import moves_on
from ..paying import PayFlight
from ..priority import PayExchange
from ..state import NONE, World
from .search import Search
from .trial import EXCHANGE, pair_of

# What experience has taught, from games between versions of the bot. In miles.
MARKER = 1500.0  # a marker that can still be used
LANDING = 60.0  # an airport that a place of the pass gives landing rights for
SPECIAL = 300.0
PRIORITY = 250.0
SHARE = 800.0  # a neutral airline on a symbol
PAIR = 2500.0  # two cards of a trio
KEPT = 0.45  # part of the miles of a reserved card that can be flown to next turn
LASTING = 0.2  # the same of a card that nobody reserved
DISTANT = 0.12  # part of that for a card whose traveller has no plane yet
RIVAL = 0.5  # weight of the strongest opponent, against that of all


def worth(s: World, seat: Seat) -> float:
    """Expected points of `seat`, less those of the others."""
    scores = [standing(s, other) for other in range(s.seats)]
    others = [score for other, score in enumerate(scores) if other != seat]
    value = scores[seat] - RIVAL * max(others) - (1.0 - RIVAL) * sum(others) / len(others)
    if s.ending:
        return value
    if s.asked >> seat & 1:
        value += MARKER * s.markers
    return value + pass_worth(s, seat) + prospects(s, seat)


def standing(s: World, seat: Seat) -> float:
    """Points so far, and a little for trios that may yet be completed."""
    cards = s.cards_of(seat) + won_by(s, seat)
    pairs = sum([sum([card in cards for card in trio]) == 2 for trio in s.board.trios])
    return points_of(s.board, cards) + (0.0 if s.is_last else PAIR * pairs)


def pass_worth(s: World, seat: Seat) -> float:
    """What the places of the pass will be able to do."""
    if s.is_last or s.colours[seat] == NONE:
        return 0.0
    board = s.board
    value = 0.0
    for place in range(PLACES):
        face = s.face(seat, place)
        value += LANDING * board.lands[face].bit_count() + SHARE * board.shares[face].bit_count()
        value += SPECIAL * board.is_special[face] + PRIORITY * board.is_priority[face]
    return value


def prospects(s: World, seat: Seat) -> float:
    """The cards of the delivery zone that may be won in the next turn."""
    if s.is_last or s.colours[seat] == NONE:
        return 0.0
    if not s.row and s.pile.left:
        return to_come(s, seat)
    value = 0.0
    for place, card in enumerate(s.row):
        mark = s.marks[place]
        if mark not in (NONE, seat):
            continue
        stays = KEPT if mark == seat else LASTING if place >= s.seats - 1 else 0.0
        value += stays * s.board.miles[card] * (1.0 if has_plane(s, seat, card) else DISTANT)
    return value


def to_come(s: World, seat: Seat) -> float:
    """The same before any card is laid (AA-RULING-10): each may be among the first."""
    cards = s.pile.faces()
    miles = sum([s.board.miles[card] * (1.0 if has_plane(s, seat, card) else DISTANT) for card in cards])
    return LASTING * ROW * miles / len(cards)


def has_plane(s: World, seat: Seat, card: Card) -> bool:
    """Whether a plane that this seat may fly is ready at the origin of a card and may land where it goes."""
    board = s.board
    origin, destination = board.origin[card], board.destination[card]
    flown = s.allies(seat) | 1 << s.colours[seat]
    lands = shares = 0
    for place in range(PLACES):
        lands |= board.lands[s.face(seat, place)]
        shares |= board.shares[s.face(seat, place)]
    is_home = board.special[s.colours[seat]] in (origin, destination)
    for colour in range(ALL_COLOURS):
        is_able = flown >> colour & 1 and (lands >> destination & 1 or is_home)
        if (
            (is_able or shares >> colour & 1)
            and board.admits[destination] >> colour & 1
            and front(board, s.planes, origin, colour) >= 0
        ):
            return True
    return False


def plan(s: World, seat: Seat, ahead: int) -> list[Action]:
    """What the best use of the markers left, or so many of them, begins with, if they can win anything."""
    step = s.agenda[-1]
    if isinstance(step, Markers):
        moves = moves_on(s.board)
        found: list[Action] = []
        for colour, origin, destination, _ in Search(s, seat).best_moves(ahead):
            if colour == EXCHANGE:
                action = moves.exchanges_at[origin][destination]
            else:
                action = moves.flights_of[origin * ALL_COLOURS + colour][destination]
            if action not in found:
                found.append(action)
        return found
    if isinstance(step, PayFlight):
        return paying(s, seat, ahead, step.colour, step.origin, step.destination)
    if isinstance(step, PayExchange):
        return paying(s, seat, ahead, EXCHANGE, step.airport, pair_of(step.first, step.second))
    return []


def paying(s: World, seat: Seat, ahead: int, colour: int, origin: int, destination: int) -> list[Action]:
    """The place of the pass that leaves most to be won, of those that can pay."""
    step = s.agenda[-1]
    search = Search(s, seat)
    best, found = -1, list[Action]()
    for action in step.moves(s, seat):
        place = moves_on(s.board).uses.index(action)
        move = colour, origin, destination, place
        won = search.after(move, min(ahead, search.markers), search.rights.free, 0)
        if won > best:
            best, found = won, []
        if won == best:
            found.append(action)
    return found
