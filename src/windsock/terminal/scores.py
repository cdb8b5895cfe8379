"""Who got what and why: the awards of a scoring, read from what was told, and the final standing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from rich.text import Text

from windsock.core.game import Outcome
from windsock.core.show import POINTS, SCORING, SEAT, Field, known

from .panels import DIM, STRONG, lines_of
from .signs import Signs
from .words import Words

SIGN = 4  # columns for the sign of what was scored
NARROW = 6  # columns for a seat, however narrow the sheet


@dataclass(frozen=True)
class Award:
    """One thing that was scored: what each holder had of it, and what it brought."""

    word: str
    row: tuple[int, ...]
    counts: tuple[int, ...]
    awards: tuple[int, ...]


@dataclass(frozen=True)
class Scoring:
    """A whole scoring: its awards, in order, and what each seat got in all."""

    number: int
    awards: tuple[Award, ...]
    totals: tuple[int, ...]


def scorings(log: Iterable[Mapping[str, Any]], words: Words) -> list[Scoring]:
    """All scorings that were told so far. Events with counts and awards belong to the next totals."""
    found: list[Scoring] = []
    pending: list[Award] = []
    for told in log:
        said = scored(told, words)
        if said is None:
            continue
        if said.counts:
            pending.append(said)
        else:
            number = fact_of(told, words, lambda field: field.of == SCORING)
            found.append(Scoring(number or len(found) + 1, tuple(pending), said.awards))
            pending = []
    return found


def scored(told: Mapping[str, Any], words: Words) -> Award | None:
    """What an event says of a scoring: points of each seat, and of what; None if it says nothing of it."""
    awards = fact_of(told, words, lambda field: field.of == POINTS and field.by == SEAT)
    if awards is None:
        return None
    counts = fact_of(told, words, lambda field: not field.of and field.by == SEAT)
    row = fact_of(told, words, lambda field: field.of == POINTS and not field.by)
    word = fact_of(told, words, lambda field: field.of in words.speaker.vocabularies)
    return Award(word or "", tuple(row or ()), tuple(counts or ()), tuple(awards))


def fact_of(told: Mapping[str, Any], words: Words, is_meant: Callable[[Field], bool]) -> Any:
    """The first fact of such a type."""
    fields = words.speaker.told_fields(told["key"])
    return next((fact for name, fact in told["facts"].items() if is_meant(known(fields, name))), None)


def scoring_table(scoring: Scoring, signs: Signs, words: Words, names: Sequence[str], room: int) -> Text:
    """A row for each thing scored, a column for each seat: how many, and the points for it."""
    say = words.say
    holders = [
        *names,
        *[words.speaker.seat(len(names))] * any(len(one.counts) > len(names) for one in scoring.awards),
    ]
    width = max((len(words.speaker.name(one.word)) + SIGN for one in scoring.awards), default=0)
    width = max(width, len(say("scoring-total")), len(say("scoring-subject"))) + 2
    pays = max([len(pay(one.row)) for one in scoring.awards] + [len(say("scoring-pays"))]) + 2
    sizes = [max(len(name), 8) + 2 for name in holders]
    arrow = " → "
    if width + pays + sum(sizes) > room:  # narrow columns, with names in two lines
        width, pays, arrow = width - 1, pays - 1, "→"
        sizes = [max((room - width - pays) // len(holders), NARROW)] * len(holders)
    head = Text(say("scoring-subject").ljust(width) + say("scoring-pays").ljust(pays), DIM)
    folded = [wrap(name, size - 1) for name, size in zip(holders, sizes, strict=True)]
    lines = [Text(" " * (width + pays)) if number else head for number in range(max(map(len, folded)))]
    for line, parts in zip(lines, zip_longest(*folded, fillvalue="")):
        for part, size in zip(parts, sizes, strict=True):
            line.append(part.rjust(size), "bold")
    for one in scoring.awards:
        line = Text.assemble(signs.chip(one.word), " ", words.speaker.name(one.word).ljust(width - SIGN))
        line.append(pay(one.row).ljust(pays), DIM)
        for count, award, size in zip(one.counts, one.awards, sizes):
            cell = f"{count}{arrow}{award:>2}" if count else "·"
            line.append(cell.rjust(size), STRONG if award else DIM)
        lines.append(line)
    total = Text(say("scoring-total").ljust(width + pays), "bold")
    for points, size in zip(scoring.totals, sizes):
        total.append(f"+{points}".rjust(size), STRONG)
    return lines_of([*lines, total])


def pay(row: Sequence[int]) -> str:
    return "-".join(map(str, row))


def final_table(outcome: Outcome, names: Sequence[str]) -> Text:
    """Places, names and points, with a bar; winners are marked."""
    width = max(len(name) for name in names)
    best = max(max(outcome.scores), 1)
    order = sorted(range(len(names)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    lines = []
    for number, seat in enumerate(order, 1):
        is_winner = seat in outcome.winners
        place = 1 if is_winner else number
        line = Text(
            f"{'★' if is_winner else ' '} {place}. {names[seat]:<{width}}  ", "bold" if is_winner else ""
        )
        line.append(f"{outcome.scores[seat]:>4}  ", "bold")
        line.append("━" * max(0, round(30 * outcome.scores[seat] / best)), STRONG if is_winner else DIM)
        lines.append(line)
    return lines_of(lines)
