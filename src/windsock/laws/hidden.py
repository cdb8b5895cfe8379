"""The laws of hidden information: what a seat can know, and nothing else."""

from __future__ import annotations

from collections import Counter

from windsock.core.card import Card
from windsock.core.play import explain, legal
from windsock.core.sight import SPECTATOR, view
from windsock.core.table import Table

from .broken import STEPS, hold, questions
from .channels import channels, deaf_copy, dealt_again, deck_faces, difference, hidden_faces, unseen
from .inside import all_fields
from .walk import Walk

PLAYED_ON = 1  # of so many walks one is dealt again and played on


def imagined_looks_the_same(walk: Walk) -> None:
    """A seat sees in the world it imagines exactly what it sees: view(imagine(v)) == v."""
    for moment in walk.moments:
        for place in (moment.seat, moment.chance.below(walk.case.seats), SPECTATOR):
            sight = moment.sight(place)
            again = view(moment.world(place), place)
            is_same = all_fields(again.state) == all_fields(sight.state) and again.unseen == sight.unseen
            hold(is_same, moment.where, f"seat {place} sees that its imagined world is not the true one")


def view_is_enough(walk: Walk) -> None:
    """What is legal for a seat, and why not, follows from its view."""
    for moment in walk.moments:
        table = moment.before
        asked = questions(table, moment.chance)
        for seat in range(table.seats):
            masked = moment.sight(seat).state
            is_same = legal(masked, seat) == legal(table.s, seat)
            hold(is_same, moment.where, f"the view of seat {seat} has another legal list")
            for action in asked:
                is_same = explain(masked, seat, action) is explain(table.s, seat, action)
                hold(is_same, moment.where, f"the view of seat {seat} judges {action} otherwise")


def secrets_are_kept(walk: Walk) -> None:
    """Deal again what a seat cannot know: every byte on every channel to it stays equal, also when the same
    moves are played on, as long as they show the seat no new face."""
    for moment in walk.moments[: walk.is_due(PLAYED_ON)]:
        chance = moment.chance
        seat = chance.below(walk.case.seats + 1)
        place = None if seat == walk.case.seats else seat
        keep_decks = chance.below(2) == 1
        true = deaf_copy(moment.before)
        twin = dealt_again(true, place, chance, keep_decks=keep_decks)
        start = true.number
        for step in range(STEPS):
            asked = questions(true, chance)
            found = difference(channels(true, place, asked), channels(twin, place, asked))
            where = f"{moment.where}, {step} actions on, seat {place}"
            hold(not found, where, f"a seat can tell what it cannot know, by {found}")
            if not play_both(walk, start + step, true, twin, place, keep_decks):
                break


def play_both(walk: Walk, number: int, true: Table, twin: Table, place: int | None, keep_decks: bool) -> bool:
    """Play an action of the walk on both tables. Whether the seat was shown no face that differs."""
    if number >= walk.table.number:
        return False
    seat, action = walk.table.done[number]
    if twin.judge(seat, action) is not None:
        return False
    before, uses, hidden = unseen(true, place), true.s.chance.uses, hidden_piles(true, twin, place)
    for table in (true, twin):
        table.push(seat, action)
    after = unseen(true, place)
    if after != unseen(twin, place) or was_opened(hidden, hidden_piles(true, twin, place)):
        return False
    if keep_decks:
        return deck_faces(true) == deck_faces(twin) and (after == before or true.s.chance.uses == uses)
    return after == before


Hidden = list[tuple[Counter[Card], Counter[Card]]]


def hidden_piles(true: Table, twin: Table, place: int | None) -> Hidden:
    """Of each pile, the faces that the seat cannot see, on both tables."""
    return list(zip(hidden_faces(true, place), hidden_faces(twin, place)))


def was_opened(before: Hidden, after: Hidden) -> bool:
    """Whether cards left a pile in which the tables differ: they may have been turned up."""
    if len(before) != len(after):
        return True
    return any(was[0] != was[1] and (was[0] - now[0] or was[1] - now[1]) for was, now in zip(before, after))
