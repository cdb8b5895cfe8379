"""The rule catalogue of a game, read for people: its sections, its rules, and a search through them.

The English catalogue `rules/<game>.md` is the specification; `rules/<language>/<game>.md` translates it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from windsock.core.trouble import Trouble

# In a package that was installed; in a checkout the catalogues lie beside `src`.
PLACES = (Path(__file__).parent / "rules", Path(__file__).parents[2] / "rules")
FOLDER = next((folder for folder in PLACES if folder.is_dir()), PLACES[0])

ID = r"[A-Z][A-Z0-9]*(?:-[0-9]*[A-Z][A-Z0-9]*)+-\d+[a-z]?"  # AE-BUY-06, A90-2P-01, AP-VAR-INIT-05
HEADING = re.compile(r"^## (?:(\d+)\. )?(.*)$", re.MULTILINE)
BULLET = re.compile(rf"- \*\*({ID})\*\*\s*(.*)")
ROW = re.compile(rf"\| \*\*({ID})\*\* \|(.*)\|")
RULER = re.compile(r"\|[\s|:-]+\|")
# Where a rule is printed: [FI], [F; note D], [R-07].
MARK = re.compile(rf"\s*\[(?:[A-Z]{{1,2}}\*?|R-\d+|{ID})(?:[ ,;:][^\]]*)?\]")


@dataclass(frozen=True)
class RuleText:
    """A rule as the catalogue words it, without the marks of its sources."""

    id: str
    section: str
    text: str


class Rulebook:
    """All rules of a game, in the order of its catalogue. What a language lacks is said in English."""

    def __init__(self, game: str, language: str = "en") -> None:
        file = FOLDER / f"{game}.md"
        if not file.is_file():
            raise Trouble("no-rulebook", game=game)
        self.game = game
        translation = FOLDER / language / file.name
        text = translation.read_text(encoding="utf-8") if translation.is_file() else ""
        translated = read(text)
        catalogue = read(file.read_text(encoding="utf-8"), headings(text))
        self.rules = {rule.id: translated.get(rule.id, rule) for rule in catalogue.values()}

    def sections(self) -> dict[str, list[RuleText]]:
        """The contents page."""
        found: dict[str, list[RuleText]] = {}
        for rule in self.rules.values():
            found.setdefault(rule.section, []).append(rule)
        return found

    def find(self, words: str) -> list[RuleText]:
        """The rules in which all words occur: first where the id has them, then where they stand alone."""
        wanted = words.casefold().split()
        if not wanted:
            return []
        exact = [rule for rule in self.rules.values() if [rule.id.casefold()] == wanted]
        if exact:
            return exact
        found = [rule for rule in self.rules.values() if all(word in searched(rule) for word in wanted)]
        return sorted(found, key=lambda rule: rank(rule, wanted))

    def near(self, id: str) -> list[str]:
        """Ids that look like this one."""
        return get_close_matches(id.upper(), self.rules, n=3, cutoff=0.5)


def searched(rule: RuleText) -> str:
    return f"{rule.id} {rule.text}".casefold()


def rank(rule: RuleText, words: list[str]) -> tuple[int, int]:
    """Less is better: words that the id lacks, then words that are only part of another one."""
    alone = set(re.findall(r"\w+", rule.text.casefold()))
    return sum(word not in rule.id.casefold() for word in words), sum(word not in alone for word in words)


def headings(text: str) -> dict[str, str]:
    """The numbered sections of a catalogue: a number is the same section in every language."""
    return {number: title for number, title in HEADING.findall(text) if number}


def read(text: str, titles: Mapping[str, str] | None = None) -> dict[str, RuleText]:
    """Rules stand in bullets, `- **AE-BUY-06** text`, and in rows of tables, `| **AE-INFO-01** | ... |`.

    Sections are called by these titles, by their numbers, or as the text calls them.
    """
    rules: dict[str, RuleText] = {}
    section = ""
    before = ""
    columns: list[str] = []
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            section = (titles or {}).get(heading[1], heading[2])
        elif bullet := BULLET.fullmatch(line):
            rules[bullet[1]] = RuleText(bullet[1], section, unmarked(bullet[2]))
        elif row := ROW.fullmatch(line):
            rules[row[1]] = RuleText(row[1], section, in_words(columns, cells(row[2])))
        elif RULER.fullmatch(line):
            columns = cells(before.strip("|"))[1:]
        before = line
    return rules


def cells(row: str) -> list[str]:
    return [unmarked(cell) for cell in row.split("|")]


def in_words(columns: list[str], values: list[str]) -> str:
    """A row of a table as a sentence: `column: value; column: value`. One column needs no name."""
    pairs = zip(columns, values, strict=False)
    said = [(column, value) for column, value in pairs if value and column != "source"]
    if len(said) == 1:
        return said[0][1]
    return "; ".join(f"{column}: {value}" for column, value in said)


def unmarked(text: str) -> str:
    """Without marks of sources and of emphasis."""
    return re.sub(r"\*\*?([^*]+)\*\*?", r"\1", MARK.sub("", text)).strip()
