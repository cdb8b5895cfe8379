"""What lies on the table of Airlines Europe: queries, moves of pieces, copy, piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from windsock.core.card import EVERYONE, Card, Deck, Pile, Seat
from windsock.core.chance import Chance
from windsock.core.rule import Rule
from windsock.mechanics.display import turn_up
from windsock.mechanics.hands import tally
from windsock.mechanics.network import Network

from .board.material import AIRLINES, BACKS, KINDS, SCORING, Board
from .board.numbers import BAN_MARKERS, MARKET, OUT
from .rules import END_01, RULING_09, TURN_01
from .show.events import MarketFilled, MarketRemoved, ScoringCardTurned

if TYPE_CHECKING:
    from .moves import Moves

BITS: Final = tuple(tuple(i for i in range(KINDS) if mask >> i & 1) for mask in range(1 << KINDS))
FREE: Final = 0  # what covers a circle: nothing, a plane of airline a (a + 1), or a ban marker
BANNED: Final = AIRLINES + 1


class Europe(Network):
    """Amounts by seat, by airline and by route in flat lists; hidden cards in piles.

    The licences that can be bought, money aside, are kept in `licences`, sorted by price, with the action
    that buys each in `purchases`: what a seat can pay is a slice of it.
    """

    __slots__ = (
        "at_price",
        "ban_markers",
        "bank",
        "board",
        "bonuses",
        "cash",
        "cheapest",
        "chosen",
        "deck",
        "ending",
        "hands",
        "has_flight_ban",
        "has_loose_cut",
        "held",
        "in_play",
        "kinds",
        "laid",
        "laid_cards",
        "laid_kinds",
        "licences",
        "market",
        "moves",
        "phantom",
        "planes",
        "points",
        "price",
        "purchases",
        "removed",
        "reserve",
        "scoring_cards",
        "scorings",
        "spaces",
        "turned",
    )

    board: Board
    moves: Moves
    has_flight_ban: bool
    has_loose_cut: bool
    in_play: int
    # Money and points
    bank: int
    cash: list[int]
    points: list[int]
    # Cards
    market: list[Card]
    deck: Deck
    removed: Pile  # AE-2P-01: with two players the discard pile
    reserve: int
    hands: list[Pile]
    chosen: list[Pile]  # starting shares, face down until the last is in
    held: list[int]  # seat * KINDS + card -> how many in hand; counted from `hands`
    kinds: list[int]  # seat -> which cards are in hand, one bit each
    laid: list[int]  # seat * KINDS + card -> how many in the portfolio
    laid_cards: list[int]  # seat -> how many in all
    laid_kinds: list[int]  # seat -> which, one bit each
    phantom: list[int]  # AE-2P-05, when it has been laid out
    planes: list[int]
    spaces: list[int]
    bonuses: int  # airlines whose bonus marker is still there, one bit each
    # The board beside circles and networks, shared by copies too: call `own_board` before a change
    cheapest: list[int]  # route -> its first free circle, the cheapest
    price: list[int]  # route -> the price of that circle, 0 if none is free
    licences: list[int]  # price * board.size + route * AIRLINES + airline, sorted
    purchases: list[Any]  # the action for each of them
    at_price: list[int]  # price -> how many of them cost that
    # Scoring
    scorings: int  # begun so far
    scoring_cards: int  # turned up and not yet scored
    turned: list[int]  # size of the deck under each scoring card that came up
    ban_markers: list[int]
    ending: str

    def __init__(self, board: Board, moves: Moves, seats: int, chance: Chance) -> None:
        """An empty table: `setup.lay_out_table` and `copy` put everything else on it."""
        super().__init__(seats, chance)
        self.board = board
        self.moves = moves

    # Queries

    def is_over(self) -> bool:
        return self.ending != ""

    def out_of_turn(self) -> Rule:
        if self.ending:
            return END_01
        return RULING_09 if self.chosen else TURN_01  # others still choose; this seat has chosen

    def next_seat(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def in_hand(self, seat: Seat, card: Card) -> int:
        return self.held[seat * KINDS + card]

    def in_portfolio(self, seat: Seat, card: Card) -> int:
        return self.laid[seat * KINDS + card]

    def cards_of(self, seat: Seat) -> int:
        """Shares in hand and portfolio."""
        return len(self.hands[seat].cards) + self.laid_cards[seat]

    def can_buy(self, seat: Seat) -> int:
        """How many of `licences`, from the front, this seat can pay."""
        return sum(self.at_price[: self.cash[seat] + 1])

    def blocked(self) -> int:
        """The blocked airlines, one bit each: planes are left, but no licence to buy (AE-BLOCK-01,
        AE-RULING-35); for good (AE-BLOCK-03)."""
        found = self.in_play
        for open_to in self.open_to:
            found &= ~open_to
        for airline in BITS[found]:
            if not self.planes[airline]:
                found &= ~(1 << airline)
        return found

    def free_circles(self, route: int) -> int:
        board = self.board
        return self.circles.count(FREE, board.first_circle[route], board.first_circle[route + 1])

    # Cards

    def gain(self, seat: Seat, card: Card, seen: int) -> None:
        """A card comes into a hand; `seen` knows its face."""
        hand = self.hands[seat]
        if hand.is_shared:
            hand = self.own_hand(seat)
        hand.add(card, seen)
        self.held[seat * KINDS + card] += 1
        self.kinds[seat] |= 1 << card

    def own_hand(self, seat: Seat) -> Pile:
        """A hand that is about to change: copies of the state share it until then."""
        hand = self.hands[seat].own()
        self.hands[seat] = hand
        return hand

    def release(self, seat: Seat, card: Card) -> None:
        """A card has left a hand: count it off."""
        place = seat * KINDS + card
        self.held[place] -= 1
        if not self.held[place]:
            self.kinds[seat] &= ~(1 << card)

    def lay_down(self, seat: Seat, card: Card) -> None:
        """A share comes into a portfolio."""
        self.laid[seat * KINDS + card] += 1
        self.laid_cards[seat] += 1
        self.laid_kinds[seat] |= 1 << card

    def take_up(self, seat: Seat, card: Card) -> None:
        """A share leaves a portfolio."""
        place = seat * KINDS + card
        self.laid[place] -= 1
        self.laid_cards[seat] -= 1
        if not self.laid[place]:
            self.laid_kinds[seat] &= ~(1 << card)

    def draw_share(self) -> Card:
        """The next share of the deck, or -1 if there is none. Scoring cards met on the way are set aside."""
        deck = self.deck
        while deck.left:
            card = deck.draw()
            if card != SCORING:
                return card
            self.set_aside_scoring_card()
        return -1  # AE-RULING-25: a draw from an empty deck is omitted

    def set_aside_scoring_card(self) -> None:
        """It has just been drawn (AE-TRIG-03, AE-RULING-22, AE-RULING-24)."""
        self.scoring_cards += 1
        self.turned.append(self.deck.left)
        if self.told is not None:
            self.tell(ScoringCardTurned(self.scorings + self.scoring_cards))

    def fill_market(self) -> None:
        """Complete the market to five shares (AE-BUY-17, AE-TRIG-03), as far as the deck allows."""
        before = len(self.market)
        while turn_up(self.market, self.deck, MARKET, SCORING):
            self.set_aside_scoring_card()
        if self.told is not None and len(self.market) > before:
            self.tell(MarketFilled(tuple(self.market[before:])))

    def remove_market(self) -> None:
        """What lies in the market leaves the game; everybody saw it (AE-INFO-22)."""
        if self.told is not None and self.market:
            self.tell(MarketRemoved(tuple(self.market)))
        self.removed = self.removed.own()
        for card in self.market:
            self.removed.add(card, EVERYONE)  # AE-2P-01, AE-2P-02
        self.market = []

    # What the core asks

    def backs(self) -> tuple[int, ...]:
        return BACKS

    def piles(self) -> list[Pile]:
        return [*self.hands, *self.chosen, self.removed]

    def decks(self) -> list[Deck]:
        return [self.deck]

    def lay(self, piles: list[Pile], decks: list[Deck]) -> None:
        self.hands = piles[: self.seats]
        self.chosen = piles[self.seats : -1]
        self.removed = piles[-1]
        self.deck = decks[0]
        self.count_hands()

    def count_hands(self) -> None:
        """Count again what each hand holds, as far as faces are known."""
        self.held, self.kinds = tally(self.hands, KINDS)

    def copy(self) -> Europe:
        twin = Europe(self.board, self.moves, self.seats, self.chance)
        self.copy_base(twin)
        twin.has_flight_ban = self.has_flight_ban
        twin.has_loose_cut = self.has_loose_cut
        twin.in_play = self.in_play
        twin.bank = self.bank
        twin.cash = self.cash[:]
        twin.points = self.points[:]
        twin.market = self.market[:]
        twin.deck = self.deck.copy()
        twin.removed = self.removed.shared()
        twin.reserve = self.reserve
        twin.hands = [hand.shared() for hand in self.hands]
        twin.chosen = [pile.copy() for pile in self.chosen]
        twin.held = self.held[:]
        twin.kinds = self.kinds[:]
        twin.laid = self.laid[:]
        twin.laid_cards = self.laid_cards[:]
        twin.laid_kinds = self.laid_kinds[:]
        twin.phantom = self.phantom[:]
        twin.planes = self.planes[:]
        twin.spaces = self.spaces[:]
        twin.bonuses = self.bonuses
        self.share_board(twin)
        twin.scorings = self.scorings
        twin.scoring_cards = self.scoring_cards
        twin.turned = self.turned[:]
        twin.ban_markers = self.ban_markers[:]
        twin.ending = self.ending
        return twin

    def share_board(self, twin: Europe) -> None:
        """All lists of the board are those of the twin too."""
        self.share_network(twin)
        twin.cheapest = self.cheapest
        twin.price = self.price
        twin.licences = self.licences
        twin.purchases = self.purchases
        twin.at_price = self.at_price

    def own_board(self) -> None:
        """Before the board changes: lists of its own."""
        if self.is_board_shared:
            self.own_network()
            self.cheapest = self.cheapest[:]
            self.price = self.price[:]
            self.licences = self.licences[:]
            self.purchases = self.purchases[:]
            self.at_price = self.at_price[:]

    def position(self) -> list[Any]:
        return [
            [step.plain() for step in self.agenda],
            self.asked,
            self.number,
            self.seats,
            self.has_flight_ban,
            self.has_loose_cut,
            self.in_play,
            self.bank,
            self.cash[:],
            self.points[:],
            self.market[:],
            self.deck.faces(),
            self.reserve,
            [sorted(zip(pile.cards, pile.seen, strict=True)) for pile in self.piles()],
            self.laid[:],
            self.phantom[:],
            self.planes[:],
            self.spaces[:],
            self.bonuses,
            list(self.circles),
            self.owners[:],
            self.scorings,
            self.scoring_cards,
            self.turned[:],
            self.ban_markers[:],
            self.ending,
        ]


def airlines_in_play(board: Board, seats: int) -> int:
    """One bit for each airline in play (AE-SETUP-02 to -05)."""
    out = OUT[seats]
    return sum(1 << i for i, key in enumerate(board.airlines) if key not in out)


def ban_markers(seats: int) -> int:
    """AE-BAN-01: how many each player receives."""
    return BAN_MARKERS[seats]
