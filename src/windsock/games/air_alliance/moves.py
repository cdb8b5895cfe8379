"""Every action of a board, made once: the catalogue, and the lists that legal moves are taken from."""

from __future__ import annotations

from typing import Final

from windsock.core.action import Action
from windsock.core.notation import Act, Vocabulary

from .alliance import ALL_ALLIANCES, CreateAlliance, SkipAlliance
from .board.check_cards import TRIOS
from .board.material import Board
from .board.numbers import ALL_COLOURS, ALLIANCE_ZONES, COLOURS, INVERTED, PLACES, PLAYER_COLOURS, V
from .control import LayCard
from .flights import FlyPlane
from .last_round import ReplaceRow
from .markers import EndActions, ReserveCard
from .paying import UsePlace
from .placing import ChooseColour, PlacePlane
from .priority import ExchangePlanes
from .turn import DeclineExtraTurn, TakeExtraTurn

TRIO_WORDS: Final = tuple(trio.lower().replace(" ", "-") for trio in TRIOS)
PAIRS: Final = ((0, 1), (0, 2), (1, 2))  # positions that may change places


class Moves:
    """The actions of one board. Callers must not change these lists."""

    def __init__(self, board: Board) -> None:
        airports = range(len(board.airports))
        # Airport * colours + colour -> flights from there, by their destination.
        self.flights_of: list[list[Action]] = [
            [FlyPlane(colour, origin, destination) for destination in airports]
            for origin in airports
            for colour in range(ALL_COLOURS)
        ]
        self.flights: list[Action] = [  # those that are ever possible
            flight
            for flights in self.flights_of
            for flight in flights
            if isinstance(flight, FlyPlane)
            and flight.origin != flight.destination
            and board.admits[flight.origin] & board.admits[flight.destination] & 1 << flight.colour
        ]
        self.uses: list[Action] = [UsePlace(place + 1) for place in range(PLACES)]
        self.exchanges_at: list[list[Action]] = [
            [ExchangePlanes(airport, one, other) for one, other in PAIRS] for airport in airports
        ]
        self.exchanges: list[Action] = [
            way
            for airport in airports
            if board.shapes[airport] != V
            for way, pair in zip(self.exchanges_at[airport], PAIRS)
            if board.shapes[airport] == INVERTED or pair != (0, 1)  # of a Y these two are of equal rank
        ]
        self.reserves: list[Action] = [ReserveCard(card) for card in range(len(board.cards))]
        self.replaces: list[Action] = [ReplaceRow()]
        self.ends: list[Action] = [EndActions()]
        self.alliances: list[Action] = ALL_ALLIANCES
        self.skips: list[Action] = [SkipAlliance()]
        self.lays: list[Action] = [
            LayCard(card, place + 1) for card in range(len(board.cards)) for place in range(PLACES)
        ]
        self.agains: list[Action] = [TakeExtraTurn()]
        self.declines: list[Action] = [DeclineExtraTurn()]
        self.colours: list[Action] = [ChooseColour(colour) for colour in range(PLAYER_COLOURS)]
        self.places: list[Action] = [
            PlacePlane(airport) for airport in airports if board.shapes[airport] != V
        ]


MADE: Final[dict[str, Moves]] = {}


def moves_on(board: Board) -> Moves:
    """The moves of a board, made once for all its games."""
    if board.print not in MADE:
        MADE[board.print] = Moves(board)
    return MADE[board.print]


ACTS = (
    Act(ChooseColour, "choose {colour}", lambda board: moves_on(board).colours),
    Act(PlacePlane, "place {airport}", lambda board: moves_on(board).places),
    Act(CreateAlliance, "ally {npa} {zone} {source?}", lambda board: moves_on(board).alliances),
    Act(SkipAlliance, "skip", lambda board: moves_on(board).skips),
    Act(FlyPlane, "fly {colour} {origin} {destination} {place?}", lambda board: moves_on(board).flights),
    Act(ExchangePlanes, "exchange {airport} {first} {second} {place?}", lambda b: moves_on(b).exchanges),
    Act(UsePlace, "with {place}", lambda board: moves_on(board).uses),
    Act(ReserveCard, "reserve {card}", lambda board: moves_on(board).reserves),
    Act(ReplaceRow, "replace", lambda board: moves_on(board).replaces),
    Act(EndActions, "done", lambda board: moves_on(board).ends),
    Act(LayCard, "lay {card} {place}", lambda board: moves_on(board).lays),
    Act(TakeExtraTurn, "again", lambda board: moves_on(board).agains),
    Act(DeclineExtraTurn, "decline", lambda board: moves_on(board).declines),
)


def vocabularies(board: Board) -> dict[str, Vocabulary]:
    """The words of the notation: airports by their codes, cards by their ids, positions by their order."""
    airports = Vocabulary(board.airports)
    colours = Vocabulary(COLOURS)
    cards = Vocabulary(board.cards, names=board.travellers)
    positions = Vocabulary(("1st", "2nd", "3rd"))
    return {
        **dict.fromkeys(("airport", "origin", "destination", "home"), airports),
        **dict.fromkeys(("colour", "colours", "npa", "ahead", "beside"), colours),
        **dict.fromkeys(("card", "cards", "wins", "next", "later"), cards),
        **dict.fromkeys(("first", "second"), positions),
        "zone": Vocabulary([f"Z{zone + 1}" for zone in range(ALLIANCE_ZONES)]),
        "source": Vocabulary(("supply", "moved")),
        "trio": Vocabulary(TRIO_WORDS),
    }
