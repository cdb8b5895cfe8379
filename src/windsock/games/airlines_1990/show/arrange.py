"""Set up any position, for scenarios: the words are those of `describe`. What is not said stays fresh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from windsock.core.card import NOBODY, Card, Deck, Seat
from windsock.core.given import Given, Pack, misfit, one_of, refuse
from windsock.core.notation import Vocabulary
from windsock.core.step import Step
from windsock.core.trouble import Trouble
from windsock.mechanics.network import find_lowest

from ..board.material import FIRST_FLIGHT, SCORE
from ..board.numbers import COMPANIES, DISPLAY, LATE_ROUNDS, SABOTAGE_LEAST, SCORE_CARDS
from ..ending import EndGame
from ..invariants import unsound
from ..moves import vocabularies
from ..network import rebuild
from ..scoring import ScoreCompanies
from ..setup import lay_out_table
from ..shares import CHECK_DISPLAY
from ..state import SABOTAGED, America
from ..turn import TURNS
from ..two_players import LayOutPhantom

SEAT_KEYS: Final = ("points", "hand", "laid", "flights")
BOARD_KEYS: Final = ("networks", "sabotaged", "supply")
CARD_KEYS: Final = ("display", "pile", "pile_top", "removed_shares")
FLIGHT_KEYS: Final = ("flight_pile", "flight_top", "discard", "removed_flights")
KEYS: Final = ("turn", "turns", "phase", "scorings", "seats", *BOARD_KEYS, *CARD_KEYS, *FLIGHT_KEYS)
PHASES: Final = ("turn", "score", "last-score", "end")


def arrange(s: America, given: Mapping[str, Any]) -> None:
    """Lay the table as `given` says. Cards not placed lie in the piles, score cards at the bottom."""
    told = Given(given)
    told.keep_to(KEYS)
    phase = PHASES[told.word("phase", Vocabulary(PHASES))] if told.has("phase") else "turn"
    s.agenda.clear()
    lay_out_table(s)
    s.turns = told.whole("turns", s.seats)  # not the first round
    is_turned_up = phase == "score" or (phase == "last-score" and s.seats == 2)
    s.scorings = told.whole("scorings", 0, SCORE_CARDS - is_turned_up)
    arrange_board(s, told)
    players = told.seats(s.seats, SEAT_KEYS)
    for seat, row in players.items():
        s.points[seat] = row.whole("points", 0)
    arrange_shares(s, told, players, 0 if phase == "end" else SCORE_CARDS - s.scorings - is_turned_up)
    arrange_flights(s, told, players)
    s.agenda = agenda(s, phase, told.seat("turn", s.seats))
    refuse(unsound(s))


def arrange_board(s: America, given: Given) -> None:
    """Route markers on the lowest free circles, in the order given; then sabotage markers."""
    words = vocabularies(s.board)
    routes, companies = words["route"], words["company"]
    s.own_board()
    networks = given.part("networks")
    for key in networks.table:
        company = one_of(companies, key, "networks")
        s.supply[company] -= 1  # on the headquarters
        for route in networks.unlike(key, routes):
            find_lowest(s.board, s.circles, route, s.lowest, s.value)
            if not s.value[route]:
                room = s.board.first_circle[route + 1] - s.board.first_circle[route]
                raise Trouble("scenario-full", word=s.board.routes[route], field=networks.at(key), most=room)
            s.circles[s.lowest[route]] = company + 1
            s.supply[company] -= 1
    sabotaged = given.part("sabotaged")
    for key in sabotaged.table:
        arrange_sabotage(s, sabotaged.part(key), one_of(routes, key, "sabotaged"), companies)
    for company, left in enumerate(s.supply):
        if left < 0:
            raise Trouble("scenario-cards", word=s.board.companies[company], field="networks")
    supply = given.part("supply")
    for key in supply.table:
        company = one_of(companies, key, "supply")
        s.supply[company] = supply.whole(key, 0, s.supply[company])
    rebuild(s)


def arrange_sabotage(s: America, closed: Given, route: int, companies: Vocabulary) -> None:
    closed.keep_to(("company", "value"))
    company = closed.word("company", companies)
    closed.need("value")
    value = closed.whole("value", 0, max(s.board.printed), SABOTAGE_LEAST)
    circle = s.board.free_circle(s.circles, route, value)
    if circle < 0:
        circles = range(s.board.first_circle[route], s.board.first_circle[route + 1])
        free = [str(s.board.printed[other]) for other in circles if not s.circles[other]]
        raise misfit(value, closed.at("value"), free)
    s.circles[circle] = SABOTAGED + company
    s.supply[company] -= 1


def arrange_shares(s: America, given: Given, players: Mapping[Seat, Given], score_cards: int) -> None:
    """Deal out the named shares; display and pile take from what is left."""
    words = Vocabulary([*s.board.companies, "score"])
    companies = range(COMPANIES)
    pack = Pack([*s.board.shares, score_cards], words)
    for seat, row in players.items():
        for card in pack.take(row.spread("hand"), row.at("hand"), companies):
            s.gain_share(seat, card, 1 << seat)
        for card in pack.take(row.spread("laid"), row.at("laid"), companies):
            s.laid[seat * COMPANIES + card] += 1
    s.removed_shares = pack.take(given.spread("removed_shares"), "removed_shares", companies)
    s.aside = 0
    if s.has_late_cards and s.turns < s.seats * LATE_ROUNDS[s.seats]:
        s.aside, pack.left[SCORE] = pack.left[SCORE], 0
    key = "pile" if given.has("pile") and not given.is_number("pile") else "pile_top"
    top = pack.take(given.names(key), key)
    display = pack.take(given.names("display"), "display", companies)
    if len(display) > DISPLAY:
        word = words.words[display[DISPLAY]]
        raise Trouble("scenario-full", word=word, field="display", most=DISPLAY)
    rest = pack.rest(companies)
    s.chance.shuffle(rest)
    s.display = display if given.has("display") else [rest.pop() for _ in range(min(DISPLAY, len(rest)))]
    cards = top[::-1]
    if given.has("pile"):
        fill = pile_size(given, "pile", len(top), len(rest)) - len(top)
        cards = rest[:fill] + cards
        s.removed_shares += rest[fill:]
    else:
        cards = [SCORE] * pack.left[SCORE] + rest + cards
    s.pile = Deck(cards, [NOBODY] * len(cards), len(cards))


def arrange_flights(s: America, given: Given, players: Mapping[Seat, Given]) -> None:
    """The same for flight cards."""
    flights = s.board.flights
    words = vocabularies(s.board)["flight"]
    kinds = sorted(set(flights))
    pack = Pack([flights.count(flight) for flight in range(len(words.words))], words)
    for seat, row in players.items():
        for flight in pack.take(row.names("flights"), row.at("flights"), kinds):
            s.gain_flight(seat, flight)
    if not given.is_number("discard"):
        s.discard = pack.take(given.names("discard"), "discard", kinds)
    s.removed_flights = pack.take(given.names("removed_flights"), "removed_flights", kinds)
    key = "flight_pile" if given.has("flight_pile") and not given.is_number("flight_pile") else "flight_top"
    top = pack.take(given.names(key), key, kinds)
    rest = pack.rest()
    s.chance.shuffle(rest)
    if given.is_number("discard"):
        s.discard = [rest.pop() for _ in range(given.whole("discard", 0, len(rest)))]
    if given.has("flight_pile"):
        fill = pile_size(given, "flight_pile", len(top), len(rest)) - len(top)
        s.removed_flights += rest[fill:]
        rest = rest[:fill]
    cards: list[Card] = [FIRST_FLIGHT + flight for flight in rest + top[::-1]]
    s.flight_pile = Deck(cards, [NOBODY] * len(cards), len(cards))


def pile_size(given: Given, key: str, named: int, others: int) -> int:
    """How many cards a pile has whose top is named: those alone, or a number."""
    return given.whole(key, 0, named + others, named) if given.is_number(key) else named


def agenda(s: America, phase: str, seat: Seat) -> list[Step]:
    """What is to be done, last first."""
    turn = TURNS[seat]
    if phase == "score":  # a scoring, then the turn
        s.scorings += 1
        return [turn, ScoreCompanies()]
    ending = "third-score-card" if s.seats == 2 else "last-share"
    if phase == "last-score":  # the last scoring, with the phantom of two players
        s.scorings += 1
        steps: list[Step] = [EndGame(ending), ScoreCompanies()]
        return [*steps, LayOutPhantom()] if s.seats == 2 else steps
    if phase == "end":  # the last count
        s.scorings = SCORE_CARDS + (s.seats > 2)
        return [EndGame(ending)]
    return [turn, CHECK_DISPLAY[seat]] if not s.pile.left and s.display else [turn]
