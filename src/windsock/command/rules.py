"""`windsock rules`: the contents of a rule catalogue, a rule, or a search."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from windsock.core.game import Game
from windsock.core.registry import games, load_game
from windsock.core.trouble import Trouble
from windsock.language import Speaker, default_language, speak
from windsock.rulebook import ID, Rulebook, RuleText

from .language import Language


def register(app: typer.Typer) -> None:
    app.command("rules")(rules)


def rules(
    game: Annotated[
        str, typer.Argument(help="Name of the game, as `windsock games` lists it.", autocompletion=games)
    ],
    words: Annotated[list[str] | None, typer.Argument(help="The id of a rule, or words to look for.")] = None,
    language: Language = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List for every rule the lines that enforce it and its tests.")
    ] = False,
) -> None:
    """Look up the rules of a game: all sections, one rule by its id, or a search for words.

    Rules are in your language. What is not translated (checks of boards, examples) is in English.

    windsock rules airlines-europe

    windsock rules airlines-europe AE-BUY-06

    windsock rules airlines-europe cheapest licence

    windsock rules airlines-europe AE-BUY-06 --language fr
    """
    code = language or default_language()
    speak(code)
    played = load_game(game)
    console = Console(highlight=False)
    if coverage:
        show_coverage(console, game)
        return
    book = Rulebook(game, code)
    speaker = Speaker(code, played)
    if not words:
        show_contents(console, speaker, book)
        return
    found = look_up(book, words)
    if len(found) == 1:
        show_rule(console, speaker, played, found[0], words)
    else:
        show_matches(console, speaker, found, words)


def look_up(book: Rulebook, words: Sequence[str]) -> list[RuleText]:
    """What the words mean. Raises a trouble with the nearest ids if nothing is found."""
    text = " ".join(words)
    found = book.find(text)
    if not found and re.fullmatch(ID, text.upper()):
        raise Trouble("unknown-rule", rule=text, near=", ".join(book.near(text)))
    if not found:
        raise Trouble("no-such-rule", words=text)
    return found


def show_contents(console: Console, speaker: Speaker, book: Rulebook) -> None:
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(speaker.say("rules-section"))
    grid.add_column(speaker.say("rules-ids"))
    grid.add_column(speaker.say("rules-count"), justify="right")
    for section, rules in book.sections().items():
        chapters = dict.fromkeys(rule.id.rpartition("-")[0] for rule in rules)
        grid.add_row(section, ", ".join(chapters), str(len(rules)))
    console.print(grid)
    console.print(Text(speaker.say("rules-hint", game=book.game), "dim"))


def show_rule(console: Console, speaker: Speaker, game: Game, rule: RuleText, words: Sequence[str]) -> None:
    console.print(Text.assemble((rule.id, "bold"), "  ", (rule.section, "dim")))
    console.print(Padding(marked(rule.text, words), (0, 0, 0, 2)))
    if rule.id in game.rules and speaker.knows(rule.id):
        console.print(Text(speaker.say("rules-refusal"), "dim"))
        console.print(Padding(Text(sample(speaker, rule.id)), (0, 0, 0, 2)))


def show_matches(console: Console, speaker: Speaker, found: Sequence[RuleText], words: Sequence[str]) -> None:
    for rule in found:
        console.print(marked(rule.id, words, "bold"))
        console.print(Padding(marked(rule.text, words), (0, 0, 0, 2)))
    console.print(Text(speaker.say("rules-found", count=len(found)), "dim"))


def show_coverage(console: Console, game: str) -> None:
    from windsock.coverage.report import report

    found = report(game)
    found.print(console)
    if found.missing:
        raise typer.Exit(1)


def marked(text: str, words: Sequence[str], style: str = "") -> Text:
    """The text with the search words marked."""
    shown = Text(text, style)
    single = [word for part in words for word in part.split()]
    shown.highlight_words(single, "black on yellow", case_sensitive=False)
    return shown


def sample(speaker: Speaker, rule: str) -> str:
    """The sentence of a refusal, with the names of its facts instead of their values."""
    facts = {name: f"‹{field(speaker, name)}›" for name in speaker.shelf.variables(rule)}
    return speaker.say(rule, **facts)


def field(speaker: Speaker, name: str) -> str:
    return speaker.say(f"field-{name}") if speaker.knows(f"field-{name}") else "…"
