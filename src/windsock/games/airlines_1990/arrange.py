"""Set up any position, for scenarios: the words are those of `describe`. What is not said stays fresh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windsock.core.card import NOBODY, Card, Deck, Seat
from windsock.core.step import Step
from windsock.core.trouble import Trouble
from windsock.parts.given import known, names, one_of, seat_named, spread, table_of, whole
from windsock.parts.network import find_lowest

from .ending import EndGame
from .material import FIRST_FLIGHT, SCORE
from .moves import vocabularies
from .network import rebuild
from .numbers import COMPANIES, DISPLAY, LATE_ROUNDS, SCORE_CARDS
from .scoring import ScoreCompanies
from .setup import lay_out_table
from .shares import CHECK_DISPLAY
from .state import SABOTAGED, America
from .turn import TURNS
from .two_players import LayOutPhantom

SEAT_KEYS = ("points", "hand", "laid", "flights")
BOARD_KEYS = ("networks", "sabotaged", "supply")
CARD_KEYS = ("display", "pile", "pile_top", "removed_shares")
FLIGHT_KEYS = ("flight_pile", "flight_top", "discard", "removed_flights")
KEYS = ("turn", "turns", "phase", "scorings", "seats", *BOARD_KEYS, *CARD_KEYS, *FLIGHT_KEYS)


def arrange(s: America, given: Mapping[str, Any]) -> None:
    """Lay the table as `given` says. Cards not placed lie in the piles, score cards at the bottom."""
    known(given, KEYS, "")
    s.agenda.clear()
    lay_out_table(s)
    s.scorings = whole(given, "scorings", 0)
    s.turns = whole(given, "turns", s.seats)  # not the first round
    arrange_board(s, given)
    players = {seat_named(s.seats, key): (key, row) for key, row in table_of(given, "seats").items()}
    for seat, (key, row) in players.items():
        known(row, SEAT_KEYS, f"{key}.")
        s.points[seat] = whole(row, "points", 0)
    arrange_shares(s, given, {seat: row for seat, (_, row) in players.items()})
    arrange_flights(s, given, {seat: row for seat, (_, row) in players.items()})
    s.agenda = phase(s, str(given.get("phase", "turn")), seat_named(s.seats, str(given.get("turn", "p1"))))


def arrange_board(s: America, given: Mapping[str, Any]) -> None:
    """Route markers on the lowest free circles, in the order given; then sabotage markers."""
    routes, companies = s.moves.routes, vocabularies(s.board)["company"].values
    s.own_board()
    for key, network in table_of(given, "networks").items():
        company = one_of(companies, key, "networks")
        s.supply[company] -= 1  # on the headquarters
        for name in names(network, f"networks.{key}"):
            route = one_of(routes, name, f"networks.{key}")
            find_lowest(s.board, s.circles, route, s.lowest, s.value)
            if not s.value[route]:
                raise Trouble("scenario-word", word=name, field=f"networks.{key}")
            s.circles[s.lowest[route]] = company + 1
            s.supply[company] -= 1
    for key, closed in table_of(given, "sabotaged").items():
        route = one_of(routes, key, "sabotaged")
        known(closed, ("company", "value"), f"sabotaged.{key}.")
        company = one_of(companies, closed.get("company"), f"sabotaged.{key}")
        circle = s.board.free_circle(s.circles, route, whole(closed, "value", 0))
        if circle < 0:
            raise Trouble("scenario-word", word=str(closed.get("value")), field=f"sabotaged.{key}")
        s.circles[circle] = SABOTAGED + company
        s.supply[company] -= 1
    supply = table_of(given, "supply")
    for key in supply:
        s.supply[one_of(companies, key, "supply")] = whole(supply, key, 0)
    if min(s.supply) < 0:
        raise Trouble("scenario-word", word=s.board.companies[s.supply.index(min(s.supply))], field="supply")
    rebuild(s)


def arrange_shares(s: America, given: Mapping[str, Any], players: Mapping[Seat, Any]) -> None:
    """Deal out the named shares; display and pile take from what is left."""
    pack = [*s.board.shares, SCORE_CARDS - s.scorings]
    words = {**vocabularies(s.board)["company"].values, "score": SCORE}
    for seat, row in players.items():
        for name in spread(row.get("hand", []), "hand"):
            s.gain_share(seat, take(pack, words, name), 1 << seat)
        for name in spread(row.get("laid", []), "laid"):
            s.laid[seat * COMPANIES + take(pack, words, name)] += 1
    removed = spread(given.get("removed_shares", []), "removed_shares")
    s.removed_shares = [take(pack, words, name) for name in removed]
    if s.has_late_cards and s.turns < s.seats * LATE_ROUNDS[s.seats]:
        s.aside, pack[SCORE] = pack[SCORE], 0
    else:
        s.aside = 0
    count = given["pile"] if type(given.get("pile")) is int else -1
    top_of = given.get("pile_top", [])
    listed = top_of if count >= 0 else given.get("pile", top_of)
    top = [take(pack, words, name) for name in names(listed, "pile")]
    display = [take(pack, words, name) for name in names(given.get("display", []), "display")]
    rest = [company for company in range(COMPANIES) for _ in range(pack[company])]
    s.chance.shuffle(rest)
    s.display = display if "display" in given else [rest.pop() for _ in range(min(DISPLAY, len(rest)))]
    cards = top[::-1]
    if count >= 0:
        fill = max(0, count - len(cards))
        cards = rest[:fill] + cards
        s.removed_shares += rest[fill:]
    elif "pile" in given:
        s.removed_shares += rest
    else:
        cards = [SCORE] * pack[SCORE] + rest + cards
    s.pile = Deck(cards, [NOBODY] * len(cards), len(cards))


def arrange_flights(s: America, given: Mapping[str, Any], players: Mapping[Seat, Any]) -> None:
    """The same for flight cards."""
    flights = s.board.flights
    pack = [flights.count(flight) for flight in range(max(flights) + 1)]
    words = vocabularies(s.board)["flight"].values
    for seat, row in players.items():
        for name in names(row.get("flights", []), "flights"):
            s.gain_flight(seat, take(pack, words, name))
    for key, heap in (("discard", s.discard), ("removed_flights", s.removed_flights)):
        if type(given.get(key)) is not int:
            heap += [take(pack, words, name) for name in names(given.get(key, []), key)]
    count = given["flight_pile"] if type(given.get("flight_pile")) is int else -1
    top_of = given.get("flight_top", [])
    listed = top_of if count >= 0 else given.get("flight_pile", top_of)
    top = [take(pack, words, name) for name in names(listed, "flight_pile")]
    rest = [flight for flight in range(len(pack)) for _ in range(pack[flight])]
    s.chance.shuffle(rest)
    if type(given.get("discard")) is int:
        s.discard = [rest.pop() for _ in range(given["discard"])]
    cards: list[Card] = [FIRST_FLIGHT + flight for flight in top[::-1]]
    if "flight_pile" in given:
        fill = max(0, count - len(cards))
        cards = [FIRST_FLIGHT + flight for flight in rest[:fill]] + cards
        s.removed_flights += rest[fill:]
    else:
        cards = [FIRST_FLIGHT + flight for flight in rest] + cards
    s.flight_pile = Deck(cards, [NOBODY] * len(cards), len(cards))


def phase(s: America, name: str, seat: Seat) -> list[Step]:
    """The agenda, last first."""
    turn = TURNS[seat]
    if name == "turn":
        return [turn, CHECK_DISPLAY[seat]] if not s.pile.left and s.display else [turn]
    if name == "score":  # a scoring, then the turn
        s.scorings += 1
        return [turn, ScoreCompanies()]
    if name == "last-score":  # the last scoring, with the phantom of two players
        s.scorings += 1
        steps: list[Step] = [EndGame("third-score-card" if s.seats == 2 else "last-share"), ScoreCompanies()]
        return [*steps, LayOutPhantom()] if s.seats == 2 else steps
    if name == "end":  # the last count
        return [EndGame("last-share")]
    raise Trouble("scenario-word", word=str(name), field="phase")


def take(pack: list[int], words: Mapping[str, int], name: str) -> Card:
    """A card out of those not placed yet."""
    card = one_of(words, name, "card")
    if card >= len(pack) or pack[card] <= 0:
        raise Trouble("scenario-cards", word=name)
    pack[card] -= 1
    return card
