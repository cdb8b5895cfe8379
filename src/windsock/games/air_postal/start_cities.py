"""Variant: start cities (section 14). Two secret choices of all players at the same time, before all else:
`start-cities`, `reveal-cities`, `box-cities`, `lay-outstations`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from windsock.core.action import Action
from windsock.core.card import EVERYONE, NOBODY, Card, Seat, Seats
from windsock.core.rule import Rule
from windsock.core.step import Step
from windsock.core.trouble import Trouble

from .board.material import FIRST_CITY
from .board.numbers import DEALT_CITIES
from .board.sheets import SETUPS
from .hiring import settle_in
from .rules import VAR_START_04, VAR_START_06
from .show.events import CityBoxed, OutstationsSet, StartCityChosen
from .state import NOTHING, Postal


def deal_cities(s: Postal) -> None:
    """AP-VAR-START-01 to -03: in secret; what is not dealt goes to the box."""
    cards = [FIRST_CITY + card for card in s.board.variant_cities]
    dealt = DEALT_CITIES[s.seats]  # AP-RULING-84
    if len(cards) < dealt * s.seats:
        facts = {"board": s.board.name, "found": len(cards), "least": dealt * s.seats}
        raise Trouble("board-refused", rule="AP-DATA-18", file=SETUPS, row=0, **facts)
    s.chance.shuffle(cards)
    for seat in range(s.seats):
        for _ in range(dealt):
            s.city_hands[seat].add(cards.pop(), 1 << seat)  # AP-INFO-06
    for card in cards:
        s.boxed_cities.add(card, NOBODY)


def start_city_steps(s: Postal) -> tuple[Step, ...]:
    everyone = (1 << s.seats) - 1
    return (StartCities(everyone), RevealCities(), BoxCities(everyone), LayOutstations())


def card_of(s: Postal, city: int) -> Card:
    """The CITY card of a place."""
    return FIRST_CITY + s.board.city_at.get(city, NOTHING)


def in_hand(s: Postal, seat: Seat, actions: Mapping[int, Action]) -> list[Action]:
    """Of the actions for each place those for the CITY cards in hand."""
    cards = sorted(card - FIRST_CITY for card in s.city_hands[seat].cards if card >= 0)
    return [actions[s.board.city_place[card]] for card in cards]


@dataclass(frozen=True)
class ChooseCity(Action):
    """One card of the hand as start city, face down (AP-VAR-START-04)."""

    city: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return in_hand(s, seat, s.moves.cities)

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        return None if card_of(s, self.city) in s.city_hands[seat].cards else VAR_START_04

    def perform(self, s: Postal, seat: Seat) -> None:
        s.city_hands[seat].take(card_of(s, self.city))
        s.chosen[seat].add(card_of(s, self.city), 1 << seat)
        if s.told is not None:
            s.tell(StartCityChosen(seat))


@dataclass(frozen=True)
class BoxCity(Action):
    """One card of the hand into the box, never shown (AP-VAR-START-06)."""

    city: int

    @staticmethod
    def candidates(s: Postal, seat: Seat) -> Sequence[Action]:
        return in_hand(s, seat, s.moves.boxings)

    def refuse(self, s: Postal, seat: Seat) -> Rule | None:
        return None if card_of(s, self.city) in s.city_hands[seat].cards else VAR_START_06

    def perform(self, s: Postal, seat: Seat) -> None:
        s.city_hands[seat].take(card_of(s, self.city))
        s.boxed_cities = s.boxed_cities.own()
        s.boxed_cities.add(card_of(s, self.city), 1 << seat)
        if s.told is not None:
            s.tell(CityBoxed(seat))


@dataclass(frozen=True)
class StartCities(Step):
    """All who have not chosen yet are asked."""

    waiting: Seats

    def word(self) -> str:
        return "start-cities"

    def asks(self, s: Postal) -> Seats:
        return self.waiting

    def offers(self) -> tuple[type[Action], ...]:
        return (ChooseCity,)

    def why_not(self, action: Action) -> Rule:
        return VAR_START_04

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (StartCities(self.waiting & ~(1 << seat)),)


@dataclass(frozen=True)
class RevealCities(Step):
    """All at the same time: points and money of the card (AP-VAR-START-05)."""

    def word(self) -> str:
        return "reveal-cities"

    def run(self, s: Postal) -> None:
        for seat in range(s.seats):
            s.chosen[seat].show(EVERYONE)
            settle_in(s, seat, s.chosen[seat].cards[0] - FIRST_CITY)


@dataclass(frozen=True)
class BoxCities(Step):
    """The second secret choice."""

    waiting: Seats

    def word(self) -> str:
        return "box-cities"

    def asks(self, s: Postal) -> Seats:
        return self.waiting

    def offers(self) -> tuple[type[Action], ...]:
        return (BoxCity,)

    def why_not(self, action: Action) -> Rule:
        return VAR_START_06

    def next(self, s: Postal, seat: Seat, action: Action) -> tuple[Step, ...]:
        return (BoxCities(self.waiting & ~(1 << seat)),)


@dataclass(frozen=True)
class LayOutstations(Step):
    """All cards left in the hands become the outstations (AP-VAR-START-07)."""

    def word(self) -> str:
        return "lay-outstations"

    def run(self, s: Postal) -> None:
        cities = sorted(card - FIRST_CITY for hand in s.city_hands for card in hand.cards)
        for hand in s.city_hands:
            hand.show(EVERYONE)
        s.outstations = sum(1 << city for city in cities)
        if s.told is not None:
            s.tell(OutstationsSet(tuple(s.board.city_place[city] for city in cities)))
