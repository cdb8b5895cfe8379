"""Set up any position, for scenarios: the words are those of `describe`. What is not said stays fresh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windsock.core.card import EVERYONE, NOBODY, Card, Deck, Pile, Seat
from windsock.core.step import Step
from windsock.core.trouble import Trouble

from .flight_ban import BanPhase
from .licences import advance, connect_bonus
from .material import ABACUS, FACES, MOST, SCORING
from .network import rebuild
from .numbers import BANK_PER_SEAT, MARKET, SCORINGS
from .scoring import AfterScoring, HoldScorings, ScoreAirlines
from .setup import lay_out_table
from .start import ChooseShares, empty_piles
from .state import BANNED, BITS, Europe
from .turn import TURNS
from .two_players import LayOutPhantom

SEAT_KEYS = ("cash", "points", "hand", "portfolio", "ban_markers")
KEYS = {
    *("turn", "phase", "bank", "reserve", "market", "deck", "deck_top", "removed", "scorings"),
    *("seats", "sold", "banned", "planes", "spaces"),
}


def arrange(s: Europe, given: Mapping[str, Any]) -> None:
    """Lay the table as `given` says. Cards that are not placed lie in the deck, scoring cards at its bottom."""
    known(given, KEYS, "")
    s.agenda.clear()
    lay_out_table(s)
    s.chosen = []
    s.scorings = given.get("scorings", 0)
    arrange_board(s, given)
    players = {seat_named(s, key): row for key, row in given.get("seats", {}).items()}
    for seat, row in players.items():
        known(row, SEAT_KEYS, f"p{seat + 1}.")
        s.cash[seat] = row.get("cash", s.cash[seat])
        s.points[seat] = row.get("points", s.points[seat])
        s.ban_markers[seat] = row.get("ban_markers", s.ban_markers[seat])
    s.bank = given.get("bank", BANK_PER_SEAT * s.seats - sum(s.cash))
    if s.bank < 0:
        raise Trouble("scenario-money", bank=s.bank)
    arrange_cards(s, given, players)
    seat = seat_named(s, given.get("turn", "p1"))
    s.agenda = phase(s, given.get("phase", "turn"), seat)


def arrange_board(s: Europe, given: Mapping[str, Any]) -> None:
    """Planes on circles in the order given; markers advance as if they had been bought, bonus included."""
    board = s.board
    routes = s.moves.routes
    for key, owners in given.get("sold", {}).items():
        route = routes.get(key.lower())
        if route is None:
            raise Trouble("scenario-word", word=key, field="sold")
        for owner in owners:
            airline = card_named(owner)
            circle = s.cheapest_circle(route)
            if circle < 0:
                raise Trouble("scenario-word", word=owner, field=f"sold.{key}")
            s.circles[circle] = airline + 1
            s.planes[airline] -= 1
            advance(s, airline, board.circle_price[circle])
    for key, prices in given.get("banned", {}).items():
        route = routes.get(key.lower())
        if route is None:
            raise Trouble("scenario-word", word=key, field="banned")
        for price in prices:
            free = [
                circle
                for circle in range(board.first_circle[route], board.first_circle[route + 1])
                if not s.circles[circle] and board.circle_price[circle] == price
            ]
            if not free:
                raise Trouble("scenario-word", word=str(price), field=f"banned.{key}")
            s.circles[free[0]] = BANNED
    for key, planes in given.get("planes", {}).items():
        s.planes[card_named(key)] = planes
    rebuild(s)
    for airline in BITS[s.bonuses]:
        connect_bonus(s, airline)
    for key, space in given.get("spaces", {}).items():
        s.spaces[card_named(key)] = min(space, board.last_space)


def arrange_cards(s: Europe, given: Mapping[str, Any], players: Mapping[Seat, Any]) -> None:
    """Deal out the named cards; the market and the deck take from what is left."""
    pack = {card: MOST[card] for card in BITS[s.in_play]}
    pack[SCORING] = SCORINGS - s.scorings
    pack[ABACUS] = MOST[ABACUS]

    def take(name: str) -> Card:
        card = card_named(name)
        if pack.get(card, 0) <= 0:
            raise Trouble("scenario-cards", card=name)
        pack[card] -= 1
        return card

    s.hands = empty_piles(s.seats)
    s.count_hands()
    for seat, row in players.items():
        for name in spread(row.get("hand", {})):
            card = take(name)
            s.gain(seat, card, EVERYONE if card == ABACUS else 1 << seat)
        for name in spread(row.get("portfolio", {})):
            s.lay_down(seat, take(name))
    s.removed = Pile([], [])
    for name in spread(given.get("removed", {})):
        s.removed.add(take(name), EVERYONE)
    s.reserve = given.get("reserve", pack[ABACUS])
    if s.reserve > pack[ABACUS]:
        raise Trouble("scenario-cards", card="abacus")
    for _ in range(pack[ABACUS] - s.reserve):
        s.removed.add(ABACUS, EVERYONE)
    top = [take(name) for name in given.get("deck", given.get("deck_top", []))]
    market = [take(name) for name in given["market"]] if "market" in given else None
    rest = [card for card in BITS[s.in_play] for _ in range(pack[card])]
    s.chance.shuffle(rest)
    s.market = [rest.pop() for _ in range(min(MARKET, len(rest)))] if market is None else market
    cards = top[::-1]
    if "deck" not in given:
        cards = [SCORING] * pack[SCORING] + rest + cards
    else:
        for card in rest:
            s.removed.add(card, NOBODY)
    s.deck = Deck(cards, [NOBODY] * len(cards), len(cards))


def phase(s: Europe, name: str, seat: Seat) -> list[Step]:
    """The agenda, last first. Phases of a scoring are held by `seat`, who has the next turn."""
    turn = TURNS[seat]
    if name == "turn":
        return [turn]
    if name == "choose":
        s.chosen = empty_piles(s.seats)
        return [ChooseShares((1 << s.seats) - 1)]
    if name == "score":  # points only
        s.scorings += 1
        return [turn, AfterScoring(seat), ScoreAirlines(), LayOutPhantom()]
    if name == "scoring":  # a whole scoring
        s.scoring_cards = 1
        return [turn, HoldScorings(seat)]
    if name == "ban":
        return [turn, BanPhase(seat, 0)]
    raise Trouble("scenario-word", word=name, field="phase")


def spread(shares: Any) -> list[str]:
    """{red = 2} or ["red", "red"]."""
    if isinstance(shares, Mapping):
        return [name for name, count in shares.items() for _ in range(count)]
    return list(shares)


def known(given: Mapping[str, Any], keys: Any, where: str) -> None:
    for key in given:
        if key not in keys:
            raise Trouble("scenario-word", word=f"{where}{key}", field="given")


def seat_named(s: Europe, name: str) -> Seat:
    for seat in range(s.seats):
        if name == f"p{seat + 1}":
            return seat
    raise Trouble("scenario-word", word=name, field="seat")


def card_named(name: str) -> Card:
    if name not in FACES:
        raise Trouble("scenario-word", word=name, field="card")
    return FACES.index(name)
