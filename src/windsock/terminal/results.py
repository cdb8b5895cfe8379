"""Sheets that tell who got what: a scoring, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from .panels import DIM
from .scores import Scoring, final_table, scoring_table
from .session import Session
from .sheets import ReadingSheet, room_in_sheet
from .signs import Signs
from .words import Words


def scoring_sheet(
    scoring: Scoring, signs: Signs, words: Words, names: Sequence[str], screen: int
) -> ReadingSheet:
    """Who got what and why, of one scoring, on a screen of this width."""
    table = scoring_table(scoring, signs, words, names, room_in_sheet(screen))
    legend = Text(words.say("scoring-legend"), DIM)
    return ReadingSheet(words.say("scoring-title", number=scoring.number), [table, legend], words)


def final_sheet(session: Session, words: Words) -> ReadingSheet:
    """Who won, how it ended, and where the game is kept."""
    standing = session.outcome
    winners = words.speaker.series([session.names[seat] for seat in standing.winners])
    body = [
        Text(words.speaker.ending(standing.ending)),
        Text(words.say("final-winners", winners=winners, count=len(standing.winners)), "bold"),
        final_table(standing, session.names),
        Text(session.kept(words, "final-kept"), DIM),
    ]
    return ReadingSheet(words.say("final-title"), body, words)
