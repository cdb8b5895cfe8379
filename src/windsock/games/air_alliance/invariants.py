"""Invariants (section 17): what is true of every position. The laws ask after each action they look at."""

from __future__ import annotations

from windsock.core.card import Card, Seat

from .board.numbers import (
    AIRPORTS,
    ALL_COLOURS,
    CAPACITY,
    INVERTED,
    MARKERS,
    NPAS,
    PLACED,
    PLANES,
    PLAYER_COLOURS,
    PLAYERS,
    POSITIONS,
    ROW,
    ZONE_SPACES,
    V,
    Y,
)
from .ending import points_of
from .journeys import origins
from .markers import Markers
from .state import NONE, World


def broken(s: World, before: World | None) -> str | None:
    """The id of the first invariant that does not hold. `before` is the position one action earlier."""
    rule = unsound(s)
    if rule is not None:
        return rule
    if not all(are_all_placed(s, colour) for colour in range(ALL_COLOURS)):
        return "AA-INV-01"
    if len(all_cards(s)) != len(s.board.cards):
        return "AA-INV-04"
    if s.turns and len(s.row) < ROW and (s.pile.left or s.discards):
        return "AA-INV-05"
    return None if before is None else broken_since(s, before)


def unsound(s: World) -> str | None:
    """What even the sketch of a position must keep; in one, planes and cards may be missing."""
    if not all(are_sound_planes(s, colour) for colour in range(ALL_COLOURS)):
        return "AA-INV-01"
    for airport in range(AIRPORTS):
        if not is_sound_airport(s, airport):
            return "AA-INV-02"
        if not is_sound_queue(s, airport):
            return "AA-INV-03"
    cards = all_cards(s)
    if len(set(cards)) < len(cards) or len(s.row) > ROW:
        return "AA-INV-04"
    if not all(is_sound_zone(zone) for zone in s.zones):
        return "AA-INV-06"
    if len(s.marks) != len(s.row) or not all(s.marks.count(seat) <= MARKERS for seat in range(s.seats)):
        return "AA-INV-07"
    return None


def broken_since(s: World, before: World) -> str | None:
    """What one action may not do."""
    seat = before.asked.bit_length() - 1
    if is_new_turn(s, before) and starting(s) in s.marks:
        return "AA-INV-07"
    if changed_airports(s, before) > 2:
        return "AA-INV-08"
    for card in s.won:
        if card not in before.won and not is_earned(s, before, card):
            return "AA-INV-09"
    for other in range(s.seats):
        now, then = won_in_all(s, other), won_in_all(before, other)
        if not set(then) <= set(now) or points_of(s.board, now) < points_of(s.board, then):
            return "AA-INV-10"
    if is_phase_two(s, before) and not is_sound_loss(s, before):
        return "AA-INV-11"
    if before.is_last and any(mark != NONE and mark not in before.marks for mark in s.marks):
        return "AA-INV-12"
    if s.is_last and not before.is_last and s.next_seat(seat) != starting(s):
        return "AA-INV-12"
    return None


def recount(s: World) -> None:
    """Work out again what the state keeps only for speed."""
    s.show_faces()
    s.show_planes()


def are_sound_planes(s: World, colour: int) -> bool:
    """No more than five of each colour in play, nor more at airports than are placed."""
    standing = s.planes.count(colour)
    if is_out(s, colour):
        return standing == 0 and all(not zone >> colour & 1 for zone in s.zones)
    return s.supply(colour) >= 0 and standing <= placed(s, colour)


def are_all_placed(s: World, colour: int) -> bool:
    """As many planes at airports as were placed."""
    is_placing = not s.turns and not any(isinstance(step, Markers) for step in s.agenda)
    return is_out(s, colour) or is_placing or s.planes.count(colour) == placed(s, colour)


def is_out(s: World, colour: int) -> bool:
    return colour < PLAYER_COLOURS and colour not in s.colours


def placed(s: World, colour: int) -> int:
    return PLACED[s.seats] if colour < PLAYER_COLOURS else PLANES - 1


def is_sound_airport(s: World, airport: int) -> bool:
    """No more planes than positions, and only colours that it admits."""
    planes = queue(s, airport)
    admits = s.board.admits[airport]
    is_in = all(colour == NONE or admits >> colour & 1 for colour in planes)
    return is_in and all(colour == NONE for colour in planes[CAPACITY[s.board.shapes[airport]] :])


def is_sound_queue(s: World, airport: int) -> bool:
    """No gap before a plane that waits; a V may have any."""
    one, two, three = queue(s, airport)
    shape = s.board.shapes[airport]
    if shape == V:
        return True
    if shape == Y:
        return three == NONE or (one != NONE and two != NONE)
    assert shape == INVERTED
    return (two == NONE or one != NONE) and (three == NONE or two != NONE)


def queue(s: World, airport: int) -> list[int]:
    return s.planes[airport * POSITIONS : (airport + 1) * POSITIONS]


def is_sound_zone(zone: int) -> bool:
    """At most four planes, and no player without a neutral airline."""
    return zone.bit_count() <= ZONE_SPACES and (not zone & PLAYERS or bool(zone & NPAS))


def all_cards(s: World) -> list[Card]:
    """Wherever they lie."""
    cards = [*s.pile.faces(), *s.row, *s.discards, *s.won]
    for seat in range(s.seats):
        cards += s.cards_of(seat)
    return cards


def won_in_all(s: World, seat: Seat) -> list[Card]:
    """With those of a turn under way."""
    return s.cards_of(seat) + (s.won if s.asked >> seat & 1 else [])


def is_new_turn(s: World, before: World) -> bool:
    return s.turns > before.turns and not s.ending and not s.legs and s.markers == MARKERS


def starting(s: World) -> Seat:
    """Whose turn it is."""
    return s.asked.bit_length() - 1


def changed_airports(s: World, before: World) -> int:
    return sum(queue(s, airport) != queue(before, airport) for airport in range(AIRPORTS))


def is_earned(s: World, before: World, card: Card) -> bool:
    """The last flight of the turn ends at its destination, and a chain of flights leads there from its
    origin; the card lay in the delivery zone."""
    if not s.legs or card not in before.row:
        return False
    leg = s.legs[-1]
    starts = origins(s.legs[:-1], leg // AIRPORTS)
    return leg % AIRPORTS == s.board.destination[card] and bool(starts >> s.board.origin[card] & 1)


def is_phase_two(s: World, before: World) -> bool:
    """Whether this action ended phase 1."""
    return before.markers > 0 and (not s.markers or s.turns > before.turns)


def is_sound_loss(s: World, before: World) -> bool:
    """One card was lost; none only if all are protected (the last one may have been by the last marker), or
    if it was the only one to draw again."""
    lost = [card for card in before.row if card not in s.row and card not in s.won]
    if lost:
        return len(lost) == 1
    return before.marks.count(NONE) <= 1 or not s.pile.left
