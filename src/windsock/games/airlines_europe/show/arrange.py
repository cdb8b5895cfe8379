"""Set up any position, for scenarios: the words are those of `describe`. What is not said stays fresh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from windsock.core.card import EVERYONE, NOBODY, Deck, Pile, Seat
from windsock.core.given import Given, Pack, misfit, one_of, refuse, within
from windsock.core.notation import Vocabulary
from windsock.core.step import Step
from windsock.core.trouble import Trouble
from windsock.mechanics.network import find_lowest

from ..board.material import ABACUS, FACES, MOST, SCORING
from ..board.numbers import BANK_PER_SEAT, DEAL, MARKET, SCORINGS
from ..ending import EndGame
from ..flight_ban import BanPhase
from ..invariants import unsound
from ..licences import advance, connect_bonus
from ..moves import vocabularies
from ..network import rebuild
from ..scoring import AfterScoring, HoldScorings, ScoreAirlines
from ..setup import deal_from, lay_out_table
from ..start import ChooseShares, empty_piles
from ..state import BANNED, BITS, Europe
from ..turn import TURNS
from ..two_players import LayOutPhantom

SEAT_KEYS: Final = ("cash", "points", "hand", "portfolio", "ban_markers")
BOARD_KEYS: Final = ("sold", "banned", "planes", "spaces")
CARD_KEYS: Final = ("reserve", "market", "deck", "deck_top", "removed")
KEYS: Final = ("turn", "phase", "bank", "scorings", "seats", "pile", *BOARD_KEYS, *CARD_KEYS)
PHASES: Final = ("turn", "choose", "score", "scoring", "ban", "end")


def arrange(s: Europe, given: Mapping[str, Any]) -> None:
    """Lay the table as `given` says. Cards not placed lie in the deck, scoring cards at its bottom."""
    told = Given(given)
    keys = keys_beside_pile() if told.has("pile") else KEYS
    told.keep_to(key for key in keys if key != "banned" or s.has_flight_ban)
    phase = "choose" if told.has("pile") else "turn"
    if told.has("phase"):
        phases = [word for word in PHASES if word != "ban" or s.has_flight_ban]
        phase = phases[told.word("phase", Vocabulary(phases))]
    s.agenda.clear()
    lay_out_table(s)
    s.scorings = told.whole("scorings", 0, SCORINGS - 1)
    arrange_board(s, told)
    players = told.seats(s.seats, SEAT_KEYS)
    arrange_money(s, told, players)
    arrange_markers(s, players)
    if told.has("pile"):
        arrange_pile(s, told)
    else:
        arrange_cards(s, told, players, phase)
    s.agenda = agenda(s, phase, told.seat("turn", s.seats))
    refuse(unsound(s))


def keys_beside_pile() -> list[str]:
    """A pile is dealt out: it says where all cards are, and that shares are to be chosen."""
    return [key for key in KEYS if key not in CARD_KEYS and key != "phase"]


def arrange_money(s: Europe, given: Given, players: Mapping[Seat, Given]) -> None:
    money = BANK_PER_SEAT * s.seats
    for seat, row in players.items():
        s.cash[seat] = row.whole("cash", s.cash[seat], money)
        s.points[seat] = row.whole("points", s.points[seat])
    s.bank = given.whole("bank", money - sum(s.cash), money)
    if s.bank + sum(s.cash) != money or s.bank < 0:
        field = "bank" if given.has("bank") else "seats"
        raise Trouble("scenario-money", field=field, cash=sum(s.cash), bank=s.bank, money=money)


def arrange_markers(s: Europe, players: Mapping[Seat, Given]) -> None:
    """Each ban on the board was a marker (AE-BAN-06), of a seat that is not said to have its own still."""
    laid = s.circles.count(BANNED)
    for seat in range(s.seats):
        most = s.ban_markers[seat]
        if seat in players and players[seat].has("ban_markers"):
            s.ban_markers[seat] = players[seat].whole("ban_markers", most, most)
        else:
            s.ban_markers[seat] = max(0, most - laid)
        laid = max(0, laid - most + s.ban_markers[seat])
    if laid:
        bans = s.circles.count(BANNED)
        raise Trouble("scenario-full", word=str(bans), field="banned", most=bans - laid)


def arrange_board(s: Europe, given: Given) -> None:
    """Planes on circles in the order given; markers advance as if they had been bought, bonus included."""
    board = s.board
    routes = vocabularies(board)["route"]
    s.own_board()
    sold = given.part("sold")
    for key in sold.table:
        route = one_of(routes, key, "sold")
        for airline in airlines_in(s, sold, key):
            find_lowest(board, s.circles, route, s.cheapest, s.price)
            circle = s.cheapest[route]
            if not s.price[route]:
                licences = board.first_circle[route + 1] - board.first_circle[route]
                raise Trouble("scenario-full", word=FACES[airline], field=sold.at(key), most=licences)
            if not s.planes[airline]:
                raise Trouble("scenario-cards", word=FACES[airline], field=sold.at(key))
            s.circles[circle] = airline + 1
            s.planes[airline] -= 1
            advance(s, airline, board.printed[circle])
    arrange_bans(s, given.part("banned"), routes)
    planes = given.part("planes")
    for key in planes.table:
        airline = airline_named(s, key, "planes")
        s.planes[airline] = planes.whole(key, 0, s.planes[airline])
    rebuild(s)
    for airline in BITS[s.bonuses]:
        connect_bonus(s, airline)
    spaces = given.part("spaces")
    for key in spaces.table:
        s.spaces[airline_named(s, key, "spaces")] = spaces.whole(key, 0, board.last_space)


def airlines_in(s: Europe, sold: Given, key: str) -> list[int]:
    """The owners on a route: no airline twice."""
    owners = [airline_named(s, name, sold.at(key)) for name in sold.names(key)]
    for airline in owners:
        if owners.count(airline) > 1:
            raise Trouble("scenario-again", word=FACES[airline], field=sold.at(key))
    return owners


def arrange_bans(s: Europe, banned: Given, routes: Vocabulary) -> None:
    board = s.board
    for key in banned.table:
        route = one_of(routes, key, "banned")
        for price in [banned.table[key]] if banned.is_number(key) else banned.things(key):
            circle = board.free_circle(s.circles, route, within(price, banned.at(key), max(board.printed)))
            circles = range(board.first_circle[route], board.first_circle[route + 1])
            others = [other for other in circles if s.circles[other] != BANNED]
            if circle < 0 or others == [circle]:  # AE-BAN-07: one of a route was there for a buyer
                free = [str(board.printed[other]) for other in others[1:] and others if not s.circles[other]]
                raise misfit(price, banned.at(key), free)
            s.circles[circle] = BANNED


def arrange_pile(s: Europe, given: Given) -> None:
    """Deal from a stacked pile: named cards from the top, the rest shuffled beneath them."""
    airlines = BITS[s.in_play]
    pack = Pack([count if s.in_play >> card & 1 else 0 for card, count in enumerate(MOST)], CARDS)
    top = pack.take(given.names("pile"), "pile", airlines)
    if len(top) > MARKET + DEAL * s.seats:
        raise Trouble("scenario-full", word=FACES[top[-1]], field="pile", most=MARKET + DEAL * s.seats)
    rest = pack.rest(airlines)
    s.chance.shuffle(rest)
    deal_from(s, rest + top[::-1])


def arrange_cards(s: Europe, given: Given, players: Mapping[Seat, Given], phase: str) -> None:
    """Deal out the named cards; the market and the deck take from what is left."""
    airlines = BITS[s.in_play]
    shares = [*airlines, ABACUS]
    turned_up = SCORINGS if phase == "end" else s.scorings + (phase in ("score", "scoring"))
    counts = [MOST[card] if card in shares else 0 for card in range(SCORING)]
    pack = Pack([*counts, SCORINGS - turned_up], CARDS)
    s.chosen = []
    for seat, row in players.items():
        for card in pack.take(row.spread("hand"), row.at("hand"), shares):
            s.gain(seat, card, EVERYONE if card == ABACUS else 1 << seat)
        for card in pack.take(row.spread("portfolio"), row.at("portfolio"), shares):
            s.lay_down(seat, card)
    s.removed = Pile([], [])
    for card in pack.take(given.spread("removed"), "removed", shares):
        s.removed.add(card, EVERYONE)
    s.reserve = given.whole("reserve", pack.left[ABACUS], pack.left[ABACUS])
    for _ in range(pack.left[ABACUS] - s.reserve):
        s.removed.add(ABACUS, EVERYONE)
    key = "deck" if given.has("deck") else "deck_top"
    top = pack.take(given.names(key), key, [*airlines, SCORING])
    market = pack.take(given.names("market"), "market", airlines)
    if len(market) > MARKET:
        raise Trouble("scenario-full", word=FACES[market[MARKET]], field="market", most=MARKET)
    rest = pack.rest(airlines)
    s.chance.shuffle(rest)
    s.market = market if given.has("market") else [rest.pop() for _ in range(min(MARKET, len(rest)))]
    cards = top[::-1]
    if key == "deck":
        for card in rest:
            s.removed.add(card, NOBODY)
    else:
        cards = [SCORING] * pack.left[SCORING] + rest + cards
    s.deck = Deck(cards, [NOBODY] * len(cards), len(cards))


def agenda(s: Europe, phase: str, seat: Seat) -> list[Step]:
    """What is to be done, last first. Phases of a scoring are held by `seat`, who has the next turn."""
    turn = TURNS[seat]
    if phase == "choose":
        s.chosen = empty_piles(s.seats)
        return [ChooseShares((1 << s.seats) - 1)]
    if phase == "score":  # points only
        s.scorings += 1
        after: Step = EndGame("third-scoring") if s.scorings == SCORINGS else AfterScoring(seat)
        return [turn, after, ScoreAirlines(), LayOutPhantom()]
    if phase == "scoring":  # a whole scoring
        s.scoring_cards = 1
        return [turn, HoldScorings(seat)]
    if phase == "ban":
        return [turn, BanPhase(seat, 0)]
    if phase == "end":  # the last count, after the third scoring
        s.scorings = SCORINGS
        return [EndGame("third-scoring")]
    return [turn]


CARDS: Final = Vocabulary(FACES)


def airline_named(s: Europe, name: str, place: str) -> int:
    """An airline in play."""
    return one_of(CARDS, name, place, BITS[s.in_play])
