"""Invariants (section 21): what is true of every position. The laws ask after each action they look at."""

from __future__ import annotations

from .board.material import FIRST_LOAD
from .board.numbers import (
    CARGO_SLOT,
    COPIES,
    CREW_SLOT,
    FIRST_EXPERT,
    FLOATS,
    KINDS,
    LAND_FLOATS,
    LOADS,
    NATIONS,
    PAX_SLOT,
    SYSTEM_SLOT,
    TILES,
)
from .equipment import expert_card
from .hiring import NewPilot, NewPlane
from .state import NOTHING, Postal
from .windsock import Windsock

SLOTS = (CARGO_SLOT, PAX_SLOT, CREW_SLOT, SYSTEM_SLOT)
GIVING_UP = ("GiveUp", "Shelve")  # between a change of plane and the end of its discards


def broken(s: Postal, before: Postal | None) -> str | None:
    """The id of the first invariant that does not hold. `before` is the position one action earlier."""
    rule = unsound(s)
    if rule is not None:
        return rule
    if not are_rivers_sound(s):
        return "AP-INV-16"
    return None if before is None else broken_since(s, before)


def unsound(s: Postal) -> str | None:
    """What even the sketch of a position must keep; in one, rivers may have gaps at any time."""
    checks = (
        ("AP-INV-01", loads(s) == list(s.board.load_counts)),
        ("AP-INV-02", objectives(s) == sorted(s.board.in_play)),
        ("AP-INV-03", equipment(s) == [COPIES] * FIRST_EXPERT + [1] * (KINDS - FIRST_EXPERT)),
        ("AP-INV-04", is_giving_up(s) or all(fits(s, seat) for seat in range(s.seats))),
        ("AP-INV-06", is_giving_up(s) or all(has_floats_rightly(s, seat) for seat in range(s.seats))),
        ("AP-INV-07", all(has_sound_gauge(s, seat) for seat in range(s.seats))),
        ("AP-INV-08", s.endurance >= 0),
        ("AP-INV-09", all(money >= 0 and money % 5 == 0 for money in s.money)),
        ("AP-INV-10", are_planes_sound(s)),
        ("AP-INV-11", are_tiles_sound(s)),
        ("AP-INV-12", is_in_range(s)),
        ("AP-INV-13", (~s.locked & (1 << 6) - 1).bit_count() <= s.round),
        ("AP-INV-17", sorted(s.order) == list(range(s.seats))),
        ("AP-INV-19", all(is_somewhere(s, seat) for seat in range(s.seats))),
        ("AP-INV-20", s.lost_pilots >= s.crashed.bit_count()),
    )
    for rule, holds in checks:
        if not holds:
            return rule
    return None


def broken_since(s: Postal, before: Postal) -> str | None:
    """What one action may not do."""
    for old, new in zip(before.firsts, s.firsts):
        if old not in (NOTHING, new):
            return "AP-INV-14"
    if any(old & ~new for old, new in zip(before.visited, s.visited)):
        return "AP-INV-14"
    if s.locked & ~before.locked or (before.locked & ~s.locked).bit_count() > 1:
        return "AP-INV-13"
    if s.points != before.points and not (s.ending or type(before.agenda[-1]).__name__ in SCORING):
        return "AP-INV-18"
    if before.retired & ~s.retired or (before.crashed & ~s.crashed and not is_wrecked(before)):
        return "AP-INV-10"
    if s.lost_pilots not in (before.lost_pilots, before.lost_pilots + 1):
        return "AP-INV-20"
    return None


# The questions after which points may change: at setup, at stops and interruptions. The final score follows
# any question.
SCORING = ("FirstPilot", "StartCities", "Leg", "Effects", "Overhead", "Delivery", "Outstation")


def loads(s: Postal) -> list[int]:
    """Of each kind, wherever they lie."""
    cards = [*s.load_river, *s.load_discard]
    cards += [card - FIRST_LOAD for card in (*s.load_deck.faces(), *s.drawn.cards)]
    found = [cards.count(load) + s.boxed_loads[load] + sum(s.loads[load::LOADS]) for load in range(LOADS)]
    for nation in range(NATIONS):
        found[LOADS - NATIONS + nation] += sum(s.kept[nation::NATIONS])
    return found


def objectives(s: Postal) -> list[int]:
    """All objectives, wherever they lie."""
    cards = [*s.objective_river, *s.objective_discard, *s.boxed_objectives, *s.objective_deck.faces()]
    cards += [card for cards in (*s.objectives, *s.fulfilled) for card in cards]
    cards += [card for card in s.drawn.cards if card < FIRST_LOAD]
    return sorted(card for card in cards if card != NOTHING)


def equipment(s: Postal) -> list[int]:
    """Of each kind, in supplies and piles, aboard and in the box. Of the experts in the initiation game
    none."""
    found = [s.lost_equipment[kind] + sum(heap >> kind & 1 for heap in s.equipment) for kind in range(KINDS)]
    for kind in range(FIRST_EXPERT):
        found[kind] += s.supply[kind]
    cards = [card for pile in (*s.expert_piles, s.boxed_experts) for card in pile.cards]
    for kind in range(FIRST_EXPERT, KINDS):
        found[kind] += (
            cards.count(expert_card(kind)) + (s.loose >> kind & 1) + (s.form.is_initiation and not cards)
        )
    return found


def is_giving_up(s: Postal) -> bool:
    return bool(s.agenda) and type(s.agenda[-1]).__name__ in GIVING_UP


def fits(s: Postal, seat: int) -> bool:
    return s.plane[seat] == NOTHING or all(s.room(seat, slot) >= 0 for slot in SLOTS)


def has_floats_rightly(s: Postal, seat: int) -> bool:
    return not s.has(seat, FLOATS) or s.board.type[s.plane[seat]] == LAND_FLOATS


def has_sound_gauge(s: Postal, seat: int) -> bool:
    return s.plane[seat] == NOTHING or 0 <= s.gauge[seat] <= s.max_fuel(seat)


def are_planes_sound(s: Postal) -> bool:
    """Each plane is in exactly one place; a lost one stays with its owner until they have taken another."""
    used = [plane for plane in s.plane if plane != NOTHING]
    heaps = [s.new_planes, s.crashed, s.retired, *(1 << plane for plane in (*used, *s.second_hand))]
    every = (1 << len(s.board.planes)) - 1
    return sum(heaps) == every and sum(heap.bit_count() for heap in heaps) == len(s.board.planes)


def are_tiles_sound(s: Postal) -> bool:
    used = [1 << s.board.tile[pilot] for pilot in s.pilot if pilot != NOTHING]
    return sum(used).bit_count() == len(used) and not sum(used) & s.lost_tiles and s.lost_tiles < 1 << TILES


def is_wrecked(s: Postal) -> bool:
    return isinstance(s.agenda[-1], NewPilot | NewPlane)


def is_in_range(s: Postal) -> bool:
    if not s.path and not s.flown:
        return True
    seat = s.asked.bit_length() - 1
    return s.asked == 0 or s.flown + s.leg_spaces() <= s.range(seat)


def are_rivers_sound(s: Postal) -> bool:
    """Before the tokens are placed a river is full, or there is no card for it."""
    if not s.agenda or not isinstance(s.agenda[-1], Windsock):
        return True
    has_objectives = s.objective_deck.left or s.objective_discard
    has_loads = s.load_deck.left or s.load_discard
    is_full = NOTHING not in s.objective_river or not has_objectives
    return is_full and (NOTHING not in s.load_river or not has_loads)


def is_somewhere(s: Postal, seat: int) -> bool:
    return s.pilot[seat] == NOTHING or 0 <= s.place[seat] < len(s.board.cities)


def recount(s: Postal) -> None:
    """Nothing is kept for speed alone."""
    s.lay(s.piles(), s.decks())
