"""Every action of a board, made once: the catalogue, and the lists that legal moves are taken from."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Final

from windsock.core.action import Action
from windsock.core.notation import Act, Vocabulary

from .abacus import Exchange, GiveUp
from .board.material import ABACUS, AIRLINES, FACES, KINDS, MOST, Board
from .board.numbers import RATES
from .flight_ban import BanLicence, PassBan
from .licences import BuyLicence, StopBuying
from .market import DrawShare, TakeShare
from .money import TakeMoney
from .shares import LayShares
from .start import KeepShares
from .state import BITS, Europe


class Moves:
    """The actions of one board. Callers must not change these lists."""

    def __init__(self, board: Board) -> None:
        self.buys: list[Action] = [
            BuyLicence(airline, route) for route in range(len(board.routes)) for airline in range(AIRLINES)
        ]
        self.stops: list[Action] = [StopBuying()]
        self.takes: list[Action] = [TakeShare(card) for card in range(AIRLINES)]
        self.draws: list[Action] = [DrawShare()]
        self.lays: list[list[Action]] = [
            [LayShares((card,) * count) for count in range(1, MOST[card] + 1)] for card in range(KINDS)
        ]
        self.more_lays: list[
            list[list[Action]]
        ] = [  # card -> how many are in hand -> the ways to lay several
            [same[1:count] for count in range(len(same) + 1)] for same in self.lays
        ]
        self.pairs: dict[tuple[int, int], Action] = {
            pair: LayShares(pair) for pair in combinations(range(KINDS), 2)
        }
        self.exchanges: list[Action] = [Exchange(given, received) for given, received in RATES.items()]
        self.gives: list[Action] = [GiveUp(place, card) for place in range(2) for card in range(KINDS)]
        self.cash: list[Action] = [TakeMoney()]
        self.keeps: list[Action] = [KeepShares(pair) for pair in combinations(range(AIRLINES), 2)]
        self.bans: list[Action] = [
            BanLicence(route, price) for route in range(len(board.routes)) for price in prices(board, route)
        ]
        self.passes: list[Action] = [PassBan()]
        self.routes = vocabularies(board)["route"].values  # every spelling of a route
        self.fresh: dict[int, Europe] = {}  # airlines in play -> a table with the board as new
        # The lists for every set of kinds, one bit a kind.
        hands, shares = range(1 << KINDS), range(1 << AIRLINES)
        self.takes_of = [[self.takes[card] for card in BITS[kinds]] for kinds in shares]
        self.lays_of = [self.lays_from(kinds) for kinds in hands]
        self.gives_of = [
            [[self.gives[place * KINDS + card] for card in BITS[kinds]] for kinds in hands]
            for place in range(2)
        ]
        kept = dict(zip(combinations(range(AIRLINES), 2), self.keeps))
        self.keeps_of = [
            [kept[pair] for pair in combinations(BITS[kinds], 2) if pair in kept] for kinds in hands
        ]

    def lays_from(self, kinds: int) -> list[Action]:
        """One share of each kind, and all pairs."""
        found = [self.lays[card][0] for card in BITS[kinds]]
        return found + [self.pairs[pair] for pair in combinations(BITS[kinds], 2)]


def prices(board: Board, route: int) -> list[int]:
    """The different prices printed on a route."""
    return sorted(set(board.printed[board.first_circle[route] : board.first_circle[route + 1]]))


MADE: Final[dict[str, Moves]] = {}


def moves_on(board: Board) -> Moves:
    """The moves of a board, made once for all its games."""
    if board.print not in MADE:
        MADE[board.print] = Moves(board)
    return MADE[board.print]


ACTS = (
    Act(KeepShares, "keep {shares*}", lambda board: moves_on(board).keeps),
    Act(BuyLicence, "buy {airline} {route} {price?}", lambda board: moves_on(board).buys),
    Act(StopBuying, "stop", lambda board: moves_on(board).stops),
    Act(TakeShare, "take {card}", lambda board: moves_on(board).takes),
    Act(DrawShare, "draw", lambda board: moves_on(board).draws),
    Act(
        LayShares,
        "lay {shares*}",
        lambda board: [*chain(*moves_on(board).lays), *moves_on(board).pairs.values()],
    ),
    Act(Exchange, "exchange {given} for {received}", lambda board: moves_on(board).exchanges),
    Act(GiveUp, "give {place} {card}", lambda board: moves_on(board).gives),
    Act(TakeMoney, "cash", lambda board: moves_on(board).cash),
    Act(BanLicence, "ban {route} {price}", lambda board: moves_on(board).bans),
    Act(PassBan, "pass", lambda board: moves_on(board).passes),
)


def vocabularies(board: Board) -> dict[str, Vocabulary]:
    """The words of the notation: airlines by their colours, routes by their cities or their ids."""
    spellings: dict[str, int] = {}
    for route, (a, b) in enumerate(board.ends):
        spellings[f"{board.cities[b]}-{board.cities[a]}"] = route
        spellings[board.route_ids[route]] = route
    shares = Vocabulary(FACES[: ABACUS + 1])
    return {
        "airline": shares,
        "card": shares,
        "shares": shares,
        "cards": shares,
        "route": Vocabulary(board.routes, spellings),
        "place": Vocabulary(("hand", "portfolio")),
    }
