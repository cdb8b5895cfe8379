"""What is printed on the board, its cards and tiles, of a game that tells: one line for each thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from windsock.core.trouble import Trouble

from .moves import fits
from .records import said
from .words import Words

TOLD = ("effect", "history")  # parts of a name that stand behind what is printed


def printed(legend: Mapping[str, Any], words: Words) -> Iterator[tuple[str, str]]:
    """Every thing of the legend that has words, and its line."""
    for sort in sorts(legend, words):
        for word in legend[sort]:
            yield word, line_of(sort, word, legend[sort][word], words)


def printed_on(legend: Mapping[str, Any], words: Words, word: str) -> str | None:
    """The line of one thing, if it has one."""
    return next(
        (
            line_of(sort, word, legend[sort][word], words)
            for sort in sorts(legend, words)
            if word in legend[sort]
        ),
        None,
    )


def must_be_printed(legend: Mapping[str, Any], words: Words, typed: str) -> list[str]:
    """All lines with these words; finding nothing is a trouble."""
    found = [line for word, line in printed(legend, words) if fits(typed, f"{word} {line}")]
    if not found:
        raise Trouble("no-such-thing", words=typed)
    return found


def sorts(legend: Mapping[str, Any], words: Words) -> list[str]:
    return [sort for sort in legend if words.speaker.knows(f"printed-{sort}")]


def line_of(sort: str, word: str, record: Any, words: Words) -> str:
    """Junkers F 13: land plane, level 1, … A line of history or what it does stands behind."""
    facts = {"word": word}
    for key, value in (record if isinstance(record, dict) else {"all": record}).items():
        facts |= fact(key, value, words)
    forms = words.speaker.forms(word)
    rest = [forms[part] for part in TOLD if part in forms]
    return " ".join([f"{forms['']}: {words.speaker.say(f'printed-{sort}', **facts)}", *rest])


def fact(key: str, value: Any, words: Words) -> dict[str, Any]:
    """A field for a sentence: a word as it is, to choose by, and by its name."""
    if isinstance(value, list):
        return {key: words.speaker.series([said(one, "", words) for one in value])}
    if isinstance(value, str):
        return {key: value, f"{key}-name": said(value, "", words)}
    return {key: "" if value is None else value, f"{key}-given": value is not None}
