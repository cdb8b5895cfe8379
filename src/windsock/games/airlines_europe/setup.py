"""Setup and deck (section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from windsock.core.card import EVERYONE, NOBODY, Card, Deck, Pile, Seats
from windsock.core.chance import Chance

from .board.material import KINDS, MOST, SCORING, Board
from .board.numbers import ABACUS_SHARES, BANK_PER_SEAT, DEAL, FINAL_PILE, MARKET, START_CASH
from .moves import moves_on
from .network import lay_out
from .show.events import HandRedealt
from .start import ChooseShares, empty_piles
from .state import BITS, Europe, airlines_in_play, ban_markers


def deal(board: Board, seats: int, options: Mapping[str, bool], chance: Chance, listen: bool) -> Europe:
    """A table laid out: all are about to choose their starting shares."""
    s = Europe(board, moves_on(board), seats, chance)
    if listen:
        s.told = []
    s.has_flight_ban = options["flight_ban"]
    s.has_loose_cut = options["loose_cut"]
    lay_out_table(s)
    deal_cards(s)
    s.todo(ChooseShares((1 << seats) - 1))
    return s


def lay_out_table(s: Europe) -> None:
    """Everything but the cards."""
    seats = s.seats
    board = s.board
    s.in_play = airlines_in_play(board, seats)
    s.points = [seat + 1 for seat in range(seats)]  # AE-SETUP-10
    s.cash = [START_CASH] * seats  # AE-SETUP-13
    s.bank = (BANK_PER_SEAT - START_CASH) * seats  # AE-SETUP-12
    s.planes = [MOST[a] if s.in_play >> a & 1 else 0 for a in range(len(board.airlines))]  # AE-SETUP-07
    s.spaces = list(board.starts)  # AE-SETUP-16
    s.bonuses = sum(1 << a for a in BITS[s.in_play] if board.destinations[a] >= 0)  # AE-SETUP-17
    s.reserve = ABACUS_SHARES  # AE-SETUP-06, AE-SETUP-19
    s.laid = [0] * (seats * KINDS)
    s.laid_cards = [0] * seats
    s.laid_kinds = [0] * seats
    s.hands = empty_piles(seats)
    s.chosen = empty_piles(seats)
    s.count_hands()
    s.ban_markers = [ban_markers(seats) if s.has_flight_ban else 0] * seats  # AE-BAN-01
    s.market = []
    s.deck = Deck([], [], 0)
    s.removed = Pile([], [])
    s.phantom = []
    s.scorings = 0
    s.scoring_cards = 0
    s.turned = []
    s.ending = ""
    lay_out(s)


def deal_cards(s: Europe) -> None:
    """All airline shares in play, shuffled and dealt."""
    pile = [card for card in BITS[s.in_play] for _ in range(MOST[card])]  # AE-ABACUS-09: no ABACUS in it
    s.chance.shuffle(pile)  # AE-SETUP-21
    deal_from(s, pile)


def deal_from(s: Europe, pile: list[Card]) -> None:
    """Market, hands, deck, in this order (AE-SETUP-20 to -24, AE-RULING-08). The last card is the top."""
    s.market = [pile.pop() for _ in range(MARKET)]  # AE-SETUP-22
    hands = [[pile.pop() for _ in range(DEAL)] for _ in range(s.seats)]  # AE-SETUP-23
    for seat, hand in enumerate(hands):
        while len(set(hand)) == 1:  # AE-SETUP-24, AE-RULING-07
            pile += hand
            s.chance.shuffle(pile)
            hand = [pile.pop() for _ in range(DEAL)]
            if s.told is not None:
                s.tell(HandRedealt(seat))
        for card in hand:
            s.gain(seat, card, 1 << seat)  # AE-INFO-04
    s.deck = build_deck(pile, s.has_loose_cut, s.chance)


def build_deck(shares: list[Card], is_loose: bool, chance: Chance) -> Deck:
    """Final, middle and initial pile, bottom to top, each with its scoring card (AE-DECK-01 to -07)."""
    final = shares[:FINAL_PILE]
    final.insert(chance.below(FINAL_PILE + 1), SCORING)  # AE-DECK-02, AE-RULING-06
    rest = shares[FINAL_PILE:]
    first, second = cut(len(rest), 0, 0)
    if is_loose:
        first, second = cut(len(rest), chance.below(5) - 2, chance.below(7) - 3)  # AE-RULING-60
    initial = rest[len(rest) - first :]  # AE-DECK-03
    middle = rest[: len(rest) - first]  # AE-DECK-04
    middle.insert(len(middle) - second, SCORING)
    cards = [*final, *middle, SCORING, *initial]  # AE-DECK-05 to -07
    seen: list[Seats] = [NOBODY] * len(cards)
    if not is_loose:
        for place in range(len(final), len(cards)):
            if cards[place] == SCORING:
                seen[place] = EVERYONE  # AE-INFO-23, AE-RULING-58: the first two can be counted
    return Deck(cards, seen, len(cards))


def cut(rest: int, initial_off: int, middle_off: int) -> tuple[int, int]:
    """Shares in the initial pile (AE-RULING-04), and above the second scoring card (AE-RULING-05)."""
    initial = (rest + 2) // 4 + initial_off
    return initial, (rest - initial) // 2 + middle_off
