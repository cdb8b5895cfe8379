"""Set up any position, for scenarios: the words are those of `describe`. What is not said stays fresh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windsock.core.card import EVERYONE, NOBODY, Card, Deck, Pile, Seat
from windsock.core.step import Step
from windsock.core.trouble import Trouble
from windsock.parts.given import known, names, seat_named, spread, table_of, whole
from windsock.parts.network import find_lowest

from .ending import EndGame
from .flight_ban import BanPhase
from .licences import advance, connect_bonus
from .material import ABACUS, AIRLINES, FACES, MOST, SCORING
from .network import rebuild
from .numbers import BANK_PER_SEAT, DEAL, MARKET, SCORINGS
from .scoring import AfterScoring, HoldScorings, ScoreAirlines
from .setup import deal_from, lay_out_table
from .start import ChooseShares, empty_piles
from .state import BANNED, BITS, Europe
from .turn import TURNS
from .two_players import LayOutPhantom

SEAT_KEYS = ("cash", "points", "hand", "portfolio", "ban_markers")
BOARD_KEYS = ("sold", "banned", "planes", "spaces")
CARD_KEYS = ("reserve", "market", "deck", "deck_top", "removed")
KEYS = ("turn", "phase", "bank", "scorings", "seats", "pile", *BOARD_KEYS, *CARD_KEYS)


def arrange(s: Europe, given: Mapping[str, Any]) -> None:
    """Lay the table as `given` says. Cards not placed lie in the deck, scoring cards at its bottom."""
    known(given, KEYS, "")
    s.agenda.clear()
    lay_out_table(s)
    s.scorings = whole(given, "scorings", 0)
    if s.scorings >= SCORINGS:
        raise Trouble("scenario-word", word=str(s.scorings), field="scorings")
    arrange_board(s, given)
    players = {seat_named(s.seats, key): (key, row) for key, row in table_of(given, "seats").items()}
    for seat, (key, row) in players.items():
        known(row, SEAT_KEYS, f"{key}.")
        s.cash[seat] = whole(row, "cash", s.cash[seat])
        s.points[seat] = whole(row, "points", s.points[seat])
        s.ban_markers[seat] = whole(row, "ban_markers", s.ban_markers[seat])
    if sum(s.cash) > BANK_PER_SEAT * s.seats:
        raise Trouble("scenario-money", cash=sum(s.cash), money=BANK_PER_SEAT * s.seats)
    s.bank = whole(given, "bank", BANK_PER_SEAT * s.seats - sum(s.cash))
    seat = seat_named(s.seats, str(given.get("turn", "p1")))
    if "pile" in given:
        arrange_pile(s, given)
        s.agenda = phase(s, "choose", seat)
        return
    arrange_cards(s, given, {seat: row for seat, (_, row) in players.items()})
    s.agenda = phase(s, str(given.get("phase", "turn")), seat)


def arrange_board(s: Europe, given: Mapping[str, Any]) -> None:
    """Planes on circles in the order given; markers advance as if they had been bought, bonus included."""
    board = s.board
    s.own_board()
    for key, owners in table_of(given, "sold").items():
        route = route_named(s, key, "sold")
        for owner in names(owners, f"sold.{key}"):
            airline = airline_named(s, owner)
            find_lowest(board, s.circles, route, s.cheapest, s.price)
            circle = s.cheapest[route]
            if not s.price[route] or not s.planes[airline]:
                raise Trouble("scenario-word", word=owner, field=f"sold.{key}")
            s.circles[circle] = airline + 1
            s.planes[airline] -= 1
            advance(s, airline, board.printed[circle])
    for key, prices in table_of(given, "banned").items():
        route = route_named(s, key, "banned")
        for price in prices if isinstance(prices, list) else [prices]:
            circle = board.free_circle(s.circles, route, price)
            if circle < 0:
                raise Trouble("scenario-word", word=str(price), field=f"banned.{key}")
            s.circles[circle] = BANNED
    planes = table_of(given, "planes")
    for key in planes:
        s.planes[airline_named(s, key)] = whole(planes, key, 0)
    rebuild(s)
    for airline in BITS[s.bonuses]:
        connect_bonus(s, airline)
    spaces = table_of(given, "spaces")
    for key in spaces:
        s.spaces[airline_named(s, key)] = min(whole(spaces, key, 0), board.last_space)


def arrange_pile(s: Europe, given: Mapping[str, Any]) -> None:
    """Deal from a stacked pile: named cards from the top, the rest shuffled beneath them."""
    for key in (*CARD_KEYS, "phase"):
        if key in given:
            raise Trouble("scenario-word", word=key, field="pile")
    pack = {card: MOST[card] for card in BITS[s.in_play]}
    top = [take(pack, name) for name in names(given["pile"], "pile")]
    if len(top) > MARKET + DEAL * s.seats:
        raise Trouble("scenario-cards", word=FACES[top[-1]])
    rest = [card for card in pack for _ in range(pack[card])]
    s.chance.shuffle(rest)
    deal_from(s, rest + top[::-1])


def arrange_cards(s: Europe, given: Mapping[str, Any], players: Mapping[Seat, Any]) -> None:
    """Deal out the named cards; the market and the deck take from what is left."""
    pack = {card: MOST[card] for card in BITS[s.in_play]}
    turned_up = s.scorings + (given.get("phase") in ("score", "scoring"))
    pack[SCORING] = 0 if given.get("phase") == "end" else SCORINGS - turned_up
    pack[ABACUS] = MOST[ABACUS]
    s.chosen = []
    for seat, row in players.items():
        for name in spread(row.get("hand", []), "hand"):
            card = take(pack, name)
            s.gain(seat, card, EVERYONE if card == ABACUS else 1 << seat)
        for name in spread(row.get("portfolio", []), "portfolio"):
            s.lay_down(seat, take(pack, name))
    s.removed = Pile([], [])
    for name in spread(given.get("removed", []), "removed"):
        s.removed.add(take(pack, name), EVERYONE)
    s.reserve = whole(given, "reserve", pack[ABACUS])
    if s.reserve > pack[ABACUS]:
        raise Trouble("scenario-cards", word="abacus")
    for _ in range(pack[ABACUS] - s.reserve):
        s.removed.add(ABACUS, EVERYONE)
    top = [take(pack, name) for name in names(given.get("deck", given.get("deck_top", [])), "deck")]
    market = [take(pack, name) for name in names(given.get("market", []), "market")]
    rest = [card for card in BITS[s.in_play] for _ in range(pack[card])]
    s.chance.shuffle(rest)
    s.market = market if "market" in given else [rest.pop() for _ in range(min(MARKET, len(rest)))]
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
        after: Step = EndGame("third-scoring") if s.scorings == SCORINGS else AfterScoring(seat)
        return [turn, after, ScoreAirlines(), LayOutPhantom()]
    if name == "scoring":  # a whole scoring
        s.scoring_cards = 1
        return [turn, HoldScorings(seat)]
    if name == "ban":
        return [turn, BanPhase(seat, 0)]
    if name == "end":  # the last count, after the third scoring
        s.scorings = SCORINGS
        return [EndGame("third-scoring")]
    raise Trouble("scenario-word", word=str(name), field="phase")


# Reading


def take(pack: dict[Card, int], name: str) -> Card:
    """A card out of those not placed yet."""
    card = card_named(name)
    if pack.get(card, 0) <= 0:
        raise Trouble("scenario-cards", word=name)
    pack[card] -= 1
    return card


def route_named(s: Europe, name: str, field: str) -> int:
    route = s.moves.routes.get(name.lower())
    if route is None:
        raise Trouble("scenario-word", word=name, field=field)
    return route


def card_named(name: str) -> Card:
    if name not in FACES:
        raise Trouble("scenario-word", word=name, field="card")
    return FACES.index(name)


def airline_named(s: Europe, name: str) -> int:
    """An airline in play."""
    airline = card_named(name)
    if airline >= AIRLINES or not s.in_play >> airline & 1:
        raise Trouble("scenario-word", word=name, field="airline")
    return airline
