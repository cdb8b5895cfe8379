"""Shows the progress of long work: a bar on a terminal, in a pipe a line now and then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from windsock.language import Speaker

FIRST = 5.0  # seconds before the first line
LONGEST = 60.0  # seconds between two

T = TypeVar("T")


def watched(games: Iterable[T], total: int, speaker: Speaker) -> Iterator[T]:
    """The same games, with progress on standard error."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    if not console.is_interactive:
        yield from in_lines(games, total, speaker, console)
        return
    columns = (
        TextColumn(speaker.say("simulate-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        yield from progress.track(games, total=total)


def in_lines(games: Iterable[T], total: int, speaker: Speaker, console: Console) -> Iterator[T]:
    """Prints a line after a few seconds, and then more and more rarely."""
    begun, due = monotonic(), FIRST
    for done, game in enumerate(games, 1):
        yield game
        passed = monotonic() - begun
        if passed >= due and done < total:
            minutes = round(passed / done * (total - done) / 60)
            console.print(speaker.say("simulate-left", done=done, games=total, minutes=minutes))
            due = passed + min(passed, LONGEST)
