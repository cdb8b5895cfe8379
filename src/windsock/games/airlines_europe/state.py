"""What lies on the table of Airlines Europe: queries, moves of pieces, copy, piles."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from windsock.core.card import EVERYONE, Card, Deck, Pile, Seat
from windsock.core.chance import Chance
from windsock.core.rule import Rule
from windsock.core.state import State

from .events import MarketFilled, MarketRemoved, ScoringCardTurned
from .material import AIRLINES, BACKS, KINDS, SCORING, Board
from .numbers import BAN_MARKERS, MARKET, OUT
from .rules import END_01, TURN_01

if TYPE_CHECKING:
    from .moves import Moves

BITS = tuple(tuple(i for i in range(KINDS) if mask >> i & 1) for mask in range(1 << KINDS))
FREE = 0  # what covers a circle: nothing, a plane of airline a (a + 1), or a ban marker
BANNED = AIRLINES + 1


class Europe(State):
    """Amounts by seat, by airline and by route in flat lists; hidden cards in piles.

    The licences that can be bought, money aside, are kept in `licences`, sorted by price, with the action
    that buys each in `purchases`: what a seat can pay is a slice of it.
    """

    def __init__(self, board: Board, moves: Moves, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.board = board
        self.moves = moves
        self.has_flight_ban = False
        self.has_loose_cut = False
        self.in_play = 0
        # Money and points
        self.bank = 0
        self.cash: list[int] = []
        self.points: list[int] = []
        # Cards
        self.market: list[Card] = []
        self.deck = Deck([], [], 0)
        self.removed = Pile([], [])  # AE-2P-01: with two players the discard pile
        self.reserve = 0
        self.hands: list[Pile] = []
        self.chosen: list[Pile] = []  # starting shares, face down until the last is in
        self.held: list[int] = []  # seat * KINDS + card -> how many in hand; counted from `hands`
        self.kinds: list[int] = []  # seat -> which cards are in hand, one bit each
        self.laid: list[int] = []  # seat * KINDS + card -> how many in the portfolio
        self.laid_kinds: list[int] = []
        self.phantom: list[int] = []  # AE-2P-05, when it has been laid out
        # The board
        self.planes: list[int] = []
        self.spaces: list[int] = []
        self.bonuses = 0  # airlines whose bonus marker is still there, one bit each
        self.circles = bytearray()
        self.price: list[int] = []  # route -> its cheapest available licence, 0 if there is none
        self.owners: list[int] = []  # route -> airlines with a licence on it, one bit each
        self.reached: list[int] = []  # airline -> cities of its network, one bit each
        self.open_to: list[int] = []  # route -> airlines that may buy it, money aside
        self.licences: list[int] = []  # price * board.size + purchase, sorted
        self.purchases: list[Any] = []  # the action for each of them
        # Scoring
        self.scorings = 0  # begun so far
        self.scoring_cards = 0  # turned up and not yet scored
        self.turned: list[int] = []  # size of the deck under each scoring card that came up
        self.ban_markers: list[int] = []
        self.ending = ""

    # Queries

    def is_over(self) -> bool:
        return self.ending != ""

    def out_of_turn(self) -> Rule:
        return END_01 if self.ending else TURN_01

    def next_seat(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def in_hand(self, seat: Seat, card: Card) -> int:
        return self.held[seat * KINDS + card]

    def in_portfolio(self, seat: Seat, card: Card) -> int:
        return self.laid[seat * KINDS + card]

    def cards_of(self, seat: Seat) -> int:
        """Shares in hand and portfolio."""
        return len(self.hands[seat].cards) + sum(self.laid[seat * KINDS : seat * KINDS + KINDS])

    def can_buy(self, seat: Seat) -> int:
        """How many of `licences`, from the front, this seat can pay."""
        return bisect_left(self.licences, (self.cash[seat] + 1) * self.board.size)

    def is_blocked(self, airline: int) -> bool:
        """AE-BLOCK-01, AE-RULING-35: planes are left, and the rules leave no licence to buy."""
        return self.planes[airline] > 0 and not any(open_to >> airline & 1 for open_to in self.open_to)

    def cheapest_circle(self, route: int) -> int:
        """AE-BUY-08, AE-RULING-15: the first of the cheapest free circles."""
        board = self.board
        for circle in range(board.first_circle[route], board.first_circle[route + 1]):
            if not self.circles[circle]:
                return circle
        return -1

    def free_circles(self, route: int) -> int:
        board = self.board
        return self.circles.count(FREE, board.first_circle[route], board.first_circle[route + 1])

    # Cards

    def gain(self, seat: Seat, card: Card, seen: int) -> None:
        """A card comes into a hand; `seen` knows its face."""
        self.hands[seat].add(card, seen)
        self.held[seat * KINDS + card] += 1
        self.kinds[seat] |= 1 << card

    def release(self, seat: Seat, card: Card) -> None:
        """A card has left a hand: count it off."""
        place = seat * KINDS + card
        self.held[place] -= 1
        if not self.held[place]:
            self.kinds[seat] &= ~(1 << card)

    def lay_down(self, seat: Seat, card: Card) -> None:
        """A share comes into a portfolio."""
        self.laid[seat * KINDS + card] += 1
        self.laid_kinds[seat] |= 1 << card

    def take_up(self, seat: Seat, card: Card) -> None:
        """A share leaves a portfolio."""
        place = seat * KINDS + card
        self.laid[place] -= 1
        if not self.laid[place]:
            self.laid_kinds[seat] &= ~(1 << card)

    def draw_share(self) -> Card:
        """The next share of the deck, or -1 if there is none. Scoring cards met on the way are set aside."""
        deck = self.deck
        while deck.left:
            card = deck.draw()
            if card != SCORING:
                return card
            self.scoring_cards += 1  # AE-TRIG-03, AE-RULING-22, AE-RULING-24
            self.turned.append(deck.left)
            if self.told is not None:
                self.tell(ScoringCardTurned(self.scorings + self.scoring_cards))
        return -1  # AE-RULING-25: a draw from an empty deck is omitted

    def fill_market(self) -> None:
        """Complete the market to five shares (AE-BUY-17, AE-TRIG-03), as far as the deck allows."""
        before = len(self.market)
        while len(self.market) < MARKET:
            card = self.draw_share()
            if card < 0:
                break
            self.market.append(card)
        if self.told is not None and len(self.market) > before:
            self.tell(MarketFilled(tuple(self.market[before:])))

    def remove_market(self) -> None:
        """What lies in the market leaves the game; everybody saw it (AE-INFO-22)."""
        if self.told is not None and self.market:
            self.tell(MarketRemoved(tuple(self.market)))
        for card in self.market:
            self.removed.add(card, EVERYONE)
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
        self.held = [0] * (self.seats * KINDS)
        self.kinds = [0] * self.seats
        for seat, hand in enumerate(self.hands):
            for card in hand.cards:
                if card >= 0:
                    self.held[seat * KINDS + card] += 1
                    self.kinds[seat] |= 1 << card

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
        twin.removed = self.removed.copy()
        twin.reserve = self.reserve
        twin.hands = [hand.copy() for hand in self.hands]
        if self.chosen:
            twin.chosen = [pile.copy() for pile in self.chosen]
        twin.held = self.held[:]
        twin.kinds = self.kinds[:]
        twin.laid = self.laid[:]
        twin.laid_kinds = self.laid_kinds[:]
        twin.phantom = self.phantom[:]
        twin.planes = self.planes[:]
        twin.spaces = self.spaces[:]
        twin.bonuses = self.bonuses
        twin.circles = self.circles[:]
        twin.price = self.price[:]
        twin.owners = self.owners[:]
        twin.reached = self.reached[:]
        twin.open_to = self.open_to[:]
        twin.licences = self.licences[:]
        twin.purchases = self.purchases[:]
        twin.scorings = self.scorings
        twin.scoring_cards = self.scoring_cards
        twin.turned = self.turned[:]
        twin.ban_markers = self.ban_markers[:]
        twin.ending = self.ending
        return twin

    def position(self) -> list[Any]:
        return [
            [repr(step) for step in self.agenda],
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
