"""Every action of a board, made once: the catalogue, and the lists that legal moves are taken from."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Final

from windsock.core.action import Action
from windsock.core.notation import Act, Vocabulary

from .board.material import Board
from .board.numbers import COMPANIES, PATTERNS, SABOTAGE_LEAST, VALUES
from .expanding import ExpandNetwork, FlyRoute, KeepCard, PlayFlight
from .flights import ExchangeFlight
from .founding import FoundCompany
from .inactive import ReplaceShare
from .sabotage import DeclineSabotage, SabotageRoute, UseMarker
from .shares import DrawShare, LayShares, TakeShare
from .state import America
from .turn import Pass


class Moves:
    """The actions of one board. Callers must not change these lists."""

    def __init__(self, board: Board) -> None:
        counts = [range(1, board.shares[company] + 1) for company in range(COMPANIES)]
        # Company -> its first routes -> 1, 2, 3 ... shares.
        self.founds: list[list[list[Action]]] = [
            [[FoundCompany(route, (company,) * count) for count in counts[company]] for route in starts]
            for company, starts in enumerate(board.starts)
        ]
        self.all_founds: list[Action] = [way for ways in chain(*self.founds) for way in ways]
        self.expands: list[Action] = [ExpandNetwork()]
        self.flyings: list[Action] = [
            FlyRoute(company, route) for route in range(len(board.routes)) for company in range(COMPANIES)
        ]
        self.keeps: list[Action] = [KeepCard()]
        self.lays: list[list[Action]] = [
            [LayShares((company,) * count) for count in counts[company]] for company in range(COMPANIES)
        ]
        self.takes: list[Action] = [TakeShare(company) for company in range(COMPANIES)]
        self.draws: list[Action] = [DrawShare()]
        self.replaces: list[Action] = [ReplaceShare(company) for company in range(COMPANIES)]
        self.markers: list[Action] = [UseMarker(company) for company in range(COMPANIES)]
        self.stops: list[Action] = [DeclineSabotage()]
        self.passes: list[Action] = [Pass()]

        kinds = range(PATTERNS * VALUES)
        self.play_of: list[Action] = [PlayFlight(flight) for flight in kinds]
        self.exchange_of: list[Action] = [ExchangeFlight(flight) for flight in kinds]
        printed = sorted(set(board.flights))
        self.plays: list[Action] = [self.play_of[flight] for flight in printed]
        self.exchanges: list[Action] = [self.exchange_of[flight] for flight in printed]

        self.sabotages: dict[int, Action] = {}  # by circle; equal circles of a route are one choice
        self.all_sabotages: list[Action] = []
        for circle, (route, value) in enumerate(zip(board.circle_route, board.printed)):
            if value >= SABOTAGE_LEAST:
                action = SabotageRoute(route, value)
                if not self.all_sabotages or self.all_sabotages[-1] != action:
                    self.all_sabotages.append(action)
                self.sabotages[circle] = self.all_sabotages[-1]

        self.routes = vocabularies(board)["route"].values  # every spelling of a route
        self.fresh: America | None = None  # a table with the board as new


MADE: Final[dict[str, Moves]] = {}


def moves_on(board: Board) -> Moves:
    """The moves of a board, made once for all its games."""
    if board.print not in MADE:
        MADE[board.print] = Moves(board)
    return MADE[board.print]


def flown(board: Board) -> list[Action]:
    """The routes that each company may ever fly."""
    return [
        action
        for action in moves_on(board).flyings
        if isinstance(action, FlyRoute) and board.flown[action.company] >> board.pattern[action.route] & 1
    ]


ACTS = (
    Act(FoundCompany, "found {route} {shares*}", lambda board: moves_on(board).all_founds),
    Act(ExpandNetwork, "expand", lambda board: moves_on(board).expands),
    Act(FlyRoute, "fly {company} {route} {value?}", flown),
    Act(KeepCard, "keep", lambda board: moves_on(board).keeps),
    Act(PlayFlight, "play {flight}", lambda board: moves_on(board).plays),
    Act(LayShares, "lay {shares*}", lambda board: list(chain(*moves_on(board).lays))),
    Act(SabotageRoute, "sabotage {route} {value}", lambda board: moves_on(board).all_sabotages),
    Act(UseMarker, "mark {company}", lambda board: moves_on(board).markers),
    Act(DeclineSabotage, "stop", lambda board: moves_on(board).stops),
    Act(TakeShare, "take {card}", lambda board: moves_on(board).takes),
    Act(DrawShare, "draw", lambda board: moves_on(board).draws),
    Act(ExchangeFlight, "exchange {flight}", lambda board: moves_on(board).exchanges),
    Act(ReplaceShare, "replace {card}", lambda board: moves_on(board).replaces),
    Act(Pass, "pass", lambda board: moves_on(board).passes),
)


def vocabularies(board: Board) -> dict[str, Vocabulary]:
    """The words of the notation: companies by their codes, flight cards by pattern and value (wavy7), routes
    by their cities or their ids."""
    spellings: dict[str, int] = {}
    for route, (a, b) in enumerate(board.ends):
        spellings.setdefault(f"{board.cities[b]}-{board.cities[a]}", route)
        spellings[board.route_ids[route]] = route
    companies = Vocabulary(board.companies)
    return {
        "company": companies,
        "card": companies,
        "shares": companies,
        "cards": companies,
        "route": Vocabulary(board.routes, spellings),
        "flight": Vocabulary(flight_words(board)),
        "pattern": Vocabulary(board.patterns),
    }


@cache
def flight_words(board: Board) -> tuple[str, ...]:
    return tuple(f"{pattern}{value}" for pattern in board.patterns for value in range(1, VALUES + 1))
