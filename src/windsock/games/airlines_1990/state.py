"""What lies on the table of Airlines (1990): queries, moves of pieces, copy, piles."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Final

from windsock.core.card import NOBODY, Card, Deck, Pile, Seat
from windsock.core.chance import Chance
from windsock.core.rule import Rule
from windsock.mechanics.hands import tally
from windsock.mechanics.network import Network

from .board.material import BACKS, FIRST_FLIGHT, Board, pattern_of, value_of
from .board.numbers import COMPANIES, PATTERNS, VALUES
from .rules import END_01, TURN_06
from .show.events import FlightDrawn, FlightPileShuffled

if TYPE_CHECKING:
    from .moves import Moves

BITS: Final = tuple(tuple(i for i in range(COMPANIES) if mask >> i & 1) for mask in range(1 << COMPANIES))
# What covers a circle: nothing, a route marker of company c (c + 1), a sabotage marker of company c
# (SABOTAGED + c), or one whose company is about to be chosen.
FREE: Final = 0
SABOTAGED: Final = COMPANIES + 1
ANYONES: Final = SABOTAGED + COMPANIES
NEVER: Final = VALUES + 1  # more than any flight card has


class America(Network):
    """Amounts by seat, by company and by route in flat lists; hidden cards in piles.

    The routes that can be added to networks, cards aside, are kept in `ways`, sorted by pattern and value,
    with the action for each in `flyings`: what a hand can pay is a slice of it for each pattern.
    """

    __slots__ = (
        "aside",
        "board",
        "discard",
        "display",
        "ending",
        "flight_pile",
        "flights",
        "flyings",
        "founded",
        "hands",
        "has_extra_turn",
        "has_late_cards",
        "has_replaced",
        "has_seat_bonus",
        "held",
        "inactive",
        "kinds",
        "laid",
        "last_turns",
        "least",
        "lowest",
        "moves",
        "passes",
        "phantom",
        "pile",
        "points",
        "removed_flights",
        "removed_shares",
        "scorings",
        "supply",
        "targets",
        "turns",
        "value",
        "values",
        "ways",
    )

    board: Board
    moves: Moves
    has_seat_bonus: bool
    has_extra_turn: bool
    has_late_cards: bool
    points: list[int]
    # Shares and score cards
    display: list[Card]
    pile: Deck
    hands: list[Pile]
    held: list[int]  # seat * COMPANIES + company -> how many shares in hand; counted from `hands`
    kinds: list[int]  # seat -> of which companies, one bit each
    laid: list[int]  # seat * COMPANIES + company -> how many laid shares
    removed_shares: list[Card]
    aside: int  # score cards that are neither in the pile nor used
    phantom: list[int]  # A90-2P-02, when it has been laid out
    # Flight cards
    flight_pile: Deck
    discard: list[int]  # flights: see `material`
    removed_flights: list[int]
    flights: list[Pile]
    values: list[int]  # seat * PATTERNS + pattern -> values in hand, one bit each; counted from `flights`
    # The board beside circles and networks, shared by copies too: call `own_board` before a change
    supply: list[int]
    founded: int  # companies, one bit each
    inactive: int
    lowest: list[int]  # route -> its lowest free circle
    value: list[int]  # route -> the value of that circle, 0 if none is free
    ways: list[int]  # (pattern * 16 + value) * board.size + route * COMPANIES + company, sorted
    flyings: list[Any]  # the action for each of them
    least: list[int]  # pattern -> the lowest value that may still be of use (A90-RULING-22)
    targets: list[int]  # circles that can be sabotaged, sorted
    # The turn
    turns: int  # completed so far
    passes: int  # one after the other, up to now
    has_replaced: bool  # A90-RULING-31: once in a turn
    last_turns: int  # A90-VAR-02: turns after this one; below zero: not yet known
    scorings: int  # begun so far
    ending: str

    def __init__(self, board: Board, moves: Moves, seats: int, chance: Chance) -> None:
        """An empty table: `setup.lay_out_table` and `copy` put everything else on it."""
        super().__init__(seats, chance)
        self.board = board
        self.moves = moves

    # Queries

    def out_of_turn(self) -> Rule:
        return END_01 if self.ending else TURN_06

    def next_seat(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def in_hand(self, seat: Seat, company: int) -> int:
        return self.held[seat * COMPANIES + company]

    def best(self, seat: Seat, pattern: int) -> int:
        """The highest flight card of a pattern in hand; 0 without one."""
        return max(0, self.values[seat * PATTERNS + pattern].bit_length() - 1)

    def holds_flight(self, seat: Seat, flight: int) -> bool:
        return self.values[seat * PATTERNS + pattern_of(flight)] >> value_of(flight) & 1 == 1

    def can_draw_flight(self) -> bool:
        return self.flight_pile.left > 0 or bool(self.discard)

    def is_first_round(self) -> bool:
        """A90-SCORE-03, A90-RULING-39: not every player has completed a turn."""
        return self.turns < self.seats

    def is_unusable(self, flight: int) -> bool:
        """A90-FLIGHT-02."""
        return value_of(flight) < self.least[pattern_of(flight)]

    def worth_of(self, company: int) -> int:
        """A90-SCORE-07: its markers on the board; A90-RULING-14: with that on the headquarters."""
        if not self.founded >> company & 1:
            return 0
        return 1 + self.circles.count(company + 1)

    def playable(self, seat: Seat) -> list[Any]:
        """The routes that this seat can add with a flight card of its hand: legal actions."""
        found: list[Any] = []
        ways = self.ways
        size = self.board.size
        first = seat * PATTERNS
        for pattern in range(PATTERNS):
            values = self.values[first + pattern]
            if values:
                start = bisect_left(ways, (pattern << 4) * size)
                end = bisect_left(ways, ((pattern << 4) + values.bit_length()) * size, start)
                if end > start:
                    found += self.flyings[start:end]
        return found

    # Cards

    def gain_share(self, seat: Seat, card: Card, seen: int) -> None:
        """A share comes into a hand; `seen` knows its face."""
        hand = self.hands[seat].own()
        self.hands[seat] = hand
        hand.add(card, seen)
        self.held[seat * COMPANIES + card] += 1
        self.kinds[seat] |= 1 << card

    def lay_share(self, seat: Seat, card: Card, count: int) -> None:
        """Shares leave a hand and lie open (A90-PLAY-04)."""
        hand = self.hands[seat].own()
        self.hands[seat] = hand
        for _ in range(count):
            hand.take(card)
        place = seat * COMPANIES + card
        self.held[place] -= count
        if not self.held[place]:
            self.kinds[seat] &= ~(1 << card)
        self.laid[place] += count

    def gain_flight(self, seat: Seat, flight: int) -> None:
        """A flight card comes into a hand, unseen by the others."""
        hand = self.flights[seat].own()
        self.flights[seat] = hand
        hand.add(FIRST_FLIGHT + flight, 1 << seat)  # A90-INFO-02, A90-INFO-12
        self.values[seat * PATTERNS + pattern_of(flight)] |= 1 << value_of(flight)

    def lose_flight(self, seat: Seat, flight: int) -> None:
        """A flight card leaves a hand openly."""
        hand = self.flights[seat].own()
        self.flights[seat] = hand
        card = FIRST_FLIGHT + flight
        hand.take(card)
        if card not in hand.cards:
            self.values[seat * PATTERNS + pattern_of(flight)] &= ~(1 << value_of(flight))

    def draw_flight(self, seat: Seat) -> None:
        """The top flight card, from the discard shuffled anew if need be; none if there is none."""
        if not self.flight_pile.left:
            if not self.discard:
                return  # A90-RULING-17: the draw is omitted
            cards = sorted(FIRST_FLIGHT + flight for flight in self.discard)  # A90-FLIGHT-01, A90-RULING-18
            self.chance.shuffle(cards)
            self.flight_pile = Deck(cards, [NOBODY] * len(cards), len(cards))
            self.discard = []
            if self.told is not None:
                self.tell(FlightPileShuffled(len(cards)))
        flight = self.flight_pile.draw() - FIRST_FLIGHT
        self.gain_flight(seat, flight)
        if self.told is not None:
            self.tell(FlightDrawn(seat, flight), 1 << seat)

    # What the core asks

    def backs(self) -> tuple[int, ...]:
        return BACKS

    def piles(self) -> list[Pile]:
        return [*self.hands, *self.flights]

    def decks(self) -> list[Deck]:
        return [self.pile, self.flight_pile]

    def lay(self, piles: list[Pile], decks: list[Deck]) -> None:
        self.hands = piles[: self.seats]
        self.flights = piles[self.seats :]
        self.pile, self.flight_pile = decks
        self.count_hands()

    def count_hands(self) -> None:
        """Count again what each hand holds, as far as faces are known."""
        self.held, self.kinds = tally(self.hands, COMPANIES)
        self.values = [0] * (self.seats * PATTERNS)
        for seat, hand in enumerate(self.flights):
            for card in hand.cards:
                if card >= 0:
                    flight = card - FIRST_FLIGHT
                    self.values[seat * PATTERNS + pattern_of(flight)] |= 1 << value_of(flight)

    def copy(self) -> America:
        twin = America(self.board, self.moves, self.seats, self.chance)
        self.copy_base(twin)
        twin.has_seat_bonus = self.has_seat_bonus
        twin.has_extra_turn = self.has_extra_turn
        twin.has_late_cards = self.has_late_cards
        twin.points = self.points[:]
        twin.display = self.display[:]
        twin.pile = self.pile.copy()
        twin.hands = [hand.shared() for hand in self.hands]
        twin.held = self.held[:]
        twin.kinds = self.kinds[:]
        twin.laid = self.laid[:]
        twin.removed_shares = self.removed_shares[:]
        twin.aside = self.aside
        twin.phantom = self.phantom[:]
        twin.flight_pile = self.flight_pile.copy()
        twin.discard = self.discard[:]
        twin.removed_flights = self.removed_flights[:]
        twin.flights = [hand.shared() for hand in self.flights]
        twin.values = self.values[:]
        self.share_board(twin)
        twin.turns = self.turns
        twin.passes = self.passes
        twin.has_replaced = self.has_replaced
        twin.last_turns = self.last_turns
        twin.scorings = self.scorings
        twin.ending = self.ending
        return twin

    def share_board(self, twin: America) -> None:
        """All lists of the board are those of the twin too."""
        self.share_network(twin)
        twin.supply = self.supply
        twin.founded = self.founded
        twin.inactive = self.inactive
        twin.lowest = self.lowest
        twin.value = self.value
        twin.ways = self.ways
        twin.flyings = self.flyings
        twin.least = self.least
        twin.targets = self.targets

    def own_board(self) -> None:
        """Before the board changes: lists of its own."""
        if self.is_board_shared:
            self.own_network()
            self.supply = self.supply[:]
            self.lowest = self.lowest[:]
            self.value = self.value[:]
            self.ways = self.ways[:]
            self.flyings = self.flyings[:]
            self.least = self.least[:]
            self.targets = self.targets[:]

    def position(self) -> list[Any]:
        return [
            [step.plain() for step in self.agenda],
            self.asked,
            self.number,
            self.seats,
            self.has_seat_bonus,
            self.has_extra_turn,
            self.has_late_cards,
            self.points[:],
            self.display[:],
            self.pile.faces(),
            self.flight_pile.faces(),
            [sorted(zip(pile.cards, pile.seen, strict=True)) for pile in self.piles()],
            self.laid[:],
            self.removed_shares[:],
            self.aside,
            self.phantom[:],
            self.discard[:],
            self.removed_flights[:],
            self.supply[:],
            list(self.circles),
            self.turns,
            self.passes,
            self.has_replaced,
            self.last_turns,
            self.scorings,
            self.ending,
        ]
